"""What is looked at of an option."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence

Row = list[tuple[int, float]]
"""The features that are not 0: places among their names, and amounts."""


def pairs(amounts: Sequence[float]) -> Row:
    """A row from all its amounts."""
    return [(place, amount) for place, amount in enumerate(amounts) if amount]
