"""Super-Powers: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.harm import lose
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.state import ALIVE, BY_PAYING, State
from fracas.games.synergy.windows import AFTER

# 69

BOMB: Final = number_of("the-human-bomb")


@AFTER.of("the-human-bomb")
def the_human_bomb(state: State, tell: Tell, me: int) -> Resolution:
    """The price comes last and cannot be lowered."""
    if state.warriors[me].life == ALIVE:
        yield from lose(state, tell, me, PROFILES[BOMB].numbers["pay"], BY_PAYING)
