"""The few statistics that a simulation needs, exact where they can be."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """Where a share may truly lie."""

    low: float
    high: float


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """The Wilson score interval of a share: ``wins`` out of ``games``, by default with 95 % confidence.

    It stays within 0 and 1 and holds its promise for few games and for shares near the ends, where the textbook
    interval fails. ``wins`` may be a fraction, for victories that are shared; the interval is then a little
    wider than it need be, because a half win scatters less than a whole one.

    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    >>> wilson(0, 0)
    Interval(low=0.0, high=1.0)
    """
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games")
    if games == 0:
        return Interval(0.0, 1.0)
    share = wins / games
    spread = z * z / games
    middle = share + spread / 2
    reach = z * sqrt(share * (1 - share) / games + spread / (4 * games))
    # At the very ends the formula gives 0 and 1, but for the last bit of a float.
    low = 0.0 if wins == 0 else (middle - reach) / (1 + spread)
    high = 1.0 if wins == games else (middle + reach) / (1 + spread)
    return Interval(low, high)


class Spread:
    """Whole numbers, one after another: how many, their mean, the least and the most.

    It keeps sums of whole numbers only, so that any order of adding gives the very same result.

    >>> turns = Spread()
    >>> for each in (12, 7, 20):
    ...     turns.add(each)
    >>> turns.mean, turns.least, turns.most
    (13.0, 7, 20)
    """

    __slots__ = ("count", "least", "most", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        """Take in one more number."""
        if not self.count or number < self.least:
            self.least = number
        if not self.count or number > self.most:
            self.most = number
        self.count += 1
        self.total += number

    def merge(self, other: Spread) -> None:
        """Take in all that another has taken in."""
        if not other.count:
            return
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most) if self.count else other.most
        self.count += other.count
        self.total += other.total

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0


class Score:
    """What somebody got out of games: victories alone, victories shared, and the share of all victories."""

    __slots__ = ("draws", "games", "shared", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        """Games won with nobody to share them."""
        self.draws = 0
        """Games of which the victory was shared."""
        self.shared = Fraction(0)
        """What the draws were worth, as victories; exact, so that any order of adding gives the same."""

    def add(self, parts: int, winners: int) -> None:
        """One more game: ``parts`` of its ``winners`` were theirs."""
        self.games += 1
        if parts == 0:
            return
        if parts == winners:
            self.wins += 1
        else:
            self.draws += 1
            self.shared += Fraction(parts, winners)

    def merge(self, other: Score) -> None:
        """Take in all that another has taken in."""
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.shared += other.shared

    @property
    def victories(self) -> float:
        """Wins, and the fractions of what was shared."""
        return float(self.wins + self.shared)

    @property
    def share(self) -> float:
        """The share of the victories; 0 of no games."""
        return float((self.wins + self.shared) / self.games) if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Where the share may truly lie, with 95 % confidence."""
        return wilson(self.victories, self.games)
