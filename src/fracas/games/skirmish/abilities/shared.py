"""What several abilities need or do alike."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.events.fight import AbilityRolled
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import wounded
from fracas.games.skirmish.striking.attack import has_an_attack
from fracas.games.skirmish.striking.damage import heal
from fracas.games.skirmish.turns.recruiting import is_full

D3: Final = (1, 2, 3)
DIE: Final = (1, 2, 3, 4, 5, 6)
COIN_ROUND: Final = 3
COIN: Final = 3
"""So much energy comes at the start of the turn in round 3, from each coin and shard."""

# What comes by itself at the start of a turn, unit by unit, in this order.
COINS_COME: Final = 1
SHARDS_COME: Final = 2
WOUNDS_CLOSE: Final = 3


@need("{me} has no wounds.")
def hurt(state: State, me: int, what: int, at: int) -> bool:
    return wounded(state, me)


@need("{me} has no attack left in this turn.", "skirmish.activate.actions")
def an_attack_left(state: State, me: int, what: int, at: int) -> bool:
    return has_an_attack(state, me)


@need("{other} has no attack left in this turn.", "skirmish.activate.actions")
def can_still_attack(state: State, me: int, what: int, at: int) -> bool:
    return has_an_attack(state, at) or len(state.units[at].shot_at) > 0


@need("There are so many units already that there is no room for another.")
def not_full(state: State, me: int, what: int, at: int) -> bool:
    return not is_full(state)


def heal_d3(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution:
    """1d3 Hp."""
    die: int = yield Roll(ABILITY_IDS[what], D3)
    tell(AbilityRolled, me, what, die)
    heal(state, tell, other, die, ABILITY_IDS[what])
