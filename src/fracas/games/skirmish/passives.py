"""What works by itself as long as a unit lives: own abilities of the kind *always*, and items that nobody clicks.

Each is declared once, in its home, with what it changes. The rules read that here, and name none of them. `stats` knows
which own abilities a unit has; the functions here are handed them as bits.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ids import ABILITY_RULES, number_of
from fracas.games.skirmish.card import ABILITY_NAMES
from fracas.games.skirmish.state import State, Unit

# -- what it keeps its unit from

TO_MOVE: Final = 0
"""To move or to march."""
TO_SHOOT: Final = 1
"""To make a ranged attack in its turn."""


@final
class Bar:
    """An own ability that forbids one act after another in the same turn."""

    __slots__ = ("after", "number", "rule", "says", "warns")

    def __init__(self, number: int, after: int, says: str, warns: str) -> None:
        self.number = number
        self.rule = ABILITY_RULES[number]
        self.after = after
        """What the unit must have done in this turn, or some of it: bits of `Unit.done`."""
        self.says = says
        self.warns = warns
        """What is said beforehand of a movement that would take this act away."""


BARS: Final[list[list[Bar]]] = [[], []]
"""For each act."""
AFTER: Final[list[int]] = [0, 0]
"""For each act, all that may bar it, as bits of `Unit.done`. It is looked at first: every unit is asked before every
act, and few have done any of it."""


def bars(id: str, act: int, *, after: int, says: str, warns: str = "") -> None:  # noqa: A002
    """Declare that a unit with this own ability may not do this in a turn in which it has done something else."""
    BARS[act].append(Bar(number_of(id), after, says, warns))
    AFTER[act] |= after


def barred(own: int, act: int, unit: Unit) -> Bar | None:
    """What keeps a unit with these own abilities from doing it now."""
    for each in BARS[act]:
        if own >> each.number & 1 and unit.done & each.after:
            return each
    return None


# -- what it gives to friends who are near

NOTHING_GIVES: Final = -1
GIVERS: Final[list[int]] = [NOTHING_GIVES] * len(ABILITY_NAMES)
"""For each ability of the book's list, the own ability that gives it to others within its reach."""
BY_BANNER: Final[list[int]] = [0]
"""What an item with a banner gives to its bearer and to those within its reach, as bits of the book's list."""
NEARBY: Final[list[int]] = [0]
"""All that comes from friends who are near, as bits of the book's list."""


def gives_nearby(id: str, ability: int) -> None:  # noqa: A002
    """Declare an own ability that gives one of the book's list (a bit) to other friendly units within its reach."""
    place = ability.bit_length() - 1
    if GIVERS[place] != NOTHING_GIVES:
        raise ValueError(f"two own abilities give {ABILITY_NAMES[place]}")
    GIVERS[place] = number_of(id)
    NEARBY[0] |= ability


def banners_give(ability: int) -> None:
    """Declare what banners are for."""
    BY_BANNER[0] |= ability
    NEARBY[0] |= ability


# -- what it brings once a game

BRINGS: Final[list[int]] = []
"""Own abilities that bring their side energy once a game (`Unit.coin`)."""


def brings_once(id: str) -> None:  # noqa: A002
    """Declare that an own ability brings energy once a game: a position may have so much more."""
    BRINGS.append(number_of(id))


# -- absorption that is used up

WEARS: Final[list[int]] = [0]
"""Own abilities by which a unit's absorption works on the first damage of each round only, as bits. Of an item its row
says so."""


def wears_out(id: str) -> None:  # noqa: A002
    """Declare that with this own ability, absorption works on the first damage of each round only."""
    WEARS[0] |= 1 << number_of(id)


# -- what it does at a moment

TURN_BEGINS: Final = 0
"""The turn of its side begins."""
A_KILL: Final = 1
"""It has killed somebody, and is alive itself. Nothing is asked then."""

Acts = Callable[[State, Tell, int, int], Resolution | None]
"""Of the unit, and of the one it killed."""
F = TypeVar("F", bound=Callable[..., Any])


@final
class ByItself:
    """What happens at a moment without anybody's choice."""

    __slots__ = ("acts", "own", "place")

    def __init__(self, own: int, place: int, acts: Acts) -> None:
        self.own = own
        """The own ability, as a bit; 0 for items: then it is for all who carry something."""
        self.place = place
        self.acts = acts


MOMENTS: Final[list[list[ByItself]]] = [[], []]
"""For each moment, in the order in which they happen to one unit."""
ACTING: Final[list[int]] = [0, 0]
"""For each moment, the own abilities among them, as bits."""


def by_itself(id: str, moment: int, *, place: int = 0) -> Callable[[F], F]:  # noqa: A002
    """What an own ability does at a moment. ``place`` says when, if several happen to one unit: stories and dice come
    in this order."""
    return _at(1 << number_of(id), moment, place)


def items_by_themselves(moment: int, *, place: int = 0) -> Callable[[F], F]:
    """The same for what units carry."""
    return _at(0, moment, place)


def _at(own: int, moment: int, place: int) -> Callable[[F], F]:
    def register(function: F) -> F:
        if any(each.place == place for each in MOMENTS[moment]):
            raise ValueError(f"two things happen at place {place} of one moment")
        MOMENTS[moment].append(ByItself(own, place, function))
        MOMENTS[moment].sort(key=_place)
        ACTING[moment] |= own
        return function

    return register


def _place(each: ByItself) -> int:
    return each.place
