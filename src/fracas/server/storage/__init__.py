"""The database: what is in it, how it is read, and the one way to write to it."""
