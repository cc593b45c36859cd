"""Opening a table: what must be settled before the first question."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

from fracas.core.chance import MOST_SEED
from fracas.core.flow import Flow
from fracas.core.game import Game, S
from fracas.core.options import settle
from fracas.core.record import Header
from fracas.core.refusal import SetupError
from fracas.core.tell import Tell, silence


def header_of(
    game: Game[Any, Any],
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    names: list[str] | None = None,
    bots: list[str] | None = None,
    position: str = "",
) -> Header:
    """The header of a new table; SetupError if there can be no such table."""
    count = game.least if players is None else players
    if isinstance(count, bool) or not isinstance(count, int) or not game.least <= count <= game.most:
        raise SetupError(
            "players", f"{game.name} is for {game.least} to {game.most} players, not {count!r}.", rule="table.seat"
        )
    if seed is None:
        seed = SystemRandom().randint(0, MOST_SEED)
    elif isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise SetupError("seed", f"A seed is a whole number from 0 to {MOST_SEED}, not {seed!r}.", rule="table.options")
    if names is not None and len(names) != count:
        raise SetupError("names", f"There are {count} seats, and {len(names)} names for them.", rule="table.seat")
    if bots is not None and len(bots) not in (0, count):
        raise SetupError("bots", f"There are {count} seats, and {len(bots)} bots for them.", rule="table.seat")
    return Header(
        game=game.name,
        rules=game.version,
        content=game.content_hash,
        players=count,
        options=settle(game.name, game.settings, options),
        seats=names or [f"Player {seat + 1}" for seat in range(count)],
        bots=bots or [""] * count,
        seed=seed,
        position=position,
    )


def first_question(game: Game[S, Any], header: Header, tell: Tell = silence) -> Flow[S]:
    """A flow from where the header says that play begins."""
    if header.position:
        return Flow(game, game.notation.read(header.position, header.players, header.options), tell=tell)
    return Flow(game, game.begin(header.players, header.options), tell=tell)
