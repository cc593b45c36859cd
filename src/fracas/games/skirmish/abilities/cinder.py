"""The own abilities of the Cinder."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ability import ENEMY, FRIEND, ability, does
from fracas.games.skirmish.abilities.needs import IN_REACH, SEEN, NotUnder
from fracas.games.skirmish.abilities.shared import can_still_attack
from fracas.games.skirmish.card import FELLHANDED
from fracas.games.skirmish.effects import ATTACK, TURN, effect
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import is_hero
from fracas.games.skirmish.striking.attack import hurl as hurl_at
from fracas.games.skirmish.striking.reactions import before_a_loss, before_a_roll, raises

# -- oath-shield


@need("{other} is a hero.")
def no_hero(state: State, me: int, what: int, at: int) -> bool:
    return not is_hero(state, at)


OATH: Final = effect(
    "oath-shield", "oath", TURN, defence=2, icon="swords-emblem", text="+2 Def this turn.", older_bit=7
)
no_oath = NotUnder(OATH, "{other} is under an oath already.")
# "Another" unit follows: only heroes have it, and no hero is helped.
before_a_roll("oath-shield", [no_hero, no_oath, IN_REACH], [raises], OATH)


# -- temper

TEMPERED: Final = effect(
    "temper",
    "tempered",
    ATTACK,
    damage=1,
    gives=FELLHANDED,
    icon="anvil",
    text="Its next attack deals +1 and is fellhanded.",
    older_bit=9,
)
not_tempered = NotUnder(TEMPERED, "{other} is tempered already.")
ability("temper", FRIEND, [IN_REACH, not_tempered], moot=[can_still_attack], lays=TEMPERED)


# -- granite-word

before_a_loss("granite-word", [IN_REACH])


# -- hurl


@need("{me} is climbing, and may not attack meanwhile.", "skirmish.climb")
def not_climbing(state: State, me: int, what: int, at: int) -> bool:
    return not state.units[me].hanging


@does(ability("hurl", ENEMY, [IN_REACH, SEEN], needs=[not_climbing]))
def hurl(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution:
    yield from hurl_at(state, tell, me, other)
