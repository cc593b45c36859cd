"""The bot that plans whole turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.bots import bots_for, make
from fracas.bots import planner as planner_module
from fracas.bots.planner import SECONDS, PlannerBot, Weighed, affordable
from fracas.bots.random import RandomBot
from fracas.core.refusal import SetupError
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.skirmish import SKIRMISH


class Clock:
    """A clock that goes on by itself, a little whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def played(bot: PlannerBot, *, acts: int, seed: int = 1) -> list[Any]:
    """The first answers of the bot at a table of skirmish."""
    table = Session.new(SKIRMISH, players=2, settings={}, seed=seed)
    other = RandomBot(seed=3)
    given: list[Any] = []
    while not table.over and len(given) < acts:
        for seat in table.waiting_for:
            sight = table.sight(seat)
            answer = (bot if seat == 0 else other).choose(sight).answer
            if seat == 0:
                given.append((sight.ask, answer))
            table.answer(seat, answer)
    return given


def test_it_is_asked_for_by_seconds_or_looks() -> None:
    usual, looks, time = make("planner"), make("planner:40"), make("planner:2.5s")
    assert isinstance(usual, PlannerBot)
    assert isinstance(looks, PlannerBot)
    assert isinstance(time, PlannerBot)
    assert usual.seconds == SECONDS
    assert looks.looks == 40
    assert time.seconds == 2.5
    assert [bot.name for bot in (usual, looks, time)] == ["planner:1s", "planner:40", "planner:2.5s"]


@pytest.mark.parametrize("spec", ["planner:", "planner:0", "planner:1.5", "planner:-1s", "planner:s"])
def test_other_efforts_are_refused(spec: str) -> None:
    with pytest.raises(SetupError, match="planner"):
        make(spec)


def test_it_plays_games_that_give_it_ideas_and_no_others() -> None:
    assert "planner" in bots_for(SKIRMISH)
    assert "planner" not in bots_for(FIGURES)
    with pytest.raises(SetupError, match="does not play figures"):
        make("planner:1s", game=FIGURES)


def test_the_same_seed_gives_the_same_answers() -> None:
    assert played(PlannerBot(looks=6, seed=5), acts=14) == played(PlannerBot(looks=6, seed=5), acts=14)


def test_the_place_follows_the_act_as_planned() -> None:
    """No time is spent twice on one movement: the place is thought of with the act."""
    bot = PlannerBot(looks=4, seed=2)
    table = Session.new(SKIRMISH, players=2, settings={}, seed=4)
    draw = Random(1)
    planned = 0
    while not table.over and planned < 2:
        for seat in table.waiting_for:
            sight = table.sight(seat)
            if seat == 1:
                table.answer(1, RandomBot(seed=draw.randrange(99)).choose(sight).answer)
                continue
            decision = bot.choose(sight)
            if sight.ask == "move":
                assert decision.why == "That is the plan."
                planned += 1
            table.answer(0, decision.answer)
    assert planned == 2


def test_its_seconds_are_for_the_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(planner_module, "perf_counter", clock)
    bot = PlannerBot(seconds=0.05, seed=1)
    table = Session.new(SKIRMISH, players=2, settings={}, seed=2)
    other = RandomBot(seed=3)
    spent: dict[int, float] = {}
    while table.turns < 4:
        for seat in table.waiting_for:
            sight = table.sight(seat)
            begun = clock.now
            decision = (bot if seat == 0 else other).choose(sight)
            if seat == 0:
                spent[table.turns] = spent.get(table.turns, 0.0) + clock.now - begun
            table.answer(seat, decision.answer)
    # Every look at the clock costs a tick, even when there is no time left.
    assert max(spent.values()) < 0.05 + 0.12
    assert max(spent.values()) > 0.02


def test_a_guess_counts_until_enough_was_imagined() -> None:
    good, bad = Weighed([1], 0.0), Weighed([2], -0.1)
    assert good.value(0.5) > bad.value(0.5)
    bad.total, bad.visits = 90.0, 100
    assert bad.value(0.5) > good.value(0.5)


def test_fewer_ideas_are_compared_where_time_is_short() -> None:
    assert affordable(8, 100.0) == 8
    assert affordable(8, 12.0) == 4
    assert affordable(8, 0.0) == 2
