"""The lessons of legacy, and how the table of one is laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.core.game import Game
from fracas.games.legacy.content import CHAMPION_IDS


def lay(start: Mapping[str, Any], game: Game[Any, Any], settings: Mapping[str, Any]) -> str:  # noqa: ARG001
    """Before a battle, both with the usual ten champions: ``hands`` and ``piles`` of both, the ``row`` of locations,
    what is in the ``bag`` and among the ``discards``, ``scores``, the ``holder`` and the ``value`` of the Fatestone."""
    ten = _words(CHAMPION_IDS[: len(CHAMPION_IDS) // 2])
    fields = {
        "phase": "turn",
        "round": 1,
        "battle": start["battle"],
        "turns": start["battle"],
        "sets": f"{ten}/{ten}",
        "hands": "/".join(map(_words, start["hands"])),
        "aside": "-/-",
        "piles": "/".join(map(_words, start["piles"])),
        "carried": "none,none",
        "row": _words(start["row"]),
        "top": "-",
        "bag": _words(start["bag"]),
        "bottom": "-",
        "discards": _words(start["discards"]),
        "scores": ",".join(map(str, start["scores"])),
        "sources": "/".join(f"{score},0,0,0" for score in start["scores"]),
        "holder": start["holder"],
        "value": start["value"],
        "pairings": "",
    }
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _words(words: Sequence[str]) -> str:
    return ",".join(words) or "-"
