"""The content of figures: the ready-made roster and the names of the special actions."""

from __future__ import annotations

import hashlib

import msgspec

from fracas.core.overlay import page
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


_actions = page("figures", "actions", _Actions)
_roster = page("figures", "roster", _Roster, may_remove=["line"])

ACTIONS: dict[str, ActionRow] = {row.id: row for row in _actions.rows.action}
LINES: list[LineRow] = _roster.rows.line

CARDS: list[CharacterCard] = [
    CharacterCard(row.id, row.name, row.actions, row.icon) for line in LINES for row in line.figure
]
"""The character cards of the whole roster."""

CARD_IDS: dict[str, int] = {card.id: place for place, card in enumerate(CARDS)}
LINE_IDS: dict[str, int] = {line.id: place for place, line in enumerate(LINES)}
DEALT_LINES: list[int] = [place for place, line in enumerate(LINES) if f"line.{line.id}" not in _roster.removed]
"""The lines that are offered as ready armies: all of them, unless an overlay removes one."""

CONTENT_HASH: str = hashlib.sha256(_actions.raw + _roster.raw).hexdigest()[:16]
