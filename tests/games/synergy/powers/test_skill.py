"""Skills, one test or more for each card, in the order of the printed deck."""

from __future__ import annotations

import pytest

from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 41


def test_a_tackle_runs_knocks_and_follows(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    table.roll(3)
    table.answer("follow", 6 * 15 + 7)
    igor.combines("flying-tackle", to=(5, 6))
    assert vlad.hits == 4
    assert (vlad.at, igor.at) == ((8, 6), (7, 6))
    assert not igor.can("move")


def test_a_tackle_with_nobody_ahead_is_just_a_run(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle")
    igor.combines("flying-tackle", to=(6, 6))
    assert igor.at == (6, 6)


# 45


def test_a_heroic_idiot_swaps_squares_and_takes_the_strike(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast")
    vlad, keith = table.put(1, 6, 8), table.put(1, 7, 8, "heroic-idiot")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, keith.hits) == (6, 4)
    assert (vlad.at, keith.at) == ((7, 8), (6, 8))
