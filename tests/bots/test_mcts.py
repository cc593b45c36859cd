"""The search: it finds what is obvious, whatever kind of question hides it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas import bots
from fracas.bots.mcts import Search
from fracas.core.session import Session
from tests.bots.tables import chosen_by, duel
from tests.kit.toy import TOY, dart_points

SEEDS = pytest.mark.parametrize("seed", range(4))


@SEEDS
def test_a_choice_that_wins_the_game_is_found(seed: int) -> None:
    """Tyrannox cannot lose, Zapra cannot win."""
    table = duel("#0.zapra:1fff,#1.tyrannox:10/#2.henchman-bob:3w", "AS,KS,QS/9D")
    assert chosen_by(table, 0, "mcts:100", seed) == "tyrannox"


@SEEDS
@pytest.mark.parametrize("spec", ["mcts:150", "greedy:20"])
def test_a_secret_card_that_wins_the_game_is_found(spec: str, seed: int) -> None:
    """Only the Ace beats whatever the last, wounded figure defends with."""
    table = duel("#0.tyrannox:3/#1.henchman-bob:3w", "2S,AS,4D/9D")
    assert table.questions[0].ask == "card"
    assert chosen_by(table, 0, spec, seed) == "AS"


@SEEDS
def test_the_die_is_rolled_where_it_can_do_good(seed: int) -> None:
    """Luck: a die that shows 10 cannot rise, one that shows 1 nearly always does."""
    table = duel("#0.robo-buddy:10,#1.zapra:1/#2.henchman-bob:3,#3.doctor-dreadful:3", "8S,8D,8C/2D,2C,2H")
    table.answer(0, "robo-buddy")
    table.answer(1, "henchman-bob")
    table.answer(0, "8S")
    table.answer(1, "2D")
    assert chosen_by(table, 0, "mcts:300", seed) == "yes"
    table.answer(0, "yes")
    assert table.questions[0].ask == "luck"
    assert chosen_by(table, 0, "mcts:300", seed) == "zapra"


def a_toy(*, rounds: int = 1) -> Session[Any, Any]:
    """A toy table with the stones hidden and the darts to be thrown."""
    table = TOY.start(players=2, settings={"rounds": rounds}, seed=2)
    for seat in (0, 1):
        table.answer(seat, (0, 1, 0))
    return table


@SEEDS
def test_a_good_place_is_found(seed: int) -> None:
    table = a_toy()
    decision = bots.make("mcts:400", seed).choose(table.sight(0))
    assert isinstance(decision.answer, tuple)
    assert dart_points(decision.answer) >= 7
    assert 10 < len(decision.candidates) < 60
    table.answer(0, decision.answer)


def test_every_iteration_counts_once() -> None:
    table = duel("#0.zapra:4,#1.tyrannox:6/#2.henchman-bob:3,#3.doctor-dreadful:3", "AS,KS,QS/9D")
    decision = bots.make("mcts:150", 1).choose(table.sight(0))
    assert sum(candidate.visits for candidate in decision.candidates) == 150


def test_an_answer_is_ready_however_short_the_time() -> None:
    table = duel("#0.zapra:4,#1.tyrannox:6/#2.henchman-bob:3,#3.doctor-dreadful:3", "AS,KS,QS/9D")
    assert bots.make("mcts:0.000001s").choose(table.sight(0)).answer in (0, 1)


def test_secret_draws_split_no_node() -> None:
    """After a round the secret numbers are dealt anew: one decision follows, whatever they are."""
    table = a_toy(rounds=2)
    while table.questions[table.waiting_for[0]].ask != "bid":
        seat = table.waiting_for[0]
        table.answer(seat, bots.make("random", 1).choose(table.sight(seat)).answer)
    search = Search(table.sight(0), Random(1).random, horizon=3)
    for _ in range(400):
        search.iterate()
    # By the two bids, the first die and, where it can be kept, the choice that is then asked for.
    bid = search.root
    assert {place[-2:] for place in bid.children} <= {("keep", 0), ("keep", 1), (0, 1)}
    new_round = [place for place in bid.children if place[-3] == "stones"]
    assert new_round
    assert all(len(place) == len((0, 0)) + len((0, 0)) + len(("stones", 0, 1)) for place in new_round)
