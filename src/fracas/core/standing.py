"""Standing passes: where players have said, once for all, that they do nothing (table.pass)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fracas.core.question import Question, deciders, options_of


class Standing:
    """Who passes at which questions. It belongs to the table, not to the game: rules and records know nothing of it."""

    def __init__(self, wishes: Iterable[tuple[int, str]] = ()) -> None:
        self._wishes = set(wishes)

    def add(self, seat: int, ask: str) -> None:
        self._wishes.add((seat, ask))

    def remove(self, seat: int, ask: str) -> None:
        self._wishes.discard((seat, ask))

    def of(self, seat: int) -> tuple[str, ...]:
        """What the seat has asked not to be asked."""
        return tuple(sorted(ask for who, ask in self._wishes if who == seat))

    def at(self, seat: int, question: Question) -> bool:
        """Does the seat pass at this question?"""
        if not self._wishes or question.passing is None or (seat, question.ask) not in self._wishes:
            return False
        return question.passing in options_of(question, seat)

    def passes(self, question: Question | None, answered: Collection[int]) -> int | None:
        """A seat to pass for; None if there is none, or if somebody has yet to choose: they would know of the pass."""
        if not self._wishes or question is None:
            return None
        waiting = [seat for seat in deciders(question) if seat not in answered]
        return waiting[0] if waiting and all(self.at(seat, question) for seat in waiting) else None

    def copy(self) -> Standing:
        return Standing(self._wishes)
