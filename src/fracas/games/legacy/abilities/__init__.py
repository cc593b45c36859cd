"""What the champions do. Each function is registered under the id of its row in ``content.toml``, at its window.

It is given the state, the function to tell with, and the seat whose ability it is; one that asks is a generator. To
learn how an ability works, one file is enough: `base` has the ten champions of the game, `expansion` the ten others.
"""
