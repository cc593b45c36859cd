"""The own abilities of the Crown."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ability import ENEMY, FRIEND, FRIEND_OR_ITSELF, ability, does
from fracas.games.skirmish.abilities.needs import IN_REACH, SEEN, WOUNDED, NotUnder, NotUnderMine
from fracas.games.skirmish.abilities.shared import an_attack_left, heal_d3
from fracas.games.skirmish.card import RETALIATE
from fracas.games.skirmish.done import MARCHED, MOVED, SHOT
from fracas.games.skirmish.effects import HOLDS, SLOWS, TURN, any_that, effect
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.passives import TO_MOVE, TO_SHOOT, bars, gives_nearby
from fracas.games.skirmish.state import State
from fracas.games.skirmish.striking.damage import heal

# -- mark-prey

MARKED: Final = effect(
    "mark-prey",
    "marked",
    TURN,
    against=1,
    term="marked prey",
    place=4,
    icon="target-arrows",
    text="Attacks of the marker’s side against it have +1 this turn.",
    older_field="marked_by",
)
ability("mark-prey", ENEMY, [IN_REACH, NotUnderMine(MARKED, "{other} is marked already."), SEEN], lays=MARKED)


# -- steady-aim


@need("{me} has moved in this turn.")
def has_not_moved(state: State, me: int, what: int, at: int) -> bool:
    unit = state.units[me]
    return not unit.has_done(MOVED) and not unit.has_done(MARCHED)


AIMING: Final = effect(
    "steady-aim",
    "aiming",
    TURN,
    eases=True,
    holds=True,
    icon="bullseye",
    text="Ease for its ranged attacks this turn; it may not move.",
    older_bit=1,
)
ability("steady-aim", needs=[has_not_moved, an_attack_left], lays=AIMING)


# -- ride-with-me


@need("{other} has moved in this turn.")
def still_to_move(state: State, me: int, what: int, at: int) -> bool:
    unit = state.units[at]
    return not unit.has_done(MOVED) and not unit.has_done(MARCHED)


RIDING: Final = effect(
    "ride-with-me", "riding", TURN, speed=2 * INCH, icon="horseshoe", text="+2 Spd this turn.", older_bit=2
)
not_riding = NotUnder(RIDING, "{other} rides faster already.")


@need("{other} cannot be made faster in this turn.")
def can_be_faster(state: State, me: int, what: int, at: int) -> bool:
    return not any_that(state.units[at], SLOWS) and not any_that(state.units[at], HOLDS)


ability("ride-with-me", FRIEND, [IN_REACH, still_to_move, not_riding], moot=[can_be_faster], most=2, lays=RIDING)


# -- steadfast

gives_nearby("steadfast", RETALIATE)


# -- braced

# Being pushed is not moving, and attacking back is not shooting in its turn.
bars(
    "braced",
    TO_SHOOT,
    after=1 << MOVED | 1 << MARCHED,
    says="It is braced: it has moved in this turn, so it may not shoot.",
    warns=", then it may not shoot",
)
bars("braced", TO_MOVE, after=1 << SHOT, says="It is braced: it has shot, and may not move this turn.")


# -- mending-prayer, mend

does(ability("mending-prayer", FRIEND_OR_ITSELF, [IN_REACH, WOUNDED]))(heal_d3)


@does(ability("mend", FRIEND_OR_ITSELF, [IN_REACH, WOUNDED]))
def mend(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution | None:
    heal(state, tell, other, 1, "mend")
    return None
