"""A bot knows what its seat knows: other hidden cards, the same decision to the last digit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas import bots
from fracas.core.question import Commit
from fracas.core.session import Session
from fracas.games import game_named
from fracas.games.figures import FIGURES
from fracas.games.synergy import SYNERGY, windows
from tests.bots.tables import QUICK, Table, duel, facts, with_other_cards, with_other_secrets
from tests.kit.play import any_answer, decisions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_cards_change_no_decision(players: int, seed: int) -> None:
    random = Random(seed)
    table: Table
    asked: set[str] = set()
    for number, table in enumerate(decisions(FIGURES.start(players=players, seed=seed), random, most=260)):
        if number % 3:
            continue
        for seat in table.waiting_for:
            other = with_other_cards(table, seat, random)
            assert other.view(seat) == table.view(seat)
            asked.add(table.questions[seat].ask)
            for spec in QUICK:
                here = bots.make(spec, seed).choose(table.sight(seat))
                there = bots.make(spec, seed).choose(other.sight(seat))
                assert facts(here) == facts(there)
    assert {"attacker", "defender", "card", "special"} <= asked


def test_the_cards_were_really_changed() -> None:
    table = FIGURES.start(players=3, seed=5)
    seat = table.waiting_for[0]
    other = with_other_cards(table, seat, Random(5))
    assert other.flow.state.hands[seat] == table.flow.state.hands[seat]
    assert other.flow.state.hands != table.flow.state.hands


@pytest.mark.parametrize("spec", QUICK)
def test_a_card_already_laid_face_down_is_not_seen(spec: str) -> None:
    """The other has made their secret choice; which one it was changes nothing."""
    decided = []
    for card in ("AS", "2C"):
        table = duel("#0.zapra:5/#1.henchman-bob:5", "9H,7C,2D/AS,2C,8D")
        table.answer(1, card)
        decided.append(facts(bots.make(spec, 3).choose(table.sight(0))))
    assert decided[0] == decided[1]


# -- synergy: hands, face-down cards, goals, what lies under coins


REACTIONS = {window.name for window in windows.REACTIONS}


def synergy(players: int, seed: int, **settings: Any) -> Session[Any, Any]:
    given = {"warriors": 2, "round_limit": 12, "power_ups": "hidden", **settings}
    return SYNERGY.start(players=players, seed=seed, settings=given)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_things_change_no_decision_at_synergy(players: int, seed: int) -> None:
    random = Random(seed)
    asked: set[str] = set()
    for table in decisions(synergy(players, seed, extra_team_powers=seed == 1), random):
        for seat in table.waiting_for:
            ask = table.questions[seat].ask
            if ask in asked and random.random() < 0.5:
                continue  # all kinds of questions, and some of each
            asked.add(ask)
            other = with_other_secrets(table, seat, random)
            assert other.view(seat) == table.view(seat)
            for spec in QUICK:
                here = bots.make(spec, seed).choose(table.sight(seat))
                there = bots.make(spec, seed).choose(other.sight(seat))
                assert facts(here) == facts(there), (ask, spec)
    assert {"assign", "act"} <= asked and ("goal" in asked) is (players > 2), "two players have one goal each"
    assert asked & REACTIONS, "nobody could turn up a face-down card"


def test_the_hidden_things_were_really_changed() -> None:
    changed: set[str] = set()
    for seed in range(4):
        random = Random(seed)
        for table in decisions(synergy(3, seed), random):
            seat = table.waiting_for[0]
            here = table.flow.state
            there = with_other_secrets(table, seat, random).flow.state
            assert there.hands[seat] == here.hands[seat] and there.goals[seat] == here.goals[seat]
            changed |= {
                name for name in ("hands", "goals", "covered", "deck") if getattr(here, name) != getattr(there, name)
            }
            if any(one.down != two.down for one, two in zip(here.warriors, there.warriors, strict=True)):
                changed.add("down")
    assert changed == {"hands", "goals", "covered", "deck", "down"}


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("name", ["legacy", "synergy"])
def test_what_another_has_already_chosen_in_secret_is_not_seen(name: str, spec: str) -> None:
    random = Random(4)
    settings = {"warriors": 2, "round_limit": 3} if name == "synergy" else {"rounds": 1}
    compared = 0
    players = {"legacy": 2, "synergy": 3}[name]
    for table in decisions(game_named(name).start(players=players, seed=4, settings=settings), random):
        if compared == 4:
            break
        if not isinstance(table.flow.question, Commit) or not {0, 1} <= set(table.waiting_for):
            continue
        decided = []
        for _ in range(2):
            other = table.fork()
            other.answer(1, any_answer(other, 1, random))
            decided.append(facts(bots.make(spec, 3).choose(other.sight(0))))
        assert decided[0] == decided[1]
        compared += 1
    assert compared >= 2
