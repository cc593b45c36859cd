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

    def passes(self, question: Question | None, answered: Collection[int]) -> int | None:
        """A seat that passes at this question and has not answered it yet; None if there is none."""
        if not self._wishes or question is None or question.passing is None:
            return None
        for seat in deciders(question):
            stands = (seat, question.ask) in self._wishes and seat not in answered
            if stands and question.passing in options_of(question, seat):
                return seat
        return None

    def copy(self) -> Standing:
        return Standing(self._wishes)
