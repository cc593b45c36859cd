"""What the hasty bot does where all answers look alike."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fracas
from fracas.bots import greedy, make
from fracas.bots.greedy import GreedyBot
from fracas.core.question import Answer, Question
from fracas.core.session import Session
from fracas.core.sight import Sight
from fracas.games.synergy import SYNERGY
from tests.bots.tables import facts


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

    for module in ("greedy", "trials"):
        monkeypatch.setattr(f"fracas.bots.{module}.drive_of", lambda game: None)
    bot = GreedyBot(samples=1, judge=nothing_in_it)
    monkeypatch.setattr("fracas.bots.greedy.sense_of", lambda game: None)
    assert bot.choose(table.sight(seat)).answer == table.questions[seat].options[0].value, "the first"
    monkeypatch.setattr("fracas.bots.greedy.sense_of", lambda game: sense)
    assert bot.choose(table.sight(seat)).answer == wanted


def a_wide_sight() -> Sight[Any, Any]:
    """A seat that has many options."""
    table = Session.new(SYNERGY, players=2, seed=3)
    chance = make("random", seed=1)
    while len((sight := table.sight(table.waiting_for[0])).values) < 100:
        table.answer(sight.seat, chance.choose(sight).answer)
    return sight


@pytest.mark.parametrize("seed", range(5))
def test_of_too_many_options_it_weighs_some_and_passing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sight = a_wide_sight()
    monkeypatch.setattr(greedy, "MOST_WEIGHED", 20)
    some = GreedyBot(seed=seed)._some(list(sight.values), sight.values[-1])
    assert len(set(some)) == 20 and sight.values[-1] in some
    assert [value for value in sight.values if value in some] == some  # in the same order: of equals, the first
    assert len(GreedyBot(samples=1, seed=seed).choose(sight).candidates) == 20


def test_where_there_are_not_too_many_it_weighs_all(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = a_wide_sight()
    all_weighed = facts(GreedyBot(samples=2, seed=1).choose(sight))
    assert len(sight.values) == len(all_weighed[1])  # type: ignore[arg-type]
    monkeypatch.setattr(greedy, "MOST_WEIGHED", len(sight.values))
    assert facts(GreedyBot(samples=2, seed=1).choose(sight)) == all_weighed


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("figures", 6, {}),
        ("legacy", 2, {}),
        ("synergy", 2, {}),
        ("synergy", 6, {}),
        ("skirmish", 2, {"points": 50}),
        ("skirmish", 2, {"points": 100}),
    ],
)
def test_usual_games_never_ask_too_much(game: str, players: int, options: dict[str, int]) -> None:
    table = fracas.game(game).start(players=players, options=options, seed=3)
    chance = make("random", seed=1)
    for _ in range(300):
        if table.over:
            break
        sight = table.sight(table.waiting_for[0])
        assert len(sight.values) <= greedy.MOST_WEIGHED * 0.6
        table.answer(sight.seat, chance.choose(sight).answer)


@pytest.mark.parametrize("looks", [1, 50, 250])
def test_when_its_time_is_over_it_answers_with_what_it_has_seen(looks: int) -> None:
    sight = a_wide_sight()
    asked = 0

    def over() -> bool:
        nonlocal asked
        asked += 1
        return asked >= looks

    decision = GreedyBot(seed=1, over=over).choose(sight)
    assert asked == looks
    assert len(decision.candidates) == min(looks, len(sight.values))
    assert {each.visits for each in decision.candidates} == {max(1, looks // len(sight.values))}
    if looks == 50:  # not only those that are listed first
        places = [sight.values.index(each.answer) for each in decision.candidates]  # type: ignore[arg-type]
        assert max(places) > 0.9 * len(sight.values) and sum(place >= len(sight.values) / 2 for place in places) > 20
