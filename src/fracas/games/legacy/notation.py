"""A table of legacy as one line of text, and back.

Champions and locations stand by their ids; what belongs to each seat stands between slashes or commas, ``-`` where
there is nothing::

    phase=turn round=1 battle=1 turns=1 sets=druid,…/druid,… hands=wizard,…/monk,… aside=-/-
    piles=knight,paladin/ranger,barbarian carried=none,none row=red-mesa,… top=- bag=…
    bottom=ninth-bell-cloister discards=prism-tower scores=0,4 sources=0,0,0,0/4,0,0,0 holder=0
    value=1 pairings=1,2,4,8,4,8,6,9,1,0,4
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.game import Notation
from fracas.core.writing import Line
from fracas.games.legacy.content import CHAMPIONS, LOCATIONS, ORDINARY, POWER, POWERS
from fracas.games.legacy.deck import ROW
from fracas.games.legacy.effects import by_power
from fracas.games.legacy.setup import begin
from fracas.games.legacy.state import CARRY, NOBODY, OPENING, OVER, SETUP, TURN, State
from fracas.games.legacy.written import FIELDS, LATER, read, write

PAIRING = 11
"""How many numbers tell of a battle."""
MOST_BATTLES = 100
"""In a round: no row of abilities has ever drawn one out to a third of it."""
MOST_POINTS = 100
"""That one battle, or the end of the game, can bring a player, with room to spare."""


class LegacyNotation(Notation[State]):
    """The notation of legacy: all of it follows from the declared fields."""

    def write(self, state: State) -> str:
        return write(state)

    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> State:
        state = begin(players, settings)
        found = Line("legacy", line, players, FIELDS, LATER)
        read(found, state)
        _must_be_whole(found, state)
        return state


def _must_be_whole(line: Line, state: State) -> None:
    """Refuse a position that no rules could be applied to."""
    if not 1 <= state.round <= state.rounds:
        raise line.refused(f"there are {state.rounds} rounds")
    _must_be_reached(line, state)
    if state.holder not in (NOBODY, 0, 1) or state.value > 10:
        raise line.refused("the Fatestone shows 1 to 10, and one of the two players holds it")
    if (state.holder == NOBODY) is not (state.value == 0) or (state.holder == NOBODY) is not (
        state.phase in (SETUP, OPENING)
    ):
        raise line.refused("the Fatestone is assigned in the first turn")
    _locations_must_fit(line, state)
    for seat in range(state.players):
        _champions_must_fit(line, state, seat)
    if any(
        len(sources) != 4 or sum(sources) != score for sources, score in zip(state.sources, state.scores, strict=True)
    ):
        raise line.refused("the sources of a score do not add up to it")
    if any(not _is_pairing(state, pairing) for pairing in state.pairings):
        raise line.refused(f"a battle is told in {PAIRING} numbers")


def _must_be_reached(line: Line, state: State) -> None:
    """Refuse counts that no play leads to."""
    if state.battle > min(state.turns, MOST_BATTLES) or state.turns > state.round * MOST_BATTLES:
        raise line.refused("there were not so many battles")
    if len(state.pairings) > state.turns:
        raise line.refused("more battles are told of than were fought")
    most = MOST_POINTS * (state.turns + 1)
    if any(score > most for score in state.scores) or any(
        not -most <= part <= most for sources in state.sources for part in sources
    ):
        raise line.refused("nobody can have scored so much")


def _locations_must_fit(line: Line, state: State) -> None:
    places = [*state.row, *state.top, *state.bag, *state.bottom, *state.discards]
    wanted = 0 if state.phase == SETUP else len(ORDINARY) + state.events
    if len(set(places)) != len(places) or len(places) != wanted:
        raise line.refused(f"there must be {wanted} locations, each in one place")
    if state.phase != SETUP and not set(ORDINARY) <= set(places):
        raise line.refused("a location is missing")
    if len(state.row) > ROW or (state.phase in (TURN, OPENING) and not state.row):
        raise line.refused(f"one to {ROW} locations lie in the row")
    if state.phase in (TURN, OPENING) and len(state.row) < ROW and state.deck():
        raise line.refused("the row is filled up while there is a deck")
    if list(state.bag) != sorted(state.bag):
        raise line.refused("the bag has no order: its locations stand as in the content")


def _champions_must_fit(line: Line, state: State, seat: int) -> None:
    own, hand, aside, pile = state.sets[seat], state.hands[seat], state.aside[seat], state.piles[seat]
    if NOBODY in (*own, *hand, *aside, *pile):
        raise line.refused("nobody is no champion")
    wanted = [] if state.phase == SETUP else list(range(POWERS))
    if [POWER[champion] for champion in own] != wanted:
        raise line.refused("a player has one champion of each power, in order")
    if sorted([*hand, *aside, *pile], key=by_power) != list(own):
        raise line.refused("each champion is in hand, set aside or in the pile")
    if any(list(cards) != sorted(cards, key=by_power) for cards in (hand, aside)):
        raise line.refused("hands stand in order of power")
    if aside and not hand:
        raise line.refused("an empty hand takes back what was set aside")
    if state.phase == TURN and not (hand and pile):
        raise line.refused("a player has nobody to choose, or nobody in the pile")
    if state.phase == OPENING and (aside or pile):
        raise line.refused("before the first turn all champions are in hand")
    if state.phase == CARRY and state.round == state.rounds:
        raise line.refused("nothing is carried after the last round")
    if state.phase in (CARRY, OVER) and not pile:
        raise line.refused("after a battle a pile is not empty")


def _is_pairing(state: State, pairing: tuple[int, ...]) -> bool:
    if len(pairing) != PAIRING:
        return False
    champions, winner = pairing[2:6], pairing[8]
    return (
        1 <= pairing[0] <= state.rounds
        and 0 <= pairing[1] < len(LOCATIONS)
        and all(0 <= champion < len(CHAMPIONS) for champion in champions)
        and winner in (0, 1)
    )
