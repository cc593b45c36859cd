"""A piece of skirmish: a unit moves along a path, and a break-away roll in its middle may stop it.

The path is a Place: points in thousandths of an inch. A foe at (5000, 0) has a melee range of 1 inch; one who walks out
of it rolls to break away, and on 1 to 3 stays at the spot where they left it and may be struck by the foe.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Any, Final

from fracas.core.place import Plane, Preview
from fracas.core.question import Choice, Draw, Place, Region, Resolution, Roll, WrongPlace
from fracas.core.tell import Tell

INCH: Final = 1000
REACH: Final = 6 * INCH
TABLE: Final = 20 * INCH
FOE: Final = (5 * INCH, 0)
MELEE: Final = INCH

STRIKE: Final = 7
LET_GO: Final = -1

Point = tuple[int, int]


class State:
    """Where the unit stands, and what it has suffered."""

    def __init__(self) -> None:
        self.at: Point = (3 * INCH, 0)
        self.wounds = 0
        self.moved = False

    def clone(self) -> State:
        other = State()
        other.at, other.wounds, other.moved = self.at, self.wounds, self.moved
        return other


class WalkPreview(Preview, frozen=True):
    """What a path costs, leg by leg, and who may strike."""

    legs: tuple[int, ...]
    breaks_away: bool


def points(path: tuple[int, ...]) -> list[Point]:
    return list(zip(path[::2], path[1::2], strict=True))


def length(one: Point, other: Point) -> int:
    """Rounded up: a move is never longer than it is allowed to be."""
    return -int(-hypot(other[0] - one[0], other[1] - one[1]) // 1)


def in_melee(point: Point) -> bool:
    return length(point, FOE) <= MELEE


class Walk(Region):
    """Paths of up to six inches from where the unit stands."""

    def __init__(self, start: Point) -> None:
        self.start = start

    def legs(self, path: tuple[int, ...]) -> list[int]:
        stops = [self.start, *points(path)]
        return [length(one, other) for one, other in pairwise(stops)]

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if not place or len(place) % 2:
            return WrongPlace("skirmish.move", "A path is made of points.")
        for point in points(place):
            if not all(0 <= n <= TABLE for n in point):
                return WrongPlace("skirmish.table", "The table ends there.", point)
        left = REACH
        for leg, point in zip(self.legs(place), points(place), strict=True):
            left -= leg
            if left < 0:
                return WrongPlace("skirmish.move", f"That is {-left / INCH:.2f} inches too far.", point)
        return None

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        """The end that was clicked, or as far towards it as the unit gets."""
        if len(place) != 2:
            return None
        x, y = (min(max(n, 0), TABLE) for n in place)
        far = length(self.start, (x, y))
        if far > REACH:
            x = self.start[0] + (x - self.start[0]) * (REACH - 2) // far
            y = self.start[1] + (y - self.start[1]) * (REACH - 2) // far
        return x, y

    def sample(self, draw: Draw) -> tuple[int, ...]:
        found = self.propose((int(draw() * TABLE), int(draw() * TABLE)))
        assert found is not None
        return found

    def preview(self, place: tuple[int, ...]) -> WalkPreview:
        legs = self.legs(place)
        stops = [self.start, *points(place)]
        breaks = any(in_melee(one) and not in_melee(other) for one, other in pairwise(stops))
        return WalkPreview(f"{sum(legs) / INCH:.2f} inches.", tuple(legs), breaks)

    def shape(self) -> Plane:
        return Plane(TABLE, TABLE, INCH // 4, self.start, path=True)


def move(state: State, tell: Tell) -> Resolution:
    """Leg by leg; a failed roll ends the move where melee was left."""
    path: tuple[int, ...] = yield Place(0, "move", Walk(state.at))
    for point in points(path):
        if in_melee(state.at) and not in_melee(point):
            die: int = yield Roll("break away", range(1, 7))
            if die <= 3:
                # Nothing is hidden: the foe is simply asked.
                struck: int = yield Choice(1, "opportunity", (LET_GO, STRIKE), LET_GO)
                state.wounds += struck == STRIKE
                break
        state.at = point
    dig: int = yield Choice(0, "dig in", (1, 0))
    state.wounds -= dig * state.wounds
    state.moved = True


class Piece:
    """As much of a game as a flow needs."""

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        return None if state.moved else move(state, tell)


PIECE: Any = Piece()
