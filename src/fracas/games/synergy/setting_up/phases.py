"""Which part of the set-up comes next, and whose it is."""

# mypyc: compiled

from __future__ import annotations

from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ASSIGN, BASE, FLAG, GOAL, POWER, SCATTER, TEAM_CARD


def done(state: State, phase: int) -> None:
    """One more seat has done its part; after the last one comes the next phase."""
    state.step += 1
    state.seat = (state.first + state.step) % state.players
    if state.step == state.players:
        enter(state, phase)


def enter(state: State, phase: int) -> None:
    """The next phase begins; those that this table does without are left out."""
    if phase == POWER and not state.alternatives:
        phase = TEAM_CARD
    if phase == TEAM_CARD and not state.extra_team_powers:
        phase = ASSIGN
    if phase == GOAL and state.to_the_death:
        phase = BASE
    if phase == FLAG and state.to_the_death:
        phase = SCATTER
    state.phase = phase
    state.step = 0
    state.seat = state.first


def first_of(state: State, seat: int) -> int:
    """The place of a seat's first warrior."""
    return sum(state.sizes[:seat])
