"""The games that can be solved: two seats, nothing hidden, all answers in lists.

For each game the solver has to know which positions are one and the same to it, and how far away the end is. A game
says so in a module ``solving`` of its own; a game without one cannot be solved.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from fracas.core.game import Game
from fracas.core.parts import part_of
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


def can_be_solved(game: Game[Any, Any]) -> bool:
    """Does the solver know this game?"""
    return part_of("fracas.games", game.name, "solving") is not None


def solvable(game: Game[Any, Any]) -> Solvable:
    """What the solver knows of ``game``; SetupError if it cannot play it."""
    solving: Any = part_of("fracas.games", game.name, "solving")
    if solving is None:
        raise SetupError("bad-bot", f"The bot 'solver' does not play {game.name}.", rule="table.settings")
    return Solvable(game.name, solving.position, solving.turns_left)
