"""The edges between levels: what is climbed, jumped over, fallen from.

A step runs from a to b with the higher ground on its left. A centre exactly on it stands on the higher ground.
Edges are split where pieces meet, so that each step has one level on either side; where the edges of two terraces
coincide, the stretch is one step with the whole difference, dotted if the upper piece says so.
"""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, final

from fracas.core.plane.numbers import floor_span, rounded
from fracas.core.plane.shapes import Outline, Point, holds

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

ASIDE = 4
"""How far beside an edge its two levels are looked up."""
ON = 2
"""A corner that lies so near to an edge of another piece lies on it: slanting edges miss the grid."""


@final
class Step:
    """A straight stretch of edge between two levels, higher on the left."""

    __slots__ = ("ax", "ay", "bx", "by", "dotted", "high", "low")

    ax: i64
    ay: i64
    bx: i64
    by: i64
    low: i64
    high: i64
    dotted: bool

    def __init__(self, ax: i64, ay: i64, bx: i64, by: i64, low: i64, high: i64, dotted: bool) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.low = low
        self.high = high
        self.dotted = dotted

    def side(self, x: i64, y: i64) -> i64:
        """Positive or 0 on the high side of the line through the step."""
        return (self.bx - self.ax) * (y - self.ay) - (self.by - self.ay) * (x - self.ax)

    def __repr__(self) -> str:
        line = f"{self.ax}, {self.ay}, {self.bx}, {self.by}"
        return f"Step({line}, {self.low}, {self.high}, {self.dotted})"


@final
class Cross:
    """Where a leg crosses a step."""

    __slots__ = ("at", "number", "order", "step", "up")

    order: i64
    """How far along the leg, in millionths (2²⁰): what comes first."""
    at: i64
    """How far along the leg, in thousandths of an inch."""
    number: i64
    step: Step
    up: bool

    def __init__(self, order: i64, at: i64, number: i64, step: Step, up: bool) -> None:
        self.order = order
        self.at = at
        self.number = number
        self.step = step
        self.up = up


def crossed(steps: list[Step], px: i64, py: i64, qx: i64, qy: i64, length: i64, but: i64 = -1) -> list[Cross]:
    """The steps that the leg from p to q crosses, in no order; ``but`` is the number of one to leave out.

    Both tests are half-open, so that a leg through a joint of two steps crosses one of them. Only a leg through the
    corner of a piece can get it wrong; who calls must compare the levels at both ends with the sum of the steps.
    """
    found: list[Cross] = []
    dx: i64 = qx - px
    dy: i64 = qy - py
    number: i64 = -1
    for step in steps:
        number += 1
        ax: i64 = step.ax
        bx: i64 = step.bx
        if (ax < px and ax < qx and bx < px and bx < qx) or (ax > px and ax > qx and bx > px and bx > qx):
            continue
        ay: i64 = step.ay
        by: i64 = step.by
        from_p: i64 = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
        from_q: i64 = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
        if (from_p >= 0) == (from_q >= 0) or number == but:
            continue
        if (dx * (ay - py) - dy * (ax - px) > 0) == (dx * (by - py) - dy * (bx - px) > 0):
            continue
        if from_p < 0:
            from_p = -from_p
            below: i64 = from_p + from_q
        else:
            below = from_p - from_q
        found.append(Cross((from_p << 20) // below, rounded(length * from_p, below), number, step, from_q >= 0))
    return found


def steps_of(shapes: list[Outline], levels: list[int], dotted: list[set[int]]) -> list[Step]:
    """The steps of all elevations. Edges between pieces of the same level that touch are no steps."""
    found: list[Step] = []
    seen: set[tuple[int, int, int, int]] = set()
    for k, shape in enumerate(shapes):
        corners = shape.corners
        for i, a in enumerate(corners):
            b = corners[(i + 1) % len(corners)]
            stops = _split(a, b, shapes)
            for j in range(len(stops) - 1):
                p, q = stops[j], stops[j + 1]
                line = (p.x, p.y, q.x, q.y)
                if line in seen or (q.x, q.y, p.x, p.y) in seen:
                    continue
                left, right = _beside(p, q, shapes, levels)
                if left == right:
                    continue
                if left < right:
                    p, q = q, p
                high = max(left, right)
                # Of coinciding edges the upper piece's counts; this one may be the lower piece's.
                if levels[k] != high:
                    continue
                seen.add(line)
                found.append(Step(p.x, p.y, q.x, q.y, min(left, right), high, i in dotted[k]))
    return found


def _split(a: Point, b: Point, shapes: list[Outline]) -> list[Point]:
    """An edge cut where corners of other pieces lie on it."""
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    inner: list[tuple[int, Point]] = []
    for shape in shapes:
        for c in shape.corners:
            along = dx * (c.x - a.x) + dy * (c.y - a.y)
            off = dx * (c.y - a.y) - dy * (c.x - a.x)
            if 0 < along < square and off * off <= ON * ON * square:
                inner.append((along, c))
    inner.sort(key=_along)
    stops = [a]
    for _, c in inner:
        if (c.x - stops[-1].x) ** 2 + (c.y - stops[-1].y) ** 2 > ON * ON * 4:
            stops.append(c)
    if (b.x - stops[-1].x) ** 2 + (b.y - stops[-1].y) ** 2 <= ON * ON * 4:
        stops.pop()
    stops.append(b)
    return stops


def _along(stop: tuple[int, Point]) -> int:
    return stop[0]


def _beside(p: Point, q: Point, shapes: list[Outline], levels: list[int]) -> tuple[int, int]:
    """The levels left and right of the middle of an edge."""
    dx, dy = q.x - p.x, q.y - p.y
    length = floor_span(dx, dy)
    mx, my = (p.x + q.x) // 2, (p.y + q.y) // 2
    ox, oy = rounded(-dy * ASIDE, length), rounded(dx * ASIDE, length)
    return level_of(shapes, levels, mx + ox, my + oy), level_of(shapes, levels, mx - ox, my - oy)


def level_of(shapes: list[Outline], levels: list[int], x: i64, y: i64) -> int:
    """The highest piece under a point, its edge included; 0 on the table."""
    best = 0
    for k, shape in enumerate(shapes):
        if levels[k] > best and holds(shape, x, y):
            best = levels[k]
    return best
