"""The goal is always told: what wins, how far each side is, and which answers win for certain."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.certain import decided
from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.listener import Listener
from fracas.core.marks import LOSES, rank
from fracas.games import REGISTERED
from tests.kit.play import answer_any

MOST = 1_500
"""Answers that are looked at, at most."""
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
    """In every world that the seat can imagine, and in the true one."""
    luck = Random(11)
    for seed in range(6):
        table = game.start(players=game.least, seed=seed)
        for _ in range(MOST):
            if table.over:
                break
            for seat in table.questions:
                for answer, mark in decided(table.sight(seat)).items():
                    if mark == LOSES:
                        continue
                    after = table.flow.fork()
                    if type(after.question).__name__ == "Choice":
                        after.send(answer)
                        after.skip_forced()
                        outcome = game.outcome(after.state)
                        assert outcome is None or seat in outcome.winners
            answer_any(table, luck)


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
