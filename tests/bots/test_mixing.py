"""Where several choose at once and nothing else is hidden, the search learns to mix, and plays its mixture."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fracas import bots
from fracas.bots.matrix import exploitability, solve
from fracas.bots.mcts import Search
from fracas.bots.meeting import Meeting
from tests.kit.duel_of_choices import DuelOfChoices

PENNIES = DuelOfChoices([[90, 30], [20, 60]])
"""Matching pennies with unequal stakes: 40 % to 60 % for seat 0, 30 % to 70 % for seat 1."""
TWISTED = DuelOfChoices([[50, 25, 100], [75, 50, 25], [0, 75, 50]])
"""Rock, paper, scissors; scissors lose twice as much to rock. So paper is played half the time."""
SPOILED = DuelOfChoices([[50, 25, 100, 90], [75, 50, 25, 90], [0, 75, 50, 90], [10, 10, 10, 50]])
"""The same with a fourth choice that only a fool would make."""
TWICE = DuelOfChoices([[90, 30], [20, 60]], rounds=2)
GAMES = {"pennies": PENNIES, "twisted": TWISTED, "spoiled": SPOILED}


def learned(game: DuelOfChoices, iterations: int, seed: int = 1) -> Meeting:
    search = Search(game.sight(0), Random(seed).random)
    for _ in range(iterations):
        search.iterate()
    meeting = search.root.meeting
    assert meeting is not None
    return meeting


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_average_comes_near_the_equilibrium(game: DuelOfChoices, seed: int) -> None:
    solved = solve(game.chances())
    mine, theirs = learned(game, 12_000, seed).sides
    assert mine.average() == pytest.approx(solved.rows, abs=0.05)
    assert theirs.average() == pytest.approx(solved.columns, abs=0.05)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_longer_it_learns_the_less_can_be_won_against_it(game: DuelOfChoices) -> None:
    gaps = []
    for iterations in (30, 600, 12_000):
        found = [learned(game, iterations, seed).sides for seed in range(6)]
        gaps.append(sum(exploitability(game.chances(), me.average(), them.average()) for me, them in found) / 6)
    assert gaps[0] > gaps[1] > gaps[2]
    assert gaps[2] < 0.02


def test_it_learns_through_later_choices_too() -> None:
    """Of two rounds the first decides a draw, so it alone decides the game: the second changes no mixture."""
    mine, theirs = learned(TWICE, 12_000).sides
    solved = solve(PENNIES.chances())
    assert mine.average() == pytest.approx(solved.rows, abs=0.08)
    assert theirs.average() == pytest.approx(solved.columns, abs=0.08)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_bot_plays_the_mixture_that_it_found(seat: int) -> None:
    solved = solve(TWISTED.chances())
    wanted = solved.rows if seat == 0 else solved.columns
    games = 150
    played = Counter(bots.make("mcts:300", seed).choose(TWISTED.sight(seat)).answer for seed in range(games))
    assert [played[answer] / games for answer in range(3)] == pytest.approx(wanted, abs=0.14)


def test_a_decision_tells_the_mixtures_and_the_value() -> None:
    decision = bots.make("mcts:2000", 3).choose(SPOILED.sight(0))
    assert decision.value == pytest.approx(0.5, abs=0.05)
    assert set(decision.mixtures) == {0, 1}
    for mixture in decision.mixtures.values():
        answers, chances = [answer for answer, _ in mixture], [chance for _, chance in mixture]
        assert sorted(answers, key=str) == [0, 1, 2]  # nobody is a fool
        assert chances == sorted(chances, reverse=True)
        assert sum(chances) == pytest.approx(1)
    assert decision.answer in dict(decision.mixtures[0])
    assert [candidate.answer for candidate in decision.candidates][:3] == [answer for answer, _ in decision.mixtures[0]]
    assert "No single choice is safe here" in decision.why
    assert all(f"Choice {answer}: " in decision.why for answer in range(3))


def test_a_best_choice_is_played_and_not_mixed() -> None:
    game = DuelOfChoices([[80, 70], [30, 20]])
    decision = bots.make("mcts:1000", 1).choose(game.sight(0))
    assert decision.answer == 0
    assert decision.mixtures[0] == [(0, 1.0)]
    chance = f"the chance to win is about {100 * (decision.value or 0):.0f} %"
    assert decision.why == f"Choice 0. It is best against the best that the others can do: {chance}."
