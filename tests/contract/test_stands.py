"""What a list says of each seat: a game has words for it once it is under way, made from what everybody sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.games import REGISTERED
from tests.kit.play import answer_any

MOST = 500
"""Answers that are looked at, at most."""


@pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
def test_seats_can_be_told_apart_by_what_they_have(game: Game[Any, Any]) -> None:
    table, luck = game.start(players=game.least, seed=4), Random(4)
    told: set[tuple[str, ...]] = set()
    for _ in range(MOST):
        if table.over or len(told) > 4:
            break
        answer_any(table, luck)
        view = table.view(SPECTATOR)
        told.add(tuple(game.stands(view, seat) for seat in range(game.least)))
    assert len({each for words in told for each in words if each}) > 1, "it is not the same for all and for ever"
    assert any(all(words) for words in told) and all(len(each) <= 30 for words in told for each in words)
