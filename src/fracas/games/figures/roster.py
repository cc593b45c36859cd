"""The content of figures: the ready-made roster and the names of the special actions."""

from __future__ import annotations

import hashlib
from importlib.resources import files

import msgspec

from fracas.games.figures.state import CharacterCard


class ActionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special action as it is printed."""

    id: str
    name: str
    icon: str
    text: str


class FigureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of the roster."""

    id: str
    name: str
    icon: str
    power: int
    """What it gets of the 15 points in the ready army of its line."""
    actions: tuple[str, str, str]


class LineRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A toy line: four figures, also an army for a quick start."""

    id: str
    name: str
    figure: list[FigureRow]


class _Actions(msgspec.Struct, forbid_unknown_fields=True):
    action: list[ActionRow]


class _Roster(msgspec.Struct, forbid_unknown_fields=True):
    line: list[LineRow]


def _page(name: str) -> bytes:
    return files("fracas.games.figures").joinpath(name).read_bytes()


ACTIONS: dict[str, ActionRow] = {
    row.id: row for row in msgspec.toml.decode(_page("actions.toml"), type=_Actions).action
}
LINES: list[LineRow] = msgspec.toml.decode(_page("roster.toml"), type=_Roster).line

CARDS: list[CharacterCard] = [
    CharacterCard(row.id, row.name, row.actions, row.icon) for line in LINES for row in line.figure
]
"""The character cards of the whole roster."""

CARD_IDS: dict[str, int] = {card.id: place for place, card in enumerate(CARDS)}
LINE_IDS: dict[str, int] = {line.id: place for place, line in enumerate(LINES)}

CONTENT_HASH: str = hashlib.sha256(_page("actions.toml") + _page("roster.toml")).hexdigest()[:16]
