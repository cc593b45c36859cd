"""What nobody in their senses answers: harm to the own side, a prize given away, a leader sent to certain death.

A bot that slips asks here before it does. It is told what comes of an answer at tables that it imagines, and nothing of
the true one. What counts as harm is said by the game's module in `fracas.bots.evaluation`: ``regret`` and ``doomed``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple, cast

from fracas.bots.bot import Candidate
from fracas.bots.deadline import Over
from fracas.bots.evaluation import doomed_of, evaluation, leading_of, regret_of, sense_of
from fracas.bots.imagined import FORESEEN, at_random, joined, question_of, resolution_of
from fracas.core.certain import decided
from fracas.core.marks import LOSES
from fracas.core.question import Draw, Part, Question, Roll
from fracas.core.sight import Sight
from fracas.core.tell import Tell

WORLDS: Final = 4
"""How many tables it imagines for each answer: enough that a blow at a friend hits at one of them, if it is aimed."""
WEIGHED: Final = 16
"""So many for an answer that is to be given, and for each of two if one of them does harm: what is gained by it must be
more than luck."""
NEVER: Final = 100.0
"""So much harm is done for no gain at all: what the game is about is given away."""
LONGEST: Final = 2_000
"""Questions until the end of the enemy's turn; it takes far fewer."""
LOOKED_AT: Final = 12
"""Of more answers than this no more are looked at."""
ANEW: Final = "act"
"""What a seat is asked when it may do something new: what it does then comes of another answer."""


class Came(NamedTuple):
    """What came of an answer at the imagined tables."""

    harm: float
    """By the seat's own hand, on average."""
    doomed: float
    """How many of its leaders are as good as dead, whatever chance brings."""
    share: float = 0.0
    """Of the victory, as the evaluation sees it then."""

    @property
    def sane(self) -> bool:
        return self.harm == 0.0 and self.doomed == 0.0


class Sanity:
    """Looks at answers of one seat at one question, each at the same tables."""

    def __init__(
        self,
        sight: Sight[Any, Any],
        random: Random,
        over: Over | None = None,
        settled: Callable[[Part], bool] | None = None,
    ) -> None:
        """It looks at no more answers once its time is ``over``; what is ``settled`` comes to the same everywhere."""
        self._sight = sight
        self._settled = settled
        self._over = over
        self._random = random
        self._regret = regret_of(sight.game)
        self._doomed = doomed_of(sight.game)
        self._leading = leading_of(sight.game)
        self._evaluate = evaluation(sight.game)
        self._known: dict[Part, Came] = {}
        self._worth: dict[Part, float] = {}
        self._fatal: dict[Part, bool] = {}
        self._foreseen = [[random.random() for _ in range(FORESEEN)] for _ in range(WORLDS)]
        self._further: list[list[float]] = []

    def slip(self, answers: Sequence[Part]) -> Part | None:
        """Any answer that does no harm; None if none was found."""
        losing = self._losing()
        some = [answer for answer in answers if answer not in losing]
        self._random.shuffle(some)
        for answer in some[:LOOKED_AT]:
            if self._hurried():
                return None
            if self._is_sane(answer):
                return answer
        return None

    def _is_sane(self, answer: Part) -> bool:
        """A few tables tell of most answers. But a beam that is thrown back hits a friend so seldom that it takes many
        to see it."""
        if not self.came_of(answer).sane or self._is_fatal(answer):
            return False
        if self._regret is None or (self._settled is not None and self._settled(answer)):
            return True
        return all(self._play(answer, foreseen).harm == 0.0 for foreseen in self._more())

    def best(self, candidates: Sequence[Candidate], same: float) -> Candidate:
        """The first of ``candidates``, best first, unless it does harm and one that does none is as good but for
        ``same``: to look at, or in what the seat holds then. What drives it to and fro is no gain."""
        first = candidates[0]
        if len(candidates) == 1 or self._hurried() or self._is_sane(first.answer):
            return first
        never = self.came_of(first.answer).harm * WORLDS >= NEVER or self._is_fatal(first.answer)
        for each in candidates[1:LOOKED_AT]:
            if self._hurried():
                break
            if not self._is_sane(each.answer):
                continue
            as_good = each.estimate >= first.estimate - same
            if never or as_good or self._worth_of(each.answer) >= self._worth_of(first.answer) - same:
                return each
        return first

    def _is_fatal(self, answer: Part) -> bool:
        """Does it take a leader where it dies by the end of the enemy's turn, at every table?"""
        if self._leading is None:
            return False
        known = self._fatal.get(answer)
        if known is None:
            worlds = self._foreseen + self._more()
            known = self._fatal[answer] = not any(self._is_survived(answer, each) for each in worlds)
        return known

    def _is_survived(self, answer: Part, foreseen: list[float]) -> bool:
        sight, leading = self._sight, self._leading
        draw: Draw = chain(foreseen, iter(self._random.random, None)).__next__
        flow = sight.imagine(draw)
        question = question_of(flow)
        if leading is None or not leading.moves(flow.state, question, sight.seat):
            return True
        sense, game = sense_of(sight.game), sight.game
        begun = game.turns(flow.state)
        flow.send(joined(question, sight.seat, answer, draw))
        for _ in range(LONGEST):
            now = flow.question
            if now is None or game.turns(flow.state) > begun + 1:
                break
            wise = None if sense is None or isinstance(now, Roll) else sense(flow.state, now, draw)
            flow.send(at_random(now, draw) if wise is None else wise)
        return leading.live(flow.state, sight.seat)

    def _worth_of(self, answer: Part) -> float:
        """The share of the victory that the evaluation sees where the seat may do something new, on average."""
        known = self._worth.get(answer)
        if known is None:
            worlds = self._foreseen + self._more()
            known = sum(self._play(answer, foreseen).share for foreseen in worlds) / WEIGHED
            self._worth[answer] = known
        return known

    def _more(self) -> list[list[float]]:
        """The luck of further tables, the same for each answer."""
        if not self._further:
            more = range(WEIGHED - WORLDS)
            self._further = [[self._random.random() for _ in range(FORESEEN)] for _ in more]
        return self._further

    def came_of(self, answer: Part) -> Came:
        """What comes of ``answer``, until the seat may do something new."""
        found = self._known.get(answer)
        if found is None:
            if self._regret is None and self._doomed is None:
                found = Came(0.0, 0.0)
            else:
                if self._settled is not None and self._settled(answer):
                    worlds = [self._play(answer, self._foreseen[0])] * WORLDS
                else:
                    worlds = [self._play(answer, foreseen) for foreseen in self._foreseen]
                found = Came(sum(each.harm for each in worlds) / WORLDS, min(each.doomed for each in worlds))
            self._known[answer] = found
        return found

    def _hurried(self) -> bool:
        return self._over is not None and self._over()

    def _losing(self) -> set[int]:
        """What surely loses the game, where something else may not."""
        return {answer for answer, mark in decided(self._sight).items() if mark == LOSES}

    def _play(self, answer: Part, foreseen: list[float]) -> Came:
        sight, regret, doomed = self._sight, self._regret, self._doomed
        draw: Draw = chain(foreseen, iter(self._random.random, None)).__next__
        harm = 0.0
        listening = False

        def tell(event: Any, *facts: Any) -> None:
            nonlocal harm
            if listening and regret is not None:
                harm += regret(flow.state, sight.seat, event, facts)

        flow = sight.imagine(draw, tell=cast("Tell", tell))
        sense = sense_of(sight.game)
        resolution, question = resolution_of(flow), question_of(flow)
        given = joined(question, sight.seat, answer, draw)
        listening = True
        try:
            while True:
                question = resolution.send(given)
                if question.ask == ANEW and _asks(question, sight.seat):
                    break
                wise = None if sense is None or isinstance(question, Roll) else sense(flow.state, question, draw)
                given = at_random(question, draw) if wise is None else wise
        except StopIteration:
            pass
        lost = 0.0 if doomed is None else doomed(flow.state, sight.seat)
        return Came(harm, lost, self._evaluate(flow.state)[sight.seat])


def _asks(question: Question, seat: int) -> bool:
    seats: Sequence[int] = getattr(question, "seats", ()) or (getattr(question, "seat", -1),)
    return seat in seats
