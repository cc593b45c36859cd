"""What a table says of an answer before it is given: that it wins, gives something away, harms one's own side, or
changes nothing.

A mark follows from what the seat knows and from the rules alone. It is no advice, so it is shown where hints are off.
"""

from __future__ import annotations

from typing import Final, Literal

Mark = Literal["", "wins", "loses", "gives", "own", "idle"]

WINS: Final = "wins"
"""It wins for certain. Such an answer stands first."""
LOSES: Final = "loses"
"""It loses for certain, and another may not. Players are asked again."""
GIVES: Final = "gives"
"""It gives away what the seat needs in order to win. Players are asked again."""
OWN: Final = "own"
"""It harms the seat's own side. It stands under "More"."""
IDLE: Final = "idle"
"""It surely changes nothing. It stands under "More"."""

SURE: Final[dict[str, str]] = {WINS: "", LOSES: "This surely loses the game."}
"""What is said before an answer is given that decides the game."""

ASKED_AGAIN: Final = (LOSES, GIVES)
UNDER_MORE: Final = (OWN, IDLE)


def rank(mark: Mark) -> int:
    """Where it stands among the options: what wins first, what is folded away last."""
    return 0 if mark == WINS else 2 if mark in UNDER_MORE else 1
