"""The bot that solves: exact near the end of the game, and before that as many turns ahead as its time allows.

It plays the mixture that it finds, and tells the value and both mixtures.
"""

# mypyc: compiled

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final, final

from fracas.bots.bot import Candidate, Decision, Mixture
from fracas.bots.deadline import Over
from fracas.bots.evaluation import evaluation
from fracas.bots.lookahead import UNKNOWN, Lookahead, Met, OutOfTime, alone, listed
from fracas.bots.meeting import drawn
from fracas.bots.reasons import because, because_mixed
from fracas.bots.solvable import solvable
from fracas.core.flow import Flow
from fracas.core.question import Answer, Commit, Part, Question
from fracas.core.sight import Sight

SECONDS: Final = 0.3
EXACT: Final = (0.0, 0.001, 0.005, 0.15, 5.0, 200.0)
"""About so many seconds takes the exact value with so many turns to the end."""
LONGER: Final = 12.0
"""About so many times longer takes it to look a turn further: what cannot end in time is not begun."""
HOPELESS: Final = 0.25
"""What is worse by more than this at one look gets no deeper one."""
WIDE: Final = 400
"""With more pairs of choices than this there is no time to try every answer that may follow one."""
NOWHERE: Final = ()
LOST: Final = 1e-6
MOST_KEPT: Final = 500_000
"""So many exact values are remembered from one decision to the next."""

FURTHER: Final = 2
"""A bot that counts turns solves the end exactly if it is so many turns further than it looks."""
MANY_PAIRS: Final = 200
"""Where two choose among more pairs than this, a bot that counts turns looks through one only."""
ENOUGH: Final = 1000.0
"""Seconds that a bot has which counts turns instead."""


@final
class Found:
    """What a look at the question has found."""

    __slots__ = ("exact", "met", "value", "weighed")

    def __init__(self, value: float, met: Met | None, weighed: list[tuple[Answer, float]], exact: bool) -> None:
        self.value = value
        """What seat 0 wins, from -1 to 1."""
        self.met = met
        """Where both choose at once."""
        self.weighed = weighed
        """Where one seat chooses alone: each answer, and what seat 0 wins after it."""
        self.exact = exact


class SolverBot:
    """Looks one turn ahead, then two, and so on until its seconds are over; to the very end if that is near."""

    def __init__(self, *, turns: int = 0, seconds: float = SECONDS, seed: int = 0, over: Over | None = None) -> None:
        """With turns given, seconds do not count: it looks through so many, and to the end where that is near. It
        begins no further look once its time is ``over``."""
        self.name = f"solver:{turns}" if turns else f"solver:{seconds:g}s"
        self.turns = turns
        self.seconds = seconds
        self._random = Random(seed)
        self._table: dict[Any, float] = {}
        self._over = over

    def choose(self, sight: Sight[Any, Any], also: dict[int, Part] | None = None) -> Decision:
        """Solve, and answer by lot from the mixture that was found; SetupError for a game that it cannot play. What
        seats might answer ``also`` is looked at even if it cannot be best."""
        until = perf_counter() + (ENOUGH if self.turns else self.seconds)
        draw = self._random.random
        since: list[Answer] = list(sight.parts()[5])
        boundary = sight.imagination.sample(draw)
        flow = Flow(sight.game, boundary, since=since)
        question = flow.question
        assert question is not None
        found = self.look(sight, boundary, since, question, until, also)
        if found[-1].met is not None:
            return self._mixed(sight, flow, question, found)
        return self._best(sight, flow, question, found[-1])

    def look(
        self,
        sight: Sight[Any, Any],
        boundary: Any,
        since: list[Answer],
        question: Question,
        until: float,
        also: dict[int, Part] | None = None,
    ) -> list[Found]:
        """What was found, look by look, each deeper than the one before."""
        game = sight.game
        known = solvable(game)
        evaluate = evaluation(game)
        luck = self._random.random()
        left = known.turns_left(boundary)
        if len(self._table) > MOST_KEPT:
            self._table.clear()
        looks: list[Found] = []
        wide = isinstance(question, Commit) and _width(question) > WIDE
        took = 0.0
        while True:
            begun = perf_counter()
            if looks and self._over is not None and self._over():
                return looks
            if self.turns:
                exact = bool(looks) and left <= self.turns + FURTHER
                if looks and not exact and (len(looks) >= self.turns or _pairs(question) > MANY_PAIRS):
                    return looks
            else:
                exact = bool(looks) and left < len(EXACT) and begun + EXACT[left] < until
                if looks and not exact and begun + LONGER * took > until:
                    return looks
            ahead = Lookahead(
                game,
                known,
                evaluate,
                exact=exact,
                until=until,
                luck=luck,
                thorough=NOWHERE if wide else boundary,
                table=self._table if exact else None,
            )
            try:
                looks.append(self._looked(ahead, boundary, since, question, looks, also))
            except OutOfTime:
                return looks
            took = perf_counter() - begun
            if exact or len(looks) >= left or _is_one_answer(question, sight.seat):
                return looks

    def _looked(
        self,
        ahead: Lookahead,
        boundary: Any,
        since: list[Answer],
        question: Question,
        looks: list[Found],
        also: dict[int, Part] | None,
    ) -> Found:
        """One look, a turn deeper than those before; the first finds something however short the time."""
        depth = len(looks) + 1
        if isinstance(question, Commit) and len(question.seats) > 1:
            before = looks[-1].met if looks else None
            if before is None or ahead.exact:
                met = ahead.meet(boundary, since, depth, question, anyhow=not looks, also=also)
            else:
                start = (_played(before.rows), _played(before.columns))
                met = ahead.meet(boundary, since, depth, question, start=start, among=_hopeful(before), also=also)
            return Found(met.value, met, [], ahead.exact)
        weighed = ahead.weigh(boundary, since, depth, question, anyhow=not looks)
        sign, _ = alone(question)
        return Found(sign * max([sign * value for _, value in weighed]), None, weighed, ahead.exact)

    def _mixed(self, sight: Sight[Any, Any], flow: Flow[Any], question: Question, looks: list[Found]) -> Decision:
        """Answer by lot. A game that is lost against perfect play is played for the mistakes of the other."""
        found = looks[-1]
        sign = 1.0 - 2.0 * sight.seat
        assert isinstance(question, Commit)
        assert found.met is not None
        mine = list(listed(question, sight.seat))
        answer = mine[drawn(_rates(looks, sight.seat), self._random.random)]
        mixtures: dict[int, Mixture] = {}
        weighed: dict[int, list[Candidate]] = {}
        for seat in (0, 1):
            options, rates = list(listed(question, seat)), _rates(looks, seat)
            mixtures[seat] = _ranked(options, rates)
            worths = _worths(found.met, options, seat, rates)
            weighed[seat] = [Candidate(each, _share((1.0 - 2.0 * seat) * worth), 0) for each, worth in worths]
        decision = because_mixed(sight, flow, answer, weighed[sight.seat], _share(sign * found.value), mixtures)
        decision.weighed = weighed
        return decision

    def _best(self, sight: Sight[Any, Any], flow: Flow[Any], question: Question, found: Found) -> Decision:
        """The best of the answers, of equally good ones the first."""
        sign, _ = alone(question)
        candidates = [Candidate(_part(answer), _share(sign * value), 0) for answer, value in found.weighed]
        candidates.sort(key=lambda candidate: -candidate.estimate)
        decision = because(sight, flow, candidates)
        decision.value = _share(sign * found.value)
        return decision


def _rates(looks: list[Found], seat: int) -> list[float]:
    """How often a seat should choose what. One that is lost against perfect play looks less far: it hopes for
    mistakes. The same is found for both, no matter which seat looks."""
    found = looks[-1]
    met = found.met
    if found.exact and (1.0 - 2.0 * seat) * found.value <= LOST - 1.0 and len(looks) > 1:
        met = looks[-2].met
    assert met is not None
    return met.rows if seat == 0 else met.columns


def _width(question: Commit) -> int:
    """How many ways there are to choose together."""
    width = 1
    for seat in question.seats:
        width *= len(listed(question, seat))
    return width


def _is_one_answer(question: Question, seat: int) -> bool:
    """Is there nothing to choose?"""
    if isinstance(question, Commit):
        return len(listed(question, seat)) == 1
    return len(alone(question)[1]) == 1


def _pairs(question: Question) -> int:
    """How many pairs of answers there are where two choose at once."""
    if isinstance(question, Commit) and len(question.seats) > 1:
        return len(listed(question, 0)) * len(listed(question, 1))
    return 1


def _part(answer: Answer) -> Part:
    """The part of one seat."""
    if isinstance(answer, list):
        part: Part = answer[0]
        return part
    assert isinstance(answer, int)
    return answer


def _share(value: float) -> float:
    """From -1 to 1 into a share of the victory."""
    return min(1.0, max(0.0, 0.5 + 0.5 * value))


def _ranked(options: list[int], chances: list[float]) -> Mixture:
    """What is played at all, the most frequent first."""
    ranking = sorted(range(len(options)), key=lambda place: -chances[place])
    return [(options[place], chances[place]) for place in ranking if chances[place] > 0.0]


def _played(rates: list[float]) -> list[int]:
    """The places that are played at all."""
    return [place for place, rate in enumerate(rates) if rate > 0.0]


def _hopeful(met: Met) -> tuple[list[int], list[int]]:
    """The choices of each that are not far worse than its mixture against the other's."""
    rows = [place for place, worth in enumerate(_against(met, 0)) if worth >= met.value - HOPELESS]
    columns = [place for place, worth in enumerate(_against(met, 1)) if worth <= met.value + HOPELESS]
    return rows, columns


def _against(met: Met, seat: int) -> list[float]:
    """What each choice of a seat is worth to seat 0 against the other's mixture. What the solution did not look at
    counts as much as the solution: it is no better."""
    theirs = met.columns if seat == 0 else met.rows
    worths = []
    for place in range(len(met.rows if seat == 0 else met.columns)):
        worth = 0.0
        for other, rate in enumerate(theirs):
            if rate > 0.0:
                cell = met.matrix[place][other] if seat == 0 else met.matrix[other][place]
                worth += rate * (met.value if cell == UNKNOWN else cell)
        worths.append(worth)
    return worths


def _worths(met: Met, options: list[int], seat: int, chances: list[float]) -> list[tuple[int, float]]:
    """What each answer is worth to seat 0 against the other's mixture, the most frequently played first."""
    worths = _against(met, seat)
    sign = 1.0 - 2.0 * seat
    ranking = sorted(range(len(options)), key=lambda place: (-chances[place], -sign * worths[place]))
    return [(options[place], worths[place]) for place in ranking]
