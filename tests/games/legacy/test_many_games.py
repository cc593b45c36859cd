"""Random games by the hundred; ``FRACAS_GAMES=100000`` plays more."""

from __future__ import annotations

import os
from itertools import product
from random import Random

import pytest

from fracas.core.playout import play_out
from fracas.games.legacy import LEGACY
from fracas.games.legacy.state import OVER
from tests.games.legacy.wandering import begin, must_be_whole, must_rest, wander
from tests.kit.rules import rule

GAMES = int(os.environ.get("FRACAS_GAMES", "400"))
"""Over all settings."""

SETS = ("base", "expansion", "mixed", "split")
TABLES = list(product(SETS, (0, 3, 6), (1, 2, 3, 5), (False, True)))


@rule("legacy.round.count", "legacy.round.length", "legacy.score.win")
@pytest.mark.parametrize(("champions", "events", "rounds", "beginner"), TABLES)
def test_random_games_end_with_everything_in_its_place(
    champions: str, events: int, rounds: int, beginner: bool
) -> None:
    for seed in range(-(-GAMES // len(TABLES))):
        state = begin(champions=champions, events=events, rounds=rounds, beginner=beginner)
        played = play_out(LEGACY, state, Random(f"{champions} {events} {rounds} {beginner} {seed}"))
        assert state.phase == OVER
        assert state.round == rounds
        assert played.turns == state.turns == len(state.pairings)
        lengths = [len([1 for pairing in state.pairings if pairing[0] == number + 1]) for number in range(rounds)]
        if beginner or (champions == "base" and not events):
            assert lengths == [8] * rounds
        assert all(1 <= length <= 8 for length in lengths)
        must_be_whole(state)
        must_rest(state)
        outcome = LEGACY.outcome(state)
        assert outcome is not None
        assert len(outcome.winners) == 1


@pytest.mark.parametrize("champions", SETS)
def test_everything_is_in_its_place_at_every_question(champions: str) -> None:
    for seed in range(3):
        for flow in wander(seed, champions=champions, events=6, rounds=2):
            must_be_whole(flow.state)
            must_be_whole(flow.boundary)
            must_rest(flow.boundary)
