"""Answers tried at copies of one table, and played once where they come to the same: nothing comes of it but time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from fracas.bots.evaluation import drive_of, evaluation, judgement, sense_of
from fracas.bots.imagined import FORESEEN, answers, finish, joined, question_of, resolution_of
from fracas.bots.trials import Trials
from fracas.core.question import Part
from fracas.core.session import Session
from fracas.core.sight import Sight
from fracas.games import REGISTERED, game_named
from tests.luck import LUCK

TABLES = 4
MOST = 10
"""So many answers of a question are compared."""


def plainly(sight: Sight[Any, Any], random: Random, options: list[Part], evaluate: Any) -> list[list[float]]:
    """What is to come out: every answer at every table is imagined anew and played from the beginning."""
    found = []
    drive = drive_of(sight.game)
    for _ in range(TABLES):
        foreseen = [random.random() for _ in range(FORESEEN)]
        values = []
        for option in options:
            draw = chain(foreseen, iter(random.random, None)).__next__
            flow = sight.imagine(draw)
            resolution = resolution_of(flow)
            try:
                question = resolution.send(joined(question_of(flow), sight.seat, option, draw))
            except StopIteration:
                pass
            else:
                finish(resolution, question, draw, flow.state, sense_of(sight.game))
            share = evaluate(flow.state)[sight.seat]
            values.append(share if drive is None else share + drive(flow.state, sight.seat))
        found.append(values)
    return found


def tried(sight: Sight[Any, Any], random: Random, options: list[Part], evaluate: Any) -> list[list[float]]:
    trials = Trials(sight, random, evaluate)
    found = []
    for _ in range(TABLES):
        trials.next_table()
        found.append([trials.value(option) for option in options])
    return found


def moments(game: str, players: int, every: int, most: int, settings: dict[str, Any] | None = None) -> Iterator[Any]:
    """Sights all over a game that is played at random, but for a little sense."""
    luck = Random(f"{LUCK} {game} {players}")
    table: Session[Any, Any] = game_named(game).start(players=players, seed=luck.getrandbits(30), settings=settings)
    sense = sense_of(table.game)
    steps = met = 0
    while not table.over and met < most:
        for seat in table.waiting_for:
            sight = table.sight(seat)
            flow = sight.imagine(luck.random)
            steps += 1
            if steps % every == 0:
                met += 1
                yield sight
            question = question_of(flow)
            options = answers(flow, seat, luck.random, 6)
            answer: Any = None if sense is None or luck.random() < 0.2 else sense(flow.state, question, luck.random)
            if isinstance(answer, list):
                answer = answer[list(question.seats).index(seat)]  # type: ignore[attr-defined]
            table.answer(seat, luck.choice(options) if answer is None else answer)


@pytest.mark.parametrize(
    ("game", "players", "every", "most", "settings"),
    [
        ("figures", 3, 2, 30, {}),
        ("legacy", 2, 2, 24, {}),
        ("synergy", 2, 3, 90, {}),
        ("synergy", 3, 5, 40, {}),
        ("synergy", 2, 1, 500, {"power_ups": "hidden"}),
        ("skirmish", 2, 5, 20, {}),
    ],
)
def test_an_answer_is_worth_what_it_is_worth_when_it_is_played_at_every_table(
    game: str, players: int, every: int, most: int, settings: dict[str, Any]
) -> None:
    for number, sight in enumerate(moments(game, players, every, most, settings)):
        evaluate = (evaluation if number % 2 else judgement)(sight.game)
        one, other = Random(number), Random(number)
        flow = sight.imagine(Random(number).random)
        options = answers(flow, sight.seat, Random(number).random, MOST)[:MOST]
        expected = plainly(sight, one, options, evaluate)
        assert tried(sight, other, options, evaluate) == expected, f"{sight.ask} at moment {number}"
        assert one.getstate() == other.getstate(), "and what is decided next is decided with the same luck"


def test_what_comes_to_the_same_is_played_once() -> None:
    """Walking to a square asks nobody anything: where a warrior may walk, most of the work is saved."""
    for sight in moments("synergy", 2, 1, 400):
        if sight.ask == "walk" and len(sight.values) > 2:
            trials = Trials(sight, Random(1))
            for _ in range(TABLES):
                trials.next_table()
                for value in sight.values[:2]:
                    trials.value(value)
            assert trials.settled(sight.values[0])
            return
    raise AssertionError("nobody walked")


def test_every_game_is_compared() -> None:
    assert set(REGISTERED) == {"figures", "legacy", "synergy", "skirmish"}
