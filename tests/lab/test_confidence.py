"""The interval that may be looked at at any time: it keeps its promise, and still finds what is there.

A larger run of the same is in bench/confidence.py.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from random import Random

import numpy as np
import pytest
from bench.confidence import MADE_UP, agrees, ever_excluded, toy_differences, usually_excluded

from fracas.lab.confidence import STAKES, WEIGHTS, Confidence

RUNS = 200
ALLOWED = 0.05 + 3 * sqrt(0.05 * 0.95 / RUNS)


def made_up(name: str, run: int, pairs: int = 2_000) -> np.ndarray:
    numbers, chances = MADE_UP[name]
    return np.random.default_rng([run, 7]).choice(np.array(numbers), size=pairs, p=chances)


@pytest.mark.parametrize("name", MADE_UP)
def test_where_nothing_is_few_runs_ever_say_otherwise(name: str) -> None:
    found = sum(ever_excluded(made_up(name, run)) for run in range(RUNS))
    assert found / RUNS <= ALLOWED


def test_the_usual_interval_would_not_pass() -> None:
    """So the test above can fail."""
    assert sum(usually_excluded(made_up("±1, 50 % each", run)) for run in range(RUNS)) / RUNS > ALLOWED


def test_a_game_against_itself_on_unrelated_seeds() -> None:
    """Paired seeds would give differences of 0 and nothing to test."""
    runs = [toy_differences(60, run) for run in range(20)]
    assert all(len(set(run)) > 1 for run in runs)
    assert sum(map(ever_excluded, runs)) <= 4  # P < 0.003 at 5 %


def test_the_bench_says_what_the_interval_says() -> None:
    assert all(agrees(made_up(name, run, 300)) for name in MADE_UP for run in range(3))
    sure = np.array([0.5] * 200)
    assert ever_excluded(sure)
    interval = Confidence()
    for each in sure.tolist():
        interval.add(each)
    assert interval.excludes(0.0)
    assert not interval.excludes(0.5)


def test_a_difference_is_found_and_the_interval_narrows_to_it() -> None:
    random = Random(4)
    found = Confidence()
    widths = []
    for _ in range(30):
        for _ in range(200):
            found.add(random.choices([-1.0, 0.0, 1.0], [0.1, 0.6, 0.3])[0])
        low, high = found.look()
        widths.append(high - low)
        assert low <= 0.2 <= high
    assert all(later <= earlier for earlier, later in pairwise(widths))
    assert found.low > 0.1 and found.high < 0.3
    assert abs(found.mean - 0.2) < 0.03


def test_rounds_of_unlike_tables_do_no_harm() -> None:
    """The holder always wins from one seat and always loses from the other: on average there is no difference."""
    found = Confidence()
    for _ in range(500):
        found.add(1.0)
        found.add(-1.0)
        assert not found.excludes(0.0)


def test_the_stakes_are_such_that_nobody_loses_all() -> None:
    assert sum(WEIGHTS) == pytest.approx(1.0)
    assert len(STAKES) == len(WEIGHTS)
    assert max(STAKES) < 0.5  # a difference is at most 2 from a candidate
    found = Confidence()
    assert found.look() == (-1.0, 1.0)
    assert found.mean == 0.0
