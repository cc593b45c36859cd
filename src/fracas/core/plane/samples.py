"""The points of a base that are looked at, as whole numbers, because sines differ between machines.

A golden-ratio spiral in one quadrant of a disc of radius 4096, in a fixed random order; the other three quadrants are
turned. So a map that is turned by half or a quarter gives turned answers, fair to every side. The few are no prefix of
the many: a prefix would be a bad sample.
"""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fracas.core.plane.shapes import Point

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

FEW: Final = 36
MANY: Final = 200

# fmt: off
QUARTER_OF_FEW: Final[tuple[tuple[int, int], ...]] = (
    (2756, 1631), (228, 3473), (2309, 2941), (1224, 2625), (2520, 416), (892, 369), (3797, 1196), (344, 1636),
    (1560, 1493),
)
QUARTER_OF_MANY: Final[tuple[tuple[int, int], ...]] = (
    (662, 633), (1560, 1664), (3564, 1799), (519, 1708), (2514, 944), (3031, 844), (533, 3999), (1169, 692),
    (1905, 3460), (337, 2180), (1959, 149), (3299, 140), (3116, 1367), (2616, 1432), (2725, 3030), (30, 2558),
    (3094, 1918), (1452, 3288), (1025, 1773), (655, 2668), (3487, 650), (1506, 2147), (3578, 1209), (640, 3391),
    (1774, 2845), (1464, 1174), (1069, 176), (2072, 1383), (3889, 377), (1325, 2608), (2092, 1873), (904, 2248),
    (1034, 3678), (378, 157), (301, 3023), (166, 3683), (146, 694), (2964, 2479), (97, 1474), (1919, 920),
    (2843, 372), (2243, 2982), (1031, 3028), (1990, 2367), (2603, 1948), (980, 1248), (2297, 508), (519, 1114),
    (2478, 2472), (1611, 507),
)
# fmt: on

_made: dict[tuple[int, int], list[Point]] = {}


def points_of(r: i64, count: i64) -> list[Point]:
    """``FEW`` or ``MANY`` points of a base of radius r, as offsets from its centre."""
    made = _made.get((r, count))
    if made is None:
        made = []
        for x, y in QUARTER_OF_FEW if count == FEW else QUARTER_OF_MANY:
            px: i64 = x * r >> 12
            py: i64 = y * r >> 12
            made.append(Point(px, py))
            made.append(Point(-py, px))
            made.append(Point(-px, -py))
            made.append(Point(py, -px))
        _made[(r, count)] = made
    return made
