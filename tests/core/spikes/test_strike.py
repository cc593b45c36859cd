"""Mirror Shades: a hit is thrown back at the striker after the roll, by a card that nobody could know of."""

from __future__ import annotations

import pytest

from fracas.core.flow import Flow
from fracas.core.question import Commit, options_of
from fracas.core.window import PASS
from tests.core.spikes.strike import CARDS, ESCAPE, KIDNEYS, PEEL, PIECE, SHADES, State


def struck(*cards: int) -> Flow[State]:
    """Seat 0 has struck at seat 1 and hit."""
    flow: Flow[State] = Flow(PIECE, State(list(cards)))
    flow.send(5)
    return flow


def test_the_hit_is_thrown_back() -> None:
    flow = struck(KIDNEYS, SHADES)
    flow.send([SHADES])
    flow.send(4)
    assert flow.state.hits == [3, 6]
    assert flow.state.up == [(1, SHADES)]


def test_the_shades_may_fail_and_a_card_in_use_is_not_offered_again() -> None:
    flow = struck(KIDNEYS, SHADES)
    flow.send([SHADES])
    flow.send(3)
    assert flow.question is None
    assert flow.state.hits == [6, 3]
    assert flow.state.used == []


@pytest.mark.parametrize("held", CARDS)
def test_anybody_who_could_hold_them_is_asked_whatever_they_hold(held: int) -> None:
    """The prompt tells nothing; only its options, which nobody else sees, depend on the card."""
    flow = struck(PEEL if held != PEEL else KIDNEYS, held)
    question = flow.question
    assert isinstance(question, Commit)
    assert (question.ask, list(question.seats), question.passing) == (ESCAPE.name, [1], PASS)
    assert options_of(question, 1) == ([PASS, SHADES] if held == SHADES else [PASS])


def test_nobody_is_asked_once_the_card_was_seen() -> None:
    state = State([KIDNEYS, PEEL])
    state.unseen.discard(SHADES)
    flow: Flow[State] = Flow(PIECE, state)
    flow.send(5)
    assert flow.question is None
    assert flow.state.hits == [6, 3]


def test_a_fork_in_the_middle_of_the_reaction_goes_its_own_way() -> None:
    flow = struck(KIDNEYS, SHADES)
    flow.send([SHADES])
    fork = flow.fork()
    flow.send(6)
    fork.send(1)
    assert (flow.state.hits, fork.state.hits) == ([3, 6], [6, 3])


def test_answers_since_the_boundary_replay_in_every_world_that_could_be() -> None:
    """The striker does not know the card: with any other that passes, play goes on the same way."""
    flow = struck(PEEL, SHADES)
    flow.send([PASS])
    for held in (SHADES, KIDNEYS):
        imagined: Flow[State] = Flow(PIECE, State([PEEL, held]), since=[5, [PASS]], keep=False)
        assert imagined.question is None
        assert imagined.state.hits == flow.state.hits
