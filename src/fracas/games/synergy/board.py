"""The squares of the board, and the tables that say what lies where from each of them (synergy.board).

A square is a number, ``row * 15 + column``; row 0 is north, column 0 is west. Its name is its column's letter and its
row counted from 1: a1 is the north-west corner, o1 the north-east one, a15 the south-west one. A direction is a number
too: first the four sides in the order of the drift table (N, E, S, W), then the four corners (NE, SE, SW, NW).

A *mask* is one byte per square, never changed in place (`marked` makes another). What counts as blocked is the
caller's business: pillars, barriers, living warriors, denied areas; nothing here knows any of them.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

SIDE: Final = 15
SQUARES: Final = 225
NOWHERE: Final = -1
"""Where a step off the board would lead, and the direction between squares that share no line."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NORTH_EAST: Final = 4
SOUTH_EAST: Final = 5
SOUTH_WEST: Final = 6
NORTH_WEST: Final = 7

DIRECTION_NAMES: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
ROWS_DOWN: Final[tuple[int, ...]] = (-1, 0, 1, 0, -1, 1, 1, -1)
COLUMNS_RIGHT: Final[tuple[int, ...]] = (0, 1, 0, -1, 1, 1, -1, -1)
"""How many rows to the south and columns to the east one step in each direction goes."""
OPPOSITE: Final[tuple[int, ...]] = (2, 3, 0, 1, 6, 7, 4, 5)
PARTS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (1, 1), (2, 2), (3, 3), (0, 1), (2, 1), (2, 3), (0, 3))
"""The two sides that a direction lies between: north and east for NE, north twice for N."""
DRIFT: Final[tuple[int, ...]] = (NOWHERE, NOWHERE, NORTH, EAST, SOUTH, WEST)
"""The direction for each roll of the random movement, 1 to 5; 1 is to stay, a 6 is rolled again (synergy.random)."""

NAMES: Final[tuple[str, ...]] = tuple(f"{'abcdefghijklmno'[each % SIDE]}{each // SIDE + 1}" for each in range(SQUARES))
NAMED: Final[dict[str, int]] = {name: square for square, name in enumerate(NAMES)}


def at(column: int, row: int) -> int:
    """The square there, counted from the north-west corner from 0, as all data are written."""
    return row * SIDE + column


SINGLE: Final[tuple[bytes, ...]] = tuple(bytes([value]) for value in range(256))


def marked(mask: bytes, square: int, value: int) -> bytes:
    """The mask with another value at one square."""
    return mask[:square] + SINGLE[value] + mask[square + 1 :]


ANYTHING: Final = bytes([0, *[1] * 255])
"""For ``translate``: 1 for whatever is not 0."""


def either(one: bytes, other: bytes) -> bytes:
    """What is set in one of two masks of 0 and 1: as big numbers, much faster than square by square."""
    return (int.from_bytes(one, "big") | int.from_bytes(other, "big")).to_bytes(SQUARES, "big")


# -- one step and straight on


def _step(square: int, direction: int) -> int:
    row = square // SIDE + ROWS_DOWN[direction]
    column = square % SIDE + COLUMNS_RIGHT[direction]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else NOWHERE


def _ray(square: int, direction: int) -> tuple[int, ...]:
    ray: list[int] = []
    square = _step(square, direction)
    while square != NOWHERE:
        ray.append(square)
        square = _step(square, direction)
    return tuple(ray)


STEPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_step(square, direction) for direction in range(8)) for square in range(SQUARES)
)
"""For each square, the eight squares one step away; NOWHERE beyond an edge."""
NEIGHBOURS4: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(each for each in steps[:4] if each != NOWHERE) for steps in STEPS
)
"""The squares that share a side with each square: *adjacent*, in the players' words."""
CORNERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(each for each in steps[4:] if each != NOWHERE) for steps in STEPS
)
"""The squares that share only a corner with each square."""
NEIGHBOURS8: Final[tuple[tuple[int, ...], ...]] = tuple(
    sides + corners for sides, corners in zip(NEIGHBOURS4, CORNERS, strict=True)
)
RAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_ray(square, direction) for direction in range(8)) for square in range(SQUARES)
)
"""For each square and direction, the squares from the next one to the edge."""


def _diagonals(square: int) -> tuple[tuple[int, int, int], ...]:
    steps = STEPS[square]
    return tuple(
        (steps[each], steps[PARTS[each][0]], steps[PARTS[each][1]]) for each in range(4, 8) if steps[each] != NOWHERE
    )


DIAGONALS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(_diagonals(square) for square in range(SQUARES))
"""For each square, its diagonal steps on the board: where to, and the two squares between which it goes."""


def step(square: int, direction: int) -> int:
    """The next square in that direction; NOWHERE beyond an edge."""
    return STEPS[square][direction]


def barred(square: int, direction: int, blocked: bytes) -> bool:
    """Is this step a diagonal one between two obstacles that touch (synergy.diagonal)? Its end must be on the board."""
    if direction < NORTH_EAST:
        return False
    one, other = PARTS[direction]
    steps = STEPS[square]
    return blocked[steps[one]] != 0 and blocked[steps[other]] != 0


def drifted(point: int, direction: int, blocked: bytes) -> int:
    """Where a drifting point is after one square: it stops before what is blocked and at edges (synergy.random)."""
    if direction == NOWHERE:
        return point
    there = STEPS[point][direction]
    return point if there == NOWHERE or blocked[there] else there


# -- two squares: all that follows from how far the one is to the south and east of the other

PLACES: Final[tuple[int, ...]] = tuple(square // SIDE * 29 + square % SIDE for square in range(SQUARES))
"""``PLACES[there] - PLACES[here] + SAME`` tells any offset of two squares from any other: 0 to 840."""
SAME: Final = 420
OFFSETS: Final = 841


def _distance(offset: int) -> int:
    return max(abs(offset // 29 - 14), abs(offset % 29 - 14))


def _line(offset: int) -> int:
    down, right = offset // 29 - 14, offset % 29 - 14
    if down == right == 0 or (down != 0 and right != 0 and abs(down) != abs(right)):
        return NOWHERE
    return _towards(down, right)


def _towards(down: int, right: int) -> int:
    """The direction with these signs."""
    down, right = (down > 0) - (down < 0), (right > 0) - (right < 0)
    return next(each for each in range(8) if ROWS_DOWN[each] == down and COLUMNS_RIGHT[each] == right)


def _knocks(offset: int) -> tuple[int, ...]:
    down, right = offset // 29 - 14, offset % 29 - 14
    if down == right == 0:
        return ()
    if (line := _line(offset)) != NOWHERE:
        return (line,)
    longer = _towards(down, 0) if abs(down) > abs(right) else _towards(0, right)
    return (longer, _towards(down, right))


DISTANCES: Final[tuple[int, ...]] = tuple(_distance(offset) for offset in range(OFFSETS))
LINES: Final[tuple[int, ...]] = tuple(_line(offset) for offset in range(OFFSETS))
KNOCKS: Final[tuple[tuple[int, ...], ...]] = tuple(_knocks(offset) for offset in range(OFFSETS))


def distance(here: int, there: int) -> int:
    """The larger of the rows and columns between two squares, which is how ranges, areas and knocks count."""
    return DISTANCES[PLACES[there] - PLACES[here] + SAME]


def direction_to(here: int, there: int) -> int:
    """The direction of the straight or exactly diagonal line between two squares; NOWHERE if there is none."""
    return LINES[PLACES[there] - PLACES[here] + SAME]


def knock_directions(source: int, victim: int) -> tuple[int, ...]:
    """Directly away from the source: one direction, or two of which the victim's owner picks one, once per knock.

    Straight or exactly diagonal: that direction. Else that of the longer side, or the diagonal. None on the source's
    own square (synergy.knockback).
    """
    return KNOCKS[PLACES[victim] - PLACES[source] + SAME]


# -- areas


def _area(square: int, reach: int) -> tuple[int, ...]:
    row, column = divmod(square, SIDE)
    west, east = max(0, column - reach), min(SIDE, column + reach + 1)
    squares: list[int] = []
    for each in range(max(0, row - reach), min(SIDE, row + reach + 1)):
        squares.extend(range(each * SIDE + west, each * SIDE + east))
    return tuple(squares)


AREAS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_area(square, reach) for square in range(SQUARES)) for reach in range(8)
)


def within(square: int, reach: int) -> tuple[int, ...]:
    """Every square at most that far away, itself included, from north-west to south-east; nothing blocks it."""
    return AREAS[reach][square] if reach < 8 else _area(square, reach)


def area(square: int, size: int) -> tuple[int, ...]:
    """The squares of an area of ``size`` × ``size``, an odd number, around a square and with it (synergy.area)."""
    return within(square, size // 2)


def leaps(here: int, reach: int, taken: bytes, diagonal: bool = False) -> list[int]:
    """The free squares 1 to ``reach`` away in one direction: what lies between does not matter (leaping and flying)."""
    squares: list[int] = []
    for direction in range(8 if diagonal else 4):
        for square in RAYS[here][direction][:reach]:
            if not taken[square]:
                squares.append(square)
    return squares


# -- bases


def room_for_all(wanted: Sequence[tuple[int, ...]], taken: bytes) -> bool:
    """Can everybody get a square of their own, if each entry lists the squares that would do for one of them?"""
    holder: dict[int, int] = {}
    return all(_seat(one, wanted, taken, holder, set()) for one in range(len(wanted)))


def _seat(one: int, wanted: Sequence[tuple[int, ...]], taken: bytes, holder: dict[int, int], seen: set[int]) -> bool:
    """Give ``one`` a square, moving others to another of theirs where that helps."""
    for square in wanted[one]:
        if taken[square] or square in seen:
            continue
        seen.add(square)
        if square not in holder or _seat(holder[square], wanted, taken, holder, seen):
            holder[square] = one
            return True
    return False


def places_around(base: int, warriors: int) -> list[tuple[int, ...]]:
    """For each warrior but the one on the base, the squares that would do (synergy.place.warriors).

    Squares that share a side, for the sixth those that share a corner (synergy.option.outnumbered).
    """
    return [NEIGHBOURS4[base]] * min(warriors - 1, 4) + [CORNERS[base]] * max(warriors - 5, 0)


def squares_for_a_base(blocked: bytes, bases: Sequence[int], sizes: Sequence[int], warriors: int) -> list[int]:
    """Where the next base may be placed (synergy.place.base).

    At distance 2 or more from every base, not on an obstacle, and where all its warriors and those of the other bases
    (``sizes``, in the same order) still have room.
    """
    shut, tight = [False] * SQUARES, [False] * SQUARES
    settled: list[tuple[int, ...]] = []
    for base, size in zip(bases, sizes, strict=True):
        settled += places_around(base, size)
        for square in AREAS[1][base]:
            shut[square] = True
        for square in AREAS[2][base]:  # beyond that no two bases share a square around them
            tight[square] = True
    found: list[int] = []
    for square in _roomy(blocked, warriors):
        if shut[square]:
            continue
        if not tight[square] or room_for_all([*settled, *places_around(square, warriors)], blocked):
            found.append(square)
    return found


@lru_cache(maxsize=64)
def _roomy(blocked: bytes, warriors: int) -> list[int]:
    """Where a base and all its warriors would have room on a board without others."""
    sides, corners = min(warriors - 1, 4), max(warriors - 5, 0)
    return [
        square
        for square in range(SQUARES)
        if not blocked[square]
        and _free(NEIGHBOURS4[square], blocked) >= sides
        and _free(CORNERS[square], blocked) >= corners
    ]


def _free(squares: tuple[int, ...], taken: bytes) -> int:
    """How many of these are free."""
    free = 0
    for each in squares:
        if not taken[each]:
            free += 1
    return free
