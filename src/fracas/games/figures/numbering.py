"""Numbers for good of what is answered: one's own figures come first, and cards of one rank are one."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fracas.core.numbering import Numbering
from fracas.games.figures.armies import MOST_POWER
from fracas.games.figures.roster import LINES
from fracas.games.figures.state import State

ASKS: Final = (
    "army",
    "recruit",
    "power",
    "attacker",
    "opponent",
    "defender",
    "card",
    "special",
    "spend",
    "armor",
    "boost",
    "luck",
    "masterplan",
    "mindcontrol",
    "recover",
    "explosion",
)
SEATS: Final = ("opponent", "masterplan")
YES_OR_NO: Final = ("special", "spend")
RANKS: Final = 13


def figures_at(state: State) -> int:
    """How many figures there can be at this table."""
    return sum([size or state.largest for size in state.sizes])


def numbering(state: State) -> Numbering:
    """The blocks of a table that begins so."""
    figures, players = figures_at(state), state.players
    mustered = {"army": len(LINES) + 1, "recruit": len(state.cards) + 1, "power": MOST_POWER + 1}
    others = {"opponent": players, "card": RANKS, "special": 2, "spend": 2, "masterplan": 1 << players}
    return FigureNumbers({ask: mustered.get(ask, 0) or others.get(ask, 0) or figures for ask in ASKS}, figures, players)


class FigureNumbers(Numbering):
    """The numbers of figures."""

    def __init__(self, blocks: dict[str, int], figures: int, players: int) -> None:
        super().__init__(blocks)
        self.figures: int = figures
        self.players: int = players

    def numbers(self, ask: str, me: int, table: Any, options: Sequence[int]) -> list[int]:
        base = self.blocks[ask]
        if ask == "card":
            return [base + card % RANKS for card in options]
        if ask in YES_OR_NO or ask == "power":
            return [base + value for value in options]
        if ask == "army" or ask == "recruit":
            return [base + value + 1 for value in options]
        if ask == "opponent":
            return [base + (seat - me) % self.players for seat in options]
        if ask == "masterplan":
            return [base + self.turned(plan, me) for plan in options]
        first = 0
        for figure in table.figures:
            if figure.owner == me:
                break
            first += 1
        return [base + (figure - first) % self.figures for figure in options]

    def turned(self, plan: int, me: int) -> int:
        """A set of players, as bits, with the one who plays as bit 0."""
        return (plan >> me | plan << (self.players - me)) & ((1 << self.players) - 1)
