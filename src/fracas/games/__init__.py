"""The games, by name. They are loaded when the first one is needed: a command that only explains itself needs none."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from fracas.core.game import Game
from fracas.core.overlay import changed, refused
from fracas.core.parts import part_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown

NAMES = ("figures", "legacy", "synergy", "skirmish")
"""Every game of the house, in the order in which they are offered: a package, and in it the game under its name in
capitals."""
REGISTERED: dict[str, Game[Any, Any]]
"""The games themselves. What is registered here is played, simulated and put under contract tests."""


def __getattr__(name: str) -> Any:
    """`REGISTERED`, the first time that it is looked at."""
    if name != "REGISTERED":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    games = {name: _loaded(name) for name in NAMES}
    globals()["REGISTERED"] = games
    return games


def _loaded(name: str) -> Game[Any, Any]:
    """The game, and with an overlay only if it can be played."""
    try:
        game: Game[Any, Any] = getattr(import_module(f"{__name__}.{name}"), name.upper())
    except (KeyError, ValueError) as unknown:  # one row names another, or rules look for one
        if not changed(name):
            raise
        raise refused(f"With the overlay {name} does not fit together: nothing is called {unknown}.") from None
    if changed(name) and (overlaid := part_of(__name__, name, "overlaid")) is not None:
        overlaid.check()
    return game


def names() -> list[str]:
    """The names of all games, without loading them."""
    return list(globals().get("REGISTERED", NAMES))


def game_named(name: str) -> Game[Any, Any]:
    """The game with this name; SetupError if there is none."""
    from fracas.games import REGISTERED

    if name not in REGISTERED:
        raise SetupError(
            "unknown-game", f"Unknown game {shown(name)}{did_you_mean(name, REGISTERED)}", rule="table.settings"
        )
    return REGISTERED[name]
