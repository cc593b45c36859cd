"""Anybody who knows the same is advised the same; only the draw from a mixture has luck of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.bots import Decision
from fracas.bots.advising import advised, seed_of
from fracas.bots.analysis import weigh
from fracas.bots.opponents import analysis_of, hints_of
from fracas.core.game import Game
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.legacy import LEGACY
from tests.bots.tables import with_other_cards
from tests.kit.legacy import Side, Table
from tests.kit.play import GAMES, decisions


def battle(battles: int = 4) -> Session[Any, Any]:
    """A battle of legacy, after so many that were played at random."""
    random = Random(5)
    table = LEGACY.start(players=2, seed=1)
    while len(table.waiting_for) < 2 or table.questions[0].ask != "champion" or table.turns < battles:
        seat = table.waiting_for[0]
        table.answer(seat, random.choice(table.questions[seat].values))
    return table


def told(decision: Decision) -> tuple[object, ...]:
    """All that is advised, but for the draw."""
    weighed = [(each.answer, each.estimate, each.visits) for each in decision.candidates]
    return weighed, decision.value, decision.mixtures


def test_two_hints_at_one_moment_differ_in_the_draw_only() -> None:
    sight = battle().sight(0)
    hints = [advised(sight, hints_of(LEGACY), lot=lot) for lot in range(20)]
    mixture = dict(hints[0].mixtures[0])
    assert len(mixture) > 1
    assert all(told(each) == told(hints[0]) for each in hints)
    assert len({each.answer for each in hints}) > 1 and {each.answer for each in hints} <= mixture.keys()
    assert len({each.why for each in hints}) > 1, "the sentence names what was drawn"


def test_a_pair_is_advised_in_the_review_as_often_as_in_the_hint() -> None:
    table = battle()
    review = weigh(table.sight(0), analysis_of(LEGACY), {0: 1, 1: 2})
    for seat in (0, 1):
        hint = advised(table.sight(seat), hints_of(LEGACY), lot=seat)
        assert hint.mixtures == review.mixtures


def test_who_is_lost_is_advised_the_same_by_either_side() -> None:
    """Who loses against perfect play hopes for mistakes: also where the other seat looks."""
    table = Table(
        ann=Side(hand="druid ranger monk", pile="assassin"),
        bob=Side(hand="paladin monk ranger", pile="druid"),
        round=3,
        battle=7,
        scores=(0, 60),
    ).session
    first, second = (advised(table.sight(seat), "solver:2") for seat in (0, 1))
    assert first.value == 0.0 and second.value == 1.0
    assert first.mixtures == second.mixtures


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_seed_is_made_from_what_the_seat_knows(game: Game[Any, Any]) -> None:
    """The same answers under another luck to come: the same seed. Other knowledge: another seed."""
    seeds = []
    for table in decisions(game.start(players=game.least, seed=3), Random(3), most=12):
        seat = table.waiting_for[0]
        renamed = table.sight(seat)
        renamed.names = [f"{name}!" for name in renamed.names]
        seeds.append(seed_of(table.sight(seat)))
        assert seeds[-1] == seed_of(renamed) == seed_of(table.fork().sight(seat))
        assert seeds[-1] != seed_of(table.sight(seat), 1)
    assert len(set(seeds)) > 4


def test_what_is_hidden_does_not_change_the_advice() -> None:
    random = Random(2)
    table = FIGURES.start(players=3, settings={"turn_limit": 3}, seed=2)
    looked = 0
    while not table.over:
        for seat in table.waiting_for:
            if len(table.questions[seat].values) > 1:
                looked += 1
                other = with_other_cards(table, seat, random)
                assert told(advised(table.sight(seat), "mcts:30")) == told(advised(other.sight(seat), "mcts:30"))
        table.answer(table.waiting_for[0], table.questions[table.waiting_for[0]].values[0])
    assert looked > 5
