"""The bot that solves: exact near the end of the game, and before that as many turns ahead as its time allows.

It plays the mixture that it finds, and tells the value and both mixtures.
"""

# mypyc: compiled

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final, final

from fracas.bots.bot import Candidate, Decision, Mixture
from fracas.bots.evaluation import evaluation
from fracas.bots.lookahead import UNKNOWN, Lookahead, Met, OutOfTime, alone, listed
from fracas.bots.meeting import drawn
from fracas.bots.reasons import because, because_mixed
from fracas.bots.solvable import solvable
from fracas.core.flow import Flow
from fracas.core.question import Answer, Commit, Part, Question
from fracas.core.sight import Sight

SECONDS: Final = 0.3
WITHIN_REACH: Final = 5
"""With more turns to the end than this nobody waits for the exact value."""
LONGER: Final = 12.0
"""About so many times longer takes it to look a turn further: what cannot end in time is not begun."""
LOST: Final = 1e-6
MOST_KEPT: Final = 500_000
"""So many exact values are remembered from one decision to the next."""
FURTHER: Final = 2
"""A bot that counts turns solves the end exactly if it is so many turns further than it looks."""
MANY_PAIRS: Final = 200
"""Where two choose among more pairs than this, a bot that counts turns looks through one only."""


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

    def __init__(self, *, turns: int = 0, seconds: float = SECONDS, seed: int = 0) -> None:
        """With turns given, seconds do not count: it looks through so many, and to the end where that is near."""
        self.name = f"solver:{turns}" if turns else f"solver:{seconds:g}s"
        self.turns = turns
        self.seconds = seconds
        self._random = Random(seed)
        self._table: dict[Any, float] = {}
        self._same: object = None

    def choose(self, sight: Sight[Any, Any], also: dict[int, Part] | None = None) -> Decision:
        """Solve, and answer by lot from the mixture that was found; SetupError for a game that it cannot play. What
        seats might answer ``also`` is looked at even if it cannot be best."""
        until = perf_counter() + (1000.0 if self.turns else self.seconds)
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
        reach = self.turns + FURTHER if self.turns else WITHIN_REACH
        if len(self._table) > MOST_KEPT:
            self._table.clear()
        looks: list[Found] = []
        depth = 1
        started = perf_counter()
        while True:
            exact = left <= reach and depth > 1
            ahead = Lookahead(
                game,
                known,
                evaluate,
                exact=exact,
                until=until if looks else started + 1000.0,
                luck=luck,
                table=self._table if exact else None,
            )
            begun = perf_counter()
            try:
                looks.append(self._looked(ahead, boundary, since, question, depth, also))
            except OutOfTime:
                return looks
            now = perf_counter()
            if exact or depth >= left or _is_one_answer(question, sight.seat):
                return looks
            if self.turns:
                if left > reach and (depth >= self.turns or _pairs(question) > MANY_PAIRS):
                    return looks
            elif left > WITHIN_REACH and now + LONGER * (now - begun) > until:
                return looks
            depth += 1

    def _looked(
        self,
        ahead: Lookahead,
        boundary: Any,
        since: list[Answer],
        question: Question,
        depth: int,
        also: dict[int, Part] | None,
    ) -> Found:
        if isinstance(question, Commit) and len(question.seats) > 1:
            met = ahead.meet(boundary, since, depth, question, also=also)
            return Found(met.value, met, [], ahead.exact)
        weighed = ahead.weigh(boundary, since, depth, question)
        sign, _ = alone(question)
        return Found(sign * max([sign * value for _, value in weighed]), None, weighed, ahead.exact)

    def _mixed(self, sight: Sight[Any, Any], flow: Flow[Any], question: Question, looks: list[Found]) -> Decision:
        """Answer by lot. A game that is lost against perfect play is played for the mistakes of the other."""
        found = looks[-1]
        sign = 1.0 - 2.0 * sight.seat
        assert isinstance(question, Commit)
        played = found.met
        if found.exact and sign * found.value <= LOST - 1.0 and len(looks) > 1:
            played = looks[-2].met
        assert played is not None
        assert found.met is not None
        mine = list(listed(question, sight.seat))
        chances = played.rows if sight.seat == 0 else played.columns
        answer = mine[drawn(chances, self._random.random)]
        mixtures: dict[int, Mixture] = {}
        for seat in (0, 1):
            met = played if seat == sight.seat else found.met
            mixtures[seat] = _ranked(list(listed(question, seat)), met.rows if seat == 0 else met.columns)
        weighed: dict[int, list[Candidate]] = {}
        for seat in (0, 1):
            met = played if seat == sight.seat else found.met
            worths = _worths(found.met, list(listed(question, seat)), seat, met.rows if seat == 0 else met.columns)
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


def _worths(met: Met, options: list[int], seat: int, chances: list[float]) -> list[tuple[int, float]]:
    """What each answer is worth to seat 0 against the other's mixture, the most frequently played first. What the
    solution did not look at is worth no more than the solution."""
    theirs = met.columns if seat == 0 else met.rows
    found: list[tuple[int, int, float]] = []
    for place, option in enumerate(options):
        worth = 0.0
        for other, rate in enumerate(theirs):
            if rate > 0.0:
                cell = met.matrix[place][other] if seat == 0 else met.matrix[other][place]
                worth += rate * (met.value if cell == UNKNOWN else cell)
        found.append((place, option, worth))
    sign = 1.0 - 2.0 * seat
    found.sort(key=lambda each: (-chances[each[0]], -sign * each[2]))
    return [(option, worth) for _, option, worth in found]
