"""Matrix games: both choose at once, and what one wins the other loses. The exact value, and how both should mix.

The row player wants the number in the cell to be high, the column player wants it low.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

SMALL: Final = 1e-11
"""What is less than this is rounding, where all numbers lie between 1 and 2."""


@final
class Solved:
    """A matrix game and its solution: neither side can do better against the other's mixture."""

    __slots__ = ("columns", "rows", "value")

    def __init__(self, value: float, rows: list[float], columns: list[float]) -> None:
        self.value = value
        """What the row player gets on average."""
        self.rows = rows
        """How often the row player plays each row; 1 in all."""
        self.columns = columns

    def __repr__(self) -> str:
        return f"Solved({self.value:g}, {self.rows}, {self.columns})"


def solve(matrix: list[list[float]]) -> Solved:
    """The value of the game and a best mixture for each side.

    >>> solve([[1.0, -1.0], [-1.0, 1.0]])
    Solved(0, [0.5, 0.5], [0.5, 0.5])
    """
    count, width = len(matrix), len(matrix[0])
    best_row, floor = 0, min(matrix[0])
    for place in range(1, count):
        least = min(matrix[place])
        if least > floor:
            best_row, floor = place, least
    best_column, ceiling = 0, _highest(matrix, 0)
    for place in range(1, width):
        most = _highest(matrix, place)
        if most < ceiling:
            best_column, ceiling = place, most
    if floor >= ceiling:  # a saddle point: nobody has to mix
        return Solved(floor, _only(count, best_row), _only(width, best_column))
    if count == 2 and width == 2:
        return _two_by_two(matrix)
    return _mixed(matrix)


def exploitability(matrix: list[list[float]], rows: list[float], columns: list[float]) -> float:
    """How much both together would gain by a best answer to the other's mixture; 0 for a solution.

    >>> exploitability([[1.0, -1.0], [-1.0, 1.0]], [0.75, 0.25], [0.5, 0.5])
    0.5
    """
    width = len(columns)
    best = max(sum(line[place] * columns[place] for place in range(width)) for line in matrix)
    worst = min(sum(matrix[place][column] * rows[place] for place in range(len(rows))) for column in range(width))
    return best - worst


def _highest(matrix: list[list[float]], column: int) -> float:
    most = matrix[0][column]
    for line in matrix:
        if line[column] > most:
            most = line[column]
    return most


def _only(count: int, place: int) -> list[float]:
    """One choice, and it always."""
    rates = [0.0] * count
    rates[place] = 1.0
    return rates


def _two_by_two(matrix: list[list[float]]) -> Solved:
    """Without a saddle point each side mixes so that the other does not care."""
    a, b = matrix[0]
    c, d = matrix[1]
    total = (a - b) + (d - c)
    first_row, first_column = (d - c) / total, (d - b) / total
    return Solved(
        first_row * a + (1.0 - first_row) * c if first_column > 0.5 else first_row * b + (1.0 - first_row) * d,
        [first_row, 1.0 - first_row],
        [first_column, 1.0 - first_column],
    )


def _mixed(matrix: list[list[float]]) -> Solved:
    """The simplex method. With all numbers moved to between 1 and 2, the column player looks for weights y >= 0 with
    the highest sum so that no row gives more than 1; what is left of the goal are the weights of the rows. The start,
    no weight at all, is always allowed."""
    count, width = len(matrix), len(matrix[0])
    low, high = min(map(min, matrix)), max(map(max, matrix))
    scale = 1.0 / (high - low)  # not all alike: that would be a saddle point
    body = [[(cell - low) * scale + 1.0 for cell in line] for line in matrix]
    rest = [1.0] * count
    goal = [1.0] * width
    inside = list(range(width, width + count))  # what each line stands for: at first the slack of its row
    outside = list(range(width))
    careful = 10 * (count + width)
    done = 0
    while True:
        column = -1
        if done < careful:  # the steepest way up: few steps
            steepest = SMALL
            for place in range(width):
                if goal[place] > steepest:
                    column, steepest = place, goal[place]
        else:  # the first way up, by number: never in a circle (Bland)
            for place in range(width):
                if goal[place] > SMALL and (column < 0 or outside[place] < outside[column]):
                    column = place
        if column < 0:
            break
        line = -1
        least = 0.0
        for place in range(count):
            slope = body[place][column]
            if slope > SMALL:
                ratio = rest[place] / slope
                if line < 0 or ratio < least or (ratio == least and inside[place] < inside[line]):
                    line, least = place, ratio
        if line < 0:
            break  # cannot be: the weights are bounded, as all numbers are at least 1
        _pivot(body, rest, goal, line, column)
        inside[line], outside[column] = outside[column], inside[line]
        done += 1
    rows, columns = [0.0] * count, [0.0] * width
    for place in range(count):
        if inside[place] < width and rest[place] > 0.0:
            columns[inside[place]] = rest[place]
    for place in range(width):
        if outside[place] >= width and goal[place] < 0.0:
            rows[outside[place] - width] = -goal[place]
    weight = sum(columns)
    value = (1.0 / weight - 1.0) * (high - low) + low
    return Solved(value, _shares(rows), _shares(columns))


def _pivot(body: list[list[float]], rest: list[float], goal: list[float], line: int, column: int) -> None:
    """Let what stands at ``line`` and what stands at ``column`` change places."""
    pivot_line = body[line]
    inverse = 1.0 / pivot_line[column]
    width = len(pivot_line)
    for place in range(width):
        pivot_line[place] *= inverse
    pivot_line[column] = inverse
    rest[line] *= inverse
    for place in range(len(body)):
        if place == line:
            continue
        other = body[place]
        factor = other[column]
        if factor != 0.0:
            for at in range(width):
                other[at] -= factor * pivot_line[at]
            other[column] = -factor * inverse
            rest[place] -= factor * rest[line]
            if rest[place] < 0.0:
                rest[place] = 0.0  # rounding
    factor = goal[column]
    for at in range(width):
        goal[at] -= factor * pivot_line[at]
    goal[column] = -factor * inverse


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]
