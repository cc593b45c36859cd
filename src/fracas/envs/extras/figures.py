"""figures: what is asked, and how many answers there can be."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.figures.armies import MOST_POWER, RANDOM
from fracas.games.figures.numbering import ASKS as ASKS
from fracas.games.figures.numbering import figures_at
from fracas.games.figures.piles import FULL_HAND
from fracas.games.figures.roster import LINES
from fracas.games.figures.state import State

ENDS_EARLY: Final = True


def most(state: State, places: int) -> int:  # noqa: ARG001
    """Any figure, a set of players, or a card of the hand; while armies are chosen, one of them, or of all cards."""
    found = max(figures_at(state), (1 << state.players) - 1, FULL_HAND, *map(len, state.hands))
    if any(order not in ("", RANDOM) for order in state.orders):
        found = max(found, len(LINES) + 1, len(state.cards) + 1, MOST_POWER)
    return found
