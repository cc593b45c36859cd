"""Adding content to figures is tried by adding some: a toy line is rows, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fracas.core.session import Session
from fracas.games.figures import FIGURES
from tests.kit.content import tried
from tests.kit.figures import Table
from tests.kit.play import answer_any

KITCHEN = """
[[line]]
id = "kitchen-crew"
name = "Kitchen Crew"

[[line.figure]]
id = "sir-ladle"
name = "Sir Ladle"
icon = "cooking-pot"
power = 6
actions = ["blast", "boost", "dodge"]

[[line.figure]]
id = "the-whisk"
name = "The Whisk"
icon = "cooking-pot"
power = 4
actions = ["armor", "luck", "recover"]

[[line.figure]]
id = "count-colander"
name = "Count Colander"
icon = "cooking-pot"
power = 3
actions = ["explosion", "intimidate", "luck"]

[[line.figure]]
id = "tea-towel"
name = "Tea Towel"
icon = "cooking-pot"
power = 2
actions = ["dodge", "dodge", "recover"]
"""


def a_line_more() -> dict[str, Any]:
    """Where there is a Kitchen Crew: it can be picked, it is named, it fights, and screens are sent it."""
    table = Table(ann=["sir-ladle 6"], bob=["henchman-bob 3", "brain-in-a-jar 4"])
    table.deal(ann="6H", bob="2D")
    ladle, henchman = table.figures("sir-ladle", "henchman-bob")
    ladle.attacks(table.players[1])
    henchman.defends()
    table.cards("6H", "2D")
    told: set[str] = set()
    for seed in range(3):
        session = FIGURES.start(players=2, settings={"armies": ["kitchen-crew", "doom-lab"]}, seed=seed)
        random = Random(seed)
        while not session.over:
            answer_any(session, random)
        assert Session.replayed(FIGURES, session.record()).view() == session.view()
        told.update(session.narration())
    named = [name for name in ("Sir Ladle", "The Whisk", "Count Colander", "Tea Towel") if name in " ".join(told)]
    shown = msgspec.json.encode(FIGURES.content).decode()
    sent = all(name in shown for name in ("kitchen-crew", "tea-towel"))
    return {"named": named, "won": henchman.wounded, "shown": sent}


def test_a_toy_line_more_is_picked_named_played_and_shown() -> None:
    assert tried(a_line_more, "figures", {"roster.toml": KITCHEN}) == {
        "named": ["Sir Ladle", "The Whisk", "Count Colander", "Tea Towel"],
        "won": True,
        "shown": True,
    }
