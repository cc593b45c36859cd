"""The bots as players meet them: levels, names, and the one that gives hints.

A game for which other bots play better says so in its module in `fracas.bots.evaluation`: ``LEVELS``, whose rows take
the place of those below or stand after them, ``HINTS`` and ``ANALYSIS``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from fracas.bots.kinds import bots_for, make
from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown


class Level(NamedTuple):
    """How well a bot plays, as players call it."""

    bot: str
    """As `fracas.bots.make` reads it."""
    help: str
    """One or two sentences for somebody who chooses."""


USUAL = "normal"
"""The level that is meant where none is named."""
LEVELS = {
    "easy": Level("careless", "Looks one answer ahead, but slips now and then. For the first game, and for children."),
    USUAL: Level("greedy", "Looks one answer ahead and knows what a card is worth."),
    "hard": Level("mcts:0.5s", "Imagines your cards and thinks half a second ahead."),
}
"""For a game that says nothing else."""
IN_THE_OPEN = "Thinks half a second ahead, about your answers too."
"""What the same hard bot does where there is nothing to imagine, because everything is open."""
HINTS = "mcts:0.3s"
"""The bot that a player can ask, likewise."""
ANALYSIS = "mcts:500"
"""The bot that looks at every moment of a finished game, likewise. It counts looks and not seconds, so that the same
game always has the same analysis."""
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
    usual = LEVELS if game.has.hidden else {**LEVELS, "hard": LEVELS["hard"]._replace(help=IN_THE_OPEN)}
    return {**usual, **getattr(_bots(game), "LEVELS", {})}


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
