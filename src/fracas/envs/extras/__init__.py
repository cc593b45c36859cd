"""What environments must know of one game: a module for each, named like it.

``ASKS`` are the questions that seats are asked, ``most(state, places)`` is how many options any of them has at the
most at a table that begins so, and ``numbered(state)``, where a game has it, are its actions with numbers for good.
"""
