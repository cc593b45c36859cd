"""Where a way enters and leaves the melee ranges of others (skirmish.locked, skirmish.passing, skirmish.breakaway).

Whether one is inside at the end of a leg is decided exactly, by squares, and ``within`` says the same; only the place
on a leg where a range begins or ends needs a root. Entering is rounded down, leaving up.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import TYPE_CHECKING, final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import rounded, span
from fracas.core.plane.ways import CLIMB, FALL, Leg, Way

if TYPE_CHECKING:
    from fracas.core.plane.native import i64


@final
class Passing:
    """A melee range is entered or left."""

    __slots__ = ("at", "entering", "index", "leg", "level", "spent", "x", "y")

    leg: i64
    """On which leg of the way."""
    at: i64
    """How far along that leg."""
    spent: i64
    """What the way has cost up to here, roughly: in the middle of a jump it is shared out evenly."""
    x: i64
    y: i64
    level: i64
    index: i64
    """Whose range, by its number in the list that was given."""
    entering: bool

    def __init__(self, leg: i64, at: i64, spent: i64, x: i64, y: i64, level: i64, index: i64, entering: bool) -> None:
        self.leg = leg
        self.at = at
        self.spent = spent
        self.x = x
        self.y = y
        self.level = level
        self.index = index
        self.entering = entering

    def __repr__(self) -> str:
        what = "enters" if self.entering else "leaves"
        return f"<{what} {self.index} at ({self.x}, {self.y}), leg {self.leg}>"


def passings(way: Way, start: Disc, ranges: Sequence[tuple[Disc, int, int]]) -> list[Passing]:
    """Every entering and leaving along a way, in order.

    ``ranges`` are bases with their melee range and the difference of levels up to which it counts. ``start`` is the
    base that walks, where and at what height it starts; ranges that it is in from the start are only left.
    """
    found: list[Passing] = []
    for index in range(len(ranges)):
        base, range_, levels = ranges[index]
        _Walk(start, base, range_, levels, index).along(way, found)
    found.sort(key=_order)
    return found


def inside(disc: Disc, base: Disc, range_: i64, levels: i64) -> bool:
    """Is a base within the melee range of another, and within so many levels?"""
    apart: i64 = disc.level - base.level
    dx: i64 = disc.x - base.x
    dy: i64 = disc.y - base.y
    reach: i64 = disc.r + base.r + range_
    return -levels <= apart <= levels and dx * dx + dy * dy <= reach * reach


def _order(each: Passing) -> tuple[int, int, bool, int]:
    return each.leg, each.at, each.entering, each.index


@final
class _Walk:
    """One way past one base."""

    __slots__ = ("base", "index", "levels", "locked", "reach", "start")

    start: Disc
    base: Disc
    reach: i64
    levels: i64
    index: i64
    locked: bool

    def __init__(self, start: Disc, base: Disc, range_: i64, levels: i64, index: i64) -> None:
        self.start = start
        self.base = base
        self.reach = start.r + base.r + range_
        self.levels = levels
        self.index = index
        self.locked = inside(start, base, range_, levels)

    def along(self, way: Way, found: list[Passing]) -> None:
        level: i64 = self.start.level
        spent: i64 = 0
        number: i64 = 0
        for leg in way.legs:
            if leg.kind == CLIMB:
                self._climb(leg, number, spent, level, found)
            elif leg.kind == FALL:
                self._now(
                    self._in(leg.bx, leg.by, leg.level, leg.level), number, 0, spent, leg.bx, leg.by, leg.level, found
                )
            else:
                self._straight(leg, number, spent, level, found)
            level = leg.level
            spent += leg.cost
            number += 1
        if way.legs:  # a flight comes down to the level of its end
            last = way.legs[-1]
            here = self._in(last.bx, last.by, level, level)
            self._now(
                here, number - 1, span(last.bx - last.ax, last.by - last.ay), spent, last.bx, last.by, level, found
            )

    def _in(self, x: i64, y: i64, low: i64, high: i64) -> bool:
        """Is somebody at a place between two levels in range?"""
        dx: i64 = x - self.base.x
        dy: i64 = y - self.base.y
        if dx * dx + dy * dy > self.reach * self.reach:
            return False
        return low - self.levels <= self.base.level <= high + self.levels

    def _now(
        self, locked: bool, leg: i64, at: i64, spent: i64, x: i64, y: i64, level: i64, found: list[Passing]
    ) -> None:
        """Note a change."""
        if locked != self.locked:
            self.locked = locked
            found.append(Passing(leg, at, spent, x, y, level, self.index, locked))

    def _climb(self, leg: Leg, number: i64, spent: i64, level: i64, found: list[Passing]) -> None:
        """Level by level."""
        way: i64 = 1 if leg.levels > 0 else -1
        done: i64 = 0
        while level != leg.level:
            level += way
            done += way
            paid: i64 = leg.cost * done // leg.levels
            self._now(self._in(leg.bx, leg.by, level, level), number, paid, spent + paid, leg.bx, leg.by, level, found)

    def _straight(self, leg: Leg, number: i64, spent: i64, level: i64, found: list[Passing]) -> None:
        """A walk or a jump, at one level; or a flight, which passes all levels between those of its ends."""
        low: i64 = level if level < leg.level else leg.level
        high: i64 = level + leg.level - low
        here = self._in(leg.ax, leg.ay, low, high)
        self._now(here, number, 0, spent, leg.ax, leg.ay, level, found)
        there = self._in(leg.bx, leg.by, low, high)
        if (here and there) or not low - self.levels <= self.base.level <= high + self.levels:
            return  # the range is round: who is in it at both ends does not leave it between them
        dx: i64 = leg.bx - leg.ax
        dy: i64 = leg.by - leg.ay
        cx: i64 = self.base.x - leg.ax
        cy: i64 = self.base.y - leg.ay
        m: i64 = dx * dx + dy * dy
        t: i64 = dx * cx + dy * cy
        off: i64 = dx * cy - dy * cx
        half: i64 = self.reach * self.reach * m - off * off
        if m == 0 or half < 0 or (not here and not there and not 0 < t < m):
            return
        length: i64 = span(dx, dy)
        root: i64 = isqrt(half)
        if not here:
            exact: i64 = 0 if root * root == half else 1
            at: i64 = max(0, (t - root - exact) // length)
            self._note(leg, number, at, length, spent, leg.level, True, found)
        if not there:
            at = min(length, (t + root) // length + 1)
            self._note(leg, number, at, length, spent, leg.level, False, found)

    def _note(
        self, leg: Leg, number: i64, at: i64, length: i64, spent: i64, level: i64, into: bool, found: list[Passing]
    ) -> None:
        x: i64 = leg.ax + rounded((leg.bx - leg.ax) * at, length)
        y: i64 = leg.ay + rounded((leg.by - leg.ay) * at, length)
        self._now(into, number, at, spent + leg.cost * at // length, x, y, level, found)
