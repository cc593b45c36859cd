"""What figures is made of, for screens; the character cards that players make themselves, and how they are tried."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from fracas.core.workshop import Made, Trials, Workshop
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


FIGURES_A_LINE: Final = 4
"""The roster is of armies of four: a test says so."""


class CardTrials(Trials):
    """A made card takes the place, and the Power, of one figure after the other in the ready armies; each such army
    meets each ready army, once from each seat."""

    count = 2 * len(LINES) * len(LINES) * FIGURES_A_LINE

    def key(self, made: Made) -> tuple[str, str, str]:
        assert isinstance(made, CardInfo)
        return made.actions

    def table(self, made: Made, index: int) -> tuple[Mapping[str, Any], int]:
        assert isinstance(made, CardInfo)
        # A stride that shares no factor with the count comes to all of them, and mixes lines, places and seats.
        at, place = divmod(index * _STRIDE % self.count, FIGURES_A_LINE)
        at, own = divmod(at, len(LINES))
        seat, other = divmod(at, len(LINES))
        army = [[row.id, row.power] for row in LINES[own].figure]
        army[place][0] = _TRIED
        armies: list[Any] = [LINES[other].id, LINES[other].id]
        armies[seat] = army
        card = {"id": _TRIED, "name": made.name, "actions": list(made.actions)}
        return {"armies": armies, "cards": [card]}, seat


_STRIDE: Final = 197
_TRIED: Final = "tried-out"


class CardWorkshop(Workshop):
    """Where players make character cards."""

    setting = "cards"
    kind = CardInfo
    word = "card"
    words = "cards"
    rule = "figures.card.three"
    trials = CardTrials()

    def check(self, given: object) -> CardInfo:
        # A screen may send an empty icon for none.
        row = {k: v for k, v in given.items() if k != "icon" or v != ""} if isinstance(given, Mapping) else given
        card = read_card(row)
        best, middle, least = card.actions
        return CardInfo(id=card.id, name=card.name, actions=(best, middle, least), icon=card.icon)
