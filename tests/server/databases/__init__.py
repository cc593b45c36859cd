"""Databases of the versions that landed, and how they were made."""
