"""Answers that decide the game for certain: whatever chance and the others do, and in every world that the seat can
imagine.

This is rule, not advice: nobody weighs anything, and where it cannot be proved within a few steps nothing is said. A
game names the answers that are worth a proof (`Game.finishing`), so that most questions cost nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.game import Game, Outcome
from fracas.core.marks import LOSES, WINS, Mark
from fracas.core.question import Answer, Choice, Commit, Place, Question, Region, Roll, deciders, options_of
from fracas.core.sight import Sight

WORLDS = 4
"""How many worlds are imagined where something is hidden. They follow from what the seat knows."""
STEPS = 2_400
"""How many answers the proofs about one question may try, in all worlds together, before they give up: a server shows
no scene before they are through."""
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
    covering = sight.covering()
    worlds = covering or [sight.imagine(Random(k).random, keep=True) for k in range(WORLDS if game.has.hidden else 1)]
    found: dict[int, Mark] = {}
    marks: tuple[Mark, ...] = (WINS, LOSES)
    share = STEPS // (len(worth_it) * len(marks))
    for answer in worth_it:
        for mark in marks:
            proof = _Proof(game, seat, mark, share, open_hands=bool(covering) or not game.has.hidden)
            if proof.of_answer(worlds, answer):
                found[answer] = mark
                break
    return found if len(found) < len(sight.values) or len(set(found.values())) > 1 else {}


class _Proof:
    """That a seat wins, or loses, whatever comes: of its own answers one must do, of everything else all.

    It is tried in several worlds at once, which look the same to the seat: what it answers later may depend on what it
    has seen by then, and on nothing else."""

    def __init__(self, game: Game[Any, Any], seat: int, mark: str, steps: int, *, open_hands: bool) -> None:
        self.game = game
        self.seat = seat
        self.mark = mark
        self.open_hands = open_hands
        """The worlds have, between them, all that another seat may answer in secret."""
        self.left = steps
        """How many answers it may still try."""

    def of_answer(self, worlds: list[Flow[Any]], answer: int) -> bool:
        try:
            return self._mine(worlds, answer, DEPTH)
        except _TooLong:
            return False

    def _holds(self, worlds: list[Flow[Any]], depth: int) -> bool:
        question = worlds[0].question
        if any(not _same(question, world.question) for world in worlds):
            raise _TooLong
        if question is None:
            return all(self._is_over(world) for world in worlds)
        if not any(self.game.still_in(world.state, [self.seat]) for world in worlds):
            return self.mark == LOSES  # the others play on
        mine = list(options_of(question, self.seat))
        if any(list(options_of(world.question, self.seat)) != mine for world in worlds[1:] if world.question):
            raise _TooLong
        if not mine:
            return self._others(worlds, depth)
        if self.mark == LOSES:
            return all(self._mine(worlds, answer, depth) for answer in mine)
        view = self.game.view(worlds[0].state, self.seat)
        worth_it = self.game.finishing(view, self.seat, question.ask, mine) if len(mine) > 1 else mine
        return any(self._mine(worlds, answer, depth) for answer in worth_it)

    def _mine(self, worlds: list[Flow[Any]], answer: int, depth: int) -> bool:
        """The seat answers this; others who answer at the same time do as they like."""
        question = worlds[0].question
        if question is None or answer not in options_of(question, self.seat):
            return False
        if isinstance(question, Commit) and len(question.seats) > 1 and not self.open_hands:
            return False  # what they can answer depends on what nobody knows for certain
        return self._tried(
            [(world, each) for world in worlds for each in _with(world.question, self.seat, answer)], depth
        )

    def _others(self, worlds: list[Flow[Any]], depth: int) -> bool:
        """Chance or somebody else answers."""
        if isinstance(worlds[0].question, Commit) and not self.open_hands:
            return False
        return self._tried([(world, each) for world in worlds for each in _answers(world.question)], depth)

    def _tried(self, answers: list[tuple[Flow[Any], Answer]], depth: int) -> bool:
        """Each answer in each world where it can be given. Worlds in which the same was seen stay together."""
        if depth == 0:
            raise _TooLong
        seen: dict[Any, list[tuple[Flow[Any], Answer]]] = {}
        for world, answer in answers:
            key = None if _stays_secret(world.question) else tuple(answer) if isinstance(answer, list) else answer
            seen.setdefault(key, []).append((world, answer))
        for together in seen.values():
            after = []
            for world, answer in together:
                self.left -= 1
                if self.left < 0:
                    raise _TooLong
                tried = world.fork()
                tried.send(answer)
                after.append(tried)
            if not self._holds(after, depth - 1):
                return False
        return True

    def _is_over(self, world: Flow[Any]) -> bool:
        outcome = self.game.outcome(world.state)
        return outcome is not None and self._as_wished(outcome)

    def _as_wished(self, outcome: Outcome) -> bool:
        if self.mark == LOSES:
            return self.seat not in outcome.winners
        # A victory that everybody shares is a draw.
        return self.seat in outcome.winners and 2 * len(outcome.winners) <= len(outcome.shares)


def _same(one: Question | None, other: Question | None) -> bool:
    """Is the same asked of the same, as far as everybody can see?"""
    if one is None or other is None:
        return one is other
    return type(one) is type(other) and one.ask == other.ask and list(deciders(one)) == list(deciders(other))


def _stays_secret(question: Question | None) -> bool:
    """Is the answer hidden from somebody even when it has been given?"""
    return isinstance(question, Roll | Commit) and question.secret


def _answers(question: Question | None) -> Iterator[Answer]:
    """All that may be answered."""
    if isinstance(question, Roll):
        yield from question.outcomes
    elif isinstance(question, Choice):
        yield from question.options
    elif isinstance(question, Commit):
        yield from map(list, product(*[_listed(part) for part in question.options]))
    elif isinstance(question, Place):
        raise _TooLong


def _with(question: Question | None, seat: int, answer: int) -> Iterator[Answer]:
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
