"""Where several seats choose at once and nothing else is hidden: each learns a mixture, by regret matching.

A choice that can be foreseen can be answered, so the best is often to mix. Each seat keeps for every choice how much
it regrets not to have made it, given what the others did, and chooses in proportion to its regrets. The mixtures of
all visits together, the later ones counting more, come near to an equilibrium.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from fracas.core.game import Game
from fracas.core.question import Commit, Draw, Region

EXPLORE: Final = 0.2
"""How often a seat chooses at random instead, so that nothing stays unknown."""
LESSONS: Final = 2
"""How many choices of the others each seat compares its own with, for each result."""
DROPPED: Final = 0.1
"""A choice is left out of the mixture at the end if it has less than this part of the likeliest one's chance: it is
more often noise than wisdom."""


@final
class Side:
    """One seat's choices at a meeting."""

    __slots__ = ("chances", "keys", "mixed", "regrets", "seat", "stride", "totals", "values", "visits")

    def __init__(self, seat: int, values: list[int], keys: list[int], stride: int, sides: int) -> None:
        count = len(values)
        self.seat = seat
        self.values = values
        """The choices, one of each kind that the rules tell apart."""
        self.keys = keys
        """What stands for each in the tree."""
        self.stride = stride
        """How far apart two neighbouring choices lie in the table of results."""
        self.regrets = [0.0] * count
        self.chances = [1.0 / count] * count
        """The mixture of the next visit."""
        self.mixed = [0.0] * count
        """The mixtures of all visits, added up."""
        self.visits = [0] * count
        self.totals = [[0.0] * sides for _ in range(count)]
        """For each choice, what came of it for every side, added up."""

    def pick(self, draw: Draw) -> int:
        """The place of a choice: by the mixture, or sometimes any."""
        count = len(self.values)
        if draw() < EXPLORE:
            return int(draw() * count)
        return drawn(self.chances, draw)

    def mix(self, weight: float) -> None:
        """Add up the mixture of this visit, and make that of the next from the regrets."""
        chances, mixed = self.chances, self.mixed
        for place in range(len(chances)):
            mixed[place] += weight * chances[place]
        total = sum(self.regrets)
        if total > 0.0:
            self.chances = [regret / total for regret in self.regrets]

    def average(self) -> list[float]:
        """The mixture that the seat has come to."""
        total = sum(self.mixed)
        if total == 0.0:
            return self.chances.copy()
        return [part / total for part in self.mixed]


@final
class Cell:
    """One joint choice."""

    __slots__ = ("total", "visits")

    def __init__(self, sides: int) -> None:
        self.visits = 0
        self.total = [0.0] * sides
        """Of each side's results."""


@final
class Meeting:
    """A choice of several seats at once, and what came of it so far."""

    __slots__ = ("cells", "sides", "total", "visits")

    def __init__(self, game: Game[Any, Any], question: Commit) -> None:
        self.sides: list[Side] = []
        self.visits = 0
        self.total = [0.0] * len(question.seats)
        """Of each side's results, over all visits."""
        self.cells: dict[int, Cell] = {}
        """What came of each joint choice that was tried."""
        stride = 1
        for seat, options in zip(question.seats, question.options, strict=True):
            assert not isinstance(options, Region)
            kinds = {game.alike(question, value): value for value in options}
            self.sides.append(Side(seat, list(kinds.values()), list(kinds), stride, len(question.seats)))
            stride *= len(kinds)

    def pick(self, draw: Draw) -> list[int]:
        """What each side tries this time, by its place among its choices."""
        return [side.pick(draw) for side in self.sides]

    def learn(self, chosen: Sequence[int], shares: list[float], draw: Draw) -> None:
        """That this joint choice, by places, has brought each seat its share."""
        sides = self.sides
        results = [shares[side.seat] for side in sides]
        self.visits += 1
        at = 0
        for number, side in enumerate(sides):
            place = chosen[number]
            at += place * side.stride
            side.visits[place] += 1
            _add(side.totals[place], results)
        _add(self.total, results)
        cell = self.cells.get(at)
        if cell is None:
            cell = self.cells[at] = Cell(len(sides))
        cell.visits += 1
        _add(cell.total, results)
        # What was tried to learn something is nobody's mixture: regrets are about what the others would play.
        for _ in range(LESSONS):
            met = [drawn(side.chances, draw) for side in sides]
            for number, side in enumerate(sides):
                self._regret(number, side, met)
        for side in sides:
            side.mix(float(self.visits))

    def _regret(self, number: int, side: Side, chosen: list[int]) -> None:
        """Compare what this side's mixture gets against what the others chose with all that it could have chosen."""
        guesses = self.guesses(number, side, chosen)
        got = 0.0
        for place, guess in enumerate(guesses):
            got += side.chances[place] * guess
        regrets = side.regrets
        for place, guess in enumerate(guesses):
            regret = regrets[place] + guess - got
            regrets[place] = regret if regret > 0.0 else 0.0

    def guesses(self, number: int, side: Side, chosen: list[int]) -> list[float]:
        """What each choice brings this side against what the others chose: the mean where that was tried; else what
        they usually let it have, and what the choice usually adds to that."""
        usual = self.total[number] / self.visits
        against = usual
        here = 0
        for other, theirs in enumerate(self.sides):
            if other != number:
                place = chosen[other]
                here += place * theirs.stride
                if theirs.visits[place]:
                    against += theirs.totals[place][number] / theirs.visits[place] - usual
        cells, stride = self.cells, side.stride
        guesses = []
        for place in range(len(side.values)):
            cell = cells.get(here)
            if cell is not None:
                guesses.append(cell.total[number] / cell.visits)
            elif side.visits[place]:
                guesses.append(against + side.totals[place][number] / side.visits[place] - usual)
            else:
                guesses.append(against)
            here += stride
        return guesses


def _add(totals: list[float], results: list[float]) -> None:
    for number, result in enumerate(results):
        totals[number] += result


def worth_playing(chances: list[float]) -> list[float]:
    """A mixture without what is too rare to be meant.

    >>> worth_playing([0.72, 0.24, 0.04])
    [0.75, 0.25, 0.0]
    """
    least = DROPPED * max(chances)
    kept = [chance if chance >= least else 0.0 for chance in chances]
    total = sum(kept)
    return [chance / total for chance in kept]


def drawn(chances: list[float], draw: Draw) -> int:
    """A place, each with its chance."""
    left = draw()
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0.0:
            return place
    return chances.index(max(chances))
