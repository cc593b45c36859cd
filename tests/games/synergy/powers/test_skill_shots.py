"""Skills of aiming: each card, and each of its rulings that could go wrong.

Trick Shot, Patient Marksman.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.terms import BLINDED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 38 trick-shot


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


# 43 patient-marksman


@rule("synergy.power.patient-marksman", "synergy.range")
def test_a_patient_marksman_gives_up_its_move_for_three_squares_and_one_on_the_die(table: Table) -> None:
    igor, vlad = table.put(0, 0, 6, "patient-marksman", "pocket-pistol"), table.put(1, 9, 6)
    igor.begins()
    assert igor.targets("pocket-pistol") == set()
    igor.uses("patient-marksman")
    assert not igor.can("move")
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4


@rule("synergy.power.patient-marksman")
def test_a_marksman_that_does_not_use_the_card_keeps_its_move(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "patient-marksman", "pocket-pistol"), table.put(1, 9, 6)
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 6, "no +1"
    assert igor.can("move")


@rule("synergy.power.patient-marksman")
def test_a_marksman_that_has_moved_has_no_patience(table: Table) -> None:
    igor = table.put(0, 6, 6, "patient-marksman", "pocket-pistol")
    igor.begins()
    assert igor.can("use", "patient-marksman")
    igor.walks((6, 8))
    assert not igor.can("use", "patient-marksman")


@rule("synergy.power.patient-marksman")
def test_being_moved_by_others_does_not_spoil_the_aim(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "patient-marksman", "pocket-pistol"), table.put(1, 0, 6, "hurricane-sneeze")
    table.roll(3, 1)
    vlad.strikes(igor, "hurricane-sneeze")
    assert igor.at == (4, 6)
    igor.begins()
    assert igor.can("use", "patient-marksman")


@rule("synergy.power.patient-marksman")
def test_aim_does_not_help_adjacent_strikes(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "patient-marksman", "pocket-pistol"), table.put(1, 7, 6)
    igor.uses("patient-marksman")
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert igor.targets() == {f"#{vlad.number}"}


@rule("synergy.power.patient-marksman", "synergy.throw")
def test_the_throws_of_a_marksman_pass_over_warriors(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "grenade")
    table.put(0, 5, 6)
    igor.begins()
    assert "g7" not in igor.targets("grenade")
    igor.uses("patient-marksman")
    assert {"g7", "k7"} <= igor.targets("grenade")
    assert "l7" not in igor.targets("grenade"), "seven squares"


@rule("synergy.power.patient-marksman")
def test_shots_of_a_marksman_do_not_pass_over_warriors(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "patient-marksman", "pocket-pistol"), table.put(1, 8, 6)
    table.put(0, 5, 6)
    igor.uses("patient-marksman")
    assert f"#{vlad.number}" not in igor.targets("pocket-pistol")


@rule("synergy.power.patient-marksman")
def test_aim_lasts_for_one_turn_of_the_marksman(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "pocket-pistol")
    igor.uses("patient-marksman")
    assert igor.statuses == {"aiming"}
    igor.ends()
    assert igor.statuses == set()


@rule("synergy.power.patient-marksman", "synergy.power.bungee-arms")
def test_stretched_strikes_are_ranged_ones_and_thefts_are_not(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "bungee-arms", "light-fingers")
    vlad = table.put(1, 9, 6)
    igor.begins()
    assert igor.targets() == set()
    igor.uses("patient-marksman")
    assert igor.targets("light-fingers") == set()
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 5, "range 6, and a 3 is enough"


@rule("synergy.power.patient-marksman", "synergy.power.bungee-arms")
def test_a_strike_next_door_is_an_adjacent_one_even_with_bungee_arms(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "patient-marksman", "bungee-arms"), table.put(1, 7, 6)
    igor.uses("patient-marksman")
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6


@rule("synergy.power.patient-marksman", "synergy.power.adrenal-turbo")
def test_an_additional_move_spoils_the_aim(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "patient-marksman", "pocket-pistol", "adrenal-turbo"), table.put(1, 9, 6)
    igor.uses("patient-marksman")
    assert igor.targets("pocket-pistol") == {f"#{vlad.number}"}
    table.answer("gain", 0)
    igor.uses("adrenal-turbo").walks((0, 6))
    assert igor.targets("pocket-pistol") == set()


@rule("synergy.power.patient-marksman", "synergy.power.hit-and-run")
def test_patience_does_not_go_with_hit_and_run(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "hit-and-run", "pocket-pistol")
    table.put(1, 8, 6)
    igor.walks((3, 8))
    assert igor.can("move"), "squares are left"
    assert not igor.can("use", "patient-marksman")
    igor.ends().uses("patient-marksman")
    assert not igor.can("move")


@rule("synergy.power.patient-marksman", "synergy.status.blinded")
def test_a_blinded_marksman_has_nothing_to_shoot_at(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "patient-marksman", "pocket-pistol"), table.put(1, 8, 6)
    put_under(table, igor, BLINDED, vlad)
    igor.uses("patient-marksman")
    assert igor.targets("pocket-pistol") == set()
