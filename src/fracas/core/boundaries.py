"""The boundaries that a table has crossed: where play can be taken up again without playing all of it."""

from __future__ import annotations

from typing import Generic

from fracas.core.game import S

LATEST = 16
"""So many of the last boundaries are all kept, for undo goes back one action at a time."""
APART = 50
"""Of the older ones, one for about so many answers."""


class Boundary(Generic[S]):
    """The table between two resolutions."""

    __slots__ = ("entries", "events", "played", "state")

    def __init__(self, entries: int, played: int, events: int, state: S) -> None:
        self.entries = entries
        """How much of the log had been written; -1 if it was crossed again after an undo."""
        self.played = played
        """How much of it counted."""
        self.events = events
        """How many events had been told."""
        self.state = state
        """Never changed, so that it can be shared."""


class Boundaries(Generic[S]):
    """The boundaries crossed so far, thinned out where they are old."""

    __slots__ = ("_crossed",)

    def __init__(self, crossed: list[Boundary[S]] | None = None) -> None:
        self._crossed: list[Boundary[S]] = [] if crossed is None else crossed

    def cross(self, boundary: Boundary[S]) -> None:
        """Another one; of several without an answer between them, the last counts."""
        crossed = self._crossed
        if crossed and crossed[-1].played == boundary.played:
            crossed.pop()
        crossed.append(boundary)
        place = len(crossed) - 1 - LATEST
        if place > 0 and crossed[place].played - crossed[place - 1].played < APART:
            del crossed[place]

    def back_to(self, played: int) -> Boundary[S] | None:
        """The last boundary before this answer, None if none is known; those after it are forgotten."""
        crossed = self._crossed
        while crossed and crossed[-1].played > played:
            crossed.pop()
        return crossed[-1] if crossed else None

    def first(self) -> int:
        """The earliest answer that can be taken back from here."""
        return self._crossed[0].played

    def latest(self) -> Boundary[S] | None:
        """The last boundary that the log leads to by itself; None if all were crossed again after an undo."""
        return next((each for each in reversed(self._crossed) if each.entries >= 0), None)

    def copy(self) -> Boundaries[S]:
        return Boundaries(self._crossed.copy())

    def __len__(self) -> int:
        return len(self._crossed)
