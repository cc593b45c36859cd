"""What lies on units for a while. Each effect is declared once, in the home of the ability or item that lays it, with
what it changes and until when. The rules read that here, and name no effect.

An effect has the number and the id of the ability that lays it, or a number after all of those for an item.
`Unit.lying` says which lie on a unit, `Unit.laid_by` which side laid each. `Unit.under` has the same as bits, to be
asked quickly; only the functions at the end of this file write it.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_RULES, COUNT
from fracas.games.skirmish.content import ITEMS
from fracas.games.skirmish.state import State, Unit

# -- until when

TURN: Final = 0
"""The turn being played ends."""
ATTACK: Final = 1
"""It has attacked, or the turn ends."""
ANY_ATTACK: Final = 2
"""It has attacked, in whosever turn."""
NEXT_TURN: Final = 3
"""The next turn of the side that laid it begins, or that side is out of play."""

# -- what it changes

SPEED: Final = 0
DEFENCE: Final = 1
ROLL: Final = 2
"""Its attack rolls."""
AGAINST: Final = 3
"""Attack rolls against it, of the side that laid it."""
DAMAGE: Final = 4
"""What its hits deal."""
GIVES: Final = 5
"""It has abilities of the book's list."""
SLOWS: Final = 6
"""Its speed is so much at the most."""
HIDES: Final = 7
"""Units near it count as in cover."""
EASES: Final = 8
"""Ease for its ranged attacks."""
HOLDS: Final = 9
"""It may not move."""
SILENCES: Final = 10
"""It may not attack back."""
ONE_MORE: Final = 11
"""One attack more."""
MASKS: Final[list[int]] = [0] * 12
"""For each of these, the effects that do it, as bits."""

ENDS: Final[list[int]] = [0, 0, 0, 0]
"""For each time, the effects that end then, as bits."""

TERMS: Final[list[str]] = ["Atk", "flanking", "from above", "cover", "", "", "", "push", "team-up"]
"""What is added to the die of an attack, in the order in which it is told. Effects have the places between."""

_ONCE: Final[list[str]] = [item.id for item in ITEMS if item.once]


@final
class Effect:
    """One kind of effect."""

    __slots__ = (
        "adds",
        "at_most",
        "gives",
        "hides",
        "icon",
        "id",
        "number",
        "older_bit",
        "older_field",
        "place",
        "rule",
        "text",
        "word",
    )

    def __init__(self, id: str, word: str, icon: str, text: str) -> None:  # noqa: A002
        self.id = id
        self.number = number_of_effect(id)
        self.rule = ABILITY_RULES[self.number] if self.number < COUNT else "skirmish.item." + id
        self.word = word
        """How a unit is that it lies on: "guarded"."""
        self.icon = icon
        self.text = text
        """What it does, for screens."""
        self.adds: list[int] = [0, 0, 0, 0, 0]
        """To speed, defence, rolls, rolls against it, damage."""
        self.gives = 0
        """Abilities of the book's list, as bits."""
        self.at_most = 0
        """The speed that is left, if it slows."""
        self.hides = 0
        """How near to it others are in cover."""
        self.place = 0
        """Of its term in `TERMS`."""
        self.older_bit = -1
        """In older positions: its bit in the field ``under``."""
        self.older_field = ""
        """In older positions: the field of the sides that laid it."""


def number_of_effect(id: str) -> int:  # noqa: A002
    """Of the effect that the ability or item with this id lays."""
    return ABILITY_IDS.index(id) if id in ABILITY_IDS else COUNT + _ONCE.index(id)


EFFECTS: Final[list[Effect | None]] = [None] * (COUNT + len(_ONCE))
"""By their numbers."""
DECLARED: Final[list[Effect]] = []


def effect(
    id: str,  # noqa: A002
    word: str,
    until: int,
    *,
    speed: int = 0,
    defence: int = 0,
    roll: int = 0,
    against: int = 0,
    damage: int = 0,
    gives: int = 0,
    at_most: int = 0,
    hides: int = 0,
    eases: bool = False,
    holds: bool = False,
    silences: bool = False,
    one_more: bool = False,
    term: str = "",
    place: int = 0,
    icon: str = "",
    text: str = "",
    older_bit: int = -1,
    older_field: str = "",
) -> int:
    """Declare what an ability or item lays; its number. ``term`` is what it is called as part of a roll, ``place``
    where that stands in `TERMS`."""
    made = Effect(id, word, icon, text)
    number = made.number
    if EFFECTS[number] is not None:
        raise ValueError(f"{id} lays two effects")
    made.adds = [speed, defence, roll, against, damage]
    made.gives, made.at_most, made.hides, made.place = gives, at_most, hides, place
    made.older_bit, made.older_field = older_bit, older_field
    if term:
        TERMS[place] = term
    flags = [eases, holds, silences, one_more]
    does = [value != 0 for value in [*made.adds, gives, at_most, hides]] + flags
    for change, it_does in enumerate(does):
        if it_does:
            MASKS[change] |= 1 << number
    ENDS[until] |= 1 << number
    EFFECTS[number] = made
    DECLARED.append(made)
    return number


def effect_of(number: int) -> Effect:
    """The effect with this number."""
    found = EFFECTS[number]
    assert found is not None, number
    return found


# -- in the notation


def effect_code(number: int) -> str:
    return effect_of(number).id


def read_effect(word: str) -> int:
    """The number for an id; KeyError for others."""
    for each in DECLARED:
        if each.id == word:
            return each.number
    raise KeyError(word)


# -- what they change


def any_that(unit: Unit, change: int) -> bool:
    """Does anything that lies on it do this?"""
    return unit.under & MASKS[change] != 0


def first_that(unit: Unit, change: int) -> Effect:
    """Something that lies on it and does this."""
    return next(each for each in lying_on(unit) if MASKS[change] >> each.number & 1)


def added(unit: Unit, change: int) -> int:
    """What all that lies on it adds to a value: each effect once, however often it was laid."""
    bits = unit.under & MASKS[change]
    total = 0
    if bits:
        for each in DECLARED:
            if bits >> each.number & 1:
                total += each.adds[change]
    return total


def speed_left(unit: Unit, speed: int) -> int:
    """The speed that is left to it."""
    bits = unit.under & MASKS[SLOWS]
    if bits:
        for each in DECLARED:
            if bits >> each.number & 1 and each.at_most < speed:
                speed = each.at_most
    return speed


def gives(unit: Unit, ability: int) -> bool:
    """Does anything that lies on it give it this ability of the book's list (a bit)?"""
    bits = unit.under & MASKS[GIVES]
    if bits:
        for each in DECLARED:
            if each.gives & ability and bits >> each.number & 1:
                return True
    return False


def hidden_within(unit: Unit) -> int:
    """How near to it others are in cover, by what lies on it."""
    most = 0
    for each in DECLARED:
        if unit.under >> each.number & 1:
            most = max(most, each.hides)
    return most


def add_terms(unit: Unit, terms: list[int]) -> None:
    """What lies on an attacker, added to its roll."""
    bits = unit.under & MASKS[ROLL]
    if bits:
        for each in DECLARED:
            if bits >> each.number & 1:
                terms[each.place] += each.adds[ROLL]


def add_terms_against(unit: Unit, side: int, terms: list[int]) -> None:
    """What a side has laid on its target, added to that side's rolls."""
    bits = unit.under & MASKS[AGAINST]
    if bits:
        for each in DECLARED:
            if bits >> each.number & 1 and lies(unit, each.number, side):
                terms[each.place] += each.adds[AGAINST]


def lying_on(unit: Unit) -> list[Effect]:
    """What lies on a unit, each effect once."""
    return [each for each in EFFECTS if each is not None and unit.under >> each.number & 1]


# -- laid, and over


def lay(unit: Unit, number: int, side: int) -> None:
    """A side lays it on a unit."""
    if not lies(unit, number, side):
        unit.lying = (*unit.lying, number)
        unit.laid_by = (*unit.laid_by, side)
        unit.under |= 1 << number


def lies(unit: Unit, number: int, side: int) -> bool:
    """Has this side laid it on the unit?"""
    if not unit.is_under(number):
        return False
    for place, each in enumerate(unit.lying):  # noqa: SIM110 - asked of every pair of units
        if each == number and unit.laid_by[place] == side:
            return True
    return False


def _end(unit: Unit, bits: int, sides: int) -> None:
    """End these effects, as far as they were laid by these sides (as bits)."""
    if not unit.under & bits:
        return
    lying: list[int] = []
    laid_by: list[int] = []
    for place, each in enumerate(unit.lying):
        side = unit.laid_by[place]
        if not (bits >> each & 1 and sides >> side & 1):
            lying.append(each)
            laid_by.append(side)
    unit.lying, unit.laid_by = tuple(lying), tuple(laid_by)
    restore(unit)


def restore(unit: Unit) -> None:
    """The bits of what lies on it, for a unit that was read or imagined."""
    under = 0
    for each in unit.lying:
        under |= 1 << each
    unit.under = under


def end_some(unit: Unit, change: int) -> None:
    """What does this has been used."""
    _end(unit, MASKS[change], -1)


def attacked(unit: Unit) -> None:
    """It has attacked: what was for this attack is over, whether it hit or not."""
    _end(unit, ENDS[ATTACK] | ENDS[ANY_ATTACK], -1)


def turn_ends(unit: Unit) -> None:
    _end(unit, ENDS[TURN] | ENDS[ATTACK], -1)


def turn_begins(state: State, side: int) -> None:
    """What this side laid until its next turn is over; what others laid alike stays."""
    for unit in state.units:
        _end(unit, ENDS[NEXT_TURN], 1 << side)


def round_begins(state: State, sides: list[int]) -> None:
    """These sides are in play. What was to last until a side's next turn ends with the side that has none any more."""
    bits = 0
    for side in sides:
        bits |= 1 << side
    for unit in state.units:
        _end(unit, ENDS[NEXT_TURN], ~bits)
