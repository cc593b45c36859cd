"""Setting up a table: a few questions with good answers on Enter, or none where the command line has told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fracas.bots.opponents import LEVELS, free_names
from fracas.core.game import Game
from fracas.core.refusal import FracasError, SetupError
from fracas.terminal.boards import board_of
from fracas.terminal.screen import Screen, cut
from fracas.terminal.seats import read_bots, read_name

T = TypeVar("T")

HOT_SEAT = "hot-seat"


class Wishes:
    """What the command line says about a table; None and empty where it says nothing."""

    def __init__(
        self,
        *,
        players: int | None = None,
        bots: str | None = None,
        names: list[str] | None = None,
        armies: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        self.players = players
        self.bots = bots
        self.names = names or []
        self.armies = armies or []
        self.options = options or {}
        self.seed = seed


class Arrangement:
    """A table to be opened: who sits where, and the options."""

    def __init__(self, names: list[str], bots: list[str], options: dict[str, Any]) -> None:
        self.names = names
        self.bots = bots
        """For each seat its bot; empty for a person."""
        self.options = options


class Arranger:
    """Asks what is not yet known about the table."""

    def __init__(self, screen: Screen, game: Game[Any, Any], wishes: Wishes) -> None:
        self.screen = screen
        self.game = game
        self.wishes = wishes
        self.number = 0
        """Of the question, so that the person sees how far it is."""

    def arrange(self) -> Arrangement:
        """Players, opponents, names, and what the game itself wants to know."""
        board = board_of(self.game)
        options = board.brought() | self.wishes.options
        bots = None if self.wishes.bots is None else read_bots(self.wishes.bots)
        players = self._players(bots)
        if bots is None:
            bots = self._opponents(players)
        people = players - len(bots)
        if people < 1:
            raise SetupError(
                "no-person",
                f"{len(bots)} bots leave no seat of {players} for you; to watch bots, use fracas simulate.",
                rule="table.seat",
            )
        names = self._names(people)
        if self.wishes.armies:
            if len(self.wishes.armies) > people:
                raise SetupError(
                    "armies", f"{len(self.wishes.armies)} armies are ordered, but the people at the table are {people}."
                )
            options |= board.order(self.wishes.armies)
        elif not options.keys() & {"armies"}:
            options |= board.arrange(names, self.ask)
        return Arrangement(names + free_names(names)[: len(bots)], [""] * people + bots, options)

    def ask(self, question: str, explained: list[str], default: str, read: Callable[[str], T]) -> T:
        """Ask until the answer can be read."""
        self.number += 1
        for line in explained:
            self.screen.say(cut(f"     {line}", self.screen.width))
        while True:
            typed = self.screen.ask(f"{self.number}. {question} [{default}]: ") or default
            try:
                return read(typed)
            except FracasError as no:
                self.screen.say(f"   {no.sentence}")

    def _players(self, bots: list[str] | None) -> int:
        game = self.game

        def read(typed: str) -> int:
            if not typed.isdecimal() or not game.least <= int(typed) <= game.most:
                raise SetupError("players", f"{game.name} is for {game.least} to {game.most} players.")
            return int(typed)

        if self.wishes.players is not None:
            return read(str(self.wishes.players))
        if bots is not None:
            return read(str(len(bots) + max(len(self.wishes.names), 1)))
        return self.ask(f"How many players, {game.least} to {game.most}", [], str(game.least), read)

    def _opponents(self, players: int) -> list[str]:
        def read(typed: str) -> list[str]:
            word = typed.casefold()
            if word in (HOT_SEAT, "hotseat"):
                return []
            specs = read_bots(word)
            specs = specs * (players - 1) if len(specs) == 1 else specs
            if not 0 < len(specs) < players:
                raise SetupError("bots", f"There is room for {players - 1} opponents.")
            return specs

        if len(self.wishes.names) > 1:  # several names are several people
            return ["greedy"] * (players - len(self.wishes.names))
        which = "Opponent" if players == 2 else "Opponents"
        return self.ask(f"{which}: {', '.join(LEVELS)} or {HOT_SEAT}", [], "normal", read)

    def _names(self, people: int) -> list[str]:
        names: list[str] = []
        given = self.wishes.names
        if len(given) > people:
            raise SetupError(
                "names", f"{len(given)} names are given, but the people at the table are {people}.", rule="table.seat"
            )
        for place in range(people):
            usual = f"Player {place + 1}"
            if place < len(given):
                names.append(read_name(given[place], names))
            elif people == 1:
                names.append(usual)
            else:
                names.append(self.ask(f"Name of player {place + 1}", [], usual, lambda typed: read_name(typed, names)))
        return names
