"""Magic: what its rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.synergy.dice import shift
from fracas.games.synergy.moving import near
from fracas.games.synergy.reactions import reacts
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.state import NOBODY, State
from fracas.games.synergy.windows import MEDDLE

# 100


def foe_rolled_near_me(state: State, me: int) -> bool:
    roller = state.roller
    return roller != NOBODY and state.foes(me, roller) and near(state, me, roller) <= 5


@reacts(MEDDLE, "evil-eye", foe_rolled_near_me, active=True)
def evil_eye(state: State, tell: Tell, me: int) -> None:
    """A foe's die is lowered by 2."""
    shift(state, tell, me, -PROFILES[number_of("evil-eye")].numbers["lower"])
