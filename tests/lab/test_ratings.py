"""Ratings: against the closed form, against scipy, and for players whose strength is known."""

from __future__ import annotations

import random
from itertools import combinations
from math import exp, log

import pytest
from scipy.optimize import minimize

from fracas.lab.ratings import POINTS, Counted, Result, expected, rated


def games_between(strengths: dict[str, float], company: tuple[str, ...], games: int) -> list[Result]:
    """Real luck: each wins with a chance in proportion to its strength."""
    weights = [exp(strengths[name] / POINTS) for name in company]
    found = []
    for _ in range(games):
        winner = random.choices(range(len(company)), weights)[0]
        found.append((company, tuple(float(seat == winner) for seat in range(len(company)))))
    return found


def test_for_two_it_is_the_logarithm_of_the_odds() -> None:
    results: list[Result] = [(("new", "old"), (1.0, 0.0))] * 640
    results += [(("old", "new"), (1.0, 0.0))] * 360
    rating = rated(Counted(results), anchor="old", at=1500)["new"]
    assert rating.points == pytest.approx(1500 + 400 * log(640 / 360, 10), abs=0.5)
    assert expected(rating.points, 1500) == pytest.approx(0.64, abs=0.001)
    assert rating.error == pytest.approx(POINTS / (1000 * 0.64 * 0.36) ** 0.5, rel=0.01)
    assert rating.games == 1000


def test_draws_and_seats_count_as_they_should() -> None:
    even: list[Result] = [(("a", "b"), (0.5, 0.5))] * 10
    assert rated(Counted(even), anchor="a")["b"].points == pytest.approx(0.0)
    there = rated(Counted([(("a", "b"), (0.0, 1.0))] * 7 + even), anchor="a")["b"]
    back = rated(Counted([(("b", "a"), (1.0, 0.0))] * 7 + even), anchor="a")["b"]
    assert there == back


def test_what_says_nothing_is_not_counted() -> None:
    counted = Counted([(("a", "b"), (0.0, 0.0)), (("a", "a"), (1.0, 0.0))])
    assert counted.games == {}
    assert set(rated(counted, anchor="a")) == {"a"}


def test_who_has_won_every_game_has_a_rating_and_a_wide_interval() -> None:
    rating = rated(Counted([(("best", "worst"), (1.0, 0.0))] * 20), anchor="worst")["best"]
    assert 300 < rating.points < 1500
    assert rating.low < rating.points - 200


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_ratings_are_those_that_scipy_finds(seats: int) -> None:
    strengths = {"a": 0.0, "b": 120.0, "c": -80.0, "d": 300.0, "e": 40.0}
    results = [result for company in combinations(strengths, seats) for result in games_between(strengths, company, 60)]
    ours = rated(Counted(results), anchor="a")
    names = ["b", "c", "d", "e"]

    def unlikely(beta: list[float]) -> float:
        by_name = {"a": 0.0, **dict(zip(names, beta, strict=True))}
        games = [*results, *(((name, "a"), (won, 1 - won)) for name in names for won in (0.0, 1.0) for _ in range(1))]
        total = 0.0
        for at, (company, shares) in enumerate(games):
            part = 1.0 if at < len(results) else 0.5
            whole = log(sum(exp(by_name[name]) for name in company))
            total -= part * sum(share * (by_name[name] - whole) for name, share in zip(company, shares, strict=True))
        return total

    theirs = minimize(unlikely, [0.0] * 4, tol=1e-9)
    for name, beta in zip(names, theirs.x, strict=True):
        assert ours[name].points == pytest.approx(beta * POINTS, abs=0.5)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_intervals_hold_the_truth_as_often_as_they_say(seats: int) -> None:
    strengths = {"a": 0.0, "b": 50.0, "c": 200.0, "d": -150.0}
    held = asked = 0
    for _ in range(150):
        results = [
            result for company in combinations(strengths, seats) for result in games_between(strengths, company, 80)
        ]
        for name, rating in rated(Counted(results), anchor="a").items():
            if name != "a":
                held += rating.low <= strengths[name] <= rating.high
                asked += 1
    assert 0.88 < held / asked < 1


def test_a_newcomer_is_measured_against_a_ladder_that_stays_as_it_is() -> None:
    ladder = {"weak": 1000.0, "strong": 1400.0}
    truth = {**ladder, "new": 1200.0}
    results = [
        result
        for rung in ladder
        for result in games_between({n: r - 1000 for n, r in truth.items()}, ("new", rung), 2000)
    ]
    found = rated(Counted(results), anchor="weak", at=1000.0, fixed=ladder)
    assert (found["weak"].points, found["strong"].points) == (1000.0, 1400.0)
    assert abs(found["new"].points - 1200) < 3 * found["new"].reach
    assert found["new"].reach < 20
