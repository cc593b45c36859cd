"""figures: what is asked, and numbers for good. One's own figures come first, and cards of one rank are one."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Region
from fracas.envs.actions import Numbered
from fracas.envs.episode import Episode
from fracas.games.figures.armies import MOST_POWER, RANDOM
from fracas.games.figures.piles import FULL_HAND
from fracas.games.figures.roster import LINES
from fracas.games.figures.state import State

ENDS_EARLY: Final = True
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


def most(state: State, places: int) -> int:  # noqa: ARG001
    """Any figure, a set of players, or a card of the hand; while armies are chosen, one of them, or of all cards."""
    found = max(figures_at(state), (1 << state.players) - 1, FULL_HAND, *map(len, state.hands))
    if any(order not in ("", RANDOM) for order in state.orders):
        found = max(found, len(LINES) + 1, len(state.cards) + 1, MOST_POWER)
    return found


def numbered(state: State) -> Numbered:
    """The blocks of a table that begins so."""
    figures, players = figures_at(state), state.players
    mustered = {"army": len(LINES) + 1, "recruit": len(state.cards) + 1, "power": MOST_POWER + 1}
    others = {"opponent": players, "card": RANKS, "special": 2, "spend": 2, "masterplan": 1 << players}
    return FigureNumbers({ask: mustered.get(ask, 0) or others.get(ask, 0) or figures for ask in ASKS}, figures)


class FigureNumbers(Numbered):
    """The numbers of figures."""

    def __init__(self, blocks: dict[str, int], figures: int) -> None:
        super().__init__(blocks)
        self.figures: int = figures

    def numbers(self, episode: Episode, place: int = 0) -> list[int]:
        ask, me = episode.ask, episode.waiting[place]
        base, state = self.blocks[ask], episode.flow.state
        assert isinstance(state, State)
        offer = episode.offers[place]
        assert not isinstance(offer, Region)
        if ask == "card":
            return [base + card % RANKS for card in offer]
        if ask in YES_OR_NO or ask == "power":
            return [base + value for value in offer]
        if ask == "army" or ask == "recruit":
            return [base + value + 1 for value in offer]
        if ask == "opponent":
            return [base + (seat - me) % state.players for seat in offer]
        if ask == "masterplan":
            return [base + self.turned(plan, me, state.players) for plan in offer]
        first = 0
        for figure in state.figures:
            if figure.owner == me:
                break
            first += 1
        return [base + (figure - first) % self.figures for figure in offer]

    def turned(self, plan: int, me: int, players: int) -> int:
        """A set of players, as bits, with the one who plays as bit 0."""
        return (plan >> me | plan << (players - me)) & ((1 << players) - 1)
