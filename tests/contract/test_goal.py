"""The goal is always told: what wins, how far each side is, and which answers win for certain."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.certain import decided
from fracas.core.events import SPECTATOR
from fracas.core.flow import Flow
from fracas.core.game import Game
from fracas.core.listener import Listener
from fracas.core.marks import WINS, rank
from fracas.core.question import Commit, Place, options_of, some
from fracas.games import REGISTERED
from tests.kit.play import answer_any, listed_answer

MOST = 1_500
"""Answers that are looked at, at most."""
WORLDS = 8
"""In so many imagined worlds it is tried whether what is said comes true."""
ENDS_BY_CHANCE = ("figures", "legacy")
"""Players who answer at random come to the end here, and near it something is certain."""
LARGEST = 4_000
"""Bytes: it goes along with every scene."""

GAMES = pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)


@GAMES
@pytest.mark.parametrize("players", ["least", "most"])
def test_everybody_is_told_what_wins_and_how_far_each_side_is(game: Game[Any, Any], players: str) -> None:
    table, luck = game.start(players=getattr(game, players), seed=5), Random(5)
    progress: set[tuple[str, ...]] = set()
    for _ in range(MOST):
        if table.over:
            break
        answer_any(table, luck)
        for viewer in (SPECTATOR, *range(table.players)):
            goal = table.goal(viewer)
            if goal is None:
                continue
            assert goal.wins.endswith(".")
            seats = [side.seat for side in goal.sides]
            assert sorted(seats) == list(range(table.players)) and seats[0] == max(viewer, 0)
            assert all(part.name and part.state for side in goal.sides for part in side.parts)
            assert len(msgspec.json.encode(goal)) < LARGEST
            progress.add(tuple(part.state for side in goal.sides for part in side.parts))
    assert len(progress) > 3, "it follows the game"


@GAMES
def test_how_to_win_is_told_in_a_few_lines(game: Game[Any, Any]) -> None:
    lines = game.how_to_win(game.start(seed=1).header.settings)
    assert 4 <= len(lines) <= 6
    assert all(line.endswith(".") and len(line) <= 130 for line in lines)


@GAMES
def test_anybody_who_gives_an_answer_that_surely_wins_or_loses_does_so(game: Game[Any, Any]) -> None:
    """In the true world and in those that the seat can imagine, whatever everybody else and chance may do."""
    luck, marked = Random(11), 0
    for seed in range(6):
        table = game.start(players=game.least, seed=seed)
        for _ in range(MOST):
            if table.over:
                break
            for seat in table.questions:
                sight = table.sight(seat)
                for answer, mark in decided(sight).items():
                    worlds = [table.flow.fork(), *(sight.imagine(luck.random, keep=True) for _ in range(WORLDS))]
                    for world in worlds:
                        assert went_as_said(world, seat, answer, mark, luck)
                    marked += 1
            answer_any(table, luck)
    assert marked or game.name not in ENDS_BY_CHANCE


def went_as_said(flow: Flow[Any], seat: int, answer: int, mark: str, luck: Random) -> bool:
    """Play on at random from this answer to the end of the game. Where the seat has to choose well in order to win, no
    more is said: the proof did choose."""
    given = listed_answer(flow.question, luck) if flow.question is not None else 0
    if isinstance(flow.question, Commit) and isinstance(given, list):
        given[list(flow.question.seats).index(seat)] = answer
    else:
        given = answer
    flow.send(given)
    while flow.question is not None:
        question = flow.question
        if mark == WINS and len(options_of(question, seat)) > 1:
            return True
        draw = luck.random
        if isinstance(question, Place):
            flow.send(question.region.sample(draw))
        elif isinstance(question, Commit):
            flow.send([some(part, draw) for part in question.options])
        else:
            flow.send(listed_answer(question, luck))
    outcome = flow.game.outcome(flow.state)
    assert outcome is not None
    return (seat in outcome.winners) == (mark == WINS)


@GAMES
def test_options_keep_their_order_but_for_their_marks(game: Game[Any, Any]) -> None:
    table, luck = game.start(players=game.least, seed=8), Random(8)
    for _ in range(300):
        if table.over:
            break
        for seat, asked in table.questions.items():
            shown = table.options(seat)
            assert sorted(option.value for option in shown) == sorted(asked.values)
            assert [rank(option.mark) for option in shown] == sorted(rank(option.mark) for option in shown)
        answer_any(table, luck)


def test_what_a_goal_says_follows_from_a_view() -> None:
    """There is no other way to know: `Game.goal` is given a view and who reads it."""
    for game in REGISTERED.values():
        table = game.start(players=game.least, seed=3)
        assert game.goal(table.view(0), Listener(0, table.names)) == table.goal(0)
