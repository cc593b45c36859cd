"""What a strike does to each of its victims, as data that the rules and reactions read and change."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.needs import need
from fracas.core.tell import Tell
from fracas.games.synergy.events.strike import Avoided, StrikeLost
from fracas.games.synergy.state import Blow, State
from fracas.games.synergy.striking.targets import is_adjacent
from fracas.games.synergy.terms import ALIVE, HIT, MISSED, UNROLLED


def blow_at(state: State, victim: int, result: int = UNROLLED) -> Blow:
    """What the strike does to one more victim."""
    now = state.strike
    square = state.warriors[victim].square
    return Blow.new(victim, result, now.striker, is_adjacent(now.origin, square))


def lost(state: State, tell: Tell, why: str) -> None:
    """The strike is spent and comes to nothing."""
    state.strike.lost = True
    tell(StrikeLost, state.strike.striker, why)


def catches_a_foe(state: State) -> bool:
    """Does the strike name or catch a foe? Blasts are asked when they land."""
    now = state.strike
    return any(state.warriors[blow.victim].life == ALIVE and state.foes(now.striker, blow.victim) for blow in now.blows)


# -- for reactions


def present(state: State) -> Blow:
    """The blow that is being resolved. A reaction may replace it, so nobody keeps it across a question."""
    return state.strike.blows[state.strike.blow]


def is_victim(state: State, me: int) -> bool:
    """Is ``me`` the victim of the present blow?"""
    now = state.strike
    return now.blow < len(now.blows) and now.blows[now.blow].victim == me


@need("The strike is not at {me}.")
def struck(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - whatever it would use
    return is_victim(state, me)


@need("The strike misses {me} already.")
def hit(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - whatever it would use
    """Another card may have turned it away."""
    return present(state).result == HIT


def avoid(state: State, tell: Tell, me: int, card: int) -> None:
    """The present hit misses ``me``."""
    present(state).result = MISSED
    tell(Avoided, me, card)
