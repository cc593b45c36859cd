"""Where a way begins and ends, and which terrain it may touch."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.field import mask_along
from fracas.core.plane.shapes import Outline
from fracas.core.plane.terrain import IN_COVER, IN_WATER, Ground
from fracas.core.plane.ways import Hang, Leg, Walker

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

ALL_TERRAIN: Final = IN_COVER | IN_WATER


def masks(ground: Ground, walker: Walker, begin: Disc, end: Disc | None, budget: i64) -> list[int]:
    """The masks of terrain that are worth a search: what start and goal touch, and what lies within reach.

    A bit that does not count for this walker is always set: that terrain is no wall.
    """
    counting: i64 = walker.counting()
    base: i64 = base_mask(ground, walker, begin, end)
    far: i64 = min(walker.allowance(base), budget) + walker.radius
    extra: i64 = 0
    if counting & IN_COVER & ~base and _within_reach(ground.covers, begin, far):
        extra |= IN_COVER
    if counting & IN_WATER & ~base and _within_reach(ground.waters, begin, far):
        extra |= IN_WATER
    # Terrain out of reach need be no wall; as part of the mask it would lower the budget, so it stays outside.
    rest: i64 = ALL_TERRAIN & ~counting
    return [base | rest | more for more in (0, IN_COVER, IN_WATER, ALL_TERRAIN) if more & extra == more]


def base_mask(ground: Ground, walker: Walker, begin: Disc, end: Disc | None) -> i64:
    mask: i64 = walker.touched | ground.mask_at(begin.x, begin.y, walker.radius)
    if end is not None:
        mask |= ground.mask_at(end.x, end.y, walker.radius)
    return mask & walker.counting()


def _within_reach(shapes: list[Outline], begin: Disc, far: i64) -> bool:
    for shape in shapes:
        if (
            shape.west < begin.x + far
            and shape.east > begin.x - far
            and shape.south < begin.y + far
            and shape.north > begin.y - far
        ):
            return True
    return False


def touched_by(ground: Ground, walker: Walker, begin: Disc, legs: list[Leg]) -> i64:
    """The terrain that a way touches and that slows the walker."""
    counting: i64 = walker.counting()
    if counting == 0:
        return 0
    mask: i64 = walker.touched | ground.mask_at(begin.x, begin.y, walker.radius)
    for leg in legs:
        if mask & counting == counting:
            break
        mask |= mask_along(ground, walker.radius, leg.ax, leg.ay, leg.bx, leg.by)
    return mask & counting


def beginning(ground: Ground, start: Disc, hang: Hang | None) -> Disc:
    """The start, at the height where it hangs or at the level of the ground."""
    level: i64 = hang.level if hang is not None else ground.level_at(start.x, start.y)
    return Disc(start.x, start.y, start.r, level)


def occupied(end: Disc, enemies: Sequence[Disc], others: Sequence[Disc]) -> int:
    """Which base or stone a base would end on: its number among enemies, then others; -1 for none."""
    number = 0
    for each in (*enemies, *others):
        dx: i64 = end.x - each.x
        dy: i64 = end.y - each.y
        both: i64 = end.r + each.r
        if -1 <= each.level - end.level <= 1 and dx * dx + dy * dy < both * both:
            return number
        number += 1
    return -1
