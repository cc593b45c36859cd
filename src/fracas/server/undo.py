"""A request to take back what the others have already learned from."""

from __future__ import annotations

from fracas.server.protocol import UndoAsked


class UndoRequest:
    """Waits until everybody else has agreed, or one has not."""

    __slots__ = ("_name", "missing", "number", "seat")

    def __init__(self, number: int, seat: int, name: str, missing: set[int]) -> None:
        self.number = number
        self.seat = seat
        self._name = name
        self.missing = missing
        """The seats that have not agreed yet. Bots agree to everything, and so do people at the same browser."""

    def message(self) -> UndoAsked:
        """The request as everybody is told of it."""
        sentence = f"{self._name} would like to take back the last answer."
        return UndoAsked(self.number, self.seat, sentence, tuple(sorted(self.missing)))
