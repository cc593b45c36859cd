"""Setting up a table: a few questions with good answers on Enter, or none where the command line has told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fracas.bots import bots_for
from fracas.bots.opponents import USUAL, free_names, levels_of
from fracas.core.game import Game
from fracas.core.opening import header_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import counted
from fracas.started import command
from fracas.terminal.board import board_of
from fracas.terminal.form import Form, players_of
from fracas.terminal.games import flag_of
from fracas.terminal.screen import whole_number
from fracas.terminal.seats import LONGEST_NAME, read_bots, read_name

HOT_SEAT = "hot-seat"


class Wishes:
    """What the command line says about a table; None and empty where it says nothing."""

    def __init__(
        self,
        *,
        players: int | None = None,
        bots: str | None = None,
        names: list[str] | None = None,
        brought: dict[str, list[str]] | None = None,
        settings: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        self.players = players
        self.bots = bots
        self.names = names or []
        self.brought = brought or {}
        """What each person brings, by the flag that says so: ``{"--army": ["random"]}``."""
        self.settings = settings or {}
        self.seed = seed


class Arrangement:
    """A table to be opened: who sits where, and the settings."""

    def __init__(self, names: list[str], bots: list[str], settings: dict[str, Any]) -> None:
        self.names = names
        self.bots = bots
        """For each seat its bot; empty for a person."""
        self.settings = settings


class Arranger:
    """Asks what is not yet known about the table."""

    def __init__(self, form: Form, game: Game[Any, Any], wishes: Wishes) -> None:
        self.ask = form.ask
        self.game = game
        self.wishes = wishes
        self.board = board_of(game)
        self.flag = flag_of(game.name)
        self.words = wishes.brought.get(self.flag.name, []) if self.flag else []
        """What the people bring, in the words of the game."""
        self.wrong: dict[int, SetupError] = {}
        """For how many players the settings are not, and why."""

    def arrange(self) -> Arrangement:
        """Players, opponents, names, and what the game itself wants to know."""
        wishes = self.wishes
        self._must_know(wishes.brought)
        bots = None if wishes.bots is None else read_bots(wishes.bots, self.game)
        if wishes.players is not None:
            self._read_players(str(wishes.players))
        settings = self.wished_settings()
        players = self._players(bots)
        if bots is None:
            bots = self._opponents(players)
        people = players - len(bots)
        if people < 1:
            raise SetupError(
                "no-person",
                f"{counted(len(bots), 'bot')} would leave no seat of {players} for you; "
                f"to watch bots, use {command('simulate')}.",
                rule="table.seat",
            )
        self._must_have_room(people)
        names = self._names(people)
        settings |= self.board.arrange(names, settings, self.ask)
        return Arrangement(names + free_names(names)[: len(bots)], [""] * people + bots, settings)

    def wished_settings(self) -> dict[str, Any]:
        """The settings as far as they are told. What is wrong with them is said before anything is asked."""
        wishes, game = self.wishes, self.game
        settings = self.board.brought() | wishes.settings
        if self.flag is not None and self.words:
            settings[self.flag.setting] = self.board.order(self.words)
        names: list[str] = []
        for name in wishes.names:
            names.append(read_name(name, names))
        self._must_have_room(len(names) if wishes.bots is None and len(names) > 1 else wishes.players or game.most)
        # Some settings are for two players only: as long as nobody has said how many, one number that fits is enough.
        numbers = range(game.least, game.most + 1) if wishes.players is None else (wishes.players,)
        for players in numbers:
            try:
                game.begin(players, header_of(game, players=players, settings=settings, seed=wishes.seed).settings)
            except SetupError as no:
                self.wrong[players] = no
        if len(self.wrong) == len(numbers):
            raise self.wrong[numbers[0]]
        return settings

    def _read_players(self, typed: str) -> int:
        number, game = whole_number(typed), self.game
        if number is None or not game.least <= number <= game.most:
            raise SetupError("players", f"{game.name} is for {players_of(game)}.")
        if number in self.wrong:
            raise self.wrong[number]
        self._must_have_room(number)
        return number

    def _players(self, bots: list[str] | None) -> int:
        game = self.game
        if self.wishes.players is not None:
            return self.wishes.players
        if bots or (len(self.wishes.names) > 1 and bots is not None):
            return self._read_players(str(len(bots) + max(len(self.wishes.names), 1)))
        fitting = [number for number in range(game.least, game.most + 1) if number not in self.wrong]
        if len(fitting) == 1:
            return fitting[0]
        return self.ask(
            f"How many players, {fitting[0]} to {fitting[-1]}",
            str(max(fitting[0], len(self.wishes.names))),
            self._read_players,
            more=["You are one of them; next you are asked whether the others are bots or people at this screen."],
        )

    def _opponents(self, players: int) -> list[str]:
        def read(typed: str) -> list[str]:
            word = typed.casefold()
            if word in (HOT_SEAT, "hotseat"):
                return []
            specs = read_bots(word, self.game)
            specs = specs * (players - 1) if len(specs) == 1 else specs
            if not 0 < len(specs) < players:
                raise SetupError("bots", f"There is room for {counted(players - 1, 'opponent')}.")
            return specs

        if len(self.wishes.names) > 1:  # several names are several people
            return ["greedy"] * (players - len(self.wishes.names))
        which = "Opponent" if players == 2 else "Opponents"
        levels = levels_of(self.game)
        more = [
            " ".join(filter(None, [f"{word}: {level.name}.", level.help, level.strength]))
            for word, level in levels.items()
        ]
        more += [f"{HOT_SEAT}: people at this screen, who pass it round."]
        more += [
            f"Or bots by their kind: {', '.join(bots_for(self.game))}; with commas between, each seat gets another."
        ]
        return self.ask(
            f"{which}: {', '.join(levels)} or {HOT_SEAT}",
            USUAL,
            read,
            more=more,
        )

    def _names(self, people: int) -> list[str]:
        names: list[str] = []
        given = self.wishes.names
        for place in range(people):
            usual = f"Player {place + 1}"
            if place < len(given):
                names.append(read_name(given[place], names))
            elif people == 1:
                names.append(usual)
            else:
                names.append(
                    self.ask(
                        f"Name of player {place + 1}",
                        usual,
                        lambda typed: read_name(typed, names),
                        more=[f"1 to {LONGEST_NAME} characters; the table and the story call the player so."],
                    )
                )
        return names

    def _must_know(self, flags: Iterable[str]) -> None:
        """Are all of these flags of this game?"""
        other = [flag for flag in flags if self.flag is None or flag != self.flag.name]
        if other:
            raise SetupError("flag", f"{self.game.name} has no {other[0]}.", rule="table.settings")

    def _must_have_room(self, people: int) -> None:
        """Are there as many people as names were given for, and whatever else each brings?"""
        there = counted(people, "person", "people")
        if len(self.wishes.names) > people:
            said = f"{counted(len(self.wishes.names), 'name')} for {there}; leave some out."
            raise SetupError("names", said, rule="table.seat")
        if self.flag is not None and len(self.words) > people:
            said = f"{counted(len(self.words), self.flag.one, self.flag.many)} for {there}; leave some out."
            raise SetupError(self.flag.setting, said, rule="table.seat")
