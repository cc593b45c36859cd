"""Games without a table are those of a table: the same rows. So the bot sees no more than a seat does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fracas.lab.plan import Plan, planned
from fracas.lab.play import Result, play_by_reflexes, play_with_bots


def told(result: Result) -> tuple[Any, ...]:
    outcome = result.outcome
    return (outcome and outcome.winners, result.turns, result.decisions, result.events, result.facts)


@pytest.mark.parametrize(
    ("game", "players", "settings", "games"),
    [
        ("figures", 2, {}, 6),
        ("figures", 4, {"army_size": 2}, 2),
        ("legacy", 2, {}, 4),
        ("legacy", 2, {"champions": "mixed", "events": 4}, 2),
        ("synergy", 2, {}, 2),
        ("synergy", 3, {"power_ups": "hidden", "round_limit": 6}, 1),
        ("skirmish", 2, {"round_limit": 4}, 2),
    ],
)
def test_a_game_at_a_glance_is_the_game_of_the_table(
    game: str, players: int, settings: dict[str, Any], games: int
) -> None:
    plan: Plan = planned(game, ["reflex"], seed=5, players=players, settings=settings)
    plan = msgspec.structs.replace(plan, keep="facts")
    assert plan.at_a_glance
    for index in range(games):
        assert told(play_by_reflexes(plan, index)) == told(play_with_bots(plan, index)), f"game {index}"


def test_answers_are_kept_by_a_table_only() -> None:
    plan = planned("figures", ["reflex"], seed=1)
    assert not msgspec.structs.replace(plan, keep="answers").at_a_glance
    assert not planned("figures", ["reflex", "random"], seed=1).at_a_glance
