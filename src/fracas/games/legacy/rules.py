"""The rules of legacy around the turn: set-up, rounds, the end of the game. A turn is in turn.py."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Commit, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.legacy import locations
from fracas.games.legacy.content import CHAMPION_IDS, EVENTS, ORDINARY, POWERS, SET
from fracas.games.legacy.deck import refill
from fracas.games.legacy.effects import by_power
from fracas.games.legacy.events import (
    CarriedOver,
    EventDrawn,
    FinalScore,
    GameWon,
    LocationsShuffled,
    RoundBegins,
    SetsDrawn,
)
from fracas.games.legacy.state import CARRY, NOBODY, OPENING, OVER, SETUP, TURN, State
from fracas.games.legacy.turn import BOTH, turn
from fracas.games.legacy.windows import END

__all__ = ["locations", "resolution", "winner_of"]

BASE: Final = "base"
EXPANSION: Final = "expansion"
MIXED: Final = "mixed"
SPLIT: Final = "split"
COIN: Final = (0, 1)


def resolution(state: State, tell: Tell) -> Resolution | None:
    """What is to be played next; None when the game is over."""
    phase = state.phase
    if phase in (TURN, OPENING):
        return turn(state, tell)
    if phase == CARRY:
        return between_rounds(state, tell) if state.round < state.rounds else finish(state, tell)
    if phase == SETUP:
        return set_up(state, tell)
    return None


# -- set-up


def set_up(state: State, tell: Tell) -> Resolution:
    """Champions, events and the first three locations (legacy.setup.*, legacy.option.*)."""
    mine: list[int] = []
    theirs: list[int] = []
    for power in range(POWERS):
        kinds = [power, power + SET]
        if state.champions == BASE:
            kinds = [power, power]
        elif state.champions == EXPANSION:
            kinds = [power + SET, power + SET]
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


# -- the end


def finish(state: State, tell: Tell) -> Resolution:
    """The Fatestone and the abilities of the tops are added to the scores (legacy.score.*)."""
    for seat in BOTH:
        fatestone = state.value if seat == state.holder else 0
        pile = state.piles[seat]
        worth = END.content.get(CHAMPION_IDS[pile[-1]]) if pile else None
        end: int = 0 if worth is None else worth(state, seat)
        places = state.sources[seat]
        state.sources[seat] = (places[0], places[1], fatestone, end)
        state.scores[seat] += fatestone + end
    state.phase = OVER
    for seat in BOTH:
        places = state.sources[seat]
        tell(FinalScore, seat, places[0], places[1], places[2], places[3], state.scores[seat])
    tell(GameWon, winner_of(state), state.scores[0] == state.scores[1])
    return
    yield  # it asks nobody, but what it does belongs to the play and not to the call


def winner_of(state: State) -> int:
    """Most points; a tie is lost by the holder of the Fatestone (legacy.score.win, legacy.score.tie)."""
    mine, theirs = state.scores
    if mine == theirs:
        return 1 - state.holder
    return 0 if mine > theirs else 1
