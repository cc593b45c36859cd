"""A warrior's turn: what it may do, gadgets that change hands, and the end of the game."""
