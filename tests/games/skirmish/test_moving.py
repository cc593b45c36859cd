"""Moving: how far, round what, through what, and why not (skirmish.move, skirmish.terrain.*, skirmish.activate.*)."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.games.skirmish.acts import MARCH, MOVE
from fracas.games.skirmish.done import NEW
from fracas.games.skirmish.events.move import Moved, Teleported
from fracas.games.skirmish.moving.actions import fade
from fracas.games.skirmish.moving.pushing import carry
from tests.games.skirmish.movements import movement
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table

COVER: dict[str, Any] = {"kind": "cover", "at": [[7, 0], [12, 0], [12, 20], [7, 20]]}
WATER: dict[str, Any] = {"kind": "water", "at": [[7, 0], [12, 0], [12, 20], [7, 20]]}
BOTH = [COVER, WATER]
BARRIER: dict[str, Any] = {"kind": "barrier", "at": [[7, 4], [7.5, 4], [7.5, 6], [7, 6]]}


def soldier(terrain: list[dict[str, Any]], x: float = 5, kind: str = "crown.soldier", **settings: Any) -> Fighter:
    """A soldier (Spd 3, a base of 0.551" radius) at (x, 5)."""
    return Table(terrain=terrain, **settings).put(0, kind, x, 5)


def farthest(it: Fighter, kind: int = MOVE) -> float:
    """How far east it gets along one straight leg, to a hundredth of an inch."""
    start = it.at[0]
    far = 0.0
    for hundredths in range(0, 800, 5):
        if it.refused(kind, start + hundredths / 100, 5) is None:
            far = hundredths / 100
    return far


# -- how far


@rule("skirmish.move", "skirmish.terrain.elevation")
def test_a_soldier_moves_three_inches_and_marches_two() -> None:
    it = soldier([])
    assert farthest(it) == 3
    it.moves(8, 5)
    assert not it.can_move()
    assert farthest(it, MARCH) == 2
    it.marches(10, 5)
    assert it.at == (10.0, 5.0)
    assert not it.can_march()


@rule("skirmish.move")
def test_a_march_is_half_the_speed_rounded_up() -> None:
    assert farthest(soldier([], kind="thorn.wolf"), MARCH) == 3
    assert farthest(soldier([], kind="grave.archer"), MARCH) == 1


@rule("skirmish.move")
def test_a_path_may_bend_and_costs_all_its_legs() -> None:
    it = soldier([])
    assert it.refused(MOVE, 6.5, 5, 6.5, 6.5) is None
    refused = it.refused(MOVE, 6.5, 5, 6.5, 6.6)
    assert refused is not None
    assert refused.rule == "skirmish.move"
    assert refused.sentence == 'That way costs 3.1", and it has 3".'
    assert refused.spot == (6500, 6500)
    it.moves(6.5, 5, 6.5, 6.5)
    (moved,) = it.table.heard(Moved)
    assert moved.path == (5000, 5000, 6500, 5000, 6500, 6500)
    assert moved.cost == 3000


@rule("skirmish.move")
def test_a_movement_may_be_made_in_parts() -> None:
    it = soldier([])
    it.moves(6, 5)
    assert farthest(it) == 2
    it.moves(6, 6).moves(6, 7)
    assert not it.can_move()


@rule("skirmish.activate.interrupt")
def test_another_action_forfeits_the_rest() -> None:
    table = Table()
    it, other = table.put(0, "crown.soldier", 5, 5), table.put(0, "crown.soldier", 5, 10)
    it.moves(6, 5)
    other.moves(6, 10)
    assert not it.can_move()
    assert other.can_move()
    it.marches(7, 5)
    assert not other.can_move()


@rule("skirmish.activate.interrupt")
def test_an_attack_of_its_own_forfeits_the_rest() -> None:
    table = Table()
    it, enemy = table.put(0, "crown.soldier", 5, 5), table.put(1, "cinder.golem", 8, 5)
    it.moves(5.5, 5)
    assert it.can_move()
    table.roll(1, 1, 1)
    it.strikes(enemy, back=0)
    assert not it.can_move()


@rule("skirmish.activate.actions")
def test_a_march_is_a_standard_action_and_comes_before_or_after_the_movement() -> None:
    it = soldier([])
    it.marches(7, 5)
    it.moves(10, 5)
    assert it.at == (10.0, 5.0)
    assert not it.can_march()


@rule("skirmish.move")
def test_not_after_all_spends_nothing() -> None:
    it = soldier([])
    it.moves()
    assert it.at == (5.0, 5.0)
    assert it.can_move()
    assert it.table.events == []


@rule("skirmish.move")
def test_standing_still_is_a_whole_movement() -> None:
    it = soldier([])
    it.moves(5, 5)
    assert not it.can_move()


# -- round what


@rule("skirmish.move")
def test_the_base_stays_on_the_table() -> None:
    it = soldier([], x=1)
    assert it.refused(MOVE, 0.551, 5) is None
    refused = it.refused(MOVE, 0.55, 5)
    assert refused is not None
    assert refused.sentence == "Its base would leave the table."
    assert refused.spot == (551, 5000)


@rule("skirmish.move")
@pytest.mark.parametrize("place", [(10**30, 5), (-1, -1), (5,), (5, 5, 5, 5, 7), (1, 2) * 70, (10**30,) * 3])
def test_any_numbers_are_borne(place: tuple[int, ...]) -> None:
    it = soldier([])
    assert movement(it).refuse(place) is not None


@rule("skirmish.terrain.barrier")
def test_a_barrier_stops_the_base() -> None:
    it = soldier([BARRIER])
    assert it.refused(MOVE, 6.449, 5) is None
    refused = it.refused(MOVE, 8, 5)
    assert refused is not None
    assert (refused.rule, refused.sentence) == ("skirmish.terrain.barrier", "A barrier is in the way.")
    assert refused.spot == (6449, 5000)


@rule("skirmish.move")
def test_enemies_are_in_the_way_and_friends_are_not() -> None:
    table = Table()
    it = table.put(0, "crown.soldier", 5, 5)
    table.put(0, "crown.soldier", 6.4, 5)
    assert it.refused(MOVE, 7.6, 5) is None
    on_it = it.refused(MOVE, 7, 5)
    assert on_it is not None
    assert on_it.sentence == "Soldier stands there: no room."
    table.put(1, "grave.husk", 6.4, 5.1)
    refused = it.refused(MOVE, 7.6, 5)
    assert refused is not None
    assert refused.rule == "skirmish.move"
    assert refused.sentence == "Husk is in the way: nobody passes through an enemy's base."
    assert 5355 <= refused.spot[0] <= 5365


@rule("skirmish.move")
def test_touching_a_base_is_allowed() -> None:
    table = Table()
    it = table.put(0, "crown.soldier", 5, 5)
    table.put(1, "crown.soldier", 7, 5)
    assert it.refused(MOVE, 5.898, 5) is None
    assert it.refused(MOVE, 5.899, 5) is not None


@rule("skirmish.rune.size")
def test_nobody_ends_on_a_stone() -> None:
    table = Table()
    it = table.put(0, "thorn.wolf", 5, 5)
    table.stone(8, 5)
    refused = it.refused(MOVE, 7, 5)
    assert refused is not None
    assert refused.rule == "skirmish.rune.size"
    assert it.refused(MOVE, 10, 5) is None


# -- terrain


@rule("skirmish.terrain.cover")
def test_cover_takes_an_inch_of_movement_and_march() -> None:
    """The book's case: Spd 3 entering cover moves 2" in all, and marches 1"."""
    it = soldier([COVER])
    assert farthest(it) == 2
    it.moves(7, 5)
    assert not it.can_move()
    assert farthest(it, MARCH) == 1


@rule("skirmish.terrain.cover")
def test_cover_reached_late_ends_the_movement_at_its_edge() -> None:
    it = soldier([COVER], x=4)
    assert it.refused(MOVE, 6.449, 5) is None
    refused = it.refused(MOVE, 6.45, 5)
    assert refused is not None
    assert refused.rule == "skirmish.terrain.cover"
    assert refused.sentence == 'That way costs 2.5", and it has 2" in cover.'


@rule("skirmish.terrain.cover")
def test_cover_that_was_left_hinders_the_march_too() -> None:
    it = soldier([COVER], x=12.4)
    it.moves(14.4, 5)
    assert not it.can_move()
    assert farthest(it, MARCH) == 1, "cover hinders the whole activation, also when it is left"


@rule("skirmish.terrain.cover", "skirmish.terrain.water")
def test_what_was_spent_before_is_not_taken_from_the_march() -> None:
    it = soldier([COVER], x=3.5)
    it.moves(6.4, 5)
    assert farthest(it, MARCH) == 1, 'it marches into cover, and its movement of 2.9" stays made'
    other = soldier([WATER], x=9)
    other.marches(10, 5)
    assert farthest(other) == 2, "the water of its march hinders its movement"


@rule("skirmish.terrain.cover", "skirmish.ability.teleport")
def test_cover_that_was_teleported_out_of_hinders_the_march() -> None:
    table = Table(terrain=[COVER])
    it = table.put(0, "grave.shade", 8, 5, "hare-boots")
    assert it.refused(MARCH, 5.9, 5) is not None
    it.moves(5, 5)
    assert it.refused(MARCH, 3, 5) is None
    assert it.refused(MARCH, 2.9, 5) is not None, "half of 5 less 1"
    table.turn(0)
    assert it.refused(MARCH, 2, 5) is None, "a new turn, and it stands in the open"


@rule("skirmish.terrain.cover")
def test_cover_touched_in_one_part_counts_in_the_next() -> None:
    it = soldier([COVER], x=12.4)
    it.moves(13.4, 5)
    assert farthest(it) == 1


@rule("skirmish.terrain.water")
@pytest.mark.parametrize(("down", "far", "march"), [(False, 2, 1), (True, 1, 1)])
def test_water_halves_the_speed(down: bool, far: float, march: float) -> None:
    it = soldier([WATER], x=9, water_rounds_down=down)
    assert farthest(it) == far
    assert farthest(it, MARCH) == march


@rule("skirmish.terrain.water")
def test_cover_comes_before_the_half() -> None:
    it = soldier(BOTH, x=9, kind="thorn.wolf")
    assert farthest(it) == 2
    assert farthest(it, MARCH) == 1


@rule("skirmish.terrain.water")
def test_water_reached_late_ends_the_movement_at_its_edge() -> None:
    it = soldier([WATER], x=3, kind="thorn.wolf")
    refused = it.refused(MOVE, 7.5, 5)
    assert refused is not None
    assert refused.rule == "skirmish.terrain.water"
    assert farthest(it) == 3.2


# -- abilities


@rule("skirmish.ability.flight")
def test_flyers_cross_all_terrain_but_end_on_no_barrier() -> None:
    it = soldier(
        [COVER, BARRIER, {"kind": "elevation", "level": 3, "at": [[13, 4], [14, 4], [14, 6], [13, 6]]}], 5, "thorn.hawk"
    )
    assert it.refused(MOVE, 11, 5) is None
    on_it = it.refused(MOVE, 7, 5)
    assert on_it is not None
    assert on_it.sentence == "Nobody ends on a barrier."
    it.moves(11, 5)
    it.marches(13.5, 5)
    assert it.it.level == 3
    it.table.turn(0)
    it.moves(16, 5)
    assert it.it.level == 0
    assert it.hp == 2


@rule("skirmish.ability.flight")
def test_enemy_bases_are_in_the_way_of_flyers() -> None:
    it = soldier([], 5, "thorn.hawk")
    it.table.put(1, "crown.peasant", 8, 5)
    assert it.refused(MOVE, 11, 5) is not None


@rule("skirmish.own.snare")
def test_a_snared_flyer_flies_one_inch() -> None:
    it = soldier([COVER], 9, "thorn.hawk")
    it.lay("snare", by=1)
    assert farthest(it) == 1


@rule("skirmish.own.snare")
def test_snared_in_cover_it_stays() -> None:
    it = soldier([COVER], 9)
    it.lay("snare", by=1)
    assert farthest(it) == 0
    assert it.refused(MOVE, 9, 5) is None


@rule("skirmish.ability.teleport")
def test_a_shade_teleports_past_enemies_to_where_it_sees() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[4, 7], [6, 7], [6, 7.5], [4, 7.5]]}])
    it = table.put(0, "grave.shade", 5, 5)
    table.put(1, "crown.soldier", 7.2, 5)
    hidden = it.refused(MOVE, 5, 8.8)
    assert hidden is not None
    it.moves(9, 5)
    assert it.at == (9.0, 5.0)
    assert len(table.heard(Teleported)) == 1
    assert not it.can_move()


@rule("skirmish.ability.teleport")
def test_with_more_points_it_walks() -> None:
    it = soldier([], 5, "grave.shade")
    it.moves(6, 5, 7, 5)
    assert it.table.heard(Teleported) == []
    assert it.can_move()
    assert not movement(it).teleports


@rule("skirmish.ability.teleport")
def test_a_march_is_no_teleport() -> None:
    it = soldier([{"kind": "barrier", "at": [[5.95, 4.9], [6.05, 4.9], [6.05, 5.1], [5.95, 5.1]]}], 5, "grave.shade")
    assert it.refused(MOVE, 7, 5) is None
    assert it.refused(MARCH, 7, 5) is not None


# -- who may not


@rule("skirmish.own.steady-aim")
def test_who_aims_may_not_move_or_march() -> None:
    it = soldier([], kind="crown.athum")
    it.lay("steady-aim")
    assert not it.can_move()
    assert not it.can_march()


@rule("skirmish.own.braced")
def test_who_is_braced_and_has_shot_may_not_move_or_march() -> None:
    table = Table()
    it, other = table.put(0, "crown.crossbow", 5, 5), table.put(1, "crown.soldier", 5, 9)
    table.roll(1)
    it.shoots(other)
    assert not it.can_move()
    assert not it.can_march()


@rule("skirmish.hero.recruit")
def test_who_came_this_turn_may_not_move() -> None:
    it = soldier([])
    it.it.do(NEW)
    assert not it.can_move()


@rule("skirmish.rune.control")
def test_stones_change_hands_when_a_move_ends() -> None:
    table = Table()
    it = table.put(0, "thorn.wolf", 5, 5)
    stone = table.stone(10, 5)
    it.moves(8, 5)
    assert table.state.stones[stone].side == 0


@rule("skirmish.item.hare-boots")
def test_boots_count_before_water_halves() -> None:
    table = Table(terrain=[WATER])
    assert farthest(table.put(0, "free.duelist", 9, 5, "hare-boots")) == 3


@rule("skirmish.activate.interrupt")
def test_an_energy_ability_interrupts_nothing() -> None:
    table = Table()
    it = table.put(0, "crown.athum", 5, 5)
    table.energy(0, 9)
    it.moves(6, 5)
    it.uses("focus")
    assert farthest(it) == 2


@rule("skirmish.own.steady-aim")
def test_a_push_takes_no_aim() -> None:
    table = Table()
    it, enemy = table.put(0, "crown.athum", 5, 5), table.put(1, "cinder.axe", 6.4, 5)
    it.lay("steady-aim")
    table.run(carry(table.state, table.tell, it.number, -1, 0, 2000, enemy.number))
    assert it.at == (3.0, 5.0)
    assert it.laid("steady-aim")


@rule("skirmish.ability.teleport", "skirmish.ability.charge")
def test_a_teleport_is_a_move_into_melee_range() -> None:
    table = Table()
    it, enemy = table.put(0, "grave.shade", 5, 5), table.put(1, "crown.soldier", 10, 5)
    it.moves(8.5, 5)
    assert it.it.met == (enemy.number,)


@rule("skirmish.own.fade", "skirmish.ability.charge")
def test_fading_is_none() -> None:
    table = Table()
    it = table.put(0, "thorn.sorrel", 5, 5)
    table.put(1, "crown.soldier", 9, 5)
    table.run(fade(table.state, table.tell, it.number), [("move", (7500, 5000))])
    assert it.it.met == ()
    assert it.can_move()
