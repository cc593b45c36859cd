"""A game of figures as a row: the armies, who went first, the special actions, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.core.events import Event
from fracas.games.figures.events import (
    ArmyFielded,
    Attacks,
    GoesFirst,
    SpecialDeclined,
    SpecialImpossible,
    SpecialUsed,
    TurnLimitReached,
)
from fracas.games.figures.roster import LINES
from fracas.lab.rows import Row, added_up

_LINES = {figure.name: line.id for line in LINES for figure in line.figure}
"""The line of each ready figure, by its name: what players make has none."""


class FiguresRow:
    """What figures puts into a row.

    ``armies`` is the line of each seat's army, empty for a mixed one; ``figures`` and ``powers`` are its figures.
    ``used`` counts the special actions of each seat; ``declined`` and ``impossible`` those of the whole game.
    """

    columns = {
        "first": "TINYINT",
        "armies": "VARCHAR[]",
        "figures": "VARCHAR[][]",
        "powers": "TINYINT[][]",
        "used": "MAP(VARCHAR, INTEGER)[]",
        "declined": "MAP(VARCHAR, INTEGER)",
        "impossible": "MAP(VARCHAR, INTEGER)",
        "ended": "VARCHAR",
    }
    begins = None

    def begun(self, state: Any) -> Row:  # noqa: ARG002 - events tell everything
        """Nothing."""
        return {}

    def played(self, events: Sequence[Event], players: int) -> Row:
        """What the events of a whole game tell."""
        first: int | None = None
        armies, figures, powers = [""] * players, [[""]] * players, [[0]] * players
        used: list[list[str]] = [[] for _ in range(players)]
        declined: list[str] = []
        impossible: list[str] = []
        ended = "last"
        attacker = 0
        for event in events:
            if isinstance(event, Attacks):
                attacker = event.seat
            elif isinstance(event, SpecialUsed):
                used[attacker].append(event.action)
            elif isinstance(event, SpecialDeclined):
                declined.append(event.action)
            elif isinstance(event, SpecialImpossible):
                impossible.append(event.action)
            elif isinstance(event, ArmyFielded):
                lines = {_LINES.get(name, "") for name in event.figures}
                armies[event.seat] = lines.pop() if len(lines) == 1 else ""
                figures[event.seat] = list(event.figures)
                powers[event.seat] = list(event.powers)
            elif isinstance(event, GoesFirst):
                first = event.seat
            elif isinstance(event, TurnLimitReached):
                ended = "limit"
        return {
            "first": first,
            "armies": armies,
            "figures": figures,
            "powers": powers,
            "used": [added_up(each) for each in used],
            "declined": added_up(declined),
            "impossible": added_up(impossible),
            "ended": ended,
        }


ROW = FiguresRow()
