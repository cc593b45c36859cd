"""Climbing, hanging, jumping, falling, flying; cover and water: what ways cost (skirmish.move and what follows it)."""

from __future__ import annotations

from fracas.core.plane.disc import Disc
from fracas.core.plane.paths import follow, path, reach
from fracas.core.plane.terrain import BARRIER, COVER, ELEVATION, IN_COVER, IN_WATER, WATER, Ground, Piece
from fracas.core.plane.ways import (
    BARRIER_IN_THE_WAY,
    BASE_IN_THE_WAY,
    BOTH,
    CLIMB,
    FALL,
    JUMP,
    MARCH,
    OCCUPIED,
    OFF_THE_TABLE,
    TOO_FAR,
    WALK,
    Hang,
    Obstacle,
    Walker,
    Way,
)

from .maps import ground


def box(x: int, y: int, x2: int, y2: int) -> tuple[tuple[int, int], ...]:
    return (x, y), (x2, y), (x2, y2), (x, y2)


def table(*pieces: Piece) -> Ground:
    return Ground(20000, 20000, pieces)


def wall(level: int, dotted: tuple[int, ...] = ()) -> Ground:
    """An elevation over the whole depth of the table, 1" wide; edge 3 is its west side, 1 its east side."""
    return table(Piece(ELEVATION, box(10000, 0, 11000, 20000), level, dotted))


def go(ground: Ground, walker: Walker, start: Disc, x: int, y: int, *enemies: Disc) -> Way:
    way = path(ground, walker, start, (x, y), enemies, ())
    assert isinstance(way, Way), way
    return way


def refused(ground: Ground, walker: Walker, start: Disc, x: int, y: int, *enemies: Disc) -> Obstacle:
    found = path(ground, walker, start, (x, y), enemies, ())
    assert isinstance(found, Obstacle), found
    return found


def kinds(way: Way) -> list[int]:
    return [leg.kind for leg in way.legs]


MAN = Walker(500, 3)
WEST = Disc(8000, 10000, 500)
AT_THE_WALL = Disc(9990, 10000, 500)


def test_three_inches_in_the_open_and_a_march_of_two() -> None:
    assert [Walker(500, 3).allowance(0), Walker(500, 3, pace=MARCH).allowance(0)] == [3000, 2000]
    assert go(table(), MAN, WEST, 11000, 10000).cost == 3000
    assert refused(table(), MAN, WEST, 11001, 10000).why == TOO_FAR


def test_entering_cover_leaves_two_inches_and_a_march_of_one() -> None:
    """Spd 3 entering cover: 2" in all, and a march of 1"."""
    ground = table(Piece(COVER, box(9000, 9000, 15000, 11000)))
    way = go(ground, MAN, WEST, 10000, 10000)
    assert (way.cost, way.mask, way.budget) == (2000, IN_COVER, 2000)
    far = refused(ground, MAN, WEST, 10500, 10000)
    assert (far.why, far.way is not None and far.way.x) == (TOO_FAR, 10000)
    march = Walker(500, 3, pace=MARCH)
    assert march.allowance(IN_COVER) == 1000
    assert go(ground, march, Disc(10000, 10000, 500), 11000, 10000).budget == 1000


def test_cover_comes_off_before_water_halves() -> None:
    """Rounded up; down, if the table plays it so; anybody who does not mind loses nothing."""
    both = IN_COVER | IN_WATER
    assert [Walker(500, 6).allowance(mask) for mask in (0, IN_COVER, IN_WATER, both)] == [6000, 5000, 3000, 3000]
    assert Walker(500, 6, water_down=True).allowance(both) == 2000
    assert Walker(500, 6, water_counts=False).allowance(both) == 5000
    assert Walker(500, 6, flies=True).allowance(both) == 6000
    assert Walker(500, 5, pace=BOTH).allowance(IN_WATER) == 5000
    assert Walker(500, 5, spent=1500).allowance(0) == 3500


def test_anybody_who_comes_late_to_water_stops_at_its_edge() -> None:
    """Spd 6 goes 3" in water. 4" away from it, it is reached by no movement; 2" away, 1" of it is waded."""
    ground = table(Piece(WATER, box(12500, 0, 16000, 20000)))
    walker = Walker(500, 6)
    far = refused(ground, walker, WEST, 12500, 10000)
    assert far.why == TOO_FAR
    assert far.way is not None and far.way.x == 12000
    assert max(x for x, *_ in reach(ground, walker, WEST, (), ()).places) <= 12000
    near = Disc(10000, 10000, 500)
    assert go(ground, walker, near, 12900, 10000).mask == IN_WATER
    assert refused(ground, walker, near, 13100, 10000).why == TOO_FAR


def test_a_way_around_cover_is_taken_where_it_is_the_only_one_in_reach() -> None:
    """3.9" through cover is too far for Spd 4, which has 3" then; around it, 4" are enough."""
    ground = table(Piece(COVER, box(9500, 9600, 10500, 11000)))
    start = Disc(8100, 10000, 492)
    through = follow(ground, Walker(492, 4), start, [(11900, 10000)], (), ())
    assert isinstance(through, Obstacle)
    way = go(ground, Walker(492, 4), start, 11500, 9200)
    assert way.mask == 0
    assert len(way.points()) > 2 or way.cost < 3600


def test_terrain_touched_before_in_the_same_action_counts_on() -> None:
    walker = Walker(500, 3, spent=500, touched=IN_COVER)
    assert walker.allowance(IN_COVER) == 1500
    assert go(table(), walker, WEST, 9500, 10000).budget == 1500
    assert refused(table(), walker, WEST, 9501, 10000).why == TOO_FAR


def test_a_dotted_wall_of_three_levels_is_climbed_with_two_inches_left() -> None:
    """Spd 3 and a march of 2" make 5": on a dotted edge the top is reached with 2" left."""
    way = go(wall(3, (3,)), Walker(500, 3, pace=BOTH), AT_THE_WALL, 10010, 10000)
    assert kinds(way) == [WALK, CLIMB, WALK]
    assert [leg.cost for leg in way.legs] == [10, 3000, 10]
    assert way.budget - way.cost == 1980
    assert way.level == 3


def test_a_plain_wall_of_three_levels_is_hung_on_at_level_two() -> None:
    """3" and 2" of march on a plain edge: a level by the movement, which loses 1"; one more by the march."""
    ground = wall(3)
    first = refused(ground, MAN, Disc(9999, 10000, 500), 10500, 10000).way
    assert first is not None and first.hanging is not None
    assert (first.hanging.level, first.hanging.levels, first.cost, first.x) == (1, 1, 2001, 10000)
    hanging = Disc(first.x, first.y, 500, 1)
    second = path(ground, Walker(500, 3, pace=MARCH), hanging, (10500, 10000), (), (), hang=first.hanging)
    assert isinstance(second, Obstacle) and second.way is not None
    assert second.way.hanging is not None and second.way.hanging.level == 2
    assert second.way.cost == 2000
    at_once = refused(ground, Walker(500, 3, pace=BOTH), Disc(9999, 10000, 500), 10500, 10000).way
    assert at_once is not None and at_once.hanging is not None
    assert at_once.hanging.level == 2
    assert at_once.budget - at_once.cost == 999  # lost


def test_a_climb_is_finished_from_where_it_hangs() -> None:
    ground = wall(3)
    hang = Hang(next(n for n, s in enumerate(ground.steps) if s.ax == s.bx == 10000), 2)
    way = path(ground, MAN, Disc(10000, 10000, 500, 2), (10500, 10000), (), (), hang=hang)
    assert isinstance(way, Way)
    assert [(leg.kind, leg.cost, leg.levels) for leg in way.legs] == [(CLIMB, 2000, 1), (WALK, 500, 0)]
    down = path(ground, MAN, Disc(10000, 10000, 500, 2), (9000, 10000), (), (), hang=hang)
    assert isinstance(down, Obstacle)  # 4" down and 1" to walk
    assert down.way is not None and down.way.hanging is not None and down.way.hanging.level == 1
    jump = Walker(500, 3, falls=True)
    falls = path(ground, jump, Disc(10000, 10000, 500, 2), (9000, 10000), (), (), hang=hang)
    assert isinstance(falls, Way)
    assert [(leg.kind, leg.cost, leg.levels) for leg in falls.legs] == [(FALL, 0, -2), (WALK, 1000, 0)]
    along = follow(ground, MAN, Disc(10000, 10000, 500, 2), [(10500, 10000)], (), (), hang=hang)
    assert isinstance(along, Way) and along.cost == way.cost


def test_heavy_and_climbing_feet() -> None:
    """Heavy pays 1" more for each level, climb 1" less: a dotted edge is free then."""
    over = (10500, 10000)
    assert go(wall(1), Walker(500, 6, plain=3000, dotted=2000), WEST, *over).cost == 5500
    assert go(wall(1, (3,)), Walker(500, 6, plain=3000, dotted=2000), WEST, *over).cost == 4500
    assert go(wall(2), Walker(500, 6, plain=1000, dotted=0), WEST, *over).cost == 4500
    assert go(wall(2, (3,)), Walker(500, 6, plain=1000, dotted=0), WEST, *over).cost == 2500


def test_a_level_down_is_a_step_and_two_are_climbed_or_fallen() -> None:
    top = Disc(10500, 10000, 500)
    step = go(wall(1), MAN, top, 12000, 10000)
    assert [(leg.kind, leg.cost, leg.levels) for leg in step.legs][1] == (FALL, 0, -1)
    assert step.cost == 1500
    climbed = go(wall(2), Walker(500, 6), top, 12000, 10000)
    assert [(leg.kind, leg.cost, leg.levels) for leg in climbed.legs][1] == (CLIMB, 4000, -2)
    fallen = go(wall(2), Walker(500, 6, falls=True), top, 12000, 10000)
    assert fallen.falls() == [2]
    assert fallen.cost == 1500


def gap(wide: int, level: int = 2, beyond: int = 2) -> Ground:
    return table(
        Piece(ELEVATION, box(0, 0, 10000, 20000), level),
        Piece(ELEVATION, box(10000 + wide, 0, 20000, 20000), beyond),
    )


def test_a_running_jump_costs_its_length_and_a_standing_one_twice_that() -> None:
    over = (12500, 10000)
    running = go(gap(2000), Walker(500, 5), Disc(8000, 10000, 500), *over)
    assert [(leg.kind, leg.cost) for leg in running.legs] == [(WALK, 2000), (JUMP, 2000), (WALK, 500)]
    standing = go(gap(2000), Walker(500, 5), Disc(9500, 10000, 500), *over)
    assert [(leg.kind, leg.cost) for leg in standing.legs] == [(WALK, 500), (JUMP, 4000), (WALK, 500)]
    march = go(gap(2000), Walker(500, 5, run=1500), Disc(9500, 10000, 500), *over)
    assert [(leg.kind, leg.cost) for leg in march.legs] == [(WALK, 500), (JUMP, 2000), (WALK, 500)]
    none = refused(gap(2000), Walker(500, 5, may_jump=False), Disc(9500, 10000, 500), *over)
    assert none.why == TOO_FAR


def test_a_jump_ends_in_a_climb_where_the_other_side_is_higher() -> None:
    way = go(gap(2000, beyond=3), Walker(500, 8), Disc(8000, 10000, 500), 12500, 10000)
    assert [(leg.kind, leg.cost, leg.level) for leg in way.legs] == [
        (WALK, 2000, 2),
        (JUMP, 2000, 2),
        (CLIMB, 2000, 3),
        (WALK, 500, 3),
    ]


def test_nobody_jumps_over_an_enemy_but_over_one_far_below() -> None:
    start, over = Disc(8000, 10000, 500), (12500, 10000)
    walker = Walker(500, 5)
    high = Disc(11000, 10000, 500, 1)
    found = path(gap(2000), walker, start, over, [high], ())
    assert not isinstance(found, Way) or found.points() != [(8000, 10000), (10000, 10000), (12000, 10000), over]
    low = Disc(11000, 10000, 500, 0)
    assert go(gap(2000), walker, start, *over, low).cost == 4500


def test_enemies_are_in_the_way_and_friends_are_not() -> None:
    start = Disc(8000, 10000, 500)
    there = Disc(9500, 10000, 500)
    around = go(table(), Walker(500, 5), start, 11000, 10000, there)
    assert 3695 <= around.cost < 3735  # two tangents and an arc
    straight = path(table(), MAN, start, (11000, 10000), (), [there])
    assert isinstance(straight, Way) and straight.cost == 3000
    on = path(table(), MAN, start, (10000, 10000), (), [there])
    assert isinstance(on, Obstacle) and (on.why, on.index) == (OCCUPIED, 0)
    met = follow(table(), MAN, start, [(11000, 10000)], [there], ())
    assert isinstance(met, Obstacle)
    assert (met.why, met.x, met.index) == (BASE_IN_THE_WAY, 8500, 0)
    above = Disc(9500, 10000, 500, 2)
    assert go(table(), MAN, start, 11000, 10000, above).cost == 3000


def test_barriers_and_the_table_edge() -> None:
    ground = table(Piece(BARRIER, box(9500, 9000, 10000, 11000)))
    assert refused(ground, MAN, WEST, 9750, 10000).why == BARRIER_IN_THE_WAY
    beyond = refused(ground, MAN, WEST, 10600, 10000)
    assert (beyond.why, beyond.index, beyond.x) == (BARRIER_IN_THE_WAY, 0, 9000)
    off = refused(ground, MAN, Disc(1000, 10000, 500), 400, 10000)
    assert (off.why, off.x) == (OFF_THE_TABLE, 500)
    drawn = follow(ground, Walker(500, 9), WEST, [(9000, 8000), (11000, 10000)], (), ())
    assert isinstance(drawn, Obstacle) and drawn.why == BARRIER_IN_THE_WAY
    good = follow(ground, Walker(500, 9), WEST, [(9000, 8000), (11000, 8000), (11000, 10000)], (), ())
    assert isinstance(good, Way) and good.cost == 2237 + 2000 + 2000


def test_flight_goes_over_everything_but_enemies() -> None:
    ground = table(
        Piece(BARRIER, box(9000, 0, 9500, 20000)),
        Piece(WATER, box(10000, 0, 12000, 20000)),
        Piece(ELEVATION, box(12000, 0, 14000, 20000), 3),
    )
    bird = Walker(500, 5, flies=True)
    way = go(ground, bird, WEST, 13000, 10000)
    assert (way.cost, way.mask, way.level, way.falls()) == (5000, 0, 3, [])
    assert refused(ground, bird, WEST, 9200, 10000).why == BARRIER_IN_THE_WAY
    assert go(ground, bird, WEST, 11000, 10000, Disc(10000, 10000, 300)).cost > 3000


def test_the_stairs_are_taken_where_they_are_cheaper() -> None:
    """Up a plain side costs 2" a level; a few inches along, the side is dotted."""
    ground = table(
        Piece(ELEVATION, ((10000, 8000), (14000, 8000), (14000, 16000), (10000, 16000), (10000, 11000)), 3, (4,))
    )
    way = go(ground, Walker(500, 8), Disc(9500, 12000, 500), 10500, 12000)
    assert any(leg.kind == CLIMB and leg.cost == 3000 for leg in way.legs)
    assert way.cost < 7000


def test_a_budget_below_the_walkers_own_counts() -> None:
    found = path(table(), MAN, WEST, (10000, 10000), (), (), 1500)
    assert isinstance(found, Obstacle) and found.why == TOO_FAR
    assert found.way is not None and found.way.x == 9500


def test_a_way_is_cut_off_at_an_edge_where_rounding_left_a_step_of_nothing() -> None:
    """A climb at a corner, then a step of no length, then a jump that is too far: once, that divided by nothing."""
    enemies = [(10075, 2075, 1575), (10117, 6119, 787), (9117, 10119, 551), (13117, 8119, 492), (13117, 9119, 492)]
    enemies += [(6617, 8119, 492), (8313, 5069, 630), (8617, 16119, 630), (9617, 12619, 886), (10617, 13619, 492)]
    enemies += [(8130, 13965, 630), (7196, 10806, 551), (10473, 14747, 551), (11740, 13720, 551)]
    begin = Disc(13117, 12619, 551)
    far = refused(ground("gorge"), Walker(551, 4), begin, 7985, 10119, *(Disc(x, y, r) for x, y, r in enemies))
    assert far.why == TOO_FAR
    assert far.way is not None
    assert far.way.level == 3
    assert [leg.kind for leg in far.way.legs if (leg.ax, leg.ay) != (leg.bx, leg.by)] == [WALK] * 3
    assert far.way.legs[-1].kind == CLIMB
