"""Games that are played over again: from the disk, as replays, for an analysis, or to go on from."""
