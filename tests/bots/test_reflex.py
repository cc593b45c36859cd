"""The bot that answers at a glance: what it knows is fitted, it is no fool, and it sees what a seat sees."""

from __future__ import annotations

from random import Random

import pytest

from fracas import bots
from fracas.bots.imagined import question_of
from fracas.bots.reflexes import reflexes_of
from fracas.core.question import Choice
from fracas.games import REGISTERED, game_named
from tests.bots.decided import moments


@pytest.mark.parametrize("game", sorted(REGISTERED))
def test_weights_are_of_what_is_looked_at(game: str) -> None:
    """A feature that is renamed, or a weight of nothing, would be left out in silence."""
    reflexes = reflexes_of(game_named(game))
    assert reflexes.unknown == [], "fit it again: python -m bench.fit_reflex"
    assert any(ask in reflexes.features for ask in reflexes.learned)


@pytest.mark.parametrize(("game", "deals", "least"), [("figures", 12, 17), ("legacy", 8, 12), ("synergy", 3, 5)])
def test_it_beats_those_who_answer_at_random(game: str, deals: int, least: int) -> None:
    """Few games with fixed seeds; bench/results.md has many."""
    rules = game_named(game)
    won = 0.0
    for deal in range(deals):
        for mine in (0, 1):
            table = rules.start(seed=100 + deal)
            seated = [bots.make("reflex" if seat == mine else "random", seed=deal, game=rules) for seat in (0, 1)]
            while not table.over:
                for seat in table.waiting_for:
                    table.answer(seat, seated[seat].choose(table.sight(seat)).answer)
            assert table.outcome is not None
            won += table.outcome.shares[mine]
    assert won >= least, f"{won} of {2 * deals}"


@pytest.mark.parametrize(
    ("game", "players", "every", "most"),
    [("figures", 3, 2, 30), ("legacy", 2, 2, 20), ("synergy", 3, 5, 40), ("skirmish", 2, 6, 15)],
)
def test_what_a_seat_cannot_see_changes_no_answer(game: str, players: int, every: int, most: int) -> None:
    for number, sight in enumerate(moments(game, players, every, most)):
        found = set()
        for world in range(5):
            flow = sight.imagine(Random(world).random)
            luck = Random(number)
            reflexes = reflexes_of(sight.game)
            found.add((reflexes.answer(flow.state, question_of(flow), sight.seat, luck.random), luck.random()))
        assert len(found) == 1, f"{sight.ask} at moment {number}"


def test_of_equals_it_takes_any() -> None:
    reflexes = reflexes_of(game_named("figures")).like({})
    question = Choice(0, "unheard-of", (4, 7, 9))
    assert {reflexes.answer(None, question, 0, Random(luck).random) for luck in range(40)} == {4, 7, 9}


def test_it_takes_what_it_likes() -> None:
    reflexes = reflexes_of(game_named("figures")).like({"unheard-of": [0.0, 1.0]})
    question = Choice(0, "unheard-of", (9, 4, 7))
    assert {reflexes.answer(None, question, 0, Random(luck).random) for luck in range(40)} == {9}


def test_to_go_step_by_step_is_shunned() -> None:
    """Nobody gets anywhere else by it, and it asks twice."""
    reflexes = reflexes_of(game_named("synergy"))
    from fracas.games.synergy.moving.walking import STEP_BY_STEP

    assert reflexes.worth_a_look("walk", [STEP_BY_STEP, 8, 3]) == [3, 8]
    assert reflexes.worth_a_look("walk", [STEP_BY_STEP]) == [STEP_BY_STEP]
