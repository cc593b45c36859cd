"""Bio-Mods with the cards they were meant to meet."""

from __future__ import annotations

import pytest

from fracas.games.synergy.events.move import Unmoved
from fracas.games.synergy.events.strike import HitRolled
from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# -- pairs


@rule("synergy.power.bungee-arms", "synergy.power.preposterous-mallet")
def test_bungee_arms_swing_the_mallet_at_range_3_out_of_reach_of_the_answer(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "bungee-arms", "preposterous-mallet"), table.put(1, 6, 6, "eel-wiring")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (2, (8, 6))
    assert igor.hits == 6


@rule("synergy.power.marsupial-pouch", "synergy.power.absolute-unit")
def test_a_flag_rides_inside_ten_hits_that_cannot_be_pushed_about(table: Table) -> None:
    igor = table.put(0, 6, 6, "marsupial-pouch", "absolute-unit")
    petra = table.put(0, 6, 7, "flag-goths")
    vlad = table.put(1, 3, 6, "meteoric-belly-flop")
    petra.does("hop")
    assert igor.hits == 10
    table.roll(3)
    vlad.combines("meteoric-belly-flop", to=(5, 6))
    assert (igor.at, petra.at) == ((6, 6), (6, 6))
    assert (igor.hits, petra.hits) == (8, 4)
    assert table.heard(Unmoved)
    assert petra.it.inside == igor.number
    assert vlad.targets() == {repr(igor)}


# -- hooks


@rule("synergy.area", "synergy.power.reactor-tummy")
def test_an_area_of_3_by_3_is_nine_squares_around_the_warrior(table: Table) -> None:
    igor = table.put(0, 3, 3, "reactor-tummy")
    inside = [table.put(1, column, line) for column in (2, 3, 4) for line in (2, 3, 4) if (column, line) != (3, 3)]
    outside = [table.put(1, column, line) for column, line in ((1, 3), (5, 3), (3, 1), (3, 5), (1, 1), (5, 5))]
    igor.strikes(card="reactor-tummy")
    assert {each.hits for each in inside} == {3}
    assert {each.hits for each in outside} == {6}
    assert igor.hits == 6


@rule("synergy.strike.roll", "synergy.power.reactor-tummy", "synergy.power.rear-view-eyes")
def test_auto_strikes_roll_nothing_even_at_those_who_are_hard_to_name(table: Table) -> None:
    igor, vlad = table.put(0, 3, 3, "reactor-tummy"), table.put(1, 3, 4, "rear-view-eyes")
    igor.strikes(card="reactor-tummy")
    assert vlad.hits == 3
    assert [event.hit for event in table.heard(HitRolled)] == [True]


@rule("synergy.strike.roll", "synergy.power.rear-view-eyes")
def test_penalties_to_hit_add_up(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "cutlery-knuckles"), table.put(1, 7, 6, "rear-view-eyes")
    table.mark("smoke", (6, 6), vlad, "smoke-bomb")
    table.roll(5)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.hits == 6, "5 less 1 less 2 is 2"
    table.roll(6)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.hits == 4


@rule("synergy.move.share", "synergy.power.marsupial-pouch", "synergy.range")
def test_a_bearer_does_not_block_the_line_of_its_passenger(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7, "flameblast")
    vlad = table.put(1, 9, 6)
    petra.does("hop")
    table.roll(3)
    petra.strikes(vlad, "flameblast")
    assert (vlad.hits, igor.hits) == (3, 6)
