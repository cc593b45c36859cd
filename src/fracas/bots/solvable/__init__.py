"""The games that can be solved, by name: two seats, nothing hidden, all answers in lists.

For each game the solver has to know which positions are one and the same to it, and how far away the end is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from fracas.bots.solvable import legacy
from fracas.core.game import Game
from fracas.core.refusal import SetupError

Position = tuple[bool, Hashable]
"""Are the seats swapped, and what stands for the position then?"""


class Solvable:
    """What the solver knows of one game."""

    __slots__ = ("name", "position", "turns_left")

    def __init__(self, name: str, position: Callable[[Any], Position], turns_left: Callable[[Any], int]) -> None:
        self.name = name
        self.position = position
        """From a state at a boundary to what decides its value. Two states that differ in the seats only have the
        same, the one swapped and the other not."""
        self.turns_left = turns_left
        """How many turns there are at most until the end; `FAR` if that is too far to count."""


SOLVABLE: dict[str, Solvable] = {"legacy": Solvable("legacy", legacy.position, legacy.turns_left)}


def solvable(game: Game[Any, Any]) -> Solvable:
    """What the solver knows of ``game``; SetupError if it cannot play it."""
    found = SOLVABLE.get(game.name)
    if found is None:
        can = ", ".join(SOLVABLE)
        raise SetupError("bad-bot", f"The bot 'solver' cannot play {game.name}: only {can}.", rule="table.settings")
    return found
