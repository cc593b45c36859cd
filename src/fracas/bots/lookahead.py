"""Looking ahead in a game of two seats where nothing is hidden, turn by turn: a matrix game wherever both choose at
once, the better answer for anybody who answers alone, the mean over what chance may bring.

Values are what seat 0 wins: 1 if it wins the game, -1 if it loses. Rules are generators and cannot be copied, so that
every other answer is a run of the same turn from its beginning with other answers.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, final

from fracas.bots.evaluation import Evaluate
from fracas.bots.matrix import solve
from fracas.bots.solvable import Solvable
from fracas.core.game import Game
from fracas.core.question import Answer, Choice, Commit, Part, Question, Region, Resolution, Roll
from fracas.core.tell import silence

CLOSE: Final = 1e-9
"""What is gained by less than this is rounding."""
GUESSED: Final = 0.005
"""What is gained by less than this is not worth a longer look, where the evaluation guesses anyway."""
UNKNOWN: Final = 9.0
"""No value is as high."""
TO_THE_END: Final = 1000
NEVER: Final = 1e18
"""A time that does not come."""
GOLDEN: Final = 0.6180339887


class OutOfTime(Exception):
    """The lookahead did not come to its end in time."""


@final
class Met:
    """A choice of both at once, solved as far as the solution needs."""

    __slots__ = ("columns", "matrix", "rows", "value")

    def __init__(self, value: float, rows: list[float], columns: list[float], matrix: list[list[float]]) -> None:
        self.value = value
        self.rows = rows
        """How often seat 0 chooses what."""
        self.columns = columns
        self.matrix = matrix
        """What each pair of choices comes to; `UNKNOWN` where that cannot matter."""


@final
class Lookahead:
    """One way to look: so many turns deep, or to the end of the game."""

    __slots__ = (
        "_close",
        "_evaluate",
        "_game",
        "_known",
        "_luck",
        "_solvable",
        "_table",
        "_thorough",
        "_until",
        "exact",
        "runs",
    )

    def __init__(
        self,
        game: Game[Any, Any],
        known: Solvable,
        evaluate: Evaluate,
        *,
        exact: bool,
        until: float,
        luck: float = 0.5,
        thorough: Any = None,
        table: dict[Any, float] | None = None,
    ) -> None:
        """``exact``: to the end, over all that chance may bring. Otherwise the evaluation says what comes after the
        last turn, and chance falls in one way, at ``luck`` of all of them. ``until`` is when the time is up. Where a
        seat answers alone, all answers are tried in the turn that begins at ``thorough``, and the first and the last
        elsewhere; all everywhere if there is no such turn."""
        self._game = game
        self._solvable = known
        self._evaluate = evaluate
        self._until = until
        self._luck = luck
        self._thorough = thorough
        self._table: dict[Any, float] = {} if table is None else table
        self._close = CLOSE if exact else GUESSED
        self.exact = exact
        self.runs = 0
        """How many turns have been played."""

    # -- between turns

    def value(self, state: Any, depth: int) -> float:
        """What the position is worth, with so many turns to look through."""
        if self.exact:
            depth = TO_THE_END
        elif depth <= 0:
            return 2.0 * self._evaluate(state)[0] - 1.0
        swapped, position = self._solvable.position(state)
        key = (position, depth)
        found = self._table.get(key)
        if found is None:
            found = self._play(state, [], depth)
            self._table[key] = -found if swapped else found
            return found
        return -found if swapped else found

    # -- within a turn

    def begin(self, boundary: Any, answers: Sequence[Answer]) -> tuple[Any, Resolution | None, Question | None]:
        """Play the turn that begins here with these answers: the state, the resolution, and what it asks next; no
        question at its end, no resolution at the end of the game."""
        state = boundary.clone()
        resolution = self._game.resolution(state, silence)
        if resolution is None:
            return state, None, None
        self.runs += 1
        try:
            question: Question = next(resolution)
            for answer in answers:
                question = resolution.send(answer)
        except StopIteration:
            return state, resolution, None
        return state, resolution, question

    def _play(self, boundary: Any, answers: list[Answer], depth: int) -> float:
        """What comes of the turn that begins at ``boundary`` after these answers."""
        state, resolution, question = self.begin(boundary, answers)
        if resolution is None:
            outcome = self._game.outcome(state)
            assert outcome is not None
            return outcome.shares[0] - outcome.shares[1]
        if perf_counter() > self._until:
            raise OutOfTime
        return self._go_on(boundary, answers, depth, state, resolution, question)

    def _go_on(
        self,
        boundary: Any,
        answers: list[Answer],
        depth: int,
        state: Any,
        resolution: Resolution,
        question: Question | None,
    ) -> float:
        """Answer what is asked in every way. The first goes on in this run, each other is a run of its own."""
        if question is None:
            return self.value(state, depth - 1 if answers else depth)
        if isinstance(question, Roll):
            outcomes = question.outcomes
            if len(outcomes) > 1 and self.exact:
                return self._mean(boundary, answers, depth, state, resolution, question)
            answer = self._fallen(question, len(answers))
            return self._sent(boundary, answers, depth, state, resolution, answer)
        if isinstance(question, Commit) and len(question.seats) > 1:
            return self.meet(boundary, answers, depth, question).value
        if depth > 1 and not self.exact:
            # What is answered alone within a turn is decided by a glance at its end, and only that is looked into.
            _, end = self._glance(boundary, answers, state, resolution, question)
            if end is not None:
                return self.value(end, depth - 1)
        best = 0.0
        sign, options = self._tried(boundary, question)
        for place, option in enumerate(options):
            if place == 0:
                best = sign * self._sent(boundary, answers, depth, state, resolution, option)
            else:
                best = max(best, sign * self._play(boundary, [*answers, option], depth))
            if best >= 1.0:
                break
        return sign * best

    def _glance(
        self, boundary: Any, answers: list[Answer], state: Any, resolution: Resolution, question: Question | None
    ) -> tuple[float, Any]:
        """The end of this turn if everybody answers as the evaluation says, and what it says then; no end if both
        choose at once in between."""
        if question is None:
            return 2.0 * self._evaluate(state)[0] - 1.0, state
        if isinstance(question, Roll):
            answer = self._fallen(question, len(answers))
            return self._glance(boundary, [*answers, answer], state, resolution, sent(resolution, answer))
        if isinstance(question, Commit) and len(question.seats) > 1:
            return 0.0, None
        sign, options = self._tried(boundary, question)
        best, end = -UNKNOWN, None
        for place, option in enumerate(options):
            longer = [*answers, option]
            if place == 0:
                value, last = self._glance(boundary, longer, state, resolution, sent(resolution, option))
            else:
                again, rerun, asked = self.begin(boundary, longer)
                assert rerun is not None
                value, last = self._glance(boundary, longer, again, rerun, asked)
            if last is None:
                return 0.0, None
            if sign * value > best:
                best, end = sign * value, last
        return sign * best, end

    def _tried(self, boundary: Any, question: Question) -> tuple[float, list[Answer]]:
        """For a question to one seat: 1 for seat 0 and -1 for the other, and the answers that are worth a try."""
        sign, options = alone(question)
        if len(options) > 2 and self._thorough is not None and boundary is not self._thorough and not self.exact:
            return sign, [options[0], options[-1]]
        return sign, options

    def _fallen(self, roll: Roll, place: int) -> int:
        """The one way in which chance falls. Another number for each roll of a turn: dice that always fall alike
        would be rolled again for ever."""
        outcomes = roll.outcomes
        return outcomes[int((self._luck + GOLDEN * place) % 1.0 * len(outcomes))]

    def _sent(
        self, boundary: Any, answers: list[Answer], depth: int, state: Any, resolution: Resolution, answer: Answer
    ) -> float:
        """This run of the turn goes on with an answer."""
        return self._go_on(boundary, [*answers, answer], depth, state, resolution, sent(resolution, answer))

    def _mean(
        self, boundary: Any, answers: list[Answer], depth: int, state: Any, resolution: Resolution, roll: Roll
    ) -> float:
        """Over all that chance may bring."""
        total = weights = 0.0
        for place, outcome in enumerate(roll.outcomes):
            weight = 1.0 if roll.weights is None else float(roll.weights[place])
            if place == 0:
                total += weight * self._sent(boundary, answers, depth, state, resolution, outcome)
            else:
                total += weight * self._play(boundary, [*answers, outcome], depth)
            weights += weight
        return total / weights

    def weigh(
        self, boundary: Any, answers: list[Answer], depth: int, question: Question, *, anyhow: bool = False
    ) -> list[tuple[Answer, float]]:
        """For a question to one seat: its answers, and what seat 0 wins after each; ``anyhow``, whatever time it
        takes."""
        if anyhow:
            self._until = NEVER
        _, options = alone(question)
        return [(option, self._play(boundary, [*answers, option], depth)) for option in options]

    def best(self, boundary: Any, answers: list[Answer], depth: int, question: Question) -> Answer:
        """The best answer to a question to one seat."""
        sign, _ = alone(question)
        weighed = self.weigh(boundary, answers, depth, question)
        return max(weighed, key=lambda each: sign * each[1])[0]

    # -- both at once

    def meet(
        self,
        boundary: Any,
        answers: list[Answer],
        depth: int,
        question: Commit,
        *,
        start: tuple[list[int], list[int]] | None = None,
        among: tuple[list[int], list[int]] | None = None,
        whole: bool = False,
        anyhow: bool = False,
        also: dict[int, Part] | None = None,
    ) -> Met:
        """Solve the choice of both: with a few choices of each, to which the best answers to the mixtures so far are
        added until neither side has a better one. So most pairs are never looked at, unless the ``whole`` is wanted.
        Where the time is up before, the mixtures so far are good enough if one is wanted ``anyhow``. ``start``: the
        first choices of each; ``among``: the only ones worth a look. What seats might choose ``also`` is looked at
        against the mixture of the other."""
        mine, theirs = listed(question, 0), listed(question, 1)
        count, width = len(mine), len(theirs)
        matrix = [[UNKNOWN] * width for _ in range(count)]
        flipped = question.seats[0] == 1

        def look(row: int, column: int) -> float:
            found = matrix[row][column]
            if found == UNKNOWN:
                pair = [theirs[column], mine[row]] if flipped else [mine[row], theirs[column]]
                found = matrix[row][column] = self._play(boundary, [*answers, pair], depth)
            return found

        if whole:
            for row in range(count):
                for column in range(width):
                    look(row, column)
        until = self._until
        rows, columns = ([0], [0]) if start is None else (start[0].copy(), start[1].copy())
        all_rows, all_columns = (list(range(count)), list(range(width))) if among is None else among
        if anyhow:
            self._until = NEVER
            for row in rows:
                for column in columns:
                    look(row, column)
            self._until = until
        so_far: Met | None = None
        try:
            while True:
                solved = solve([[look(row, column) for column in columns] for row in rows])
                value = solved.value
                in_rows = [(row, rate) for row, rate in zip(rows, solved.rows, strict=True) if rate > 0.0]
                in_columns = [
                    (column, rate) for column, rate in zip(columns, solved.columns, strict=True) if rate > 0.0
                ]
                so_far = Met(value, spread(count, in_rows), spread(width, in_columns), matrix)
                better_row, most = -1, value + self._close
                if value < 1.0 - self._close:
                    for row in all_rows:
                        if row not in rows:
                            got = 0.0
                            for column, rate in in_columns:
                                got += rate * look(row, column)
                            if got > most:
                                better_row, most = row, got
                better_column, least = -1, value - self._close
                if value > self._close - 1.0:
                    for column in all_columns:
                        if column not in columns:
                            got = 0.0
                            for row, rate in in_rows:
                                got += rate * look(row, column)
                            if got < least:
                                better_column, least = column, got
                if better_row < 0 and better_column < 0:
                    if also is not None and also.get(0) in mine:
                        for column, _ in in_columns:
                            look(mine.index(also[0]), column)
                    if also is not None and also.get(1) in theirs:
                        for row, _ in in_rows:
                            look(row, theirs.index(also[1]))
                    return so_far
                if better_row >= 0:
                    rows.append(better_row)
                if better_column >= 0:
                    columns.append(better_column)
        except OutOfTime:
            if so_far is None or not anyhow:
                raise
            return so_far


def sent(resolution: Resolution, answer: Answer) -> Question | None:
    """What is asked after this answer; None at the end of the turn."""
    try:
        question: Question = resolution.send(answer)
    except StopIteration:
        return None
    return question


def spread(count: int, rates: list[tuple[int, float]]) -> list[float]:
    """A mixture with its zeros."""
    full = [0.0] * count
    for place, rate in rates:
        full[place] = rate
    return full


def listed(question: Commit, seat: int) -> Sequence[int]:
    """What a seat may choose."""
    options = question.options[list(question.seats).index(seat)]
    assert not isinstance(options, Region)
    return options


def alone(question: Question) -> tuple[float, list[Answer]]:
    """For a question to one seat: 1 for seat 0 and -1 for the other, and the answers it may give."""
    if isinstance(question, Choice):
        return 1.0 - 2.0 * question.seat, list(question.options)
    assert isinstance(question, Commit)
    seat = question.seats[0]
    return 1.0 - 2.0 * seat, [[option] for option in listed(question, seat)]
