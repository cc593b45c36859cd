"""Places where paths bend: around corners of walls, around bases, in narrow passages, at the ends of edges.

Around a corner or a base lies the circumscribed polygon of 16 sides, a little larger than what must be kept away: its
sides touch the circle from outside, so that costs err upwards, by at most 1.3 % of the arc.
"""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.field import Field
from fracas.core.plane.numbers import floor_span, rounded, span
from fracas.core.plane.shapes import Outline, Point, reaches
from fracas.core.plane.terrain import IN_COVER, IN_WATER, Ground, Node

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

SLACK: Final = 3
"""How much larger the circle is around which a ring is drawn."""
NARROW: Final = 80
"""A passage that leaves no more than this swallows the rings' points."""
BESIDE: Final = 6
BEYOND: Final = 8
ALONG: Final = 12
"""Where nodes lie at the end of an edge: beside it, beyond its end, and along it if it is dotted."""
TANGENT: Final = 815
"""Half a side of the 16-sided polygon around a circle of 4096."""

# fmt: off
COMPASS: Final[tuple[tuple[int, int], ...]] = (
    (4097, 815), (3473, 2321), (2321, 3473), (815, 4097), (-815, 4097), (-2321, 3473), (-3473, 2321), (-4097, 815),
    (-4097, -815), (-3473, -2321), (-2321, -3473), (-815, -4097), (815, -4097), (2321, -3473), (3473, -2321),
    (4097, -815),
)
# fmt: on


def wall_nodes(ground: Ground, r: i64, mask: i64) -> list[Node]:
    """The nodes of a map for a radius and a mask of terrain; made once."""
    made = ground.nodes.get((r, mask))
    if made is None:
        walls = list(ground.barriers)
        if not mask & IN_COVER:
            walls += ground.covers
        if not mask & IN_WATER:
            walls += ground.waters
        made = []
        for wall in walls:
            _corners(ground, wall, walls, r, made)
        _passages_between_walls(ground, walls, r, made)
        _edges(ground, walls, r, made)
        ground.nodes[(r, mask)] = made
    return made


def _add(ground: Ground, walls: list[Outline], r: i64, node: Node, made: list[Node]) -> None:
    """Keep a node that is free of walls."""
    if not ground.on_table(node.x, node.y, r):
        return
    for wall in walls:
        if reaches(wall, node.x, node.y, r):
            return
    node.level = ground.level_at(node.x, node.y)
    made.append(node)


def _corners(ground: Ground, wall: Outline, walls: list[Outline], r: i64, made: list[Node]) -> None:
    count = len(wall.corners)
    ring: i64 = r + SLACK
    for i in range(count):
        u, v, w = wall.corners[i - 1], wall.corners[i], wall.corners[(i + 1) % count]
        if (v.x - u.x) * (w.y - v.y) - (v.y - u.y) * (w.x - v.x) <= 0:
            continue  # nobody bends around a corner that points inwards
        back: i64 = floor_span(u.x - v.x, u.y - v.y)
        on: i64 = floor_span(w.x - v.x, w.y - v.y)
        for cx, cy in COMPASS:
            # Only where the corner is the nearest point of the wall, and a side farther both ways.
            if cx * (u.x - v.x) + cy * (u.y - v.y) > 2500 * back or cx * (w.x - v.x) + cy * (w.y - v.y) > 2500 * on:
                continue
            node = Node(v.x + rounded(cx * ring, 4096), v.y + rounded(cy * ring, 4096), 0, True, v.x, v.y)
            _add(ground, walls, r, node, made)


def _edges(ground: Ground, walls: list[Outline], r: i64, made: list[Node]) -> None:
    """Both sides of the ends of steps: walking around an elevation, and taking its stairs at their end."""
    seen: set[tuple[int, int]] = set()
    for step in ground.steps:
        length: i64 = span(step.bx - step.ax, step.by - step.ay)
        ux: i64 = step.bx - step.ax
        uy: i64 = step.by - step.ay
        for end in (0, 1):
            ex: i64 = step.bx if end else step.ax
            ey: i64 = step.by if end else step.ay
            out: i64 = 1 if end else -1
            for aside in (BESIDE, -BESIDE):
                for along in (BEYOND, -ALONG):
                    if along < 0 and not step.dotted:
                        continue
                    x: i64 = ex + rounded(ux * out * along - uy * aside, length)
                    y: i64 = ey + rounded(uy * out * along + ux * aside, length)
                    if (x, y) not in seen:
                        seen.add((x, y))
                        _add(ground, walls, r, Node(x, y, 0, False, 0, 0), made)


def _passages_between_walls(ground: Ground, walls: list[Outline], r: i64, made: list[Node]) -> None:
    for wall in walls:
        for c in wall.corners:
            corner = Disc(c.x, c.y, 0, 0)
            for x, y in _across(corner, r, walls, ground):
                _add(ground, walls, r, Node(x, y, 0, False, 0, 0), made)


def _across(disc: Disc, r: i64, walls: list[Outline], ground: Ground) -> list[tuple[int, int]]:
    """The middles of narrow passages between a disc and walls or the table edge, and places along them."""
    found: list[tuple[int, int]] = []
    wide: i64 = disc.r + 2 * r + NARROW
    for wall in walls:
        if (
            wall.west > disc.x + wide
            or wall.east < disc.x - wide
            or wall.south > disc.y + wide
            or wall.north < disc.y - wide
        ):
            continue
        q = wall.corners[len(wall.corners) - 1]
        for c in wall.corners:
            fx, fy = _foot(q, c, disc.x, disc.y)
            _between(disc, fx, fy, 0, r, found)
            q = c
    _between(disc, disc.x, 0, 0, r, found)
    _between(disc, disc.x, ground.height, 0, r, found)
    _between(disc, 0, disc.y, 0, r, found)
    _between(disc, ground.width, disc.y, 0, r, found)
    return found


def _foot(p: Point, q: Point, x: i64, y: i64) -> tuple[i64, i64]:
    """The point of an edge that is nearest to a place."""
    ex: i64 = q.x - p.x
    ey: i64 = q.y - p.y
    t: i64 = ex * (x - p.x) + ey * (y - p.y)
    m: i64 = ex * ex + ey * ey
    if t <= 0:
        return p.x, p.y
    if t >= m:
        return q.x, q.y
    return p.x + rounded(ex * t, m), p.y + rounded(ey * t, m)


def _between(disc: Disc, x: i64, y: i64, other: i64, r: i64, found: list[tuple[int, int]]) -> None:
    """Nodes between a disc and another of radius ``other`` around (x, y), if the passage is narrow."""
    dx: i64 = x - disc.x
    dy: i64 = y - disc.y
    apart: i64 = disc.r + other + 2 * r
    dd: i64 = dx * dx + dy * dy
    if dd < apart * apart or dd > (apart + NARROW) * (apart + NARROW):
        return
    length: i64 = floor_span(dx, dy)
    middle: i64 = (length + disc.r - other) // 2
    mx: i64 = disc.x + rounded(dx * middle, length)
    my: i64 = disc.y + rounded(dy * middle, length)
    tx: i64 = rounded(-dy * r * TANGENT >> 12, length)
    ty: i64 = rounded(dx * r * TANGENT >> 12, length)
    found.append((mx, my))
    found.append((mx + tx, my + ty))
    found.append((mx - tx, my - ty))


def base_nodes(field: Field, start: Disc, goal: Disc | None) -> list[Node]:
    """The nodes that depend on where enemies stand, and those that lead away from what start and goal touch."""
    made: list[Node] = []
    ground = field.ground
    rings = field.rings
    number: i64 = 0
    for ring in rings:
        number += 1
        wide: i64 = ring.r + SLACK
        for cx, cy in COMPASS:
            x: i64 = ring.x + rounded(cx * wide, 4096)
            y: i64 = ring.y + rounded(cy * wide, 4096)
            _add_free(field, x, y, True, ring.x, ring.y, made)
        base = Disc(ring.x, ring.y, ring.r - field.r, ring.level)
        for x, y in _across(base, field.r, field.walls, ground):
            _add_free(field, x, y, False, 0, 0, made)
        between: list[tuple[int, int]] = []
        for k in range(number, len(rings)):
            other = rings[k]
            _between(base, other.x, other.y, other.r - field.r, field.r, between)
        for x, y in between:
            _add_free(field, x, y, False, 0, 0, made)
    _brushes(field, start, made)
    if goal is not None:
        _brushes(field, goal, made)
    return made


def _add_free(field: Field, x: i64, y: i64, bends: bool, cx: i64, cy: i64, made: list[Node]) -> None:
    if not field.ground.on_table(x, y, field.r):
        return
    level: i64 = field.ground.level_at(x, y)
    if field.free(x, y, level):
        made.append(Node(x, y, level, bends, cx, cy))


def _brushes(field: Field, disc: Disc, made: list[Node]) -> None:
    """A base that touches another or a corner does not see the next point of the ring: go along the tangent."""
    for ring in field.rings:
        _brush(field, disc, ring.x, ring.y, ring.r, made)
    for wall in field.walls:
        for c in wall.corners:
            _brush(field, disc, c.x, c.y, field.r, made)


def _brush(field: Field, disc: Disc, x: i64, y: i64, ring: i64, made: list[Node]) -> None:
    dx: i64 = disc.x - x
    dy: i64 = disc.y - y
    dd: i64 = dx * dx + dy * dy
    if dd > (ring + NARROW) * (ring + NARROW) or dd == 0:
        return
    length: i64 = floor_span(dx, dy)
    tx: i64 = rounded(-dy * (ring * TANGENT >> 12), length)
    ty: i64 = rounded(dx * (ring * TANGENT >> 12), length)
    _add_free(field, disc.x + tx, disc.y + ty, False, 0, 0, made)
    _add_free(field, disc.x - tx, disc.y - ty, False, 0, 0, made)
