"""Which cards are worth more together than apart: for every pair on one warrior.

First each card's worth is fitted to who won, by the cards in the hands (least squares). What is left of a game after
that is chance, and what cards do for each other. A pair's gain is the mean of what was left in the games in which the
two lay beside one warrior. Of 4,950 pairs hundreds look good by chance alone; so gains are shrunk by as much as chance
spreads them, and outliers are named at a false-discovery rate of 5 % (`fracas.lab.discovery`).

The player who holds two cards chooses whether one warrior gets both. So a gain is what the pair does in the hands of
these bots.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple

from fracas.lab.discovery import Effect, Shrunk, shrunk
from fracas.lab.linear import solved

LEAST: Final = 5
"""A pair that was seen less often has no error that could be trusted, and is not judged."""
RIDGE: Final = 1.0
"""So many games with an even end are added for each card: what was never dealt is worth nothing."""

Pair = tuple[str, str]


class Seat(NamedTuple):
    """One seat of a game."""

    hand: Sequence[str]
    warriors: Sequence[Sequence[str]]
    """The cards of each."""
    share: float
    """What it got, less an even share."""


class Gain(NamedTuple):
    """What two cards are worth beside one warrior, over what they are worth apart, in victories."""

    pair: Pair
    seen: int
    raw: float
    shrunk: Shrunk


def worths(games: Iterable[Sequence[Seat]], cards: Sequence[str]) -> dict[str, float]:
    """What each card in a hand adds to the share of the victories, against hands without it."""
    places = {card: place for place, card in enumerate(cards)}
    size = len(cards)
    matrix = [[RIDGE if one == two else 0.0 for two in range(size)] for one in range(size)]
    right = [0.0] * size
    for game in games:
        for seat, row in zip(game, _signed(game, places), strict=True):
            for one, weight in row:
                right[one] += weight * seat.share
                line = matrix[one]
                for two, other in row:
                    line[two] += weight * other
    return dict(zip(cards, solved(matrix, right), strict=True))


def _signed(game: Sequence[Seat], places: Mapping[str, int]) -> list[list[tuple[int, float]]]:
    """For each seat its cards with weight 1, and those of the others with what makes all weights cancel out."""
    others = -1 / (len(game) - 1)
    rows = []
    for seat in game:
        weights: dict[int, float] = {}
        for each in game:
            for card in each.hand:
                weights[places[card]] = weights.get(places[card], 0.0) + (1.0 if each is seat else others)
        rows.append(list(weights.items()))
    return rows


def gains(games: Sequence[Sequence[Seat]], cards: Sequence[str]) -> tuple[dict[str, float], list[Gain]]:
    """The worth of each card, and the gain of each pair that was seen often enough, the largest first."""
    worth = worths(games, cards)
    left: dict[Pair, list[float]] = {}
    for game in games:
        whole = [sum(worth[card] for card in seat.hand) for seat in game]
        for seat, mine in zip(game, whole, strict=True):
            rest = seat.share - (mine - (sum(whole) - mine) / (len(game) - 1))
            for warrior in seat.warriors:
                for pair in combinations(sorted(set(warrior)), 2):
                    left.setdefault(pair, []).append(rest)
    enough = {pair: found for pair, found in sorted(left.items()) if len(found) >= LEAST}
    everything = [each for found in left.values() for each in found]
    scatter = sqrt(sum(each * each for each in everything) / len(everything)) if everything else 0.0
    # One scatter for all pairs: five games of one pair do not tell theirs.
    effects = [Effect(sum(found) / len(found), scatter / sqrt(len(found))) for found in enough.values()]
    return worth, sorted(
        (
            Gain(pair, len(found), effect.size, each)
            for (pair, found), effect, each in zip(enough.items(), effects, shrunk(effects), strict=True)
        ),
        key=lambda gain: (-gain.shrunk.size, gain.pair),
    )
