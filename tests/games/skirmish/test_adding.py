"""Adding content to skirmish is tried by adding some: a unit of known abilities and a map are
rows, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fracas.core.session import Session
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.content import UNITS
from tests.kit.content import tried
from tests.kit.play import answer_any

HERALD = """
[[unit]]
id = "crown.herald"
name = "Goose Herald"
keywords = ["Human", "Levy"]
class = "warrior"
size = "M"
base = 25
faction = "crown"
atk = 3
rng = 0
def = 3
hp = 2
spd = 6
abilities = ["charge"]
points = 7
limit = ""
icon = "trumpet-flag"
"""
MEADOW = """
[map.meadow]
name = "The Goose Meadow"
text = "Grass, one hedge in the middle, and nothing to hide behind on the way there."
size = 20
players = [2]
terrain = [{kind = "cover", at = [[8, 9], [12, 9], [12, 11], [8, 11]]}]
[map.meadow.dispute]
setup = [[[0, 0], [20, 0], [20, 6], [0, 6]], [[0, 14], [20, 14], [20, 20], [0, 20]]]
"""
ARMY = "Athum Tellur\n4x Goose Herald"


def a_unit_and_a_map_more() -> dict[str, Any]:
    """Where there are geese: they are fielded, named and fight, on their own meadow, and screens are sent both."""
    told: set[str] = set()
    kinds: set[int] = set()
    for seed in range(2):
        settings = {"points": 50, "map": "meadow", "scenario": "dispute", "round_limit": 6, "armies": [ARMY, ARMY]}
        session = SKIRMISH.start(players=2, settings=settings, seed=seed)
        random = Random(seed)
        while not session.over:
            kinds.update(unit.kind for unit in session.flow.state.units)
            answer_any(session, random)
        assert Session.replayed(SKIRMISH, session.record()).view() == session.view()
        told.update(session.narration())
    number = next(number for number, unit in enumerate(UNITS) if unit.id == "crown.herald")
    words = " ".join(told)
    shown = msgspec.json.encode(SKIRMISH.content).decode()
    return {
        "fielded": number in kinds,
        "named": "Goose Herald" in words,
        "shown": [name for name in ("Goose Herald", "The Goose Meadow") if name in shown],
    }


def test_a_unit_and_a_map_more_are_fielded_named_played_and_shown() -> None:
    found = tried(a_unit_and_a_map_more, "skirmish", {"units.toml": HERALD, "maps.toml": MEADOW})
    assert found == {"fielded": True, "named": True, "shown": ["Goose Herald", "The Goose Meadow"]}
