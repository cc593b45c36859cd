"""What becomes of an army whose player leaves a game of three or more (figures.leave)."""

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.figures.actions import leave_line
from fracas.games.figures.events import ArmyLeaves, GameOver
from fracas.games.figures.rules import pass_on, winners
from fracas.games.figures.state import BATTLE, OVER, TURN, State


def leave(state: State, seat: int, tell: Tell) -> bool:
    """The army leaves the field, the captives that it holds go free to nobody, the hand is discarded. Before the first
    turn there is no army to take away: a bot plays on."""
    if state.phase not in (TURN, BATTLE) or not state.lines[seat]:
        return False
    tell(ArmyLeaves, seat)
    for figure in state.lines[seat].copy():
        leave_line(state, figure, seat)
        state.gone.append(figure)
    state.gone += state.captives[seat]
    state.captives[seat] = []
    state.discard += state.hands[seat]
    state.hands[seat] = []
    state.stuns[seat] = 0
    if state.seat == seat:
        pass_on(state, tell)
    elif not state.contested():
        state.phase = OVER
        tell(GameOver, tuple(winners(state)))
    return True
