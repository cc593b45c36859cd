"""synergy: what is asked. A list has squares, cards or warriors; at the most all of them."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.synergy.board import SQUARES
from fracas.games.synergy.numbers import NUMBERS
from fracas.games.synergy.state import State
from fracas.games.synergy.telling.asks import PROMPTS

ENDS_EARLY: Final = False
ASKS: Final = tuple(PROMPTS)


def most(state: State, places: int) -> int:
    """Any square, any card and any warrior."""
    return max(SQUARES + NUMBERS + sum(state.sizes), places)
