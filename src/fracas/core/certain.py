"""Answers that decide the game for certain: whatever chance and the others do, and in every world that the seat can
imagine.

This is rule, not advice: nobody weighs anything, and where it cannot be proved within a few steps nothing is said. A
game names the answers that are worth a proof (`Game.finishing`), so that most questions cost nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.game import Game, Outcome
from fracas.core.marks import LOSES, WINS, Mark
from fracas.core.question import Answer, Choice, Commit, Place, Question, Region, Roll, options_of
from fracas.core.sight import Sight

WORLDS = 4
"""How many worlds are imagined where something is hidden. They follow from what the seat knows."""
STEPS = 600
"""How many answers a proof may try before it gives up."""
DEPTH = 12
"""How many questions may lie between an answer and the end of the game."""


class _TooLong(Exception):
    """It cannot be proved in so few steps."""


def decided(sight: Sight[Any, Any]) -> dict[int, Mark]:
    """The answers of the sight's seat that surely win, and those that surely lose although another may not. Empty where
    all come to the same."""
    game, seat = sight.game, sight.seat
    worth_it = game.finishing(sight.view, seat, sight.ask, sight.values)
    if not worth_it:
        return {}
    worlds = [sight.imagine(Random(k).random, keep=True) for k in range(WORLDS if game.has.hidden else 1)]
    found: dict[int, Mark] = {}
    marks: tuple[Mark, ...] = (WINS, LOSES)
    for answer in worth_it:
        for mark in marks:
            if all(_Proof(game, seat, mark).of_answer(world, answer) for world in worlds):
                found[answer] = mark
    return found if len(found) < len(sight.values) or len(set(found.values())) > 1 else {}


class _Proof:
    """That a seat wins, or loses, whatever comes: of its own answers one must do, of everything else all."""

    def __init__(self, game: Game[Any, Any], seat: int, mark: str) -> None:
        self.game = game
        self.seat = seat
        self.mark = mark
        self.left = STEPS

    def of_answer(self, world: Flow[Any], answer: int) -> bool:
        question = world.question
        if question is None or answer not in options_of(question, self.seat):
            return False
        if self.game.has.hidden and isinstance(question, Commit) and len(question.seats) > 1:
            return False
        try:
            return self._all(world, _with(question, self.seat, answer), DEPTH)
        except _TooLong:
            return False

    def _holds(self, flow: Flow[Any], depth: int) -> bool:
        question = flow.question
        if question is None:
            outcome = self.game.outcome(flow.state)
            return outcome is not None and self._as_wished(outcome)
        mine = options_of(question, self.seat)
        if self.game.has.hidden and isinstance(question, Commit) and any(seat != self.seat for seat in question.seats):
            return False  # what they can answer depends on what nobody knows for certain
        if self.mark == LOSES or not mine:
            return self._all(flow, _answers(question), depth)
        view = self.game.view(flow.state, self.seat)
        for answer in self.game.finishing(view, self.seat, question.ask, list(mine)) if len(mine) > 1 else mine:
            if self._all(flow, _with(question, self.seat, answer), depth):
                return True
        return False

    def _all(self, flow: Flow[Any], answers: Iterable[Answer], depth: int) -> bool:
        for answer in answers:
            self.left -= 1
            if self.left < 0 or depth == 0:
                raise _TooLong
            tried = flow.fork()
            tried.send(answer)
            if not self._holds(tried, depth - 1):
                return False
        return True

    def _as_wished(self, outcome: Outcome) -> bool:
        if self.mark == LOSES:
            return self.seat not in outcome.winners
        # A victory that everybody shares is a draw.
        return self.seat in outcome.winners and 2 * len(outcome.winners) <= len(outcome.shares)


def _answers(question: Question) -> Iterator[Answer]:
    """All that may be answered."""
    if isinstance(question, Roll):
        yield from question.outcomes
    elif isinstance(question, Choice):
        yield from question.options
    elif isinstance(question, Commit):
        yield from map(list, product(*[_listed(part) for part in question.options]))
    elif isinstance(question, Place):
        raise _TooLong


def _with(question: Question, seat: int, answer: int) -> Iterator[Answer]:
    """The same, where ``seat`` gives this answer."""
    if isinstance(question, Commit):
        parts = [
            [answer] if each == seat else _listed(part)
            for each, part in zip(question.seats, question.options, strict=True)
        ]
        yield from map(list, product(*parts))
    else:
        yield answer


def _listed(part: Any) -> list[int]:
    if isinstance(part, Region):
        raise _TooLong
    return list(part)
