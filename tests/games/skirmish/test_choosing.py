"""The largest battles: units are chosen one by one, and only one unit's acts are listed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from bench.hordes import HORDES, battle, begun, horde, session_of

from fracas.bots.evaluation.skirmish.planning import ideas
from fracas.bots.evaluation.skirmish.sensible import sense
from fracas.core.question import Choice, Question
from fracas.core.session import Session
from fracas.games.skirmish.acts import CHOOSE, END, HAND_OVER, MOVE, SHOOT, act, kind_of, unit_of
from fracas.games.skirmish.bodies import enemies_of
from fracas.games.skirmish.done import ACTED, MARCHED, MOVED, SHOT
from fracas.games.skirmish.state import ALIVE, NOBODY, State
from fracas.games.skirmish.turns.menu import EACH_LOOKED_AT, MOST_LISTED, acts_of, all_acts, are_too_many, options
from tests.kit.rules import rule

MANY = 60
FEW = 32


def state_of(table: Session[Any, Any]) -> State:
    state: State = table.flow.state
    return state


def mine(state: State, seat: int = 0) -> list[int]:
    return [me for me, unit in enumerate(state.units) if unit.seat == seat and unit.fate == ALIVE]


def everything(state: State) -> list[int]:
    """All acts, as they are listed in smaller battles."""
    found: list[int] = []
    for me in mine(state):
        acts_of(state, me, enemies_of(state, me), found)
    return found


@rule("skirmish.activate.order")
def test_in_a_smaller_battle_all_acts_are_listed() -> None:
    table = battle(FEW)
    assert table.questions[0].values == [END, *everything(state_of(table))]
    assert len(table.questions[0].values) <= MOST_LISTED


@rule("skirmish.activate.order")
def test_units_are_listed_first_and_the_chosen_one_with_all_that_it_can_do() -> None:
    table = battle(MANY)
    state = state_of(table)
    units, told = mine(state), table.event_count
    assert table.questions[0].values == [END, *(act(CHOOSE, me) for me in units)]
    for me in units[:5]:
        table.answer(0, act(CHOOSE, me))
        listed = table.questions[0].values
        assert [value for value in listed if unit_of(value) == me and value != END] == all_acts(state_of(table), me)
        assert [value for value in listed if kind_of(value) == CHOOSE] == [act(CHOOSE, o) for o in units if o != me]
    assert table.event_count == told, "nothing has happened"


@rule("skirmish.activate.order")
@pytest.mark.parametrize("name", HORDES)
def test_no_act_is_lost_and_none_is_won_by_choosing(name: str) -> None:
    table = begun(name, ["Ann", "Bob", "Cyd", "Dee"])
    state = state_of(table)
    found = []
    for me in mine(state):
        state.chosen = me
        listed = options(state, 0)
        found += [value for value in listed if kind_of(value) not in (END, CHOOSE)]
        # Who is not chosen can be, exactly if there is anything to do.
        able = {unit_of(value) for value in listed if kind_of(value) == CHOOSE}
        assert me not in able
        if me == mine(state)[0]:
            assert able == {other for other in mine(state) if other != me and all_acts(state, other)}
    assert found == everything(state)


@rule("skirmish.activate.order")
def test_a_unit_that_can_do_nothing_more_is_not_to_be_chosen() -> None:
    state, settings = horde(["crown.longbow"] * 2, ["crown.athum"] * 2, most=MANY, map="hedges")
    me, other = mine(state)[2:4]
    for done in (MOVED, ACTED, MARCHED, SHOT):
        state.units[me].do(done)
    table = session_of(state, settings)
    listed = table.questions[0].values
    assert act(CHOOSE, me) not in listed
    assert act(CHOOSE, other) in listed
    reason = table.questions[0].why_not(f"option:{act(CHOOSE, me)}")
    assert reason is not None
    assert "nothing left to do" in reason.sentence


@rule("skirmish.activate.order")
def test_who_has_acted_stays_chosen_until_the_turn_ends() -> None:
    table = battle(MANY)
    me = mine(state_of(table))[4]
    table.answer(0, act(CHOOSE, me))
    table.answer(0, act(MOVE, me))
    region = table.questions[0].region
    assert region is not None
    table.answer(0, region.sample(Random(1).random))
    assert state_of(table).chosen == me
    while table.questions.get(0) is None or table.questions[0].ask != "act":
        seat = table.waiting_for[0]
        table.answer(seat, table.questions[seat].values[0])
    table.answer(0, END)
    assert state_of(table).chosen == NOBODY


@rule("skirmish.activate.order")
def test_who_only_looks_must_do_something_in_the_end() -> None:
    """To choose is no act, and no game may go on without end."""
    table = battle(MANY)
    units = mine(state_of(table))
    for number in range(EACH_LOOKED_AT * len(units)):
        table.answer(0, act(CHOOSE, units[number % len(units)]))
    last, listed = units[-1], table.questions[0].values
    assert listed == [END, *all_acts(state_of(table), last)]
    reason = table.questions[0].why_not(f"option:{act(CHOOSE, units[0])}")
    assert reason is not None
    assert reason.rule == "skirmish.activate.order"
    assert (
        reason.sentence
        == "You have looked at your units often enough: do something with Longbow Warden 29, or end your turn."
    )
    again = session_of(state_of(table), table.header.settings)
    assert again.questions[0].values == listed, "it reads back"
    table.undo(0)
    assert act(CHOOSE, last) in table.questions[0].values, "to look is free to be taken back"
    table.answer(0, act(CHOOSE, last))
    table.answer(0, next(value for value in listed if kind_of(value) == SHOOT))
    while 0 not in table.questions or table.questions[0].ask != "act":
        seat = table.waiting_for[0]
        table.answer(seat, table.questions[seat].values[0])
    assert act(CHOOSE, units[0]) in table.questions[0].values, "something was done"


@rule("skirmish.team", "skirmish.activate.order")
def test_whose_mate_has_ended_has_nobody_chosen_yet() -> None:
    state, settings = horde(["crown.longbow"] * 4, ["crown.athum"] * 4, most=120, map="hedges", teams=[1, 2, 1, 2])
    table = session_of(state, settings)
    table.answer(0, act(CHOOSE, mine(state_of(table))[3]))
    table.answer(0, END)
    assert (state_of(table).seat, state_of(table).chosen, state_of(table).looks) == (2, NOBODY, 0)


@rule("skirmish.team")
def test_anybody_who_is_handed_the_turn_has_nobody_chosen_yet() -> None:
    state, settings = horde(["crown.longbow"] * 4, ["crown.athum"] * 4, most=120, map="hedges", teams=[1, 2, 1, 2])
    table = session_of(state, settings)
    table.answer(0, act(CHOOSE, mine(state_of(table))[3]))
    table.answer(0, act(HAND_OVER, 0, 2))
    assert state_of(table).chosen == NOBODY
    assert {unit_of(value) for value in table.questions[2].values[1:] if kind_of(value) == CHOOSE} == set(
        mine(state_of(table), 2)
    )


@rule("skirmish.activate.order")
def test_an_act_of_a_unit_that_is_not_chosen_is_refused_with_the_way_to_it() -> None:
    table = battle(MANY)
    state = state_of(table)
    me = mine(state)[4]
    target = next(value for value in all_acts(state, me) if kind_of(value) == SHOOT)
    for value in (act(MOVE, me), target):
        reason = table.questions[0].why_not(f"option:{value}")
        assert reason is not None
        assert reason.rule == "skirmish.activate.order"
        assert reason.sentence.startswith("First choose Longbow")
    few = battle(FEW)
    reason = few.questions[0].why_not(f"option:{act(CHOOSE, mine(state_of(few))[1])}")
    assert reason is not None
    assert "none needs to be chosen" in reason.sentence


def test_when_units_are_chosen_follows_from_where_everybody_stands() -> None:
    """Neither sight nor energy is asked, which take long to find out; far apart they are listed again."""
    state = state_of(battle(MANY))
    assert are_too_many(state, mine(state), mine(state, 1))
    for me, unit in enumerate(state.units):
        unit.x, unit.y = (1_000 if unit.seat == 0 else 19_000), 1_000 + 100 * me
    assert not are_too_many(state, mine(state), mine(state, 1))


def test_bots_choose_a_unit_and_then_do_something_with_it() -> None:
    table = battle(MANY)
    for _ in range(6):
        state, question = table.flow.state, table.flow.question
        assert isinstance(question, Question)
        seat = table.waiting_for[0]
        answer = sense(state, question, Random(1).random)
        if isinstance(answer, int) and question.ask == "act" and kind_of(answer) == CHOOSE:
            table.answer(seat, answer)
            question = table.flow.question
            assert isinstance(question, Choice)
            answer = sense(table.flow.state, question, Random(1).random)
            assert isinstance(answer, int)
            assert kind_of(answer) not in (END, CHOOSE)
        assert isinstance(answer, int | tuple)
        table.answer(seat, answer)


def test_who_plans_thinks_of_what_the_chosen_would_do() -> None:
    table = battle(MANY)
    question = table.flow.question
    assert question is not None
    found = ideas(table.flow.state, question, 0, Random(1).random, 12)
    assert len(found) == 12
    for answers, _ in found:
        assert isinstance(answers[0], int)
        assert kind_of(answers[0]) == CHOOSE
        trial = table.flow.fork()
        for answer in answers:
            trial.send(answer)
