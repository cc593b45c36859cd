"""Magic that makes others move oddly: each card, and each of its rulings that could go wrong.

Confuse, Toad Curse, Irresistible Polka.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.striking.harm import full
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table, row


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 87 confuse


@rule("synergy.power.confuse", "synergy.status.confused", "synergy.duration")
def test_the_confused_drift_instead_of_moving(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "confuse"), table.put(1, 6, 11, "fast", "grasshopper-legs", "flying-tackle")
    table.roll(4)
    igor.strikes(vlad, "confuse")
    assert (vlad.hits, vlad.statuses) == (6, {"confused"})
    assert vlad.begins().can("move")
    assert not vlad.can("move", "grasshopper-legs")
    assert not vlad.can("combo", "flying-tackle")
    table.roll(3)
    vlad.does("move")
    assert vlad.at == (7, 11)
    assert not vlad.can("move")
    igor.begins()
    assert vlad.statuses == set()


@rule("synergy.power.confuse")
def test_confuse_fails_on_a_3_and_against_the_immune(table: Table) -> None:
    igor = table.put(0, 6, 6, "confuse", "two-heads")
    vlad, keith = table.put(1, 6, 8), table.put(1, 8, 6, "tin-foil-hat")
    table.roll(3)
    igor.strikes(vlad, "confuse")
    table.roll(6)
    igor.strikes(keith, "confuse")
    assert vlad.statuses == keith.statuses == set()


@rule("synergy.power.confuse", "synergy.status.confused")
def test_strikes_of_the_confused_stray_to_the_warrior_that_stands_there(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "confuse"), table.put(0, 7, 7)
    vlad, keith = table.put(1, 6, 7), table.put(1, 8, 7)
    table.roll(4)
    igor.strikes(vlad, "confuse")
    table.roll(3, 4)  # the target square drifts east, from Petra's to Keith's
    vlad.strikes(petra)
    assert (petra.hits, keith.hits) == (6, 5)


@rule("synergy.power.confuse", "synergy.status.confused")
def test_a_strike_may_stray_to_the_striker_itself(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "confuse"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "confuse")
    table.roll(4, 4)  # the target square drifts south, from Igor's to Vlad's own; a 4 hits
    vlad.strikes(igor)
    assert (igor.hits, vlad.hits) == (6, 5)


@rule("synergy.power.confuse", "synergy.status.confused")
def test_a_strike_that_strays_to_nobody_is_wasted(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "confuse"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "confuse")
    table.roll(2)
    vlad.strikes(igor)
    assert igor.hits == 6
    assert not vlad.can("strike")


# 89 toad-curse


@rule("synergy.power.toad-curse", "synergy.status.toad", "synergy.duration")
def test_a_toad_hops_and_does_nothing_else(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("toad-curse",)), table.put(1, 6, 8, "strength", "absolute-unit")
    assert vlad.hits == 10
    table.roll(4)  # absolute-unit: strikes that name it are at +1
    igor.strikes(vlad, "toad-curse")
    assert vlad.statuses == {"toad"}
    assert (vlad.hits, vlad.working) == (6, set())
    vlad.hops((6, 10))
    assert vlad.at == (6, 10)
    assert not vlad.can("strike")
    igor.begins()
    assert (vlad.hits, vlad.statuses) == (10, set())


@rule("synergy.power.toad-curse")
def test_a_toad_curse_needs_a_5(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 10)
    table.put(1, 11, 6)
    assert igor.begins().targets("toad-curse") == {repr(vlad)}, "the other is 5 squares away"
    table.roll(4)
    igor.strikes(vlad, "toad-curse")
    assert vlad.statuses == set()


@rule("synergy.power.toad-curse", "synergy.status.toad")
@pytest.mark.parametrize("to", [(7, 9), (6, 11), (6, 9)])
def test_the_hop_is_a_straight_leap_of_1_or_2_to_a_free_square(table: Table, to: tuple[int, int]) -> None:
    """Round the corner, 3 squares, and where somebody stands."""
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8)
    table.put(1, 6, 9)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        vlad.hops(to)


@rule("synergy.power.toad-curse", "synergy.status.toad")
def test_a_toad_leaps_over_others(table: Table) -> None:
    igor, vlad = table.put(0, 1, 1, "toad-curse"), table.put(1, 1, 0)
    table.put(1, 2, 0)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    vlad.hops((3, 0))
    assert vlad.at == (3, 0)


@rule("synergy.power.toad-curse", "synergy.status.toad")
def test_a_toad_without_a_free_square_has_no_move(table: Table) -> None:
    igor, vlad = table.put(0, 1, 1, "toad-curse"), table.put(1, 1, 0)
    for spot in ((0, 0), (2, 0), (3, 0), (1, 2)):
        table.put(1, *spot)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert not vlad.begins().can("move")
    assert vlad.can("end")


@rule("synergy.power.toad-curse", "synergy.status.toad")
def test_passive_gadgets_of_a_toad_work_and_no_other_can_be_used(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "toad-curse"), table.put(0, 8, 8, "flameblast")
    vlad = table.put(1, 6, 8, "load-bearing-corset", "mirror-shades", "grenade", down=("pocket-pistol",))
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert vlad.hits == 8
    assert table.gadgets(vlad) == {"load-bearing-corset", "mirror-shades", "grenade"}
    igor.ends()
    table.roll(3)
    petra.strikes(vlad, "flameblast")
    assert (1, "escape") not in table.asked, "shades are active"
    assert vlad.hits == 5
    vlad.begins()
    assert not vlad.can("strike", "grenade")
    assert not vlad.can("strike", "pocket-pistol")
    assert not vlad.can("pick")


@rule("synergy.power.toad-curse", "synergy.death.loss")
def test_lost_extra_hits_can_kill_a_toad(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, "absolute-unit", hits=4)
    table.roll(4)
    igor.strikes(vlad, "toad-curse")
    assert not vlad.alive


@rule("synergy.power.toad-curse", "synergy.team")
def test_an_orc_loses_its_seventh_hit_as_a_toad() -> None:
    table = Table(teams=("cats", "orcs"))
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8)
    assert (vlad.hits, full(table.state, vlad.number)) == (7, 7)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert (vlad.hits, full(table.state, vlad.number)) == (6, 6)
    igor.ends().begins()
    assert (vlad.hits, full(table.state, vlad.number)) == (7, 7)


@rule("synergy.power.toad-curse", "synergy.gadget.limit")
def test_a_mad_scientist_drops_what_is_over_three_as_a_toad() -> None:
    table = Table(teams=("cats", "mad-scientists"))
    gadgets = ("grenade", "smoke-bomb", "crate-of-bananas", "flag-cats")
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, *gadgets)
    table.roll(5)
    table.answer("keep", row("flag-cats"))
    igor.strikes(vlad, "toad-curse")
    assert table.gadgets(vlad) == set(gadgets[:3])
    assert table.loose((6, 8)) == {"flag-cats"}


# 92 irresistible-polka


@rule("synergy.power.irresistible-polka", "synergy.random", "synergy.simultaneous")
def test_everybody_within_7_drifts_once_in_the_strikers_order(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "irresistible-polka"), table.put(0, 8, 8, "flag-orcs")
    vlad, keith = table.put(1, 3, 3), table.put(1, 14, 6)
    table.answer("next", vlad.number)
    table.roll(2, 3)
    igor.strikes(None, "irresistible-polka")
    assert [each.at for each in (vlad, petra, igor, keith)] == [(3, 2), (9, 8), (6, 6), (14, 6)]
    assert table.gadgets(petra) == {"flag-orcs"}, "flags go where their bearers go"
    assert [each.hits for each in (vlad, petra)] == [6, 6]


@rule("synergy.power.irresistible-polka", "synergy.collide")
def test_dancers_collide_as_usual(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "irresistible-polka"), table.put(1, 8, 8), table.put(1, 9, 8)
    table.answer("next", vlad.number)
    table.roll(3, 1, 4, 3)  # Vlad east into Keith: Vlad is hurt, Keith is not; then Keith goes east
    igor.strikes(None, "irresistible-polka")
    assert (vlad.at, vlad.hits, keith.hits) == ((8, 8), 5, 6)
    assert keith.at == (10, 8)


@rule("synergy.power.irresistible-polka", "synergy.power.luck")
def test_each_dancers_owner_rolls_its_die(table: Table) -> None:
    igor = table.put(0, 6, 6, "irresistible-polka", "luck")
    vlad = table.put(1, 8, 8)
    table.roll(3)
    igor.strikes(None, "irresistible-polka")
    assert vlad.at == (9, 8)
    assert (0, "shift") not in table.asked, "the striker's luck is for its own dice"


@rule("synergy.power.irresistible-polka", "synergy.power.tin-foil-hat", "synergy.power.suction-cup-soles")
def test_anybody_who_is_immune_to_mental_or_cannot_drift_does_not_dance(table: Table) -> None:
    igor = table.put(0, 6, 6, "irresistible-polka")
    vlad, keith = table.put(1, 8, 8, "tin-foil-hat"), table.put(1, 3, 3, "suction-cup-soles")
    igor.strikes(None, "irresistible-polka")
    assert (vlad.at, keith.at) == ((8, 8), (3, 3))


@rule("synergy.power.irresistible-polka", "synergy.power.anti-magic-aura")
def test_nobody_dances_in_an_anti_magic_aura(table: Table) -> None:
    igor = table.put(0, 6, 6, "irresistible-polka")
    vlad, keith = table.put(1, 11, 6, "anti-magic-aura"), table.put(1, 9, 6)
    igor.strikes(None, "irresistible-polka")
    assert (vlad.at, keith.at) == ((11, 6), (9, 6))
