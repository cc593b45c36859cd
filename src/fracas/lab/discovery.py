"""Many small effects at once: which are surprising, and how large each really is.

If you look at 4,950 pairs of cards, you find 250 that are "significant" where nothing is. So outliers are named at a
false-discovery rate (Benjamini and Hochberg 1995), and sizes are shrunk towards the middle by as much as chance alone
spreads them (a normal prior whose width the effects themselves tell; Efron and Morris 1975).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final, NamedTuple

from fracas.lab.statistics import Z95

RATE: Final = 0.05
"""Of all that are named, so many may be chance."""


class Effect(NamedTuple):
    """Something that was measured, and how far off the measurement may be."""

    size: float
    error: float
    """One standard error."""


class Shrunk(NamedTuple):
    """The same, after it was seen beside all the others."""

    size: float
    low: float
    high: float
    p: float
    """How often chance alone would give as much, if there were nothing."""
    named: bool
    """Is it one of those that stand out?"""


def p_value(effect: Effect) -> float:
    """How often chance alone would give as much, on either side.

    >>> round(p_value(Effect(1.96, 1.0)), 3), p_value(Effect(0.0, 0.0))
    (0.05, 1.0)
    """
    if effect.error <= 0:
        return 1.0
    return erfc(abs(effect.size) / effect.error / sqrt(2))


def discoveries(p_values: Sequence[float], rate: float = RATE) -> list[bool]:
    """Which of them stand out, so that on average at most ``rate`` of those named are chance.

    >>> discoveries([0.001, 0.03, 0.2, 0.04, 0.9])
    [True, False, False, False, False]
    >>> discoveries([0.001, 0.03, 0.2, 0.02, 0.9])
    [True, True, False, True, False]
    """
    count = len(p_values)
    in_order = sorted(p_values)
    wall = max((p for rank, p in enumerate(in_order, 1) if p <= rate * rank / count), default=-1.0)
    return [p <= wall for p in p_values]


def spread(effects: Sequence[Effect]) -> float:
    """The variance of the true sizes around 0: what chance leaves unexplained, at least 0.

    The root of Σ (size² / (error² + variance) - 1) (Paule and Mandel 1982): good measurements count more than bad ones.

    >>> spread([Effect(0.5, 1.0), Effect(-0.7, 1.0)])
    0.0
    >>> round(spread([Effect(3.0, 1.0), Effect(-3.0, 1.0)]), 6)
    8.0
    """
    measured = [effect for effect in effects if effect.error > 0]

    def excess(variance: float) -> float:
        return sum(effect.size**2 / (effect.error**2 + variance) - 1.0 for effect in measured)

    if not measured or excess(0.0) <= 0:
        return 0.0
    low, high = 0.0, max(effect.size**2 for effect in measured)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return (low + high) / 2


def shrunk(effects: Sequence[Effect], rate: float = RATE) -> list[Shrunk]:
    """Each effect as it looks beside all the others, with a 95 % interval, and whether it stands out.

    >>> [round(each.size, 2) for each in shrunk([Effect(3.0, 1.0), Effect(-3.0, 1.0)])]
    [2.67, -2.67]
    """
    variance = spread(effects)
    p_values = [p_value(effect) for effect in effects]
    found = []
    for effect, p, named in zip(effects, p_values, discoveries(p_values, rate), strict=True):
        if effect.error <= 0 or variance == 0:
            found.append(Shrunk(0.0, 0.0, 0.0, p, named))
            continue
        part = variance / (variance + effect.error**2)
        middle, reach = part * effect.size, Z95 * sqrt(part) * effect.error
        found.append(Shrunk(middle, middle - reach, middle + reach, p, named))
    return found
