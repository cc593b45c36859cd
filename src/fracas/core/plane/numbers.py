"""Lengths in thousandths of an inch."""

# mypyc: compiled

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

INCH: Final = 1000
FAR: Final = 1 << 30
"""Farther than anything on a table: the cost of what cannot be done."""
LARGEST: Final = 55 * INCH
"""The longest side of a table on which every square of a cross product fits into 63 bits."""


def span(dx: i64, dy: i64) -> i64:
    """The length of a vector, rounded up: what a leg costs."""
    square: i64 = dx * dx + dy * dy
    root: i64 = isqrt(square)
    if root * root < square:
        return root + 1
    return root


def floor_span(dx: i64, dy: i64) -> i64:
    """The length of a vector, rounded down."""
    return isqrt(dx * dx + dy * dy)


def rounded(above: i64, below: i64) -> i64:
    """``above / below`` to the nearest whole number, halves away from 0; ``below`` is positive.

    It treats both signs alike, so that a map turned by half a turn gives turned points.
    """
    if above >= 0:
        return (2 * above + below) // (2 * below)
    return -((below - 2 * above) // (2 * below))


def from_mm(mm: int) -> int:
    """The radius of a base of so many millimetres in diameter.

    >>> from_mm(25), from_mm(80)
    (492, 1575)
    """
    return (mm * 10000 + 254) // 508


def thousandths(inches: float) -> int:
    """Inches as content writes them, in thousandths. Rounded here, once, and never again.

    >>> thousandths(8.2), thousandths(20)
    (8200, 20000)
    """
    return round(inches * INCH)
