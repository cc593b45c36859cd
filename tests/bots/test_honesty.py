"""A bot knows what its seat knows: other hidden cards, the same decision to the last digit."""

from __future__ import annotations

from random import Random

import pytest

from fracas import bots
from fracas.games.figures import FIGURES
from tests.bots.tables import QUICK, Table, duel, facts, with_other_cards
from tests.kit.play import decisions


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
