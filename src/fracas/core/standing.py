"""Standing answers: where players have said once for all that they do nothing, or that they do the usual (table.pass).

A wish is the name of a question: the seat passes there. With a ``+`` behind it, the seat says yes instead: it takes the
first thing that is offered (``back+``: attack back, always).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from fracas.core.question import Question, deciders, options_of

YES: Final = "+"
"""Behind the name of a question: do it, always."""


def question_named(wish: str) -> str:
    """The question that a wish is about."""
    return wish.removesuffix(YES)


class Standing:
    """Who answers what without being asked. It belongs to the table, not to the game: rules and records know nothing
    of it."""

    def __init__(self, wishes: Iterable[tuple[int, str]] = ()) -> None:
        self._wishes = set(wishes)

    def add(self, seat: int, wish: str) -> None:
        """From now on; a wish of the other kind for the same question is forgotten."""
        name = question_named(wish)
        self._wishes -= {(seat, name), (seat, name + YES)}
        self._wishes.add((seat, wish))

    def remove(self, seat: int, wish: str) -> None:
        self._wishes.discard((seat, wish))

    def of(self, seat: int) -> tuple[str, ...]:
        """What the seat has asked not to be asked."""
        return tuple(sorted(wish for who, wish in self._wishes if who == seat))

    def answer(self, seat: int, question: Question) -> int | None:
        """What the seat answers here without being asked; None if it must be asked, also because it may not pass."""
        if not self._wishes or question.passing is None:
            return None
        yes = (seat, question.ask + YES) in self._wishes
        if not yes and (seat, question.ask) not in self._wishes:
            return None
        options = options_of(question, seat)
        if question.passing not in options:
            return None
        return next((each for each in options if each != question.passing), None) if yes else question.passing

    def at(self, seat: int, question: Question) -> bool:
        """Does the seat answer this question without being asked?"""
        return self.answer(seat, question) is not None

    def due(self, question: Question | None, answered: Collection[int]) -> tuple[int, int] | None:
        """A seat to answer for, and what; None if there is none, or if somebody has yet to choose: they would know of
        it."""
        if not self._wishes or question is None:
            return None
        waiting = [seat for seat in deciders(question) if seat not in answered]
        given = [self.answer(seat, question) for seat in waiting]
        if not given or None in given:
            return None
        assert given[0] is not None
        return waiting[0], given[0]

    def copy(self) -> Standing:
        return Standing(self._wishes)
