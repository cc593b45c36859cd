"""Easy is easy, not absurd: what comes of its answers is heard at the true table, whatever it thought."""

from __future__ import annotations

from collections import Counter

import pytest
from bench.absurd import ABSURD, watched

from fracas.bots.opponents import levels_of
from fracas.games import REGISTERED, game_named

GAMES = {"figures": 6, "legacy": 6, "synergy": 4, "skirmish": 2}
"""Of each game, so many; `python -m bench.absurd` plays two hundred."""


def test_every_game_has_its_number() -> None:
    assert GAMES.keys() == REGISTERED.keys()


@pytest.mark.parametrize("name", GAMES)
def test_easy_and_normal_do_nothing_absurd(name: str) -> None:
    levels = levels_of(game_named(name))
    bots = levels["easy"].bot, levels["normal"].bot
    found = Counter[str]()
    for seed in range(GAMES[name]):
        for counted in watched(name, bots if seed % 2 else bots[::-1], seed):
            found.update(counted)
    assert found["answers"] > 10
    assert {what: found[what] for what in ABSURD} == dict.fromkeys(ABSURD, 0)


def test_what_is_absurd_is_found_where_answers_are_random() -> None:
    found = Counter[str]()
    for seed in range(1, 6):
        for counted in watched("synergy", ("random", "random"), seed):
            found.update(counted)
    assert found["harm to a friend"] > 0
    assert found["flag given"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_easy_bot_is_the_careless_one_in_every_game(name: str) -> None:
    assert levels_of(game_named(name))["easy"].bot == "careless"
