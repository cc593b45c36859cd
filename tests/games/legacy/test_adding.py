"""Adding content to legacy is tried by adding some: a location without an effect is a row, and nothing else.

A champion cannot be added alone: each set has one of each power, and their order in the content follows from that.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.session import Session
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import CONTENT, LOCATION_NUMBERS, TERRAIN
from tests.kit.content import tried
from tests.kit.legacy import Table
from tests.kit.play import answer_any

CELLAR = """
[[location]]
id = "cheese-cellar"
name = "Cheese Cellar"
points = 5
champions = ["druid"]
races = ["orc"]
icon = "cheese-wedge"
"""


def a_location_more() -> dict[str, Any]:
    """Where there is a Cheese Cellar: it comes up, it is named, it is fought for, and screens are sent it."""
    number = LOCATION_NUMBERS["cheese-cellar"]
    table = Table(ann="knight", bob="ranger", row="tower cellar mesa", deck="market ford", holder="ann")
    # The Ranger finds a path to the next location.
    table.fight("paladin", "barbarian", raze="none")
    told: set[str] = set()
    for seed in range(4):
        session = LEGACY.start(players=2, settings={"events": 2, "rounds": 1}, seed=seed)
        random = Random(seed)
        while not session.over:
            answer_any(session, random)
        assert Session.replayed(LEGACY, session.record()).view() == session.view()
        told.update(session.narration())
    return {
        "number": number,
        "points": sum(table.scores),
        "named": any("Cheese Cellar" in line for line in told),
        "favours": [CONTENT.champions[champion].id for champion in CONTENT.favours[number]],
        "bonus": max(TERRAIN[number]),
        "rule": "legacy.location.cheese-cellar" in LEGACY.rules,
    }


def test_a_location_more_comes_up_is_named_fought_for_and_shown() -> None:
    found = tried(a_location_more, "legacy", {"content.toml": CELLAR})
    assert found.pop("favours")
    assert found == {"number": 16, "points": 5, "named": True, "bonus": 2, "rule": True}
