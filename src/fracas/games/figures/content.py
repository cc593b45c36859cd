"""What figures is made of, for screens; and the character cards that players make themselves."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from fracas.core.workshop import Made, Workshop
from fracas.games.figures.actions import BONUS
from fracas.games.figures.armies import MOST_FIGURES, read_card
from fracas.games.figures.roster import ACTIONS, LINES, ActionRow, LineRow


class FiguresContent(msgspec.Struct, frozen=True):
    """The toy lines with their figures, and the special actions."""

    lines: tuple[LineRow, ...]
    actions: tuple[ActionRow, ...]
    most_figures: int
    """More can be fielded by nobody."""
    bonus: int
    """What each Blast and each Dodge that waits will add, and each Intimidation take."""


CONTENT = FiguresContent(tuple(LINES), tuple(ACTIONS.values()), MOST_FIGURES, BONUS)


class CardInfo(Made, frozen=True, kw_only=True):
    """A character card that a player has made (figures.card.three)."""

    actions: tuple[str, str, str]
    icon: str = ""


class CardWorkshop(Workshop):
    """Where players make character cards."""

    setting = "cards"
    kind = CardInfo
    word = "card"
    words = "cards"
    rule = "figures.card.three"

    def check(self, given: object) -> CardInfo:
        # A screen may send an empty icon for none.
        row = {k: v for k, v in given.items() if k != "icon" or v != ""} if isinstance(given, Mapping) else given
        card = read_card(row)
        best, middle, least = card.actions
        return CardInfo(id=card.id, name=card.name, actions=(best, middle, least), icon=card.icon)
