"""A lesson: a short game that is played by a script until the player knows enough to go on alone.

Its data stands beside its game, one file for each lesson in ``games/<game>/lessons/``: where it begins, what chance and
the other side answer, and steps with what is said, pointed at and wanted. `fracas.core.course` plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown
from fracas.core.settings import settle

LEARNER = 0
"""The seat of the player; the other side sits in the next one."""
THOUSAND = 1000
"""Lessons tell places in inches; a table knows thousandths."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go: any legal place not farther than ``near`` inches from ``at``."""

    at: tuple[float, ...]
    near: float = 0.0

    @property
    def thousandths(self) -> tuple[int, ...]:
        return tuple(round(THOUSAND * each) for each in self.at)

    def takes(self, place: tuple[int, ...]) -> bool:
        """Does a way that ends there do? Only its end counts."""
        if len(place) < 2:
            return False
        (x, y), (wanted_x, wanted_y) = place[-2:], self.thousandths[-2:]
        return (x - wanted_x) ** 2 + (y - wanted_y) ** 2 <= (THOUSAND * self.near) ** 2


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of the other side: a word of the notation, or a place."""

    ask: str
    answer: str = ""
    at: tuple[float, ...] = ()


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the words of a step claim. Tests look whether it is so; nobody else reads it."""

    hear: tuple[str, ...] = ()
    """Parts of sentences that the table tells the player before it asks again."""
    note: dict[str, str] = {}
    """What stands beside an option."""
    now: dict[str, Any] = {}
    """How things stand after the step, by the words of the game's own tests."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the player does."""

    ask: str
    """The question that it answers."""
    say: str
    rule: str
    """The rule that it teaches."""
    point: tuple[str, ...] = ()
    """What is lit: things of the table by their names, and ``spot:x,y``, ``terrain:kind``, ``ability:name``."""
    want: str | tuple[str, ...] | Place = ()
    """The answer, or any of these answers."""
    look: str = ""
    """Nothing is answered here: the step is done when the details of this thing are open."""
    then: tuple[tuple[str, str | Place], ...] = ()
    """Questions that follow in the same breath, with their answers."""
    otherwise: str | dict[str, str] = {}
    """What is said of another legal answer, by its word or of any (``*``). It is not played; the question stands."""
    after: str = ""
    """Said once the player has seen what came of it."""
    refuse: dict[str, str] = {}
    """What beginners try and cannot do, with the rule that says so."""
    check: Check = Check()

    @property
    def wanted(self) -> tuple[str, ...]:
        """The words of the answers that it wants; none where it wants a place or a look."""
        if isinstance(self.want, Place):
            return ()
        return (self.want,) if isinstance(self.want, str) else self.want

    @property
    def sentences(self) -> dict[str, str]:
        """What is said of other answers, by their words."""
        return {"*": self.otherwise} if isinstance(self.otherwise, str) else self.otherwise


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last part: nothing is scripted any more."""

    ask: str
    """The question that it begins with."""
    say: str
    goal: str
    bot: str
    """Who plays the other side from here on."""
    won: str | dict[str, str]
    """What is said in the end, to all or by the rule that ended it."""
    lost: str | dict[str, str]
    drawn: str | dict[str, str] = ""
    when: dict[str, str] = {}
    """Said the first time that a question of this name is asked, or an event of this name happens."""

    def end(self, rule: str, *, won: bool, drawn: bool) -> str:
        """What is said of the end; empty where the sentence of the table is enough."""
        words = self.drawn if drawn else self.won if won else self.lost
        return words if isinstance(words, str) else words.get(rule, "")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, as its file has it."""

    id: str
    """The game and a word: ``figures.first``."""
    title: str
    minutes: int
    foe: str
    """What the other side is called."""
    teaches: tuple[str, ...]
    """Rules, by their ids."""
    start: dict[str, Any]
    """The table as the game's own `lay` reads it, and ``settings``."""
    step: tuple[Step, ...]
    free: Free
    chance: tuple[str, ...] = ()
    """Dice and draws in their order, each as its question and its word: ``draw 5D``."""
    answers: tuple[Said, ...] = ()
    """What the other side answers, in order. A reaction that is not told is passed on."""
    place: int = 1
    """First, second …, as they are offered."""

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]

    @property
    def settings(self) -> dict[str, Any]:
        return dict(self.start.get("settings", {}))


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"lesson": "from"}):
    """One picture of a game in a minute: the table of a lesson when one of its steps begins."""

    lesson: str
    step: int
    lit: tuple[str, ...]
    """What it is about, named as in a step."""
    caption: str
    shows: str
    """What there is to see, for readers who cannot see it."""


class _Minute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    picture: tuple[Picture, ...]


@cache
def minute_of(game: Game[Any, Any]) -> tuple[Picture, ...]:
    """The game in one minute, as pictures in their order; none if it teaches nothing."""
    package = type(game).__module__
    if part_of(package, "lessons") is None:
        return ()
    page = files(f"{package}.lessons") / "minute.toml"
    return msgspec.toml.decode(page.read_bytes(), type=_Minute).picture if page.is_file() else ()


@cache
def lessons_of(game: Game[Any, Any]) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids, in the order in which they are offered."""
    package = type(game).__module__
    if part_of(package, "lessons") is None:
        return {}
    pages = [page for page in files(f"{package}.lessons").iterdir() if page.name.startswith("lesson-")]
    found = [msgspec.toml.decode(page.read_bytes(), type=Lesson) for page in pages if page.name.endswith(".toml")]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: lesson.place)}


def lesson_named(game: Game[Any, Any], lesson: str) -> Lesson:
    """The lesson with this id; SetupError if the game has none."""
    found = lessons_of(game)
    if lesson not in found:
        sentence = f"There is no lesson {shown(lesson)}{did_you_mean(lesson, found)}"
        raise SetupError("unknown-lesson", sentence, rule="table.lesson")
    return found[lesson]


def position_of(game: Game[Any, Any], lesson: Lesson) -> str:
    """Where the lesson begins, in the game's notation."""
    part = part_of(type(game).__module__, "lessons")
    assert part is not None
    start = {name: value for name, value in lesson.start.items() if name != "settings"}
    return str(part.lay(start, game, settle(game.name, game.settings, lesson.settings)))
