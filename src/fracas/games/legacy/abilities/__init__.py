"""What the champions do. Each function is registered under the id of its row in ``content.toml``, at its window.

It is given the state, whom to tell, and the seat whose ability it is; one that asks is a generator. Who reads only one
file to learn how an ability works: `base` has the ten champions of the game, `expansion` the ten others.
"""
