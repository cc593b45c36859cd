"""The pieces of a walk, and the plain geometry of a base that goes along a leg."""

# mypyc: compiled

from __future__ import annotations

from math import isqrt
from typing import Final, final

from fracas.core.plane.numbers import span
from fracas.core.plane.shapes import Outline, bars, reaches
from fracas.core.plane.steps import Cross, Step
from fracas.core.plane.terrain import Ground

# Why a path cannot be walked.
FINE: Final = 0
OFF_TABLE: Final = 1
BARRIER: Final = 2
BASE: Final = 3
CORNER: Final = 4
TOO_FAR: Final = 5
NO_CLIMBING: Final = 6


@final
class Stretch:
    """A straight piece of a walk at one height."""

    __slots__ = ("ax", "ay", "bx", "by", "climbed", "cost", "fell", "jumped", "leg", "level", "paid")

    def __init__(self, ax: int, ay: int, bx: int, by: int, level: int, leg: int) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.level = level
        self.leg = leg
        """The number of the leg that it is a piece of."""
        self.cost = 0
        """Of the stretch, with what it climbs before."""
        self.paid = 0
        """What it pays for climbing, out of the cost."""
        self.climbed = 0
        """Levels climbed before it begins, negative for down."""
        self.fell = 0
        """Levels fallen before it begins."""
        self.jumped = 0
        """The length of the jump that it is; negative for a standing jump."""


@final
class Walk:
    """What became of a path."""

    __slots__ = ("bad", "cost", "hanging", "into_march", "left", "level", "mask", "spot", "stretches", "who", "x", "y")

    def __init__(self, x: int, y: int, level: int, hanging: bool) -> None:
        self.bad = FINE
        self.who = -1
        """The number, among those given, of the enemy in the way; or the piece of terrain."""
        self.spot = (x, y)
        """Where it fails."""
        self.stretches: list[Stretch] = []
        self.cost = 0
        self.mask = 0
        """The terrain that counts, what was touched before included."""
        self.left = 0
        """What remains of the budget."""
        self.into_march = 0
        """The part of its cost that the march pays: it jumped farther than its movement."""
        self.x = x
        self.y = y
        self.level = level
        self.hanging = hanging

    def fail(self, bad: int, x: int, y: int, who: int = -1) -> None:
        self.bad = bad
        self.spot = (x, y)
        self.who = who

    def so_far(self) -> int:
        """What its stretches cost together."""
        cost = 0
        for each in self.stretches:
            cost += each.cost
        return cost


def order_of(cross: Cross) -> int:
    return cross.order


def straight(px: int, py: int, qx: int, qy: int, level: int, leg: int, cost: int) -> Stretch:
    stretch = Stretch(px, py, qx, qy, level, leg)
    stretch.cost = cost
    return stretch


def near(shapes: list[Outline], x: int, y: int, far: int) -> list[Outline]:
    """Those whose box lies within ``far`` of a point."""
    return [
        shape
        for shape in shapes
        if shape.west < x + far and shape.east > x - far and shape.south < y + far and shape.north > y - far
    ]


def near_steps(steps: list[Step], x: int, y: int, far: int) -> list[Step]:
    """The same for edges between levels."""
    return [
        step
        for step in steps
        if (step.ax < x + far or step.bx < x + far)
        and (step.ax > x - far or step.bx > x - far)
        and (step.ay < y + far or step.by < y + far)
        and (step.ay > y - far or step.by > y - far)
    ]


def nearer(ax: int, ay: int, bx: int, by: int, x: int, y: int, far: int) -> bool:
    """Does the segment from a to b come nearer to a point than ``far``? Exact."""
    dx, dy = bx - ax, by - ay
    cx, cy = x - ax, y - ay
    along = dx * cx + dy * cy
    if along <= 0:
        return cx * cx + cy * cy < far * far
    square = dx * dx + dy * dy
    if along >= square:
        return (x - bx) * (x - bx) + (y - by) * (y - by) < far * far
    turn = dx * cy - dy * cx
    return turn * turn < far * far * square


def touching(stretch: Stretch, x: int, y: int, far: int) -> tuple[int, int]:
    """Where a base that goes along the stretch first touches another."""
    dx, dy = stretch.bx - stretch.ax, stretch.by - stretch.ay
    square = dx * dx + dy * dy
    if square == 0:
        return (stretch.ax, stretch.ay)
    along = dx * (x - stretch.ax) + dy * (y - stretch.ay)
    turn = dx * (y - stretch.ay) - dy * (x - stretch.ax)
    length = span(dx, dy)
    back = isqrt(max(0, far * far - turn * turn // square))
    at = max(0, along // length - back)
    return (stretch.ax + dx * at // length, stretch.ay + dy * at // length)


def free_until(shape: Outline, px: int, py: int, qx: int, qy: int, r: int) -> tuple[int, int]:
    """The last point of a leg at which a base does not overlap a piece of terrain."""
    length = max(1, span(qx - px, qy - py))
    low, high = 0, length
    while high - low > 1:
        middle = (low + high) // 2
        x, y = px + (qx - px) * middle // length, py + (qy - py) * middle // length
        if reaches(shape, x, y, r) or bars(shape, px, py, x, y, r):
            high = middle
        else:
            low = middle
    return (px + (qx - px) * low // length, py + (qy - py) * low // length)


def on_table_until(ground: Ground, px: int, py: int, qx: int, qy: int, r: int) -> tuple[int, int]:
    """The last point of a leg at which a base lies on the table."""
    low, high = 0, max(1, span(qx - px, qy - py))
    length = high
    while high - low > 1:
        middle = (low + high) // 2
        if ground.on_table(px + (qx - px) * middle // length, py + (qy - py) * middle // length, r):
            low = middle
        else:
            high = middle
    return (px + (qx - px) * low // length, py + (qy - py) * low // length)
