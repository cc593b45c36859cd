"""Where a walk leaves melee ranges, in the order in which it happens (skirmish.breakaway, skirmish.passing).

Whether a base lies within a range is decided by squares, exactly; only the spot where it leaves is rounded, inwards.
"""

# mypyc: compiled

from __future__ import annotations

from math import isqrt
from typing import final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import span
from fracas.games.skirmish.moving.legs import Stretch, nearer


@final
class Leaving:
    """A walk leaves a range here."""

    __slots__ = ("at", "before", "stretch", "x", "y")

    def __init__(self, stretch: int, at: int, x: int, y: int, before: bool) -> None:
        self.stretch = stretch
        """On which stretch of the walk."""
        self.at = at
        """How far along it."""
        self.x = x
        self.y = y
        """The last place within the range."""
        self.before = before
        """It climbs or falls out of the range before the stretch begins."""


def inside(x: int, y: int, level: int, enemy: Disc, far: int, levels: int) -> bool:
    """Is a centre within ``far`` of the enemy's centre, at most so many levels apart?"""
    dx, dy = x - enemy.x, y - enemy.y
    return -levels <= level - enemy.level <= levels and dx * dx + dy * dy <= far * far


def leavings(stretches: list[Stretch], level: int, enemy: Disc, far: int, levels: int) -> list[Leaving]:
    """Every time that a walk leaves the range. It begins at height ``level``."""
    found: list[Leaving] = []
    if not stretches:
        return found
    first = stretches[0]
    was = inside(first.ax, first.ay, level, enemy, far, levels)
    for number, it in enumerate(stretches):
        if was and not inside(it.ax, it.ay, it.level, enemy, far, levels):
            # By climbing or falling out of it.
            found.append(Leaving(number, 0, it.ax, it.ay, True))
        was = inside(it.bx, it.by, it.level, enemy, far, levels)
        if was or not -levels <= it.level - enemy.level <= levels:
            continue
        if nearer(it.ax, it.ay, it.bx, it.by, enemy.x, enemy.y, far + 1):
            at = last_inside(it, enemy, far)
            if at >= 0:
                x, y = spot(it, at)
                found.append(Leaving(number, at, x, y, False))
    return found


def last_inside(it: Stretch, enemy: Disc, far: int) -> int:
    """How far along the stretch its last whole place within ``far`` of the enemy lies; -1 if there is none."""
    dx, dy = it.bx - it.ax, it.by - it.ay
    length = span(dx, dy)
    if length == 0:
        return -1
    cx, cy = enemy.x - it.ax, enemy.y - it.ay
    off = (dx * cy - dy * cx) // length
    half = isqrt(max(0, far * far - off * off))
    at = min(length, (dx * cx + dy * cy) // length + half + 2)
    low = max(0, at - 2 * half - 8)
    while at >= low:
        x, y = spot(it, at)
        if (x - enemy.x) * (x - enemy.x) + (y - enemy.y) * (y - enemy.y) <= far * far:
            return at
        at -= 1
    return -1


def spot(it: Stretch, at: int) -> tuple[int, int]:
    """A place on the stretch."""
    length = span(it.bx - it.ax, it.by - it.ay)
    if length == 0:
        return (it.ax, it.ay)
    return (it.ax + (it.bx - it.ax) * at // length, it.ay + (it.by - it.ay) * at // length)
