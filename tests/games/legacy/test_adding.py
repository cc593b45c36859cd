"""Adding content to legacy is tried by adding some.

A location without an effect is a row, and nothing else. A champion is a row at the end and two functions at their
windows; it is one of several of its power in its set, and one of them is drawn.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.bots.evaluation.legacy import evaluate
from fracas.core.session import Session
from fracas.core.tell import Tell
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import CHAMPION_NUMBERS, CONTENT, LOCATION_NUMBERS, PAIR, TERRAIN
from fracas.games.legacy.effects import OF_BATTLE, OF_LEGACY, lower_opponent, raise_total
from fracas.games.legacy.events import SetsDrawn
from fracas.games.legacy.state import State
from fracas.games.legacy.windows import BATTLE
from fracas.games.legacy.windows import LEGACY as LEGACY_ACTS
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


JUGGLER = """
[[champion]]
id = "juggler"
name = "Juggler"
race = "gnome"
power = 4
set = "expansion"
icon = "juggler"

[champion.battle]
name = "Three Clubs"
text = "+3 to your total."

[champion.legacy]
name = "Encore"
text = "The opponent's total is 1 lower."
"""


def three_clubs(state: State, tell: Tell, seat: int) -> None:
    raise_total(state, tell, seat, CHAMPION_NUMBERS["juggler"], OF_BATTLE, 3)


def encore(state: State, tell: Tell, seat: int) -> None:
    lower_opponent(state, tell, seat, CHAMPION_NUMBERS["juggler"], OF_LEGACY, 1)


def a_champion_more() -> dict[str, Any]:
    """Where there is a Juggler: they are drawn in place of the Oracle, fight, are named, and screens are sent them."""
    BATTLE.of("juggler")(three_clubs)
    LEGACY_ACTS.of("juggler")(encore)
    number = CHAMPION_NUMBERS["juggler"]
    told: set[str] = set()
    of_power_4: dict[str, set[str]] = {}
    for seed in range(24):
        champions = ("base", "expansion", "mixed", "split")[seed % 4]
        session = LEGACY.start(players=2, settings={"champions": champions, "rounds": 1}, seed=seed)
        drawn = next(event for event in session.events if isinstance(event, SetsDrawn))
        of_power_4.setdefault(champions, set()).update(CONTENT.champions[own[4]].id for own in drawn.sets)
        random = Random(seed)
        while not session.over:
            evaluate(session.flow.state)
            answer_any(session, random)
        replayed = Session.replayed(LEGACY, session.record())
        assert replayed.view() == session.view()
        assert LEGACY.notation.write(replayed.flow.state) == LEGACY.notation.write(session.flow.state)
        told.update(session.narration())
    words = " ".join(told)
    basilica = CONTENT.favours[LOCATION_NUMBERS["dawn-basilica"]]
    return {
        "number": number,
        "of power 4": {champions: sorted(ids) for champions, ids in of_power_4.items()},
        "acts": [name for name in ("Three Clubs", "Encore") if name in words],
        "favoured with those of its power": number in basilica,
        "pair": PAIR,
        "rule": LEGACY.rules["legacy.card.juggler.battle"].title,
    }


def test_a_champion_more_is_drawn_named_fights_and_is_shown() -> None:
    assert tried(a_champion_more, "legacy", {"content.toml": JUGGLER}) == {
        "number": 20,
        "of power 4": {
            "base": ["paladin"],
            "expansion": ["juggler", "oracle"],
            "mixed": ["juggler", "oracle", "paladin"],
            "split": ["juggler", "oracle", "paladin"],
        },
        "acts": ["Three Clubs", "Encore"],
        "favoured with those of its power": True,
        "pair": 21,
        "rule": "Juggler: Three Clubs",
    }
