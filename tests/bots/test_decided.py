"""No answer changes when bots become faster."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.bots.decided import KEPT, TABLES, decisions, named

AGAIN = "If that is meant: python -m tests.bots.decided"


@pytest.mark.parametrize(("game", "players", "every", "most"), TABLES)
def test_what_bots_decide_is_what_they_decided(game: str, players: int, every: int, most: int) -> None:
    kept: list[dict[str, Any]] = json.loads(KEPT.read_text("utf-8"))[named(game, players)]
    now = decisions(game, players, every, most)
    assert len(kept) == most
    for number, (expected, found) in enumerate(zip(kept, now, strict=True)):
        assert found == expected, f"moment {number}. {AGAIN}"
