"""Everything that moves: walks and their paths, moves by cards, steps, collisions, knocks, what is in the way."""
