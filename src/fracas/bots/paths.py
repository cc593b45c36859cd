"""What comes of an answer, as far as luck alone leads there: played once, and walked from then on.

Rules are generators and cannot be copied in the middle. But the same answers lead from the same table to the same
table. So each play leaves its path behind: a tree of what was asked, how that is answered from luck, and what came of
it. Another play is sent down that tree with luck of its own, and only what nobody has met before is played.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from fracas.bots.evaluation import foretell_of, hidden_of, reply_of, sense_of
from fracas.bots.imagined import at_random, joined
from fracas.core.question import Answer, Choice, Commit, Draw, Part, Question, Region, Resolution, Roll, deciders
from fracas.core.sight import Sight
from fracas.core.tell import Tell

SOME: Final = 100
"""A region has more places than that."""
From = Callable[[Draw], Answer]
"""How a question is answered, from nothing but luck."""


@final
class Known:
    """What is known of one moment: how the question there is answered, or what came of it all."""

    __slots__ = ("apart", "came", "ended", "inner", "of", "one_in", "reply", "shut", "state", "then", "tried")

    def __init__(self, inner: bool, one_in: int) -> None:
        self.one_in = one_in
        """How seldom luck leads here: once in so many times."""
        self.inner = inner
        """It is known for tables at which the same lies hidden, and only for those."""
        self.tried = False
        """Somebody has come here."""
        self.ended = False
        """It is over here, and `came` says what came of it."""
        self.came: Any = None
        self.state: Any = None
        """The table as it was then, where something lies hidden: what lies hidden elsewhere can be put there."""
        self.of = 0
        """Which table that was: see `Paths.walk`."""
        self.reply: From | None = None
        """How the question here is answered; None if that cannot be told from luck alone."""
        self.then: dict[Any, Known] = {}
        """What comes of each of these answers."""
        self.shut = False
        """What follows may depend on what lies hidden."""
        self.apart: dict[int, Known] = {}
        """So it is known for each such table apart."""

    def after(self, answer: Answer) -> Known:
        """What comes of an answer to the question here."""
        key = tuple(answer) if isinstance(answer, list) else answer
        found = self.then.get(key)
        if found is None:
            found = self.then[key] = Known(self.inner, self.one_in)
        return found

    def at(self, table: int) -> Known:
        """What is known here of tables at which the same lies hidden as at this one."""
        found = self.apart.get(table)
        if found is None:
            found = self.apart[table] = Known(True, self.one_in)
        return found


@final
class Counted:
    """Luck, and how often it was asked for."""

    __slots__ = ("_draw", "times")

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self.times = 0

    def __call__(self) -> float:
        self.times += 1
        return self._draw()


@final
class Tables:
    """What lies hidden at imagined tables, each kind of table by a number; there is one where nothing does."""

    __slots__ = ("_met", "_read", "_twice", "hidden", "seat")

    def __init__(self, sight: Sight[Any, Any]) -> None:
        self.hidden = hidden_of(sight.game)
        self.seat = sight.seat
        self._met: list[Any] = []
        self._twice: set[int] = set()
        self._read: list[Any] = []

    def number(self, state: Any) -> int:
        """Tables at which the same lies hidden have the same number."""
        if self.hidden is None:
            return 0
        met = len(self._met)
        number = _place_in(self._met, self.hidden.seen(state, self.seat))
        if number < met:
            self._twice.add(number)
        return number

    def is_common(self, number: int) -> bool:
        """Has there been such a table more than once? Then there may be one again."""
        return number in self._twice

    def kind(self, state: Any) -> int:
        """And those at which the rules come to the same, unless somebody is asked."""
        return 0 if self.hidden is None else _place_in(self._read, self.hidden.read(state, self.seat))

    def is_like(self, state: Any, number: int) -> bool:
        """Does the same lie hidden here as at the tables of this number?"""
        return self.hidden is not None and bool(self.hidden.seen(state, self.seat) == self._met[number])


def _place_in(met: list[Any], what: Any) -> int:
    for place, other in enumerate(met):
        if other == what:
            return place
    met.append(what)
    return len(met) - 1


@final
class Paths:
    """One decision, played on from its answers: everybody else answers with a little sense or at random."""

    def __init__(self, sight: Sight[Any, Any], plays: int, until: str = "", asked: Question | None = None) -> None:
        """To the end of the resolution, or to where the seat is asked ``until``. ``plays`` is how often each answer is
        played at the most: what luck leads to more seldom is not noted. ``asked`` is what is asked first from the
        boundary on, if that is known."""
        self._plays = plays
        game = sight.game
        self._sight = sight
        self._seat = sight.seat
        self._until = until
        self._sense = sense_of(game)
        self._reply_of = reply_of(game)
        self._foretell = foretell_of(game)
        self._open: Final = not game.has.hidden
        self.tables = Tables(sight)
        self.can_be_known = self._open or self.tables.hidden is not None
        """Is it known what lies hidden? Else nothing that comes at one table says anything of another."""
        self.asked = asked
        self._question: Question | None = None
        """What is to be answered, to be read where nothing is played."""
        self._known: dict[tuple[int, Part], Known] = {}

    def known(self, answer: Part, kind: int) -> Known:
        """What is known of an answer at tables of one kind."""
        found = self._known.get((kind, answer))
        if found is None:
            found = self._known[(kind, answer)] = Known(self._open, 1)
        return found

    def walk(self, answer: Part, table: int, kind: int, draw: Draw, path: list[Answer]) -> Known:
        """How far it is known what comes of an answer at a table; what is sent on the way goes into ``path``. Tables
        have the same number where the same lies hidden."""
        known = self.known(answer, kind)
        if self._question is None:
            return known
        given = joined(self._question, self._seat, answer, draw)
        path.append(given)
        if isinstance(given, list) and len(given) > 1:
            known = known.after(given)
        while True:
            if known.shut and not known.inner:
                if not self.tables.is_common(table):
                    return known
                known = known.at(table)
            reply = known.reply
            if reply is None:
                return known
            each = reply(draw)
            path.append(each)
            known = known.after(each)

    def begin(self, state: Any, tell: Tell) -> tuple[Resolution, Question]:
        """Play a table from its boundary to the question that is to be answered."""
        if self.asked is not None and self._foretell is not None:
            self._foretell(state, self.asked)
        resolution = self._sight.game.resolution(state, tell)
        assert resolution is not None
        question: Question = next(resolution)
        self.asked = question
        for each in self._sight.since:
            question = resolution.send(each)
        return resolution, question

    def play(
        self,
        answer: Part,
        table: int,
        state: Any,
        resolution: Resolution,
        question: Question,
        draw: Draw,
        known: Known | None,
        path: list[Answer],
    ) -> Known | None:
        """Give the answer and play on: first what was walked. Where that ends, or None if luck alone does not lead
        there; nobody has come there before."""
        if not path:
            given = joined(question, self._seat, answer, draw)
            path.append(given)
            if isinstance(question, Commit):
                kept = copied(question) if self._open or len(question.seats) == 1 else None
                if kept is not None and len(question.seats) > 1 and ways(kept) > self._plays:
                    kept = None
                if kept is None:
                    known = None
                self._question = kept
                if known is not None and isinstance(given, list) and len(given) > 1:
                    known = known.after(given)
            else:
                self._question = question
        try:
            for each in path:
                question = resolution.send(each)
        except StopIteration:
            return known
        return self._go_on(known, table, state, resolution, question, draw)

    def keep(self, known: Known, table: int, state: Any, came: Any) -> None:
        """It has ended at ``known`` for the first time, and this came of it."""
        if not known.inner:
            if not known.shut and self.tables.is_like(state, table):
                known.state = state
            else:  # something hidden has changed: nobody knows what would have come of it elsewhere
                known.tried = known.shut = True
                known = known.at(table)
        known.tried = known.ended = True
        known.came = came
        known.of = table

    def _go_on(
        self, known: Known | None, table: int, state: Any, resolution: Resolution, question: Question, draw: Draw
    ) -> Known | None:
        """Play on from a question to the end, and note what is found."""
        sense, until = self._sense, self._until
        try:
            while True:
                if until and question.ask == until and self._seat in deciders(question):
                    return known
                answer: Answer | None = None
                if known is not None:
                    if not known.tried:
                        answer = self._look(known, state, question, draw)
                        if known.shut and not known.inner:
                            continue
                    elif known.shut and not known.inner:
                        known = known.at(table) if self.tables.is_common(table) else None
                        continue
                    elif known.reply is not None:
                        answer = known.reply(draw)
                    known = None if known.reply is None or answer is None else known.after(answer)
                if answer is None:
                    if sense is not None and not isinstance(question, Roll):
                        answer = sense(state, question, draw)
                    if answer is None:
                        answer = at_random(question, draw)
                question = resolution.send(answer)
        except StopIteration:
            return known

    def _look(self, known: Known, state: Any, question: Question, draw: Draw) -> Answer | None:
        """Find how a question is answered; what is answered this time, if luck was drawn for it."""
        known.tried = True
        alone = False
        if isinstance(question, Choice):
            alone = question.seat == self._seat
        elif isinstance(question, Commit):
            alone = list(question.seats) == [self._seat]
        if alone and self._reply_of is not None:
            reply = self._reply_of(state, question)
            if reply is not None:
                known.reply = _each_for_itself(reply) if isinstance(question, Commit) else reply
                return known.reply(draw)
        if not known.inner:
            # What others may answer, or find in a deck, depends on what lies hidden; dice do not.
            dice = isinstance(question, Roll) and isinstance(question.outcomes, tuple)
            if not dice and not (alone and self._sense is None and self._reply_of is None):
                known.shut = True
                return None
        answer: Answer | None = None
        if self._sense is not None and not isinstance(question, Roll):
            luck = Counted(draw)
            answer = self._sense(state, question, luck)
            if luck.times:
                return at_random(question, draw) if answer is None else answer
        if answer is not None:
            known.reply = _always(answer)
            return answer
        kept = None
        if known.one_in <= self._plays:
            known.one_in *= ways(question)
            if known.one_in <= self._plays:
                kept = copied(question)
        if kept is None:
            return at_random(question, draw)
        known.reply = _any_of(kept)
        return known.reply(draw)


def _each_for_itself(reply: Callable[[Draw], int]) -> From:
    return lambda draw: [reply(draw)]


def _always(answer: Answer) -> From:
    if isinstance(answer, list):
        return lambda draw: answer.copy()  # noqa: ARG005 - rules may change their list
    return lambda draw: answer  # noqa: ARG005


def _any_of(question: Question) -> From:
    return lambda draw: at_random(question, draw)


def ways(question: Question) -> int:
    """How many answers there are."""
    if isinstance(question, Choice):
        return len(question.options)
    if isinstance(question, Roll):
        return len(question.outcomes)
    many = 1
    if isinstance(question, Commit):
        for mine in question.options:
            many *= SOME if isinstance(mine, Region) else len(mine)
    return many


def copied(question: Question) -> Question | None:
    """The same question, whatever rules do with their lists; None if there is no list of what may be answered."""
    if isinstance(question, Choice):
        return Choice(question.seat, question.ask, tuple(question.options))
    if isinstance(question, Roll):
        return Roll(
            question.ask, tuple(question.outcomes), None if question.weights is None else tuple(question.weights)
        )
    if isinstance(question, Commit):
        options: list[tuple[int, ...]] = []
        for mine in question.options:
            if isinstance(mine, Region):
                return None
            options.append(tuple(mine))
        return Commit(tuple(question.seats), question.ask, options)
    return None
