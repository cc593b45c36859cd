"""Pieces of games to come, small enough to read: they were built before the interfaces of the core were frozen, and are
kept as tests of it."""
