"""How well a seat stands at legacy: no seat is favoured, the end is exact, and what players like counts."""

from __future__ import annotations

from random import Random

import pytest

from fracas.bots.evaluation.legacy import evaluate
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import CHAMPION_NUMBERS
from fracas.games.legacy.state import State
from tests.kit.endgames import dealt
from tests.kit.play import decisions

EVERYTHING = [{"champions": champions, "events": 3} for champions in ("base", "expansion", "mixed", "split")]


@pytest.mark.parametrize("settings", EVERYTHING, ids=lambda settings: settings["champions"])
def test_shares_sum_to_one_from_the_opening_to_the_end(settings: dict[str, object]) -> None:
    table = LEGACY.start(players=2, seed=5, settings=settings)
    for now in decisions(table, Random(5)):
        shares = evaluate(now.flow.boundary)
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)
    assert table.outcome is not None
    assert evaluate(table.flow.state) == table.outcome.shares


def swapped(state: State) -> State:
    other = state.clone()
    for mine in (other.hands, other.piles, other.aside, other.scores):
        mine.reverse()
    other.sets = other.sets[::-1]
    other.holder = 1 - state.holder
    return other


def test_no_seat_stands_better_than_the_other_would() -> None:
    for seed in range(20):
        state = dealt(Random(seed), 2 + seed % 7)
        assert evaluate(swapped(state)) == pytest.approx(evaluate(state)[::-1])


def level() -> State:
    """Both have the same, but for the Fatestone."""
    state = dealt(Random(1), 4)
    for seat in (0, 1):
        champions = [CHAMPION_NUMBERS[name] for name in ("wizard", "paladin", "ranger", "monk")]
        state.hands[seat] = tuple(champions)
        state.piles[seat] = tuple(champion for champion in range(10) if champion not in champions)
    state.holder, state.value = 1, 1
    return state


def test_points_count_and_the_more_the_nearer_the_end() -> None:
    gains = []
    for rounds in (3, 1):
        state = level()
        state.rounds = rounds
        before = evaluate(state)[0]
        state.scores = [3, 0]
        gains.append(evaluate(state)[0] - before)
    assert 0.02 < gains[0] < gains[1]


def test_a_strong_champion_is_worth_keeping() -> None:
    state = level()
    before = evaluate(state)[0]
    knight = CHAMPION_NUMBERS["knight"]
    druid = CHAMPION_NUMBERS["druid"]
    state.hands[0] = (*state.hands[0][1:], knight)
    strong = evaluate(state)[0]
    state.hands[0] = (druid, *state.hands[0][:-1])
    assert strong > before > evaluate(state)[0]


def test_the_fatestone_is_worth_its_value_and_more_so_near_the_end() -> None:
    worth = []
    for rounds in (3, 1):
        state = level()
        state.rounds = rounds
        state.holder = 0
        low = evaluate(state)[0]
        state.value = 6
        worth.append(evaluate(state)[0] - low)
    assert 0.0 < worth[0] < worth[1]
