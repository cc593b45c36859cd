"""Leaving enemies: break-away rolls and opportunity attacks (skirmish.breakaway, skirmish.passing)."""

from __future__ import annotations

from fracas.games.skirmish.done import FOUGHT
from fracas.games.skirmish.events.fight import AttackDeclared
from fracas.games.skirmish.events.move import BreakAway, Moved
from fracas.games.skirmish.moving.pace import BY_FADE
from fracas.games.skirmish.moving.region import Movement
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table


def beside(*enemies: str, kind: str = "crown.soldier") -> tuple[Table, Fighter, list[Fighter]]:
    """A unit of seat 0 at (10, 10) with enemies around it, each half an inch away."""
    table = Table()
    me = table.put(0, kind, 10, 10)
    places = [(11.6, 10), (8.4, 10), (10, 11.6)]
    return table, me, [table.put(1, enemy, *places[number]) for number, enemy in enumerate(enemies)]


@rule("skirmish.breakaway")
def test_four_or_more_gets_away() -> None:
    table, me, _ = beside("crown.soldier")
    table.roll(4)
    me.moves(7, 10)
    assert me.at == (7.0, 10.0)
    assert me.hp == 2
    (rolled,) = table.heard(BreakAway)
    assert rolled.away
    assert table.were_asked("opportunity") == []


@rule("skirmish.breakaway")
def test_three_or_less_is_struck_at_before_the_first_inch() -> None:
    table, me, _ = beside("crown.soldier", kind="crown.peasant")
    table.roll(3, 6)
    me.moves(7, 10)
    assert not me.alive
    assert me.at == (10.0, 10.0)
    assert table.heard(Moved) == []
    assert table.were_asked("opportunity") == [1]


@rule("skirmish.breakaway")
def test_who_lives_moves_on() -> None:
    table, me, _ = beside("crown.soldier")
    table.roll(1, 6)
    me.moves(7, 10)
    assert me.hp == 1
    assert me.at == (7.0, 10.0)


@rule("skirmish.breakaway")
def test_the_enemy_may_let_it_go() -> None:
    table, me, _ = beside("crown.soldier")
    table.roll(1)
    me.moves(7, 10, opportunity=0)
    assert me.hp == 2


@rule("skirmish.breakaway")
def test_one_roll_counts_for_all_enemies_and_their_player_chooses_the_order() -> None:
    table, me, (first, second) = beside("crown.soldier", "crown.peasant")
    table.roll(2, 1, 1)
    table.answer("opportunity", second.number + 1)
    me.moves(10, 7.2)
    assert len(table.heard(BreakAway)) == 1
    assert [each.attacker for each in table.heard(AttackDeclared)] == [second.number, first.number]
    assert me.at == (10.0, 7.2)


@rule("skirmish.breakaway")
def test_moving_within_the_range_asks_nothing() -> None:
    table, me, _ = beside("crown.soldier")
    me.moves(10.2, 9.2)
    assert table.heard(BreakAway) == []


@rule("skirmish.breakaway")
def test_one_roll_counts_for_all_parts_of_a_movement() -> None:
    table, me, _ = beside("crown.soldier")
    table.put(1, "crown.soldier", 8, 7.5)
    table.roll(5)
    me.moves(9.4, 9)
    me.moves(10.6, 8)
    assert len(table.heard(BreakAway)) == 1


@rule("skirmish.breakaway")
def test_a_march_rolls_anew() -> None:
    table, me, _ = beside("crown.soldier")
    table.put(1, "crown.soldier", 6, 11)
    table.roll(5, 5)
    me.moves(7.5, 10)
    me.marches(8.5, 8.5)
    assert len(table.heard(BreakAway)) == 2


@rule("skirmish.ability.quick")
def test_the_quick_get_away_with_three() -> None:
    table, me, _ = beside("crown.soldier", kind="free.cutpurse")
    table.roll(3)
    me.moves(7, 10)
    (rolled,) = table.heard(BreakAway)
    assert (rolled.bonus, rolled.away) == (1, True)


@rule("skirmish.passing")
def test_who_passes_is_locked_at_once_and_rolls_where_it_leaves() -> None:
    table = Table()
    me, enemy = table.put(0, "thorn.wolf", 5, 5), table.put(1, "crown.soldier", 7.5, 7)
    table.roll(2, 6)
    me.moves(10, 5)
    assert len(table.heard(BreakAway)) == 1
    first, second = table.heard(Moved)
    reach = 1000 + 551 + 787
    x, y = first.path[-2:]
    assert (x - 7500) ** 2 + (y - 7000) ** 2 <= reach**2
    assert (x + 2 - 7500) ** 2 + (y - 7000) ** 2 > reach**2
    assert second.path[-2:] == (10000, 5000)
    assert me.hp == 1
    assert enemy.alive


@rule("skirmish.passing")
def test_who_dies_in_passing_stops_there() -> None:
    table = Table()
    me = table.put(0, "thorn.wolf", 5, 5, hp=1)
    table.put(1, "crown.soldier", 7.5, 7)
    table.roll(2, 6)
    me.moves(10, 5)
    assert not me.alive
    assert 8.6 < me.at[0] < 8.8


@rule("skirmish.passing")
def test_anybody_who_does_not_come_within_range_passes_freely() -> None:
    table = Table()
    me = table.put(0, "thorn.wolf", 5, 5)
    table.put(1, "crown.soldier", 7.5, 7.34)
    me.moves(10, 5)
    assert table.heard(BreakAway) == []


@rule("skirmish.locked")
def test_a_pike_is_left_at_two_inches() -> None:
    """Within 2" of the pike it goes where it likes; beyond that it must break away."""
    table = Table()
    me = table.put(0, "crown.soldier", 10, 10)
    table.put(1, "crown.pike", 12.6, 10)
    me.moves(9.5, 10)
    assert table.heard(BreakAway) == []
    table.roll(6)
    me.moves(9.4, 10)
    assert len(table.heard(BreakAway)) == 1


@rule("skirmish.locked")
def test_leaving_its_own_longer_reach_asks_nothing() -> None:
    table = Table()
    me = table.put(0, "crown.pike", 10, 10)
    table.put(1, "crown.soldier", 12.6, 10)
    me.moves(8, 10)
    assert table.heard(BreakAway) == []


@rule("skirmish.breakaway")
def test_who_climbs_out_of_reach_leaves_too() -> None:
    table = Table(
        terrain=[{"kind": "elevation", "level": 3, "dotted": [3], "at": [[10, 0], [14, 0], [14, 20], [10, 20]]}]
    )
    me = table.put(0, "crown.soldier", 9.999, 10)
    table.put(1, "crown.soldier", 8.8, 10)
    table.roll(6)
    me.moves(10, 10)
    assert me.it.level == 3
    assert len(table.heard(BreakAway)) == 1


@rule("skirmish.climb")
def test_a_hanging_enemy_makes_no_opportunity_attack() -> None:
    table, me, (enemy,) = beside("crown.soldier")
    enemy.it.hanging = True
    me.moves(7, 10)
    assert table.heard(BreakAway) == []


@rule("skirmish.ability.teleport")
def test_teleporting_away_asks_for_the_roll() -> None:
    table, me, _ = beside("crown.soldier", kind="grave.shade")
    table.roll(1, 6)
    me.moves(7, 10)
    assert not me.alive
    assert me.at == (10.0, 10.0)


@rule("skirmish.own.fade")
def test_fading_leaves_without_roll_and_attack() -> None:
    table, me, (enemy,) = beside("crown.soldier", kind="thorn.sorrel")
    table.energy(0, 1)
    me.it.do(FOUGHT)
    me.uses("fade", move=(7000, 10000))
    assert me.at == (7.0, 10.0)
    assert table.heard(BreakAway) == []
    assert enemy.alive
    assert me.can_move()


@rule("skirmish.own.fade")
def test_fading_goes_three_inches_and_climbs_nothing() -> None:
    table = Table(
        terrain=[{"kind": "elevation", "level": 1, "dotted": [], "at": [[12, 0], [14, 0], [14, 20], [12, 20]]}]
    )
    me = table.put(0, "thorn.sorrel", 10.5, 10)
    region = Movement(table.state, me.number, BY_FADE)
    assert region.refuse((7500, 10000)) is None
    assert region.refuse((7499, 10000)) is not None
    climbing = region.refuse((12500, 10000))
    assert climbing is not None
    assert climbing.rule == "skirmish.own.fade"


@rule("skirmish.ability.charge")
def test_moving_into_reach_is_noted_for_a_charge() -> None:
    table = Table()
    me, enemy = table.put(0, "thorn.wolf", 5, 5), table.put(1, "cinder.golem", 10, 5)
    table.put(1, "crown.soldier", 4, 2)
    me.moves(7.5, 5)
    assert me.it.met == (enemy.number,)


@rule("skirmish.passing", "skirmish.climb")
def test_anybody_it_meets_at_the_foot_strikes_before_it_climbs_away() -> None:
    wall = {"kind": "elevation", "level": 3, "dotted": [3], "at": [[10, 0], [14, 0], [14, 20], [10, 20]]}
    table = Table(terrain=[wall])
    me = table.put(0, "thorn.wolf", 8.2, 10)
    table.put(1, "crown.soldier", 9.4, 12.1)
    table.roll(1, 6)
    me.moves(10, 10)
    assert me.hp == 1
    assert (me.at, me.it.level) == ((10.0, 10.0), 3)
