"""Team powers: what their rows cannot say (synergy.team, synergy.option.alternative-team-powers)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.tell import Tell
from fracas.games.synergy.effects.reactions import happens
from fracas.games.synergy.moving.obstacles import adjacent
from fracas.games.synergy.rows import PROFILES, is_gadget, number_of
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import heal
from fracas.games.synergy.turns.gadgets import carries
from fracas.games.synergy.windows import AGAINST, BASIC_SQUARES, BEGINS, BURDEN, FIRST_MOVE

LIGHT_FEET: Final = number_of("light-feet")


@BASIC_SQUARES.of("light-feet")
def light_feet(state: State, me: int) -> int:
    """While it carries no gadget. A flag is one; of face-down ones only its player knows (`heavy_pockets`)."""
    return PROFILES[LIGHT_FEET].numbers["squares"] if carries(state, me) == 0 else 0


@BURDEN.of("light-feet")
def heavy_pockets(state: State, me: int) -> int:
    """A face-down gadget is carried too."""
    hidden = any(is_gadget(card) for card in state.warriors[me].down)
    return light_feet(state, me) if hidden else 0


@AGAINST.of("small-target")
def small_target(state: State, me: int) -> int:
    """From beyond adjacent only."""
    if adjacent(state.strike.origin, state.warriors[me].square):
        return 0
    return PROFILES[number_of("small-target")].numbers["against"]


def at_home(state: State, me: int) -> bool:
    warrior = state.warriors[me]
    return adjacent(state.bases[warrior.owner], warrior.square)


@happens(BEGINS, "home-cooking", at_home)
def home_cooking(state: State, tell: Tell, me: int) -> None:
    heal(state, tell, me, PROFILES[number_of("home-cooking")].numbers["heal"])


@FIRST_MOVE.of("grand-entrance")
def grand_entrance(state: State, me: int) -> int:  # noqa: ARG001 - it is asked for the first move only
    return PROFILES[number_of("grand-entrance")].numbers["times"] - 1
