"""Random games by the dozen; ``FRACAS_GAMES=20000`` plays more."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from fracas.core.playout import play_out
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.terms import BY_LIMIT, OVER
from fracas.games.synergy.turns.ending import living
from tests.games.synergy.checks import (
    begin,
    must_be_whole,
    must_be_written,
    must_have_begun,
    must_hide,
    must_rest,
    wander,
)
from tests.kit.rules import rule

GAMES = int(os.environ.get("FRACAS_GAMES", "80"))
"""Over all settings: a game of synergy is many times as long as one of the others."""

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"board": "desert"}),
    (4, {"board": "roundabout"}),
    (5, {"faster_movement": True}),
    (6, {"board": "desert", "open_cards": True}),
    (2, {"warriors": 1}),
    (2, {"four_warriors": True, "board": "roundabout"}),
    (3, {"elite_force": True, "extra_team_powers": True}),
    (2, {"outnumbered": True, "power_ups": "hidden"}),
    (2, {"outnumbered": True, "few": 1, "many": 6, "board": "desert"}),
    (4, {"to_the_death": True, "power_ups": "open"}),
    (2, {"extra_team_powers": True, "open_cards": True, "alternative_team_powers": True}),
    (4, {"alternative_team_powers": True, "more_players": False, "power_ups": "hidden"}),
    (6, {"extra_team_powers": True, "alternative_team_powers": True, "power_ups": "open", "board": "roundabout"}),
]
NAMES = [" ".join([str(players), *map(str, settings)]) for players, settings in TABLES]


@rule("synergy.win.last", "synergy.win.limit", "synergy.win.flags")
@pytest.mark.parametrize(("players", "settings"), TABLES, ids=NAMES)
def test_random_games_end_with_everything_in_its_place(players: int, settings: dict[str, Any]) -> None:
    for seed in range(-(-GAMES // len(TABLES))):
        state = begin(players, **settings)
        played = play_out(SYNERGY, state, Random(f"{players} {settings} {seed}"))
        assert state.phase == OVER
        assert played.turns == state.turns
        assert state.round <= state.round_limit
        must_be_whole(state)
        outcome = SYNERGY.outcome(state)
        assert outcome is not None
        assert outcome.winners
        if state.won_by != BY_LIMIT and len(outcome.winners) == 1:
            assert living(state, outcome.winners[0]) > 0


@pytest.mark.parametrize(("players", "settings"), TABLES, ids=NAMES)
def test_everything_is_in_its_place_at_every_question(players: int, settings: dict[str, Any]) -> None:
    random = Random(players)
    boundary = None
    for flow in wander(f"{players} {settings}", players, **settings, round_limit=4):
        must_be_whole(flow.state, flow.question)
        if flow.boundary is not boundary:
            if boundary is not None:
                must_have_begun(boundary, flow.boundary)
            boundary = flow.boundary
            must_rest(boundary)
            if random.random() < 0.05:
                must_be_written(boundary, {**settings, "round_limit": 4})
                must_hide(boundary, random)
