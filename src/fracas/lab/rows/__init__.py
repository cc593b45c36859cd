"""A game as one row: who played, who won, how long it took, and what its game tells besides (``rows/<game>.py``).

Everything that a report says is made from rows, so a row holds what happened and no judgement. Content stands in it by
its ids, which outlive the numbers. A column that is a list of the seats begins with seat 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from fracas.core.events import Event

FORMAT: Final = 1
"""The version of the rows: raised when a column gets another meaning or goes."""

Row = dict[str, Any]
"""A row by the names of its columns. It can be written as JSON."""

COLUMNS: Final = {
    "game": "BIGINT",
    "bots": "VARCHAR[]",
    "winners": "TINYINT[]",
    "shares": "DOUBLE[]",
    "rule": "VARCHAR",
    "turns": "INTEGER",
    "decisions": "INTEGER",
}
"""What every game has: its index in the plan, who sat in each seat, which seats won (none if it did not end), what
each seat got of the one victory, the rule that ended it, and how long it was. With types as DuckDB writes them."""

LOG: Final = {"log": "VARCHAR"}
"""The answers of the game as JSON, if the plan keeps them: what training rows are made from."""


class GameRow(Protocol):
    """What one game puts into a row beside `COLUMNS`."""

    columns: dict[str, str]
    """Names, and types as DuckDB writes them."""
    begins: type[Event] | None
    """When this is told first, `begun` looks at the state; None if events tell everything."""

    def begun(self, state: Any) -> Row:
        """What is known when the set-up is done."""

    def played(self, events: Sequence[Event], players: int) -> Row:
        """What the events of a whole game tell."""


def row_of(game: str) -> GameRow:
    """What this game puts into a row."""
    found: GameRow = import_module(f"{__name__}.{game}").ROW
    return found


def columns_of(game: str, *, log: bool = False) -> dict[str, str]:
    """All columns of a game's rows with their types."""
    return {**COLUMNS, **row_of(game).columns, **(LOG if log else {})}


def added_up(words: Sequence[str]) -> dict[str, int]:
    """How often each word came, the first one first.

    >>> added_up(["stun", "luck", "stun"])
    {'stun': 2, 'luck': 1}
    """
    found: dict[str, int] = {}
    for word in words:
        found[word] = found.get(word, 0) + 1
    return found
