"""Bio-Mods, one test or more for each card, in the order of the printed deck."""

from __future__ import annotations

import pytest

from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 21


def test_bonus_kidneys_save_whoever_would_reach_0(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("bonus-kidneys",), hits=2)
    table.roll(3)
    table.uses(vlad, "bonus-kidneys", "at-zero")
    igor.strikes(vlad, "flameblast")
    assert (vlad.alive, vlad.hits) == (True, 2)


def test_bonus_kidneys_may_be_turned_up_in_ones_own_turn(table: Table) -> None:
    vlad = table.put(1, 6, 8, down=("bonus-kidneys",))
    vlad.uses("bonus-kidneys")
    assert vlad.hits == 9
    assert vlad.can("strike") is False
    assert vlad.can("move")
