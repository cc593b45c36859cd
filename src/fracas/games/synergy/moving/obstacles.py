"""What is in a warrior's way, which squares are free or empty, and who is near (synergy.obstacle, synergy.diagonal)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.window import fold
from fracas.games.synergy.board import ANYTHING, DISTANCES, PLACES, SAME, either
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import immune
from fracas.games.synergy.terms import MIST
from fracas.games.synergy.windows import CLIMB, IMMUNE_MENTAL, SHARE

_PASSES: Final = 1 << SHARE.number | 1 << CLIMB.number | 1 << IMMUNE_MENTAL.number
"""The windows by which a walk may pass what blocks others: warriors, permanent obstacles, barriers."""
_NO_WALLS: Final = bytes(253)


def obstacles(state: State, me: int) -> bytes:
    """What a walk of ``me`` may not enter. Usually everything that blocks."""
    warrior = state.warriors[me]
    if not warrior.folds & _PASSES and not warrior.under >> MIST & 1:
        return state.blocked
    share = warrior.under >> MIST & 1 == 1 or fold(ROWS, warrior, SHARE, 0, state, me) > 0
    climb = fold(ROWS, warrior, CLIMB, 0, state, me) > 0
    through = 2 in state.walls and immune(state, me, 4)
    if not share and not climb and not through:
        return state.blocked
    mask = state.walls.translate(bytes([0, not climb, not through, *_NO_WALLS]))
    return mask if share else either(mask, state.standing.translate(ANYTHING))


def touching(state: State, me: int, mask: bytes) -> bytes:
    """What bars a diagonal step of ``me`` on both sides: also what it may enter itself (synergy.diagonal).

    Its own square does not matter, nor a barrier which is not there for it.
    """
    if mask is state.blocked:
        return mask
    corners = bytearray(state.blocked)
    square = state.warriors[me].square
    if not state.walls[square] and state.standing[square] == me + 1:
        corners[square] = 0
    for marker in state.markers:
        each = marker[1]
        if state.walls[each] == 2 and not mask[each] and not state.standing[each]:
            corners[each] = 0
    return bytes(corners)


def is_free(state: State, square: int) -> bool:
    """On the board, no permanent obstacle, no barrier, no living warrior."""
    return not state.blocked[square]


def is_empty(state: State, square: int) -> bool:
    """A free square with no marker, loose gadget or base on it."""
    return not state.blocked[square] and not state.ground[square]


def near(state: State, me: int, other: int) -> int:
    """How far two warriors stand apart; 0 in one square."""
    return DISTANCES[PLACES[state.warriors[other].square] - PLACES[state.warriors[me].square] + SAME]


def adjacent(here_: int, there: int) -> bool:
    """Do two squares share a side, or are they one?"""
    away = PLACES[there] - PLACES[here_]
    return away in (0, 1, -1, 29, -29)


def next_to(state: State, me: int, other: int) -> bool:
    """Are two warriors adjacent?"""
    return adjacent(state.warriors[me].square, state.warriors[other].square)
