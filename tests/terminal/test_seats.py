"""Bots in the seats of the terminal: seconds are a ceiling for them, and nothing else."""

from __future__ import annotations

import pytest

from fracas.bots import make
from fracas.games import game_named
from fracas.terminal import seats
from fracas.terminal.seats import Seat

LOOKS = 200


def test_a_bot_answers_with_what_it_has_found_once_its_seconds_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = game_named("legacy").start(players=2, seed=3)
    sight = table.sight(table.waiting_for[0])
    patient = Seat("Cog", f"mcts:{LOOKS}", seed=5)
    monkeypatch.setattr(seats, "LONGEST_THOUGHT", 0.0)
    hurried = Seat("Bolt", f"mcts:{LOOKS}", seed=5)
    looked = []
    for seat in (patient, hurried):
        assert seat.bot is not None
        seat.choose(sight)  # its time begins anew with each answer
        looked.append(sum(each.visits for each in seat.bot.choose(sight).candidates))
    assert looked[0] > LOOKS * 0.9
    assert looked[1] < 10
    assert seat.choose(sight) in sight.values


def test_within_its_seconds_it_answers_as_in_a_simulation() -> None:
    table = game_named("figures").start(players=2, seed=4)
    sight = table.sight(table.waiting_for[0])
    bot, seat = make("mcts:60", 9), Seat("Cog", "mcts:60", seed=9)
    assert [seat.choose(sight) for _ in range(4)] == [bot.choose(sight).answer for _ in range(4)]
