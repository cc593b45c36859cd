"""What may be true as far as a seat can know: what is. Armies that are still being chosen are answers, not state."""

# mypyc: compiled

from __future__ import annotations

from typing import final

from fracas.core.question import Draw
from fracas.games.skirmish.changes import state_of
from fracas.games.skirmish.effects import restore
from fracas.games.skirmish.state import State
from fracas.games.skirmish.view import View


def imagined(seen: View) -> State:
    """The table that somebody sees."""
    state = state_of(seen)
    for unit in state.units:
        restore(unit)
    return state


@final
class Imagination:
    """The table itself, made again from a view."""

    __slots__ = ("_table",)

    def __init__(self, boundary: View) -> None:
        self._table = imagined(boundary)

    def sample(self, draw: Draw) -> State:  # noqa: ARG002 - there is nothing to guess
        return self._table.clone()
