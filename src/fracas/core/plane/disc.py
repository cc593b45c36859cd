"""Bases and stones: discs on the table. Distances are from edge to edge, in the plan."""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING, final

from fracas.core.plane.numbers import span

if TYPE_CHECKING:
    from fracas.core.plane.native import i64


@final
class Disc:
    """A base or a stone: its centre, its radius, and the level at which it stands or hangs."""

    __slots__ = ("level", "r", "x", "y")

    x: i64
    y: i64
    r: i64
    level: i64

    def __init__(self, x: i64, y: i64, r: i64, level: i64 = 0) -> None:
        self.x = x
        self.y = y
        self.r = r
        self.level = level

    def __repr__(self) -> str:
        return f"Disc({self.x}, {self.y}, {self.r}, {self.level})"


def within(a: Disc, b: Disc, inches_1000: i64) -> bool:
    """Are the edges of two discs at most so far apart, in the plan? Exact."""
    dx: i64 = a.x - b.x
    dy: i64 = a.y - b.y
    reach: i64 = a.r + b.r + inches_1000
    return reach >= 0 and dx * dx + dy * dy <= reach * reach


def overlap(a: Disc, b: Disc) -> bool:
    """Do two discs overlap in the plan? Touching is no overlap. Exact."""
    dx: i64 = a.x - b.x
    dy: i64 = a.y - b.y
    both: i64 = a.r + b.r
    return dx * dx + dy * dy < both * both


def in_the_way(a: Disc, b: Disc) -> bool:
    """Do two discs overlap, at levels that differ by at most 1 (skirmish.move)?"""
    apart: i64 = a.level - b.level
    return -1 <= apart <= 1 and overlap(a, b)


def gap(a: Disc, b: Disc) -> i64:
    """The distance from edge to edge, rounded up, and 0 for discs that overlap.

    ``gap(a, b) <= d`` says the same as ``within(a, b, d)`` for every whole d from 0.
    """
    far: i64 = span(a.x - b.x, a.y - b.y) - a.r - b.r
    return far if far > 0 else 0
