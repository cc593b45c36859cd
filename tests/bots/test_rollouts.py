"""Playing on: what is better beyond doubt is taken, and a foe's reply is foreseen."""

from __future__ import annotations

from random import Random

import pytest

from fracas.bots import make
from fracas.bots.rollouts import BEHIND, Line, Rollouts, ahead, compare, still_open
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import DISTANCES, PLACES, SAME
from tests.bots.tables import facts
from tests.kit.synergy import Table


def line(answer: int, *results: float) -> Line:
    made = Line(answer, 0.5)
    made.results += results
    made.total = sum(results)
    return made


def test_two_are_compared_game_by_game() -> None:
    """Luck that both share does not count: the games differ by a lot, the two lines by 0.1 each time, or by chance."""
    one, other = line(1, 0.9, 0.3, 0.6), line(2, 0.8, 0.2, 0.5)
    lead, error = compare(one, other)
    assert (lead, error) == pytest.approx((0.1, 0.0))
    lead, error = compare(line(1, 0.9, 0.3), line(2, 0.5, 0.5))
    assert (lead, error) == pytest.approx((0.1, 0.3))
    assert ahead(one, other, BEHIND) and not ahead(line(1, 0.9, 0.3), line(2, 0.5, 0.5), 1.0)


def test_what_was_never_played_on_is_neither_better_nor_worse() -> None:
    assert compare(line(1, 0.9, 0.8), line(2)) == (0.0, 1.0)


def test_what_is_far_behind_is_given_up_but_never_the_first_impression() -> None:
    first, far, close = line(0, 0.3, 0.31, 0.3), line(1, 0.1, 0.11, 0.1), line(2, 0.5, 0.3, 0.5)
    best = line(3, 0.45, 0.46, 0.46)
    assert still_open([first, far, close, best], first) == [close, best, first]


def test_it_is_decided_when_all_others_are_behind_or_no_different() -> None:
    first, best = line(0, 0.3, 0.31, 0.3), line(1, 0.5, 0.5, 0.51)
    assert still_open([first, best], first) == [best]
    same = line(2, 0.5, 0.5, 0.51)
    assert len(still_open([best, same], best)) == 1


@pytest.mark.parametrize(("results", "chosen"), [((0.6, 0.6, 0.7), 1), ((0.9, 0.3, 0.5), 0)], ids=["clear", "doubt"])
def test_the_first_impression_is_given_up_only_beyond_doubt(results: tuple[float, ...], chosen: int) -> None:
    table = Session.new(SYNERGY, players=2, seed=1)
    rollouts = Rollouts(table.sight(table.waiting_for[0]), Random(1))
    first, other = line(0, 0.5, 0.5, 0.5), line(1, *results)
    rollouts.lines = [first, other]
    assert rollouts.candidates([first, other])[0].answer == chosen


def steps_to_the_foe(spec: str, seed: int) -> int:
    """Igor has one hit left and no power, and it is his turn; Vlad throws a ball that does not miss. How far Igor then
    stands from Vlad."""
    scene = Table(to_the_death=True)
    igor, vlad = scene.put(0, 7, 8), scene.put(1, 7, 4, "zorch-ball")
    igor.it.hits = 1
    scene.put(0, 1, 14)
    scene.put(1, 13, 0)
    scene.state.seat = scene.state.first = 0
    position = SYNERGY.notation.write(scene.state)
    table = Session.new(SYNERGY, players=2, seed=1, settings={"to_the_death": True}, position=position)
    table.answer(0, igor.number)
    bot = make(spec, seed)
    turn = SYNERGY.turn_to_come(table.flow.state)
    while SYNERGY.turn_to_come(table.flow.state) == turn:
        for seat in table.waiting_for:
            table.answer(seat, bot.choose(table.sight(seat)).answer)
    places = [PLACES[table.flow.state.warriors[each.number].square] for each in (igor, vlad)]
    return DISTANCES[places[0] - places[1] + SAME]


def test_who_foresees_the_reply_walks_no_nearer() -> None:
    """The hasty bot is driven to the foe, within reach of the ball."""
    assert steps_to_the_foe("greedy", 1) < 4 <= steps_to_the_foe("mcts:300", 1)


def test_the_same_seed_gives_the_same_decision() -> None:
    table = Session.new(SYNERGY, players=2, seed=5)
    sight = table.sight(table.waiting_for[0])
    assert facts(make("mcts:60", 3).choose(sight)) == facts(make("mcts:60", 3).choose(sight))
