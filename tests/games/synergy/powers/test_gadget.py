"""Gadgets, one test or more for each card, in the order of the printed deck."""

from __future__ import annotations

import pytest

from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 2


def test_a_grenade_hurts_everybody_in_the_blast_and_knocks_them_away(table: Table) -> None:
    igor = table.put(0, 7, 6, "grenade")
    vlad, keith = table.put(1, 11, 6), table.put(1, 12, 5)
    table.roll(3, 4)
    igor.strikes("l7", "grenade")
    assert (vlad.hits, keith.hits, igor.hits) == (4, 4, 6)
    assert vlad.at == (11, 6), "whoever stands on the landing square is not knocked"
    assert keith.at == (13, 4), "away from the landing square, diagonally"


def test_a_badly_aimed_grenade_drifts_and_goes_off_all_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6)
    table.roll(2, 3, 5)
    igor.strikes("j7", "grenade")
    assert vlad.hits == 4, "aimed two squares short, it drifted one square east, next to Vlad"
    assert vlad.at == (12, 6)


# 8


def test_a_peel_stops_a_walk_and_makes_it_drift(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "crate-of-bananas"), table.put(1, 10, 6)
    igor.strikes("j7", "crate-of-bananas")
    assert table.markers("j7") == {"peel"}
    table.roll(2)
    vlad.walks("j7")
    assert vlad.square == "j6", "a 2 is one square north"
    assert table.markers("j7") == set()


# 12


def test_mirror_shades_send_a_flameblast_back(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("flameblast",)), table.put(1, 6, 8, down=("mirror-shades",))
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (3, 6)
    assert vlad.cards == {"mirror-shades"}


def test_mirror_shades_fail_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "mirror-shades")
    table.roll(3, 3)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (6, 3)


# 19


def test_a_hat_turns_up_against_the_pinwheel(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6, down=("tin-foil-hat",))
    table.roll(4)
    table.uses(keith, "tin-foil-hat", "armour")
    igor.strikes(keith, "hypno-pinwheel")
    assert keith.statuses == set()
    assert keith.cards == {"tin-foil-hat"}


def test_without_a_hat_the_pinwheel_stuns(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    assert keith.statuses == {"stunned"}
    keith.begins()
    assert not keith.can("move")
    igor.begins()
    assert keith.statuses == set(), "until the next turn of the warrior that stunned it"
