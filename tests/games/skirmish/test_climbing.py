"""Heights: climbing, hanging, jumping, falling (skirmish.climb, skirmish.jump.*, skirmish.fall)."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.games.skirmish.acts import MARCH, MOVE
from fracas.games.skirmish.events.move import Climbed, Fell, Jumped
from fracas.games.skirmish.moving.region import CAREFUL, DROPS
from tests.games.skirmish.movements import movement
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table


def wall(level: int, *, dotted: bool = False, west: float = 6, east: float = 10) -> dict[str, Any]:
    """An elevation from ``west`` to ``east`` over the whole table."""
    at = [[west, 0], [east, 0], [east, 20], [west, 20]]
    return {"kind": "elevation", "level": level, "dotted": [1, 3] if dotted else [], "at": at}


def before(level: int, *, dotted: bool = False, kind: str = "crown.peasant", items: tuple[str, ...] = ()) -> Fighter:
    """A unit that stands at the foot of a wall."""
    return Table(terrain=[wall(level, dotted=dotted)]).put(0, kind, 5.999, 10, *items)


def on_top(level: int, kind: str = "crown.peasant", **settings: Any) -> Fighter:
    """A unit at the edge of a wall."""
    return Table(terrain=[wall(level)], **settings).put(0, kind, 9.5, 10)


# -- climbing


@rule("skirmish.climb")
def test_the_book_case_of_the_dotted_wall() -> None:
    """Spd 3 and a march of 2: up three levels of a dotted edge, with 2" left for the march."""
    it = before(3, dotted=True, kind="crown.athum")
    assert it.refused(MOVE, 6.01, 10) is not None
    it.moves(6, 10)
    assert (it.it.level, it.it.hanging) == (3, False)
    assert not it.can_move()
    it.marches(8, 10)
    assert it.at == (8.0, 10.0)


@rule("skirmish.climb")
def test_a_level_costs_two_inches_and_on_a_dotted_edge_one() -> None:
    it = before(1, kind="thorn.wolf")
    assert it.refused(MOVE, 8.999, 10) is None
    assert it.refused(MOVE, 9.05, 10) is not None
    it = before(1, dotted=True, kind="thorn.wolf")
    assert it.refused(MOVE, 9.999, 10) is None
    it.moves(9, 10)
    assert it.it.level == 1
    (climbed,) = it.table.heard(Climbed)
    assert (climbed.before, climbed.after, climbed.cost, climbed.hanging) == (0, 1, 1000, False)


@rule("skirmish.climb")
def test_the_book_case_of_the_plain_wall() -> None:
    """Spd 3 and a march of 2 on a plain edge of three levels: it hangs at level 2, and the last 1" is lost."""
    it = before(3)
    refused = it.refused(MOVE, 8, 10)
    assert refused is not None
    assert refused.rule == "skirmish.climb"
    it.moves(6.05, 10)
    assert (it.it.level, it.it.hanging) == (1, True)
    assert not it.can_move()
    it.marches(6.05, 10)
    assert (it.it.level, it.it.hanging) == (2, True)
    assert it.at == (5.999, 10.0)


@rule("skirmish.climb")
def test_it_goes_on_from_the_height_that_it_kept() -> None:
    it = before(3)
    it.moves(6.05, 10)
    it.table.turn(0)
    assert it.it.level == 1
    refused = it.refused(MOVE, 7, 10)
    assert refused is not None
    assert refused.rule == "skirmish.climb"
    it.moves(6.05, 10)
    assert (it.it.level, it.it.hanging) == (2, True)
    it.marches(6, 10)
    assert (it.it.level, it.it.hanging) == (3, False)


@rule("skirmish.climb")
def test_movement_that_pays_for_no_level_does_not_climb() -> None:
    it = before(3, kind="grave.archer")
    assert it.refused(MARCH, 6.05, 10) is not None


@rule("skirmish.climb")
def test_no_attacks_while_climbing() -> None:
    it = before(3)
    enemy = it.table.put(1, "crown.soldier", 5, 10.8)
    assert it.can_strike(enemy)
    it.moves(6.05, 10)
    assert it.it.hanging
    assert not it.can_strike(enemy)


@rule("skirmish.climb")
def test_a_hanging_unit_comes_down_by_climbing_or_drops() -> None:
    it = before(3)
    it.it.level, it.it.hanging = 2, True
    it.table.roll(3)
    it.moves(4, 10)
    assert it.table.heard(Fell)[0].levels == 2
    it = before(3, kind="thorn.wolf")
    it.it.level, it.it.hanging = 2, True
    it.moves(5, 10)
    assert it.it.level == 0
    assert it.table.heard(Climbed)[0].cost == 4000


@rule("skirmish.climb")
def test_climbing_down_costs_the_same_and_one_level_is_a_step() -> None:
    it = on_top(2, "thorn.wolf")
    it.moves(10.5, 10)
    assert it.table.heard(Climbed)[0].cost == 4000
    assert not it.table.heard(Fell)
    it = on_top(1)
    it.moves(12.5, 10)
    assert it.it.level == 0


@rule("skirmish.climb")
def test_going_down_it_may_hang_if_it_says_so() -> None:
    it = on_top(3)
    place = (10050, 10_000, CAREFUL)
    region = movement(it)
    assert region.refuse(place) is None
    walk = region.walked(place)
    assert (walk.hanging, walk.level) == (True, 2)


@rule("skirmish.ability.climb")
def test_climbers_pay_an_inch_less_and_nothing_on_dotted_edges() -> None:
    it = before(2, kind="cinder.delver")
    it.moves(6.9, 10)
    assert it.it.level == 2
    it = before(3, dotted=True, kind="crown.peasant", items=("climbing-hooks",))
    it.moves(8.9, 10)
    assert it.it.level == 3


@rule("skirmish.ability.heavy")
def test_the_heavy_pay_an_inch_more() -> None:
    it = before(1, kind="cinder.golem")
    refused = it.refused(MOVE, 6.2, 10)
    assert refused is not None
    assert refused.rule == "skirmish.climb"
    it = before(1, dotted=True, kind="cinder.golem")
    assert it.refused(MOVE, 6.9, 10) is None
    assert it.refused(MOVE, 7.1, 10) is not None


@rule("skirmish.move")
def test_bases_are_in_the_way_only_within_one_level() -> None:
    table = Table(terrain=[wall(3)])
    it = table.put(0, "crown.soldier", 5.4, 8.5)
    table.put(1, "crown.soldier", 6, 10)
    assert it.refused(MOVE, 5.4, 11.4) is None
    table.put(1, "crown.soldier", 5.4, 10)
    assert it.refused(MOVE, 5.4, 11.4) is not None


@rule("skirmish.move")
def test_level_goes_by_the_centre_and_the_edge_belongs_to_the_higher_piece() -> None:
    it = before(1, dotted=True)
    it.moves(6, 10)
    assert it.it.level == 1


CORNERS = [[6, 6], [9, 6], [9, 9], [6, 9]]


@rule("skirmish.climb")
@pytest.mark.parametrize("start", [(5, 5), (10, 5), (10, 10), (5, 10), (5, 8.5), (7.5, 10)])
@pytest.mark.parametrize("corner", CORNERS)
def test_nobody_gets_up_for_nothing_over_the_very_corner(start: tuple[float, float], corner: list[int]) -> None:
    """A leg that meets only the corner of an elevation crosses no edge: it is refused, or hangs."""
    table = Table(terrain=[{"kind": "elevation", "level": 3, "dotted": [], "at": CORNERS}])
    it = table.put(0, "thorn.wolf", *start)
    walk = movement(it).walked((corner[0] * 1000, corner[1] * 1000))
    assert walk.bad or (walk.hanging and walk.level == 1)


@rule("skirmish.climb")
def test_a_leg_to_the_very_corner_is_refused_in_words() -> None:
    table = Table(terrain=[{"kind": "elevation", "level": 1, "dotted": [], "at": CORNERS}])
    refused = table.put(0, "thorn.wolf", 5, 8.5).refused(MOVE, 6, 9)
    assert refused is not None
    assert refused.rule == "skirmish.climb"
    assert "corner" in refused.sentence


# -- jumping


def gap(width: float, kind: str, level: int = 3, run: float = 2.5) -> Fighter:
    """A unit on the west side of a gap, ``run`` inches from it."""
    near, far = wall(level, west=2, east=8), wall(level, west=8 + width, east=18)
    return Table(terrain=[near, far]).put(0, kind, 8 - run, 10)


@rule("skirmish.jump.running")
def test_after_two_inches_a_jump_costs_its_length() -> None:
    it = gap(2, "thorn.wolf")
    it.moves(10.5, 10)
    assert it.it.level == 3
    (jumped,) = it.table.heard(Jumped)
    assert (jumped.length, jumped.running) == (2000, True)
    assert not it.can_move()


@rule("skirmish.jump.standing")
def test_without_a_run_a_jump_costs_twice_its_length() -> None:
    it = gap(1.5, "thorn.wolf", run=1)
    it.moves(10, 10)
    (jumped,) = it.table.heard(Jumped)
    assert (jumped.length, jumped.running) == (1500, False)
    assert it.it.spent == 1000 + 3000 + 500


@rule("skirmish.jump.running")
def test_movement_before_counts_in_the_march_if_nothing_came_between() -> None:
    it = gap(1.8, "crown.soldier", run=3)
    it.moves(8, 10)
    it.marches(10, 10)
    assert it.table.heard(Jumped)[0].running
    it = gap(1.8, "crown.soldier", run=3)
    other = it.table.put(0, "crown.soldier", 5, 15)
    it.moves(8, 10)
    other.moves(6, 15)
    assert it.refused(MARCH, 10, 10) is not None


@rule("skirmish.jump.running")
def test_a_run_that_was_interrupted_counts_in_no_part_of_the_march() -> None:
    it = gap(1.2, "thorn.wolf", run=5.5)
    other = it.table.put(0, "crown.soldier", 5, 15)
    it.moves(7.5, 10)
    other.moves(6, 15)
    it.marches(8, 10).marches(9.3, 10)
    assert not it.table.heard(Jumped)[0].running


@rule("skirmish.jump.running")
def test_a_jump_may_go_on_in_the_march() -> None:
    it = gap(2, "crown.soldier", run=2.2)
    it.moves(10.5, 10)
    assert it.at == (10.5, 10.0)
    assert not it.can_move()
    assert it.it.spent == 1700
    assert it.can_march()
    it.marches(10.8, 10)
    assert not it.can_march()


@rule("skirmish.jump.running")
def test_no_jump_into_the_march_without_a_standard_action() -> None:
    it = gap(2, "crown.soldier", run=2.2)
    enemy = it.table.put(1, "cinder.golem", 5.8, 11.9)
    it.table.roll(1, 1, 1)
    it.strikes(enemy, back=0)
    place = (10.5, 10)
    assert it.refused(MOVE, *place) is not None


@rule("skirmish.jump.running")
def test_a_jump_may_end_at_a_higher_wall_and_climb() -> None:
    near, far = wall(2, west=2, east=8), wall(3, west=8.9, east=18)
    it = Table(terrain=[near, far]).put(0, "thorn.wolf", 6, 10)
    it.moves(9, 10)
    assert it.it.level == 3
    assert it.table.heard(Jumped)[0].length == 900
    assert it.it.spent == 2000 + 900 + 2000 + 100


@rule("skirmish.jump.running")
def test_a_jump_goes_over_no_enemy_at_its_level() -> None:
    near, far = wall(1, west=2, east=8), wall(1, west=9, east=18)
    table = Table(terrain=[near, far])
    it = table.put(0, "thorn.wolf", 5.5, 10)
    assert it.refused(MOVE, 10, 10) is None
    table.put(1, "crown.peasant", 8.5, 10)
    assert it.refused(MOVE, 10, 10) is not None


# -- falling


@rule("skirmish.fall")
@pytest.mark.parametrize(
    ("level", "die", "six", "damage"),
    [
        (2, 4, False, 0),
        (2, 5, False, 1),
        (2, 5, True, 0),
        (2, 6, True, 1),
        (3, 4, False, 1),
        (3, 3, False, 0),
        (4, 3, False, 2),
        (4, 2, False, 0),
    ],
)
def test_falls(level: int, die: int, six: bool, damage: int) -> None:
    it = on_top(level, "cinder.axe", fall_on_six=six)
    it.it.hp = 9
    it.table.roll(die)
    it.moves(12.5, 10)
    assert it.hp == 9 - damage
    (fell,) = it.table.heard(Fell)
    assert (fell.levels, fell.bonus, fell.damage) == (level, level - 2, damage)
    assert it.at == (12.5, 10.0)


@rule("skirmish.fall")
def test_it_may_drop_to_save_movement() -> None:
    it = on_top(2, "thorn.wolf")
    region = movement(it)
    assert not [each for each in region.walked((10_500, 10_000)).stretches if each.fell]
    assert [each.fell for each in region.walked((10_500, 10_000, DROPS)).stretches] == [0, 2]
    assert region.refuse((12_000, 10_000, CAREFUL)) is not None
    assert region.refuse((12_000, 10_000)) is None


@rule("skirmish.fall")
def test_who_dies_of_a_fall_goes_no_farther() -> None:
    it = on_top(2)
    it.table.roll(6)
    it.moves(12.5, 10)
    assert not it.alive
    assert it.at[0] == pytest.approx(10, abs=0.01)


@rule("skirmish.fall", "skirmish.ability.flight")
def test_flyers_never_fall() -> None:
    it = on_top(4, "thorn.hawk")
    it.moves(12.5, 10)
    assert it.hp == 2


# -- surprising meetings


@rule("skirmish.own.snare", "skirmish.climb")
def test_a_snared_climber_stays_at_its_height() -> None:
    it = before(3)
    it.it.level, it.it.hanging = 1, True
    it.lay("snare", by=1)
    assert it.refused(MOVE, 6.05, 10) is not None
    assert it.refused(MOVE, *it.at) is None
    it.moves(*it.at)
    assert (it.it.level, it.it.hanging) == (1, True)


@rule("skirmish.move")
def test_a_giant_passes_between_walls_two_inches_apart() -> None:
    """Its base is wider than the gap; level goes by the centre."""
    walls = [wall(3, west=6, east=9), wall(3, west=11, east=14)]
    it = Table(terrain=walls).put(0, "cinder.gorm", 10, 5)
    it.moves(10, 8)
    assert (it.at, it.it.level) == ((10, 8), 0)


@rule("skirmish.ability.heavy", "skirmish.ability.climb")
def test_heavy_and_climb_cancel() -> None:
    it = before(1, kind="thorn.bramble", items=("climbing-hooks",))
    assert it.refused(MOVE, 6.9, 10) is None
    assert it.refused(MOVE, 7.1, 10) is not None


@rule("skirmish.climb")
def test_between_terraces_only_the_difference_is_climbed() -> None:
    terraces = [wall(1, dotted=True, west=6, east=14), wall(2, dotted=True, west=8, east=12)]
    it = Table(terrain=terraces).put(0, "thorn.wolf", 5.5, 10)
    it.moves(8.4, 10)
    assert it.it.level == 2
    assert it.it.spent == 2900 + 2000


@rule("skirmish.move")
def test_a_click_far_away_on_a_hill_is_too_far_and_nothing_else() -> None:
    it = before(3)
    refused = it.refused(MOVE, 14, 10)
    assert refused is not None
    assert refused.rule == "skirmish.move"
    assert refused.sentence == 'That way costs 8.1", and it has 3".'
    assert refused.spot == (8999, 10_000)
