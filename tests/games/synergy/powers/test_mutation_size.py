"""Mutations of size: each card, and each of its rulings that could go wrong.

Pint-Sized, Absolute Unit.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.move import Unmoved
from fracas.games.synergy.rows import number_of
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 63 pint-sized


@rule("synergy.power.pint-sized")
def test_strikes_from_beyond_adjacent_are_at_minus_2(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "flameblast"), table.put(1, 6, 8, "pint-sized")
    table.roll(4)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 6
    table.roll(5)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3


@rule("synergy.power.pint-sized")
def test_strikes_from_next_door_are_as_usual(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "flameblast"), table.put(1, 6, 7, "pint-sized")
    table.roll(4, 3)
    igor.strikes(vlad).strikes(vlad, "flameblast")
    assert vlad.hits == 2


@rule("synergy.power.pint-sized", "synergy.strike.roll")
def test_auto_from_afar_becomes_a_roll(table: Table) -> None:
    """Under a penalty Auto counts as 1+: a 2 is not enough."""
    igor, vlad = table.put(0, 6, 6, "two-heads", "zorch-ball"), table.put(1, 6, 8, "pint-sized")
    table.roll(2)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 6
    table.roll(3, 5)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 1


@rule("synergy.power.pint-sized", "synergy.area")
def test_areas_do_not_name_the_pint_sized(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "banshee-tonsils"), table.put(1, 6, 8, "pint-sized")
    table.roll(5)
    igor.strikes(card="banshee-tonsils")
    assert vlad.hits == 5


@rule("synergy.power.pint-sized", "synergy.collide")
def test_the_pint_sized_walk_through_squares_of_the_living(table: Table) -> None:
    igor = table.put(0, 6, 6, "pint-sized")
    table.put(1, 7, 6)
    igor.walks((8, 6))
    assert (igor.at, igor.hits) == ((8, 6), 6)


@rule("synergy.power.pint-sized", "synergy.move.share")
def test_the_pint_sized_may_end_in_anothers_square(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "pint-sized"), table.put(1, 7, 6)
    igor.walks((7, 6))
    assert igor.at == vlad.at
    assert igor.hits == vlad.hits == 6, "entering is no collision"
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5, "they are adjacent"
    assert igor.can("end")


@rule("synergy.power.pint-sized", "synergy.move.share")
def test_the_host_must_leave_if_its_turn_comes_first(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "pint-sized"), table.put(1, 7, 6)
    igor.walks((7, 6)).ends()
    table.roll(4)
    vlad.strikes(igor)
    assert igor.hits == 5, "beside it, without a penalty"
    assert not vlad.can("end")
    vlad.walks((8, 6))
    assert vlad.can("end")


@rule("synergy.power.pint-sized", "synergy.move.share")
def test_the_small_one_must_leave_if_its_own_turn_comes_first(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "pint-sized"), table.put(1, 7, 6)
    keith = table.put(1, 8, 6)
    igor.walks((7, 6)).ends()
    under(vlad, "stunned", keith)
    vlad.ends()
    igor.begins()
    assert not igor.can("end")
    with pytest.raises(StoryError, match="no answer"):
        igor.walks((8, 6))


@rule("synergy.power.pint-sized", "synergy.move.share")
def test_anybody_who_must_leave_cannot_stop_at_once_nor_run_into_something(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "pint-sized"), table.put(1, 7, 6)
    table.put(1, 8, 6)
    igor.walks((7, 6)).ends()
    with pytest.raises(StoryError, match="no answer to 'step'"):
        vlad.steps("E")


@rule("synergy.power.pint-sized", "synergy.move.share")
def test_a_host_that_is_walled_in_may_stay(table: Table) -> None:
    igor, vlad = table.put(0, 1, 0, "pint-sized"), table.put(1, 0, 0)
    table.put(1, 0, 1)
    igor.walks((0, 0)).ends()
    table.put(1, 1, 0)
    vlad.begins()
    assert vlad.can("end")


@rule("synergy.power.pint-sized", "synergy.knockback")
def test_forced_moves_of_the_pint_sized_collide(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 5, "battle-brolly"), table.put(1, 6, 6, "pint-sized"), table.put(1, 6, 7)
    table.roll(4, 3, 3)
    igor.strikes(vlad, "battle-brolly")
    assert (vlad.at, vlad.hits, keith.hits) == ((6, 6), 3, 5)


@rule("synergy.power.pint-sized", "synergy.obstacle")
def test_the_pint_sized_do_not_walk_through_pillars(table: Table) -> None:
    igor = table.put(0, 5, 3, "pint-sized")
    table.roll(3)
    igor.steps("N")
    assert (igor.at, igor.hits) == ((5, 3), 5)


# 64 absolute-unit


@rule("synergy.power.absolute-unit", "synergy.hits")
def test_an_absolute_unit_has_10_hits(table: Table) -> None:
    assert table.put(0, 6, 6, "absolute-unit").hits == 10


@rule("synergy.power.absolute-unit", "synergy.knockback")
def test_an_absolute_unit_is_not_knocked(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 6, 7, "absolute-unit")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.at, vlad.hits) == ((6, 7), 6)
    assert table.heard(Unmoved)


@rule("synergy.power.absolute-unit", "synergy.random")
def test_an_absolute_unit_drifts_all_the_same(table: Table) -> None:
    vlad = table.put(1, 6, 6, "absolute-unit")
    table.mark("peel", (8, 6), vlad, "crate-of-bananas")
    table.roll(2)
    vlad.walks((8, 6))
    assert vlad.at == (8, 5)


@rule("synergy.power.absolute-unit")
def test_strikes_that_name_an_absolute_unit_are_at_plus_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 6, 7, "absolute-unit")
    table.roll(2)
    igor.strikes(vlad)
    assert vlad.hits == 10
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 9


@rule("synergy.power.absolute-unit", "synergy.area")
def test_strikes_that_do_not_name_it_are_not(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "banshee-tonsils"), table.put(1, 6, 8, "absolute-unit")
    table.roll(4)
    igor.strikes(card="banshee-tonsils")
    assert vlad.hits == 10


@rule("synergy.power.absolute-unit", "synergy.death.loss")
def test_suppression_takes_the_4_away_and_gives_them_back(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 8, "absolute-unit", hits=7)
    igor.begins()
    suppress(table.state, table.tell, vlad.number, number_of("absolute-unit"), igor.number)
    assert vlad.hits == 3
    vlad.ends()
    igor.begins()
    assert vlad.hits == 7


@rule("synergy.power.absolute-unit", "synergy.death.loss")
def test_the_loss_of_the_4_may_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, "absolute-unit", hits=4)
    table.roll(4)
    igor.strikes(vlad, "toad-curse")
    assert not vlad.alive
