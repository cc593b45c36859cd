"""Super-Powers: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.effects.reactions import reacts
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.moving.steps import drift
from fracas.games.synergy.rows import PROFILES, is_flag, is_gadget, number_of
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.blows import present
from fracas.games.synergy.striking.harm import lose
from fracas.games.synergy.terms import ALIVE, BY_PAYING, CONTROLLED, MIST, RAGING
from fracas.games.synergy.turns.gadgets import drop
from fracas.games.synergy.turns.used import uses
from fracas.games.synergy.wants import wants
from fracas.games.synergy.windows import AFTER, HITS, WOUNDED

# 69

BOMB: Final = number_of("the-human-bomb")


@AFTER.of("the-human-bomb")
def the_human_bomb(state: State, tell: Tell, me: int) -> Resolution:
    """The price comes last and cannot be lowered."""
    if state.warriors[me].life == ALIVE:
        yield from lose(state, tell, me, PROFILES[BOMB].numbers["pay"], BY_PAYING)


# 70


@need("{other} has a turn of its own first.")
def had_a_turn_of_its_own(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    warrior = state.warriors[at]
    return not warrior.mastered and not warrior.under >> CONTROLLED & 1


wants(
    "mind-control",
    each=[had_a_turn_of_its_own],
    none="Everybody in the reach of Mind Control has a turn of their own first.",
)


# 79


@AFTER.of("hurricane-sneeze")
def hurricane_sneeze(state: State, tell: Tell, me: int) -> Resolution:
    """The recoil, hit or miss. A strike that never came to its roll was not sneezed."""
    if state.strike.rolled and state.warriors[me].life == ALIVE:
        state.holed = False
        yield from drift(state, tell, me)


# 80


@need("{me} is mist already.")
def no_mist(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return not state.warriors[me].is_under(MIST)


@need("{me} has no strike left, in place of which it would turn to mist.")
def a_strike_for_it(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return state.warriors[me].strikes > 0


@uses("partly-cloudy", no_mist, a_strike_for_it)
def partly_cloudy(state: State, tell: Tell, me: int) -> Resolution:
    """Mist, in place of a strike; flags fall through it."""
    warrior = state.warriors[me]
    warrior.strikes -= 1
    flags = [card for card in warrior.cards if is_flag(card)]
    if flags:
        yield from drop(state, tell, me, flags)
    afflict(state, tell, me, MIST, me)


# 82


@HITS.of("power-pinch")
def power_pinch(state: State, tell: Tell, me: int) -> Resolution:
    """One face-up card of the victim that is no Gadget is suppressed; team powers are no cards of it."""
    victim = present(state).victim
    maker = present(state).maker
    cards = [card for card in state.warriors[victim].cards if not is_gadget(card)]
    if cards:
        card: int = yield Choice(state.player(me), "pinch", cards)
        suppress(state, tell, victim, card, maker)


# 83


@need("{me} is raging already.")
def is_calm(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its own temper
    return not state.warriors[me].under >> RAGING & 1


@reacts(WOUNDED, "anger-issues", is_calm)
def anger_issues(state: State, tell: Tell, me: int) -> None:
    """It rages. What that means, and when it ends, belongs to the form."""
    afflict(state, tell, me, RAGING, me)
