"""The bots as players meet them: levels, names, and the one that gives hints.

A game for which other bots play better says so in its module in `fracas.bots.evaluation`: ``LEVELS``, whose rows take
the place of those below or stand after them, ``HINTS`` and ``ANALYSIS``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from fracas.core.game import Game
from fracas.core.parts import part_of


class Level(NamedTuple):
    """How well a bot plays, as players call it."""

    bot: str
    """As `fracas.bots.make` reads it."""
    help: str
    """One or two sentences for somebody who chooses."""


USUAL = "normal"
"""The level that is meant where none is named."""
LEVELS = {
    "easy": Level("random", "Answers at random. For the first game, and for children."),
    USUAL: Level("greedy", "Looks one answer ahead and knows what a card is worth."),
    "hard": Level("mcts:0.5s", "Imagines your cards and thinks half a second ahead."),
}
"""For a game that says nothing else."""
HINTS = "mcts:0.3s"
"""The bot that a player can ask, likewise."""
ANALYSIS = "mcts:500"
"""The bot that looks at every moment of a finished game, likewise. It counts looks and not seconds, so that the same
game always has the same analysis."""
BOT_NAMES = ("Rusty", "Cog", "Sprocket", "Gizmo", "Widget", "Bolt", "Clank", "Piston")


def levels_of(game: Game[Any, Any]) -> dict[str, Level]:
    """The levels that are offered in ``game``, from the weakest to the strongest; `USUAL` is always one of them."""
    return {**LEVELS, **getattr(_bots(game), "LEVELS", {})}


def hints_of(game: Game[Any, Any]) -> str:
    """The bot that a player of ``game`` can ask."""
    return getattr(_bots(game), "HINTS", HINTS)


def analysis_of(game: Game[Any, Any]) -> str:
    """The bot that looks at finished games of ``game``."""
    return getattr(_bots(game), "ANALYSIS", ANALYSIS)


def _bots(game: Game[Any, Any]) -> object:
    return part_of("fracas.bots.evaluation", game.name)


def free_names(taken: Iterable[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return [name for name in BOT_NAMES if name.casefold() not in used]
