"""Team powers: what their rows cannot say (synergy.team, synergy.option.alternative-team-powers)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.synergy.gadgets import carries
from fracas.games.synergy.harm import heal
from fracas.games.synergy.moving import adjacent
from fracas.games.synergy.reactions import reacts
from fracas.games.synergy.state import State
from fracas.games.synergy.windows import AGAINST, BASIC_SQUARES, BEGINS, DIAGONAL_MOVE, FIRST_MOVE


@BASIC_SQUARES.of("light-feet")
def light_feet(state: State, me: int) -> int:
    return 1 if carries(state, me) == 0 else 0


@AGAINST.of("small-target")
def small_target(state: State, me: int) -> int:
    return -1 if not adjacent(state.strike.origin, state.warriors[me].square) else 0


def at_home(state: State, me: int) -> bool:
    warrior = state.warriors[me]
    return adjacent(state.bases[warrior.owner], warrior.square)


@reacts(BEGINS, "home-cooking", at_home, must=True)
def home_cooking(state: State, tell: Tell, me: int) -> None:
    heal(state, tell, me, 1)


@DIAGONAL_MOVE.of("sidesteppers")
def sidesteppers(state: State, me: int) -> int:  # noqa: ARG001 - it needs no more
    """One step only, and only of a basic move: below 0. With The Moves it does not matter."""
    return -1


@FIRST_MOVE.of("grand-entrance")
def grand_entrance(state: State, me: int) -> int:  # noqa: ARG001 - the walk asks for the first move only
    return 1
