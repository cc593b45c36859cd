"""How strong players are, from who beat which opponent: Bradley and Terry 1952 for two, Plackett and Luce for more.

A player has a strength; of those at a table each wins with a chance in proportion to it. A rating is 400 times the
decimal logarithm of the strength, so that 200 points more mean 76 % of the victories, as in chess. One player is the
anchor, whose rating is given; all intervals are of differences from it.

A victory that is shared counts as a part of one for each. The intervals come from the curvature of the likelihood; with
shared victories they are a little too wide, because half a victory scatters less than a whole one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from fracas.lab.linear import solved
from fracas.lab.statistics import Z95

POINTS: Final = 400 / log(10)
"""Rating points for each unit of the natural logarithm of a strength."""
PRIOR: Final = 0.5
"""Half a game won and half a game lost against the anchor: who has won every game has a rating all the same, and nobody
else's moves by more than a point or two."""

Result = tuple[tuple[str, ...], tuple[float, ...]]
"""Who sat at a table, and what each got of the one victory."""


class Rating(NamedTuple):
    """How strong somebody is."""

    points: float
    error: float
    """One standard error of the difference from the anchor; 0 for the anchor."""
    games: int

    @property
    def low(self) -> float:
        """With 95 % confidence it is at least this…"""
        return self.points - Z95 * self.error

    @property
    def high(self) -> float:
        """… and at most this."""
        return self.points + Z95 * self.error

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return Z95 * self.error


class Counted:
    """Results added up: how often each company met, and what each of them won in it."""

    __slots__ = ("companies", "games")

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self.companies: dict[tuple[str, ...], list[float]] = {}
        self.games: dict[str, int] = {}
        for who, shares in results:
            self.add(who, shares)

    def add(self, who: Sequence[str], shares: Sequence[float]) -> None:
        """One more game. One without an end says nothing, nor does one between copies of one player."""
        if not sum(shares) or len(set(who)) < 2:
            return
        company = tuple(sorted(who))
        won = self.companies.setdefault(company, [0.0] * len(company))
        left = list(range(len(company)))
        for name, share in zip(who, shares, strict=True):
            place = next(each for each in left if company[each] == name)
            left.remove(place)
            won[place] += share
        for name in set(who):
            self.games[name] = self.games.get(name, 0) + 1


def expected(one: float, other: float) -> float:
    """What somebody with the first rating gets against the second.

    >>> round(expected(200, 0), 3), expected(1500, 1500)
    (0.76, 0.5)
    """
    return 1 / (1 + exp((other - one) / POINTS))


def rated(
    counted: Counted, anchor: str, at: float = 0.0, fixed: Mapping[str, float] | None = None
) -> dict[str, Rating]:
    """The ratings under which these results are likeliest. Whose rating is ``fixed`` keeps it: for somebody new who
    plays a ladder that is known.

    >>> found = rated(Counted([(("a", "b"), (1.0, 0.0))] * 76 + [(("a", "b"), (0.0, 1.0))] * 24), anchor="b")
    >>> round(found["a"].points), round(found["a"].reach)
    (198, 79)
    """
    known = {anchor: at, **(fixed or {})}
    names = sorted(set(counted.games) | {anchor})
    places = {name: place for place, name in enumerate(name for name in names if name not in known)}
    beta = [0.0] * len(places)  # in natural logarithms
    companies = [*counted.companies.items(), *(((name, anchor), [PRIOR, PRIOR]) for name in places)]
    if places:
        for _ in range(100):
            slope, curve = _slope(companies, places, beta, known)
            step = solved(curve, slope)
            longest = max(1.0, max(map(abs, step)))  # Newton's method, held back where it would leap
            beta = [each + by / longest for each, by in zip(beta, step, strict=True)]
            if max(map(abs, step)) < 1e-10:
                break
        _, curve = _slope(companies, places, beta, known)
    found = {name: Rating(points, 0.0, counted.games.get(name, 0)) for name, points in known.items()}
    for name, place in places.items():
        unit = [float(each == place) for each in range(len(places))]
        error = sqrt(solved(curve, unit)[place])
        found[name] = Rating(beta[place] * POINTS, error * POINTS, counted.games.get(name, 0))
    return found


def _slope(
    companies: Iterable[tuple[tuple[str, ...], list[float]]],
    places: Mapping[str, int],
    beta: Sequence[float],
    known: Mapping[str, float],
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood, and the negative of its second derivatives."""
    size = len(places)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for company, won in companies:
        logs = [beta[places[name]] if name in places else known[name] / POINTS for name in company]
        top = max(logs)
        strengths = [exp(each - top) for each in logs]
        whole = sum(strengths)
        games = sum(won)
        chances: dict[int, float] = {}
        for name, strength, mine in zip(company, strengths, won, strict=True):
            if name in places:
                place = places[name]
                slope[place] += mine - games * strength / whole
                chances[place] = chances.get(place, 0.0) + strength / whole
        for one, p in chances.items():
            for two, q in chances.items():
                curve[one][two] += games * ((p if one == two else 0.0) - p * q)
    return slope, curve
