"""The statistics, against published values and against themselves."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.lab.statistics import Z95, Score, Spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson(wins, games)
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 5000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_the_ends_of_wilson_solve_its_equation(case: tuple[int, int]) -> None:
    wins, games = case
    share = wins / games
    low, high = wilson(wins, games)
    assert 0.0 <= low <= share <= high <= 1.0
    for end in (low, high):
        assert abs(share - end) == pytest.approx(Z95 * sqrt(end * (1 - end) / games), abs=1e-9)


@given(st.integers(1, 500).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_wilson_is_the_same_from_the_losers_side(case: tuple[int, int]) -> None:
    wins, games = case
    low, high = wilson(wins, games)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(("wins", "games"), [(-1, 10), (11, 10), (0.5, 0)])
def test_impossible_counts_are_an_error(wins: float, games: int) -> None:
    with pytest.raises(ValueError, match="wins in"):
        wilson(wins, games)


@given(st.lists(st.integers(), min_size=1), st.integers(0, 50))
def test_a_spread_may_be_put_together_from_parts(numbers: list[int], cut: int) -> None:
    whole, left, right = Spread(), Spread(), Spread()
    for number in numbers:
        whole.add(number)
    for number in numbers[:cut]:
        left.add(number)
    for number in numbers[cut:]:
        right.add(number)
    left.merge(right)
    for spread in (whole, left):
        assert (spread.count, spread.total) == (len(numbers), sum(numbers))
        assert (spread.least, spread.most) == (min(numbers), max(numbers))


def test_the_mean_of_nothing_is_zero() -> None:
    assert Spread().mean == 0.0


def test_shared_victories_are_draws_and_count_as_their_fraction() -> None:
    score = Score()
    score.add(1, 1)  # won
    score.add(0, 1)  # lost
    score.add(1, 2)  # shared with another
    score.add(1, 3)  # shared with two others
    score.add(2, 2)  # shared with nobody but itself, in two seats
    assert (score.games, score.wins, score.draws) == (5, 2, 2)
    assert score.shared == Fraction(5, 6)
    assert score.share == float(Fraction(17, 30))
    assert score.interval == wilson(score.victories, 5)


def test_scores_add_up_to_the_same_in_any_order() -> None:
    def one(parts: int, winners: int) -> Score:
        score = Score()
        score.add(parts, winners)
        return score

    results = set()
    for order in permutations([(1, 3), (1, 7), (2, 3), (1, 1), (0, 1)]):
        total = Score()
        for parts, winners in order:
            total.merge(one(parts, winners))
        results.add((total.games, total.wins, total.draws, total.share))
    assert len(results) == 1
