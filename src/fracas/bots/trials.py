"""Answers tried one after the other, each at the same imagined tables and with the same luck.

A table is imagined once and copied for each answer. And much comes to the same at every table: what an answer does by
itself, without dice and without others, and what the seat then answers to questions of its own. That is played once;
at the other tables what lies hidden there is put into what came of it (`Hidden`). So nothing is saved by guessing: each
answer is worth what it would be worth if it were played at every table from the beginning.
"""

# mypyc: compiled

from __future__ import annotations

from itertools import chain
from operator import length_hint
from random import Random
from typing import Any, final

from fracas.bots.evaluation import Evaluate, Reply, drive_of, evaluation, foretell_of, hidden_of, reply_of, sense_of
from fracas.bots.imagined import FORESEEN, at_random, joined
from fracas.core.question import Answer, Choice, Commit, Draw, Part, Question, Roll, options_of
from fracas.core.sight import Sight
from fracas.core.tell import silence


@final
class Known:
    """How far it is known what comes of an answer, whatever the table: to its end, or to a question."""

    __slots__ = ("driven", "ended", "first", "reply", "share", "state", "then", "tried")

    def __init__(self) -> None:
        self.tried = False
        """Somebody has come here."""
        self.ended = False
        """It is over with that, and comes to this `state`."""
        self.state: Any = None
        self.first = 0.0
        """What that is worth at the first table."""
        self.share = 0.0
        """And at this one."""
        self.driven = 0.0
        """What drives the seat there; it sees all of that."""
        self.reply: Reply | None = None
        """What the seat answers to the question that follows; None if others answer it, or chance: then nothing is
        known."""
        self.then: dict[int, Known] = {}
        """What comes of each of these answers."""


@final
class Trials:
    """One decision, whose answers are tried."""

    def __init__(self, sight: Sight[Any, Any], random: Random, judge: Evaluate | None = None) -> None:
        """What comes of an answer is judged by the evaluation of the game, or by ``judge``."""
        game = sight.game
        self._sight = sight
        self._game = game
        self._sense = sense_of(game)
        self._reply_of = reply_of(game)
        self._foretell = foretell_of(game)
        self._asked: Question | None = None
        """What is asked first from the boundary on."""
        self._drive = drive_of(game)
        self._evaluate: Evaluate = judge or evaluation(game)
        self._hidden = hidden_of(game)
        self._open = not game.has.hidden
        self._random = random
        self._beyond = iter(random.random, None)
        """The luck that was not foreseen: seldom needed."""
        self._given_back: list[float] = []
        """What of it was drawn in vain."""
        self._foreseen: list[float] = []
        self._rest: list[float] = []
        """What is left of it once the table is imagined."""
        self._table: Any = None
        """The table as of the boundary; None while there is none that could be copied."""
        self._unseen: Any = None
        """What lies hidden at the first table."""
        self._same = False
        """At this table the same lies hidden."""
        self._known: dict[Part, Known] = {}
        self._used = 0
        """How much luck goes into answering the question itself."""
        self._number = -1
        self.spoilt = False
        """Some table could not be copied."""

    def next_table(self) -> None:
        """From now on answers are tried at another table."""
        draw = self._random.random
        self._foreseen = [draw() for _ in range(FORESEEN)]
        self._table = None
        self._number += 1

    def settled(self, answer: Part) -> bool:
        """Does it come to the same at every table, without any question?"""
        known = self._known.get(answer)
        return known is not None and known.ended and not self.spoilt

    def value(self, answer: Part) -> float:
        """How well the seat stands at the end of this resolution, where all but ``answer`` is random or made with a
        little sense."""
        first = self._imagined() if self._table is None else None
        if self._table is None:
            return self._played(answer, first, Known())
        known = self._known.get(answer)
        if known is None:
            known = self._known[answer] = Known()
        elif known.ended or known.reply is not None:
            found = self._foretold(known)
            if found is not None:
                return found.share if self._drive is None else found.share + found.driven
        return self._played(answer, self._table.clone() if first is None else first, known)

    def _imagined(self) -> Any:
        """This table; it is kept, to be copied for other answers."""
        foreseen = iter(self._foreseen)
        state = self._sight.imagination.sample(chain(foreseen, self._beyond).__next__)
        left = length_hint(foreseen)
        self._rest = self._foreseen[FORESEEN - left :]
        if left < 2:  # the next one would be imagined with other luck
            self.spoilt = True
            return state
        self._table = state.clone()
        if self._hidden is not None:
            unseen = self._hidden.seen(state, self._sight.seat)
            if not self._number:
                self._unseen = unseen
            self._same = bool(unseen == self._unseen)
        return state

    def _foretold(self, known: Known) -> Known | None:
        """What comes of it at this table, if that is known."""
        if not self._open and not self._same and self._hidden is None:
            return None
        taken: list[float] = []

        def further() -> float:
            taken.append(self._random.random())
            return taken[-1]

        draw: Draw = chain(self._rest[self._used :], iter(further, None)).__next__
        here: Known | None = known
        while here is not None and not here.ended:
            if here.reply is None:
                here = None
                break
            here = here.then.get(here.reply(draw))
        if here is None:
            self._given_back = taken  # it is played with the same luck
            return None
        if self._open or self._same:
            here.share = here.first
            return here
        assert self._hidden is not None
        seat = self._sight.seat
        if not self._hidden.put(here.state, self._table, seat):
            self._given_back = taken
            return None
        here.share = self._evaluate(here.state)[seat]
        return here

    def _played(self, answer: Part, state: Any, known: Known | None) -> float:
        """Play it at this table, and note what will be the same at others."""
        seat, sense = self._sight.seat, self._sense
        draw: Draw = chain(self._rest, self._given_back, self._beyond).__next__
        self._given_back = []
        if self._asked is not None and self._foretell is not None:
            self._foretell(state, self._asked)
        resolution = self._game.resolution(state, silence)
        assert resolution is not None
        question: Question = next(resolution)
        self._asked = question
        for each in self._sight.since:
            question = resolution.send(each)
        given = joined(question, seat, answer, draw)
        if isinstance(question, Commit):
            self._used = 1
            if len(question.seats) > 1 or isinstance(answer, tuple):
                known = None
        try:
            question = resolution.send(given)
            while True:
                if known is not None:
                    if not known.tried:
                        known.tried = True
                        known.reply = self._own_reply(state, question)
                    if known.reply is not None:
                        value = known.reply(draw)
                        following = known.then.get(value)
                        if following is None:
                            following = known.then[value] = Known()
                        known = following
                        question = resolution.send([value] if isinstance(question, Commit) else value)
                        continue
                    known = None
                reply: Answer | None = None
                if sense is not None and not isinstance(question, Roll):
                    reply = sense(state, question, draw)
                question = resolution.send(at_random(question, draw) if reply is None else reply)
        except StopIteration:
            pass
        share = self._evaluate(state)[seat]
        driven = 0.0 if self._drive is None else self._drive(state, seat)
        if known is not None and not known.tried:
            known.tried = True
            if self._open or (self._hidden is not None and self._hidden.seen(state, seat) == self._unseen):
                known.ended = True
                known.state = state
                known.first = known.share = share
                known.driven = driven
        return share if self._drive is None else share + driven

    def _own_reply(self, state: Any, question: Question) -> Reply | None:
        """How the seat answers what it is asked alone."""
        if isinstance(question, Choice):
            alone = question.seat == self._sight.seat
        else:
            alone = isinstance(question, Commit) and list(question.seats) == [self._sight.seat]
        if not alone:
            return None
        if self._reply_of is not None:
            return self._reply_of(state, question)
        options = tuple(options_of(question, self._sight.seat))  # rules may change their list
        if self._sense is not None or not options:
            return None
        return lambda draw: options[int(draw() * len(options))]
