"""A way that costs too much, cut off where the movement is used up: in the open, at an edge, or hanging on one."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.field import mask_along
from fracas.core.plane.numbers import rounded, span
from fracas.core.plane.terrain import BARRIER, Ground
from fracas.core.plane.ways import CLIMB, JUMP, TOO_FAR, WALK, Hang, Leg, Obstacle, Walker, Way

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

BACK: Final = 20
TRIES: Final = 200
"""How a place is looked for where the base may end: so far back each time, so often."""
AROUND: Final = ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))


def cut_short(
    ground: Ground,
    walker: Walker,
    begin: Disc,
    legs: list[Leg],
    enemies: Sequence[Disc],
    others: Sequence[Disc],
    budget: i64,
) -> Obstacle:
    """Say that a way is too long, and offer as much of it as can be gone.

    Terrain counts as soon as it is touched: where the lower speed is already used up, the way ends before it.
    """
    counting: i64 = walker.counting()
    mask: i64 = walker.touched & counting
    if counting:
        mask = (mask | ground.mask_at(begin.x, begin.y, walker.radius)) & counting
    kept: list[Leg] = []
    cost: i64 = 0
    level: i64 = begin.level
    hanging: Hang | None = None
    for leg in legs:
        if leg.kind == WALK and leg.ax == leg.bx and leg.ay == leg.by:
            level = leg.level  # a step that rounding made nothing of, at the edge of a climb
            continue
        touched: i64 = mask
        if counting & ~mask:
            touched |= mask_along(ground, walker.radius, leg.ax, leg.ay, leg.bx, leg.by) & counting
        if cost + leg.cost <= min(walker.allowance(touched), budget):
            kept.append(leg)
            cost += leg.cost
            mask = touched
            level = leg.level
            continue
        if leg.kind == WALK:
            part = _part(ground, walker, leg, mask, cost, budget)
            if part is not None:
                kept.append(part)
                cost += part.cost
                if counting & ~mask:
                    mask |= mask_along(ground, walker.radius, part.ax, part.ay, part.bx, part.by) & counting
        elif leg.kind == CLIMB:
            hanging = _hang(walker, ground, leg, level, min(walker.allowance(mask), budget) - cost)
            if hanging is not None:
                pay: i64 = leg.cost // leg.levels * hanging.levels  # both go the same way
                kept.append(Leg(CLIMB, leg.ax, leg.ay, leg.bx, leg.by, pay, hanging.level, hanging.levels, leg.step))
                cost += pay
                level = hanging.level
        break
    while kept and kept[-1].kind == JUMP:  # nobody ends in the air, nor on a side that they cannot climb
        cost -= kept.pop().cost
    x: i64 = kept[-1].bx if kept else begin.x
    y: i64 = kept[-1].by if kept else begin.y
    way = Way(kept, cost, mask, min(walker.allowance(mask), budget), hanging, x, y, level)
    if hanging is not None:
        if not _may_end(ground, walker, x, y, level, enemies, others):
            return Obstacle(TOO_FAR, x, y)
        return Obstacle(TOO_FAR, x, y, -1, way)
    return Obstacle(TOO_FAR, x, y, -1, _ended(ground, walker, way, enemies, others))


def _part(ground: Ground, walker: Walker, leg: Leg, mask: i64, cost: i64, budget: i64) -> Leg | None:
    """As much of a walk as can be paid for."""
    counting: i64 = walker.counting()
    dx: i64 = leg.bx - leg.ax
    dy: i64 = leg.by - leg.ay
    length: i64 = span(dx, dy)
    low: i64 = 0
    high: i64 = length
    while high - low > 1:
        middle: i64 = (low + high) // 2
        x: i64 = leg.ax + rounded(dx * middle, length)
        y: i64 = leg.ay + rounded(dy * middle, length)
        touched: i64 = mask
        if counting & ~mask:
            touched |= mask_along(ground, walker.radius, leg.ax, leg.ay, x, y) & counting
        if cost + span(x - leg.ax, y - leg.ay) <= min(walker.allowance(touched), budget):
            low = middle
        else:
            high = middle
    if low == 0:
        return None
    x = leg.ax + rounded(dx * low, length)
    y = leg.ay + rounded(dy * low, length)
    return Leg(WALK, leg.ax, leg.ay, x, y, span(x - leg.ax, y - leg.ay), leg.level - leg.levels, 0, -1)


def _hang(walker: Walker, ground: Ground, leg: Leg, level: i64, left: i64) -> Hang | None:
    """How high a climb gets with what is left; None if it gains no level."""
    price: i64 = walker.dotted if ground.steps[leg.step].dotted else walker.plain
    levels: i64 = left // price if price else 0
    if levels <= 0:
        return None
    if leg.levels < 0:
        levels = -levels
    return Hang(leg.step, level + levels, levels)


def _ended(ground: Ground, walker: Walker, way: Way, enemies: Sequence[Disc], others: Sequence[Disc]) -> Way | None:
    """The way, taken back to a place where the base may end; None if its last leg has none."""
    if not way.legs:
        return None
    last = way.legs[-1]
    if last.kind != WALK:
        # The edge is rounded: at its top or foot, the next whole place that lies there will do.
        for dx, dy in AROUND:
            x: i64 = last.bx + dx
            y: i64 = last.by + dy
            if ground.level_at(x, y) == way.level and _may_end(ground, walker, x, y, way.level, enemies, others):
                way.legs[-1] = Leg(last.kind, last.ax, last.ay, x, y, last.cost, last.level, last.levels, last.step)
                way.x = x
                way.y = y
                return way
        return None
    length: i64 = span(last.bx - last.ax, last.by - last.ay)
    at: i64 = length
    back: i64 = 1  # the edge before a climb is rounded: a step back from it suffices
    for _ in range(TRIES):
        x = last.ax + rounded((last.bx - last.ax) * at, length)
        y = last.ay + rounded((last.by - last.ay) * at, length)
        level: i64 = ground.level_at(x, y)
        if (level == way.level or walker.flies) and _may_end(ground, walker, x, y, level, enemies, others):
            cost: i64 = span(x - last.ax, y - last.ay)
            way.cost += cost - last.cost
            way.legs[-1] = Leg(WALK, last.ax, last.ay, x, y, cost, level, 0, -1)
            way.x = x
            way.y = y
            way.level = level
            return way
        at -= back
        if at <= 0:
            return None
        if at < length - 4:
            back = BACK
    return None


def _may_end(
    ground: Ground, walker: Walker, x: i64, y: i64, level: i64, enemies: Sequence[Disc], others: Sequence[Disc]
) -> bool:
    r: i64 = walker.radius
    if not ground.on_table(x, y, r) or ground.touches(BARRIER, x, y, r):
        return False
    for each in (*enemies, *others):
        dx: i64 = x - each.x
        dy: i64 = y - each.y
        both: i64 = r + each.r
        if -1 <= each.level - level <= 1 and dx * dx + dy * dy < both * both:
            return False
    return True
