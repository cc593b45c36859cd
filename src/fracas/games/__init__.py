"""The games, by name."""

from __future__ import annotations

from typing import Any

from fracas.core.game import Game
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean
from fracas.games.figures import FIGURES
from fracas.games.legacy import LEGACY
from fracas.games.skirmish import SKIRMISH
from fracas.games.synergy import SYNERGY

REGISTERED: dict[str, Game[Any, Any]] = {game.name: game for game in (FIGURES, LEGACY, SYNERGY, SKIRMISH)}
"""Every game of the house. What is registered here is played, simulated and put under contract tests."""


def game_named(name: str) -> Game[Any, Any]:
    """The game with this name; SetupError if there is none."""
    if name not in REGISTERED:
        raise SetupError(
            "unknown-game", f"Unknown game {name!r}{did_you_mean(name, REGISTERED)}", rule="table.settings"
        )
    return REGISTERED[name]
