"""Bots at tables: the processes in which they think, and who has the next turn there."""
