"""Skills, one test or more for each card, in the order of the printed deck: numbers 49 to 51."""

from __future__ import annotations

import pytest

from fracas.games.synergy.draws import receive
from fracas.games.synergy.events import CardTurnedUp, Ordered
from fracas.games.synergy.raising import raise_zombie, revive
from fracas.games.synergy.state import CONFUSED, FROZEN, HELD, STUNNED
from fracas.games.synergy.statuses import afflict
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 49


@rule("synergy.power.playing-possum", "synergy.status.possum", "synergy.secret")
def test_a_possum_is_no_target_and_no_obstacle_until_its_next_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("playing-possum",)), table.put(1, 7, 6)
    igor.uses("playing-possum")
    assert (igor.statuses, igor.cards) == ({"possum"}, {"playing-possum"})
    vlad.begins()
    assert vlad.targets() == set()
    vlad.walks((6, 6))
    assert vlad.at == igor.at == (6, 6)
    igor.begins()
    assert igor.statuses == set()


@rule("synergy.power.playing-possum")
def test_playing_possum_takes_the_place_of_move_and_strikes(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum", "two-heads")
    table.put(1, 7, 6)
    igor.uses("playing-possum")
    assert not igor.can("move")
    assert not igor.can("strike")


@rule("synergy.power.playing-possum")
@pytest.mark.parametrize("did", ["move", "strike", "pick"])
def test_nobody_plays_possum_after_a_move_or_a_strike(table: Table, did: str) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum", "two-heads"), table.put(1, 7, 6)
    table.lay("dustbin-lid", (6, 6))
    igor.begins()
    assert igor.can("use", "playing-possum")
    if did == "move":
        igor.walks((6, 7))
    elif did == "strike":
        table.roll(1)
        igor.strikes(vlad)
    else:
        igor.picks("dustbin-lid")
    assert not igor.can("use", "playing-possum")


@rule("synergy.power.playing-possum")
def test_nobody_plays_possum_two_turns_running(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum")
    igor.uses("playing-possum").ends().begins()
    assert not igor.can("use", "playing-possum")
    igor.ends().begins()
    assert igor.can("use", "playing-possum")


@rule("synergy.power.playing-possum")
def test_a_woken_possum_does_not_lie_down_in_the_next_turn_either(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum")
    igor.uses("playing-possum").ends()
    revive(table.state, table.tell, igor.number, 2, 0)
    assert igor.statuses == set()
    igor.begins()
    assert not igor.can("use", "playing-possum")


@rule("synergy.power.playing-possum", "synergy.area")
def test_areas_and_knocks_do_not_touch_a_possum(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 8, 6, "grenade", "reactor-tummy")
    igor.uses("playing-possum")
    table.roll(3, 4)
    vlad.strikes("h7", "grenade")
    assert (igor.hits, igor.at) == (6, (6, 6))


@rule("synergy.power.playing-possum", "synergy.range")
def test_shots_pass_over_a_possum(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "playing-possum"), table.put(0, 5, 6)
    vlad = table.put(1, 8, 6, "pocket-pistol")
    igor.uses("playing-possum")
    vlad.begins()
    assert vlad.targets("pocket-pistol") == {f"#{keith.number}"}


@rule("synergy.power.playing-possum", "synergy.win.flags")
def test_a_possum_keeps_its_gadgets_but_its_flags_do_not_win_meanwhile() -> None:
    table = Table(teams=("orcs", "goths"))
    table.state.goals[0] = table.state.teams[1]
    igor = table.put(0, 0, 1, "playing-possum", "flag-orcs", "flag-goths")
    igor.uses("playing-possum").ends()
    assert table.won is None
    assert table.gadgets(igor) == {"flag-orcs", "flag-goths"}
    igor.ends()
    assert table.won == ([0], "flags")


@rule("synergy.power.playing-possum", "synergy.win.last")
def test_a_possum_is_alive_for_winning_and_losing() -> None:
    table = Table(bystanders=False)
    igor, keith = table.put(0, 6, 6, "playing-possum"), table.put(0, 8, 6, hits=1)
    vlad = table.put(1, 9, 6)
    igor.uses("playing-possum")
    table.roll(4)
    vlad.strikes(keith)
    assert not keith.alive
    assert table.won is None


@rule("synergy.power.playing-possum", "synergy.move.share")
def test_whoever_stands_on_a_woken_possum_must_move_on(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 7, 6)
    igor.uses("playing-possum")
    vlad.walks((6, 6)).ends()
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}
    assert not igor.can("end"), "the first with a legal chance to move to a vacant square must"


@rule("synergy.power.playing-possum", "synergy.power.jumper-cables")
def test_cables_may_name_a_possum_and_wake_it(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum", hits=4)
    keith = table.put(0, 7, 6, "jumper-cables")
    igor.uses("playing-possum")
    keith.begins()
    assert f"#{igor.number}" in keith.targets("jumper-cables")
    revive(table.state, table.tell, igor.number, 2, keith.number)
    assert (igor.statuses, igor.hits, igor.cards) == (set(), 4, {"playing-possum"}), "they fail"


@rule("synergy.power.playing-possum", "synergy.power.rent-a-zombie")
def test_nobody_rents_a_possum(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 8, 6, "rent-a-zombie")
    igor.uses("playing-possum")
    raise_zombie(table.state, table.tell, igor.number, 3, vlad.number, row("rent-a-zombie"))
    assert (igor.statuses, igor.hits, igor.it.seat) == (set(), 6, 0)


@rule("synergy.power.playing-possum", "synergy.power.body-bowling")
def test_a_bowled_possum_is_carried_unhurt(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 7, 6, "body-bowling")
    keith = table.put(0, 10, 6)
    igor.uses("playing-possum")
    table.roll(4)
    vlad.strikes(keith, "body-bowling")
    assert (igor.hits, igor.at, igor.statuses) == (6, (10, 6), {"possum"})
    assert (keith.hits, keith.at) == (3, (11, 6))


@rule("synergy.power.playing-possum", "synergy.power.heroic-idiot")
def test_a_possum_steps_in_for_nobody(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum", "heroic-idiot"), table.put(1, 8, 6)
    keith = table.put(0, 7, 6)
    igor.uses("playing-possum")
    table.roll(4)
    vlad.strikes(keith)
    assert (0, "step-in") not in table.asked


# 50


@rule("synergy.power.body-bowling", "synergy.knockback")
def test_a_bowled_body_ends_where_the_target_stood(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6), table.body(0, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.hits, vlad.at) == (3, (10, 6))
    assert (body.at, body.life) == ((9, 6), "dead")


@rule("synergy.power.body-bowling")
def test_a_body_that_misses_ends_one_square_short(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6), table.body(1, 6, 6)
    table.roll(3)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.hits, vlad.at, body.at) == (6, (9, 6), (8, 6))


@rule("synergy.power.body-bowling")
def test_a_body_bowled_next_door_that_misses_ends_on_the_bowlers_square(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 7, 6), table.body(1, 5, 6)
    table.roll(3)
    igor.strikes(vlad, "body-bowling")
    assert body.at == igor.at == (6, 6)


@rule("synergy.power.body-bowling")
def test_bowling_needs_a_body_next_to_the_bowler_or_on_its_square(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6)
    corner = table.body(1, 5, 5)
    igor.begins()
    assert not igor.can("strike", "body-bowling")
    table.body(1, 6, 5)
    assert igor.targets("body-bowling") == {f"#{vlad.number}"}
    assert corner.at == (5, 5)


@rule("synergy.power.body-bowling")
def test_of_several_bodies_the_bowler_chooses_one(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6)
    one, other = table.body(1, 6, 5), table.body(1, 6, 7)
    table.roll(4)
    table.answer("body", other.number)
    igor.strikes(vlad, "body-bowling")
    assert (one.at, other.at) == ((6, 5), (9, 6))


@rule("synergy.power.body-bowling")
def test_gadgets_by_the_body_stay_behind(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6)
    table.body(1, 6, 7)
    table.lay("grenade", (6, 7))
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert table.loose((6, 7)) == {"grenade"}


@rule("synergy.power.body-bowling", "synergy.range")
def test_the_line_is_the_bowlers_and_warriors_and_obstacles_block_it(table: Table) -> None:
    igor = table.put(0, 6, 6, "body-bowling")
    table.body(1, 6, 7)
    behind, in_line_with_body = table.put(1, 9, 6), table.put(1, 4, 7)
    far = table.put(1, 1, 6)
    igor.begins()
    assert igor.targets("body-bowling") == {f"#{behind.number}"}
    table.put(0, 8, 6)
    assert f"#{behind.number}" not in igor.targets("body-bowling")
    assert in_line_with_body.alive
    assert far.alive


@rule("synergy.power.body-bowling", "synergy.power.inner-peace")
def test_a_strike_that_was_lost_leaves_the_body_where_it_lies(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6, down=("inner-peace",))
    body = table.body(1, 6, 7)
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad, "body-bowling")
    assert body.at == (6, 7)


@rule("synergy.power.body-bowling", "synergy.power.acrobatic-evasion")
def test_an_evaded_body_falls_short(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6, "acrobatic-evasion"), table.body(1, 6, 7)
    table.uses(vlad, "acrobatic-evasion", "escape")
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.hits, body.at) == (6, (8, 6))


@rule("synergy.power.body-bowling", "synergy.knockback")
def test_who_is_killed_by_a_body_flies_as_well(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6, hits=2), table.body(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.life, vlad.at, body.at) == ("dead", (10, 6), (9, 6))


# 51

MARCH, ATTACK = 0, 1


@rule("synergy.power.drill-sergeant")
def test_a_friend_moves_at_the_sergeants_order(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6)
    table.answer("order", MARCH)
    igor.strikes(keith, "drill-sergeant")
    assert [(order.warrior, order.by, order.strike) for order in table.heard(Ordered)] == [
        (keith.number, igor.number, False)
    ]
    assert keith.can("move")
    assert not keith.can("strike")
    keith.walks((8, 6))
    assert keith.at == (8, 6)
    assert table.state.active == igor.number, "and the sergeant goes on"
    assert igor.can("move")


@rule("synergy.power.drill-sergeant", "synergy.turn.order")
def test_the_friends_own_turn_is_not_touched(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6)
    vlad = table.put(1, 7, 6)
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    table.roll(4, 4)
    keith.strikes(vlad)
    igor.ends()
    keith.begins()
    assert keith.can("move")
    keith.strikes(vlad)
    assert vlad.hits == 4


@rule("synergy.power.drill-sergeant")
def test_a_friend_that_has_had_its_turn_obeys_and_is_done(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6)
    keith.walks((7, 6)).ends()
    table.answer("order", MARCH)
    igor.strikes(keith, "drill-sergeant")
    keith.walks((9, 6))
    igor.ends()
    assert keith.at == (9, 6)
    assert keith.it.acted


@rule("synergy.power.drill-sergeant", "synergy.secret")
def test_any_card_may_be_used_at_an_order_also_from_face_down(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6, down=("flameblast",))
    vlad = table.put(1, 9, 6)
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    table.roll(3)
    keith.strikes(vlad, "flameblast")
    assert vlad.hits == 3


@rule("synergy.power.drill-sergeant", "synergy.power.trick-shot")
def test_turning_up_a_card_at_an_order_does_not_use_it_up(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6, down=("trick-shot",))
    vlad = table.put(1, 7, 7)
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    keith.uses("trick-shot")
    assert len(table.heard(CardTurnedUp)) == 1
    table.roll(4)
    keith.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.drill-sergeant", "synergy.range")
def test_warriors_do_not_block_shouting_and_foes_do_not_listen(table: Table) -> None:
    igor = table.put(0, 3, 6, "drill-sergeant")
    keith, vlad, far = table.put(0, 8, 6), table.put(1, 5, 6), table.put(0, 3, 12)
    table.put(0, 5, 7)
    igor.begins()
    assert igor.targets("drill-sergeant") == {f"#{keith.number}"}
    assert vlad.alive
    assert far.alive


@rule("synergy.power.drill-sergeant")
def test_nobody_does_a_move_and_strike_at_an_order(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6, "flying-tackle", "playing-possum")
    for order in (MARCH, ATTACK):
        table.answer("order", order)
        igor.strikes(keith, "drill-sergeant")
        assert not keith.can("combo", "flying-tackle")
        assert not keith.can("use", "playing-possum")
        keith.ends()
        igor.ends()


@rule("synergy.power.drill-sergeant", "synergy.option.extra-team-powers")
def test_nobody_gives_orders_at_an_order() -> None:
    table = Table()
    table.give_team_card(0, "drill-sergeant")
    igor, keith, lars = table.put(0, 3, 6), table.put(0, 6, 6), table.put(0, 6, 8)
    igor.begins()
    assert igor.targets("drill-sergeant") == {f"#{keith.number}"}
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    assert not keith.can("strike", "drill-sergeant")
    keith.ends()
    assert lars.alive


@rule("synergy.power.drill-sergeant", "synergy.stun")
@pytest.mark.parametrize("status", [STUNNED, FROZEN])
def test_a_friend_that_cannot_act_is_not_ordered_about(table: Table, status: int) -> None:
    igor, keith, vlad = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6), table.put(1, 13, 6)
    put_under(table, keith, status, vlad)
    igor.begins()
    assert igor.targets("drill-sergeant") == set()


@rule("synergy.power.drill-sergeant", "synergy.status.held")
def test_a_held_friend_may_strike_at_an_order_but_not_move(table: Table) -> None:
    igor, keith, vlad = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6), table.put(1, 7, 6)
    put_under(table, keith, HELD, vlad)
    table.answer("order", MARCH)
    igor.strikes(keith, "drill-sergeant")
    assert not keith.can("move")
    keith.ends()
    assert table.state.drill == -1


@rule("synergy.power.drill-sergeant", "synergy.duration")
def test_statuses_made_at_an_order_run_on_the_friends_own_turns(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6, "hypno-pinwheel")
    vlad = table.put(1, 8, 6)
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    table.roll(4)
    keith.strikes(vlad, "hypno-pinwheel")
    assert vlad.statuses == {"stunned"}
    igor.ends()
    keith.begins()
    assert vlad.statuses == set(), "until the next turn of the friend begins, which is its own turn now"


@rule("synergy.power.drill-sergeant", "synergy.gadget.drop")
def test_an_order_is_no_turn_for_free_actions(table: Table) -> None:
    igor = table.put(0, 3, 6, "drill-sergeant")
    keith = table.put(0, 6, 6, "dustbin-lid", "patient-marksman", "pocket-pistol")
    table.put(1, 9, 6)
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    assert not keith.can("drop")
    assert not keith.can("use", "patient-marksman")
    assert keith.can("strike", "pocket-pistol")


@rule("synergy.power.drill-sergeant", "synergy.status.confused")
def test_a_bark_that_strays_to_a_foe_is_ignored(table: Table) -> None:
    igor, keith, vlad = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6), table.put(1, 7, 6)
    put_under(table, igor, CONFUSED, vlad)
    table.roll(3)
    igor.strikes(keith, "drill-sergeant")
    assert table.state.drill == -1
    assert not table.heard(Ordered)


@rule("synergy.power.drill-sergeant", "synergy.gadget.pick")
def test_an_ordered_strike_may_be_spent_on_a_gadget(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "drill-sergeant"), table.put(0, 6, 6)
    table.lay("grenade", (6, 6))
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    keith.picks("grenade")
    assert table.gadgets(keith) == {"grenade"}
    assert table.state.drill == -1


@rule("synergy.power.drill-sergeant")
def test_a_sergeant_killed_by_what_it_ordered_has_no_more_turn(table: Table) -> None:
    igor, keith = table.put(0, 5, 6, "drill-sergeant", hits=1), table.put(0, 6, 6)
    table.answer("order", ATTACK)
    igor.strikes(keith, "drill-sergeant")
    table.roll(4)
    keith.strikes(igor)
    assert not igor.alive
    keith.begins()
    assert keith.can("move")


@rule("synergy.power.drill-sergeant", "synergy.power.one-leftover-wish")
def test_a_sergeants_card_works_when_it_comes_late(table: Table) -> None:
    igor, keith = table.put(0, 3, 6), table.put(0, 6, 6)
    igor.begins()
    receive(table.state, table.tell, igor.number, row("drill-sergeant"))
    table.answer("order", MARCH)
    igor.strikes(keith, "drill-sergeant")
    keith.walks((6, 8))
    assert keith.it.square == square_of((6, 8))
