"""Legacy in the terminal."""
