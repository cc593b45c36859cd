"""The draw pile and the discards."""

from __future__ import annotations

from typing import Final

from fracas.core.events import Tell
from fracas.core.question import Resolution, Roll
from fracas.games.figures.events import Drew, Reshuffled
from fracas.games.figures.state import State

FULL_HAND: Final = 3


def draw_up(state: State, seat: int, tell: Tell) -> Resolution:
    """Draw up to three cards in hand (figures.turn.draw); with both piles empty, draw no more."""
    hand = state.hands[seat]
    while len(hand) < FULL_HAND:
        if not state.bag:
            if not state.discard:
                return
            reshuffle(state, tell)
        card: int = yield Roll("draw", state.bag, secret=True)
        state.bag.remove(card)
        hand.append(card)
        tell(Drew, seat, card)


def reshuffle(state: State, tell: Tell) -> None:
    """The discards become the new draw pile (figures.reshuffle)."""
    tell(Reshuffled, len(state.discard))
    state.bag, state.discard = state.discard, []
