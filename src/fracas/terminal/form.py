"""Questions before a game: each is asked until its answer can be read, and Enter is a good one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from fracas.core.game import Game
from fracas.core.refusal import FracasError, SetupError
from fracas.core.sentences import did_you_mean
from fracas.started import command
from fracas.terminal.screen import EXPLAIN, LEAVE, Ended, Left, Screen, cut, whole_number

T = TypeVar("T")

LONGEST = 40
"""Of a word that is repeated in a refusal."""


class Form:
    """The questions of one set-up."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.number = 0
        """Of the question, so that the person sees how far it is."""

    def ask(
        self,
        question: str,
        default: str,
        read: Callable[[str], T],
        *,
        shown: Sequence[str] = (),
        more: Sequence[str] = (),
    ) -> T:
        """Ask until the answer can be read."""
        self.number += 1
        self.screen.say(*(cut(f"     {line}", self.screen.width) for line in shown))
        while True:
            typed = self.screen.ask(f"{self.number}. {question} [{default}]: ") or default
            if typed.lower() in LEAVE:
                raise Left
            if typed.lower() in EXPLAIN:
                for line in (*shown, *more, f"Enter: {default}.  q: leave."):
                    self.screen.say(*self.screen.wrap(f"     {line}"))
                continue
            try:
                return read(typed)
            except FracasError as no:
                self.screen.say(*self.screen.wrap(f"   {no.sentence}"))


def players_of(game: Game[Any, Any]) -> str:
    """``"2 to 6 players"``."""
    return f"{game.least} players" if game.least == game.most else f"{game.least} to {game.most} players"


def which_game(form: Form, games: Sequence[Game[Any, Any]]) -> Game[Any, Any]:
    """The game that the person wants to play. Where there is only one, nothing is asked."""
    if len(games) == 1:
        return games[0]
    names = [game.name for game in games]

    def read(typed: str) -> Game[Any, Any]:
        number, word = whole_number(typed), typed.casefold()
        for place, game in enumerate(games, 1):
            if number == place or word in (game.name, game.title.casefold()):
                return game
        raise SetupError("unknown-game", f"Unknown game {cut(typed, LONGEST)!r}{did_you_mean(word, names)}")

    try:
        return form.ask(
            f"Which game: 1 to {len(games)}, or its name",
            names[0],
            read,
            shown=[f"{number}  {game.title}: {players_of(game)}" for number, game in enumerate(games, 1)],
            more=[f"{game.name}: {game.about}" for game in games],
        )
    except Ended:
        raise SetupError("no-game", f"Say which game to play, for example: {command('play', names[0])}.") from None
