"""What a game came to, once it is over."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.game import Game
from fracas.core.session import Session
from fracas.games import REGISTERED
from tests.kit.play import answer_any

GAMES = pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
LARGEST = 2_000
"""Bytes: it goes along with every outcome."""
MOST = 20_000


def played(game: Game[Any, Any], players: int, seed: int) -> Session[Any, Any]:
    table, luck = game.start(players=players, seed=seed), Random(seed)
    for _ in range(MOST):
        if table.over:
            return table
        answer_any(table, luck)
    raise AssertionError("it does not end")


@GAMES
def test_everybody_has_the_same_facts_and_somebody_was_best(game: Game[Any, Any]) -> None:
    best = 0
    for seed in range(3):
        table = played(game, game.least, seed)
        tally = table.tally()
        assert tally is not None
        assert [side.seat for side in tally.sides] == list(range(table.players))
        assert len({tuple(fact.name for fact in side.facts) for side in tally.sides}) == 1
        assert all(fact.name and fact.value for side in tally.sides for fact in side.facts)
        seats = [each.seat for each in tally.best]
        assert len(set(seats)) == len(seats) and set(seats) <= set(range(table.players))
        assert tally.decided == "" or tally.decided.endswith(".")
        assert not any(name in tally.decided for name in table.names), "players may be renamed"
        assert len(msgspec.json.encode(tally)) < LARGEST
        best += len(tally.best)
    assert best


@GAMES
def test_everybody_would_count_the_same(game: Game[Any, Any]) -> None:
    """It is made of nothing that only some have seen."""
    table = played(game, game.least, 4)
    for seat in range(table.players):
        assert game.tally(table.heard(seat), table.view(seat)) == table.tally()


def test_the_best_of_a_seat_has_done_most_for_it() -> None:
    table = played(REGISTERED["legacy"], 2, 1)
    tally, view = table.tally(), table.view()
    assert tally is not None
    for best in tally.best:
        points: dict[int, int] = {}
        for pairing in view.pairings:
            if pairing[8] == best.seat:
                points[pairing[4 + best.seat]] = points.get(pairing[4 + best.seat], 0) + pairing[9 + best.seat]
        assert best.deed.startswith(f"{max(points.values())} point")
    assert [side.facts[0].value for side in tally.sides] == list(map(str, view.scores))
