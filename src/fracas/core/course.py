"""The course of a lesson: what chance and the other side answer, and what is wanted of the player when.

It follows from the answers of the table alone, so that nothing else is stored, and a table that is loaded, replayed or
taken back stands where the lesson does. Answers are counted for each seat, because in a secret choice nobody waits for
the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from fracas.core.asked import Asked
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, Lesson, Picture, Place, Said, Step, lesson_named, lessons_of, position_of
from fracas.core.listener import Listener
from fracas.core.opening import header_of
from fracas.core.question import Part, Roll
from fracas.core.record import CHANCE, Entry, Header
from fracas.core.refusal import FracasError, SetupError
from fracas.core.session import Session

FOE: Final = 1 - LEARNER
SEED: Final = 1
"""Of the table at which a lesson is played through once; nothing that is scripted depends on it."""


class Moment(msgspec.Struct, frozen=True):
    """What is wanted of the player at one question."""

    number: int
    """Of the step, from 1."""
    step: Step
    first: bool
    """Is this its first question? The others follow in the same breath."""
    ask: str
    values: tuple[int, ...] = ()
    """The answers that it wants; none where it wants a place."""
    place: Place | None = None

    def takes(self, answer: Part) -> bool:
        if isinstance(answer, tuple):
            return self.place is not None and self.place.takes(answer)
        return answer in self.values


class Course:
    """A lesson, played through."""

    __slots__ = ("_begins", "_entries", "lesson", "looks", "moments", "position", "told")

    def __init__(self, lesson: Lesson, position: str) -> None:
        self.lesson = lesson
        self.position = position
        """Where it begins."""
        self.told: dict[int, list[Part]] = {CHANCE: [], LEARNER: [], FOE: []}
        """What everybody answers until the free part, by who answers; of the player one way to do it."""
        self.moments: dict[int, Moment] = {}
        """What is wanted of the player, by how often they have answered."""
        self.looks: dict[int, list[tuple[int, Step]]] = {}
        """The steps that only want something looked at, with their numbers, likewise: they come before the answer."""
        self._entries: list[Entry] = []
        self._begins: dict[int, int] = {}

    def next(self, who: int, played: Sequence[Entry]) -> Part | None:
        """What ``who``, chance or the other side, answers now; None where the script says nothing: it has come to its
        end, or the player has left it."""
        if not self.fits(played):
            return None
        place = sum(1 for each, _ in played if each == who)
        told = self.told[who]
        return told[place] if place < len(told) else None

    def moment(self, played: Sequence[Entry]) -> Moment | None:
        """What is wanted of the player now; None in the free part, and where they have left the script."""
        return self.moments.get(self.answered(played)) if self.fits(played) else None

    @staticmethod
    def answered(played: Sequence[Entry]) -> int:
        """How often the player has answered."""
        return sum(1 for who, _ in played if who == LEARNER)

    def is_free(self, played: Sequence[Entry]) -> bool:
        """Has the free part begun?"""
        return self.answered(played) >= len(self.told[LEARNER]) or not self.fits(played)

    def fits(self, played: Sequence[Entry]) -> bool:
        """Has everything been answered as the lesson tells it, as far as it goes?"""
        counts = dict.fromkeys(self.told, 0)
        for who, answer in played:
            place = counts[who]
            counts[who] = place + 1
            told = self.told[who]
            if place >= len(told):
                if who == LEARNER:
                    return True  # the free part has begun
                continue
            moment = self.moments.get(place) if who == LEARNER else None
            if answer != told[place] and (moment is None or not moment.takes(answer)):
                return False
        return True

    def before(self, step: int) -> list[Entry]:
        """The answers of everybody that lead to a step: what a table begins with that is opened there."""
        return list(self._entries[: self._begins[step]])

    @property
    def steps(self) -> int:
        """How many steps there are; the free part is one more."""
        return len(self.lesson.step)


class LessonError(FracasError):
    """The lesson and the rules disagree: a lesson is at fault, never a player."""


class _Told:
    """Chance as a lesson tells it, word for word."""

    def __init__(self, game: Game[Any, Any], told: Sequence[str]) -> None:
        self.game = game
        self.told = list(told)

    def roll(self, question: Roll, at: int) -> int:  # noqa: ARG002
        if not self.told:
            raise LessonError("lesson", f"The dice are used up, and {question.ask!r} is asked.")
        ask, _, word = self.told.pop(0).partition(" ")
        for value in question.outcomes if ask == question.ask else ():
            if self.game.words.option(None, question, value, Listener.nobody()).token == word:
                return value
        raise LessonError("lesson", f"{question.ask!r} cannot come out as the lesson says: {ask} {word}.")

    def fork(self) -> _Told:
        return _Told(self.game, self.told)


@cache
def course_of(game: Game[Any, Any], lesson: str) -> Course:
    """The course of a lesson, which is played through once."""
    return played_through(game, lesson_named(game, lesson))


def played_through(game: Game[Any, Any], told: Lesson) -> Course:
    """The course of what a lesson tells; LessonError where the rules disagree with it."""
    course = Course(told, position_of(game, told))
    chance = _Told(game, told.chance)
    table = Session.new(
        game,
        players=2,
        settings=told.settings,
        seed=SEED,
        position=course.position,
        chance=chance,
        names=["You", told.foe],
    )
    foe = list(told.answers)
    for number, step in enumerate(told.step, 1):
        try:
            _play(course, table, number, step, foe)
        except FracasError as no:
            raise LessonError("lesson", f"{told.id}, step {number}: {no.sentence}") from no
    _let_the_foe_answer(table, foe)
    if foe or chance.told:
        raise LessonError("lesson", f"{told.id}: nobody asks for {[*foe, *chance.told]}.")
    _must_ask(table, told.free.ask)
    course._begins[course.steps + 1] = len(table.played)
    course._entries = table.played.copy()
    for who, answer in table.played:
        course.told[who].append(answer)
    return course


def _play(course: Course, table: Session[Any, Any], number: int, step: Step, foe: list[Said]) -> None:
    """Let the other side answer what it must, note what the step wants, and do it."""
    _let_the_foe_answer(table, foe)
    course._begins[number] = len(table.played)
    asked = _must_ask(table, step.ask)
    if step.look:
        course.looks.setdefault(course.answered(table.played), []).append((number, step))
        return
    for place, (ask, want) in enumerate([(step.ask, step.want), *step.then]):
        _let_the_foe_answer(table, foe)
        asked = _must_ask(table, ask)
        moment = _wanted(asked, number, step, want, first=place == 0)
        course.moments[course.answered(table.played)] = moment
        table.answer(LEARNER, moment.values[0] if moment.place is None else moment.place.thousandths)


def _must_ask(table: Session[Any, Any], ask: str) -> Asked:
    asked = table.questions.get(LEARNER)
    if asked is None or asked.ask != ask:
        raise LessonError("lesson", f"The player is asked {asked and asked.ask!r}, not {ask!r}.")
    return asked


def _wanted(asked: Asked, number: int, step: Step, want: str | tuple[str, ...] | Place, *, first: bool) -> Moment:
    if isinstance(want, Place):
        return Moment(number, step, first, asked.ask, place=want)
    words = (want,) if isinstance(want, str) else want
    values = tuple(option.value for word in words for option in asked.options if option.token == word)
    if not words or len(values) != len(words):
        known = [option.token for option in asked.options]
        raise LessonError("lesson", f"{words} are not among the answers to {asked.ask!r}: {known}.")
    return Moment(number, step, first, asked.ask, values)


def _let_the_foe_answer(table: Session[Any, Any], foe: list[Said]) -> None:
    """The other side answers all that it is asked before the player must answer; its secret choices come first."""
    while FOE in table.questions:
        asked = table.questions[FOE]
        if asked.passing is not None and (not foe or foe[0].ask != asked.ask):
            table.answer(FOE, asked.passing)
            continue
        if not foe:
            return  # here the free part begins: a bot answers
        told = foe.pop(0)
        if told.ask != asked.ask:
            raise LessonError("lesson", f"The other side is asked {asked.ask!r}, and the lesson answers {told.ask!r}.")
        table.answer(FOE, Place(told.at).thousandths if told.at else told.answer)


def opened(
    game: Game[Any, Any], lesson: str, *, name: str, step: int = 1, seed: int | None = None
) -> Session[Any, Any]:
    """A table at which a lesson is played, opened at one of its steps (the one after the last is the free part)."""
    course = course_of(game, lesson)
    if not 1 <= step <= course.steps + 1:
        sentence = f"This lesson has the steps 1 to {course.steps + 1}."
        raise SetupError("unknown-step", sentence, rule="table.lesson")
    return Session(game, header_of_lesson(game, course, name=name, seed=seed), course.before(step))


def pictured(game: Game[Any, Any], picture: Picture) -> Session[Any, Any]:
    """The table that a picture shows."""
    return opened(game, picture.lesson, name="You", step=picture.step, seed=SEED)


def header_of_lesson(game: Game[Any, Any], course: Course, *, name: str, seed: int | None = None) -> Header:
    """The header of such a table: the player first, then the other side, which becomes the bot of the free part."""
    told = course.lesson
    names = [name, told.foe if name != told.foe else f"{told.foe} 2"]
    return header_of(
        game,
        players=2,
        settings=told.settings,
        seed=seed,
        names=names,
        bots=["", told.free.bot],
        position=course.position,
        lesson=told.id,
    )


def course_for(game: Game[Any, Any], header: Header) -> Course | None:
    """The course that a table follows; None if it is no lesson, or of one that is no longer taught."""
    if not header.lesson or header.lesson not in lessons_of(game):
        return None
    return course_of(game, header.lesson)
