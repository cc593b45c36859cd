"""Pieces of terrain, and a map of them made ready for questions.

Level goes by the centre of a base, cover and water by any part of it. A centre exactly on the edge of an elevation
stands on it. Touching is no overlap, anywhere.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from fracas.core.plane.convex import convex_parts
from fracas.core.plane.numbers import LARGEST
from fracas.core.plane.shapes import Outline, Point, doubled_area, reaches
from fracas.core.plane.steps import Step, level_of, steps_of

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

BARRIER: Final = 0
COVER: Final = 1
WATER: Final = 2
ELEVATION: Final = 3

IN_COVER: Final = 1
IN_WATER: Final = 2
"""The bits of a mask of terrain."""


@final
class Piece:
    """One piece of terrain, as a map lists it; corners run counter-clockwise, in thousandths of an inch."""

    __slots__ = ("corners", "dotted", "kind", "level")

    kind: int
    corners: tuple[tuple[int, int], ...]
    level: int
    """Of an elevation, counted from the table."""
    dotted: tuple[int, ...]
    """The edges that are slopes, stairs or ladders: edge i runs from corner i to the next."""

    def __init__(
        self, kind: int, corners: Sequence[tuple[int, int]], level: int = 0, dotted: Sequence[int] = ()
    ) -> None:
        self.kind = kind
        self.corners = tuple(corners)
        self.level = level
        self.dotted = tuple(dotted)


@final
class Node:
    """A place where a path may bend, around the corner (cx, cy) if it has one."""

    __slots__ = ("bends", "cx", "cy", "level", "x", "y")

    x: i64
    y: i64
    level: i64
    bends: bool
    cx: i64
    cy: i64

    def __init__(self, x: i64, y: i64, level: i64, bends: bool, cx: i64, cy: i64) -> None:
        self.x = x
        self.y = y
        self.level = level
        self.bends = bends
        self.cx = cx
        self.cy = cy


@final
class Ground:
    """A loaded map. It never changes; what paths have found out about it for a radius is kept in ``nodes``."""

    __slots__ = (
        "barriers",
        "cover_cuts",
        "cover_parts",
        "covers",
        "elevations",
        "height",
        "heights",
        "nodes",
        "parts",
        "pieces",
        "raised",
        "raised_parts",
        "steps",
        "waters",
        "width",
    )

    width: i64
    height: i64
    pieces: tuple[Piece, ...]
    barriers: list[Outline]
    covers: list[Outline]
    waters: list[Outline]
    elevations: list[Outline]
    heights: list[int]
    """The levels of ``elevations``."""
    parts: list[Outline]
    """Barriers in convex parts."""
    raised: list[int]
    raised_parts: list[Outline]
    """Elevations in convex parts, and the level of each part."""
    cover_parts: list[Outline]
    cover_cuts: list[tuple[Point, Point]]
    """Covers in convex parts, and the lines on which they were cut."""
    steps: list[Step]
    nodes: dict[tuple[int, int], list[Node]]
    """By radius and mask: where paths may bend around walls and on edges."""

    def __init__(self, width: int, height: int, pieces: Sequence[Piece]) -> None:
        if max(width, height) > LARGEST:
            raise ValueError(f"a table of {width} × {height} is too large; no side may be longer than {LARGEST}")
        self.width = width
        self.height = height
        self.pieces = tuple(pieces)
        self.barriers = []
        self.covers = []
        self.waters = []
        self.elevations = []
        self.heights = []
        self.parts = []
        self.raised = []
        self.raised_parts = []
        self.cover_parts = []
        self.cover_cuts = []
        self.nodes = {}
        dotted: list[set[int]] = []
        for number, piece in enumerate(self.pieces):
            corners = [Point(x, y) for x, y in piece.corners]
            if len(corners) < 3 or doubled_area(corners) <= 0:
                raise ValueError(f"piece {number} does not run counter-clockwise")
            if any(c.x < 0 or c.y < 0 or c.x > width or c.y > height for c in corners):
                raise ValueError(f"piece {number} does not lie on the table")
            shape = Outline(corners, number)
            if piece.kind == BARRIER:
                self.barriers.append(shape)
                self.parts += [Outline(part, number) for part in convex_parts(corners)]
            elif piece.kind == COVER:
                self.covers.append(shape)
                parts = convex_parts(corners)
                self.cover_parts += [Outline(part, number) for part in parts]
                self.cover_cuts += _cuts(corners, parts)
            elif piece.kind == WATER:
                self.waters.append(shape)
            elif piece.kind == ELEVATION:
                self.elevations.append(shape)
                self.heights.append(piece.level)
                dotted.append(set(piece.dotted))
                for part in convex_parts(corners):
                    self.raised_parts.append(Outline(part, number))
                    self.raised.append(piece.level)
            else:
                raise ValueError(f"piece {number} is of no known kind: {piece.kind}")
        self.steps = steps_of(self.elevations, self.heights, dotted)

    def outlines(self, kind: int) -> list[Outline]:
        """All pieces of a kind."""
        if kind == BARRIER:
            return self.barriers
        if kind == COVER:
            return self.covers
        if kind == WATER:
            return self.waters
        return self.elevations

    def level_at(self, x: i64, y: i64) -> int:
        """The level of the one who stands with their centre here."""
        return level_of(self.elevations, self.heights, x, y)

    def touches(self, kind: int, x: i64, y: i64, r: i64) -> bool:
        """Does any part of a base lie in a piece of this kind?"""
        for shape in self.outlines(kind):
            if reaches(shape, x, y, r):
                return True
        return False

    def mask_at(self, x: i64, y: i64, r: i64) -> int:
        """The cover and water that a base touches, as a mask."""
        mask = IN_COVER if self.touches(COVER, x, y, r) else 0
        return mask | IN_WATER if self.touches(WATER, x, y, r) else mask

    def crosses_cover(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Does the line between two points pass through cover? Running along its edge is not through."""
        for part in self.cover_parts:
            if _passes(part, ax, ay, bx, by):
                return True
        for line in self.cover_cuts:
            if _runs_along(line, ax, ay, bx, by):
                return True
        return False

    def on_table(self, x: i64, y: i64, r: i64) -> bool:
        """Does the whole base lie on the table?"""
        return r <= x <= self.width - r and r <= y <= self.height - r

    def across_an_edge(self, x: i64, y: i64, r: i64) -> bool:
        """Does a disc lie across an edge between two levels (where no stone may lie)?"""
        for step in self.steps:
            if _near(step, x, y, r):
                return True
        return False


def _near(step: Step, x: i64, y: i64, r: i64) -> bool:
    ex: i64 = step.bx - step.ax
    ey: i64 = step.by - step.ay
    px: i64 = x - step.ax
    py: i64 = y - step.ay
    t: i64 = ex * px + ey * py
    m: i64 = ex * ex + ey * ey
    if t <= 0:
        return px * px + py * py < r * r
    if t >= m:
        return (x - step.bx) * (x - step.bx) + (y - step.by) * (y - step.by) < r * r
    turn: i64 = ex * py - ey * px
    return turn * turn < r * r * m


def _passes(part: Outline, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Does a segment pass through the inside of a convex part? If not, an edge or the segment's line parts the two."""
    left = right = False
    q = part.corners[len(part.corners) - 1]
    for c in part.corners:
        ex: i64 = c.x - q.x
        ey: i64 = c.y - q.y
        if ex * (ay - q.y) - ey * (ax - q.x) <= 0 and ex * (by - q.y) - ey * (bx - q.x) <= 0:
            return False
        side: i64 = (bx - ax) * (c.y - ay) - (by - ay) * (c.x - ax)
        if side > 0:
            left = True
        elif side < 0:
            right = True
        q = c
    return left and right


def _runs_along(line: tuple[Point, Point], ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Does a segment share more than a point with a line on which a piece was cut in two?"""
    p, q = line
    dx: i64 = q.x - p.x
    dy: i64 = q.y - p.y
    if dx * (ay - p.y) - dy * (ax - p.x) != 0 or dx * (by - p.y) - dy * (bx - p.x) != 0:
        return False
    one: i64 = dx * (ax - p.x) + dy * (ay - p.y)
    other: i64 = dx * (bx - p.x) + dy * (by - p.y)
    m: i64 = dx * dx + dy * dy
    return (one > 0 or other > 0) and (one < m or other < m) and one != other


def _cuts(corners: list[Point], parts: list[list[Point]]) -> list[tuple[Point, Point]]:
    """The lines on which a polygon was cut into parts."""
    outer = {(p.x, p.y, q.x, q.y) for p, q in _edges(corners)}
    return [(p, q) for part in parts for p, q in _edges(part) if (p.x, p.y, q.x, q.y) not in outer]


def _edges(corners: list[Point]) -> list[tuple[Point, Point]]:
    return [(corners[i - 1], corners[i]) for i in range(len(corners))]
