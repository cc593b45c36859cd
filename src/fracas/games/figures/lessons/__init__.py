"""The lessons of figures, and how the table of one is laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.core.game import Game
from fracas.games.figures.roster import LINES


def lay(start: Mapping[str, Any], game: Game[Any, Any], settings: Mapping[str, Any]) -> str:  # noqa: ARG001
    """Two armies face each other, the player's first, and the player is to attack: ``armies``, each figure with its
    Power where that is not the usual one (``zapra:5``), ``hands``, who is ``wounded``, the ``discard`` pile, and how
    many turns were played."""
    powers = {row.id: str(row.power) for line in LINES for row in line.figure}
    wounded = start.get("wounded", ())
    armies, place = [], 0
    for army in start["armies"]:
        line = []
        for told in army:
            figure, _, power = told.partition(":")
            line.append(f"#{place}.{figure}:{power or powers[figure]}{'w' if figure in wounded else ''}")
            place += 1
        armies.append(",".join(line))
    fields = {
        "phase": "turn",
        "turn": start.get("turn", 0),
        "seat": 0,
        "way": "+",
        "sneaks": 0,
        "stuns": "0,0",
        "orders": "-,-",
        "armies": "/".join(armies),
        "captives": "-/-",
        "hands": "/".join(_cards(hand) for hand in start["hands"]),
        "discard": _cards(start.get("discard", ())),
    }
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _cards(cards: Sequence[str]) -> str:
    return ",".join(cards) or "-"
