"""What one unit has done in the turn being played: bits of `Unit.done`."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

MOVED: Final = 0
"""It has used its movement action, or part of it."""
ACTED: Final = 1
"""It has used its standard action."""
MARCHED: Final = 2
FOUGHT: Final = 3
"""It has made a melee attack (fade)."""
SHOT: Final = 4
"""It has made a ranged attack (braced)."""
HONED: Final = 5
"""Its honed blade has been used this turn."""
HERO: Final = 6
"""It has used one of the standard hero abilities this turn."""
CHARGED: Final = 7
"""Its first attack since it moved into melee range has been made."""
NEW: Final = 8
"""It joined the battle this turn and may not act yet."""
MARCHING: Final = 9
"""The movement being made is its march."""
