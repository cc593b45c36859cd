"""What environments must know of one game: a module for each, named like it.

``ENDS_EARLY`` says whether the game is over for players who can win no more. (In synergy their zombies may still act,
and if all die at once they share the victory.) ``ASKS`` are the questions that seats are asked. ``most(state, places)``
is how many options any of them has at the most at a table that begins so. ``numbered(state)``, where a game has it, are
its actions with numbers for good.
"""
