"""Which games the planner plays: those whose module in `fracas.bots.evaluation` gives it ``ideas``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.core.question import Draw, Part, Question
from fracas.core.refusal import SetupError

Idea = tuple[list[Part], float]
"""An answer with what should follow it, and a first guess at how much of a share it is worse than the best."""
Ideas = Callable[[Any, Question, int, Draw, int], list[Idea]]
"""From a state, what is asked there, the seat that is asked and a number to so many ideas, the best first. None where
a little sense is enough."""


def can_be_planned(game: Game[Any, Any]) -> bool:
    """Has the planner ideas for this game?"""
    return hasattr(part_of("fracas.bots.evaluation", game.name), "ideas")


@cache
def plannable(game: Game[Any, Any]) -> Ideas:
    """Where the planner's ideas for ``game`` come from; SetupError if it cannot play it."""
    if not can_be_planned(game):
        raise SetupError("bad-bot", f"The bot 'planner' does not play {game.name}.", rule="table.settings")
    found: Ideas = part_of("fracas.bots.evaluation", game.name).ideas  # type: ignore[union-attr]
    return found
