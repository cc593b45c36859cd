"""Everything that moves: actions, paths with their climbs and jumps, pushes, falls, leaving enemies."""
