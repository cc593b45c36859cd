"""The four kinds of question that rules can ask.

Rules are generators. They yield a question, are sent the answer, and change plain state. Everything a
player decides and everything chance decides is an answer to one of these:

========  =======================================  ===================================
question  who answers                              the answer
========  =======================================  ===================================
Choice    one seat                                 one of the listed options
Commit    several seats, each in secret; all is    a list, one part for each seat
          revealed together, or stays secret
Roll      chance                                   one of the outcomes
Place     one seat                                 a tuple of integers (a point or path)
========  =======================================  ===================================

An option is a small integer whose meaning depends on what is asked (a figure, a card, a seat). The words
for it are made elsewhere, and only when somebody reads them.
"""

# mypyc: compiled

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Sequence
from typing import Any, Protocol, final

from fracas.core.native import mypyc_attr

Part = int | tuple[int, ...]
"""What one seat answers: an option, or a place."""
Answer = int | tuple[int, ...] | Sequence[Part]
"""An option, an outcome, a point or path, or (for a Commit) one part for each seat."""


class Question:
    """What a resolution waits for."""

    __slots__ = ("ask", "passing")

    def __init__(self, ask: str) -> None:
        self.ask = ask
        """The name of what is asked, in the game's words: ``"attacker"``, ``"card"``."""
        self.passing: int | None = None
        """The option that means "nothing now". Where there is one, a player may say once for all that they
        pass here (`fracas.core.window`)."""


@final
class Choice(Question):
    """One seat picks one of the listed options, which everybody at the table can know.

    A choice with one option needs nobody: it is answered and logged by the driver, and as all its options
    are public, nothing is told by the missing prompt. Where the options depend on something hidden, ask a
    Commit of one seat, which is always put to a person.
    """

    __slots__ = ("about", "options", "seat")

    def __init__(
        self, seat: int, ask: str, options: Sequence[int], passing: int | None = None, about: object = None
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.options = options
        self.passing = passing
        self.about = about
        """What the rules are in the middle of, where the state does not say it: only for the game's own words."""


@final
class Commit(Question):
    """Several seats choose in secret; the rules go on when all have, and all is revealed together.

    ``secret`` if the answers stay hidden even then (which card is whose, which flag is the goal). Such a
    commit must be followed by no decision in the same resolution, so that what a seat knows is always a
    view of a boundary and open answers.

    ``known`` if public facts alone leave each seat one answer: then it needs nobody, like a choice of one.
    """

    __slots__ = ("known", "options", "seats", "secret")

    def __init__(
        self,
        seats: Sequence[int],
        ask: str,
        options: Sequence[Sequence[int] | Region],
        passing: int | None = None,
        *,
        secret: bool = False,
        known: bool = False,
    ) -> None:
        self.ask = ask
        self.known = known
        self.seats = seats
        self.options = options
        """For each of ``seats``, in the same order, what it may choose: a list, or a region."""
        self.passing = passing
        self.secret = secret


@final
class Roll(Question):
    """Chance picks one outcome: a die, a card from a face-down deck."""

    __slots__ = ("outcomes", "secret", "weights")

    def __init__(
        self,
        ask: str,
        outcomes: Sequence[int],
        weights: Sequence[int] | None = None,
        *,
        secret: bool = False,
    ) -> None:
        self.ask = ask
        self.outcomes = outcomes
        self.weights = weights
        """How often each outcome comes, relative to the others; equally often if None."""
        self.passing = None
        self.secret = secret
        """Somebody at the table does not see the outcome. Such a roll must be followed by no decision in
        the same resolution, so that what a seat knows is always a view of a boundary and open answers."""


@final
class WrongPlace:
    """Why a place is not legal: the rule, a sentence, and the spot where it fails."""

    __slots__ = ("rule", "sentence", "spot")

    def __init__(self, rule: str, sentence: str, spot: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self.sentence = sentence
        self.spot = spot
        """Coordinates, or another part of the place that a screen can point at; empty if all of it is wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Region:
    """Where a place may be: too many to list, so they are checked, proposed, previewed, drawn and sampled.

    A place is a tuple of integers whose meaning is the game's own: a point, a path, or a split of cards.
    """

    # No ABC: playouts ask of every part of a Commit whether it is a region, and ABCs answer that slowly.

    __slots__ = ()

    @abstractmethod
    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        """None if the place is legal. It must bear any tuple of integers."""

    @abstractmethod
    def sample(self, draw: Draw) -> tuple[int, ...]:
        """A legal place that the game finds sensible."""

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        """A legal place for what was pointed at: itself, a path that leads there, or the nearest; None if there
        is none."""
        return None if self.refuse(place) is not None else place

    def candidates(self, draw: Draw, most: int) -> list[tuple[int, ...]]:
        """Up to ``most`` different sensible places, the most promising first where the game can tell."""
        return list({self.sample(draw): None for _ in range(most)})

    def preview(self, place: tuple[int, ...]) -> object:  # noqa: ARG002
        """What would happen at a legal place: a `fracas.core.place.Preview`; None if there is nothing to tell."""
        return None

    def shape(self) -> object:
        """What may be answered, for drawing: a `fracas.core.place.Shape`; None if it cannot be drawn."""
        return None


@final
class Place(Question):
    """One seat picks a point or a path that cannot be listed."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: int, ask: str, region: Region) -> None:
        self.ask = ask
        self.seat = seat
        self.region = region
        self.passing = None


class Draw(Protocol):
    """A source of uniform numbers in [0, 1): ``random.Random().random`` is one."""

    def __call__(self) -> float: ...


Resolution = Generator[Question, Any, None]
"""One short piece of play: it asks, is answered, and changes the state."""


def deciders(question: Question) -> Sequence[int]:
    """The seats that the question is put to; none for a Roll."""
    if isinstance(question, Commit):
        return question.seats
    if isinstance(question, Choice | Place):
        return (question.seat,)
    return ()


def offered(question: Question, seat: int) -> Sequence[int] | Region:
    """What ``seat`` may answer: a list of options, or a region."""
    if isinstance(question, Choice) and question.seat == seat:
        return question.options
    if isinstance(question, Place) and question.seat == seat:
        return question.region
    if isinstance(question, Commit) and seat in question.seats:
        return question.options[list(question.seats).index(seat)]
    return ()


def options_of(question: Question, seat: int) -> Sequence[int]:
    """What ``seat`` may answer, where it can be listed."""
    listed = offered(question, seat)
    return () if isinstance(listed, Region) else listed


def region_of(question: Question, seat: int) -> Region | None:
    """Where ``seat`` may answer, if that cannot be listed."""
    region = offered(question, seat)
    return region if isinstance(region, Region) else None


def forced(question: Question | None) -> bool:
    """Is there only one answer, and does everybody know it?"""
    if isinstance(question, Commit):
        return question.known
    return isinstance(question, Choice) and len(question.options) == 1


def is_listed(question: Question, seat: int, answer: Part) -> bool:
    """Is it a choice of this seat, with this answer among its options? False says nothing."""
    return isinstance(question, Choice) and question.seat == seat and type(answer) is int and answer in question.options


def some(mine: Sequence[int] | Region, draw: Draw) -> Part:
    """Any part of a Commit, at random."""
    if isinstance(mine, Region):
        return mine.sample(draw)
    return mine[int(draw() * len(mine))]
