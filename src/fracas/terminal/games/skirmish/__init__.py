"""Skirmish in the terminal: the field in characters, orders in one line, armies as text."""
