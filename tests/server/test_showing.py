"""A table in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from fracas.server.showing import outcome_of


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((), "Nobody wins."),
        ((1,), "Bob wins."),
        ((0, 2), "Ann and Cy share the victory."),
        ((0, 1, 2), "Ann, Bob and Cy share the victory."),
    ],
)
def test_how_it_ended(winners: tuple[int, ...], sentence: str) -> None:
    over = SimpleNamespace(outcome=SimpleNamespace(winners=winners, rule="a.rule"), names=["Ann", "Bob", "Cy"])
    found = outcome_of(cast(Any, over))
    assert found is not None and (found.winners, found.sentence) == (winners, sentence)
