"""What units, stones, places and abilities are called, and the things on the table that a player can point at.

Things: ``unit:N`` (a model on the table), ``stone:N``, ``ability:ID``, ``item:ID``, ``kind:ID`` (a unit's card),
``army:ID`` (a ready one), ``home:N`` (a set-up of the map), ``side:N``, ``seat:N``, ``direction:N`` (of a push); and
``act:WORD`` (march, push, stop) for what a unit does besides moving, and striking or shooting at what it points at.

Places are named by a grid of inches: columns a, b, … from the west (after z comes aa), rows 1, 2, … from the south.
``f7`` is the square from 5" to 6" east and from 6" to 7" north, or its middle; ``f7 .25 .5`` is a point in it.
"""

from __future__ import annotations

import re
from collections import Counter

from fracas.core.listener import Listener
from fracas.core.sentences import listed
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.content import ABILITIES, HERO_ABILITIES, ITEMS, UNITS, map_named
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.rows import OWN_ROWS
from fracas.games.skirmish.state import State, Unit

ABILITY_NAMES: list[str] = [row.name for row in (*ABILITIES, *HERO_ABILITIES)] + [row.name for row in OWN_ROWS]
"""By their numbers."""
ABILITY_TEXTS: list[str] = [row.text for row in (*ABILITIES, *HERO_ABILITIES)] + [row.text for row in OWN_ROWS]
ABILITY_NUMBERS = {word: number for number, word in enumerate(ABILITY_IDS)}

SQUARE = re.compile(r"([a-z]{1,2})([0-9]{1,2})")
PART = re.compile(r"[01]?\.[0-9]{1,3}|[01]")
COMPASS = (("south-west", "south", "south-east"), ("west", "middle", "east"), ("north-west", "north", "north-east"))


# -- units


def unit_name(state: State, me: int) -> str:
    """``"Osk, Marrow King"``, ``"Husk 2"``: those of one kind in one army are numbered."""
    if not 0 <= me < len(state.units):
        return "a unit"  # it came with an answer that was taken back
    return _names(state.units)[me]


_named: tuple[list[Unit], list[str]] = ([], [])
"""The units that were named last, and their names: a hundred options and sentences name the same table. Units never
change their army or their kind; new ones are only added."""


def _names(units: list[Unit]) -> list[str]:
    global _named
    known, names = _named
    if known is units and len(names) == len(units):
        return names
    many = Counter((unit.seat, unit.kind) for unit in units)
    so_far: Counter[tuple[int, int]] = Counter()
    names = []
    for unit in units:
        alike, name = (unit.seat, unit.kind), UNITS[unit.kind].name
        so_far[alike] += 1
        names.append(f"{name} {so_far[alike]}" if many[alike] > 1 else name)
    _named = (units, names)
    return names


def owned(state: State, me: int, to: Listener) -> str:
    """``"your Husk 2"``, ``"Ann's Husk 2"``."""
    if not 0 <= me < len(state.units):
        return "a unit"
    return f"{to.whose(state.units[me].seat)} {unit_name(state, me)}"


def all_owned(state: State, units: tuple[int, ...], to: Listener) -> str:
    return listed([owned(state, me, to) for me in units])


def unit_token(state: State, me: int) -> str:
    """``"husk-4"``: one word, with its number on the table, so that no other unit has it."""
    return f"{UNITS[state.units[me].kind].id.partition('.')[2]}-{me}"


def unit_with_items(kind: int, items: tuple[int, ...]) -> str:
    """``"Soldier with Hare Boots"``."""
    carried = listed([ITEMS[item].name for item in items])
    return f"{UNITS[kind].name} with {carried}" if carried else UNITS[kind].name


# -- abilities


def ability_name(ability: int) -> str:
    """``"Great strike"``."""
    return ABILITY_NAMES[ability]


def ability_thing(ability: int) -> str:
    return f"ability:{ABILITY_IDS[ability]}"


# -- sides


def side_does(state: State, side: int, to: Listener, verb: str, verbs: str) -> str:
    """``"You gain"``, ``"Ann gains"``, ``"Ann and Cy gain"``."""
    seats = seats_of(state, side)
    if len(seats) == 1:
        return to.does(seats[0], verb, verbs)
    return f"{to.all_of(seats)} {verb}"


def side_called(state: State, side: int, to: Listener) -> str:
    """``"you"``, ``"Ann and Cy"``; ``"nobody"`` for no side."""
    return to.all_of(seats_of(state, side)) if side >= 0 else "nobody"


def seats_of(state: State, side: int) -> list[int]:
    return [seat for seat in range(state.players) if state.side_of[seat] == side]


# -- places


def column_name(column: int) -> str:
    """``a``, …, ``z``, ``aa``, ``ab``, …"""
    return chr(ord("a") + column) if column < 26 else "a" + chr(ord("a") + column - 26)


def column_of(word: str) -> int:
    """The number of a column; 26 and more for two letters."""
    place = ord(word[-1]) - ord("a")
    return place if len(word) == 1 else 26 * (ord(word[0]) - ord("a") + 1) + place


def square_name(x: int, y: int) -> str:
    """``"f7"``: the square that a point lies in."""
    return f"{column_name(max(x, 0) // INCH)}{max(y, 0) // INCH + 1}"


def point_name(x: int, y: int) -> str:
    """``"f7"`` for the middle of a square, else ``"f7 .25 .5"``."""
    east, north = x % INCH, y % INCH
    if (east, north) == (INCH // 2, INCH // 2):
        return square_name(x, y)
    return f"{square_name(x, y)} {part(east)} {part(north)}"


def part(thousandths: int) -> str:
    """``".25"``; ``"0"`` for the edge."""
    return f".{thousandths:03}".rstrip("0") if thousandths else "0"


def read_point(words: str) -> tuple[int, int] | None:
    """The point that is meant by ``f7`` or ``f7 .25 .5``; None if it is not written like one.

    >>> read_point("f7"), read_point("f7 .25 .5"), read_point("ad30 1 1"), read_point("husk")
    ((5500, 6500), (5250, 6500), (30000, 30000), None)
    """
    square, *parts = words.lower().split()[:3] or [""]
    found = SQUARE.fullmatch(square)
    if found is None or len(parts) == 1 or not all(PART.fullmatch(each) for each in parts):
        return None
    east, north = (round(float(each) * INCH) for each in parts) if parts else (INCH // 2, INCH // 2)
    return column_of(found[1]) * INCH + east, (int(found[2]) - 1) * INCH + north


def inches(length: int) -> str:
    """``'2"'``, ``'1.25"'``: at most two digits after the point; for stories and previews."""
    return f"{length / INCH:.2f}".rstrip("0").rstrip(".") + '"'


def home_name(state: State, home: int) -> str:
    """``"the south"``: where a set-up of the map lies."""
    table = map_named(state.map)
    layout = table.layout(state.scenario, state.sides)
    if layout is None or home >= len(layout.setups):
        return ("the south", "the north")[home] if home < 2 else f"side {home + 1}"
    corners = layout.setups[home]
    column, row = (_third(sum(corner[axis] for corner in corners) // len(corners), table.size) for axis in (0, 1))
    return f"the {COMPASS[row][column]}"


def _third(length: int, size: int) -> int:
    return 0 if 5 * length < 2 * size else 2 if 5 * length > 3 * size else 1


def stone_name(state: State, stone: int) -> str:
    """``"the rune-stone on j11"``."""
    if not 0 <= stone < len(state.stones):
        return "a rune-stone"
    return f"the rune-stone on {square_name(state.stones[stone].x, state.stones[stone].y)}"
