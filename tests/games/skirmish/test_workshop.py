"""Armies that players keep: skirmish.army.*."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.refusal import SetupError
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.setting_up.workshop import ArmyWorkshop

ARMY = {"id": "the-two", "name": "The two", "points": 50, "text": "athum tellur\n2 soldier\nsoldier with hare boots"}


def test_a_legal_army_is_kept_as_it_is_written_anywhere() -> None:
    kept = ArmyWorkshop().check(ARMY)
    assert kept.text == "Athum Tellur\n2x Soldier\nSoldier with Hare Boots"
    assert (kept.id, kept.name, kept.points) == ("the-two", "The two", 50)


def test_what_is_kept_can_be_brought_to_a_table() -> None:
    kept = ArmyWorkshop().check(ARMY)
    table = SKIRMISH.start(players=2, settings={"armies": [kept.text, "grave-50-a"]}, seed=1)
    assert [unit.kind for unit in table.view(0).units if unit.seat == 0]


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"text": "soldier"}, "skirmish.army.leader"),
        ({"text": "athum tellur\nbrother orwen"}, "skirmish.army.heroes"),
        ({"text": "athum tellur\n9 soldier"}, "skirmish.army.points"),
        ({"text": "athum tellur\nhusk"}, "skirmish.army.faction"),
        ({"text": "athum tellur\nnobody"}, "skirmish.card"),
        ({"points": 5}, "skirmish.army.points"),
        ({"points": True}, "skirmish.army.points"),
        ({"name": " "}, "skirmish.army.points"),
        ({"name": "x" * 41}, "skirmish.army.points"),
        ({"id": "The two"}, "skirmish.army.points"),
        ({"text": 7}, "skirmish.army.points"),
        ({"more": 1}, "skirmish.army.points"),
    ],
)
def test_what_may_not_be_fielded_is_not_kept(changed: dict[str, Any], rule: str) -> None:
    """skirmish.army.leader, skirmish.army.heroes, skirmish.army.points, skirmish.army.faction"""
    with pytest.raises(SetupError) as no:
        ArmyWorkshop().check({**ARMY, **changed})
    assert no.value.rule == rule


def test_an_army_is_a_row() -> None:
    with pytest.raises(SetupError):
        ArmyWorkshop().check("athum tellur")
