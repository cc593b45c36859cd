"""Who walks, and the ways they go: legs with their costs, or the obstacle that keeps them from going."""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fracas.core.plane.numbers import INCH
from fracas.core.plane.terrain import IN_COVER, IN_WATER

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

MOVE: Final = 0
MARCH: Final = 1
BOTH: Final = 2
"""What is spent on a way: a movement, a march (half of it, rounded up), or both as one, for a jump between them."""

WALK: Final = 0
CLIMB: Final = 1
JUMP: Final = 2
FALL: Final = 3

TOO_FAR: Final = 0
BARRIER_IN_THE_WAY: Final = 1
BASE_IN_THE_WAY: Final = 2
OFF_THE_TABLE: Final = 3
OCCUPIED: Final = 4
"""The base would end on another base or on a stone."""
UNSTEADY: Final = 5
"""The leg passes exactly through the corner of an elevation: which edge it takes cannot be told."""


@final
class Walker:
    """How a base moves. ``speed`` is in whole inches, as a card shows it; all other lengths are thousandths."""

    __slots__ = (
        "cover_counts",
        "dotted",
        "falls",
        "flies",
        "may_jump",
        "pace",
        "plain",
        "radius",
        "run",
        "speed",
        "spent",
        "touched",
        "water_counts",
        "water_down",
    )

    radius: i64
    speed: i64
    pace: i64
    """`MOVE`, `MARCH` or `BOTH`."""
    cover_counts: bool
    water_counts: bool
    water_down: bool
    """Water halves rounding down (a setting)."""
    plain: i64
    dotted: i64
    """What a level costs to climb: 2000 and 1000, heavy 1000 more, climb 1000 less."""
    flies: bool
    may_jump: bool
    falls: bool
    """Goes down edges of two and more levels by falling, which costs nothing, instead of climbing."""
    spent: i64
    """What was moved in this action before."""
    run: i64
    """What was moved right before this action, and counts for a running jump."""
    touched: i64
    """The terrain that this action has touched before, as a mask: its speed is already reduced."""

    def __init__(
        self,
        radius: i64,
        speed: i64,
        *,
        pace: i64 = MOVE,
        cover_counts: bool = True,
        water_counts: bool = True,
        water_down: bool = False,
        plain: i64 = 2 * INCH,
        dotted: i64 = INCH,
        flies: bool = False,
        may_jump: bool = True,
        falls: bool = False,
        spent: i64 = 0,
        run: i64 = 0,
        touched: i64 = 0,
    ) -> None:
        self.radius = radius
        self.speed = speed
        self.pace = pace
        self.cover_counts = cover_counts
        self.water_counts = water_counts
        self.water_down = water_down
        self.plain = plain
        self.dotted = dotted
        self.flies = flies
        self.may_jump = may_jump
        self.falls = falls
        self.spent = spent
        self.run = run
        self.touched = touched

    def counting(self) -> i64:
        """The terrain that slows this walker, as a mask."""
        if self.flies:
            return 0
        mask: i64 = IN_COVER if self.cover_counts else 0
        if self.water_counts:
            mask |= IN_WATER
        return mask

    def allowance(self, mask: i64) -> i64:
        """How far it may still go in this action if it touches this terrain: cover takes 1" off, then water half."""
        speed: i64 = self.speed
        mask &= self.counting()
        if mask & IN_COVER:
            speed -= 1
        if speed < 0:
            speed = 0
        if mask & IN_WATER:
            speed = speed // 2 if self.water_down else (speed + 1) // 2
        march: i64 = (speed + 1) // 2
        inches: i64 = speed
        if self.pace == MARCH:
            inches = march
        elif self.pace == BOTH:
            inches = speed + march
        left: i64 = inches * INCH - self.spent
        return left if left > 0 else 0


@final
class Leg:
    """A straight part of a way. Climbs and falls stay where they are; walks and jumps keep their level."""

    __slots__ = ("ax", "ay", "bx", "by", "cost", "kind", "level", "levels", "step")

    kind: i64
    """`WALK`, `CLIMB`, `JUMP` or `FALL`."""
    ax: i64
    ay: i64
    bx: i64
    by: i64
    cost: i64
    level: i64
    """After this leg."""
    levels: i64
    """How many levels it goes up, or down if negative."""
    step: i64
    """Which step of the ground is climbed or fallen from; -1 otherwise."""

    def __init__(
        self, kind: i64, ax: i64, ay: i64, bx: i64, by: i64, cost: i64, level: i64, levels: i64, step: i64
    ) -> None:
        self.kind = kind
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.cost = cost
        self.level = level
        self.levels = levels
        self.step = step

    def __repr__(self) -> str:
        name = ("walk", "climb", "jump", "fall")[self.kind]
        where = f"({self.ax}, {self.ay}) to ({self.bx}, {self.by})"
        return f"<{name} {where}, cost {self.cost}, level {self.level}, levels {self.levels}>"


@final
class Hang:
    """On the edge, in the middle of a climb: which step of the ground, and how high (skirmish.climb)."""

    __slots__ = ("level", "levels", "step")

    step: i64
    level: i64
    levels: i64
    """How many levels the way that ended so has gained, or lost if negative."""

    def __init__(self, step: i64, level: i64, levels: i64 = 0) -> None:
        self.step = step
        self.level = level
        self.levels = levels

    def __repr__(self) -> str:
        return f"Hang({self.step}, {self.level}, {self.levels})"


@final
class Way:
    """A legal way."""

    __slots__ = ("budget", "cost", "hanging", "legs", "level", "mask", "x", "y")

    legs: list[Leg]
    cost: i64
    mask: i64
    """The terrain that it touches and that slows this walker."""
    budget: i64
    """How far the walker may go with this mask: why a way of this cost is legal."""
    hanging: Hang | None
    """Where it hangs, if it ends in the middle of a climb; what was left of the movement is lost."""
    x: i64
    y: i64
    level: i64
    """The end."""

    def __init__(
        self, legs: list[Leg], cost: i64, mask: i64, budget: i64, hanging: Hang | None, x: i64, y: i64, level: i64
    ) -> None:
        self.legs = legs
        self.cost = cost
        self.mask = mask
        self.budget = budget
        self.hanging = hanging
        self.x = x
        self.y = y
        self.level = level

    def points(self) -> list[tuple[int, int]]:
        """The corners of the way, the start first."""
        found: list[tuple[int, int]] = []
        for leg in self.legs:
            if not found:
                found.append((leg.ax, leg.ay))
            if found[-1] != (leg.bx, leg.by):
                found.append((leg.bx, leg.by))
        return found or [(self.x, self.y)]

    def falls(self) -> list[int]:
        """How many levels it falls, each time."""
        return [-leg.levels for leg in self.legs if leg.kind == FALL]

    def __repr__(self) -> str:
        return f"<Way of {self.cost} out of {self.budget}, mask {self.mask}, {self.legs}, {self.hanging}>"


@final
class Obstacle:
    """Why a way is refused, and where."""

    __slots__ = ("index", "way", "why", "x", "y")

    why: i64
    """`TOO_FAR`, `BARRIER_IN_THE_WAY`, `BASE_IN_THE_WAY`, `OFF_THE_TABLE`, `OCCUPIED` or `UNSTEADY`."""
    x: i64
    y: i64
    """The spot where it fails: how far the base gets."""
    index: i64
    """The piece for a barrier; for bases their number among the enemies, then the others; -1 if there is none."""
    way: Way | None
    """For `TOO_FAR`: the same way as far as it gets, which may end hanging on an edge. It is legal."""

    def __init__(self, why: i64, x: i64, y: i64, index: i64 = -1, way: Way | None = None) -> None:
        self.why = why
        self.x = x
        self.y = y
        self.index = index
        self.way = way

    def __repr__(self) -> str:
        return f"Obstacle({self.why}, {self.x}, {self.y}, {self.index}, {self.way})"
