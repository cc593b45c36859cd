"""The draw pile and the discards."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Roll
from fracas.core.tell import Tell
from fracas.games.figures.events import Drew, Reshuffled
from fracas.games.figures.state import State

FULL_HAND: Final = 3


def wants_card(state: State, seat: int, tell: Tell) -> bool:
    """Is a card to be drawn: is the hand short of three, and is there one to draw (figures.turn.draw)?"""
    if len(state.hands[seat]) >= FULL_HAND:
        return False
    if not state.bag:
        if not state.discard:
            return False
        reshuffle(state, tell)
    return True


def from_the_pile(state: State) -> Roll:
    """Any card of the draw pile may be the next; only who draws it sees which."""
    return Roll("draw", state.bag, secret=True)


def take(state: State, seat: int, card: int, tell: Tell) -> None:
    """The card goes from the draw pile into the hand."""
    state.bag.remove(card)
    state.hands[seat].append(card)
    tell(Drew, seat, card)


def reshuffle(state: State, tell: Tell) -> None:
    """The discards become the new draw pile (figures.reshuffle)."""
    state.bag = bytearray(state.discard)
    state.discard = []
    tell(Reshuffled, len(state.bag))
