"""Opening a table: what must be settled before the first question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

import msgspec

from fracas.core.chance import MOST_SEED
from fracas.core.flow import Flow
from fracas.core.game import Game, S
from fracas.core.listener import usual_names
from fracas.core.nesting import too_deep
from fracas.core.record import Header
from fracas.core.refusal import SetupError
from fracas.core.sentences import counted, shown
from fracas.core.settings import settle
from fracas.core.tell import Tell, silence

LARGEST_SETTINGS = 32 * 1024
"""Bytes that the settings of a table may have, as JSON: room for every army of the largest game."""
LONGEST_WORD = 100
"""Characters of a name or of a bot."""


def must_be_a_seed(seed: int) -> None:
    """Refuse a number that is none."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise SetupError(
            "seed", f"A seed is a whole number from 0 to {MOST_SEED}, not {shown(seed)}.", rule="table.settings"
        )


def header_of(
    game: Game[Any, Any],
    *,
    players: int | None = None,
    settings: Mapping[str, Any] | None = None,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    bots: Sequence[str] | None = None,
    position: str = "",
    lesson: str = "",
) -> Header:
    """The header of a new table; SetupError if there can be no such table."""
    count = game.least if players is None else players
    if isinstance(count, bool) or not isinstance(count, int) or not game.least <= count <= game.most:
        raise SetupError(
            "players", f"{game.name} is for {game.least} to {game.most} players, not {shown(count)}.", rule="table.seat"
        )
    if seed is None:
        seed = SystemRandom().randint(0, MOST_SEED)
    must_be_a_seed(seed)
    if len(lesson) > LONGEST_WORD:
        raise SetupError("lesson", f"The name of a lesson has at most {LONGEST_WORD} characters.", rule="table.lesson")
    return written(
        Header(
            game=game.name,
            rules=game.version,
            content=game.content_hash,
            players=count,
            settings=settle(game.name, game.settings, settings),
            seats=one_each("names", names, count) or usual_names(count),
            bots=one_each("bots", bots, count) or [""] * count,
            seed=seed,
            position=position,
            lesson=lesson,
        )
    )


def one_each(what: str, words: Sequence[str] | None, count: int) -> list[str]:
    """The names or the bots of the seats, if any are given."""
    if words is None or (what == "bots" and not words):
        return []
    if isinstance(words, str) or not all(isinstance(word, str) for word in words):
        raise SetupError(what, f"The {what} are a list of words, one for each seat.", rule="table.seat")
    if any(len(word) > LONGEST_WORD for word in words):
        raise SetupError(what, f"Each of the {what} has at most {LONGEST_WORD} characters.", rule="table.seat")
    if len(words) != count:
        raise SetupError(
            what, f"There are {count} seats, and {counted(len(words), what[:-1])} for them.", rule="table.seat"
        )
    return list(words)


def written(header: Header) -> Header:
    """The header as it will be read back: nothing in it is shared with anybody, and it can be written down."""
    try:
        line = msgspec.json.encode(header)
        if len(line) > LARGEST_SETTINGS and len(msgspec.json.encode(header.settings)) > LARGEST_SETTINGS:
            raise SetupError(
                "too-big", f"The settings of a table have at most {LARGEST_SETTINGS} bytes.", rule="table.settings"
            )
        read = None if too_deep(line) else msgspec.json.decode(line, type=Header)
    except RecursionError:
        read = None
    except (TypeError, ValueError):
        raise SetupError(
            "unwritable",
            "The settings and names of a table must be plain words, numbers and lists.",
            rule="table.settings",
        ) from None
    if read is None:
        raise SetupError("too-deep", "The settings of the table are nested too deeply.", rule="table.settings")
    return read


def checked(game: Game[Any, Any], given: Header, *, position: str = "") -> Header:
    """The header of a record, trusting nothing in it; beginning at ``position``, if one is given."""
    return header_of(
        game,
        players=given.players,
        settings=given.settings,
        seed=given.seed,
        names=given.seats,
        bots=given.bots,
        position=position or given.position,
        lesson=given.lesson,
    )


def first_state(game: Game[S, Any], header: Header) -> S:
    """The table where the header says that play begins."""
    if header.position:
        return game.notation.read(header.position, header.players, header.settings)
    return game.begin(header.players, header.settings)


def first_question(game: Game[S, Any], header: Header, tell: Tell = silence) -> Flow[S]:
    """A flow from where the header says that play begins."""
    return Flow(game, first_state(game, header), tell=tell)
