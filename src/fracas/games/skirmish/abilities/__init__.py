"""What units can do besides moving and attacking: the abilities of every hero, own abilities, items."""
