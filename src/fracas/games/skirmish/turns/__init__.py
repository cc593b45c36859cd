"""Rounds and turns: who acts, what can be done, energy and rune-stones, recruits, the end."""
