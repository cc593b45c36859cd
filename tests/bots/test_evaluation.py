"""How well a seat stands: sums to one, is exact at the end, and likes what players like."""

from __future__ import annotations

from random import Random

import pytest

from fracas.bots.evaluation import evaluation, neutral
from fracas.bots.evaluation.figures import evaluate
from fracas.games.figures import FIGURES
from tests.bots.tables import duel
from tests.kit.play import decisions, table_of
from tests.kit.toy import TOY

LEVEL = "#0.zapra:4,#1.tyrannox:4/#2.henchman-bob:4,#3.doctor-dreadful:4"


def stands(armies: str, hands: str = "9S,8S,7S/9D,8D,7D", captives: str = "-/-") -> float:
    """How well seat 0 stands."""
    return evaluate(duel(armies, hands, captives=captives).flow.state)[0]


@pytest.mark.parametrize("players", range(2, 7))
def test_shares_sum_to_one_from_the_muster_to_the_end(players: int) -> None:
    options = {"armies": ["choose"] * (players - 1)}
    table = FIGURES.start(players=players, seed=players, options=options)
    for now in decisions(table, Random(players)):
        shares = evaluate(now.flow.state)
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1.0)
    assert table.outcome is not None
    assert evaluate(table.flow.state) == table.outcome.shares


@pytest.mark.parametrize(
    "better",
    [
        "#0.zapra:4,#1.tyrannox:6/#2.henchman-bob:4,#3.doctor-dreadful:4",
        "#0.zapra:4,#1.tyrannox:4!2S/#2.henchman-bob:4,#3.doctor-dreadful:4",
        "#0.zapra:4,#1.tyrannox:4b/#2.henchman-bob:4,#3.doctor-dreadful:4",
        "#0.zapra:4,#1.tyrannox:4d/#2.henchman-bob:4,#3.doctor-dreadful:4",
        "#0.zapra:4,#1.tyrannox:4/#2.henchman-bob:4f,#3.doctor-dreadful:4",
        "#0.zapra:4,#1.tyrannox:4/#2.henchman-bob:4w,#3.doctor-dreadful:4",
    ],
    ids=["power", "armor", "blast", "dodge", "fear", "wound"],
)
def test_what_is_good_for_a_seat_counts_for_it(better: str) -> None:
    assert stands(better) > stands(LEVEL)


def test_a_capture_is_worse_than_a_wound() -> None:
    wounded = "#0.zapra:4w,#1.tyrannox:4/#2.henchman-bob:4,#3.doctor-dreadful:4"
    captured = "#1.tyrannox:4/#2.henchman-bob:4,#3.doctor-dreadful:4"
    assert stands(captured, captives="-/#0.zapra:4~0") < stands(wounded) < stands(LEVEL)


def test_high_cards_are_worth_holding() -> None:
    assert stands(LEVEL, "AS,KS,QS/9D,8D,7D") > stands(LEVEL) > stands(LEVEL, "2S,3S,4S/9D,8D,7D")


def test_a_game_without_an_evaluation_gets_the_neutral_one() -> None:
    table = table_of(TOY, 1, 3)
    look = evaluation(TOY)
    assert look(table.flow.state) == [1 / 3] * 3
    for _ in decisions(table, Random(1)):
        pass
    assert table.outcome is not None
    assert look(table.flow.state) == table.outcome.shares


def test_every_registered_evaluation_agrees_with_the_neutral_one_at_the_end() -> None:
    table = FIGURES.start(players=4, seed=9)
    for _ in decisions(table, Random(9)):
        pass
    assert neutral(FIGURES)(table.flow.state) == evaluation(FIGURES)(table.flow.state)
