"""Attacks: who may attack whom, the eleven steps, odds, damage, fast abilities."""
