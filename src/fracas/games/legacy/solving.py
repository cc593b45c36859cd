"""What decides a position of legacy, and how far the end is."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from fracas.games.legacy.content import CHAMPION_NUMBERS
from fracas.games.legacy.state import OVER, TURN, State

FAR: Final = 1000
"""Too far to count."""
WARLORD: Final = CHAMPION_NUMBERS["warlord"]


def position(state: State) -> tuple[bool, Hashable]:
    """All that decides how the game goes on. Of the scores that is the difference, unless a Warlord may take points
    from somebody who has none."""
    mine, theirs = _side(state, 0), _side(state, 1)
    swapped = theirs < mine
    holder = state.holder
    first, second = state.scores
    if swapped:
        mine, theirs = theirs, mine
        first, second = second, first
        holder = 1 - holder
    score: Hashable = first - second
    if WARLORD in state.sets[0] or WARLORD in state.sets[1]:
        score = (first, second)
    table = (state.row, state.top, state.bag, state.bottom)
    stage = (state.round, state.rounds, state.phase, state.beginner)
    return swapped, (mine, theirs, holder, state.value, score, table, stage)


def _side(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """All ten champions of a seat, and so what returns to hand between rounds too."""
    return state.hands[seat], state.piles[seat], state.aside[seat]


def turns_left(state: State) -> int:
    """How many battles there are at most until the end of the game, once the last round has begun."""
    if state.phase == OVER:
        return 0
    if state.phase != TURN or state.round < state.rounds:
        return FAR
    mine, theirs = state.left(0), state.left(1)
    return max(1, min(max(mine, theirs) - 1, mine, theirs))
