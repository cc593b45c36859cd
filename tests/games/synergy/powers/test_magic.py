"""Magic, one test or more for each card, in the order of the printed deck."""

from __future__ import annotations

import pytest

from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 89


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


def test_lost_extra_hits_can_kill_a_toad(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, "absolute-unit", hits=4)
    table.roll(4)
    igor.strikes(vlad, "toad-curse")
    assert not vlad.alive


# 100


def test_an_evil_eye_lowers_a_foes_die(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, down=("evil-eye",))
    table.roll(5)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    assert vlad.hits == 6


def test_an_evil_eye_works_once_per_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 6, 7, "evil-eye")
    table.roll(5)
    table.uses(vlad, "evil-eye", "meddle")
    igor.strikes(vlad)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "meddle") not in table.asked
