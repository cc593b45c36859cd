"""What wins is always in view, and an answer that wins says so (synergy.win.flags)."""

from __future__ import annotations

import fracas
from fracas.core.listener import Listener
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import NAMED, SIDE
from fracas.games.synergy.numbers import END
from fracas.games.synergy.state import State
from fracas.games.synergy.view import View
from tests.kit.rules import rule
from tests.kit.synergy import Table

SIDELINES = ("h15", "i15", "j15", "h14", "i14", "j14")


def at_table(table: Table, **settings: bool) -> Session[State, View]:
    """The same at a real table, where every side has its three warriors."""
    spots = iter(SIDELINES)
    for seat in (0, 1):
        while sum(warrior.owner == seat for warrior in table.state.warriors) < 3:
            square = NAMED[next(spots)]
            table.put(seat, square % SIDE, square // SIDE)
    line = SYNERGY.notation.write(table.state)
    return Session.new(SYNERGY, players=2, settings=settings, position=line, seed=1)


@rule("synergy.win.flags")
def test_ending_the_turn_with_both_flags_home_is_marked_as_winning() -> None:
    table = Table()
    igor = table.put(0, 1, 0, "flag-orcs", "flag-goths")
    igor.begins()
    session = at_table(table)
    assert session.questions[0].ask == "act"
    best = session.options(0)[0]
    assert (best.value, best.mark) == (END, "wins")
    goal = session.goal(0)
    assert goal is not None and goal.now.startswith("End ") and goal.now.endswith("and you win.")
    assert [part.done for part in goal.sides[0].parts[:2]] == [True, True]
    assert f"square:{NAMED['a1']}" in goal.home and len(goal.home) == 3  # a corner has two neighbours
    session.answer(0, best)
    assert session.outcome is not None and session.outcome.winners == (0,)


@rule("synergy.win.flags")
def test_the_squares_that_bring_the_last_flag_home_are_marked() -> None:
    table = Table()
    table.put(0, 1, 0, "flag-orcs")
    vlad = table.put(0, 1, 1, "flag-goths")
    vlad.begins()
    session = at_table(table)
    walk = next(option for option in session.options(0) if option.token == "walk")
    session.answer(0, walk)
    shown = session.options(0)
    marked = {option.token for option in shown if option.mark == "wins"}
    assert marked == {"a1", "a2"}, "b1 is taken; home is the base and what shares a side with it"
    assert [option.mark for option in shown[:2]] == ["wins", "wins"], "they stand first"


@rule("synergy.win.flags")
def test_nothing_is_marked_while_a_flag_is_missing_or_flags_do_not_count() -> None:
    for death in (False, True):
        table = Table(to_the_death=death)
        igor = table.put(0, 1, 0, "flag-orcs", *(["flag-goths"] if death else []))
        igor.begins()
        session = at_table(table, to_the_death=death)
        assert not any(option.mark == "wins" for option in session.options(0))


def test_another_players_goal_is_not_told_before_it_is_shown() -> None:
    table = Table()
    table.put(0, 1, 0, "flag-orcs").begins()
    goal = at_table(table).goal(0)
    assert goal is not None
    theirs = [part for part in goal.sides[1].parts if part.kind == "flag"]
    assert [part.name for part in theirs] == ["Own flag"]


def test_home_is_only_tinted_while_one_carries() -> None:
    """A flag in the hands of the other side, or on the floor, is not on its way home."""
    table = Table()
    table.put(0, 7, 7).begins()
    table.put(1, 9, 9, "flag-orcs")
    table.lay("flag-goths", "c4")
    goal = at_table(table).goal(0)
    assert goal is not None and goal.home == ()
    assert goal.sides[0].parts[0].state.startswith("carried by")


def test_a_blow_that_took_more_than_there_was_leaves_nothing() -> None:
    """It counts as no less than nothing while its owner is still asked how to answer."""
    table = Table()
    igor = table.put(0, 7, 7)
    table.put(0, 8, 8, hits=2)
    igor.begins()
    igor.it.hits = -3
    goal = SYNERGY.goal(SYNERGY.view(table.state, 0), Listener(0, ["Ann", "Bob"]))
    assert goal is not None
    assert goal.sides[0].parts[-1].state == "3, 8 hits", "nothing, two, and six of who stands aside"


def test_where_a_flag_is() -> None:
    table = Table()
    table.put(0, 7, 7, "flag-orcs").begins()
    table.lay("flag-goths", "c4")
    goal = at_table(table).goal(0)
    assert goal is not None
    own, other = [part for part in goal.sides[0].parts if part.kind == "flag"]
    assert own.state.startswith("carried by") and other.state == "lies on c4" and not own.done
    assert fracas.game("synergy").how_to_win({"to_the_death": True})[0].startswith("Be the last")
