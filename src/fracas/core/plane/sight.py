"""Lines of sight (skirmish.los).

A point of a base is visible if some point of the other base has a straight line to it that crosses no barrier and no
elevation higher than both bases. Two bases see each other if at least half of one of the two is visible and neither
lies in a blind spot of the other: the same answer both ways.

The cheapest facts come first. Blockers are cut with the hull of the two bases: nothing left, and they see each other; a
part from one side of the hull to the other, and they do not. Only what remains is counted, on 36 points of each base,
and on 200 where that is too close to half. Which points are hidden by several parts together is exact; the fraction is
off by at most about 2 %.
"""

# mypyc: compiled

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final, final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import floor_span, rounded
from fracas.core.plane.samples import FEW, MANY, points_of
from fracas.core.plane.shapes import Outline, Point, cut, holds
from fracas.core.plane.spots import blind
from fracas.core.plane.terrain import Ground

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

BLIND_SPOT: Final = -1
"""What `blocked_by` answers where no piece bars the sight."""
TOUCH: Final = 2
"""A part that comes so near to a tangent reaches it: cut points are rounded."""
CLEAR: Final = 0
BARRED: Final = 1
PARTLY: Final = 2


def sees(ground: Ground, a: Disc, b: Disc) -> bool:
    """Do two bases see each other?"""
    if a.level != b.level and blind(ground, a, b):
        return False
    view = View(ground, a, b, -1)
    if view.answer != PARTLY:
        return view.answer == CLEAR
    one: i64 = view.seen(True, FEW)
    if one * 10 >= FEW * 6:
        return True
    other: i64 = view.seen(False, FEW)
    if other * 10 >= FEW * 6:
        return True
    if one * 10 <= FEW * 4 and other * 10 <= FEW * 4:
        return False
    return view.seen(True, MANY) * 2 >= MANY or view.seen(False, MANY) * 2 >= MANY


def visible_fraction(ground: Ground, a: Disc, b: Disc) -> int:
    """How much of a base is visible to the other, in thousandths; the larger of the two directions, for showing.

    Blind spots are not counted: ask `fracas.core.plane.spots.blind`.
    """
    view = View(ground, a, b, -1)
    if view.answer != PARTLY:
        return 1000 if view.answer == CLEAR else 0
    return max(view.seen(True, MANY), view.seen(False, MANY)) * 1000 // MANY


def blocked_by(ground: Ground, a: Disc, b: Disc) -> int | None:
    """What bars the sight: the number of the piece that hides most, `BLIND_SPOT`, or None if they see each other."""
    if a.level != b.level and blind(ground, a, b):
        return BLIND_SPOT
    if sees(ground, a, b):
        return None
    best = -1
    least: i64 = 0
    for number in range(len(ground.pieces)):
        view = View(ground, a, b, number)
        if view.answer == CLEAR:
            continue
        shown: i64 = 0
        if view.answer == PARTLY:
            shown = max(view.seen(True, FEW), view.seen(False, FEW))
        if best < 0 or shown < least:
            best = number
            least = shown
    return best


@final
class View:
    """What stands between two bases."""

    __slots__ = ("a", "answer", "b", "hide_a", "hide_b", "whole_a", "whole_b")

    a: Disc
    b: Disc
    answer: i64
    hide_a: list[Outline]
    """What lies in front of a, looked at from points of b."""
    hide_b: list[Outline]
    whole_a: list[Outline]
    """The blockers that a may stick into, uncut: its points in them are hidden."""
    whole_b: list[Outline]

    def __init__(self, ground: Ground, a: Disc, b: Disc, only: i64) -> None:
        """``only`` is the number of the one piece to look at; -1 for all."""
        # One order for both directions, so that roundings are the same both ways.
        if (b.x, b.y, b.r) < (a.x, a.y, a.r):
            a, b = b, a
        self.a = a
        self.b = b
        self.hide_a = []
        self.hide_b = []
        self.whole_a = []
        self.whole_b = []
        self.answer = CLEAR
        dx: i64 = b.x - a.x
        dy: i64 = b.y - a.y
        dd: i64 = dx * dx + dy * dy
        both: i64 = a.r + b.r
        if dd < both * both:
            return  # they overlap in the plan, one above the other: nothing stands between them
        g: i64 = a.r - b.r
        h: i64 = floor_span(dx, dy) if g == 0 else _leg(dd, g)
        # The tangents touch at n times the radius from the centres, n being a unit vector, left and right.
        lx: i64 = g * dx - h * dy
        ly: i64 = g * dy + h * dx
        rx: i64 = g * dx + h * dy
        ry: i64 = g * dy - h * dx
        hull = Hull(
            a.x + rounded(lx * a.r, dd),
            a.y + rounded(ly * a.r, dd),
            b.x + rounded(lx * b.r, dd),
            b.y + rounded(ly * b.r, dd),
            a.x + rounded(rx * a.r, dd),
            a.y + rounded(ry * a.r, dd),
            b.x + rounded(rx * b.r, dd),
            b.y + rounded(ry * b.r, dd),
            a,
            b,
        )
        for part in ground.parts:
            if (only < 0 or part.piece == only) and self._bars(hull, part):
                self.answer = BARRED
                return
        high: i64 = a.level if a.level > b.level else b.level
        number: i64 = 0
        for part in ground.raised_parts:
            level: i64 = ground.raised[number]
            number += 1
            if level > high and (only < 0 or part.piece == only) and self._bars(hull, part):
                self.answer = BARRED
                return
        if self.hide_a or self.hide_b:
            self.answer = PARTLY

    def _bars(self, hull: Hull, part: Outline) -> bool:
        """Look at one part: True if it bars every line, else note what it hides."""
        if part.east < hull.west or part.west > hull.east or part.north < hull.south or part.south > hull.north:
            return False
        # Right of the left tangent and left of the right one.
        ldx: i64 = hull.lbx - hull.lax
        ldy: i64 = hull.lby - hull.lay
        rdx: i64 = hull.rbx - hull.rax
        rdy: i64 = hull.rby - hull.ray
        if _all_left(part.corners, hull.lax, hull.lay, ldx, ldy) or _all_left(
            part.corners, hull.rax, hull.ray, -rdx, -rdy
        ):
            return False
        corners = cut(part.corners, hull.rax, hull.ray, rdx, rdy)
        if len(corners) < 3:
            return False
        corners = cut(corners, hull.lax, hull.lay, -ldx, -ldy)
        if len(corners) < 3:
            return False
        at_a = _may_overlap(corners, self.a)
        at_b = _may_overlap(corners, self.b)
        if not at_a:
            corners = cut(corners, hull.lax, hull.lay, hull.rax - hull.lax, hull.ray - hull.lay)
            if len(corners) < 3:
                return False
        if not at_b:
            corners = cut(corners, hull.rbx, hull.rby, hull.lbx - hull.rbx, hull.lby - hull.rby)
            if len(corners) < 3:
                return False
        if not at_a and not at_b:
            left = _comes_to(corners, hull.lax, hull.lay, ldx, ldy)
            if left and _comes_to(corners, hull.rax, hull.ray, rdx, rdy):
                return True
        if at_a:
            self.whole_a.append(part)
            _in_front(corners, self.a, self.b, part.piece, self.hide_a)
        else:
            self.hide_a.append(Outline(corners, part.piece))
        if at_b:
            self.whole_b.append(part)
            _in_front(corners, self.b, self.a, part.piece, self.hide_b)
        else:
            self.hide_b.append(Outline(corners, part.piece))
        return False

    def seen(self, of_b: bool, count: i64) -> i64:
        """How many of so many points of b see some point of a; or the other way round."""
        if of_b:
            target, viewer, hiding, whole = self.b, self.a, self.hide_a, self.whole_b
        else:
            target, viewer, hiding, whole = self.a, self.b, self.hide_b, self.whole_a
        total: i64 = 0
        for point in points_of(target.r, count):
            x: i64 = target.x + point.x
            y: i64 = target.y + point.y
            hidden = False
            for part in whole:
                if holds(part, x, y):
                    hidden = True
                    break
            if not hidden and not _covered(x, y, viewer, hiding):
                total += 1
        return total


@final
class Hull:
    """The two outer tangents of two discs, and the box around both."""

    __slots__ = ("east", "lax", "lay", "lbx", "lby", "north", "rax", "ray", "rbx", "rby", "south", "west")

    lax: i64
    lay: i64
    lbx: i64
    lby: i64
    rax: i64
    ray: i64
    rbx: i64
    rby: i64
    west: i64
    south: i64
    east: i64
    north: i64

    def __init__(
        self, lax: i64, lay: i64, lbx: i64, lby: i64, rax: i64, ray: i64, rbx: i64, rby: i64, a: Disc, b: Disc
    ) -> None:
        self.lax = lax
        self.lay = lay
        self.lbx = lbx
        self.lby = lby
        self.rax = rax
        self.ray = ray
        self.rbx = rbx
        self.rby = rby
        self.west = min(a.x - a.r, b.x - b.r)
        self.south = min(a.y - a.r, b.y - b.r)
        self.east = max(a.x + a.r, b.x + b.r)
        self.north = max(a.y + a.r, b.y + b.r)


def _leg(dd: i64, g: i64) -> i64:
    """The length of the tangents of two discs whose radii differ by g."""
    return isqrt(dd - g * g)


def _all_left(corners: list[Point], ox: i64, oy: i64, dx: i64, dy: i64) -> bool:
    for c in corners:
        if dx * (c.y - oy) - dy * (c.x - ox) < 0:
            return False
    return True


def _comes_to(corners: list[Point], ox: i64, oy: i64, dx: i64, dy: i64) -> bool:
    """Does a part reach a tangent?"""
    near: i64 = TOUCH * TOUCH * (dx * dx + dy * dy)
    for c in corners:
        off: i64 = dx * (c.y - oy) - dy * (c.x - ox)
        if off * off <= near:
            return True
    return False


def _may_overlap(corners: list[Point], disc: Disc) -> bool:
    """Is there no edge of a convex part that keeps the disc off?"""
    rr: i64 = disc.r * disc.r
    q = corners[len(corners) - 1]
    for c in corners:
        ex: i64 = c.x - q.x
        ey: i64 = c.y - q.y
        off: i64 = ex * (disc.y - q.y) - ey * (disc.x - q.x)
        if off < 0 and off * off >= rr * (ex * ex + ey * ey):
            return False
        q = c
    return True


def _in_front(corners: list[Point], disc: Disc, other: Disc, piece: i64, found: list[Outline]) -> None:
    """Of a part that the disc sticks into, what lies before the disc on the other's side.

    The disc is replaced by its four tangents at ±22.5° and ±67.5° to the line of centres: rather seen than not.
    """
    dx: i64 = other.x - disc.x
    dy: i64 = other.y - disc.y
    length: i64 = floor_span(dx, dy)
    for cos, sin in ((3784, 1567), (3784, -1567), (1567, 3784), (1567, -3784)):
        ux: i64 = rounded(dx * cos - dy * sin, 4096)
        uy: i64 = rounded(dx * sin + dy * cos, 4096)
        px: i64 = disc.x + rounded(ux * disc.r, length)
        py: i64 = disc.y + rounded(uy * disc.r, length)
        outside = cut(corners, px, py, uy, -ux)
        if len(outside) >= 3:
            found.append(Outline(outside, piece))


def _covered(px: i64, py: i64, disc: Disc, parts: list[Outline]) -> bool:
    """Do convex parts, which do not hold p, hide the whole disc from p? Exact.

    The cone from p to the disc is swept from its right tangent to its left one. Each part covers the angle between its
    rightmost and its leftmost corner, less than half a turn; g is the direction up to which all is hidden, and moves
    to the left with every turn of the loop.
    """
    cx: i64 = disc.x - px
    cy: i64 = disc.y - py
    rr: i64 = disc.r * disc.r
    first = True
    gx: i64 = 0
    gy: i64 = 0
    while True:
        bx: i64 = gx
        by: i64 = gy
        better = False
        for part in parts:
            corner = part.corners[0]
            lx: i64 = corner.x - px
            ly: i64 = corner.y - py
            rx: i64 = lx
            ry: i64 = ly
            for corner in part.corners:
                x: i64 = corner.x - px
                y: i64 = corner.y - py
                if lx * y - ly * x > 0:
                    lx = x
                    ly = y
                elif rx * y - ry * x < 0:
                    rx = x
                    ry = y
            if first:
                s: i64 = rx * cy - ry * cx  # the right end must pass the disc's right tangent
                if s < 0 or (rx * cx + ry * cy > 0 and s * s < rr * (rx * rx + ry * ry)):
                    continue
                u: i64 = lx * cy - ly * cx  # and the part must not lie wholly to the right of it
                if u >= 0 and (lx * cx + ly * cy <= 0 or u * u >= rr * (lx * lx + ly * ly)):
                    continue
            elif rx * gy - ry * gx < 0:
                continue  # a gap between g and this part
            elif gx * ly - gy * lx <= 0:
                continue  # it ends before g, though it may seem to lie left of what goes far to the left
            if not better or bx * ly - by * lx > 0:
                better = True
                bx = lx
                by = ly
        if not better:
            return False
        # Is the left tangent passed? It is, wherever the disc lies behind: all that is swept lies less than half a turn
        # from g, and g is no further right than the right tangent.
        t: i64 = cx * by - cy * bx
        if bx * cx + by * cy <= 0 or (t >= 0 and t * t >= rr * (bx * bx + by * by)):
            return True
        gx = bx
        gy = by
        first = False
