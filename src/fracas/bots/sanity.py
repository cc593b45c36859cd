"""What nobody in their senses answers: harm to the own side, a prize given away, a leader sent to certain death.

A bot that slips asks here before it does. It is told what comes of an answer at tables that it imagines, and nothing of
the true one. What counts as harm is said by the game's module in `fracas.bots.evaluation`: ``regret`` and ``doomed``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import length_hint
from random import Random
from typing import Any, Final, NamedTuple, cast, final

from fracas.bots.bot import Candidate
from fracas.bots.deadline import Over
from fracas.bots.evaluation import doomed_of, evaluation, leading_of, regret_of, sense_of
from fracas.bots.imagined import FORESEEN, at_random, joined, question_of
from fracas.bots.paths import Known, Paths
from fracas.bots.trials import Trials
from fracas.core.certain import decided
from fracas.core.marks import LOSES
from fracas.core.question import Answer, Draw, Part, Roll
from fracas.core.sight import Sight
from fracas.core.tell import Tell, silence

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

    @property
    def sane(self) -> bool:
        return self.harm == 0.0 and self.doomed == 0.0


@final
class World:
    """An imagined table, or the luck that leads to it."""

    __slots__ = ("foreseen", "kind", "number", "rest", "spoilt", "table")

    def __init__(self, random: Random) -> None:
        self.foreseen = [random.random() for _ in range(FORESEEN)]
        self.rest: list[float] | None = None
        """What is left of that once the table is imagined; None before."""
        self.table: Any = None
        """The table itself, if nobody has played at it."""
        self.spoilt = False
        """It takes more luck than was foreseen: each time another."""
        self.number = 0
        self.kind = 0


class Sanity:
    """Looks at answers of one seat at one question, each at the same tables."""

    def __init__(
        self,
        sight: Sight[Any, Any],
        random: Random,
        over: Over | None = None,
        trials: Trials | None = None,
    ) -> None:
        """It looks at no more answers once its time is ``over``, and need not find again what ``trials`` know."""
        self._sight = sight
        self._trials = trials
        self._paths = Paths(sight, WEIGHED, ANEW, None if trials is None else trials.paths.asked)
        self._over = over
        self._random = random
        self._regret = regret_of(sight.game)
        self._doomed = doomed_of(sight.game)
        self._leading = leading_of(sight.game)
        self._evaluate = evaluation(sight.game)
        self._known: dict[Part, Came] = {}
        self._worth: dict[Part, float] = {}
        self._fatal: dict[Part, bool] = {}
        self._can_be_known = self._paths.can_be_known and (self._doomed is None or not sight.game.has.hidden)
        self._worlds = [World(random) for _ in range(WORLDS)]
        self._further: list[World] = []

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
        if self._regret is None or self._is_settled(answer):
            return True
        return all(self._play(answer, world).harm == 0.0 for world in self._more())

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
            worlds = self._worlds + self._more()
            known = self._fatal[answer] = not any(self._is_survived(answer, each.foreseen) for each in worlds)
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
            worlds = self._worlds + self._more()
            known = sum(self._share(answer, world) for world in worlds) / WEIGHED
            self._worth[answer] = known
        return known

    def _more(self) -> list[World]:
        """Further tables, the same for each answer."""
        if not self._further:
            self._further = [World(self._random) for _ in range(WEIGHED - WORLDS)]
        return self._further

    def _is_settled(self, answer: Part) -> bool:
        return self._trials is not None and self._trials.settled(answer)

    def came_of(self, answer: Part) -> Came:
        """What comes of ``answer``, until the seat may do something new."""
        found = self._known.get(answer)
        if found is None:
            if self._regret is None and self._doomed is None:
                found = Came(0.0, 0.0)
            else:
                if self._is_settled(answer):
                    worlds = [self._play(answer, self._worlds[0])] * WORLDS
                else:
                    worlds = [self._play(answer, world) for world in self._worlds]
                found = Came(sum(each.harm for each in worlds) / WORLDS, min(each.doomed for each in worlds))
            self._known[answer] = found
        return found

    def _hurried(self) -> bool:
        return self._over is not None and self._over()

    def _losing(self) -> set[int]:
        """What surely loses the game, where something else may not."""
        return {answer for answer, mark in decided(self._sight).items() if mark == LOSES}

    def _play(self, answer: Part, world: World) -> Came:
        """What comes of it at one table: it is known if the same answers and dice have led there before."""
        if world.rest is None:
            world.table = self._imagined(world)
        draw = self._luck(world.rest)
        known: Known | None = None
        path: list[Answer] = []
        if self._can_be_known and not world.spoilt:
            known = self._paths.walk(answer, world.number, world.kind, draw, path)
            if known.ended:
                came: Came = known.came
                return came
        state = self._imagined(world) if world.table is None else world.table
        world.table = None
        return self._played(answer, world, state, draw, known, path)

    def _played(
        self, answer: Part, world: World, state: Any, draw: Draw, known: Known | None, path: list[Answer]
    ) -> Came:
        regret, doomed, seat = self._regret, self._doomed, self._sight.seat
        harm = 0.0
        listening = False

        def tell(event: Any, *facts: Any) -> None:
            nonlocal harm
            if listening and regret is not None:
                harm += regret(state, seat, event, facts)

        resolution, question = self._paths.begin(state, cast("Tell", tell))
        listening = True
        known = self._paths.play(answer, world.number, state, resolution, question, draw, known, path)
        came = Came(harm, 0.0 if doomed is None else doomed(state, seat))
        if known is not None:
            self._paths.keep(known, world.number, state, came)
        return came

    def _share(self, answer: Part, world: World) -> float:
        """The share of the victory that the evaluation sees then."""
        state = self._imagined(world)
        draw = self._luck(world.rest)
        resolution, question = self._paths.begin(state, silence)
        self._paths.play(answer, world.number, state, resolution, question, draw, None, [])
        return self._evaluate(state)[self._sight.seat]

    def _imagined(self, world: World) -> Any:
        foreseen = iter(world.foreseen)
        state = self._sight.imagination.sample(chain(foreseen, iter(self._random.random, None)).__next__)
        if world.rest is None:
            left = length_hint(foreseen)
            world.rest = world.foreseen[FORESEEN - left :]
            world.spoilt = left == 0
            world.number = self._paths.tables.number(state)
            world.kind = self._paths.tables.kind(state)
        return state

    def _luck(self, rest: list[float] | None) -> Draw:
        return chain(rest or (), iter(self._random.random, None)).__next__
