"""What an event changes comes with that event: the rules change first, then tell."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.events import fight, game, move
from fracas.games.skirmish.state import State
from fracas.games.skirmish.view import View
from tests.games.skirmish.wandering import TABLES


def told(count: int) -> list[tuple[Any, Any]]:
    """Events of random games, each with the spectator's patch."""
    found = []
    for seed in range(count):
        players, settings = TABLES[seed % len(TABLES)]
        random = Random(seed)
        table: Session[State, View] = Session.new(SKIRMISH, players=players, settings=settings, seed=seed)
        table.watch = Watch(SKIRMISH.changes, table.flow.state)
        first = len(table.events)
        for _ in range(900):
            if table.over:
                break
            seat = random.choice(list(table.questions))
            asked = table.questions[seat]
            region = asked.region
            table.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))
        found += [(event, table.watch.patch(number, -1)) for number, event in enumerate(table.events[first:], first)]
    return found


@pytest.fixture(scope="module")
def heard() -> list[tuple[Any, Any]]:
    return told(16)


def unit(patch: Any, number: int) -> Any:
    return patch["units"][number]


def test_what_an_event_changes_comes_with_that_event(heard: list[tuple[Any, Any]]) -> None:
    seen = set()
    for event, patch in heard:
        seen.add(type(event))
        match event:
            case game.UnitPlaced():
                changed = unit(patch, event.unit)
                assert (changed["x"], changed["y"], changed["fate"]) == (event.x, event.y, "alive")
            case game.StonePlaced():
                stones = patch["stones"]
                stone = stones[event.stone]
                assert (stone["x"], stone["y"]) == (event.x, event.y)
            case game.StoneTaken():
                assert patch["stones"][event.stone]["side"] == event.side
            case game.RoundBegins():
                assert patch["round"] == event.round
            case game.EnergyGained():
                assert event.side in patch["energy"] if isinstance(patch["energy"], dict) else patch["energy"]
            case game.LeaderFell():
                assert patch["lost"][event.seat] is True
            case game.GameWon():
                assert patch["phase"] == "over"
            case fight.Damaged():
                assert "hp" in unit(patch, event.victim)
            case fight.Killed():
                assert unit(patch, event.victim)["fate"] == "killed"
            case fight.Healed() if event.amount:
                assert "hp" in unit(patch, event.unit)
            case game.UnitCreated():
                assert unit(patch, event.unit)["x"] == event.x
            case _:
                pass
    wanted = {game.UnitPlaced, game.StoneTaken, game.GameWon, fight.Damaged, fight.Killed, fight.Healed}
    assert wanted <= seen, wanted - seen


def test_a_move_and_a_push_come_with_where_the_unit_now_stands(heard: list[tuple[Any, Any]]) -> None:
    kinds = set()
    for event, patch in heard:
        if not isinstance(event, move.Moved | move.Teleported | move.Pushed) or event.path[:2] == event.path[-2:]:
            continue
        kinds.add(type(event))
        changed = patch.get("units", {}).get(event.unit, {})
        assert "x" in changed or "y" in changed, (event, patch)
        for axis, end in (("x", event.path[-2]), ("y", event.path[-1])):
            assert changed.get(axis, end) == end
    assert kinds >= {move.Moved, move.Pushed}


def test_a_patch_moves_nobody_else(heard: list[tuple[Any, Any]]) -> None:
    """What another unit has used up may come with it; where others stand is not sent again."""
    for event, patch in heard:
        if isinstance(event, move.Moved):
            others = [changed for number, changed in patch.get("units", {}).items() if number != event.unit]
            assert not any({"x", "y", "hp", "kind"} & set(changed) for changed in others)
