"""An interval for a mean that may be looked at after every game, and stopped at whenever it says enough.

An ordinary 95 % interval is right for a number of games that was fixed before. Anybody who looks at it again and again,
and stops as soon as it excludes 0, is wrong in 40 of 100 cases. This one is a *confidence sequence*: with 95 %
probability the mean lies in all of its intervals, however often anybody looks. That costs about twice the games.

Two gamblers bet against every candidate mean, one that the mean is higher, one that it is lower. Each splits the money
over a few fixed stakes, which makes the capital a mixture of test martingales: if the candidate is right, it ever
reaches 2/α with a probability of α/2 at most (Ville 1939; Waudby-Smith and Ramdas 2023). What has been excluded is
the interval's outside. As the stakes are fixed, the capital follows from how often each difference came, in any order.
"""

from __future__ import annotations

from collections import Counter
from math import exp, log, log1p
from typing import Final

from fracas.lab.statistics import Interval

STAKES: Final = (0.45, 0.32, 0.16, 0.08, 0.04, 0.02, 0.01, 0.005)
"""A stake s is the best one for an interval whose half-width is s times the variance. All are below 1/2, because a
difference is up to 2 away from a candidate."""
WEIGHTS: Final = (0.08, 0.15, 0.2, 0.2, 0.15, 0.1, 0.07, 0.05)
"""How the money is split over the stakes: more of it on large ones, for most designers have hundreds of games."""
STEPS: Final = 30
"""So often an end is halved: to a billionth."""


class Confidence:
    """Numbers from -1 to 1, one after another, and where their mean lies.

    The numbers are independent. They need not have one mean: if they come in rounds of the same kinds (the holder in
    seat 0, the holder in seat 1), the interval is for the mean over a round, as long as it is looked at between two
    rounds. For then the capital is smaller than if all had the same mean (of numbers with the same sum, equal ones
    have the largest product).

    >>> found = Confidence()
    >>> for _ in range(100):
    ...     found.add(1.0)
    ...     found.add(0.0)
    >>> [round(end, 2) for end in found.look()]
    [0.39, 0.61]
    """

    __slots__ = ("counts", "high", "low", "wall")

    def __init__(self, alpha: float = 0.05) -> None:
        self.wall = log(2 / alpha)
        self.counts: Counter[float] = Counter()
        self.low, self.high = -1.0, 1.0

    def add(self, number: float) -> None:
        """One more number."""
        self.counts[number] += 1

    @property
    def total(self) -> int:
        """How many numbers there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """Their mean; 0 of none."""
        return sum(number * count for number, count in self.counts.items()) / self.total if self.counts else 0.0

    def look(self) -> Interval:
        """What no look has excluded so far."""
        self.low = max(self.low, self._bound(1))
        self.high = min(self.high, -self._bound(-1))
        return Interval(self.low, self.high)

    @property
    def reach(self) -> float:
        """Half the width of the interval, at the last look."""
        return (self.high - self.low) / 2

    def excludes(self, mean: float) -> bool:
        """Is this mean excluded by what is known now, whatever earlier looks have said?

        >>> found = Confidence()
        >>> for _ in range(100):
        ...     found.add(0.5)
        >>> found.excludes(0.0), found.excludes(0.4)
        (True, False)
        """
        return any(
            self._capital([(sign * number, count) for number, count in self.counts.items()], sign * mean) >= self.wall
            for sign in (1, -1)
        )

    def _bound(self, sign: int) -> float:
        """The lowest mean that the gambler on higher ones has not excluded; of the numbers times ``sign``."""
        numbers = [(sign * number, count) for number, count in self.counts.items()]
        low, high = -1.0, 1.0
        for _ in range(STEPS):  # the capital falls with the candidate
            middle = (low + high) / 2
            if self._capital(numbers, middle) >= self.wall:
                low = middle
            else:
                high = middle
        return low

    def _capital(self, numbers: list[tuple[float, int]], mean: float) -> float:
        """The logarithm of what a stake of 1 has become, against this candidate."""
        logs = [sum(count * log1p(stake * (number - mean)) for number, count in numbers) for stake in STAKES]
        top = max(logs)
        return top + log(sum(weight * exp(each - top) for weight, each in zip(WEIGHTS, logs, strict=True)))
