"""What a view says of whose turn comes next: as it comes then, and in every patch."""

from __future__ import annotations

from random import Random

from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.figures import FIGURES
from fracas.games.figures.events import Sneaks
from fracas.games.figures.rules import next_to_play
from fracas.games.figures.shown import view
from fracas.games.figures.state import State
from fracas.games.figures.view import View
from tests.kit.play import answer_any


def test_the_next_turn_is_of_the_seat_that_was_said_to_come_next() -> None:
    """In games at random, with sneaks: by patches as in the view whole, whatever has come up in the battle."""
    sneaks = passed = 0
    for seed in range(20):
        table: Session[State, View] = Session.new(FIGURES, players=3 + seed % 2, seed=seed)
        table.watch = Watch(FIGURES.changes, table.flow.state)
        random = Random(seed)
        said = (table.flow.state.seat, next_to_play(table.flow.state))
        while not table.over:
            heard = len(table.events)
            answer_any(table, random)
            table.watch.settle(table.flow.state)
            patches, rest = table.watch.patches(-1, range(heard, len(table.events)))
            for number in (*range(heard, len(table.events)), -1):
                event, patch = (table.events[number], patches.get(number, {})) if number >= 0 else (None, rest)
                before, said = said, (patch.get("seat", said[0]), patch.get("next_seat", said[1]))
                if said[0] != before[0] and table.flow.state.turns:
                    assert said[0] == before[1]
                    passed += 1
                if isinstance(event, Sneaks):
                    assert said[1] == said[0], "it goes again"
                    sneaks += 1
            table.watch.forget()
            state = table.flow.state
            assert said == (state.seat, next_to_play(state))
            assert view(state, 0).next_seat == next_to_play(state)
    assert sneaks > 3 and passed > 50
