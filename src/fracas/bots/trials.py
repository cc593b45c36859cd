"""Answers tried one after the other, each at the same imagined tables and with the same luck.

A table is imagined once and copied for each answer. And much comes to the same at every table, as long as the same
luck falls: that is played once and walked again (`fracas.bots.paths`); at the other tables what lies hidden there is
put into what came of it (`Hidden`). So nothing is saved by guessing: each answer is worth what it would be worth if it
were played at every table from the beginning.
"""

# mypyc: compiled

from __future__ import annotations

from itertools import chain
from operator import length_hint
from random import Random
from typing import Any, final

from fracas.bots.evaluation import Evaluate, drive_of, evaluation
from fracas.bots.imagined import FORESEEN
from fracas.bots.paths import Known, Paths
from fracas.core.question import Answer, Draw, Part
from fracas.core.sight import Sight
from fracas.core.tell import silence


@final
class Worth:
    """What came of an answer, for the seat that gave it."""

    __slots__ = ("driven", "share")

    def __init__(self, share: float, driven: float) -> None:
        self.share = share
        self.driven = driven
        """What drives the seat there; it sees all of that."""


@final
class Trials:
    """One decision, whose answers are tried."""

    def __init__(self, sight: Sight[Any, Any], random: Random, judge: Evaluate | None = None, tables: int = 6) -> None:
        """What comes of an answer is judged by the evaluation of the game, or by ``judge``. There will be about so many
        ``tables``."""
        game = sight.game
        self._sight = sight
        self._drive = drive_of(game)
        self._evaluate: Evaluate = judge or evaluation(game)
        self.paths = Paths(sight, tables)
        self._random = random
        self._beyond = iter(random.random, None)
        """The luck that was not foreseen: seldom needed."""
        self._foreseen: list[float] = []
        self._rest: list[float] = []
        """What is left of it once the table is imagined."""
        self._table: Any = None
        """The table as of the boundary; None while there is none that could be copied."""
        self._number = 0
        self._kind = 0
        self.spoilt = False
        """Some table could not be copied."""

    def next_table(self) -> None:
        """From now on answers are tried at another table."""
        draw = self._random.random
        self._foreseen = [draw() for _ in range(FORESEEN)]
        self._table = None

    def settled(self, answer: Part) -> bool:
        """Does it come to the same at every table, without any question?"""
        return self.paths.known(answer, 0).ended and not self.spoilt

    def value(self, answer: Part) -> float:
        """How well the seat stands at the end of this resolution, where all but ``answer`` is random or made with a
        little sense."""
        first = self._imagined() if self._table is None else None
        draw: Draw = chain(self._rest, self._beyond).__next__
        known: Known | None = None
        path: list[Answer] = []
        if self._table is not None and self.paths.can_be_known:
            known = self.paths.walk(answer, self._number, self._kind, draw, path)
            if known.ended:
                return self._worth_here(known)
        return self._played(answer, self._table.clone() if first is None else first, known, path, draw)

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
        self._number = self.paths.tables.number(state)
        self._kind = self.paths.tables.kind(state)
        return state

    def _worth_here(self, known: Known) -> float:
        """What came of it, with what lies hidden at this table."""
        worth: Worth = known.came
        share = worth.share
        hidden = self.paths.tables.hidden
        if hidden is not None and not known.inner and known.of != self._number:
            hidden.put(known.state, self._table, self._sight.seat)
            share = self._evaluate(known.state)[self._sight.seat]
        return share if self._drive is None else share + worth.driven

    def _played(self, answer: Part, state: Any, known: Known | None, path: list[Answer], draw: Draw) -> float:
        """Play it at this table, first what is known to be answered, and note what is found."""
        seat = self._sight.seat
        resolution, question = self.paths.begin(state, silence)
        known = self.paths.play(answer, self._number, state, resolution, question, draw, known, path)
        share = self._evaluate(state)[seat]
        driven = 0.0 if self._drive is None else self._drive(state, seat)
        if known is not None:
            self.paths.keep(known, self._number, state, Worth(share, driven))
        return share if self._drive is None else share + driven
