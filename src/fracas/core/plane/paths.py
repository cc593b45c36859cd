"""Ways over the table: the cheapest one to a place, one that somebody drew, and all places within the movement.

``path`` and ``follow`` answer a `Way`, or an `Obstacle` that says why not, and where. All three price legs by the same
code, so a way that is shown is a way that is accepted.

Cover and water lower the speed of a whole action as soon as a base touches them. So a search is made for each mask of
terrain that may be touched: the rest is a wall, and the budget is that of the mask. "The unit stops at the water's
edge" falls out: it is the reach of the mask without water.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fracas.core.plane.cutting import cut_short
from fracas.core.plane.disc import Disc
from fracas.core.plane.field import Field
from fracas.core.plane.masks import ALL_TERRAIN, base_mask, beginning, masks, occupied, touched_by
from fracas.core.plane.numbers import FAR, rounded, span
from fracas.core.plane.reach import Reach, reach
from fracas.core.plane.search import legs_to, roots_of, search
from fracas.core.plane.shapes import bars, reaches
from fracas.core.plane.sweep import ring_bars
from fracas.core.plane.terrain import BARRIER, Ground
from fracas.core.plane.ways import (
    BARRIER_IN_THE_WAY,
    BASE_IN_THE_WAY,
    OCCUPIED,
    OFF_THE_TABLE,
    TOO_FAR,
    UNSTEADY,
    Hang,
    Leg,
    Obstacle,
    Walker,
    Way,
)

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

ASIDE: Final = ((1, 1), (-1, -1), (1, -1), (-1, 1))


def path(
    ground: Ground,
    walker: Walker,
    start: Disc,
    goal: tuple[int, int],
    enemies: Sequence[Disc],
    others: Sequence[Disc],
    budget: int = FAR,
    hang: Hang | None = None,
) -> Way | Obstacle:
    """The cheapest way to a place.

    ``enemies`` are in the way; ``others``, friends and stones, may be passed, but nobody ends on them. ``budget`` is a
    cap on top of what the walker may go (`Walker.allowance`). ``hang`` says where a walker hangs that starts climbing.
    """
    found = _path(ground, walker, start, goal, enemies, others, budget, hang)
    if isinstance(found, Obstacle) and found.why in (TOO_FAR, UNSTEADY) and _on_a_line(ground, goal):
        for dx, dy in ASIDE:
            other = _path(ground, walker, start, (goal[0] + dx, goal[1] + dy), enemies, others, budget, hang)
            if isinstance(other, Way):
                return other
    return found


def follow(
    ground: Ground,
    walker: Walker,
    start: Disc,
    points: Sequence[tuple[int, int]],
    enemies: Sequence[Disc],
    others: Sequence[Disc],
    budget: int = FAR,
    hang: Hang | None = None,
) -> Way | Obstacle:
    """The way along straight segments that somebody drew: legal as it is, or refused where it fails."""
    begin = beginning(ground, start, hang)
    way = _drawn(ground, walker, begin, points, enemies, hang)
    if isinstance(way, Obstacle):
        return way
    way.budget = min(walker.allowance(way.mask), budget)
    if way.cost > way.budget:
        return cut_short(ground, walker, begin, way.legs, enemies, others, budget)
    on = occupied(Disc(way.x, way.y, walker.radius, way.level), enemies, others)
    if on >= 0:
        return Obstacle(OCCUPIED, way.x, way.y, on)
    if walker.flies and ground.touches(BARRIER, way.x, way.y, walker.radius):
        return Obstacle(BARRIER_IN_THE_WAY, way.x, way.y, _barrier_at(ground, way.x, way.y, walker.radius))
    return way


def _drawn(
    ground: Ground,
    walker: Walker,
    begin: Disc,
    points: Sequence[tuple[int, int]],
    enemies: Sequence[Disc],
    hang: Hang | None,
) -> Way | Obstacle:
    """The way along straight segments, however long, and whatever lies at its end."""
    far: i64 = 0
    x: i64 = begin.x
    y: i64 = begin.y
    for point in points:
        far += span(point[0] - x, point[1] - y)
        x = point[0]
        y = point[1]
    field = Field(ground, walker, ALL_TERRAIN, begin, enemies, far, hang)
    legs: list[Leg] = []
    cost: i64 = 0
    x = begin.x
    y = begin.y
    level: i64 = begin.level
    first = True
    for point in points:
        qx: i64 = point[0]
        qy: i64 = point[1]
        if qx == x and qy == y:
            continue
        to: i64 = ground.level_at(qx, qy)
        paid: i64 = FAR
        if field.free(qx, qy, to) and field.passes_walls(x, y, qx, qy):
            paid = field.price(x, y, level, qx, qy, to, cost, first, None)
            if paid >= FAR:
                # The leg may graze the end of an edge, if it lies on round numbers: a thousandth aside will do.
                for dx, dy in ASIDE:
                    nx: i64 = point[0] + dx
                    ny: i64 = point[1] + dy
                    if ground.level_at(nx, ny) == to and field.free(nx, ny, to):
                        paid = field.price(x, y, level, nx, ny, to, cost, first, None)
                    if paid < FAR:
                        qx = nx
                        qy = ny
                        break
        if paid >= FAR or not field.passes_walls(x, y, qx, qy):
            return _stopped(field, enemies, x, y, level, first, qx, qy)
        field.price(x, y, level, qx, qy, to, cost, first, legs)
        cost += paid
        x = qx
        y = qy
        level = to
        first = False
    mask = touched_by(ground, walker, begin, legs)
    return Way(legs, cost, mask, cost, None if legs else hang, x, y, level)


def _path(
    ground: Ground,
    walker: Walker,
    start: Disc,
    goal: tuple[int, int],
    enemies: Sequence[Disc],
    others: Sequence[Disc],
    budget: int,
    hang: Hang | None,
) -> Way | Obstacle:
    begin = beginning(ground, start, hang)
    x: i64 = goal[0]
    y: i64 = goal[1]
    r: i64 = walker.radius
    if not ground.on_table(x, y, r):
        off = _drawn(ground, walker, begin, [goal], enemies, hang)
        return off if isinstance(off, Obstacle) else Obstacle(OFF_THE_TABLE, x, y)
    if ground.touches(BARRIER, x, y, r):
        return Obstacle(BARRIER_IN_THE_WAY, x, y, _barrier_at(ground, x, y, r))
    end = Disc(x, y, r, ground.level_at(x, y))
    on = occupied(end, enemies, others)
    if on >= 0:
        return Obstacle(OCCUPIED, x, y, on)
    straight = _drawn(ground, walker, begin, [goal], enemies, hang)
    length: i64 = span(x - begin.x, y - begin.y)
    best: Way | None = None
    if isinstance(straight, Way):
        straight.budget = min(walker.allowance(straight.mask), budget)
        if straight.cost <= straight.budget:
            if straight.cost == length:
                return straight
            best = straight
    cheapest: i64 = best.cost - 1 if best is not None else FAR
    for mask in masks(ground, walker, begin, end, budget):
        allowed: i64 = min(walker.allowance(mask), budget, cheapest)
        if length > allowed:
            continue
        way = _cheapest(ground, walker, begin, end, enemies, mask, allowed, hang)
        if way is not None:
            way.budget = min(walker.allowance(way.mask), budget)
            cheapest = way.cost - 1
            best = way
    if best is not None:
        return best
    return _refusal(ground, walker, begin, end, enemies, others, budget, hang, straight)


def _refusal(
    ground: Ground,
    walker: Walker,
    begin: Disc,
    end: Disc,
    enemies: Sequence[Disc],
    others: Sequence[Disc],
    budget: int,
    hang: Hang | None,
    straight: Way | Obstacle,
) -> Obstacle:
    """Why no way leads there. If it is a climb that cannot be finished, its beginning is offered."""
    allowed: i64 = min(walker.allowance(base_mask(ground, walker, begin, end)), budget)
    offer: Obstacle | None = None
    if isinstance(straight, Way):
        offer = cut_short(ground, walker, begin, straight.legs, enemies, others, budget)
        if offer.way is not None and offer.way.hanging is not None:
            return offer
    rise: i64 = end.level - begin.level
    if rise != 0 and not walker.flies and allowed > 0:
        more: i64 = walker.plain * (rise if rise > 0 else -rise)
        longer = _cheapest(ground, walker, begin, end, enemies, ALL_TERRAIN, allowed + more, hang)
        if longer is not None:
            around = cut_short(ground, walker, begin, longer.legs, enemies, others, budget)
            if offer is None or (around.way is not None and around.way.hanging is not None):
                return around
    if offer is not None:
        return offer
    assert isinstance(straight, Obstacle)
    if span(end.x - begin.x, end.y - begin.y) > allowed:
        return Obstacle(TOO_FAR, straight.x, straight.y)
    return straight


def _cheapest(
    ground: Ground,
    walker: Walker,
    begin: Disc,
    end: Disc,
    enemies: Sequence[Disc],
    mask: i64,
    allowed: i64,
    hang: Hang | None,
) -> Way | None:
    """The cheapest way within one mask of terrain."""
    field = Field(ground, walker, mask, begin, enemies, allowed, hang)
    roots = roots_of(field, begin, end, allowed)
    goal = roots[1]
    search(field, roots, goal, allowed)
    if not goal.done:
        return None
    legs = legs_to(field, goal)
    return Way(legs, goal.cost, touched_by(ground, walker, begin, legs), allowed, None, end.x, end.y, end.level)


def _stopped(
    field: Field, enemies: Sequence[Disc], x: i64, y: i64, level: i64, first: bool, qx: i64, qy: i64
) -> Obstacle:
    """How far a straight leg gets that cannot be gone to its end, and what it meets there."""
    length: i64 = span(qx - x, qy - y)
    low: i64 = 0
    high: i64 = length
    while high - low > 1:
        middle: i64 = (low + high) // 2
        mx: i64 = x + rounded((qx - x) * middle, length)
        my: i64 = y + rounded((qy - y) * middle, length)
        there: i64 = field.ground.level_at(mx, my)
        if (
            field.free(mx, my, there)
            and field.passes_walls(x, y, mx, my)
            and field.price(x, y, level, mx, my, there, 0, first, None) < FAR
        ):
            low = middle
        else:
            high = middle
    sx: i64 = x + rounded((qx - x) * low, length)
    sy: i64 = y + rounded((qy - y) * low, length)
    nx: i64 = x + rounded((qx - x) * high, length)
    ny: i64 = y + rounded((qy - y) * high, length)
    if not field.ground.on_table(nx, ny, field.r):
        return Obstacle(OFF_THE_TABLE, sx, sy)
    for wall in field.walls:
        if reaches(wall, nx, ny, field.r) or bars(wall, x, y, nx, ny, field.r):
            return Obstacle(BARRIER_IN_THE_WAY, sx, sy, wall.piece)
    on = _base_on(enemies, field.r, x, y, nx, ny)
    return Obstacle(BASE_IN_THE_WAY if on >= 0 else UNSTEADY, sx, sy, on)


def _base_on(enemies: Sequence[Disc], r: i64, x: i64, y: i64, qx: i64, qy: i64) -> int:
    """Which enemy a leg meets; the one nearest to its end."""
    best = -1
    least: i64 = 0
    number = 0
    for each in enemies:
        ring = Disc(each.x, each.y, each.r + r, each.level)
        dx: i64 = qx - each.x
        dy: i64 = qy - each.y
        away: i64 = dx * dx + dy * dy
        if (away < ring.r * ring.r or ring_bars(ring, x, y, qx, qy)) and (best < 0 or away < least):
            best = number
            least = away
        number += 1
    return best


def _barrier_at(ground: Ground, x: i64, y: i64, r: i64) -> i64:
    for wall in ground.barriers:
        if reaches(wall, x, y, r):
            return wall.piece
    return -1


def _on_a_line(ground: Ground, goal: tuple[int, int]) -> bool:
    for step in ground.steps:
        if step.side(goal[0], goal[1]) == 0:
            return True
    return False


__all__ = ["Hang", "Leg", "Obstacle", "Reach", "Walker", "Way", "follow", "path", "reach"]
