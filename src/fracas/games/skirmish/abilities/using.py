"""Abilities that are used by a click: which of them a unit can use now, and using one.

The target is chosen before energy is paid; what cannot be carried out cannot be used, and nothing is paid
(skirmish.ability.cost). What each needs and does is in its home.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities import cinder, crown, free, grave, hero, thorn
from fracas.games.skirmish.abilities.ability import can_use, use_it
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_KINDS, COUNT, FIRST_HERO, FIRST_OWN
from fracas.games.skirmish.card import ACTION as AN_ACTION
from fracas.games.skirmish.card import ALWAYS, FAST
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.done import HERO
from fracas.games.skirmish.moving.pace import interrupt
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import is_hero, price
from fracas.games.skirmish.striking.attack import stop

HOMES: Final = (hero, crown, grave, thorn, cinder, free)
"""Where each ability is declared."""
HERO_CLICKS: Final[list[int]] = [
    ability for ability in range(FIRST_HERO, FIRST_OWN) if ABILITY_KINDS[ability] not in (FAST, ALWAYS)
]
OWN_CLICKS: Final[list[list[int]]] = [
    [
        ability
        for ability in range(FIRST_OWN, COUNT)
        if ABILITY_KINDS[ability] not in (FAST, ALWAYS) and card.own_named(ABILITY_IDS[ability]) is not None
    ]
    for card in UNITS
]
"""By the number of the unit's card."""


def usable(state: State, me: int) -> list[int]:
    """The numbers of all abilities that the unit can use now, in its player's turn."""
    found: list[int] = []
    unit = state.units[me]
    energy = state.energy[state.side_of[unit.seat]]
    # This is asked of every unit before every act: the price comes first, because most cannot be paid.
    if energy > 0 and is_hero(state, me) and not unit.has_done(HERO):
        for ability in HERO_CLICKS:
            if energy >= price(state, me, ability) and can_use(state, me, ability):
                found.append(ability)
    for ability in OWN_CLICKS[unit.kind]:
        if energy >= price(state, me, ability) and can_use(state, me, ability):
            found.append(ability)
    return found


def use(state: State, tell: Tell, me: int, ability: int) -> Resolution:
    """Use it: choose targets, pay, do what it does."""
    if ABILITY_KINDS[ability] == AN_ACTION:
        # Energy abilities that are no action interrupt nothing (skirmish.activate.interrupt).
        interrupt(state, me)
        stop(state)
    yield from use_it(state, tell, me, ability)
