"""What a view says of both totals: part by part, as far as they go, in every patch."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fracas.core.patch import patched
from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.legacy import LEGACY
from fracas.games.legacy.events import TotalsAdded
from fracas.games.legacy.shown import Parts, parts, view
from fracas.games.legacy.state import State
from fracas.games.legacy.view import View
from tests.kit.play import answer_any


def told(terms: Parts) -> dict[str, list[list[Any]]]:
    return {"parts": [[msgspec.to_builtins(term) for term in side] for side in terms]}


def test_parts_are_told_as_they_come_up_and_are_those_that_are_added_up() -> None:
    """In games at random: by patches as in the view whole, and in the end they are the totals."""
    growing = 0
    for seed in range(8):
        settings = {"champions": ("base", "mixed")[seed % 2], "events": seed % 3, "rounds": 1}
        table: Session[State, View] = Session.new(LEGACY, settings=settings, seed=seed)
        table.watch = Watch(LEGACY.changes, table.flow.state)
        random = Random(seed)
        shown: object = {"parts": [[], []]}
        while not table.over:
            heard = len(table.events)
            answer_any(table, random)
            table.watch.settle(table.flow.state)
            patches, rest = table.watch.patches(-1, range(heard, len(table.events)))
            for number in range(heard, len(table.events)):
                patch = patches.get(number, {})
                shown = patched(shown, {"parts": patch["parts"]} if "parts" in patch else {})
                event = table.events[number]
                if isinstance(event, TotalsAdded):
                    assert shown == told(event.terms)
            shown = patched(shown, {"parts": rest["parts"]} if "parts" in rest else {})
            table.watch.forget()
            state = table.flow.state
            assert shown == told(parts(state))
            assert view(state, 0).parts == parts(state)
            growing += parts(state) != ((), ())
    assert growing > 5, "somebody is asked in the middle of a battle"
