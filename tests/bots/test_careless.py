"""The careless bot: it looks, and slips."""

from __future__ import annotations

from collections import Counter

from fracas import bots
from fracas.bots.match import play
from fracas.games import game_named
from fracas.games.skirmish.events.fight import AttackDeclared
from fracas.server.bots.thinking_time import is_quick

SKIRMISH = game_named("skirmish")
FIRST_GAME = {"armies": ["crown-50-a", "grave-50-a"], "round_limit": 4}


def test_it_slips_three_times_in_ten_and_looks_otherwise() -> None:
    table = SKIRMISH.start(players=2, options=FIRST_GAME, seed=1)
    chance = bots.make("random", seed=3)
    bot, looked = bots.make("careless", seed=5), Counter[bool]()
    while not table.over and looked.total() < 120:
        seat = table.waiting_for[0]
        looked[bool(bot.choose(table.sight(seat)).candidates)] += 1
        table.answer(seat, chance.choose(table.sight(seat)).answer)
    assert 0.55 < looked[True] / looked.total() < 0.85


def test_the_same_seed_gives_the_same_game() -> None:
    told = []
    for _ in range(2):
        table = SKIRMISH.start(players=2, options={**FIRST_GAME, "round_limit": 1}, seed=1)
        play(table, [bots.make("careless", seed=5), bots.make("careless", seed=6)])
        told.append(table.narration())
    assert told[0] == told[1]


def test_it_fights_where_chance_alone_does_not() -> None:
    """At random, armies hardly ever meet."""
    attacks = {}
    for kind in ("random", "careless"):
        table = SKIRMISH.start(players=2, options=FIRST_GAME, seed=1)
        play(table, [bots.make(kind, seed=5), bots.make(kind, seed=6)])
        attacks[kind] = sum(isinstance(event, AttackDeclared) for event in table.events)
    assert attacks["careless"] > 4 * attacks["random"]


def test_it_answers_before_anybody_notices() -> None:
    table = SKIRMISH.start(players=2, options=FIRST_GAME, seed=1)
    assert is_quick("careless", table.sight(table.waiting_for[0]))
