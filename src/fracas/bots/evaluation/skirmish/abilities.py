"""What attacks and abilities of skirmish are worth to a bot, in points."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.bots.evaluation.skirmish.force import (
    POINTS,
    blow,
    in_threat,
    loss,
    menace,
    threat_reach,
    worth,
)
from fracas.games.skirmish.abilities.ability import targets
from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.abilities.items import ONCE
from fracas.games.skirmish.card import HEAL
from fracas.games.skirmish.done import ACTED, MOVED
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import full_hp, price
from fracas.games.skirmish.striking.attack import can_answer, can_shoot, can_strike
from fracas.games.skirmish.striking.odds import ATTACK, odds
from fracas.games.skirmish.striking.odds import HURL as BY_HURL
from fracas.games.skirmish.turns.recruiting import recruits

BOLT: Final = number_of("bolt")
FADE: Final = number_of("fade")
FOCUS: Final = number_of("focus")
GRAVE_PULL: Final = number_of("grave-pull")
GREAT_STRIKE: Final = number_of("great-strike")
HUNT_CALL: Final = number_of("hunt-call")
HURL: Final = number_of("hurl")
MARK_PREY: Final = number_of("mark-prey")
MEND: Final = number_of("mend")
MENDING_PRAYER: Final = number_of("mending-prayer")
MOMENTUM: Final = number_of("momentum")
RAISE_HUSK: Final = number_of("raise-husk")
RECOVER: Final = number_of("recover")
RECRUIT: Final = number_of("recruit")
RIDE_WITH_ME: Final = number_of("ride-with-me")
SAP_MEND: Final = number_of("sap-mend")
SIPHON: Final = number_of("siphon")
SLICE: Final = number_of("slice")
SNARE: Final = number_of("snare")
STEADY_AIM: Final = number_of("steady-aim")
TEMPER: Final = number_of("temper")
WAIL: Final = number_of("wail")

ENERGY: Final = 0.55
"""Each energy, in points: as in the evaluation."""
BACK: Final = 0.5
"""Attacks back are made with difficulty."""


def striking(state: State, me: int, target: int, ranged: bool, how: int = ATTACK) -> float:
    """What an attack takes from the target, less what it may cost if the target attacks back."""
    it = odds(state, me, target, ranged, how)
    chance = it.chance
    damage = it.damage
    hp = state.units[target].hp
    gain = chance * loss(state, target, damage)
    if it.critical and damage < hp:
        gain += (loss(state, target, 2 * damage) - loss(state, target, damage)) / 6.0
    attacks = blow(state, me, target, ranged)[2]
    if attacks >= 2.0:
        gain *= 1.6
    if how != ATTACK or not can_answer(state, target, me, ranged):
        return gain
    lives = 1.0 - chance if damage >= hp else 1.0
    back = blow(state, target, me, ranged)
    return gain - lives * back[0] * back[0] * loss(state, me, back[1])


def loss_by(state: State, enemy: int, me: int) -> float:
    """What an attack of this enemy takes from a unit, on average."""
    it = blow(state, enemy, me, False)
    return it[0] * loss(state, me, it[1])


def healed(state: State, me: int, most: int) -> float:
    """What so many Hp more would be worth."""
    hp = state.units[me].hp
    return worth(state, me, min(full_hp(state, me), hp + most)) - worth(state, me, hp)


def best_attack(state: State, me: int, others: list[int]) -> float:
    """The best attack that a unit can make now."""
    best = 0.0
    for other in others:
        if can_strike(state, me, other):
            best = max(best, striking(state, me, other, False))
        if can_shoot(state, me, other):
            best = max(best, striking(state, me, other, True))
    return best


def ability_score(state: State, me: int, ability: int, others: list[int], attack: float) -> float:
    """What it is worth to use an ability now; ``attack`` is what the unit's best attack is worth."""
    unit = state.units[me]
    cost = ENERGY * price(state, me, ability)
    if ability in (GREAT_STRIKE, FOCUS, MOMENTUM):
        if attack <= 0.0:
            return 0.0
        more = _boost(state, me, ability, others)
        # Just before the attack, so that the attack comes next.
        return attack + more - cost if more > cost else 0.0
    if ability == SLICE:
        return max([loss(state, other, 1) for other in targets(state, me, SLICE)]) - cost
    if ability == RECOVER:
        return healed(state, me, 2) - cost
    if ability == RECRUIT:
        best = max([POINTS[kind] for kind in recruits(state, unit.seat)])
        return 0.8 * best - ENERGY * (best + 1) + 0.5
    if ability == RAISE_HUSK:
        return 6.0 - cost
    if ability in (MENDING_PRAYER, SAP_MEND, MEND):
        most = 1 if ability == MEND else 2
        return max([healed(state, other, most) for other in targets(state, me, ability)]) - cost - max(attack, 0.0)
    if ability == SIPHON:
        return 1.6 - max(attack, 0.0)
    if ability == HURL:
        return max([striking(state, me, t, True, BY_HURL) for t in targets(state, me, HURL)]) - cost - max(attack, 0.0)
    if ability == BOLT:
        # An energy ability or an action, as the card says: the price is all that is counted.
        return 0.5 * max([loss(state, other, 1) for other in targets(state, me, BOLT)]) - cost
    if ability == STEADY_AIM:
        return attack + 0.35 * attack - cost if attack > 1.0 and not unit.has_done(MOVED) else 0.0
    if ability == TEMPER:
        best_more = 0.0
        for friend in targets(state, me, TEMPER):
            if not state.units[friend].has_done(ACTED):
                best_more = max(best_more, 0.6 * best_attack(state, friend, others))
        return best_more - cost
    if ability == MARK_PREY:
        ready = 0
        for friend, each in enumerate(state.units):
            if each.seat == unit.seat and not each.has_done(ACTED) and best_attack(state, friend, others) > 0.0:
                ready += 1
        return 0.7 * ready - cost
    if ability == WAIL:
        return 0.7 * len(targets(state, me, WAIL)) - cost - max(attack, 0.0)
    if ability == SNARE:
        return 0.6 - cost - max(attack, 0.0)
    if ability == GRAVE_PULL:
        return 0.9 - cost if not unit.has_done(ACTED) and attack <= 0.0 else 0.0
    if ability == FADE:
        taken = 0.0
        for other in others:
            if in_threat(state, other, me, threat_reach(state, other)):
                taken += menace(state, other, me)
        return 0.15 * taken - cost if unit.leader else 0.0
    if ability in (HUNT_CALL, RIDE_WITH_ME):
        return 0.4 * len(targets(state, me, ability)) - cost
    return 0.0


def _boost(state: State, me: int, ability: int, others: list[int]) -> float:
    """What it adds to the unit's best attack."""
    best = 0.0
    for target in others:
        for ranged in (False, True):
            if not (can_shoot(state, me, target) if ranged else can_strike(state, me, target)):
                continue
            it = odds(state, me, target, ranged)
            now = it.chance * loss(state, target, it.damage)
            if ability == GREAT_STRIKE:
                best = max(best, it.chance * loss(state, target, it.damage + 1) - now)
            elif ability == FOCUS:
                sure = 5.0 / 6.0 * (1.0 - it.escape)
                best = max(best, min(sure, it.chance + (1.0 - it.escape) / 3.0) * loss(state, target, it.damage) - now)
            else:
                best = max(best, 0.9 * now)
    return best


def item_score(state: State, me: int, item: int, others: list[int]) -> float:
    """A draught when it heals enough; smoke when there are enemies who shoot."""
    if ONCE[item] == HEAL:
        return healed(state, me, 2) if full_hp(state, me) - state.units[me].hp >= 2 else 0.0
    return 0.0 if not others else 0.02
