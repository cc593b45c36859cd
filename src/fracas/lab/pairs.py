"""Pairs of games: the same seed with two contents. One pair is one observation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fracas.lab.confidence import Confidence
from fracas.lab.plan import Row
from fracas.lab.statistics import Interval

HELD: Final = "held"
MEASURES: Final = {
    HELD: "victories of the holder",
    "shared": "shared victories",
    "limit": "games that a limit ended",
}
"""What is compared, with `HELD` first: the verdict is about that. All are shares."""


class Seen(NamedTuple):
    """What of a game is compared."""

    held: float
    shared: float
    limit: float
    turns: int
    decisions: int


def seen(row: Row, seat: int) -> Seen:
    """A game, with the holder in this seat. If it did not end, nobody has won anything."""
    share = row.share(seat) if row.winners else 0.0
    limit = float(row.facts.get("ended") == "limit")
    return Seen(share, float(len(row.winners) > 1), limit, row.turns, row.decisions)


def seen_again(row: dict[str, Any], seat: int) -> Seen:
    """The same from a row of a folder."""
    winners = row["winners"]
    share = 1.0 / len(winners) if seat in winners else 0.0
    limit = float(row.get("ended") == "limit")
    return Seen(share, float(len(winners) > 1), limit, row["turns"], row["decisions"])


class Difference(NamedTuple):
    """How much a share differs between the two contents."""

    before: float
    after: float
    low: float
    """With 95 % confidence, whenever anybody looked, ``after - before`` is at least this…"""
    high: float
    """… and at most this."""

    @property
    def size(self) -> float:
        """The difference that was seen."""
        return self.after - self.before

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Measured:
    """One measure over all pairs."""

    __slots__ = ("confidence", "pairs")

    def __init__(self) -> None:
        self.pairs: Counter[tuple[float, float]] = Counter()
        self.confidence = Confidence()

    def add(self, before: float, after: float) -> None:
        """One more pair."""
        self.pairs[before, after] += 1
        self.confidence.add(after - before)

    def look(self) -> Interval:
        """Where the difference lies."""
        return self.confidence.look()

    def told(self) -> Difference:
        """What is known of it."""
        count = self.pairs.total() or 1
        before = sum(one * number for (one, _), number in self.pairs.items()) / count
        after = sum(two * number for (_, two), number in self.pairs.items()) / count
        return Difference(before, after, self.confidence.low, self.confidence.high)

    @property
    def saved(self) -> float:
        """The part of the variance that pairing has saved: 0 if the two games have nothing to do with each other.

        >>> measured = Measured()
        >>> for pair in [(0, 0), (1, 1), (0, 0), (1, 1)]:
        ...     measured.add(*pair)
        >>> measured.saved
        1.0
        """
        apart = self._variance([(one, n) for (one, _), n in self.pairs.items()]) + self._variance(
            [(two, n) for (_, two), n in self.pairs.items()]
        )
        paired = self._variance([(two - one, n) for (one, two), n in self.pairs.items()])
        return 1 - paired / apart if apart else 0.0

    @staticmethod
    def _variance(numbers: Sequence[tuple[float, int]]) -> float:
        count = sum(n for _, n in numbers)
        mean = sum(number * n for number, n in numbers) / count if count else 0.0
        return sum((number - mean) ** 2 * n for number, n in numbers) / count if count else 0.0


class Pairs:
    """All pairs so far, in order."""

    __slots__ = ("count", "measured", "same", "turns")

    def __init__(self) -> None:
        self.measured = {name: Measured() for name in MEASURES}
        self.count = 0
        self.same = 0
        """Pairs in which both games went alike, as far as can be seen."""
        self.turns = [0, 0]

    def add(self, before: Seen, after: Seen) -> None:
        """One more pair."""
        self.count += 1
        self.same += before == after
        self.turns[0] += before.turns
        self.turns[1] += after.turns
        for name, measured in self.measured.items():
            measured.add(getattr(before, name), getattr(after, name))

    def look(self) -> Interval:
        """Where the holder's difference lies. Only between two rounds of all tables; see `Confidence`."""
        return self.measured[HELD].look()

    def look_at_all(self) -> None:
        """Look at every measure."""
        for measured in self.measured.values():
            measured.look()
