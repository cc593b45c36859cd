"""Skills, one test or more for each card, in the order of the printed deck: numbers 38 to 40."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events import CardTurnedUp, GadgetGiven
from fracas.games.synergy.numbers import FACE_DOWN
from fracas.games.synergy.state import CONFUSED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 38


@rule("synergy.power.trick-shot", "synergy.secret")
def test_trick_shot_is_turned_up_to_strike_at_a_corner(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("trick-shot",)), table.put(1, 7, 7)
    igor.begins()
    assert igor.targets() == set()
    igor.uses("trick-shot")
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, igor.cards) == (5, {"trick-shot"})


@rule("synergy.power.trick-shot", "synergy.range")
def test_trick_shot_counts_the_squares_of_a_diagonal(table: Table) -> None:
    igor = table.put(0, 1, 1, "trick-shot", "flameblast")
    igor.begins()
    near, far = table.put(1, 3, 3), table.put(1, 6, 1)
    assert igor.targets("flameblast") == {f"#{near.number}"}
    assert far.alive
    igor.walks((2, 2))
    assert f"#{far.number}" not in igor.targets("flameblast")


@rule("synergy.power.trick-shot", "synergy.diagonal")
def test_trick_shot_does_not_pass_between_two_obstacles_that_touch(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "trick-shot"), table.put(1, 7, 7)
    table.put(0, 7, 6), table.put(0, 6, 7)
    igor.begins()
    assert f"#{vlad.number}" not in igor.targets()


@rule("synergy.power.trick-shot", "synergy.sight")
def test_trick_shot_passes_one_obstacle_at_a_corner(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "trick-shot"), table.put(1, 7, 7)
    table.put(0, 7, 6)
    igor.begins()
    assert f"#{vlad.number}" in igor.targets()


@rule("synergy.power.trick-shot", "synergy.throw")
def test_trick_shot_throws_along_a_diagonal(table: Table) -> None:
    igor, vlad = table.put(0, 0, 6, "trick-shot", "grenade"), table.put(1, 4, 10 - 1)
    table.roll(3, 1, 1)
    igor.strikes("d10", "grenade")
    assert (vlad.hits, vlad.at) == (4, (5, 9))


@rule("synergy.power.trick-shot", "synergy.knockback")
def test_the_knock_of_a_trick_shot_goes_along_the_diagonal(table: Table) -> None:
    igor, vlad = table.put(0, 5, 5, "trick-shot", "preposterous-mallet"), table.put(1, 6, 6)
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (2, (8, 8))


@rule("synergy.power.trick-shot", "synergy.area")
def test_trick_shot_does_not_change_areas(table: Table) -> None:
    igor = table.put(0, 6, 6, "trick-shot", "reactor-tummy")
    vlad, keith = table.put(1, 7, 7), table.put(1, 8, 8)
    igor.strikes(card="reactor-tummy")
    assert (vlad.hits, keith.hits) == (3, 6)


@rule("synergy.power.trick-shot", "synergy.power.jumper-cables")
def test_trick_shot_reaches_a_body_at_a_corner(table: Table) -> None:
    igor = table.put(0, 6, 6, "trick-shot", "jumper-cables")
    friend = table.body(0, 7, 7)
    igor.begins()
    assert f"#{friend.number}" in igor.targets("jumper-cables")


@rule("synergy.power.trick-shot")
def test_a_strike_at_a_corner_by_trick_shot_is_no_adjacent_one(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "trick-shot", "low-blow"), table.put(1, 7, 7)
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, set()), "it does not reach that square unaided"


# 39


@rule("synergy.power.the-moves", "synergy.move.basic")
def test_the_moves_make_a_diagonal_step_count_one_square(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves")
    igor.walks((8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.move.basic")
def test_without_the_moves_there_are_no_diagonal_steps(table: Table) -> None:
    igor = table.put(0, 6, 6)
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.walks((8, 8))


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_the_moves_do_not_pass_between_two_obstacles_that_touch(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves")
    table.put(1, 7, 6), table.put(1, 6, 7), table.put(1, 5, 6)
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.walks((7, 7))


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_a_leap_with_the_moves_passes_between_obstacles_that_touch(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "grasshopper-legs")
    table.put(1, 7, 6), table.put(1, 6, 7), table.put(1, 7, 7)
    igor.moves("grasshopper-legs", (8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_a_flight_with_the_moves_goes_diagonally_over_obstacles(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "second-hand-jetpack")
    table.put(1, 7, 6), table.put(1, 6, 7)
    table.roll(6)
    igor.moves("second-hand-jetpack", (8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.power.tesserknight", "synergy.card.first")
def test_no_part_of_tesserknight_is_diagonal_even_with_the_moves(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "tesserknight", "fast")
    table.answer("walk", square_of((9, 8)))
    igor.moves("tesserknight", (7, 8))
    assert igor.at == (9, 8), "two squares straight on"
    table.answer("walk", square_of((9, 8)))
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.ends().moves("tesserknight", (8, 6))


# 40


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
