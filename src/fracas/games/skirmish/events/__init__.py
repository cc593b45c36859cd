"""What can happen at a table of skirmish: around the game, in movement, in a fight."""
