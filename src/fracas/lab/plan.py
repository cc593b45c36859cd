"""What is simulated: the game, who plays it, how often, and the seed that everything follows from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fracas.bots.opponents import spec_of
from fracas.core.chance import derive
from fracas.core.game import Game
from fracas.core.opening import header_of
from fracas.core.refusal import SetupError
from fracas.games import game_named

RANDOM: Final = "random"
"""The bot that needs no sight: if all are of this kind, games are played out at full speed."""

LONGEST: Final = 1_000_000
"""Decisions after which a game between bots is given up as unfinished. No game of the house comes near."""


MOST_GAMES: Final = 1_000_000_000
"""More than anybody waits for."""


class Plan:
    """Everything that decides how each game goes. Small, and sent whole to every worker."""

    __slots__ = ("bots", "game", "games", "longest", "players", "seed", "settings")

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        *,
        games: int,
        seed: int,
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        longest: int = LONGEST,
    ) -> None:
        """Check everything now, so that no worker has to refuse it."""
        rules = game_named(game)
        if not bots:
            raise SetupError("bots", "Name at least one bot.", rule="table.seat")
        specs = [spec_of(word, rules) for word in bots]
        count = max(rules.least, len(bots)) if players is None else players
        header = header_of(rules, players=count, settings=settings, seed=seed)  # the checks of any table
        if len(bots) > count:
            raise SetupError(
                "bots", f"There are {len(bots)} bots for {count} seats; leave some out.", rule="table.seat"
            )
        if not 1 <= games <= MOST_GAMES:
            raise SetupError("games", f"1 to {MOST_GAMES:,} games are played, not {games:,}.", rule="table.settings")
        self.game = game
        self.bots = specs
        self.games = games
        self.seed = seed
        self.players = count
        self.settings = header.settings
        self.longest = longest
        rules.begin(count, self.settings)  # what the game itself refuses, it refuses here

    @property
    def rules(self) -> Game[Any, Any]:
        """The game itself."""
        return game_named(self.game)

    @property
    def all_random(self) -> bool:
        """Nobody at the table looks at anything."""
        return all(spec == RANDOM for spec in self.bots)

    def seating(self, index: int) -> list[int]:
        """Which bot, as a place in ``bots``, sits in each seat of game ``index``.

        The bots are dealt round the table, and each game begins the deal one bot later. After as many games as
        there are bots each has had every seat once.
        """
        return [(seat + index) % len(self.bots) for seat in range(self.players)]

    def chance_seed(self, index: int) -> int:
        """The seed of everything random at the table in game ``index``."""
        return derive(self.seed, index, 0)

    def bot_seed(self, index: int, seat: int) -> int:
        """The seed of the bot in ``seat`` in game ``index``."""
        return derive(self.seed, index, 1 + seat)
