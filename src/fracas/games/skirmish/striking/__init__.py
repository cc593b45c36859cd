"""Attacks: who may attack which enemy, the eleven steps, odds, damage, fast abilities."""
