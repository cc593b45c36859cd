"""Random games by the hundred; ``FRACAS_GAMES=100000`` plays more."""

from __future__ import annotations

import os
from random import Random

import pytest

from fracas.core.playout import play_out
from fracas.games.figures import FIGURES
from fracas.games.figures.state import OVER, State
from tests.games.figures.enforced import rule
from tests.games.figures.wandering import begin, cards_of, figures_of, wander

GAMES = int(os.environ.get("FRACAS_GAMES", "400"))
"""Over all numbers of players and sizes of armies."""

SIZES = [None, 1, 2, 3, 5, 8]
TABLES = [(players, size) for players in range(2, 7) for size in SIZES]


def must_be_whole(state: State) -> None:
    """No playing card and no figure is lost, none is there twice; everything is within its range."""
    if state.phase >= 2:
        assert cards_of(state) == list(range(52))
    assert figures_of(state) == list(range(len(state.figures)))
    assert all(len(hand) <= 3 for hand in state.hands)
    assert all(stuns >= 0 for stuns in state.stuns)
    assert not state.again, "a Sneak is used up before anybody is asked again"
    for figure in state.figures:
        assert 1 <= figure.start <= 10
        assert 1 <= figure.power <= 10
        assert 0 <= figure.blasts <= 1, "the attack that readies a Blast has spent the one before"
        assert 0 <= figure.fears <= 1, "a second wound captures"
    for held in state.captives:
        for captive in held:
            figure = state.figures[captive]
            assert not (figure.blasts or figure.dodges or figure.fears or figure.armor)


@rule("figures.win", "figures.discard", "figures.reshuffle")
@pytest.mark.parametrize(("players", "size"), TABLES)
def test_random_games_end_with_everything_in_its_place(players: int, size: int | None) -> None:
    for seed in range(-(-GAMES // len(TABLES))):
        state = begin(players, army_size=size)
        played = play_out(FIGURES, state, Random(f"{players} {size} {seed}"))
        assert state.phase == OVER
        assert played.turns == state.turns <= 400
        must_be_whole(state)
        outcome = FIGURES.outcome(state)
        assert outcome is not None
        standing = state.still_in()
        assert set(outcome.winners) <= set(standing)
        assert state.turns == 400 or len(outcome.winners) == len(standing) == 1
        assert all(not state.hands[seat] for seat in range(players) if seat not in standing)


@rule("figures.win")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_short_limit_is_kept(players: int) -> None:
    for seed in range(10):
        state = begin(players, turn_limit=7)
        assert play_out(FIGURES, state, Random(seed)).turns <= 7
        must_be_whole(state)


@pytest.mark.parametrize("players", range(2, 7))
def test_everything_is_in_its_place_at_every_question(players: int) -> None:
    for seed in range(2):
        for flow in wander(players, seed, armies=["choose"] if seed else []):
            if flow.state.phase >= 2:
                must_be_whole(flow.state)
            if not flow.since:
                assert flow.boundary.attacker == flow.boundary.attack_card == -1, "no battle at a boundary"
                if flow.boundary.phase >= 2:
                    must_be_whole(flow.boundary)
