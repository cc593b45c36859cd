"""What a game came to, once it is over: numbers for each side, and who was best.

A game makes it from what everybody sees, so that it can be shown to anybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """One number of one side: ``"attacks won"``, ``"3 of 7"``."""

    name: str
    value: str


class SideTally(msgspec.Struct, frozen=True):
    """What one seat has done. All sides of a tally have the same facts in the same order; the first is the score."""

    seat: int
    facts: tuple[Fact, ...]


class Best(msgspec.Struct, frozen=True):
    """Who has done most for a seat."""

    seat: int
    kind: str
    """What it is: ``"figure"``, ``"champion"``, ``"warrior"``, ``"unit"``."""
    name: str
    deed: str
    """``"3 captures"``."""


class Tally(msgspec.Struct, frozen=True):
    """What a game came to."""

    sides: tuple[SideTally, ...]
    best: tuple[Best, ...] = ()
    """The best of each side that has done anything, the best of all first."""
    decided: str = ""
    """What decided it, in a sentence that names no player; empty where there is nothing to add to the numbers."""


def side(seat: int, facts: Mapping[str, int | str]) -> SideTally:
    """The numbers of a seat, in their order."""
    return SideTally(seat, tuple([Fact(name, str(value)) for name, value in facts.items()]))


def best_of(each: Sequence[tuple[tuple[int, ...], Best]]) -> tuple[Best, ...]:
    """Of all who have done anything, with how much each has done: the best of each seat, the best of all first. Among
    equals the first one counts."""
    found: dict[int, tuple[tuple[int, ...], Best]] = {}
    for worth, best in each:
        if any(worth) and (best.seat not in found or worth > found[best.seat][0]):
            found[best.seat] = (worth, best)
    return tuple([best for _, best in sorted(found.values(), key=lambda one: one[0], reverse=True)])
