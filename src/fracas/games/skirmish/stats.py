"""What a unit is worth now: its card, its items, and what lies on it (skirmish.card, skirmish.equipment).

Lengths are thousandths of an inch. Abilities of the book's list are the bits of `fracas.games.skirmish.card`; all
abilities have numbers (`fracas.games.skirmish.abilities.ids`).
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.skirmish.abilities.ids import ABILITY_IDS, COUNT, FIRST_HERO, FIRST_OWN
from fracas.games.skirmish.bodies import within
from fracas.games.skirmish.card import ABSORPTION, MULTI_ATTACK, REACH
from fracas.games.skirmish.content import HERO_ABILITIES, ITEMS, UNITS
from fracas.games.skirmish.effects import DEFENCE, SPEED, added, gives, speed_left
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.passives import BY_BANNER, GIVERS, NEARBY, WEARS
from fracas.games.skirmish.state import ALIVE, State, Unit

# Cards and items by their numbers, as lists of plain numbers: the rules ask these of every pair of units.
_ATK: Final[list[int]] = [card.atk for card in UNITS]
_RNG: Final[list[int]] = [card.rng * INCH for card in UNITS]
_DEFENCE: Final[list[int]] = [card.defence for card in UNITS]
_HP: Final[list[int]] = [card.hp for card in UNITS]
_SPD: Final[list[int]] = [card.spd * INCH for card in UNITS]
_BITS: Final[list[int]] = [card.bits for card in UNITS]
_ABSORPTION: Final[list[int]] = [card.absorption for card in UNITS]
_MULTI_ATTACK: Final[list[int]] = [card.multi_attack for card in UNITS]
_HERO: Final[list[bool]] = [card.hero for card in UNITS]
_BEAST: Final[list[bool]] = [card.beast for card in UNITS]
_OWN: Final[list[int]] = [sum(1 << ABILITY_IDS.index(own.id) for own in card.own) for card in UNITS]
_PRICE: Final[list[int]] = [0] * (len(UNITS) * COUNT)
_REACH_OF: Final[list[int]] = [0] * (len(UNITS) * COUNT)
for _card in UNITS:
    for _number, _hero_ability in enumerate(HERO_ABILITIES):
        _PRICE[_card.number * COUNT + FIRST_HERO + _number] = _hero_ability.energy
    for _own in _card.own:
        _PRICE[_card.number * COUNT + ABILITY_IDS.index(_own.id)] = _own.energy
        _REACH_OF[_card.number * COUNT + ABILITY_IDS.index(_own.id)] = _own.range * INCH

_ITEM_BITS: Final[list[int]] = [item.bits for item in ITEMS]
_ITEM_RNG: Final[list[int]] = [(item.rng + item.rng_given) * INCH for item in ITEMS]
_ITEM_DEFENCE: Final[list[int]] = [item.defence for item in ITEMS]
_ITEM_SPD: Final[list[int]] = [item.spd * INCH for item in ITEMS]
_ITEM_ABSORPTION: Final[list[int]] = [item.absorption for item in ITEMS]
_ITEM_WEARS: Final[list[bool]] = [item.first_each_round for item in ITEMS]
_BANNER: Final[list[int]] = [item.banner * INCH for item in ITEMS]


# -- the five stats


def atk(state: State, me: int) -> int:
    return _ATK[state.units[me].kind]


def rng(state: State, me: int) -> int:
    """How far it can shoot; 0 if it has no ranged attack (skirmish.attack.range)."""
    unit = state.units[me]
    far = _RNG[unit.kind]
    for item in unit.items:
        far += _ITEM_RNG[item]
    return far


def defence(state: State, me: int) -> int:
    """With all that lies on it: effects add up, each once."""
    unit = state.units[me]
    least = _DEFENCE[unit.kind]
    for item in unit.items:
        least += _ITEM_DEFENCE[item]
    return least + added(unit, DEFENCE) if unit.under else least


def full_hp(state: State, me: int) -> int:
    """As printed: nothing heals past it."""
    return _HP[state.units[me].kind]


def speed(state: State, me: int) -> int:
    """How far a movement action goes, before any terrain. What slows it down does, whatever would raise it."""
    unit = state.units[me]
    far = _SPD[unit.kind]
    for item in unit.items:
        far += _ITEM_SPD[item]
    return speed_left(unit, far + added(unit, SPEED)) if unit.under else far


# -- abilities


def card_bits(unit: Unit) -> int:
    """What its card and its items give it for the whole game."""
    bits = _BITS[unit.kind]
    for item in unit.items:
        bits |= _ITEM_BITS[item]
    return bits


def has(state: State, me: int, ability: int) -> bool:
    """Has it this ability of the book's list (a bit) now: by its card, an item, or what others give it?"""
    unit = state.units[me]
    if _BITS[unit.kind] & ability:
        return True
    for item in unit.items:
        if _ITEM_BITS[item] & ability:
            return True
    if ability & NEARBY[0] and _given_nearby(state, me, ability):
        return True
    return unit.under != 0 and gives(unit, ability)


def number(state: State, me: int, ability: int) -> int:
    """The number of absorption or multi-attack; 0 without it. From card and item the larger counts."""
    unit = state.units[me]
    if ability == MULTI_ATTACK:
        return _MULTI_ATTACK[unit.kind]
    if ability != ABSORPTION:
        return 0
    most = _ABSORPTION[unit.kind]
    if most and unit.plate and _OWN[unit.kind] & WEARS[0]:
        most = 0
    for item in unit.items:
        if _ITEM_ABSORPTION[item] > most and not (unit.plate and _ITEM_WEARS[item]):
            most = _ITEM_ABSORPTION[item]
    return most


def first_only(state: State, me: int) -> bool:
    """Does some of its absorption work only on the first damage of each round?"""
    unit = state.units[me]
    if _OWN[unit.kind] & WEARS[0]:
        return True
    return any(_ITEM_WEARS[item] for item in unit.items)


def owns(state: State, me: int, ability: int) -> bool:
    """Is this own ability, or one of every hero's, on its card?"""
    if ability < FIRST_OWN:
        return _HERO[state.units[me].kind]
    return _OWN[state.units[me].kind] >> ability & 1 == 1


def own_bits(state: State, me: int) -> int:
    """All its own abilities: bit ``n`` is the ability with the number ``n``."""
    return _OWN[state.units[me].kind]


def price(state: State, me: int, ability: int) -> int:
    """The energy that an own ability, or one of every hero's, costs this unit; Recruit's depends on the recruit."""
    return _PRICE[state.units[me].kind * COUNT + ability]


def reach_of(state: State, me: int, ability: int) -> int:
    """How far an own ability of this unit reaches."""
    return _REACH_OF[state.units[me].kind * COUNT + ability]


def wounded(state: State, me: int) -> bool:
    return state.units[me].hp < full_hp(state, me)


def is_hero(state: State, me: int) -> bool:
    return _HERO[state.units[me].kind]


def is_beast(state: State, me: int) -> bool:
    return _BEAST[state.units[me].kind]


# -- melee


def melee_range(state: State, me: int) -> int:
    """1", or 2" with reach (skirmish.attack.range, skirmish.ability.reach)."""
    return 2 * INCH if card_bits(state.units[me]) & REACH else INCH


def melee_levels(state: State, me: int) -> int:
    """So many levels may lie between it and its target."""
    return 2 if card_bits(state.units[me]) & REACH else 1


# -- sides


def friendly(state: State, a: int, b: int) -> bool:
    """Do they fight for the same side? Team-mates' units are friendly (skirmish.team)."""
    return state.side_of[state.units[a].seat] == state.side_of[state.units[b].seat]


def alive(state: State, side: int) -> list[int]:
    """The units of a side that are on the table."""
    side_of = state.side_of
    return [me for me, unit in enumerate(state.units) if unit.fate == ALIVE and side_of[unit.seat] == side]


def _given_nearby(state: State, me: int, ability: int) -> bool:
    """Does a friend who is near enough give it this ability: another by an own ability, or anybody by a banner?"""
    side = state.side_of[state.units[me].seat]
    giver = GIVERS[ability.bit_length() - 1]
    banners = ability & BY_BANNER[0] != 0
    for other, unit in enumerate(state.units):
        gives_it = giver >= 0 and _OWN[unit.kind] >> giver & 1 and other != me
        if not gives_it and not (banners and unit.items):
            continue
        if unit.fate != ALIVE or state.side_of[unit.seat] != side:
            continue
        if gives_it and within(state, me, other, reach_of(state, other, giver)):
            return True
        if banners:
            for item in unit.items:
                if _BANNER[item] and within(state, me, other, _BANNER[item]):
                    return True
    return False
