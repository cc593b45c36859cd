"""What may be true as far as a seat can know: what is. Only the order of the deck is unknown, and there is none."""

# mypyc: compiled

from __future__ import annotations

from typing import final

from fracas.core.question import Draw
from fracas.games.legacy.changes import state_of
from fracas.games.legacy.state import State
from fracas.games.legacy.view import View


@final
class Imagination:
    """The table itself, made again from a view (legacy.open)."""

    __slots__ = ("_table",)

    def __init__(self, boundary: View) -> None:
        self._table = state_of(boundary)

    def sample(self, draw: Draw) -> State:  # noqa: ARG002 - there is nothing to guess
        return self._table.clone()
