"""A path walked through, leg by leg: what it costs, where it climbs, jumps and falls, or why it cannot be walked.

A `Walk` is a list of stretches: straight, at one height. Between two stretches at the same spot the unit climbs or
falls. Nothing here changes the table. The rules: skirmish.move, skirmish.climb, skirmish.jump.*, skirmish.fall.

Steps down: one level is free. More levels are climbed down at the price of climbing up, or dropped down for nothing,
and then they are a fall. Over a dip (down, then up again on the same leg) it jumps where that costs less.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import span
from fracas.core.plane.shapes import Outline, bars, reaches
from fracas.core.plane.steps import Cross, Step, crossed
from fracas.core.plane.terrain import Ground
from fracas.games.skirmish.bodies import NEAR
from fracas.games.skirmish.moving.legs import (
    BARRIER,
    BASE,
    CORNER,
    NO_CLIMBING,
    OFF_TABLE,
    TOO_FAR,
    Stretch,
    Walk,
    free_until,
    near,
    near_steps,
    nearer,
    on_table_until,
    order_of,
    straight,
    touching,
)
from fracas.games.skirmish.moving.pace import COVER_BIT, INCH, WATER_BIT, Budgets, Gait

RUN: Final = 2 * INCH
"""So much movement before it makes a jump a running one."""
BEYOND: Final = 100
"""A path that ends so little beyond an edge that it cannot pay for hangs there."""
ON_THE_EDGE: Final = 8
"""A unit that hangs, or stands at the foot of an edge, is so near to it."""


@final
class Walking:
    """Everything that does not change from path to path of one movement."""

    __slots__ = (
        "barriers",
        "begun",
        "budgets",
        "covers",
        "enemies",
        "gait",
        "ground",
        "hanging",
        "level",
        "march",
        "mask",
        "run",
        "spent",
        "steps",
        "waters",
        "x",
        "y",
    )

    def __init__(self, ground: Ground, gait: Gait, start: Disc, hanging: bool, budgets: Budgets) -> None:
        self.ground = ground
        self.gait = gait
        self.x = start.x
        self.y = start.y
        self.level = start.level
        self.hanging = hanging
        self.budgets = budgets
        self.march: Budgets = (0, 0, 0, 0)
        """What a march would add to a jump; nothing if it cannot march."""
        self.begun = 0
        """Terrain touched before in this turn."""
        self.spent = 0
        """Movement used before in this movement."""
        self.run = 0
        """Movement made before, for running jumps."""
        self.enemies: list[Disc] = []
        # Only what the longest path could touch is looked at; a jump may take a march besides.
        far = 2 * budgets[0] + gait.r + 2
        self.barriers: list[Outline] = near(ground.barriers, start.x, start.y, far)
        self.covers = [] if gait.flies else near(ground.covers, start.x, start.y, far)
        self.waters = [] if gait.flies else near(ground.waters, start.x, start.y, far)
        self.steps = near_steps(ground.steps, start.x, start.y, far)
        self.mask = 0 if gait.flies else self.touched(start.x, start.y, start.x, start.y)
        """What it touches where it stands."""

    def left(self, mask: int) -> int:
        """What remains of the budget under this terrain."""
        return self.budgets[mask | self.begun | self.mask] - self.spent

    def touched(self, px: int, py: int, qx: int, qy: int) -> int:
        """The terrain that a leg touches."""
        r = self.gait.r
        mask = 0
        for shape in self.covers:
            if reaches(shape, qx, qy, r) or reaches(shape, px, py, r) or bars(shape, px, py, qx, qy, r):
                mask = COVER_BIT
                break
        for shape in self.waters:
            if reaches(shape, qx, qy, r) or reaches(shape, px, py, r) or bars(shape, px, py, qx, qy, r):
                return mask | WATER_BIT
        return mask

    # -- the whole path

    def walk(self, points: tuple[int, ...], careful: bool) -> Walk:
        """Along these points (x and y by turns), climbing down where it is ``careful``, else dropping."""
        it = Walk(self.x, self.y, self.level, self.hanging)
        it.mask = self.mask | self.begun
        legs = len(points) // 2
        for leg in range(legs):
            qx, qy = points[2 * leg], points[2 * leg + 1]
            if not self._leg(it, leg, qx, qy, careful, leg == legs - 1):
                return it
            if it.hanging and leg < legs - 1:
                it.fail(TOO_FAR, it.x, it.y)
                return it
        it.left = self.budgets[it.mask] - self.spent - it.cost
        if it.left < 0 and not self._into_march(it):
            it.fail(TOO_FAR, *self._used_up(it))
        return it

    def _into_march(self, it: Walk) -> bool:
        """May a jump that is too far for the movement go on in the march (skirmish.jump.running)?"""
        if self.march[it.mask] <= 0:
            return False
        own = self.budgets[it.mask] - self.spent
        cost = 0
        for stretch in it.stretches:
            if stretch.jumped and cost <= own < cost + stretch.cost and it.cost - own <= self.march[it.mask]:
                it.into_march = it.cost - own
                it.left = 0
                return True
            cost += stretch.cost
        return False

    def _used_up(self, it: Walk) -> tuple[int, int]:
        """Where on the way nothing is left."""
        left = max(0, self.budgets[it.mask] - self.spent)
        for stretch in it.stretches:
            length = span(stretch.bx - stretch.ax, stretch.by - stretch.ay)
            more = stretch.cost - length
            if stretch.cost > left:
                go = max(0, left - more)
                if length == 0:
                    break
                return (
                    stretch.ax + (stretch.bx - stretch.ax) * go // length,
                    stretch.ay + (stretch.by - stretch.ay) * go // length,
                )
            left -= stretch.cost
        return (it.x, it.y)

    # -- one leg

    def _leg(self, it: Walk, leg: int, qx: int, qy: int, careful: bool, last: bool) -> bool:
        px, py = it.x, it.y
        gait, r = self.gait, self.gait.r
        if px == qx and py == qy:
            return True
        if not self.ground.on_table(qx, qy, r):
            it.fail(OFF_TABLE, *on_table_until(self.ground, px, py, qx, qy, r))
            return False
        if not gait.flies:
            for shape in self.barriers:
                if reaches(shape, qx, qy, r) or bars(shape, px, py, qx, qy, r):
                    it.fail(BARRIER, *free_until(shape, px, py, qx, qy, r), shape.piece)
                    return False
        length = span(qx - px, qy - py)
        if it.cost + length > 2 * self.budgets[0]:
            # Much too far: the terrain there has not been looked at.
            it.stretches.append(straight(px, py, qx, qy, it.level, leg, length))
            it.cost += length
            it.fail(TOO_FAR, *self._used_up(it))
            return False
        crosses = self._crossed(px, py, qx, qy, length)
        if gait.flies and self.steps:
            if not self._flown(it, leg, qx, qy, length, crosses):
                return False
        elif not crosses and not it.hanging:
            # Level ground: most legs. One that only meets the corner of an elevation crosses no edge.
            if self.steps and self.ground.level_at(qx, qy) != it.level:
                it.fail(CORNER, qx, qy)
                return False
            stretch = straight(px, py, qx, qy, it.level, leg, length)
            it.stretches.append(stretch)
            it.x, it.y = qx, qy
            if not self._passes(it, stretch):
                return False
        elif not self._stepped(it, leg, qx, qy, length, crosses, careful, last):
            return False
        it.cost = it.so_far()
        if not gait.flies:
            it.mask |= self.touched(px, py, it.x, it.y)
        return True

    def _crossed(self, px: int, py: int, qx: int, qy: int, length: int) -> list[Cross]:
        if not self.steps:
            return []
        found = crossed(self.steps, px, py, qx, qy, length)
        if len(found) > 1:
            found.sort(key=order_of)
        return found

    def _passes(self, it: Walk, stretch: Stretch) -> bool:
        """Is no enemy's base in the way of the stretch?"""
        for number, enemy in enumerate(self.enemies):
            if not -NEAR <= enemy.level - stretch.level <= NEAR:
                continue
            far = enemy.r + self.gait.r
            if nearer(stretch.ax, stretch.ay, stretch.bx, stretch.by, enemy.x, enemy.y, far):
                it.fail(BASE, *touching(stretch, enemy.x, enemy.y, far), number)
                return False
        return True

    def _flown(self, it: Walk, leg: int, qx: int, qy: int, length: int, crosses: list[Cross]) -> bool:
        """Over all terrain, at the height of the ground below."""
        px, py, at, level = it.x, it.y, 0, self.ground.level_at(it.x, it.y)
        dx, dy = qx - px, qy - py
        for cross in crosses:
            stretch = Stretch(it.x, it.y, px + dx * cross.at // length, py + dy * cross.at // length, level, leg)
            stretch.cost = cross.at - at
            it.stretches.append(stretch)
            if not self._passes(it, stretch):
                return False
            it.x, it.y, at = stretch.bx, stretch.by, cross.at
            level = cross.step.high if cross.up else cross.step.low
        it.level = self.ground.level_at(qx, qy)
        it.hanging = False
        stretch = Stretch(it.x, it.y, qx, qy, it.level, leg)
        stretch.cost = length - at
        it.stretches.append(stretch)
        it.x, it.y = qx, qy
        return self._passes(it, stretch)

    # -- climbs, jumps, falls

    def _stepped(
        self, it: Walk, leg: int, qx: int, qy: int, length: int, crosses: list[Cross], careful: bool, last: bool
    ) -> bool:
        """A leg over edges, or one that begins on an edge."""
        gait = self.gait
        px, py = it.x, it.y
        dx, dy = qx - px, qy - py
        below = self.ground.level_at(px, py)
        rise = below
        for cross in crosses:
            rise += cross.step.high - cross.step.low if cross.up else cross.step.low - cross.step.high
        if rise != self.ground.level_at(qx, qy):
            it.fail(CORNER, qx, qy)
            return False
        climbed = fell = more = at = 0
        height = it.level
        at_the_edge = len(crosses) > 0 and crosses[0].up and crosses[0].at <= ON_THE_EDGE
        if at_the_edge:
            # The edge itself belongs to the higher piece: who stands at its foot, or hangs, is there already.
            at = crosses[0].at
        if it.hanging:
            down = height - below
            if not at_the_edge and down > 0:
                step = self.hangs_on(px, py, below)
                price = gait.level(step is not None and step.dotted)
                if down == 1 or not careful or not gait.climbs:
                    fell = down
                elif last and length <= BEYOND and self._lowers(it, down, price):
                    return self._lowered(it, leg, price)
                else:
                    climbed = -down
                    more = down * price
                height = below
            it.hanging = False
        number = 0
        while number < len(crosses):
            cross = crosses[number]
            x, y = px + dx * cross.at // length, py + dy * cross.at // length
            if not self._goes(it, leg, x, y, height, cross.at - at, climbed, fell, more, 0):
                return False
            at = cross.at
            climbed = fell = more = 0
            if not cross.up:
                jump = self._jump(it, crosses, number, careful)
                if jump > number:
                    over = crosses[jump]
                    gap = over.at - cross.at
                    running = self.run + it.so_far() >= RUN
                    x, y = px + dx * over.at // length, py + dy * over.at // length
                    price = gap if running else 2 * gap
                    if not self._goes(it, leg, x, y, height, price, 0, 0, 0, gap if running else -gap):
                        return False
                    at = over.at
                    number = jump
                    cross = over
                    if cross.step.high < height:
                        fell = height - cross.step.high
                        height = cross.step.high
            target = cross.step.high if cross.up else cross.step.low
            if target > height:
                if not gait.climbs:
                    it.fail(NO_CLIMBING, x, y)
                    return False
                price = gait.level(cross.step.dotted)
                if self._hangs(it, cross, number == len(crosses) - 1 and last, length, height, target, price):
                    return self._hung(it, leg, cross, px, py, dx, dy, length, price)
                climbed = target - height
                more = climbed * price
            elif target < height and not fell:
                down = height - target
                if down == 1:
                    fell = 1
                elif careful and gait.climbs:
                    price = gait.level(cross.step.dotted)
                    if self._hangs(it, cross, number == len(crosses) - 1 and last, length, height, target, price):
                        return self._hung(it, leg, cross, px, py, dx, dy, length, price)
                    climbed = -down
                    more = down * price
                else:
                    fell = down
            height = target
            number += 1
        return self._goes(it, leg, qx, qy, height, length - at, climbed, fell, more, 0)

    def _goes(
        self,
        it: Walk,
        leg: int,
        x: int,
        y: int,
        level: int,
        price: int,
        climbed: int,
        fell: int,
        more: int,
        jumped: int,
    ) -> bool:
        """The next stretch."""
        stretch = Stretch(it.x, it.y, x, y, level, leg)
        stretch.cost = price + more
        stretch.climbed = climbed
        stretch.paid = more
        stretch.fell = fell
        stretch.jumped = jumped
        it.stretches.append(stretch)
        it.x, it.y, it.level = x, y, level
        return self._passes(it, stretch)

    def _jump(self, it: Walk, crosses: list[Cross], number: int, careful: bool) -> int:
        """The crossing at which a jump from this edge lands, if jumping is the better way; else ``number``."""
        gait = self.gait
        if not gait.jumps:
            return number
        from_level = crosses[number].step.high
        best = number
        walked = dropped = 0
        height = from_level
        for other in range(number, len(crosses)):
            step = crosses[other].step
            if crosses[other].up:
                walked += (step.high - step.low) * gait.level(step.dotted)
                height = step.high
                if height > from_level:
                    # The climb above the level that it jumped from is left to do, whichever way it came.
                    walked -= (height - from_level) * gait.level(step.dotted)
                gap = crosses[other].at - crosses[number].at
                extra = 0 if self.run + it.so_far() >= RUN else gap
                if extra < walked or (extra == walked and dropped >= RUN // INCH):
                    best = other
                if height >= from_level:
                    break
            else:
                down = step.high - step.low
                height = step.low
                if down > 1:
                    if careful:
                        walked += down * gait.level(step.dotted)
                    else:
                        dropped = max(dropped, down)
        return best

    # -- unfinished climbs

    def _hangs(self, it: Walk, cross: Cross, last: bool, length: int, height: int, target: int, price: int) -> bool:
        """Does the path end at an edge that is paid for only in part? Then the unit hangs there (skirmish.climb)."""
        if not last or length - cross.at > BEYOND or price <= 0:
            return False
        first = it.stretches[0]
        mask = it.mask | self.touched(first.ax, first.ay, first.ax, first.ay)
        for each in it.stretches:
            mask |= self.touched(each.ax, each.ay, each.bx, each.by)
        levels = abs(target - height)
        left = self.budgets[mask] - self.spent - it.so_far()
        paid = left // price
        if paid <= 0 or paid >= levels:
            return False
        it.level = height + paid if target > height else height - paid
        return True

    def _hung(
        self, it: Walk, leg: int, cross: Cross, px: int, py: int, dx: int, dy: int, length: int, price: int
    ) -> bool:
        """On the low side of the edge, with all movement used: what pays for no level is lost."""
        back = -1 if cross.up else 1
        at = cross.at
        x, y = px + dx * at // length, py + dy * at // length
        for _ in range(ON_THE_EDGE):
            if cross.step.side(x, y) < 0:
                break
            at += back
            x, y = px + dx * at // length, py + dy * at // length
        before = it.stretches[-1].level
        it.hanging = True
        so_far = it.so_far()
        mask = it.mask
        for each in it.stretches:
            mask |= self.touched(each.ax, each.ay, each.bx, each.by)
        rest = self.budgets[mask] - self.spent - so_far
        level = it.level
        paid = abs(level - before) * price
        return self._goes(it, leg, x, y, level, rest - paid, level - before, 0, paid, 0)

    def _lowers(self, it: Walk, down: int, price: int) -> bool:
        """Has a hanging unit movement for some of the levels below it, and not for all?"""
        return price > 0 and price <= self.left(it.mask) < down * price

    def _lowered(self, it: Walk, leg: int, price: int) -> bool:
        """It climbs down as far as it can pay, and goes on hanging, with all movement used."""
        left = self.left(it.mask)
        levels = left // price
        it.hanging = True
        return self._goes(it, leg, it.x, it.y, it.level - levels, left - levels * price, -levels, 0, levels * price, 0)

    def hangs_on(self, x: int, y: int, below: int) -> Step | None:
        """The edge at which a unit with its centre here hangs."""
        for step in self.steps:
            if step.low == below and nearer(step.ax, step.ay, step.bx, step.by, x, y, ON_THE_EDGE):
                return step
        return None
