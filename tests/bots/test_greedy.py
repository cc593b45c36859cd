"""What the hasty bot does where all answers look alike."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.bots.greedy import GreedyBot
from fracas.core.question import Answer, Question
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY


def nothing_in_it(state: Any) -> list[float]:
    """Everybody stands the same, whatever happens."""
    return [0.5, 0.5]


@pytest.mark.parametrize("place", [0, 3, -1])
def test_of_answers_that_look_alike_it_takes_the_sensible_one(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Session.new(SYNERGY, players=2, seed=3)
    while len(table.questions[(seat := table.waiting_for[0])].options) < 5:
        table.answer(seat, Random(1).choice(table.questions[seat].options))
    wanted = table.questions[seat].options[place].value

    def sense(state: Any, question: Question, draw: Any) -> Answer:
        return wanted

    monkeypatch.setattr("fracas.bots.greedy.drive_of", lambda game: None)
    bot = GreedyBot(samples=1, judge=nothing_in_it)
    monkeypatch.setattr("fracas.bots.greedy.sense_of", lambda game: None)
    assert bot.choose(table.sight(seat)).answer == table.questions[seat].options[0].value, "the first"
    monkeypatch.setattr("fracas.bots.greedy.finish", lambda *_: None)
    monkeypatch.setattr("fracas.bots.greedy.sense_of", lambda game: sense)
    assert bot.choose(table.sight(seat)).answer == wanted
