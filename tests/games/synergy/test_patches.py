"""What an event changes comes with that event: the rules change first, then tell."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.events.cards import CardTurnedUp, StatusGained
from fracas.games.synergy.events.move import Stepped
from fracas.games.synergy.events.setup import BasePlaced
from fracas.games.synergy.events.strike import Died, Wounded
from fracas.games.synergy.events.turn import RoundBegins
from fracas.games.synergy.state import State
from fracas.games.synergy.view import View
from tests.games.synergy.wandering import TABLES, any_answer


def told(count: int) -> list[tuple[Any, Any, list[Any]]]:
    """Events of random games, each with the spectator's patch and the patches of the first two seats."""
    found = []
    for seed in range(count):
        players, settings = TABLES[seed % 3]
        random = Random(seed)
        table: Session[State, View] = Session.new(SYNERGY, players=players, settings=settings, seed=seed)
        table.watch = Watch(SYNERGY.changes, table.flow.state)
        first = len(table.events)
        for _ in range(600):
            if table.over:
                break
            seat = random.choice(list(table.questions))
            table.answer(seat, any_answer(table, seat, random))
        for number, event in enumerate(table.events[first:], first):
            seats = [table.watch.patch(number, viewer) for viewer in range(2)]
            found.append((event, table.watch.patch(number, -1), seats))
    return found


def items(change: Any) -> list[Any]:
    """What a list has now, or what is new in it."""
    return list(change.values()) if isinstance(change, dict) else list(change)


def test_what_an_event_changes_comes_with_that_event() -> None:
    seen = set()
    for event, patch, _seats in told(9):
        seen.add(type(event))
        match event:
            case Stepped():
                assert patch["warriors"][event.warrior]["square"] == event.square
            case Wounded():
                assert patch["warriors"][event.warrior]["hits"] == event.hits
            case CardTurnedUp():
                changed = patch["warriors"][event.warrior]
                assert event.card in items(changed["cards"])
                assert "downs" in changed
            case BasePlaced():
                assert patch["bases"][event.seat] == event.square
            case StatusGained():
                assert event.status in items(patch["warriors"][event.warrior]["statuses"])
            case Died():
                assert patch["warriors"][event.warrior]["life"] == "dead"
            case RoundBegins():
                assert patch["round"] == event.round
    assert {Stepped, Wounded, CardTurnedUp, BasePlaced, Died} <= seen


def test_a_patch_names_nobody_elses_face_down_card() -> None:
    """Of hands and face-down cards, others get the count and never the cards."""
    looked = 0
    for _, patch, seats in told(6):
        for viewer, mine in enumerate(seats):
            for place, change in dict(mine.get("warriors", {})).items():
                looked += 1
                if isinstance(change, dict) and "down" in change:
                    owner = int(place) // 3 if isinstance(place, int | str) else viewer
                    assert owner == viewer or not change["down"]
        changes = patch.get("warriors", {})
        if isinstance(changes, dict):
            assert not any(isinstance(change, dict) and change.get("down") for change in changes.values())
        assert not patch.get("hand")
    assert looked


def test_a_patch_is_much_smaller_than_a_view() -> None:
    """On average; else it would be simpler to send the view."""
    patches = [len(msgspec.json.encode(patch)) for _, patch, _ in told(3)]
    table = SYNERGY.start(players=3, seed=1)
    assert sum(patches) / len(patches) * 5 < len(msgspec.json.encode(table.view()))
