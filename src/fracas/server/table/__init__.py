"""One table: the authority over its game, and all that belongs to it."""
