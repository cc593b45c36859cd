"""Strikes: who may be aimed at, the twelve steps, dice, areas, damage and death, odds."""
