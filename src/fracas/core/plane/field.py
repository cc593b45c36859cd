"""What one walker meets on one map: walls, enemy bases, edges; and what a straight leg costs.

Terrain is a mask, not a price: cover and water outside the mask are walls for this search, and what lies inside the
mask has lowered the budget already (`fracas.core.plane.ways.Walker.allowance`).
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import FAR, INCH, rounded, span
from fracas.core.plane.shapes import Outline, bars, reaches
from fracas.core.plane.steps import Cross, Step, crossed
from fracas.core.plane.sweep import ring_bars
from fracas.core.plane.terrain import IN_COVER, IN_WATER, Ground
from fracas.core.plane.ways import CLIMB, FALL, JUMP, WALK, Hang, Leg, Walker

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

RUN_UP: Final = 2 * INCH
"""What must have been moved before a running jump (skirmish.jump.running)."""


@final
class Field:
    """A walker's surroundings, for one mask of terrain and within one budget."""

    __slots__ = ("ground", "hang", "mask", "r", "rings", "run", "walker", "walls")

    ground: Ground
    walker: Walker
    mask: i64
    r: i64
    walls: list[Outline]
    rings: list[Disc]
    """Enemy bases grown by the walker's radius, with their levels; the walker's centre may not enter them."""
    hang: Hang | None
    run: i64
    """What counts for a running jump before the first inch."""

    def __init__(
        self,
        ground: Ground,
        walker: Walker,
        mask: i64,
        start: Disc,
        enemies: Sequence[Disc],
        budget: i64,
        hang: Hang | None,
    ) -> None:
        self.ground = ground
        self.walker = walker
        self.mask = mask
        self.r = walker.radius
        self.hang = hang
        self.run = walker.spent + walker.run
        self.walls = []
        self.rings = []
        far: i64 = budget + self.r
        if not walker.flies:
            self._wall(ground.barriers, start, far)
            if not mask & IN_COVER:
                self._wall(ground.covers, start, far)
            if not mask & IN_WATER:
                self._wall(ground.waters, start, far)
        for enemy in enemies:
            grown: i64 = enemy.r + self.r
            dx: i64 = enemy.x - start.x
            dy: i64 = enemy.y - start.y
            reach: i64 = grown + budget
            if dx * dx + dy * dy < reach * reach:
                self.rings.append(Disc(enemy.x, enemy.y, grown, enemy.level))

    def _wall(self, shapes: list[Outline], start: Disc, far: i64) -> None:
        for shape in shapes:
            if (
                shape.west < start.x + far
                and shape.east > start.x - far
                and shape.south < start.y + far
                and shape.north > start.y - far
            ):
                self.walls.append(shape)

    def free(self, x: i64, y: i64, level: i64) -> bool:
        """May the walker's centre be here, on its way?"""
        r: i64 = self.r
        if x < r or y < r or x > self.ground.width - r or y > self.ground.height - r:
            return False
        for ring in self.rings:
            dx: i64 = x - ring.x
            dy: i64 = y - ring.y
            if dx * dx + dy * dy < ring.r * ring.r and -1 <= ring.level - level <= 1:
                return False
        for wall in self.walls:
            if reaches(wall, x, y, r):
                return False
        return True

    def passes_walls(self, px: i64, py: i64, qx: i64, qy: i64) -> bool:
        """May the walker go straight from p to q, as far as walls are concerned?"""
        r: i64 = self.r
        for wall in self.walls:
            if bars(wall, px, py, qx, qy, r):
                return False
        return True

    def price(
        self,
        px: i64,
        py: i64,
        p_level: i64,
        qx: i64,
        qy: i64,
        q_level: i64,
        before: i64,
        hanging: bool,
        legs: list[Leg] | None,
    ) -> i64:
        """What a straight leg costs, walls aside: its length, rounded up, and climbs and jumps; `FAR` if it is barred.

        ``before`` is what was spent on this way before, ``hanging`` says that p is the edge where the walker hangs. The
        parts of the leg are added to ``legs`` if it is given; look at them only if the leg is not barred.
        """
        line = Line(px, py, qx, qy, q_level)
        if self.walker.flies:
            low: i64 = p_level if p_level < q_level else q_level
            high: i64 = p_level + q_level - low
            for ring in self.rings:
                if low - 1 <= ring.level <= high + 1 and ring_bars(ring, px, py, qx, qy):
                    return FAR
            if legs is not None:
                legs.append(Leg(WALK, px, py, qx, qy, line.length, q_level, q_level - p_level, -1))
            return line.length
        steps = self.ground.steps
        hang = self.hang
        if not hanging or hang is None:
            found = crossed(steps, px, py, qx, qy, line.length)
            if not found:
                if p_level != q_level:
                    return FAR
                for ring in self.rings:
                    if -1 <= ring.level - p_level <= 1 and ring_bars(ring, px, py, qx, qy):
                        return FAR
                if legs is not None and line.length:
                    legs.append(Leg(WALK, px, py, qx, qy, line.length, q_level, 0, -1))
                return line.length
            return self._onward(line, in_order(found), 0, 0, p_level, before, legs)
        found = in_order(crossed(steps, px, py, qx, qy, line.length, hang.step))
        step = steps[hang.step]
        to: i64 = step.high if step.side(qx, qy) >= 0 else step.low
        pay: i64 = self._climb(step, hang.level, to)
        if legs is not None and to != hang.level:
            legs.append(self._climb_leg(px, py, hang.step, hang.level, to, pay))
        rest: i64 = self._onward(line, found, 0, 0, to, before + pay, legs)
        return FAR if rest >= FAR else pay + rest

    def _climb(self, step: Step, level: i64, to: i64) -> i64:
        """What it costs to get from one level to another on a step; stepping down one level is free."""
        price: i64 = self.walker.dotted if step.dotted else self.walker.plain
        if to >= level:
            return (to - level) * price
        if to == level - 1 or self.walker.falls:
            return 0
        return (level - to) * price

    def _climb_leg(self, x: i64, y: i64, number: i64, level: i64, to: i64, pay: i64) -> Leg:
        falls = to < level and (to == level - 1 or self.walker.falls)
        return Leg(FALL if falls else CLIMB, x, y, x, y, pay, to, to - level, number)

    def _onward(
        self, line: Line, found: list[Cross], i: i64, at: i64, level: i64, before: i64, legs: list[Leg] | None
    ) -> i64:
        """The cheapest way to go on along a line, from ``at``, before the i-th step that it crosses."""
        if i == len(found):
            if level != line.level or self._met(line, at, line.length, level, level):
                return FAR
            if legs is not None:
                line.walk(legs, at, line.length, level)
            return line.length - at
        cross = found[i]
        step = cross.step
        if level != (step.low if cross.up else step.high) or self._met(line, at, cross.at, level, level):
            return FAR
        if legs is not None:
            line.walk(legs, at, cross.at, level)
        walked: i64 = cross.at - at
        to: i64 = step.high if cross.up else step.low
        pay: i64 = self._climb(step, level, to)
        climb: i64 = FAR
        if not self._met_at(line, cross.at, level, to):
            climb = self._onward(line, found, i + 1, cross.at, to, before + walked + pay, None)
            if climb < FAR:
                climb += walked + pay
        j: i64 = -1 if cross.up or not self.walker.may_jump else landing(found, i, level)
        if j >= 0:
            beyond = found[j]
            gap: i64 = beyond.at - cross.at
            jump: i64 = gap if self.run + before + walked >= RUN_UP else 2 * gap
            pull: i64 = self._climb(beyond.step, level, beyond.step.high)
            spent: i64 = before + walked + jump + pull
            over: i64 = FAR
            if not self._met(line, cross.at, beyond.at, level, level):
                over = self._onward(line, found, j + 1, beyond.at, beyond.step.high, spent, None)
            if over < FAR and walked + jump + pull + over <= climb:
                if legs is not None:
                    ax, ay = line.point(cross.at)
                    bx, by = line.point(beyond.at)
                    legs.append(Leg(JUMP, ax, ay, bx, by, jump, level, 0, -1))
                    if beyond.step.high > level:
                        legs.append(self._climb_leg(bx, by, beyond.number, level, beyond.step.high, pull))
                    self._onward(line, found, j + 1, beyond.at, beyond.step.high, spent, legs)
                return walked + jump + pull + over
        if legs is not None and climb < FAR:
            x, y = line.point(cross.at)
            legs.append(self._climb_leg(x, y, cross.number, level, to, pay))
            self._onward(line, found, i + 1, cross.at, to, before + walked + pay, legs)
        return climb

    def _met(self, line: Line, lo: i64, hi: i64, low: i64, high: i64) -> bool:
        """Is an enemy in the way between two places on a line, for somebody between two levels?

        At the ends of the line it is known. Inner ends are rounded: an error of a thousandth.
        """
        for ring in self.rings:
            if ring.level < low - 1 or ring.level > high + 1:
                continue
            t: i64 = line.dx * (ring.x - line.px) + line.dy * (ring.y - line.py)
            if lo * line.length < t < hi * line.length:
                off: i64 = line.dx * (ring.y - line.py) - line.dy * (ring.x - line.px)
                if off * off < ring.r * ring.r * (line.dx * line.dx + line.dy * line.dy):
                    return True
            elif (lo > 0 and _in_ring(ring, line, lo)) or (hi < line.length and _in_ring(ring, line, hi)):
                return True
        return False

    def _met_at(self, line: Line, at: i64, level: i64, to: i64) -> bool:
        """Is an enemy in the way of a climb or fall at a place on a line?"""
        low: i64 = level if level < to else to
        high: i64 = level + to - low
        for ring in self.rings:
            if low - 1 <= ring.level <= high + 1 and _in_ring(ring, line, at):
                return True
        return False


@final
class Line:
    """A leg from p to q, and the level at q."""

    __slots__ = ("dx", "dy", "length", "level", "px", "py")

    px: i64
    py: i64
    dx: i64
    dy: i64
    length: i64
    level: i64

    def __init__(self, px: i64, py: i64, qx: i64, qy: i64, level: i64) -> None:
        self.px = px
        self.py = py
        self.dx = qx - px
        self.dy = qy - py
        self.length = span(qx - px, qy - py)
        self.level = level

    def point(self, at: i64) -> tuple[i64, i64]:
        """The place so far along the line."""
        if self.length == 0:
            return self.px, self.py
        return self.px + rounded(self.dx * at, self.length), self.py + rounded(self.dy * at, self.length)

    def walk(self, legs: list[Leg], at: i64, to: i64, level: i64) -> None:
        """Add the walk between two places."""
        if to > at:
            ax, ay = self.point(at)
            bx, by = self.point(to)
            legs.append(Leg(WALK, ax, ay, bx, by, to - at, level, 0, -1))


def _in_ring(ring: Disc, line: Line, at: i64) -> bool:
    x, y = line.point(at)
    dx: i64 = x - ring.x
    dy: i64 = y - ring.y
    return dx * dx + dy * dy < ring.r * ring.r


def landing(found: list[Cross], i: i64, level: i64) -> i64:
    """Of the steps that a line crosses, the first after the i-th that leads up to this level again; -1 if none does."""
    for j in range(i + 1, len(found)):
        if found[j].up and found[j].step.high >= level:
            return j
    return -1


def in_order(found: list[Cross]) -> list[Cross]:
    """Sorted by where the line crosses; there are few."""
    for i in range(1, len(found)):
        j: i64 = i
        while j > 0 and found[j].order < found[j - 1].order:
            found[j], found[j - 1] = found[j - 1], found[j]
            j -= 1
    return found


def mask_along(ground: Ground, r: i64, px: i64, py: i64, qx: i64, qy: i64) -> i64:
    """The cover and water that a disc touches on a straight leg, its ends included, as a mask."""
    mask: i64 = 0
    for shape in ground.covers:
        if reaches(shape, px, py, r) or reaches(shape, qx, qy, r) or bars(shape, px, py, qx, qy, r):
            mask = IN_COVER
            break
    for shape in ground.waters:
        if reaches(shape, px, py, r) or reaches(shape, qx, qy, r) or bars(shape, px, py, qx, qy, r):
            mask |= IN_WATER
            break
    return mask
