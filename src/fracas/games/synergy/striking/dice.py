"""Dice that warriors roll, and everything that shifts them (synergy.strike.roll)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.effects.reactions import anybody, ask
from fracas.games.synergy.events.strike import DieRolled, DieShifted
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.state import State
from fracas.games.synergy.windows import MEDDLE, SHIFT

DIE: Final = (1, 2, 3, 4, 5, 6)

SUCCESS: Final = 0
"""The success roll of a strike: shifts may take it past 6 or below 1."""
AMOUNT: Final = 1
"""Damage."""
DEFENCE: Final = 2
GATE_ROLL: Final = 3
DRIFTING: Final = 4
CRASH: Final = 5
TABLE: Final = 6
ROLLS: Final = ("success", "damage", "defence", "gate", "drift", "collision", "table")

SHIFTS: Final = [list(range(-most, most + 1)) for most in range(8)]


def roll(state: State, tell: Tell, me: int, what: int) -> Resolution:
    """``me`` rolls a die, may shift it, and then others may. What it comes to is ``state.die``."""
    die: int = yield Roll("die", DIE)
    state.die = die
    state.roller = me
    state.rolling = what
    tell(DieRolled, me, die, ROLLS[what])
    warrior = state.warriors[me]
    if warrior.folds >> SHIFT.number & 1:
        most = fold(ROWS, warrior, SHIFT, 0, state, me)
        if most > 0:
            by: int = yield Choice(state.player(me), "shift", SHIFTS[most], 0)
            if by:
                shift(state, tell, me, by)
    meddlers = anybody(state, MEDDLE)
    if meddlers:
        yield from ask(state, tell, MEDDLE, meddlers)
        state.roller = me


def shift(state: State, tell: Tell, shifter: int, by: int) -> None:
    """Shift the die that lies there. Amounts and tables stay within 1 and 6."""
    die = state.die + by
    if state.rolling != SUCCESS:
        die = min(6, max(1, die))
    state.die = die
    tell(DieShifted, shifter, by, die)
