"""Super-Powers, one test or more for each card, in the order of the printed deck."""

from __future__ import annotations

import pytest

from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 69


def test_the_human_bomb_hurts_everybody_near_and_then_itself(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("the-human-bomb",)), table.put(1, 7, 6)
    table.roll(5)
    igor.combines("the-human-bomb")
    assert (igor.hits, vlad.hits) == (3, 1)
    assert vlad.at == (8, 6)


# 70


def test_mind_control_lets_another_play_the_next_turn(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("mind-control",))
    vlad, keith = table.put(1, 6, 8), table.put(1, 6, 9)
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    assert vlad.statuses == {"controlled"}
    vlad.begins()
    assert table.state.player(vlad.number) == 0
    assert not vlad.can("drop")
    table.roll(4)
    vlad.strikes(keith)
    assert keith.hits == 5
    vlad.ends()
    assert vlad.statuses == set()


# 71, 72, 73


def test_fast_makes_moves_longer(table: Table) -> None:
    igor = table.put(0, 6, 6, "fast")
    igor.walks((10, 6))
    assert igor.at == (10, 6)


def test_strength_and_might_add_first(table: Table) -> None:
    """(1 + 2) × 2 = 6."""
    igor, vlad = table.put(0, 6, 6, "might", "strength"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad)
    assert not vlad.alive
