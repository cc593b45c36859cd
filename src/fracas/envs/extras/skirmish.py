"""skirmish: what is asked. Nothing has more options than "act"."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.state import State
from fracas.games.skirmish.telling.asks import PROMPTS
from fracas.games.skirmish.turns.menu import MOST_LISTED, OF_A_HERO

ENDS_EARLY: Final = True
ASKS: Final = tuple(PROMPTS)


def most(state: State, places: int) -> int:
    """The end of the turn, team-mates, and as many acts as are listed; or in the largest battles each unit of the
    seat, and all that one of them can do: three things to each enemy."""
    units = state.players * (state.points // 4 + 4)
    return max(1 + state.players + max(MOST_LISTED, 4 * units + 2 + 2 * OF_A_HERO), len(UNITS) + 1, places)
