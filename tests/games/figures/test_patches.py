"""What an event changes comes with that event: the rules change first, then tell."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.figures import FIGURES
from fracas.games.figures.events import ArmorLaid, Captured, Drew, HandDiscarded, Reshuffled, Revealed, TurnBegins
from fracas.games.figures.state import NO_CARD, State
from fracas.games.figures.view import View


def told(seeds: range) -> list[tuple[Any, Any, list[Any]]]:
    """Events of random games, each with the spectator's patch and the patches of the seats."""
    found = []
    for seed in seeds:
        random = Random(seed)
        table: Session[State, View] = Session.new(FIGURES, players=3, seed=seed)
        table.watch = Watch(FIGURES.changes, table.flow.state)
        first = len(table.events)
        while not table.over:
            seat, asked = random.choice(list(table.questions.items()))
            table.answer(seat, random.choice(asked.values))
        for number, event in enumerate(table.events[first:], first):
            seats = [table.watch.patch(number, viewer) for viewer in range(3)]
            found.append((event, table.watch.patch(number, -1), seats))
    return found


def test_what_an_event_changes_comes_with_that_event() -> None:
    seen = set()
    for event, patch, seats in told(range(12)):
        seen.add(type(event))
        match event:
            case Reshuffled():
                assert (patch["discard"], patch["draw_pile"]) == ([], event.cards)
            case HandDiscarded() if event.cards:
                assert patch["hand_sizes"][event.seat] == 0
                assert "discard" in patch
                assert seats[event.seat]["hand"] == []
            case ArmorLaid():
                assert patch["attack_card"] == NO_CARD
                assert event.card in msgspec.to_builtins(patch["figures"][event.figure]["armor"])
            case Drew():
                assert event.card in seats[event.seat]["hand"]
                assert all("hand" not in other for seat, other in enumerate(seats) if seat != event.seat)
            case Revealed() if event.attack_card != NO_CARD:
                assert patch["attack_card"] == event.attack_card
            case Captured():
                assert {"lines", "captives"} <= set(patch)
            case TurnBegins():
                assert patch["turns"] == event.turn
    assert {Reshuffled, HandDiscarded, ArmorLaid, Drew, Revealed, Captured, TurnBegins} <= seen


def test_a_patch_is_much_smaller_than_a_view() -> None:
    """On average; else it would be simpler to send the view."""
    patches = [len(msgspec.json.encode(patch)) for _, patch, _ in told(range(3))]
    table = FIGURES.start(players=3, seed=1)
    assert sum(patches) / len(patches) * 10 < len(msgspec.json.encode(table.view()))
