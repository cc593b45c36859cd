"""A question says what it is about: what changes hands, what a die comes to, which warriors a strike harms."""

from __future__ import annotations

import pytest

from fracas.core.asked import Asked
from fracas.core.flow import Flow
from fracas.core.game import Option
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.numbers import BASIC, DROP, GIVE, PICK, STRIKES, TAKE
from fracas.games.synergy.state import State
from tests.kit.rules import rule
from tests.kit.synergy import Table, row

NAMES = ["Ann", "Bob"]


def asked_after(table: Table, *answers: int) -> tuple[Asked, Flow[State]]:
    """What is asked after these answers, and where."""
    flow = Flow(SYNERGY, table.state.clone())
    for answer in answers:
        flow.send(answer)
        flow.skip_forced()
    question = flow.question
    assert question is not None
    seat = question.seat if hasattr(question, "seat") else question.seats[0]  # type: ignore[attr-defined]
    return Asked(SYNERGY, flow.state, question, seat, 1, NAMES), flow


def by_token(asked: Asked) -> dict[str, Option]:
    return {option.token: option for option in asked.options}


@rule("synergy.gadget.trade")
def test_a_trade_names_what_is_asked_for_and_refuse_stands_first() -> None:
    table = Table()
    igor = table.put(0, 5, 5)
    table.put(1, 5, 6, "flag-goths", "grenade")
    igor.begins()
    asked, _ = asked_after(table, TAKE, row("flag-goths"))
    assert asked.ask == "trade" and asked.seat == 1
    assert asked.prompt.startswith("Ann's ") and " asks your " in asked.prompt
    assert "for the flag of the Goths, and gives nothing for it. Do you agree?" in asked.prompt
    refuse, agree = asked.options
    assert (refuse.token, agree.token) == ("refuse", "agree")
    assert "The flag of the Goths goes from your" in agree.note
    assert agree.mark == "gives" and agree.warning.endswith("You need it to win."), "it is Bob's own"


@rule("synergy.gadget.trade")
def test_a_gadget_is_no_flag() -> None:
    table = Table()
    igor = table.put(0, 5, 5)
    table.put(1, 5, 6, "flag-goths", "grenade")
    igor.begins()
    asked, _ = asked_after(table, TAKE, row("grenade"))
    assert "for Grenade, and gives nothing" in asked.prompt and asked.options[1].mark == ""


@rule("synergy.gadget.trade")
def test_a_gift_to_a_foe_is_asked_twice_and_told_as_one() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "flag-orcs", "grenade")
    table.put(1, 5, 6)
    igor.begins()
    asked, flow = asked_after(table, GIVE)
    options = by_token(asked)
    assert options["flag-orcs"].mark == "gives" and "You need it to win." in options["flag-orcs"].warning
    assert options["grenade"].mark == ""
    flow.send(row("flag-orcs"))
    question = flow.question
    assert question is not None
    offer = Asked(SYNERGY, flow.state, question, 1, 1, NAMES)
    assert "offers the flag of the Orcs to your" in offer.prompt
    assert offer.options[1].mark == "", "who is given something gives nothing away"


@rule("synergy.gadget.trade")
def test_a_friend_may_have_the_flag_without_a_warning() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "flag-orcs", "grenade")
    table.put(0, 5, 6)
    igor.begins()
    asked, _ = asked_after(table, GIVE)
    assert by_token(asked)["flag-orcs"].mark == ""


@rule("synergy.flag", "synergy.gadget.pick", "synergy.gadget.drop")
def test_flags_are_called_flags_and_gadgets_gadgets() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "flag-orcs")
    table.put(0, 5, 6, "grenade")
    table.lay("flag-goths", "f6")
    igor.begins()
    labels = {option.value: option.label for option in asked_after(table)[0].options}
    assert labels[PICK] == "Pick up the flag of the Goths"
    assert labels[TAKE] == "Take Grenade"
    assert labels[GIVE] == "Give away the flag of the Orcs" and labels[DROP] == "Drop the flag of the Orcs"
    both = Table()
    vlad = both.put(0, 5, 5, "flag-orcs", "grenade", down=("mirror-shades",))
    vlad.begins()
    told = {option.value: option.label for option in asked_after(both)[0].options}
    assert told[DROP] == "Drop the flag or a gadget"


@rule("synergy.strike.basic")
def test_a_strike_at_the_own_side_says_so_and_stands_last() -> None:
    table = Table()
    igor = table.put(0, 5, 5)
    table.put(0, 5, 6)
    igor.begins()
    strike = {option.value: option for option in asked_after(table)[0].options}[STRIKES + BASIC]
    assert strike.mark == "own"
    table.put(1, 5, 4)
    asked, _ = asked_after(table)
    assert {option.value: option for option in asked.options}[STRIKES + BASIC].mark == "", "there is a foe, too"
    targets, _ = asked_after(table, STRIKES + BASIC)
    assert sorted(option.mark for option in targets.options) == ["", "own"]


@rule("synergy.strike.basic")
@pytest.mark.parametrize("card", ["toad-curse", "mind-control", "power-pinch", "butterfinger-hex"])
def test_a_curse_on_the_own_side_stands_last_though_it_does_no_damage(card: str) -> None:
    table = Table()
    igor = table.put(0, 5, 5, card)
    table.put(0, 5, 7, "luck")
    igor.begins()
    strike = by_token(asked_after(table)[0])[card]
    assert strike.mark == "own"
    table.put(1, 7, 5, "luck")
    assert by_token(asked_after(table)[0])[card].mark == "", "there is a foe, too"


@rule("synergy.strike.basic")
def test_a_meal_for_those_who_lack_nothing_stands_last() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "lunchbox-of-mercy")
    friend = table.put(0, 5, 6)
    igor.begins()
    assert by_token(asked_after(table)[0])["lunchbox-of-mercy"].mark == "idle"
    friend.it.hits -= 1
    assert by_token(asked_after(table)[0])["lunchbox-of-mercy"].mark == ""
    marks = [option.mark for option in asked_after(table, STRIKES + row("lunchbox-of-mercy"))[0].options]
    assert sorted(marks) == ["", "idle"]


@rule("synergy.strike.roll")
def test_a_die_question_says_what_each_answer_makes_of_it() -> None:
    """The helmet of luck shifts by one: 3 misses, 4 hits."""
    table = Table()
    igor = table.put(0, 5, 5, "luck")
    table.put(1, 5, 6)
    igor.begins()
    flow = Flow(SYNERGY, table.state.clone())
    flow.send(STRIKES + BASIC)
    flow.skip_forced()
    while flow.question is not None and flow.question.ask != "shift":
        question = flow.question
        if question.ask == "die":
            flow.send(3)
        else:
            assert question.passing is not None, question.ask
            flow.send([question.passing] * len(question.seats) if hasattr(question, "seats") else question.passing)
    assert flow.question is not None
    notes = {o.value: o.note for o in Asked(SYNERGY, flow.state, flow.question, 0, 1, NAMES).options}
    assert notes[0] == "misses, needs 4" and notes[1] == "hits" and notes[-1] == "misses, needs 4"
