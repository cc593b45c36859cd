"""The four kinds of question that rules can ask.

Rules are generators. They yield a question, are sent the answer, and change plain state. Everything a
player decides and everything chance decides is an answer to one of these:

========  =======================================  ===================================
question  who answers                              the answer
========  =======================================  ===================================
Choice    one seat                                 one of the listed options
Commit    several seats, in secret, all revealed   a list, one option for each seat
          together
Roll      chance                                   one of the outcomes
Place     one seat                                 a tuple of integers (a point or path)
========  =======================================  ===================================

An option is a small integer whose meaning depends on what is asked (a figure, a card, a seat). The words
for it are made elsewhere, and only when somebody reads them.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Protocol, final

Answer = int | tuple[int, ...] | list[int]
"""An option, an outcome, a point or path, or (for a Commit) one option for each seat."""


class Question:
    """What a resolution waits for."""

    __slots__ = ("ask",)

    def __init__(self, ask: str) -> None:
        self.ask = ask
        """The name of what is asked, in the game's words: ``"attacker"``, ``"card"``."""


@final
class Choice(Question):
    """One seat picks one of the listed options.

    A choice with one option is answered by the flow itself: nothing is decided, and as everything in it
    is public, nothing is told by the missing prompt. A secret choice is a Commit, which is always asked.
    """

    __slots__ = ("options", "seat")

    def __init__(self, seat: int, ask: str, options: Sequence[int]) -> None:
        self.ask = ask
        self.seat = seat
        self.options = options


@final
class Commit(Question):
    """Several seats choose in secret; the rules go on when all have, and all is revealed together."""

    __slots__ = ("options", "seats")

    def __init__(self, seats: Sequence[int], ask: str, options: Sequence[Sequence[int]]) -> None:
        self.ask = ask
        self.seats = seats
        self.options = options
        """For each of ``seats``, in the same order, what it may choose."""


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
        self.secret = secret
        """Somebody at the table does not see the outcome. Such a roll must be followed by no decision in
        the same resolution, so that what a seat knows is always a view of a boundary and open answers."""


class Region(Protocol):
    """Where a Place may be answered: too many points to list, so they are checked, drawn and previewed."""

    def refuse(self, place: tuple[int, ...]) -> tuple[str, str] | None:
        """None if the place is legal, else (rule id, sentence)."""

    def sample(self, draw: Draw) -> tuple[int, ...]:
        """Some legal place."""

    def preview(self, place: tuple[int, ...]) -> dict[str, int]:
        """What would happen there, as named numbers, for the player to see before he answers."""


@final
class Place(Question):
    """One seat picks a point or a path that cannot be listed."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: int, ask: str, region: Region) -> None:
        self.ask = ask
        self.seat = seat
        self.region = region


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


def options_of(question: Question, seat: int) -> Sequence[int]:
    """What ``seat`` may answer, where it can be listed."""
    if isinstance(question, Choice) and question.seat == seat:
        return question.options
    if isinstance(question, Commit) and seat in question.seats:
        return question.options[list(question.seats).index(seat)]
    return ()
