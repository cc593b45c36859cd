"""The Skill Drill Sergeant: what it does, and each of its rulings that could go wrong."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.cards import CardTurnedUp
from fracas.games.synergy.events.turn import Ordered
from fracas.games.synergy.setting_up.draws import receive
from fracas.games.synergy.terms import CONFUSED, FROZEN, HELD, STUNNED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 51 drill-sergeant

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
    assert table.state.active == -1, "its turn has ended with it"
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
