"""Nobody takes back freely what has turned up a card that somebody could not see."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import STEPS
from fracas.games.synergy.events.turn import Surrendered
from fracas.games.synergy.moving.walking import STEP_BY_STEP
from fracas.games.synergy.numbers import BASIC, MOVES
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import NOBODY, NOWHERE
from fracas.games.synergy.view import View
from tests.games.synergy.wandering import any_answer, hidden_from
from tests.kit.rules import rule


def off_the_edge(session: Session[State, View], seat: int, random: Random) -> Any:
    """Anybody who has a card face down walks off the board where it can; else any answer."""
    state = session.flow.state
    asked = session.questions[seat]
    if state.active != NOBODY and state.warriors[state.active].down:
        ways = [way for way in range(4) if STEPS[state.warriors[state.active].square][way] == NOWHERE]
        wanted = {"act": [MOVES + BASIC], "walk": [STEP_BY_STEP], "step": ways}.get(asked.ask, [])
        for answer in wanted if ways else []:
            if answer in asked.values:
                return answer
    return any_answer(session, seat, random)


def turned_up(seed: int) -> int:
    """One game. How many times did an answer turn up cards by a surrender?"""
    random = Random(seed)
    session: Session[State, View] = Session.new(SYNERGY, players=3, settings={}, seed=seed)
    surrenders = 0
    while not session.over:
        seat = random.choice(list(session.questions))
        hidden = [hidden_from(session.flow.state, other) for other in range(3)]
        told = len(session.events)
        session.answer(seat, off_the_edge(session, seat, random))
        state = session.flow.state
        shown = {*state.removed, *state.discards}.union(*(warrior.cards for warrior in state.warriors))
        if any(cards & shown for cards in hidden) and not session.over:
            assert not session.can_undo(seat), session.events[told:]
            surrenders += any(isinstance(event, Surrendered) for event in session.events[told:])
    return surrenders


@rule("table.undo", "synergy.surrender", "synergy.secret", "synergy.deal")
def test_what_has_turned_up_a_card_is_not_taken_back_freely() -> None:
    assert sum(turned_up(seed) for seed in range(6)) > 6, "warriors walked off with cards face down"
