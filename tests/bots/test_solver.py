"""The solver: its values are those of brute force, and it plays what it has found."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fracas import bots
from fracas.bots.matrix import exploitability
from fracas.bots.solvable import solvable
from fracas.core.question import Commit
from fracas.core.refusal import SetupError
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.legacy import LEGACY
from fracas.games.legacy.state import State
from fracas.games.legacy.view import View
from tests.bots.tables import facts
from tests.kit.endgames import brute_force, dealt, endgame, exactly

SAMPLE = 24
"""All 200 are compared by ``python -m bench.legacy_solver``."""


def at_table(state: State) -> Session[State, View]:
    return Session.new(LEGACY, players=2, seed=1, settings={"rounds": 1}, position=LEGACY.notation.write(state))


@pytest.mark.parametrize("seed", range(SAMPLE))
def test_values_are_those_of_brute_force(seed: int) -> None:
    state = endgame(seed, 2 + seed % 4 // 2)
    assert exactly().value(state, 0) == pytest.approx(brute_force(LEGACY, state), abs=1e-6)


def test_many_endgames_of_the_sample_are_open() -> None:
    values = [exactly().value(endgame(seed, 3), 0) for seed in range(SAMPLE)]
    assert sum(abs(value) < 1 - 1e-9 for value in values) >= SAMPLE // 4


def test_swapped_seats_turn_the_value_round() -> None:
    for seed in range(0, 20, 2):
        state = endgame(seed, 3)
        other = state.clone()
        for mine in (other.hands, other.piles, other.aside, other.sets, other.scores):
            mine.reverse()
        other.holder = 1 - state.holder
        assert exactly().value(other, 0) == pytest.approx(-exactly().value(state, 0), abs=1e-9)
        swapped, position = solvable(LEGACY).position(state)
        other_swapped, other_position = solvable(LEGACY).position(other)
        assert position == other_position
        assert swapped != other_swapped or state.hands[0] == state.hands[1]


def test_other_tables_are_other_positions() -> None:
    """A bot remembers values from game to game: with and without battle abilities they are not the same."""
    state = endgame(2, 3)
    other = state.clone()
    other.beginner = True
    assert solvable(LEGACY).position(state) != solvable(LEGACY).position(other)


def test_what_was_not_looked_at_would_have_changed_nothing() -> None:
    """The mixtures found with few pairs cannot be beaten in the whole matrix."""
    for seed in range(0, 16, 2):
        state = endgame(seed, 3)
        question = exactly().begin(state, [])[2]
        assert isinstance(question, Commit)
        found = exactly().meet(state, [], 0, question)
        whole = exactly().meet(state, [], 0, question, whole=True)
        assert whole.value == pytest.approx(found.value, abs=1e-9)
        assert exploitability(whole.matrix, found.rows, found.columns) <= 1e-8


def mixed_endgame() -> State:
    """One in which both have to mix."""
    for seed in range(0, 400, 2):
        state = endgame(seed, 3)
        question = exactly().begin(state, [])[2]
        assert isinstance(question, Commit)
        found = exactly().meet(state, [], 0, question)
        if all(0.2 < max(rates) < 0.8 for rates in (found.rows, found.columns)):
            return state
    raise AssertionError("there is none")


def test_it_tells_the_value_and_both_mixtures_and_plays_its_own() -> None:
    state = mixed_endgame()
    table = at_table(state)
    value = exactly().value(state, 0)
    for seat in (0, 1):
        share = 0.5 + (0.5 if seat == 0 else -0.5) * value
        decisions = [bots.make("solver:20s", seed).choose(table.sight(seat)) for seed in range(150)]
        assert decisions[0].value == pytest.approx(share, abs=1e-9)
        assert set(decisions[0].mixtures) == {0, 1}
        mixture = dict(decisions[0].mixtures[seat])
        assert sum(mixture.values()) == pytest.approx(1)
        played = Counter(decision.answer for decision in decisions)
        assert set(played) <= set(mixture)
        for answer, chance in mixture.items():
            assert played[answer] / 150 == pytest.approx(chance, abs=0.15)
        assert "No single choice is safe here" in decisions[0].why
        assert decisions[0].candidates[0].answer == decisions[0].mixtures[seat][0][0]
        assert decisions[0].candidates[0].estimate == pytest.approx(share, abs=1e-6)


def test_the_same_seed_gives_the_same_decision() -> None:
    table = at_table(dealt(Random(4), 3))
    first, second = (bots.make("solver:20s", 5).choose(table.sight(0)) for _ in range(2))
    assert facts(first) == facts(second)
    assert first.mixtures == second.mixtures


def test_a_whole_game_is_played_with_every_card() -> None:
    for seed, champions in enumerate(("base", "expansion", "mixed", "split")):
        settings = {"rounds": 1, "champions": champions, "events": 2 * seed}
        table = LEGACY.start(players=2, settings=settings, seed=seed)
        outcome = bots.play(table, [bots.make("solver:0.02s", seed), bots.make("random", seed)])
        assert outcome == table.outcome


def test_an_answer_is_ready_however_short_the_time() -> None:
    table = LEGACY.start(players=2, settings={"champions": "mixed"}, seed=2)
    decision = bots.make("solver:0.000001s").choose(table.sight(1))
    assert decision.answer in table.sight(1).values


def test_a_game_that_it_cannot_play_is_refused() -> None:
    with pytest.raises(SetupError, match="'solver' does not play figures") as no:
        bots.make("solver", game=FIGURES)
    assert no.value.code == "bad-bot"
    with pytest.raises(SetupError, match="does not play figures"):
        table = FIGURES.start(players=2, seed=1)
        bots.make("solver").choose(table.sight(table.waiting_for[0]))
    assert bots.make("solver", game=LEGACY).name == "solver:0.3s"
