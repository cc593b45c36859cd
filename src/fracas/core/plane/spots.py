"""Blind spots below edges (skirmish.blindspot).

Along the line of centres, for every edge crossed going down: the distance from the higher base to the edge, times the
difference to the level just below it, is how far the spot reaches beyond the edge. It is a strip along that edge; a
base with more than half of its area in it is not seen. What lies on the near side of the edge is not in it.
"""

# mypyc: compiled

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import floor_span
from fracas.core.plane.steps import Step, crossed
from fracas.core.plane.terrain import Ground

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

ON: Final = 2
"""A centre that comes so near to an edge lies on it: a climber hangs there, on the nearest whole place."""
RADIUS: Final = 1 << 12
"""Distances from the centre of a disc are told in such parts of its radius."""
EACH: Final = 5
"""The table has an entry for every 2⁵ of them."""
HALF: Final = 1 << 20
"""The area of half a disc."""

# fmt: off
AREAS: Final[tuple[int, ...]] = (
    0, 10430, 20860, 31288, 41715, 52139, 62559, 72976, 83389, 93796, 104198, 114593, 124981, 135361, 145734,
    156097, 166450, 176794, 187126, 197447, 207756, 218051, 228333, 238601, 248854, 259092, 269313, 279518, 289704,
    299873, 310022, 320152, 330262, 340351, 350417, 360462, 370483, 380480, 390453, 400400, 410321, 420216, 430083,
    439921, 449731, 459511, 469260, 478978, 488663, 498316, 507935, 517519, 527068, 536580, 546056, 555494, 564892,
    574252, 583570, 592848, 602082, 611274, 620422, 629524, 638580, 647590, 656551, 665463, 674325, 683136, 691895,
    700601, 709252, 717848, 726388, 734869, 743292, 751654, 759955, 768194, 776369, 784478, 792521, 800496, 808401,
    816235, 823997, 831686, 839298, 846834, 854291, 861667, 868960, 876170, 883293, 890328, 897273, 904126, 910883,
    917544, 924106, 930565, 936920, 943167, 949304, 955327, 961233, 967019, 972681, 978215, 983616, 988880, 994002,
    998977, 1003799, 1008461, 1012957, 1017277, 1021414, 1025357, 1029094, 1032611, 1035892, 1038915, 1041655,
    1044075, 1046123, 1047708, 1048576,
)
# fmt: on
"""The area of a disc between a line through its centre and another beside it, in parts of `HALF`: as whole numbers,
because sines differ between machines. Between two entries it is off by less than a ten-thousandth."""


def blind(ground: Ground, a: Disc, b: Disc) -> bool:
    """Does the lower of two bases lie in a blind spot below the higher one?"""
    if a.level < b.level:
        a, b = b, a
    if a.level == b.level or not ground.steps:
        return False
    length: i64 = floor_span(b.x - a.x, b.y - a.y)
    for cross in crossed(ground.steps, a.x, a.y, b.x, b.y, length):
        if cross.up:
            continue
        step = cross.step
        levels: i64 = a.level - step.low
        if levels <= 0:
            continue
        # The line crosses at n/m of its length. The centre lies in the spot if length (1 - n/m) < (length n/m - r)
        # times levels; otherwise half of the base lies beyond the spot.
        n: i64 = step.side(a.x, a.y)
        m: i64 = n - step.side(b.x, b.y)
        if a.r * levels * m < length * (n * (levels + 1) - m):
            deep: i64 = levels * (n * length - a.r * m) // length
            if _holds_more_than_half(step, b, m - n, deep):
                return True
    return False


def _holds_more_than_half(step: Step, base: Disc, out: i64, deep: i64) -> bool:
    """Is more than half of a base in the strip along a step, if its centre is?

    The centre lies so far ``out`` beyond the step, the strip is so ``deep``: both times the length of the step.
    """
    dx: i64 = step.bx - step.ax
    dy: i64 = step.by - step.ay
    square: i64 = dx * dx + dy * dy
    if out * out >= base.r * base.r * square:
        return True  # all of it lies beyond the edge, and the centre in the strip
    if out * out <= ON * ON * square:
        return False
    # What lies between the centre and the edge, and between the centre and the far side of the strip.
    radius: i64 = base.r * isqrt(square << 8) >> 4
    return _area(out * RADIUS // radius) + _area((deep - out) * RADIUS // radius) > HALF


def _area(far: i64) -> i64:
    """The area of a disc between its centre and a line so far from it."""
    if far >= RADIUS:
        return HALF
    k: i64 = far >> EACH
    rest: i64 = far & (1 << EACH) - 1
    return AREAS[k] + ((AREAS[k + 1] - AREAS[k]) * rest >> EACH)
