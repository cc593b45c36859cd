"""The own abilities of the Thorn."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ability import ENEMY, FRIEND, FRIEND_OR_ITSELF, ability, does, whole
from fracas.games.skirmish.abilities.needs import IN_REACH, SEEN, WOUNDED, NotUnderMine, Without, itself
from fracas.games.skirmish.abilities.shared import can_still_attack, heal_d3
from fracas.games.skirmish.card import CHARGE
from fracas.games.skirmish.done import FOUGHT
from fracas.games.skirmish.effects import NEXT_TURN, TURN, effect
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.moving.actions import fade as fade_away
from fracas.games.skirmish.moving.pace import fades
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import is_beast
from fracas.games.skirmish.striking.reactions import before_a_roll, has_no_difficulty, spend

# -- fade

fades("fade")


@need("{me} has made no melee attack in this turn.")
def has_fought(state: State, me: int, what: int, at: int) -> bool:
    return state.units[me].has_done(FOUGHT)


@whole(ability("fade", needs=[has_fought]))
def fade(state: State, tell: Tell, me: int, what: int) -> Resolution:
    gone: bool = yield from fade_away(state, tell, me)
    if gone:
        spend(state, tell, me, what, (me,))


# -- flicker

before_a_roll("flicker", [itself], [has_no_difficulty])


# -- snare

SNARED: Final = effect(
    "snare",
    "snared",
    NEXT_TURN,
    at_most=INCH,
    icon="snake-bite",
    text="Spd 1 until the snarer’s next turn.",
    older_field="snared_by",
)
ability("snare", ENEMY, [IN_REACH, NotUnderMine(SNARED, "{other} is snared already."), SEEN], lays=SNARED)


# -- sap-mend

does(ability("sap-mend", FRIEND_OR_ITSELF, [IN_REACH, WOUNDED]))(heal_d3)


# -- hunt-call


@need("{other} is not a Beast.")
def a_beast(state: State, me: int, what: int, at: int) -> bool:
    return is_beast(state, at)


HUNTING: Final = effect(
    "hunt-call", "hunting", TURN, gives=CHARGE, icon="hunting-horn", text="It has charge this turn.", older_bit=3
)
no_charge = Without(CHARGE, "{other} has charge already.")
ability("hunt-call", FRIEND, [IN_REACH, a_beast, no_charge], most=2, moot=[can_still_attack], lays=HUNTING)
