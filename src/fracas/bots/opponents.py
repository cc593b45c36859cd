"""The bots as players meet them: levels, names, and the one that gives hints."""

from __future__ import annotations

from collections.abc import Iterable

LEVELS = {"easy": "random", "normal": "greedy", "hard": "mcts:0.5s"}
"""What a player calls them, and the bots behind it."""
LEVEL_HELP = {
    "easy": "Answers at random. For the first game, and for children.",
    "normal": "Looks one answer ahead and knows what a card is worth.",
    "hard": "Imagines your cards and thinks half a second ahead.",
}
HINTS = "mcts:0.3s"
"""The bot that a player can ask."""
BOT_NAMES = ("Rusty", "Cog", "Sprocket", "Gizmo", "Widget", "Bolt", "Clank", "Piston")


def free_names(taken: Iterable[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return [name for name in BOT_NAMES if name.casefold() not in used]
