"""Lessons in tests: each step as a player meets it at a table, and whether what is said there is true.

What a game alone knows stands in ``tests/games/<game>/lessons.py``: how a table stands (``standing``), and whether a
thing lies on it (``lies_there``; None where only the question knows).
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from fracas.core.course import FOE, Course, Moment, course_of, opened
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, Lesson, lessons_of
from fracas.core.parts import part_of
from fracas.core.question import Part
from fracas.core.session import Session
from fracas.games import REGISTERED

Table = Session[Any, Any]

MOST_WORDS = 25
SIDES = 8
"""So many places round a wanted one are tried."""


class Taught(NamedTuple):
    """A lesson and its game."""

    game: Game[Any, Any]
    lesson: Lesson

    @property
    def course(self) -> Course:
        return course_of(self.game, self.lesson.id)

    def at(self, step: int = 1, *, seed: int = 1) -> Table:
        """A table that is opened at a step."""
        return opened(self.game, self.lesson.id, name="Ann", step=step, seed=seed)


ALL = [Taught(game, lesson) for game in REGISTERED.values() for lesson in lessons_of(game).values()]
every_lesson = pytest.mark.parametrize("taught", ALL, ids=[taught.lesson.id for taught in ALL])


class Met(NamedTuple):
    """One question of a lesson as the player meets it."""

    table: Table
    """Before the answer."""
    moment: Moment
    last: bool
    """Is it the last question of its step?"""


def let_the_foe_answer(table: Table) -> None:
    """The other side answers as the lesson says, until the player must answer."""
    assert table.course is not None
    while FOE in table.questions:
        told = table.course.next(FOE, table.played)
        if told is None:
            return
        table.answer(FOE, told)


def wanted(moment: Moment) -> Part:
    """One answer that is wanted."""
    return moment.values[0] if moment.place is None else moment.place.thousandths


def questions(taught: Taught, *, also: dict[int, Part] | None = None) -> Iterator[Met]:
    """Every question of the scripted part, each answered as wanted; those in ``also``, by how often the player has
    answered, otherwise."""
    table, course = taught.at(), taught.course
    while True:
        let_the_foe_answer(table)
        moment = course.moment(table.played)
        if moment is None:
            return
        number = course.answered(table.played)
        after = course.moments.get(number + 1)
        yield Met(table, moment, after is None or after.number != moment.number)
        table.answer(LEARNER, (also or {}).get(number, wanted(moment)))


def told_between(taught: Taught) -> Iterator[tuple[int, list[str], Table]]:
    """Of each step that is answered: what the table tells the player until it asks anew, and how it stands then."""
    steps = sorted({moment.number for moment in taught.course.moments.values()})
    table = taught.at()
    for number in steps:
        before = table.event_count
        while (moment := taught.course.moment(table.played)) is not None and moment.number == number:
            table.answer(LEARNER, wanted(moment))
            let_the_foe_answer(table)
        yield number, table.narration(LEARNER, before), table


def own_words(game: Game[Any, Any]) -> ModuleType:
    """What tests know of this game's lessons alone."""
    part = part_of("tests.games", game.name, "lessons")
    assert part is not None, f"tests/games/{game.name}/lessons.py is missing"
    return part


def standing(table: Table, what: str) -> object:
    """How a table stands, by a word and a number: ``"hits 3"``, ``"scores"``."""
    word, _, number = what.partition(" ")
    return own_words(table.game).standing(table.flow.state, word, int(number or 0))


def is_there(table: Table, thing: str) -> bool:
    """Is a thing that a lesson points at on the table of this moment? A question may name more than lies there."""
    known: bool | None = own_words(table.game).lies_there(table.flow.state, thing)
    if known is not None:
        return known
    asked = table.questions[LEARNER]
    return thing in {name for name, _ in asked.things} or any(thing in option.touches for option in asked.options)


def is_spot(thing: str) -> bool:
    """``spot:9.7,3.3``: a place in inches."""
    return re.fullmatch(r"spot:\d+(\.\d+)?,\d+(\.\d+)?", thing) is not None


def words_in(sentence: str) -> int:
    return len([word for word in sentence.split() if re.search(r"\w", word)])


def sentences_in(text: str) -> int:
    return len(re.findall(r"[.!?…](?:\s|$)", text))


def round_about(at: tuple[int, ...], near: float, side: int) -> tuple[int, int]:
    """A place ``near`` inches from the end of a way, in one of eight directions, rounded towards it."""
    turn = side * math.tau / SIDES
    x, y = at[-2:]
    return x + int(1000 * near * math.cos(turn)), y + int(1000 * near * math.sin(turn))
