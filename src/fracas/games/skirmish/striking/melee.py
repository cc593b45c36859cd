"""Which units reach each other in melee, and which are locked (skirmish.attack.range, skirmish.locked)."""

# mypyc: compiled

from __future__ import annotations

from fracas.games.skirmish.bodies import within
from fracas.games.skirmish.card import REACH
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import card_bits


def in_reach(state: State, me: int, other: int) -> bool:
    """Is ``other`` in my own melee range? Seen from above 1" and at most 1 level apart; with reach 2" and 2 levels."""
    mine, theirs = state.units[me], state.units[other]
    times = 2 if card_bits(mine) & REACH else 1
    return -times <= mine.level - theirs.level <= times and within(state, me, other, times * INCH)


def locked(state: State, a: int, b: int) -> bool:
    """Are two enemies locked? Mutual: within the longer of their melee ranges."""
    one, other = state.units[a], state.units[b]
    times = 2 if (card_bits(one) | card_bits(other)) & REACH else 1
    return -times <= one.level - other.level <= times and within(state, a, b, times * INCH)


def is_locked(state: State, me: int) -> bool:
    """Is it locked with anybody? Ranged attacks then have difficulty."""
    side = state.side_of[state.units[me].seat]
    for other, unit in enumerate(state.units):
        if unit.fate == ALIVE and state.side_of[unit.seat] != side and locked(state, me, other):
            return True
    return False


def flanked(state: State, target: int, by: int) -> bool:
    """Is ``target`` locked with a friend of ``by`` other than ``by`` itself (skirmish.flank)? Vigilant not counted."""
    side = state.side_of[state.units[by].seat]
    for other, unit in enumerate(state.units):
        if other != by and unit.fate == ALIVE and state.side_of[unit.seat] == side and locked(state, other, target):
            return True
    return False
