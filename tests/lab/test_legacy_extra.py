"""Simulations of legacy: what is counted besides wins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import fracas
from fracas.core.events import Event
from fracas.core.playout import play_out
from fracas.core.settings import settle
from fracas.core.tell import heard_into
from fracas.games.legacy.content import CHAMPION_IDS
from fracas.games.legacy.events import ChampionsRevealed
from fracas.lab import simulate
from fracas.lab.extras.legacy import LegacyExtra
from fracas.lab.plan import planned
from fracas.lab.play import play

GAMES = 30


def test_the_extras_count_what_the_table_shows() -> None:
    """Events on one side, the final views of the same games on the other."""
    plan = planned("legacy", ["random"], seed=4, settings={"rounds": 1})
    played: Counter[str] = Counter()
    battles = hexed = tied = passed = 0
    for index in range(GAMES):
        for event in play(plan, index).events or ():
            name = type(event).__name__
            battles += name == "BattleWon"
            tied += name in ("FatestoneKept", "FatestonePassed")
            passed += name == "FatestonePassed"
            hexed += name == "HexDecides"
            if isinstance(event, ChampionsRevealed):
                played.update(CHAMPION_IDS[champion] for champion in event.champions)
    extras = simulate("legacy", plan.bots, GAMES, seed=4, settings={"rounds": 1}).extras
    assert (extras["games"], extras["battles"]) == (GAMES, battles)
    assert extras["ties"]["share"] == pytest.approx(tied / battles)
    assert extras["hexed"]["share"] == pytest.approx(hexed / battles)
    assert extras["passed_per_tie"]["share"] == pytest.approx(passed / tied)
    assert {name: fought["played"] for name, fought in extras["champions"].items()} == played
    assert sum(played.values()) == 2 * battles
    won = sum(fought["won"]["share"] * fought["played"] for fought in extras["champions"].values())
    assert won == pytest.approx(battles)
    for share in (extras["seat_0"], extras["first_holder"], extras["ties"], extras["passed_per_tie"]):
        assert share["low"] <= share["share"] <= share["high"]


def test_points_margin_and_fatestone_are_those_of_the_final_tables() -> None:
    game = fracas.game("legacy")
    extra = LegacyExtra(2)
    points = margin = value = locations = 0
    for seed in range(GAMES):
        champions = ("base", "split")[seed % 2]
        state = game.begin(2, settle("legacy", game.settings, {"champions": champions, "events": 6, "rounds": 2}))
        events: list[Event] = []
        play_out(game, state, Random(seed), heard_into(events))
        outcome = game.outcome(state)
        assert outcome is not None
        extra.add(events, outcome)
        points += sum(state.scores)
        margin += abs(state.scores[0] - state.scores[1])
        value += state.value
        locations += state.sources[0][0] + state.sources[1][0]
    numbers = extra.numbers()
    assert numbers["points"] * GAMES == pytest.approx(points)
    assert numbers["margin"] * GAMES == pytest.approx(margin)
    assert numbers["fatestone"] * GAMES == pytest.approx(value)
    from_wins = sum(f["points"] * f["won"]["share"] * f["played"] for f in numbers["champions"].values())
    assert from_wins == pytest.approx(locations)


def test_any_order_of_merging_gives_the_same() -> None:
    one, two = (simulate("legacy", ["random"], 12, seed=5, jobs=jobs, settings={"rounds": 1}) for jobs in (1, 2))
    assert one.extras == two.extras


def test_the_lines_tell_each_champion_in_order_of_power() -> None:
    report = simulate("legacy", ["random"], 20, seed=1, settings={"rounds": 1})
    lines = LegacyExtra.lines(report.extras)
    assert [line[0] for line in lines[-10:]] == list("0123456789")
    assert any(line.startswith("seat 0 won") for line in lines)
    assert any(line.startswith("battles tied") for line in lines)
    assert max(map(len, lines)) <= 80
    assert LegacyExtra.lines(LegacyExtra(2).numbers()) == []
