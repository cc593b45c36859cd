"""The bots as players meet them: levels, names, and the one that gives hints.

A game for which other bots play better says so in its module in `fracas.bots.evaluation`: ``LEVELS``, whose rows take
the place of those below or stand after them, ``HINTS``, ``FIRST_LOOK`` and ``ANALYSIS``. How strong each level
is stands in ``strengths.toml``. Server, terminal and browser read all of it here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fracas.bots.kinds import bots_for, make
from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown


class Measured(NamedTuple):
    """What a level got against another in `bench.matches`, with draws counted half."""

    share: float
    games: int
    against: str
    """The level below it; for the lowest a kind of bot."""

    @property
    def words(self) -> str:
        """In a sentence.

        >>> Measured(0.684, 74, "normal").words
        'Scores 68 % against normal, in 74 games.'
        """
        return f"Scores {self.share * 100:.0f} % against {self.against}, in {self.games} games."


class Level(NamedTuple):
    """How well a bot plays, as players call it. Its bot counts what it looks at and not seconds: the same seed gives
    the same game on every machine, and how strong it is can be measured. Where people wait, a ceiling of seconds is
    set beside that (`fracas.bots.deadline`)."""

    bot: str
    """As `fracas.bots.make` reads it."""
    help: str
    """How it plays, in one or two sentences for somebody who chooses."""
    name: str
    face: str
    """A picture among the client's icons."""
    measured: Measured | None = None
    """How strong it is; None where nobody has measured it. `levels_of` says so."""

    @property
    def strength(self) -> str:
        """How strong it is, in a sentence; empty where nobody has measured it."""
        return "" if self.measured is None else self.measured.words


USUAL = "normal"
"""The level that is meant where none is named."""
FACES: Final = {
    "easy": ("Puppet", "puppet"),
    USUAL: ("Tin Robot", "vintage-robot"),
    "hard": ("Golem", "robot-golem"),
    "expert": ("Mastermind", "mecha-head"),
}
"""What a level is called besides, and its face."""


def level(word: str, bot: str, style: str) -> Level:
    """A level with the name and the face that it has in every game."""
    return Level(bot, style, *FACES[word])


LEVELS: Final = {
    "easy": level("easy", "careless", "Looks one answer ahead, but slips now and then. For a first game."),
    USUAL: level(USUAL, "greedy", "Looks one answer ahead and takes what leaves it best off."),
    "hard": level(
        "hard", "mcts:500", "Thinks ahead, about the answers of the others too, 500 times for each of its own."
    ),
}
"""For a game that says nothing else."""
HINTS = "mcts:1000"
"""The bot that a player can ask, likewise. It counts looks and not seconds, so that it always says the same."""
FIRST_LOOK = "mcts:200"
"""The bot that looks at every moment of a finished game first, so that its curve is there within seconds, likewise."""
ANALYSIS = "mcts:2000"
"""The bot that looks at every moment after that, likewise: the same search as for hints, with more looks."""
LONGEST_WORD = 20
"""Of a word that is repeated in a refusal."""
BOT_NAMES = (
    *("Rusty", "Cog", "Sprocket", "Gizmo", "Widget", "Bolt", "Clank", "Piston"),
    *("Rivet", "Ratchet", "Gasket", "Tinker", "Pulley", "Gear", "Lever", "Crank"),
    *("Spindle", "Bobbin", "Shuttle", "Treadle", "Toggle", "Socket", "Flange", "Washer"),
    *("Camshaft", "Flywheel", "Gantry", "Hopper", "Bellows", "Anvil", "Chisel", "Trowel"),
    *("Mallet", "Plunger", "Nozzle", "Turbine", "Dynamo", "Magneto", "Rotor", "Stator"),
    *("Solder", "Flux", "Ferrite", "Cobalt", "Tungsten", "Brass", "Copper", "Pewter"),
    *("Pendulum", "Escapement", "Mainspring", "Bezel", "Gimbal", "Sextant", "Compass", "Caliper"),
    *("Beacon", "Buzzer", "Relay", "Fuse", "Diode", "Ohm", "Joule", "Ampere"),
)


def levels_of(game: Game[Any, Any]) -> dict[str, Level]:
    """The levels that are offered in ``game``, from the weakest to the strongest; `USUAL` is always one of them."""
    levels: dict[str, Level] = {**LEVELS, **getattr(_bots(game), "LEVELS", {})}
    measured = strengths().get(game.name, {})
    return {word: level._replace(measured=measured.get(word)) for word, level in levels.items()}


@cache
def strengths() -> dict[str, dict[str, Measured]]:
    """What was measured, by game and level: ``strengths.toml``, which ``python -m bench.matches --write`` writes."""
    page = tomllib.loads(files("fracas.bots").joinpath("strengths.toml").read_text("utf-8"))
    return {
        game: {word: Measured(row["points"] / row["games"], row["games"], row["against"]) for word, row in rows.items()}
        for game, rows in page.items()
    }


def spec_of(word: str, game: Game[Any, Any]) -> str:
    """The bot that a player asks for, by its level or by its kind; SetupError if there is none for ``game``."""
    levels, kinds = levels_of(game), bots_for(game)
    if word in levels:
        return levels[word].bot
    if word.partition(":")[0] not in kinds:
        said = word if len(word) <= LONGEST_WORD else f"{word[: LONGEST_WORD - 1]}…"
        known = did_you_mean(word, [*levels, *kinds])
        raise SetupError("unknown-bot", f"Unknown bot {shown(said)}{known}", rule="table.settings")
    make(word, 0, game)
    return word


def hints_of(game: Game[Any, Any]) -> str:
    """The bot that a player of ``game`` can ask."""
    return getattr(_bots(game), "HINTS", HINTS)


def first_look_of(game: Game[Any, Any]) -> str:
    """The bot that looks first at finished games of ``game``."""
    return getattr(_bots(game), "FIRST_LOOK", FIRST_LOOK)


def analysis_of(game: Game[Any, Any]) -> str:
    """The bot that looks at finished games of ``game``."""
    return getattr(_bots(game), "ANALYSIS", ANALYSIS)


def _bots(game: Game[Any, Any]) -> object:
    return part_of("fracas.bots.evaluation", game.name)


def free_names(taken: Iterable[str], elsewhere: Collection[str] = ()) -> list[str]:
    """Names for bots that nobody at the table has; last come those that bots have ``elsewhere``, so that a player can
    tell their tables apart."""
    used = {name.casefold() for name in taken}
    free = [name for name in BOT_NAMES if name.casefold() not in used]
    return sorted(free, key=lambda name: name in elsewhere)
