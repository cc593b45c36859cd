"""What single games want counted beside wins and lengths: ``EXTRA`` in the module of this package with its name.

An extra listens to the events of a game and must not slow the simulation: it counts, and no more. A game
without one has an empty object under ``extras``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.core.parts import part_of


class Extra(Protocol):
    """Counts over the games that were listened to. Adding up in any order gives the same."""

    def __init__(self, players: int) -> None: ...

    def add(self, events: Sequence[Event], outcome: Outcome) -> None:
        """One more game, from its first event to its end."""

    def merge(self, other: Self) -> None:
        """Take in all that another has taken in."""

    def numbers(self) -> dict[str, Any]:
        """All of it, as it goes into the JSON."""

    @staticmethod
    def lines(numbers: dict[str, Any]) -> list[str]:
        """The same numbers as lines for people."""


def extra_of(game: str) -> type[Extra] | None:
    """What is counted in games of this name; None if nothing is."""
    return getattr(part_of(__name__, game), "EXTRA", None)
