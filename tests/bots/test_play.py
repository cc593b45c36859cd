"""Bots at the table: always a legal answer, always the same from the same seed, and some better than others."""

from __future__ import annotations

from typing import Any

import pytest

from fracas import bots
from fracas.bots import Bot, Decision
from fracas.core.sight import Sight
from fracas.games.figures import FIGURES
from tests.bots.tables import QUICK, duel, facts
from tests.kit.toy import TOY


class Witness:
    """Lets another bot play and remembers what it said."""

    def __init__(self, spec: str, seed: int) -> None:
        self.bot: Bot = bots.make(spec, seed)
        self.name = self.bot.name
        self.said: list[Decision] = []

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        self.said.append(self.bot.choose(sight))
        return self.said[-1]


def witnesses(spec: str, players: int, seed: int = 1) -> list[Witness]:
    return [Witness(spec, seed + seat) for seat in range(players)]


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_among_bots_comes_to_its_end(spec: str, players: int) -> None:
    table = FIGURES.start(players=players, options={"army_size": 3, "turn_limit": 30}, seed=players)
    outcome = bots.play(table, witnesses(spec, players))
    assert table.over
    assert outcome == table.outcome


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("size", [None, 2])
def test_bots_muster_their_armies(spec: str, size: int | None) -> None:
    options = {"armies": ["choose", "choose", "random"], "army_size": size, "turn_limit": 10}
    for seed in range(4):
        table = FIGURES.start(players=3, options=options, seed=seed)
        bots.play(table, witnesses(spec, 3, seed))
        assert table.over


@pytest.mark.parametrize("spec", QUICK)
def test_a_game_without_evaluation_is_played_too(spec: str) -> None:
    table = TOY.start(players=3, options={"rounds": 2}, seed=3)
    bots.play(table, witnesses(spec, 3))
    assert table.over


@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_gives_the_same_decisions(spec: str) -> None:
    said = []
    for _ in range(2):
        table = FIGURES.start(players=3, options={"army_size": 2}, seed=4)
        players = witnesses(spec, 3)
        bots.play(table, players)
        said.append([facts(decision) for player in players for decision in player.said])
    assert said[0] == said[1]


@pytest.mark.parametrize("spec", QUICK)
def test_what_bots_say_makes_sense(spec: str) -> None:
    players = witnesses(spec, 2)
    bots.play(FIGURES.start(players=2, seed=6), players)
    for decision in players[0].said + players[1].said:
        assert decision.why.endswith(".")
        assert all(0.0 <= candidate.estimate <= 1.0 for candidate in decision.candidates)
        if decision.candidates or spec not in ("random", "reflex", "careless"):  # a slip weighs nothing
            assert decision.candidates[0].answer == decision.answer


def test_a_bot_says_how_much_better_its_answer_is() -> None:
    table = duel("#0.tyrannox:10,#1.zapra:1fff/#2.henchman-bob:3w", "AS,KS,QS/9D")
    why = bots.make("mcts:200", 1).choose(table.sight(0)).why
    assert why.startswith("Tyrannox. The chance to win is about ")
    assert why.endswith((" %.", ": Zapra the Ray Gunner."))


def test_a_bot_says_that_it_had_no_choice() -> None:
    table = duel("#0.zapra:5/#1.henchman-bob:5", "9H,9C/2C")
    for spec in ("greedy", "mcts:5000", "mcts:600s"):
        decision = bots.make(spec, 1).choose(table.sight(0))
        assert decision.why == "There is nothing else to answer."
        assert len(decision.candidates) == 1  # two nines are one and the same


def test_greedy_beats_random() -> None:
    won = 0.0
    for number in range(20):
        table = FIGURES.start(players=2, seed=number // 2)
        pair = [bots.make("greedy", number), bots.make("random", number)]
        outcome = bots.play(table, pair if number % 2 == 0 else pair[::-1])
        won += outcome.shares[number % 2]
    assert won >= 15
