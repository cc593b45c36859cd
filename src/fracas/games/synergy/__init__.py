"""synergy: teams of warriors on a board of squares, three power cards each, and the cards beat the rules."""
