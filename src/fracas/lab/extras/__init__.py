"""What single games want counted beside wins and lengths, by the name of the game.

An extra listens to the events of a game and must not slow the simulation: it counts, and no more. A game
without one has an empty object under ``extras``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.lab.extras.figures import FiguresExtra


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


EXTRAS: dict[str, type[Extra]] = {"figures": FiguresExtra}
