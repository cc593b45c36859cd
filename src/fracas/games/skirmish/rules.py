"""The rules of skirmish: what is played next from a boundary. One act is one resolution."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.setting_up.mustering import muster
from fracas.games.skirmish.setting_up.opening import deploy, place_stones
from fracas.games.skirmish.state import DEPLOY, MUSTER, OVER, ROUND, SIDES, STONES, TURN, State
from fracas.games.skirmish.turns.rounds import begin_round
from fracas.games.skirmish.turns.sides import take_sides
from fracas.games.skirmish.turns.turn import play


def resolution(state: State, tell: Tell) -> Resolution | None:
    """What is to be played next; None when the game is over."""
    phase = state.phase
    if phase == TURN:
        return play(state, tell)
    if phase == ROUND:
        return begin_round(state, tell)
    if phase == DEPLOY:
        return deploy(state, tell)
    if phase == STONES:
        return place_stones(state, tell)
    if phase == SIDES:
        return take_sides(state, tell)
    if phase == MUSTER:
        return muster(state, tell)
    assert phase == OVER
    return None
