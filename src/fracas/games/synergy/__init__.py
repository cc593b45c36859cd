"""Strange Synergy: teams of warriors on a board of 15×15 squares, with power cards that beat the rules."""
