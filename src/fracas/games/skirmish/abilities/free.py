"""The own abilities of mercenaries."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ability import ENEMY, ability, does
from fracas.games.skirmish.abilities.needs import IN_REACH, ON_ITS_LEVEL, SEEN, NotUnder, Without
from fracas.games.skirmish.abilities.shared import COIN, COIN_ROUND, COINS_COME, DIE, WOUNDS_CLOSE
from fracas.games.skirmish.card import DEFLECT
from fracas.games.skirmish.effects import TURN, effect
from fracas.games.skirmish.events.fight import AbilityRolled
from fracas.games.skirmish.events.game import Regrown
from fracas.games.skirmish.passives import TURN_BEGINS, brings_once, by_itself
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import full_hp
from fracas.games.skirmish.striking.damage import deal
from fracas.games.skirmish.striking.odds import Blow
from fracas.games.skirmish.striking.reactions import before_a_roll
from fracas.games.skirmish.turns.energy import gain

# -- second-coin

brings_once("second-coin")


@by_itself("second-coin", TURN_BEGINS, place=COINS_COME)
def second_coin(state: State, tell: Tell, me: int, other: int) -> Resolution | None:
    """Once a game: `Unit.coin` says that it has paid."""
    unit = state.units[me]
    if state.round == COIN_ROUND and not unit.coin:
        unit.coin = True
        gain(state, tell, state.side(me), COIN, "second-coin")
    return None


# -- dirty-trick

TRICKED: Final = effect(
    "dirty-trick",
    "tricked",
    TURN,
    silences=True,
    icon="knockout",
    text="It may not attack back this turn.",
    older_bit=11,
)
ability("dirty-trick", ENEMY, [IN_REACH, NotUnder(TRICKED, "{other} is tricked already."), ON_ITS_LEVEL], lays=TRICKED)


# -- glass-ward


@need("The attack is no ranged one, and only those are deflected.", "skirmish.ability.deflect")
def by_a_shot(blow: Blow, me: int, what: int, at: int) -> bool:
    return blow.ranged


@need("The attacker is fellhanded: nothing deflects the attack.", "skirmish.ability.fellhanded")
def by_no_fell_hand(blow: Blow, me: int, what: int, at: int) -> bool:
    return not blow.fellhanded


GLASS: Final = effect(
    "glass-ward", "glass", TURN, gives=DEFLECT, icon="glass-ball", text="It has deflect this turn.", older_bit=8
)
no_deflect = Without(DEFLECT, "{other} has deflect already.")
before_a_roll("glass-ward", [no_deflect, IN_REACH], [by_a_shot, by_no_fell_hand], GLASS)


# -- regrow

REGROWS: Final = 5
"""A wound closes on this or more."""


@by_itself("regrow", TURN_BEGINS, place=WOUNDS_CLOSE)
def regrow(state: State, tell: Tell, me: int, other: int) -> Resolution:
    """At full Hp nothing is rolled."""
    unit = state.units[me]
    if unit.hp < full_hp(state, me):
        die: int = yield Roll("regrow", DIE)
        if die >= REGROWS:
            unit.hp += 1
        tell(Regrown, me, die, die >= REGROWS)


# -- bolt

BOLT_HITS: Final = 4


@does(ability("bolt", ENEMY, [IN_REACH, SEEN]))
def bolt(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution:
    """No attack: on 4+ it is dealt 1 damage, which only reductions can help."""
    die: int = yield Roll("bolt", DIE)
    tell(AbilityRolled, me, what, die)
    if die >= BOLT_HITS:
        yield from deal(state, tell, other, 1, me, "bolt")
