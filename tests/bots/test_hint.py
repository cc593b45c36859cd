"""A hint teaches: it says what an answer gains, in words that are true, and tells nothing that its seat cannot know."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from fracas.bots.advising import advised
from fracas.bots.analysis import weigh
from fracas.bots.hint import Advice, after, hinted
from fracas.bots.opponents import analysis_of, hints_of
from fracas.bots.reasons import FEW, NOTHING_ELSE
from fracas.core.game import Game
from fracas.core.question import options_of
from fracas.core.session import Session
from fracas.games import REGISTERED
from fracas.games.figures import FIGURES
from fracas.games.legacy import LEGACY
from fracas.games.skirmish import SKIRMISH
from fracas.games.synergy import SYNERGY
from tests.bots.tables import with_other_cards, with_other_secrets
from tests.kit.play import GAMES, decisions

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
QUICK = {"figures": "mcts:60", "legacy": "solver:1", "skirmish": "planner:6", "synergy": "mcts:20"}
"""The kinds of bots that give hints, with little effort."""


def moments(game: Game[Any, Any], every: int, most: int, seed: int = 3) -> list[Session[Any, Any]]:
    """Tables at which somebody has a choice, from all over a game."""
    found = []
    for number, table in enumerate(decisions(game.start(players=game.least, seed=seed), Random(seed), most=most)):
        asked = table.questions[table.waiting_for[0]]
        if number % every == 0 and (not asked.values or len(asked.values) > 1):
            found.append(table.fork())
    return found


def quick(table: Session[Any, Any], seat: int = -1) -> Advice:
    seat = table.waiting_for[0] if seat < 0 else seat
    return hinted(table.sight(seat), QUICK.get(table.game.name, "mcts:60"), lot=1)


@EVERY
def test_no_percentage_rests_on_few_games(game: Game[Any, Any]) -> None:
    for table in moments(game, 9, 60):
        advice = quick(table)
        few = [row for row in advice.rows if 0 < row.visits < FEW]
        assert all("%" not in row.said for row in few)
        if advice.rows and advice.rows[0] in few:
            assert "%" not in advice.why
        assert advice.why and advice.why.endswith(".")


@EVERY
def test_there_is_nothing_else_only_where_that_is_so(game: Game[Any, Any]) -> None:
    for table in moments(game, 7, 60):
        seat = table.waiting_for[0]
        advice, flow = quick(table), table.flow
        assert flow.question is not None
        kinds = {game.alike(flow.question, value) for value in options_of(flow.question, seat)}
        assert (NOTHING_ELSE in advice.why) == (len(kinds) == 1)


@EVERY
def test_who_knows_the_same_is_hinted_the_same(game: Game[Any, Any]) -> None:
    for table in moments(game, 14, 60):
        assert quick(table) == quick(table.fork())


@pytest.mark.parametrize("game", [FIGURES, SYNERGY], ids=["figures", "synergy"])
def test_what_is_hidden_changes_no_word_of_a_hint(game: Game[Any, Any]) -> None:
    random = Random(4)
    other_world: Any = with_other_cards if game is FIGURES else with_other_secrets
    looked = 0
    for table in moments(game, 5, 90):
        seat = table.waiting_for[0]
        other = other_world(table, seat, random)
        if other.waiting_for == table.waiting_for:
            looked += 1
            assert quick(other) == quick(table)
    assert looked > 4


@EVERY
def test_a_plan_is_asked_for_step_by_step(game: Game[Any, Any]) -> None:
    """What the plan says comes next is really asked next, and is one of the answers."""
    for table in moments(game, 11, 66):
        seat, played = table.waiting_for[0], table.fork()
        advice = quick(table)
        answer = advice.answer
        for step in advice.then:
            played.answer(seat, answer)
            assert played.waiting_for == [seat] and played.questions[seat].ask == step.ask
            played.questions[seat].check(step.answer)
            answer = step.answer


@pytest.mark.parametrize("game", [SYNERGY, SKIRMISH], ids=["synergy", "skirmish"])
def test_turns_of_whole_warriors_and_units_are_planned(game: Game[Any, Any]) -> None:
    assert any(len(quick(table).then) >= 2 for table in moments(game, 6, 120))


def test_a_plan_ends_where_luck_or_others_come_in() -> None:
    table = LEGACY.start(players=2, seed=1)
    while len(table.waiting_for) < 2:
        table.answer(table.waiting_for[0], table.questions[table.waiting_for[0]].values[0])
    assert after(table.sight(0), table.questions[0].values[0]) is None


def test_what_a_hint_says_of_a_stone_comes_true() -> None:
    """Wherever it says so for certain, the stone is theirs once they have done it."""
    told = 0
    for table in moments(SKIRMISH, 6, 260, seed=5):
        seat = table.waiting_for[0]
        advice = hinted(table.sight(seat), "planner:2", lot=1)
        if not re.search(r"(It|and) takes a rune-stone: \+2 energy a round", advice.why):
            continue
        played = table.fork()
        before = sum(stone.side == seat for stone in played.flow.state.stones)
        for answer in [advice.answer, *(step.answer for step in advice.then)]:
            played.answer(seat, answer)
        assert sum(stone.side == seat for stone in played.flow.state.stones) > before
        told += 1
    assert told > 0


def test_equally_good_is_a_sentence() -> None:
    said = [hinted(table.sight(table.waiting_for[0]), "mcts:400").why for table in moments(FIGURES, 2, 60)]
    alike = [why for why in said if "equally good" in why]
    assert alike
    for why in alike:
        assert re.search(r"^\S.* (and|or) .* are equally good: the chance to win is about \d+ %", why)


def test_a_mixture_is_told_as_one_plays_it() -> None:
    mixed = [
        advice for advice in map(quick, moments(LEGACY, 1, 60)) if any(row.rate is not None for row in advice.rows)
    ]
    assert mixed
    for advice in mixed:
        assert "No single choice is safe here: a rival who knew it would beat it." in advice.why
        assert "Play these so often in 100: " in advice.why and "The die chose " in advice.why
        assert sum(row.rate or 0.0 for row in advice.rows) == pytest.approx(1.0)
        assert all(row.said.endswith("%") for row in advice.rows), "the value stands beside the share"


@pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
def test_what_is_advised_is_no_mistake_in_the_review(game: Game[Any, Any]) -> None:
    """Hint and review are of one mind: a mixture is the same, and anything else loses next to nothing."""
    bot = {"skirmish": ("planner:6", "planner:9"), "figures": ("mcts:300", "mcts:600")}
    hinting, reviewing = bot.get(game.name, (hints_of(game), analysis_of(game)))
    lost = []
    for table in moments(game, 13, 120):
        seat = table.waiting_for[0]
        if not table.turns:
            continue  # a review leaves the set-up out
        for lot in range(2):
            answer = advised(table.sight(seat), hinting, lot=lot).answer
            review = weigh(table.sight(seat), reviewing, {seat: answer})
            rates = dict(review.mixtures.get(seat, ()))
            worth = {each: estimate for each, estimate, _ in review.weighed[seat]}
            assert answer in worth
            if rates:
                assert rates[answer] > 0.0 or worth[answer] >= review.value - 0.01
            best = review.value if rates else review.weighed[seat][0][1]
            lost.append(max(0.0, best - worth[answer]))
    assert lost and sum(lost) / len(lost) < 0.02
