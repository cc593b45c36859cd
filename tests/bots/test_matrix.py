"""Matrix games: the value and both mixtures, compared with scipy's linear programming."""

from __future__ import annotations

from random import Random

import pytest

from fracas.bots.matrix import exploitability, solve
from tests.kit.endgames import value_by_linear_programming

MATRICES = 1_000


def some_matrix(random: Random, number: int) -> list[list[float]]:
    """Of all kinds: smooth ones, won-or-lost ones full of equal numbers, narrow ones, and ones with copied rows."""
    count, width = random.randint(1, 10), random.randint(1, 10)
    kind = number % 5
    if kind == 0:
        return [[random.uniform(-1, 1) for _ in range(width)] for _ in range(count)]
    if kind == 1:
        return [[float(random.choice((-1, 1))) for _ in range(width)] for _ in range(count)]
    if kind == 2:
        return [[float(random.randint(-2, 2)) for _ in range(width)] for _ in range(count)]
    if kind == 3:
        return [[0.5 + 1e-4 * random.gauss(0, 1) for _ in range(width)] for _ in range(count)]
    lines = [[float(random.randint(0, 1)) * 1000 for _ in range(width)] for _ in range(count)]
    return [random.choice(lines).copy() for _ in range(count)]


def test_values_are_those_of_linear_programming() -> None:
    random = Random(8)
    mixed = 0
    for number in range(MATRICES):
        matrix = some_matrix(random, number)
        span = max(1.0, max(map(max, matrix)) - min(map(min, matrix)))
        solved = solve(matrix)
        assert solved.value == pytest.approx(value_by_linear_programming(matrix), abs=1e-6 * span)
        for rates in (solved.rows, solved.columns):
            assert min(rates) >= 0
            assert sum(rates) == pytest.approx(1, abs=1e-12)
        assert exploitability(matrix, solved.rows, solved.columns) <= 1e-9 * span
        mixed += max(solved.rows) < 1
    assert mixed > MATRICES // 4


@pytest.mark.parametrize("size", [30, 90])
def test_large_games_are_solved_too(size: int) -> None:
    random = Random(size)
    matrix = [[random.gauss(0, 1) for _ in range(size)] for _ in range(size)]
    solved = solve(matrix)
    assert solved.value == pytest.approx(value_by_linear_programming(matrix), abs=1e-6)
    assert exploitability(matrix, solved.rows, solved.columns) <= 1e-8


def test_a_saddle_point_needs_no_mixture() -> None:
    solved = solve([[3.0, 1.0, 4.0], [1.0, 0.0, 9.0]])
    assert (solved.value, solved.rows, solved.columns) == (1.0, [1.0, 0.0], [0.0, 1.0, 0.0])


def test_one_cell_is_a_game() -> None:
    solved = solve([[-0.25]])
    assert (solved.value, solved.rows, solved.columns) == (-0.25, [1.0], [1.0])


def test_rock_paper_scissors_where_rock_pays_twice() -> None:
    solved = solve([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]])
    assert solved.value == pytest.approx(0)
    assert solved.rows == pytest.approx([1 / 4, 1 / 2, 1 / 4])
    assert solved.columns == pytest.approx([1 / 4, 1 / 2, 1 / 4])


def test_exploitability_is_what_best_answers_gain() -> None:
    pennies = [[1.0, -1.0], [-1.0, 1.0]]
    assert exploitability(pennies, [1.0, 0.0], [0.5, 0.5]) == 1.0
    assert exploitability(pennies, [1.0, 0.0], [1.0, 0.0]) == 2.0
