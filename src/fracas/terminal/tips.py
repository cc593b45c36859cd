"""Tips at this screen: each is said once, during the first games that somebody plays against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.game import Game
from fracas.core.tips import FIRST_GAMES, tip_for
from fracas.terminal.progress import keep_quietly, progress
from fracas.terminal.seats import Seat

TIP = "green"
ARE_OFF = "There are no more tips; tips switches them on again."
ARE_ON = "There are tips again during your first games; tips switches them off."


class Tips:
    """Those of one game, for the one person at its table."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._said: tuple[int, Text | None] = (-1, None)

    def said(self, asked: Asked, heard: Sequence[Event]) -> list[Text]:
        """The tip for this question, the same as long as it is asked; empty if there is none."""
        if self._said[0] != asked.id:
            self._said = asked.id, self._next(asked, heard)
        tip = self._said[1]
        return [] if tip is None else [tip]

    def _next(self, asked: Asked, heard: Sequence[Event]) -> Text | None:
        known = progress()
        if known.quiet or known.games.get(self.game.name, 0) >= FIRST_GAMES:
            return None
        tip = tip_for(self.game, asked, heard, known.tips)
        if tip is None:
            return None
        known.tips.append(tip.id)
        keep_quietly(known)
        return Text(f"Tip: {tip.say}", TIP)

    def switch(self) -> str:
        """Off, or on again; what to say of it."""
        known = progress()
        known.quiet = not known.quiet
        keep_quietly(known)
        self._said = -1, None
        return ARE_OFF if known.quiet else ARE_ON

    def game_over(self) -> None:
        """A whole game was played."""
        known = progress()
        known.games[self.game.name] = known.games.get(self.game.name, 0) + 1
        keep_quietly(known)


def tips_at(game: Game[Any, Any], seats: Sequence[Seat]) -> Tips | None:
    """Tips for the one person who plays against bots; None where people play against each other."""
    return Tips(game) if sum(seat.bot is None for seat in seats) == 1 else None
