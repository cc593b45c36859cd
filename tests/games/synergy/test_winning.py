"""Winning and losing (synergy.win.*, synergy.lost, synergy.neutralized)."""

from __future__ import annotations

import pytest

from fracas.core.events import SPECTATOR
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.turn import CardsShown, GameWon, GoalsShown, Neutralized, PlayerLost
from fracas.games.synergy.terms import CONTROLLED, DEAD, HELD
from fracas.games.synergy.view import view
from tests.kit.rules import rule
from tests.kit.synergy import Table, row


@rule("synergy.win.flags")
def test_the_own_flag_and_the_goal_at_home_win() -> None:
    """Seat 0 is the first team and wants the flag of the second; its base is a1."""
    table = Table()
    igor = table.put(0, 1, 0, "flag-orcs")
    vlad = table.put(0, 2, 1, "flag-goths")
    assert table.state.teams[:2] == [0, 1]
    igor.ends()
    assert not table.heard(GameWon), "the second flag is not next to the base"
    vlad.walks("a2").ends()
    assert table.won == ([0], "flags")
    assert table.heard(GameWon)[0].rule == "synergy.win.flags"


@rule("synergy.win.flags")
def test_a_corner_of_the_base_is_not_home_and_a_body_carries_nothing() -> None:
    table = Table()
    igor = table.put(0, 1, 1, "flag-orcs", "flag-goths")
    igor.ends()
    assert table.won is None, "b2 shares only a corner with a1"
    igor.walks("b1").ends()
    assert table.won == ([0], "flags")


@rule("synergy.win.flags")
def test_the_turn_of_another_may_win_for_anybody_who_has_the_flags_home() -> None:
    """After every warrior's turn all players are checked."""
    table = Table()
    table.put(0, 1, 0, "flag-orcs", "flag-goths")
    table.put(1, 7, 6).ends()
    assert table.won == ([0], "flags")


@rule("synergy.win.flags", "synergy.option.to-the-death")
def test_flags_do_not_win_a_fight_to_the_death() -> None:
    table = Table(to_the_death=True)
    table.put(0, 1, 0, "flag-orcs", "flag-goths").ends()
    assert table.won is None


@rule("synergy.win.last", "synergy.lost")
def test_the_last_player_with_a_living_warrior_wins_at_the_death() -> None:
    table = Table(bystanders=False)
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, hits=1)
    table.roll(4)
    igor.strikes(vlad)
    assert table.won == ([0], "last")
    assert [event.seat for event in table.heard(PlayerLost)] == [1]


@rule("synergy.win.last")
def test_a_game_of_three_goes_on_without_one() -> None:
    table = Table(3, bystanders=False)
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, hits=1)
    table.put(2, 12, 12)
    table.roll(4)
    igor.strikes(vlad)
    assert table.won is None
    assert SYNERGY.still_in(table.state, [0, 1, 2]) == [0, 2], "and no part in a draw"
    igor.ends()
    assert table.state.seat == 2, "anybody who has nobody left has no turn"


@rule("synergy.surrender", "synergy.win.last")
def test_anybody_who_walks_off_the_board_is_out() -> None:
    table = Table(bystanders=False)
    table.put(0, 6, 6)
    vlad = table.put(1, 0, 6, "flag-goths", "grenade")
    vlad.steps("W")
    assert table.won == ([0], "last")
    assert vlad.life == "gone"
    assert table.loose("a7") == {"flag-goths"}, "flags stay, other gadgets are gone"


@rule("synergy.option.to-the-death")
def test_nobody_walks_off_the_board_to_the_death() -> None:
    table = Table(to_the_death=True)
    vlad = table.put(1, 0, 6)
    vlad.begins()
    table.play(vlad._code("move", ""), [("walk", 255), ("step", -1)])
    assert vlad.at == (0, 6)
    from fracas.games.synergy.board import WEST
    from fracas.games.synergy.moving.walking import step_options

    assert WEST not in step_options(table.state, vlad.number, 0)


@rule("synergy.neutralized", "synergy.win.last")
def test_three_lost_turns_in_a_row_neutralize() -> None:
    table = Table(bystanders=False)
    igor, vlad = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6)
    for _ in range(3):
        assert table.won is None
        table.roll(4)
        igor.strikes(vlad, "hypno-pinwheel")
        if table.won is None:
            igor.ends()
        if table.won is None and table.state.active == -1 and table.state.seat == 1:
            vlad.begins()
    assert table.won == ([0], "last")
    assert [event.warrior for event in table.heard(Neutralized)] == [vlad.number]


@rule("synergy.neutralized")
def test_a_turn_given_up_neither_counts_nor_resets() -> None:
    table = Table()
    igor, vlad = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(vlad, "hypno-pinwheel").ends()
    vlad.ends()
    assert vlad.it.idle == 1
    igor.ends()
    vlad.ends()
    assert vlad.it.idle == 1
    igor.ends()
    afflict(table.state, table.tell, vlad.number, CONTROLLED, igor.number)
    vlad.walks((7, 7))
    vlad.ends()
    assert vlad.it.idle == 1, "nor does one that somebody else plays"
    igor.ends()
    vlad.walks((8, 7))
    assert vlad.it.idle == 0


@rule("synergy.win.limit")
def test_after_the_last_round_most_living_warriors_win_then_most_hits() -> None:
    table = Table(round_limit=1)
    igor = table.put(0, 6, 6)
    igor.ends()
    vlad = table.put(1, 8, 8, hits=5)
    vlad.ends()
    while table.won is None:
        table._run([("act", 0)] if table.state.active >= 0 else [], begin=True)
    assert table.won == ([0], "limit"), "two each, and one hit less"


@rule("synergy.win.limit")
def test_equal_sides_share_the_end() -> None:
    table = Table(round_limit=1)
    igor = table.put(0, 6, 6)
    table.put(1, 8, 8)
    igor.ends()
    while table.won is None:
        table._run([("act", 0)] if table.state.active >= 0 else [], begin=True)
    assert table.won == ([0, 1], "limit")


@rule("synergy.flag.goal", "synergy.secret")
def test_at_the_end_everybody_sees_all_goals_and_what_lay_face_down() -> None:
    table = Table(3, bystanders=False)
    igor = table.put(0, 6, 6, down=("low-blow",))
    vlad = table.put(1, 6, 7, "fast", down=("bonus-kidneys",), hits=1)
    table.put(2, 12, 12, hits=1).it.life = DEAD
    for viewer in (0, 1, 2, SPECTATOR):
        assert view(table.state, viewer).goals_shown == ()
    table.roll(4)
    igor.strikes(vlad)
    assert table.won == ([0], "last")
    for viewer in (0, 1, 2, SPECTATOR):
        seen = view(table.state, viewer)
        assert seen.goals_shown == (1, 2, 0)
        assert seen.warriors[igor.number].cards == (row("low-blow"),)
        assert seen.warriors[vlad.number].cards == (row("fast"), row("bonus-kidneys"))
        assert [each.downs for each in seen.warriors] == [0, 0, 0]
    assert [event.goals for event in table.heard(GoalsShown)] == [(1, 2, 0)]
    assert [(event.warrior, event.cards) for event in table.heard(CardsShown)] == [
        (igor.number, (row("low-blow"),)),
        (vlad.number, (row("bonus-kidneys"),)),
    ]
    assert vlad.hits == 0, "what is shown at the end helps nobody any more"


@rule("synergy.flag.goal", "synergy.secret", "synergy.win.limit")
def test_the_round_limit_shows_all_as_well() -> None:
    table = Table(round_limit=1)
    igor = table.put(0, 6, 6, down=("bonus-kidneys",))
    table.put(1, 8, 8)
    igor.ends()
    while table.won is None:
        table._run([("act", 0)] if table.state.active >= 0 else [], begin=True)
    assert table.won == ([0, 1], "limit"), "extra hits that lay face down do not count"
    seen = view(table.state, 1)
    assert seen.warriors[igor.number].cards == (row("bonus-kidneys"),)
    assert seen.goals_shown == (1, 0)


@rule("synergy.option.to-the-death")
def test_to_the_death_there_are_no_goals_to_show() -> None:
    table = Table(bystanders=False, to_the_death=True)
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, hits=1)
    table.roll(4)
    igor.strikes(vlad)
    assert view(table.state, SPECTATOR).goals_shown == ()
    assert not table.heard(GoalsShown)


@rule("synergy.neutralized", "synergy.win.last")
@pytest.mark.parametrize(
    ("cards", "neutralized"),
    [
        ((), True),
        (("flag-goths", "fast"), True),
        (("adrenal-turbo",), True),
        (("reactor-tummy",), False),
        (("partly-cloudy",), False),
    ],
)
def test_anybody_who_can_only_drop_things_can_neither_move_nor_strike(
    cards: tuple[str, ...], neutralized: bool
) -> None:
    """Held, and nobody near: a gadget to drop does not help, an area strike that catches nobody is a strike."""
    table = Table(bystanders=False)
    igor, vlad = table.put(0, 2, 2), table.put(1, 9, 6, *cards)
    for _ in range(3):
        igor.begins()
        afflict(table.state, table.tell, vlad.number, HELD, igor.number)
        igor.ends()
        vlad.begins()
        if table.won is None:
            vlad.ends()
    assert (table.won == ([0], "last")) is neutralized
    assert vlad.it.idle == (3 if neutralized else 0)
