"""Who sits at the table: people at this screen, and bots."""

from __future__ import annotations

from typing import Any

from fracas.bots import make
from fracas.bots.bot import Bot
from fracas.bots.deadline import Ceiling, after
from fracas.bots.hint import Advice, hinted
from fracas.bots.opponents import hints_of, spec_of
from fracas.core.chance import derive
from fracas.core.game import Game
from fracas.core.question import Part
from fracas.core.refusal import SetupError
from fracas.core.sight import Sight

LONGEST_NAME = 20
NOBODY = -1
LONGEST_THOUGHT = 5.0
"""Seconds of processor time after which a bot answers with what it has found, on a machine that is slow for it."""


class Seat:
    """A person, or a bot."""

    __slots__ = ("_ceiling", "bot", "name", "spec")

    def __init__(self, name: str, spec: str = "", seed: int = 0) -> None:
        self.name = name
        self.spec = spec
        """The bot, as `fracas.bots.make` reads it; empty for a person."""
        self._ceiling = Ceiling(LONGEST_THOUGHT)
        self.bot: Bot | None = make(spec, seed, over=self._ceiling) if spec else None

    def choose(self, sight: Sight[Any, Any]) -> Part:
        """What the bot answers that sits here."""
        assert self.bot is not None
        self._ceiling.begin()
        return self.bot.choose(sight).answer

    @property
    def is_slow(self) -> bool:
        """Does it think long enough for people to wonder?"""
        return self.spec.startswith(("mcts", "solver", "planner"))


def seated(names: list[str], specs: list[str], seed: int) -> list[Seat]:
    """The seats of a table; every bot gets a seed of its own from the table's."""
    pairs = zip(names, specs, strict=True)
    return [Seat(name, spec, derive(seed, place)) for place, (name, spec) in enumerate(pairs)]


def hint(sight: Sight[Any, Any], lot: int) -> Advice:
    """What a good bot would do in this seat, knowing what the seat knows; ``lot`` draws from what it mixes."""
    return hinted(sight, hints_of(sight.game), lot=lot, over=after(LONGEST_THOUGHT))


def read_bots(typed: str, game: Game[Any, Any]) -> list[str]:
    """Bots from words with commas between: levels or kinds. A word that names no bot is refused."""
    return [spec_of(word.strip(), game) for word in typed.split(",") if word.strip()]


def read_name(typed: str, taken: list[str]) -> str:
    """A person's name, if it is one."""
    name = typed.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise SetupError("bad-name", f"A name is 1 to {LONGEST_NAME} printable characters, not {typed!r}.")
    if name.casefold() in [other.casefold() for other in taken]:
        raise SetupError("name-twice", f"{name} is already at the table.")
    return name
