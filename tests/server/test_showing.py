"""A table in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from fracas.core.game import Outcome
from fracas.core.incidents import Incidents, result_of
from fracas.core.record import HELPED
from fracas.server.wire.showing import outcome_of


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
    ended = Outcome(3, winners, "a.rule")
    incidents = Incidents(3, [(HELPED, 2)])
    over = SimpleNamespace(outcome=ended, incidents=incidents, result=result_of(ended, incidents, ["Ann", "Bob", "Cy"]))
    found = outcome_of(cast(Any, over))
    assert found is not None and found.helped == (2,)
    assert found is not None and (found.winners, found.sentence) == (winners, sentence)
