"""A move of skirmish with a break-away roll in its middle: a path is asked, and play is interrupted on the way."""

from __future__ import annotations

from random import Random

import pytest

from fracas.core.flow import Flow
from fracas.core.question import Choice, Roll
from tests.core.spikes.walk import INCH, LET_GO, PIECE, REACH, STRIKE, State, Walk

THROUGH = (4500, 0, 4500, 2500)
"""Into the foe's melee range and out of it again."""


def at_the_roll() -> Flow[State]:
    flow: Flow[State] = Flow(PIECE, State())
    flow.send(THROUGH)
    assert isinstance(flow.question, Roll)
    return flow


def test_a_good_roll_and_the_move_goes_on() -> None:
    flow = at_the_roll()
    flow.send(4)
    assert flow.state.at == (4500, 2500)
    assert flow.question is not None
    assert flow.question.ask == "dig in"


@pytest.mark.parametrize(("answer", "wounds"), [(STRIKE, 1), (LET_GO, 0)])
def test_a_bad_roll_stops_it_where_it_was_and_the_foe_is_asked(answer: int, wounds: int) -> None:
    flow = at_the_roll()
    flow.send(3)
    question = flow.question
    assert isinstance(question, Choice)
    assert (question.seat, question.ask, question.passing) == (1, "opportunity", LET_GO)
    flow.send(answer)
    assert flow.state.at == (4500, 0)
    assert flow.state.wounds == wounds
    assert flow.question is not None
    assert flow.question.ask == "dig in"


def test_a_fork_in_the_middle_of_the_move() -> None:
    flow = at_the_roll()
    fork = flow.fork()
    flow.send(6)
    fork.send(1)
    assert (flow.state.at, fork.state.at) == ((4500, 2500), (4500, 0))


def test_a_refusal_names_the_spot_where_the_path_fails() -> None:
    region = Walk((3 * INCH, 0))
    too_far = region.refuse((4 * INCH, 0, 4 * INCH, 7 * INCH))
    assert too_far is not None
    assert (too_far.sentence, too_far.spot) == ("That is 2.00 inches too far.", (4 * INCH, 7 * INCH))
    off = region.refuse((-1, 5))
    assert off is not None
    assert (off.rule, off.spot) == ("skirmish.table", (-1, 5))


def test_a_click_beyond_reach_is_answered_with_the_farthest_legal_end() -> None:
    region = Walk((3 * INCH, 0))
    for x, y in [(19 * INCH, 19 * INCH), (0, 20 * INCH), (3 * INCH, 4 * INCH)]:
        near = region.propose((x, y))
        assert near is not None
        assert region.refuse(near) is None
    assert region.propose((3 * INCH, 4 * INCH)) == (3 * INCH, 4 * INCH)


def test_the_preview_tells_the_cost_of_each_leg_and_who_may_strike() -> None:
    region = Walk((3 * INCH, 0))
    through = region.preview(THROUGH)
    assert (through.legs, through.breaks_away) == ((1500, 2500), True)
    assert region.preview((3 * INCH, REACH)).breaks_away is False


def test_samples_are_legal_and_never_too_far() -> None:
    region = Walk((3 * INCH, 0))
    random = Random(1)
    for place in [*region.candidates(random.random, 300), *(region.sample(random.random) for _ in range(300))]:
        assert region.refuse(place) is None
        assert sum(region.legs(place)) <= REACH
