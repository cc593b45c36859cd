"""Playing on: what the hasty bot likes is played on by hasty players for a few turns, and what comes of it is compared.

For games in which a turn is many small answers. A tree of them is too wide to be searched in half a second; but each
seat's own next steps, and the reply, are played well enough by taking the best of a glance at each. All candidates are
played on from the same imagined games with the same luck, so that little luck stands between them, and the first
impression is given up only for something that is better beyond doubt.
"""

# mypyc: compiled

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

from fracas.bots.bot import Candidate
from fracas.bots.deadline import Over
from fracas.bots.evaluation import drive_of, judgement, sense_of
from fracas.bots.greedy import GreedyBot
from fracas.bots.imagined import finish, joined, question_of, resolution_of
from fracas.core.question import Choice, Part
from fracas.core.sight import Sight
from fracas.core.tell import silence

LONGEST = 200
"""Never more resolutions than this, whatever a game calls a turn."""
LIKED = 6
"""So many candidates are played on."""
NEAR = 0.2
"""And only those that look about as good as the best."""
MANY = 30
"""Of more options than this, who plays on takes the sensible one without comparing."""
AT_ONCE = 12
"""So many games with each candidate before any is given up."""
DOUBT = 1.0
"""How many standard errors better another answer must be than the first impression."""
BEHIND = 2.5
"""A candidate that is so many standard errors behind is given up."""
SAME = 0.002
"""Where the difference is known this well, it does not matter which is taken."""


class Line:
    """A candidate, and what came of it in each game."""

    __slots__ = ("answer", "driven", "first", "results", "total")

    def __init__(self, answer: Part, first: float) -> None:
        self.answer = answer
        self.first = first
        """What a glance gives it."""
        self.results: list[float] = []
        self.total = 0.0
        self.driven = 0.0
        """So much of it, in all, is what drives the seat and no share of the victory."""

    @property
    def mean(self) -> float:
        """What came of it on average; before it was played on, what a glance gives it."""
        return self.total / len(self.results) if self.results else self.first


class Rollouts:
    """One decision being thought about."""

    __slots__ = (
        "_draw",
        "_drive",
        "_evaluate",
        "_game",
        "_horizon",
        "_over",
        "_sense",
        "_sight",
        "lines",
        "looks",
        "totals",
    )

    def __init__(
        self, sight: Sight[Any, Any], random: Random, *, also: Part | None = None, over: Over | None = None
    ) -> None:
        """What the seat might answer ``also`` is played on too. Once the time is ``over`` nothing is played on."""
        self._sight = sight
        self._game = sight.game
        self._horizon = sight.game.horizon
        self._evaluate = judgement(sight.game)
        self._drive = drive_of(sight.game)
        self._sense = sense_of(sight.game)
        self._draw = random
        self._over = over
        self.looks = 0
        self.totals = [0.0] * len(sight.names)
        """Of each seat's shares of victory, over all games."""
        glance = GreedyBot(seed=random.getrandbits(40), judge=self._evaluate, over=over).choose(sight).candidates
        self.lines = [Line(each.answer, each.estimate) for each in glance]
        """All candidates, the first impression first."""
        if also is not None and all(line.answer != also for line in self.lines):
            self.lines.append(Line(also, self.lines[0].first))

    def liked(self, also: Part | None = None) -> list[Line]:
        """What is worth being played on, the first impression first."""
        least = self.lines[0].first - NEAR
        chosen = [line for line in self.lines if line.first > least][:LIKED]
        return chosen + [line for line in self.lines if line.answer == also and line not in chosen]

    def round(self, live: list[Line]) -> None:
        """Play one game on after each of them, with the same luck."""
        seed = self._draw.getrandbits(40)
        for line in live:
            result = self._after(line, seed)
            if self.looks > 1 and self._is_over():
                return  # this one was not played on to its end
            line.results.append(result)
            line.total += result

    def candidates(self, live: list[Line]) -> list[Candidate]:
        """All that was weighed. Best of the ``live`` ones first, but the first impression if the best is not better
        beyond doubt; then those that were given up, and those that were only glanced at."""
        first = self.lines[0]
        best = max(live, key=lambda line: line.mean)
        if best is not first and not ahead(best, first, DOUBT):
            best = first
        rest = [line for line in self.lines if line is not best]
        rest.sort(key=lambda line: (len(line.results), line.mean), reverse=True)
        # What drives it is no part of a share: only what an answer is worse than the best counts.
        off = best.driven / len(best.results) if best.results else 0.0
        return [
            Candidate(line.answer, min(1.0, max(0.0, line.mean - off)), max(1, len(line.results)))
            for line in [best, *rest]
        ]

    def _after(self, line: Line, seed: int) -> float:
        """How well the seat stands some turns after the answer of ``line``."""
        random = Random(seed)
        draw = random.random
        sight, answer = self._sight, line.answer
        flow = sight.imagine(draw)
        state = flow.state
        last_turn = self._game.turn_to_come(state) + self._horizon
        resolution = resolution_of(flow)
        try:
            question = resolution.send(joined(question_of(flow), sight.seat, answer, draw))
        except StopIteration:
            pass
        else:
            finish(resolution, question, draw, state, self._sense)
        self._play_on(state, last_turn, random)
        shares = self._evaluate(state)
        self.looks += 1
        for seat, share in enumerate(shares):
            self.totals[seat] += share
        drive = self._drive
        mine = shares[sight.seat]
        if drive is None:
            return mine
        driven = drive(state, sight.seat)
        line.driven += driven
        return mine + driven

    def _play_on(self, state: Any, last_turn: int, random: Random) -> None:
        """Let hasty players go on until this turn has come."""
        draw = random.random
        for _ in range(LONGEST):
            if self._game.turn_to_come(state) >= last_turn or self._is_over():
                return
            before = state.clone()
            resolution = self._game.resolution(state, silence)
            if resolution is None:
                return
            try:
                question = next(resolution)
                if isinstance(question, Choice) and 1 < len(question.options) <= MANY:
                    question = resolution.send(self._hasty(before, question, random.getrandbits(40)))
            except StopIteration:
                continue
            finish(resolution, question, draw, state, self._sense)

    def _is_over(self) -> bool:
        return self._over is not None and self._over()

    def _hasty(self, before: Any, question: Choice, seed: int) -> int:
        """What looks best at the end of its resolution, each tried once with the same luck."""
        best = question.options[0]
        most = -9.0
        drive = self._drive
        for option in question.options:
            state = before.clone()
            draw = Random(seed).random
            resolution = self._game.resolution(state, silence)
            assert resolution is not None
            try:
                next(resolution)
                following = resolution.send(option)
            except StopIteration:
                pass
            else:
                finish(resolution, following, draw, state, self._sense)
            worth = self._evaluate(state)[question.seat]
            if drive is not None:
                worth += drive(state, question.seat)
            if worth > most:
                best, most = option, worth
        return best


def still_open(live: list[Line], first: Line) -> list[Line]:
    """Those that may still turn out best; the ``first`` impression stays, to be compared with. One, if it is decided
    or does not matter any more."""
    best = max(live, key=lambda line: line.mean)
    left = [line for line in live if line is best or not ahead(best, line, BEHIND)]
    rivals = [line for line in left if line is not best]
    if not rivals or all(compare(best, line)[1] < SAME for line in rivals):
        return [best]
    return left if first in left else [*left, first]


def ahead(one: Line, other: Line, errors: float) -> bool:
    """Is the one better than the other by so many standard errors, where both were played on with the same luck?"""
    lead, error = compare(one, other)
    return lead > errors * error


def compare(one: Line, other: Line) -> tuple[float, float]:
    """How much better the one did than the other, and the standard error of that."""
    count = min(len(one.results), len(other.results))
    if count < 2:
        return 0.0, 1.0
    lead = 0.0
    for game in range(count):
        lead += one.results[game] - other.results[game]
    lead /= count
    squares = 0.0
    for game in range(count):
        off = one.results[game] - other.results[game] - lead
        squares += off * off
    return lead, sqrt(squares / (count - 1) / count)
