"""Leaders of skirmish: who leads, who is moved, who lives."""

from __future__ import annotations

from typing import Final

from fracas.bots.evaluation import Leading
from fracas.core.question import Question, region_of
from fracas.games.skirmish.state import ALIVE, State


def moves_leader(state: State, question: Question, seat: int) -> bool:
    """Is the seat asked where a leader of its own goes?"""
    mover: int = getattr(region_of(question, seat), "me", -1)
    return mover >= 0 and state.units[mover].leader and state.side(mover) == state.side_of[seat]


def leaders_live(state: State, seat: int) -> bool:
    """Do all leaders of its side live?"""
    side = state.side_of[seat]
    return all(unit.fate <= ALIVE for unit in state.units if unit.leader and state.side_of[unit.seat] == side)


LEADING: Final = Leading(moves_leader, leaders_live)
