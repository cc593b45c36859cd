"""What upper layers bring for one game, found by the name of the game: one convention, and no list to keep.

``part_of("fracas.bots.evaluation", "figures")`` is the module `fracas.bots.evaluation.figures`, or None: then
anybody who asks has something neutral for every game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType


@cache
def part_of(package: str, game: str, part: str = "") -> ModuleType | None:
    """The module ``package.game``, or ``package.game.part``; None if there is none."""
    name = ".".join(filter(None, (package, game, part)))
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        # Its own absence is no mistake; that of something which it imports is one.
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None
