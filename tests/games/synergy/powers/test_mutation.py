"""Mutations, one test or more for each card, in the order of the printed deck."""

from __future__ import annotations

import pytest

from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 54


def test_magic_does_not_work_in_an_anti_magic_aura(table: Table) -> None:
    igor, vlad = table.put(0, 4, 6, "zorch-ball", "luck"), table.put(1, 6, 6, "anti-magic-aura")
    assert igor.working == set()
    igor.begins()
    assert not igor.can("strike", "zorch-ball")
    igor.walks((3, 6))
    assert igor.working == {"zorch-ball", "luck"}
    assert not igor.can("strike", "zorch-ball"), "not into the area either"
    vlad.walks((6, 7))
    vlad.ends()
    assert vlad.working == {"anti-magic-aura"}


def test_the_aura_moves_with_its_bearer(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "luck"), table.put(1, 6, 6, "anti-magic-aura")
    vlad.walks((5, 6))
    assert igor.working == set()
