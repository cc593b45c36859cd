"""Measurements, and their committed results in ``results.md``."""
