"""Playing at a table in tests: any answer, any number of steps, and what must stay the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fracas.core.game import Game
from fracas.core.notation import write_position
from fracas.core.question import Choice, Commit, Part, Question, Roll, options_of
from fracas.core.session import Session
from fracas.games import REGISTERED
from tests.kit.toy import TOY

GAMES: list[Game[Any, Any]] = [*REGISTERED.values(), TOY]
"""Every game under contract: the registered ones, and the toy that asks what they do not."""

SIMULTANEOUS = [game for game in GAMES if game.has.simultaneous]
CHANCY = [game for game in GAMES if game.has.chance]

Table = Session[Any, Any]


def listed_answer(question: Question, random: Random) -> int | list[int]:
    """Some legal answer of everybody who is asked, chance included, where all of them can be listed."""
    if isinstance(question, Choice):
        return random.choice(question.options)
    if isinstance(question, Commit):
        return [random.choice(options_of(question, seat)) for seat in question.seats]
    assert isinstance(question, Roll)
    return random.choice(question.outcomes)


def any_answer(table: Table, seat: int, random: Random) -> Part:
    """Some legal answer of ``seat``."""
    asked = table.questions[seat]
    return random.choice(asked.values) if asked.region is None else asked.region.sample(random.random)


def answer_any(table: Table, random: Random) -> int:
    """One seat of those that are asked answers something; returns the seat."""
    seat = random.choice(table.waiting_for)
    table.answer(seat, any_answer(table, seat, random))
    return seat


def table_of(game: Game[Any, Any], seed: int, players: int | None = None) -> Table:
    """A new table; the number of players varies with the seed."""
    if players is None:
        players = game.least + seed % (game.most - game.least + 1)
    return game.start(players=players, seed=seed)


def decisions(table: Table, random: Random, most: int = 10_000) -> Iterator[Table]:
    """The table before each of its decisions, answered at random in between."""
    for _ in range(most):
        if table.over:
            return
        yield table
        answer_any(table, random)


def everything(table: Table) -> tuple[object, ...]:
    """All that is true of a table: if this is equal, nothing tells two tables apart."""
    return (
        write_position(table),
        [table.view(seat) for seat in (None, *range(table.players))],
        sorted(table.waiting_for),
        {seat: (asked.id, asked.ask, asked.values) for seat, asked in table.questions.items()},
        table.log.copy(),
        table.outcome,
    )
