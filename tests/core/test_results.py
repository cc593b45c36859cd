"""The result of a game names the one who was gone before its end."""

from __future__ import annotations

import pytest

from fracas.core.events import Claimed
from fracas.core.game import Outcome
from fracas.core.incidents import CLOCK, LEAVE, Incidents, result_of, sentence_of
from fracas.core.listener import Listener
from fracas.core.record import CLAIMED, LEFT, OUT_OF_TIME, Entry
from tests.kit.rules import rule

NAMES = ["Ann", "Bob", "Cyd"]


@rule("table.leave")
@pytest.mark.parametrize(
    ("log", "outcome", "told"),
    [
        ([], Outcome(3, (0,), "figures.win"), "Ann wins."),
        ([(LEFT, 1)], Outcome(3, (0,), "figures.win"), "Ann wins. Bob left before the end."),
        ([(LEFT, 1)], Outcome(3, (1,), "synergy.flag.goal"), "Bob wins. Bob left before the end."),
        ([(CLAIMED, 2)], Outcome(3, (0,), "figures.win"), "Ann wins. A bot played on for Cyd."),
        (
            [(LEFT, 1), (OUT_OF_TIME, 2)],
            Outcome(3, (0,), CLOCK),
            "Ann wins. Cyd ran out of time. Bob left before the end.",
        ),
        ([(LEFT, 1), (LEFT, 2)], Outcome(3, (0,), LEAVE), "Ann wins. Bob and Cyd resigned."),
    ],
)
def test_who_left_is_named(log: list[Entry], outcome: Outcome, told: str) -> None:
    assert result_of(outcome, Incidents(3, log), NAMES) == told


def test_who_was_away_is_told_so_as_themselves() -> None:
    names = ["Ann", "Bob"]
    assert sentence_of(Claimed(1), Listener(0, names)) == "Bob is away; a bot plays on for them."
    assert sentence_of(Claimed(1), Listener(1, names)) == "You were away; a bot plays on for you."
