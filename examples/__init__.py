"""Scripts that show what can be done with Fracas from outside; each is short enough to be read at once."""
