"""A base that moves along a straight line: is the line free, and where does it stop (skirmish.push)?

Both questions are exact, and touching is free. The place of a stop is found by halving: each place that is tried is a
whole one and is itself tested, so a stop is always legal; along a side that is brushed it may come 0.004" early.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import rounded, span
from fracas.core.plane.shapes import Outline, bars, reaches
from fracas.core.plane.steps import Step
from fracas.core.plane.terrain import Ground

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

NOTHING: Final = 0
BARRIER_HIT: Final = 1
BASE_HIT: Final = 2
TABLE_EDGE: Final = 3
HIGHER_GROUND: Final = 4
NO_ROOM: Final = 5
"""It would end where something lies that may be passed but not ended on, or where it would fall onto a base."""


@final
class Stop:
    """Where a base that was swept comes to lie."""

    __slots__ = ("hit", "index", "length", "x", "y")

    length: i64
    x: i64
    y: i64
    hit: i64
    """`NOTHING`, `BARRIER_HIT`, `BASE_HIT`, `TABLE_EDGE`, `HIGHER_GROUND` or `NO_ROOM`."""
    index: i64
    """Which piece, which of the obstacles, or which step of the ground; -1 if there is nothing to name. For
    `NO_ROOM` the number in ``obstacles``, or in ``others`` counted on from there."""

    def __init__(self, length: i64, x: i64, y: i64, hit: i64, index: i64) -> None:
        self.length = length
        self.x = x
        self.y = y
        self.hit = hit
        self.index = index

    def __repr__(self) -> str:
        return f"Stop({self.length}, {self.x}, {self.y}, {self.hit}, {self.index})"


def free(walls: list[Outline], rings: list[Disc], x: i64, y: i64, r: i64) -> bool:
    """Does a disc overlap none of these walls, and its centre lie in none of these rings (bases grown by r)?"""
    for ring in rings:
        dx: i64 = x - ring.x
        dy: i64 = y - ring.y
        if dx * dx + dy * dy < ring.r * ring.r:
            return False
    for wall in walls:
        if reaches(wall, x, y, r):
            return False
    return True


def clear(walls: list[Outline], rings: list[Disc], px: i64, py: i64, qx: i64, qy: i64, r: i64) -> bool:
    """May a disc go straight from p to q, both of which are free? The table is convex: free ends suffice for it."""
    for ring in rings:
        if ring_bars(ring, px, py, qx, qy):
            return False
    for wall in walls:
        if bars(wall, px, py, qx, qy, r):
            return False
    return True


def ring_bars(ring: Disc, px: i64, py: i64, qx: i64, qy: i64) -> bool:
    """Does the segment from p to q enter a ring between its ends?"""
    dx: i64 = qx - px
    dy: i64 = qy - py
    cx: i64 = ring.x - px
    cy: i64 = ring.y - py
    t: i64 = dx * cx + dy * cy
    if t <= 0:
        return False
    m: i64 = dx * dx + dy * dy
    if t >= m:
        return False
    off: i64 = dx * cy - dy * cx
    return off * off < ring.r * ring.r * m


def climbs(step: Step, px: i64, py: i64, qx: i64, qy: i64) -> bool:
    """Does the segment from p to q cross a step upwards? Coming to lie on it is up."""
    if step.side(px, py) >= 0 or step.side(qx, qy) < 0:
        return False
    dx: i64 = qx - px
    dy: i64 = qy - py
    one: i64 = dx * (step.ay - py) - dy * (step.ax - px)
    other: i64 = dx * (step.by - py) - dy * (step.bx - px)
    # closed, unlike the count of levels: a corner that is grazed stops a push
    return (one >= 0) != (other >= 0) or one == 0 or other == 0


def sweep(ground: Ground, disc: Disc, x: i64, y: i64, obstacles: Sequence[Disc], others: Sequence[Disc] = ()) -> Stop:
    """Push a disc straight towards (x, y). It keeps its level until it lies still, and falls only then.

    It stops at barriers, at the table edge, at the side of a piece higher than its level, and at ``obstacles`` whose
    level differs by at most 1. It may leave an edge downwards. ``others`` are passed, and it stops before them if it
    would end on one; the same holds for obstacles at the level to which it falls.
    """
    slide = _Slide(ground, disc, obstacles, others)
    length: i64 = span(x - disc.x, y - disc.y)
    if length == 0:
        return Stop(0, disc.x, disc.y, NOTHING, -1)
    low: i64 = 0
    high: i64 = length + 1
    if slide.passes(x, y):
        low = length
    else:
        high = length
        while high - low > 1:
            middle: i64 = (low + high) // 2
            mx: i64 = disc.x + rounded((x - disc.x) * middle, length)
            my: i64 = disc.y + rounded((y - disc.y) * middle, length)
            if slide.passes(mx, my):
                low = middle
            else:
                high = middle
    sx: i64 = disc.x + rounded((x - disc.x) * low, length)
    sy: i64 = disc.y + rounded((y - disc.y) * low, length)
    hit: i64 = NOTHING
    index: i64 = -1
    if low < length:
        nx: i64 = disc.x + rounded((x - disc.x) * high, length)
        ny: i64 = disc.y + rounded((y - disc.y) * high, length)
        hit, index = slide.hit(nx, ny)
    on: i64 = slide.lies_on(sx, sy)
    if on >= 0:
        hit = NO_ROOM
        index = on
        low = slide.back(x, y, low, length)
        sx = disc.x + rounded((x - disc.x) * low, length)
        sy = disc.y + rounded((y - disc.y) * low, length)
    return Stop(low, sx, sy, hit, index)


@final
class _Slide:
    """What may stop a disc that slides away from where it stands."""

    __slots__ = ("around", "disc", "ground", "names", "rings", "sides", "walls")

    ground: Ground
    disc: Disc
    walls: list[Outline]
    rings: list[Disc]
    names: list[int]
    sides: list[int]
    around: list[Disc]

    def __init__(self, ground: Ground, disc: Disc, obstacles: Sequence[Disc], others: Sequence[Disc]) -> None:
        self.ground = ground
        self.disc = disc
        self.walls = ground.barriers
        self.rings = []
        self.names = []
        self.around = [*obstacles, *others]
        for number, each in enumerate(obstacles):
            if -1 <= each.level - disc.level <= 1:
                self.rings.append(Disc(each.x, each.y, each.r + disc.r, each.level))
                self.names.append(number)
        self.sides = [number for number, step in enumerate(ground.steps) if step.high > disc.level]

    def passes(self, x: i64, y: i64) -> bool:
        """May it slide as far as here?"""
        disc = self.disc
        r: i64 = disc.r
        if not self.ground.on_table(x, y, r) or not free(self.walls, self.rings, x, y, r):
            return False
        if not clear(self.walls, self.rings, disc.x, disc.y, x, y, r):
            return False
        for number in self.sides:
            if climbs(self.ground.steps[number], disc.x, disc.y, x, y):
                return False
        return True

    def hit(self, x: i64, y: i64) -> tuple[i64, i64]:
        """What keeps it from sliding as far as here."""
        disc = self.disc
        r: i64 = disc.r
        number: i64 = 0
        for ring in self.rings:
            if not free([], [ring], x, y, r) or ring_bars(ring, disc.x, disc.y, x, y):
                return BASE_HIT, self.names[number]
            number += 1
        for wall in self.walls:
            if reaches(wall, x, y, r) or bars(wall, disc.x, disc.y, x, y, r):
                return BARRIER_HIT, wall.piece
        for side in self.sides:
            if climbs(self.ground.steps[side], disc.x, disc.y, x, y):
                return HIGHER_GROUND, side
        return TABLE_EDGE, -1

    def lies_on(self, x: i64, y: i64) -> i64:
        """Which of the discs it would overlap if it came to lie here, at the level of the ground; -1 for none."""
        level: i64 = self.ground.level_at(x, y)
        number: i64 = 0
        for each in self.around:
            dx: i64 = x - each.x
            dy: i64 = y - each.y
            both: i64 = each.r + self.disc.r
            if -1 <= each.level - level <= 1 and dx * dx + dy * dy < both * both:
                return number
            number += 1
        return -1

    def back(self, x: i64, y: i64, low: i64, length: i64) -> i64:
        """How far it may go towards (x, y), at most ``low``, so that it ends on nothing."""
        disc = self.disc
        most: i64 = low
        step: i64 = 32
        while step >= 1:
            # Back in steps until there is room, then forth again by one, and back in smaller ones.
            while low > 0:
                sx: i64 = disc.x + rounded((x - disc.x) * low, length)
                sy: i64 = disc.y + rounded((y - disc.y) * low, length)
                if self.lies_on(sx, sy) < 0:
                    break
                low -= step
            if step == 1:
                break
            low = min(most, max(low, 0) + step - 1)
            step //= 32
        return low if low > 0 else 0
