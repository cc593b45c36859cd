"""Easy is easy, not absurd: what comes of its answers is heard at the true table, whatever it thought."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from bench.absurd import ABSURD, watched

from fracas.bots import make
from fracas.bots.opponents import levels_of
from fracas.bots.sanity import Sanity
from fracas.core.flow import Flow
from fracas.core.marks import OWN
from fracas.core.question import Choice
from fracas.core.sight import Sight
from fracas.games import REGISTERED, game_named
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.numbers import GIVE, TAKE
from fracas.games.synergy.telling.trading import AGREE, REFUSE
from tests.kit.synergy import Table, row

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


def test_no_slip_strikes_a_friend() -> None:
    """What the table marks is found by what comes of it, at imagined tables."""
    met = 0
    table = game_named("synergy").start(players=2, seed=1)
    chance = make("random", 1)
    while not table.over and met < 20:
        seat = table.waiting_for[0]
        options = table.options(seat)
        own = {each.value for each in options if each.mark == OWN}
        if own and len(own) < len(options):
            met += 1
            for luck in range(5):
                assert Sanity(table.sight(seat), Random(luck)).slip([each.value for each in options]) not in own
        table.answer(seat, chance.choose(table.sight(seat)).answer)
    assert met > 3


def sight_after(table: Table, *answers: int) -> Sight[Any, Any]:
    """What the seat knows that is asked after these answers."""
    flow = Flow(SYNERGY, table.state.clone())
    for answer in answers:
        flow.send(answer)
        flow.skip_forced()
    question = flow.question
    assert isinstance(question, Choice)
    seat, names = question.seat, ["Ann", "Bob"]
    before, now = SYNERGY.view(flow.boundary, seat), SYNERGY.view(flow.state, seat)
    return Sight(SYNERGY, seat, question.ask, list(question.options), before, now, flow.since, names)


@pytest.mark.parametrize("luck", range(8))
def test_no_flag_that_is_needed_is_given_away(luck: int) -> None:
    asked = Table()
    asker = asked.put(0, 5, 5)
    asked.put(1, 5, 6, "flag-goths", "grenade")
    asker.begins()
    sight = sight_after(asked, TAKE, row("flag-goths"))
    assert (sight.ask, sight.values) == ("trade", [REFUSE, AGREE])
    assert Sanity(sight, Random(luck)).slip(sight.values) == REFUSE
    assert make("careless", luck).choose(sight).answer == REFUSE

    giving = Table()
    giver = giving.put(0, 5, 5, "flag-orcs", "grenade")
    giving.put(1, 5, 6)
    giver.begins()
    sight = sight_after(giving, GIVE)
    assert sight.ask == "give"
    assert Sanity(sight, Random(luck)).slip(sight.values) == row("grenade")
    assert make("careless", luck).choose(sight).answer == row("grenade")
