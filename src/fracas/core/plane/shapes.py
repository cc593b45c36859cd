"""Points and outlines: the polygons of terrain, and what a disc has to do with them. All predicates are exact."""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, final

from fracas.core.plane.numbers import rounded

if TYPE_CHECKING:
    from fracas.core.plane.native import i64


@final
class Point:
    """A corner."""

    __slots__ = ("x", "y")

    x: i64
    y: i64

    def __init__(self, x: i64, y: i64) -> None:
        self.x = x
        self.y = y

    def __repr__(self) -> str:
        return f"Point({self.x}, {self.y})"


@final
class Outline:
    """A simple polygon, counter-clockwise, with the box around it and the number of the piece that it belongs to."""

    __slots__ = ("corners", "east", "north", "piece", "south", "west")

    corners: list[Point]
    piece: i64
    west: i64
    south: i64
    east: i64
    north: i64

    def __init__(self, corners: list[Point], piece: i64) -> None:
        self.corners = corners
        self.piece = piece
        first = corners[0]
        self.west = self.east = first.x
        self.south = self.north = first.y
        for c in corners:
            if c.x < self.west:
                self.west = c.x
            if c.x > self.east:
                self.east = c.x
            if c.y < self.south:
                self.south = c.y
            if c.y > self.north:
                self.north = c.y


def doubled_area(corners: list[Point]) -> i64:
    """Twice the area, positive for counter-clockwise."""
    total: i64 = 0
    q = corners[len(corners) - 1]
    for c in corners:
        total += q.x * c.y - q.y * c.x
        q = c
    return total


def holds(shape: Outline, x: i64, y: i64) -> bool:
    """Does a point lie in the polygon or on its edge?"""
    if x < shape.west or x > shape.east or y < shape.south or y > shape.north:
        return False
    inside = False
    q = shape.corners[len(shape.corners) - 1]
    for c in shape.corners:
        turn: i64 = (c.x - q.x) * (y - q.y) - (c.y - q.y) * (x - q.x)
        if (
            turn == 0 and (x - q.x) * (x - c.x) + (y - q.y) * (y - c.y) <= 0  # between the two corners
        ):
            return True
        if (q.y > y) != (c.y > y) and (turn > 0) == (c.y > q.y):
            inside = not inside
        q = c
    return inside


def reaches(shape: Outline, x: i64, y: i64, r: i64) -> bool:
    """Does a disc overlap the polygon? Touching is no overlap."""
    if x + r <= shape.west or x - r >= shape.east or y + r <= shape.south or y - r >= shape.north:
        return False
    rr: i64 = r * r
    q = shape.corners[len(shape.corners) - 1]
    for c in shape.corners:
        ex: i64 = c.x - q.x
        ey: i64 = c.y - q.y
        px: i64 = x - q.x
        py: i64 = y - q.y
        t: i64 = ex * px + ey * py
        if t <= 0:
            if px * px + py * py < rr:
                return True
        else:
            m: i64 = ex * ex + ey * ey
            if t < m:
                turn: i64 = ex * py - ey * px
                if turn * turn < rr * m:
                    return True
            # beyond c: the next edge begins there, and looks at it
        q = c
    return holds(shape, x, y)


def bars(shape: Outline, px: i64, py: i64, qx: i64, qy: i64, r: i64) -> bool:
    """Does a disc that goes straight from p to q meet the polygon? It must not overlap it at p or q.

    Two segments that do not cross are nearest at an end of one of them. The ends of the leg are known to be free, so
    only the corners of the polygon and crossings are left to be looked at.
    """
    if px < qx:
        if qx + r <= shape.west or px - r >= shape.east:
            return False
    elif px + r <= shape.west or qx - r >= shape.east:
        return False
    if py < qy:
        if qy + r <= shape.south or py - r >= shape.north:
            return False
    elif py + r <= shape.south or qy - r >= shape.north:
        return False
    dx: i64 = qx - px
    dy: i64 = qy - py
    m: i64 = dx * dx + dy * dy
    rm: i64 = r * r * m
    last = shape.corners[len(shape.corners) - 1]
    before: i64 = dx * (last.y - py) - dy * (last.x - px)
    for c in shape.corners:
        cx: i64 = c.x - px
        cy: i64 = c.y - py
        here: i64 = dx * cy - dy * cx
        if here * here < rm and 0 < dx * cx + dy * cy < m:
            return True
        if (here > 0) != (before > 0):
            ex: i64 = c.x - last.x
            ey: i64 = c.y - last.y
            from_p: i64 = ex * (py - last.y) - ey * (px - last.x)
            from_q: i64 = ex * (qy - last.y) - ey * (qx - last.x)
            if (from_p > 0) != (from_q > 0):
                return True
        last = c
        before = here
    return False


def cut(corners: list[Point], ox: i64, oy: i64, dx: i64, dy: i64) -> list[Point]:
    """The part of a convex polygon that lies left of the line from o in direction d. Cut points are rounded."""
    kept: list[Point] = []
    last = corners[len(corners) - 1]
    before: i64 = dx * (last.y - oy) - dy * (last.x - ox)
    for c in corners:
        here: i64 = dx * (c.y - oy) - dy * (c.x - ox)
        if (here > 0 and before < 0) or (here < 0 and before > 0):
            below: i64 = before - here
            sign: i64 = 1
            if below < 0:
                below = -below
                sign = -1
            kept.append(
                Point(
                    last.x + rounded((c.x - last.x) * before * sign, below),
                    last.y + rounded((c.y - last.y) * before * sign, below),
                )
            )
        if here >= 0:
            kept.append(c)
        last = c
        before = here
    return kept
