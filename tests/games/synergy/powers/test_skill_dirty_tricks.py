"""Skills of foul play: each card, and each of its rulings that could go wrong.

Light Fingers, Low Blow, Withering Sarcasm.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.cards import CardTurnedUp
from fracas.games.synergy.events.thing import GadgetGiven
from fracas.games.synergy.numbers import FACE_DOWN
from fracas.games.synergy.terms import CONFUSED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 40 light-fingers


@rule("synergy.power.light-fingers")
def test_light_fingers_take_a_gadget_of_choice(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers")
    vlad = table.put(1, 7, 6, "dustbin-lid", "pocket-pistol")
    table.roll(3)
    table.answer("take", row("pocket-pistol"))
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(igor) == {"pocket-pistol"}
    assert table.gadgets(vlad) == {"dustbin-lid"}
    assert vlad.hits == 6


@rule("synergy.power.light-fingers", "synergy.flag")
def test_light_fingers_take_a_flag(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("light-fingers",)), table.put(1, 7, 6, "flag-goths")
    table.roll(3)
    igor.strikes(vlad, "light-fingers")
    assert (table.gadgets(igor), table.gadgets(vlad)) == ({"flag-goths"}, set())


@rule("synergy.power.light-fingers")
def test_light_fingers_miss_on_a_2(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers"), table.put(1, 7, 6, "flag-goths")
    table.roll(2)
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(vlad) == {"flag-goths"}


@rule("synergy.power.light-fingers", "synergy.secret")
def test_light_fingers_take_a_face_down_gadget_unseen_and_it_turns_up(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers")
    vlad = table.put(1, 7, 6, "dustbin-lid", down=("flameblast", "pocket-pistol"))
    table.roll(3)
    table.answer("take", FACE_DOWN + 1)
    igor.strikes(vlad, "light-fingers")
    assert igor.cards == {"light-fingers", "pocket-pistol"}
    assert vlad.down == {"flameblast"}


@rule("synergy.power.light-fingers", "synergy.secret")
def test_a_face_down_card_that_is_no_gadget_stays_down(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers")
    vlad = table.put(1, 7, 6, "dustbin-lid", down=("flameblast",))
    table.roll(3)
    table.answer("take", FACE_DOWN)
    igor.strikes(vlad, "light-fingers")
    assert (igor.cards, vlad.down) == ({"light-fingers"}, {"flameblast"})
    assert table.gadgets(vlad) == {"dustbin-lid"}
    assert not table.heard(CardTurnedUp)


@rule("synergy.power.light-fingers")
def test_what_was_taken_is_usable_at_once_with_a_strike_left(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers", "two-heads")
    vlad = table.put(1, 7, 6, "pocket-pistol")
    table.roll(3, 4)
    igor.strikes(vlad, "light-fingers").strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4


@rule("synergy.power.light-fingers", "synergy.gadget.limit")
def test_a_thief_with_too_much_chooses_what_to_drop(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers", "dustbin-lid", "grenade", "smoke-bomb")
    vlad = table.put(1, 7, 6, "pocket-pistol")
    table.roll(3)
    table.answer("keep", row("grenade"))
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(igor) == {"dustbin-lid", "smoke-bomb", "pocket-pistol"}
    assert table.loose((6, 6)) == {"grenade"}


@rule("synergy.power.light-fingers", "synergy.death.loss")
def test_losing_a_corset_to_a_thief_can_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers"), table.put(1, 7, 6, "load-bearing-corset", hits=2)
    table.roll(3)
    igor.strikes(vlad, "light-fingers")
    assert not vlad.alive
    assert igor.hits == 8


@rule("synergy.power.light-fingers", "synergy.power.rear-view-eyes")
def test_nobody_steals_from_rear_view_eyes(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers"), table.put(1, 7, 6, "rear-view-eyes", "flag-goths")
    table.roll(6)
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(vlad) == {"flag-goths"}


@rule("synergy.power.light-fingers", "synergy.status.confused")
def test_a_confused_thief_that_strays_onto_itself_takes_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers", "dustbin-lid"), table.put(1, 7, 6, "flag-goths")
    put_under(table, igor, CONFUSED, vlad)
    table.roll(5, 3)
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(igor) == {"dustbin-lid"}
    assert table.gadgets(vlad) == {"flag-goths"}
    assert not table.heard(GadgetGiven)


# 42 low-blow


@rule("synergy.power.low-blow", "synergy.stun")
def test_a_low_blow_stuns_on_a_six(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, {"stunned"})


@rule("synergy.power.low-blow")
def test_no_low_blow_on_a_five(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6)
    table.roll(5)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, set())


@rule("synergy.power.low-blow", "synergy.secret")
def test_a_low_blow_from_face_down_may_be_kept_for_later(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("low-blow",)), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.statuses, igor.down) == (set(), {"low-blow"})
    igor.ends()
    table.roll(6)
    igor.strikes(vlad, plus=["low-blow"])
    assert (vlad.statuses, igor.cards) == ({"stunned"}, {"low-blow"})


@rule("synergy.power.low-blow", "synergy.secret")
def test_a_low_blow_is_declared_before_the_roll_and_may_be_in_vain(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("low-blow",)), table.put(1, 7, 6)
    table.roll(5)
    igor.strikes(vlad, plus=["low-blow"])
    assert (vlad.hits, vlad.statuses, igor.cards) == (5, set(), {"low-blow"})


@rule("synergy.power.low-blow")
def test_the_final_roll_of_a_low_blow_counts_what_stands_against_the_victim(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6, "rear-view-eyes")
    keith = table.put(1, 6, 5, "absolute-unit")
    table.roll(6)
    igor.strikes(vlad)
    assert vlad.statuses == set(), "a 6 at -1"
    igor.ends()
    table.roll(5)
    igor.strikes(keith)
    assert keith.statuses == {"stunned"}, "a 5 at +1"


@rule("synergy.power.low-blow")
def test_only_adjacent_strikes_are_low_blows(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "pocket-pistol"), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad, "pocket-pistol")
    assert (vlad.hits, vlad.statuses) == (4, set()), "a ranged card used next door is no adjacent strike"


@rule("synergy.power.low-blow")
def test_an_adjacent_strike_card_can_be_a_low_blow(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "cutlery-knuckles"), table.put(1, 7, 7)
    table.roll(6)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.statuses == {"stunned"}, "the corner is within reach unaided"


@rule("synergy.power.low-blow")
def test_auto_strikes_that_roll_no_die_are_no_low_blows(table: Table) -> None:
    igor = table.put(0, 6, 6, "low-blow", "lunchbox-of-mercy")
    friend = table.put(0, 7, 6, hits=2)
    igor.strikes(friend, "lunchbox-of-mercy")
    assert friend.statuses == set()


@rule("synergy.power.low-blow", "synergy.power.jumper-cables")
def test_a_friend_raised_with_a_six_is_not_stunned(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "low-blow", "jumper-cables"), table.body(0, 7, 6)
    table.roll(6)
    igor.strikes(friend, "jumper-cables")
    assert (friend.alive, friend.statuses) == (True, set())


@rule("synergy.power.low-blow", "synergy.power.rhino-hide-graft")
def test_a_low_blow_stuns_though_the_damage_was_soaked(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (6, {"stunned"})


@rule("synergy.power.low-blow")
def test_a_low_blow_does_not_stun_the_immune(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "cutlery-knuckles"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(6)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.statuses == set()


@rule("synergy.power.low-blow", "synergy.status.confused")
def test_a_strike_that_strayed_out_of_reach_is_no_low_blow(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6), table.put(1, 8, 6)
    put_under(table, igor, CONFUSED, vlad)
    table.roll(3, 6)
    igor.strikes(vlad)
    assert (keith.hits, keith.statuses) == (5, set())


@rule("synergy.power.low-blow", "synergy.power.toxic-drool", "synergy.power.jumper-cables")
def test_a_plus_card_is_not_declared_for_what_is_done_to_a_body(table: Table) -> None:
    igor = table.put(0, 3, 3, "jumper-cables", down=("low-blow", "toxic-drool"))
    table.body(0, 4, 3)
    igor.begins()
    assert igor.can("strike", "jumper-cables")
    assert not any(igor.can("strike", "jumper-cables", [card]) for card in igor.down)
    table.put(1, 3, 4)
    assert all(igor.can("strike", "jumper-cables", [card]) for card in igor.down)


# 46 withering-sarcasm


@rule("synergy.power.withering-sarcasm", "synergy.range")
def test_sarcasm_hurts_mentally_past_bystanders(table: Table) -> None:
    igor = table.put(0, 3, 6, "withering-sarcasm")
    table.put(0, 4, 6), table.put(1, 6, 6)
    vlad, keith = table.put(1, 8, 6), table.put(1, 9, 6)
    table.roll(3)
    igor.strikes(vlad, "withering-sarcasm")
    assert vlad.hits == 4
    igor.ends().begins()
    assert f"#{keith.number}" not in igor.targets("withering-sarcasm"), "six squares"


@rule("synergy.power.withering-sarcasm")
def test_pillars_and_barriers_stop_sarcasm(table: Table) -> None:
    igor = table.put(0, 3, 7, "withering-sarcasm")
    vlad, keith = table.put(1, 6, 7, "mental-barrier"), table.put(1, 3, 10)
    igor.begins()
    assert igor.targets("withering-sarcasm") == {f"#{keith.number}"}, "the pillar on f8"
    table.mark("barrier", (3, 9), vlad, "mental-barrier")
    assert igor.targets("withering-sarcasm") == set()


@rule("synergy.power.withering-sarcasm", "synergy.power.tin-foil-hat")
def test_a_hat_does_not_hear_sarcasm(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "withering-sarcasm"), table.put(1, 6, 6, "tin-foil-hat")
    table.roll(3)
    igor.strikes(vlad, "withering-sarcasm")
    assert vlad.hits == 6
