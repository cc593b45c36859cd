"""Abilities that are used by a click: which of them a unit can use now, why not, and using one (content 1.2).

The target is chosen before energy is paid; what cannot be carried out cannot be used, and nothing is paid
(skirmish.ability.cost). What each one does is in `hero` and `own`.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.hero import use_hero, why_not_hero
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_KINDS, ABILITY_RULES, COUNT, FIRST_HERO, FIRST_OWN
from fracas.games.skirmish.abilities.own import use_own, why_not_own
from fracas.games.skirmish.card import ACTION as AN_ACTION
from fracas.games.skirmish.card import ALWAYS, FAST
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.state import ACTED, ALIVE, HERO, NEW, NOBODY, State
from fracas.games.skirmish.stats import is_hero, owns, price
from fracas.games.skirmish.walker import interrupt

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
    # The cheap questions of `why_not` first: this is asked of every unit before every act.
    if energy > 0 and is_hero(state, me) and not unit.has_done(HERO):
        for ability in HERO_CLICKS:
            if energy >= price(state, me, ability) and why_not(state, me, ability) is None:
                found.append(ability)
    for ability in OWN_CLICKS[unit.kind]:
        if energy >= price(state, me, ability) and why_not(state, me, ability) is None:
            found.append(ability)
    return found


def why_not(state: State, me: int, ability: int) -> tuple[str, str] | None:
    """Why it cannot use this ability by a click now: the rule and a sentence; None if it can."""
    unit = state.units[me]
    if unit.fate != ALIVE or not owns(state, me, ability):
        return ABILITY_RULES[ability], "It does not have this ability."
    kind = ABILITY_KINDS[ability]
    if kind == ALWAYS:
        return ABILITY_RULES[ability], "It works by itself."
    if kind == FAST:
        return "skirmish.ability.fast", "You are asked for it at the moment when it can be used."
    if unit.has_done(NEW):
        return "skirmish.hero.recruit", "It came this turn and may not act yet."
    if ability in unit.used:
        return "skirmish.ability.cost", "It has used this ability in this turn."
    if ability < FIRST_OWN and unit.has_done(HERO):
        return "skirmish.hero", "It has used one of the standard hero abilities in this turn."
    if state.energy[state.side_of[unit.seat]] < price(state, me, ability):
        return "skirmish.energy.use", f"It costs {price(state, me, ability)} energy, and there is too little."
    if kind == AN_ACTION and unit.has_done(ACTED):
        return "skirmish.activate.actions", "It takes the standard action, and that is used."
    return why_not_hero(state, me, ability) if ability < FIRST_OWN else why_not_own(state, me, ability)


def use(state: State, tell: Tell, me: int, ability: int) -> Resolution:
    """Use it: choose targets, pay, do what it does."""
    if ABILITY_KINDS[ability] == AN_ACTION:
        # Energy abilities that are no action interrupt nothing (skirmish.activate.interrupt).
        interrupt(state, me)
        if state.striking != NOBODY:
            state.units[state.striking].attacks = 0
            state.striking = NOBODY
    if ability < FIRST_OWN:
        yield from use_hero(state, tell, me, ability)
    else:
        yield from use_own(state, tell, me, ability)
