"""The row of locations and its deck: a bag with known ends (legacy.cleanup.deck)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.legacy.events import LocationDiscarded, LocationPutDown, LocationRevealed
from fracas.games.legacy.state import State

ROW: Final = 3
"""So many locations lie face up, while there are enough (legacy.setup.locations)."""


def refill(state: State, tell: Tell) -> Resolution:
    """Empty places of the row are filled one at a time (legacy.cleanup.location, legacy.cleanup.advance)."""
    while len(state.row) < ROW:
        if not state.top and state.bag:
            location: int = yield Roll("location", state.bag)
            take_from_bag(state, location)
        elif state.top or state.bottom:
            location = take_known(state)
        else:
            return
        state.row += (location,)
        tell(LocationRevealed, location)


def take_from_bag(state: State, location: int) -> None:
    """It was drawn."""
    state.bag = tuple([each for each in state.bag if each != location])


def take_known(state: State) -> int:
    """The next location, where everybody knows which it is: there is a known top, or only the known bottom is left."""
    if state.top:
        location = state.top[0]
        state.top = state.top[1:]
    else:
        location = state.bottom[0]
        state.bottom = state.bottom[1:]
    return location


def leave_row(state: State, location: int) -> None:
    """A location leaves the row, and the others advance."""
    state.row = tuple([each for each in state.row if each != location])


def discard(state: State, tell: Tell, location: int) -> None:
    """From the row to the discards, face up."""
    leave_row(state, location)
    state.discards += (location,)
    tell(LocationDiscarded, location)


def put_down(state: State, tell: Tell, location: int) -> None:
    """From the row to the bottom of the deck, in the open: it stays known there (legacy.open)."""
    leave_row(state, location)
    state.bottom += (location,)
    tell(LocationPutDown, location)
