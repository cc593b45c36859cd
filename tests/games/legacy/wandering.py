"""Random games of legacy, to be looked at from every side, and what must be true of every table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.settings import settle
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import POWER
from fracas.games.legacy.state import NOBODY, SETUP, State
from tests.kit.play import listed_answer


def begin(**settings: Any) -> State:
    """A table before the set-up, as the rules see it."""
    return LEGACY.begin(2, settle("legacy", LEGACY.settings, settings))


def wander(seed: int, **settings: Any) -> Iterator[Flow[State]]:
    """A random game, question by question; chance is asked too. Ends with the finished game."""
    random = Random(seed)
    flow = Flow(LEGACY, begin(**settings))
    while flow.question is not None:
        yield flow
        flow.send(listed_answer(flow.question, random))
    yield flow


def must_be_whole(state: State) -> None:
    """No champion and no location is lost, none is there twice; everything is within its range."""
    if state.phase == SETUP:
        return
    places = [*state.row, *state.top, *state.bag, *state.bottom, *state.discards]
    assert len(set(places)) == len(places) == 10 + state.events
    assert set(range(10)) <= set(places)
    assert len(state.row) <= 3
    assert list(state.bag) == sorted(state.bag)
    for seat in (0, 1):
        fighting = [state.mains[seat], *state.allies[seat]]
        if state.mains[seat] == NOBODY:
            fighting = [state.chosen[seat]]
        cards = [*state.hands[seat], *state.aside[seat], *state.piles[seat], *(c for c in fighting if c != NOBODY)]
        assert sorted(cards, key=POWER.__getitem__) == list(state.sets[seat])
        assert [POWER[champion] for champion in state.sets[seat]] == list(range(10))
        assert state.hands[seat] or not state.aside[seat], "an empty hand takes back what was set aside"
        assert state.scores[seat] >= 0
        assert sum(state.sources[seat]) == state.scores[seat]
    assert state.value <= 10


def must_rest(state: State) -> None:
    """Between two resolutions nothing of a turn is left."""
    fresh = begin()
    for name in ("step", "level", "chosen", "mains", "allies", "set_powers", "terms", "armed", "battle_acted"):
        assert getattr(state, name) == getattr(fresh, name), name
    for name in ("legacy_acted", "newcomer", "totals", "winner"):
        assert getattr(state, name) == getattr(fresh, name), name
