"""skirmish: armies of miniatures on a table with terrain, measured in inches."""
