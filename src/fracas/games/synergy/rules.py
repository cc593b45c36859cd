"""The rules of synergy around the turn: what is played next from a boundary. One action is one resolution."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.synergy import powers
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.setting_up.draws import draw, keep
from fracas.games.synergy.setting_up.opening import set_up
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.targets import forget
from fracas.games.synergy.terms import ALIVE, NO_CARD, NOBODY, NOWHERE, OVER, TURN
from fracas.games.synergy.turns.ending import GameOver
from fracas.games.synergy.turns.turn import choose, go_on

__all__ = ["powers", "resolution"]
"""The powers are only here to be registered."""


def resolution(state: State, tell: Tell) -> Resolution | None:
    """What is to be played next; None when the game is over."""
    if state.phase == TURN:
        return play(state, tell)
    if state.phase == OVER:
        return None
    return set_up(state, tell)


def play(state: State, tell: Tell) -> Resolution:
    """One piece of a turn: a warrior is chosen and begins, or it does one thing, or it ends."""
    try:
        if state.pending:
            yield from draw(state, tell)
        elif any(state.offered):
            yield from keep(state, tell)
        elif state.active == NOBODY:
            yield from choose(state, tell)
        else:
            yield from go_on(state, tell)
    except GameOver:
        pass
    clear(state)


def clear(state: State) -> None:
    """An action is over: nothing is going on, and the dead have no cards any more."""
    forget(state)
    state.die = 0
    state.roller = NOBODY
    state.rolling = 0
    state.cause = 0
    state.other = NOBODY
    state.holed = False
    state.centre = NOWHERE
    state.kind = 0
    state.chosen = NO_CARD
    if state.busy or state.falling or state.dying or state.overloaded:
        state.busy = []
        state.falling = []
        state.dying = []
        state.overloaded = []
    if not state.graves:
        return
    state.graves = False
    for warrior in state.warriors:
        if warrior.live and warrior.life != ALIVE:
            warrior.bear(ROWS, [])
            warrior.hooks = 0
