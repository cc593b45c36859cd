"""Gadgets that pull and fly: each card, and each of its rulings that could go wrong.

Horseshoe Supermagnet, Second-Hand Jetpack.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.board import NAMES
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.strike import DieRolled, StrikeDeclared
from fracas.games.synergy.moving.move_cards import landings
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.terms import BLINDED, CONFUSED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 6 horseshoe-supermagnet


@rule("synergy.power.horseshoe-supermagnet", "synergy.gadget.keep")
def test_a_magnet_pulls_a_loose_gadget_into_the_hands(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.lay("grenade", "j7")
    table.roll(3)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(igor) == {"horseshoe-supermagnet", "grenade"}
    assert table.loose("j7") == set()
    assert [event.square for event in table.heard(StrikeDeclared)] == [6 * 15 + 9]


@rule("synergy.power.horseshoe-supermagnet")
def test_a_magnet_fails_on_a_2(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.lay("grenade", "j7")
    table.roll(2)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.loose("j7") == {"grenade"}


@rule("synergy.power.horseshoe-supermagnet")
def test_a_magnet_pulls_a_gadget_out_of_somebodys_hands(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 9, 6, "grenade", "dustbin-lid")
    table.roll(3)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(igor) == {"horseshoe-supermagnet", "grenade"}
    assert vlad.working == {"dustbin-lid"}
    assert [event.target for event in table.heard(StrikeDeclared)] == [vlad.number], "the carrier counts as named"


@rule("synergy.power.horseshoe-supermagnet", "synergy.obstacle", "synergy.flag")
def test_warriors_do_not_block_the_pull_and_obstacles_do(table: Table) -> None:
    igor = table.put(0, 7, 6, "horseshoe-supermagnet")
    for seat, column, card in (
        (1, 9, "grenade"),
        (1, 11, "smoke-bomb"),
        (0, 3, "dustbin-lid"),
        (1, 14, "hypno-pinwheel"),
    ):
        table.put(seat, column, 6, card)
    table.lay("jumper-cables", "m7")
    table.lay("cargo-pants", "h4")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"grenade", "smoke-bomb", "dustbin-lid", "jumper-cables"}


@rule("synergy.power.horseshoe-supermagnet", "synergy.flag")
def test_flags_face_down_and_not_magnetic_gadgets_stay(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.put(1, 5, 6, "flag-orcs", "load-bearing-corset", "crate-of-bananas", down=("pocket-pistol",))
    table.put(1, 3, 8, "rubber-chicken", "tin-foil-hat", "mostly-reliable-boomerang", "might")
    table.lay("flag-goths", "d5")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == set()
    assert not igor.can("strike", "horseshoe-supermagnet")


@rule("synergy.power.horseshoe-supermagnet", "synergy.power.marsupial-pouch")
def test_a_gate_stands_before_a_carrier(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    keith = table.put(1, 5, 6, "marsupial-pouch", "smoke-bomb")
    vlad.it.inside = keith.number
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"smoke-bomb"}, "a passenger cannot be named"


@rule("synergy.power.horseshoe-supermagnet", "synergy.power.rear-view-eyes")
def test_nothing_is_pulled_from_anybody_who_sees_it_coming(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.put(1, 5, 6, "rear-view-eyes", "grenade")
    table.put(0, 3, 8, "rear-view-eyes", "smoke-bomb")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"smoke-bomb"}, "a friend has nothing against it"


@rule("synergy.power.horseshoe-supermagnet", "synergy.gadget.limit")
def test_over_the_limit_the_magnet_makes_its_owner_choose(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet", "dustbin-lid", "flag-cats"), table.put(1, 5, 6, "grenade")
    table.roll(3)
    table.answer("keep", number_of("dustbin-lid"))
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(igor) == {"horseshoe-supermagnet", "flag-cats", "grenade"}
    assert table.loose("d7") == {"dustbin-lid"}
    assert table.gadgets(vlad) == set()


@rule("synergy.power.horseshoe-supermagnet", "synergy.status.confused")
def test_a_pull_that_strays_takes_what_is_there(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    keith = table.put(1, 6, 6, "smoke-bomb", "battle-brolly")
    igor.begins()
    put_under(table, igor, CONFUSED, vlad)
    table.roll(3, 3)
    table.answer("take", number_of("battle-brolly"))
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(keith) == {"smoke-bomb"}
    assert "battle-brolly" in igor.working


@rule("synergy.power.horseshoe-supermagnet", "synergy.status.confused")
def test_a_pull_at_the_floor_that_strays_may_find_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 14, 6)
    table.lay("grenade", "f7")
    igor.begins()
    put_under(table, igor, CONFUSED, vlad)
    table.roll(2, 6)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.loose("f7") == {"grenade"}


@rule("synergy.power.horseshoe-supermagnet", "synergy.status.blinded")
def test_a_blinded_warrior_pulls_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    igor.begins()
    put_under(table, igor, BLINDED, vlad)
    assert igor.targets("horseshoe-supermagnet") == set()


@rule("synergy.power.horseshoe-supermagnet", "synergy.power.smoke-bomb")
def test_a_pull_does_not_go_through_smoke(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    table.lay("dustbin-lid", "h7")
    table.mark("smoke", "g7", vlad, "smoke-bomb")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"grenade"}


@rule("synergy.power.horseshoe-supermagnet")
@pytest.mark.parametrize("die", [2, 3])
def test_a_pull_at_a_carrier_leaves_what_lies_at_its_feet(table: Table, die: int) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    table.lay("dustbin-lid", "f7")
    table.roll(die)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.loose("f7") == {"dustbin-lid"}
    assert table.gadgets(vlad) == ({"grenade"} if die == 2 else set())


# 9 second-hand-jetpack


@rule("synergy.power.second-hand-jetpack")
def test_a_jetpack_flies_six_squares_over_anything(table: Table) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack")
    table.put(1, 7, 6), table.put(1, 8, 6)
    table.roll(3)
    igor.moves("second-hand-jetpack", "l7")
    assert igor.square == "l7"


@rule("synergy.power.second-hand-jetpack", "synergy.random")
@pytest.mark.parametrize("die", [1, 2])
def test_a_jetpack_sputters_on_a_1_or_2(table: Table, die: int) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack")
    table.roll(die, 5)
    igor.moves("second-hand-jetpack", "l7")
    assert igor.square == "k7", "one square west"


@rule("synergy.power.second-hand-jetpack", "synergy.obstacle")
def test_a_jetpack_lands_on_free_squares_in_one_direction(table: Table) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack", "fast")
    table.put(1, 7, 6)
    igor.begins()
    found = {NAMES[square] for square in landings(table.state, igor.number, number_of("second-hand-jetpack"))}
    north, south = {"f6", "f5", "f4", "f2", "f1"}, {"f9", "f10", "f11", "f12", "f14", "f15"}
    east, west = {"g7", "i7", "j7", "k7", "l7", "m7", "n7"}, {"a7", "b7", "c7", "d7", "e7"}
    assert found == north | south | east | west, "8 squares with Fast; not on the pillars, not on a warrior"


@rule("synergy.power.second-hand-jetpack", "synergy.power.the-moves", "synergy.diagonal")
def test_the_moves_allow_a_diagonal_flight_between_touching_obstacles(table: Table) -> None:
    igor = table.put(0, 5, 5, "second-hand-jetpack", "the-moves")
    table.put(1, 5, 6), table.put(1, 6, 5)
    table.roll(3)
    igor.moves("second-hand-jetpack", "h8")
    assert igor.square == "h8"


@rule("synergy.power.second-hand-jetpack", "synergy.power.luck")
def test_luck_steadies_a_jetpack(table: Table) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack", "luck")
    table.roll(2)
    table.answer("shift", 1)
    igor.moves("second-hand-jetpack", "l7")
    assert igor.square == "l7"
    assert [roll.what for roll in table.heard(DieRolled)] == ["table"]
