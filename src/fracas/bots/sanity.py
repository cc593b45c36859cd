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
from fracas.bots.evaluation import doomed_of, regret_of, sense_of
from fracas.bots.imagined import FORESEEN, at_random, joined, question_of, resolution_of
from fracas.core.certain import decided
from fracas.core.marks import LOSES
from fracas.core.question import Draw, Part, Question, Roll
from fracas.core.sight import Sight
from fracas.core.tell import Tell

WORLDS: Final = 4
"""How many tables it imagines for each answer: enough that a blow at a friend hits at one of them."""
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
        self._known: dict[Part, Came] = {}
        self._foreseen = [[random.random() for _ in range(FORESEEN)] for _ in range(WORLDS)]

    def slip(self, answers: Sequence[Part]) -> Part | None:
        """Any answer that does no harm; None if none was found."""
        losing = self._losing()
        some = [answer for answer in answers if answer not in losing]
        self._random.shuffle(some)
        for answer in some[:LOOKED_AT]:
            if self._hurried():
                return None
            if self.came_of(answer).sane:
                return answer
        return None

    def best(self, candidates: Sequence[Candidate], same: float) -> Candidate:
        """The first of ``candidates``, best first, unless it does harm and one that does none is as good but for
        ``same``."""
        first = candidates[0]
        if len(candidates) == 1 or self._hurried() or self.came_of(first.answer).sane:
            return first
        for each in candidates[1:LOOKED_AT]:
            if each.estimate < first.estimate - same or self._hurried():
                break
            if self.came_of(each.answer).sane:
                return each
        return first

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
        return Came(harm, 0.0 if doomed is None else doomed(flow.state, sight.seat))


def _asks(question: Question, seat: int) -> bool:
    seats: Sequence[int] = getattr(question, "seats", ()) or (getattr(question, "seat", -1),)
    return seat in seats
