"""The moments at which champions and locations do something, in the order of a turn."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.window import Window, Windows

REVEAL: Final = Window("reveal")
"""Step 2: champions are turned up, and this one is on top of a pile (legacy.turn.reveal)."""
BATTLE: Final = Window("battle")
"""A battle ability acts: step 3, or a champion that enters later."""
LEGACY: Final = Window("legacy")
"""A legacy ability acts: step 4."""
PHASE: Final = Window("phase")
"""A phase would begin at this location: is it skipped?"""
COMPARE: Final = Window("compare")
"""Step 6: does the lower total win here?"""
POINTS: Final = Window("points")
"""Step 7: what the loser gains here."""
WON: Final = Window("won")
"""Step 8: what the winner may do here."""
CLEANUP: Final = Window("cleanup")
"""Step 9: the location has been discarded and the row is full again."""
END: Final = Window("end")
"""The end of the game: what this champion on top of a pile is worth."""

WINDOWS: Final = Windows(REVEAL, BATTLE, LEGACY, PHASE, COMPARE, POINTS, WON, CLEANUP, END)
