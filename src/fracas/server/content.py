"""What a game is made of, for the screens that let a player choose from it."""

from __future__ import annotations

from fracas.games.figures.roster import ACTIONS, LINES, ActionRow, LineRow
from fracas.server.protocol import Thing


class FiguresContent(Thing, frozen=True):
    """The toy lines with their figures, and the special actions."""

    lines: tuple[LineRow, ...]
    actions: tuple[ActionRow, ...]


def content_of(game: str) -> FiguresContent | None:
    """The content of the game with this name; None if it has none to show."""
    if game == "figures":
        return FiguresContent(tuple(LINES), tuple(ACTIONS.values()))
    return None
