"""The rules of legacy around the turn: set-up and rounds. A turn is in turn.py, the end of the game in ending.py."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Commit, Question, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.legacy import locations
from fracas.games.legacy.content import EVENTS, OF_POWER, ORDINARY, POWERS
from fracas.games.legacy.deck import refill
from fracas.games.legacy.effects import by_power
from fracas.games.legacy.events import (
    CarriedOver,
    EventDrawn,
    LocationsShuffled,
    RoundBegins,
    SetsDrawn,
)
from fracas.games.legacy.state import BOTH, CARRY, NOBODY, OPENING, SETUP, TURN, State
from fracas.games.legacy.turn import turn

__all__ = ["locations", "resolution"]
"""The locations are only here to be registered."""

BASE: Final = "base"
EXPANSION: Final = "expansion"
MIXED: Final = "mixed"
SPLIT: Final = "split"
COIN: Final = (0, 1)
Drawn = Generator[Question, Any, int]


def resolution(state: State, tell: Tell) -> Resolution | None:
    """What is to be played next; None when the game is over."""
    phase = state.phase
    if phase in (TURN, OPENING):
        return turn(state, tell)
    if phase == CARRY:
        return between_rounds(state, tell)
    if phase == SETUP:
        return set_up(state, tell)
    return None


# -- set-up


def set_up(state: State, tell: Tell) -> Resolution:
    """Champions, events and the first three locations (legacy.setup.*, legacy.option.*)."""
    mine: list[int] = []
    theirs: list[int] = []
    for power in range(POWERS):
        kinds: list[int] = []
        for each in (BASE, EXPANSION):
            if state.champions in (each, MIXED, SPLIT):
                kind = yield from one_of(OF_POWER[each][power])
                kinds.append(kind)
        if len(kinds) == 1:
            kinds = [kinds[0], kinds[0]]
        else:
            coin: int = yield Roll("coin", COIN)
            kinds = [kinds[coin], kinds[coin]] if state.champions == MIXED else [kinds[coin], kinds[1 - coin]]
        mine.append(kinds[0])
        theirs.append(kinds[1])
    state.sets = [tuple(mine), tuple(theirs)]
    state.hands = [tuple(mine), tuple(theirs)]
    tell(SetsDrawn, (tuple(mine), tuple(theirs)))

    deck = ORDINARY.copy()
    events = EVENTS.copy()
    for _ in range(state.events):
        event: int = yield Roll("event", events)
        events.remove(event)
        deck.append(event)
        tell(EventDrawn, event)
    state.bag = tuple(sorted(deck))
    tell(RoundBegins, state.round, state.rounds)
    yield from refill(state, tell)
    state.phase = OPENING


def one_of(champions: list[int]) -> Drawn:
    """The only champion of a power in a set, or one drawn from several."""
    if len(champions) == 1:
        return champions[0]
    champion: int = yield Roll("drawn", champions)
    return champion


# -- between rounds


def between_rounds(state: State, tell: Tell) -> Resolution:
    """Each seat carries a champion; all others return to hand; locations are shuffled (legacy.round.*)."""
    carried = [NOBODY, NOBODY]
    seats = [seat for seat in BOTH if state.left(seat) > 1]
    if seats:
        options = [sorted([*state.hands[seat], *state.aside[seat]], key=by_power) for seat in seats]
        champions: list[int] = yield Commit(seats, "carry", options)
        for place, seat in enumerate(seats):
            carried[seat] = champions[place]
    for seat in BOTH:
        if carried[seat] == NOBODY:
            last = [*state.hands[seat], *state.aside[seat]] or [state.piles[seat][-1]]
            carried[seat] = last[0]
        state.hands[seat] = tuple([champion for champion in state.sets[seat] if champion != carried[seat]])
        state.aside[seat] = ()
        state.piles[seat] = (carried[seat],)
    state.carried = carried
    for seat in BOTH:
        tell(CarriedOver, seat, carried[seat])

    state.round += 1
    state.battle = 0
    tell(RoundBegins, state.round, state.rounds)
    state.bag = tuple(sorted([*state.bag, *state.top, *state.bottom, *state.discards]))
    state.top = ()
    state.bottom = ()
    state.discards = ()
    tell(LocationsShuffled, len(state.bag))
    yield from refill(state, tell)
    state.phase = TURN
