"""Fracas: four tabletop fights, complete and exact.

>>> import fracas
>>> [game.name for game in fracas.all_games()]
['figures', 'legacy', 'synergy', 'skirmish']
>>> table = fracas.game("figures").start(players=2, settings={"army_size": 3}, seed=7)
>>> while not table.over:
...     seat, asked = next(iter(table.questions.items()))
...     table.answer(seat, asked.options[0])
>>> len(table.outcome.winners)
1
>>> fracas.replay(table.record()).outcome == table.outcome
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from fracas.core.game import Game
from fracas.core.notation import read_line
from fracas.core.opening import checked
from fracas.core.record import Record
from fracas.core.refusal import DamagedRecord, FracasError, Refusal
from fracas.core.session import Session
from fracas.games import game_named

__all__ = [
    "FracasError",
    "Record",
    "Refusal",
    "Session",
    "all_games",
    "game",
    "open_position",
    "position",
    "replay",
]
__version__ = "0.1.0"
"""The only place that says it: the wheel reads it from here."""


def all_games() -> list[Game[Any, Any]]:
    """Every game that can be played, in the order in which they are offered."""
    from fracas.games import REGISTERED

    return list(REGISTERED.values())


def game(name: str) -> Game[Any, Any]:
    """The game with this name."""
    return game_named(name)


def replay(record: Record | str) -> Session[Any, Any]:
    """The table that a record tells of, ready to go on."""
    record = _record(record)
    return Session.replayed(game_named(record.header.game), record)


def position(line: str, *, seed: int = 0, names: Sequence[str] | None = None) -> Session[Any, Any]:
    """A table at the end of a line of text: a whole game, or a position, as `Session` shows it.

    Chance goes on from ``seed``. A line holds no names; without ``names`` the seats are called as usual.
    """
    return read_line(game_named(line.strip().partition("/")[0]), line, seed=seed, names=names)


def open_position(record: Record | str) -> Session[Any, Any]:
    """A new table at the last position of a record, whatever rules and content it was made with.

    Settings that the game does not know any more are left out: the position itself is what counts.
    """
    record = _record(record)
    its_game = game_named(record.header.game)
    known = {setting.name for setting in its_game.settings}
    settings = {name: value for name, value in record.header.settings.items() if name in known}
    header = structs.replace(record.header, settings=settings)
    return Session(its_game, checked(its_game, header, position=record.position))


def _record(given: Record | str) -> Record:
    if isinstance(given, Record):
        return given
    if isinstance(given, str):
        return Record.read(given)
    raise DamagedRecord("no-record", f"A record is text, or what record() gave, not {given!r}.", rule="table.record")
