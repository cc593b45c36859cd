"""A request to take back what the others have already learned from."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from fracas.server.protocol import UndoAsked


class UndoRequest:
    """Waits until everybody else has agreed, or one has not, or too much time has passed."""

    __slots__ = ("_name", "lapse", "missing", "number", "seat")

    def __init__(self, number: int, seat: int, name: str, missing: set[int]) -> None:
        self.number = number
        self.seat = seat
        self._name = name
        self.missing = missing
        """The seats that have not agreed yet. Bots agree to everything, and so do people at the same browser."""
        self.lapse: asyncio.Task[None] | None = None
        """Waits to give the request up."""

    def message(self, seats: Collection[int]) -> UndoAsked:
        """The request as whoever holds ``seats`` is told of it."""
        if self.seat in seats:
            sentence = "You would like to take back your last answer."
        else:
            sentence = f"{self._name} would like to take back an answer; what came after it goes as well."
        return UndoAsked(self.number, self.seat, sentence, tuple(sorted(self.missing)))
