"""What synergy brings to the terminal."""
