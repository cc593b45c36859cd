"""Entering and leaving melee ranges along a way (skirmish.passing, skirmish.breakaway)."""

from __future__ import annotations

from random import Random

from fracas.core.plane.disc import Disc, within
from fracas.core.plane.melee import inside, passings
from fracas.core.plane.paths import Walker, Way, follow
from fracas.core.plane.terrain import ELEVATION, Ground, Piece

from .kit import RADII, apart, cases

OPEN = Ground(20000, 20000, [])
TOWER = Ground(20000, 20000, [Piece(ELEVATION, ((10000, 0), (20000, 0), (20000, 20000), (10000, 20000)), 3)])


def walk(ground: Ground, start: Disc, *points: tuple[int, int], flies: bool = False) -> Way:
    way = follow(ground, Walker(start.r, 90, flies=flies), start, points, (), ())
    assert isinstance(way, Way), way
    return way


def told(way: Way, start: Disc, *ranges: tuple[Disc, int, int]) -> list[tuple[int, bool, int]]:
    return [(each.index, each.entering, each.x) for each in passings(way, start, ranges)]


def test_passing_by_enters_and_leaves() -> None:
    """At 1.5" from centre to centre with a range of 1" and bases of 0.5": in for 1.323" before and after."""
    start = Disc(5000, 5000, 500)
    way = walk(OPEN, start, (15000, 5000))
    found = passings(way, start, [(Disc(10000, 6500, 500), 1000, 1)])
    assert [(each.entering, each.leg, each.at, each.x) for each in found] == [
        (True, 0, 3677, 8677),
        (False, 0, 6323, 11323),
    ]
    assert [each.spent for each in found] == [3677, 6323]
    assert not passings(way, start, [(Disc(10000, 7001, 500), 1000, 1)])
    assert len(passings(way, start, [(Disc(10000, 7000, 500), 1000, 1)])) == 2  # 1" is within 1"


def test_what_it_is_in_from_the_start_is_only_left_and_what_it_ends_in_only_entered() -> None:
    start = Disc(5000, 5000, 500)
    way = walk(OPEN, start, (8000, 5000))
    assert told(way, start, (Disc(4000, 5000, 500), 1000, 1), (Disc(9000, 5000, 500), 1000, 1)) == [
        (0, False, 6001),
        (1, True, 7000),
    ]
    nearer = walk(OPEN, start, (5500, 5000))
    assert told(nearer, start, (Disc(6500, 5000, 500), 1000, 1)) == []


def test_in_order_along_the_way_leaving_first() -> None:
    start = Disc(2000, 5000, 500)
    way = walk(OPEN, start, (10000, 5000), (10000, 9000))
    ranges = [(Disc(x, 3500, 500), 1000, 1) for x in (8000, 5000)] + [(Disc(10000, 8500, 300), 1000, 1)]
    order = [(each.index, each.entering, each.leg) for each in passings(way, start, ranges)]
    assert order == [(1, True, 0), (1, False, 0), (0, True, 0), (0, False, 0), (2, True, 1)]


def test_levels_part_who_is_near_in_the_plan() -> None:
    """Climbing three levels past somebody on top of them: in range from two levels up with reach, one level short."""
    start = Disc(9000, 5000, 500)
    way = walk(TOWER, start, (10500, 5000))
    above = Disc(11500, 5000, 500, 3)
    (plain,) = passings(way, start, [(above, 1000, 1)])
    assert (plain.entering, plain.level, plain.x) == (True, 2, 10000)
    (reaching,) = passings(way, start, [(above, 2000, 2)])
    assert (reaching.entering, reaching.level) == (True, 1)
    below = Disc(8000, 6000, 500, 0)
    (left,) = passings(way, start, [(below, 2000, 1)])
    assert (left.entering, left.level) == (False, 2)


def test_flight_passes_every_level_between_its_ends() -> None:
    start = Disc(8000, 5000, 500)
    way = walk(TOWER, start, (12000, 5000), flies=True)
    assert told(way, start, (Disc(9500, 5900, 300, 0), 500, 1)) == [(0, True, 8561), (0, False, 10439)]
    assert told(way, start, (Disc(12000, 6000, 300, 0), 500, 1))[-1][1] is False


def test_it_agrees_with_looking_at_every_place_on_the_way() -> None:
    random = Random(5)
    for _ in range(cases(60, 10)):
        start = Disc(random.randint(2000, 18000), random.randint(2000, 18000), random.choice(RADII))
        points = [(random.randint(2000, 18000), random.randint(2000, 18000)) for _ in range(3)]
        way = walk(OPEN, start, *points)
        base = Disc(random.randint(2000, 18000), random.randint(2000, 18000), random.choice(RADII))
        found = passings(way, start, [(base, 1000, 1)])
        locked = inside(start, base, 1000, 1)
        assert locked == within(start, base, 1000)
        for each in found:
            assert each.entering != locked
            locked = each.entering
            # a thousandth off at most, plus the rounding of the place
            edge = Disc(each.x, each.y, start.r)
            assert within(edge, base, 1004) and not within(edge, base, 995)
        assert locked == within(Disc(way.x, way.y, start.r), base, 1000)
        crossings = 0
        was = within(start, base, 1000)
        for leg in way.legs:
            for k in range(1, 201):
                x = leg.ax + (leg.bx - leg.ax) * k // 200
                y = leg.ay + (leg.by - leg.ay) * k // 200
                now = within(Disc(x, y, start.r), base, 1000)
                crossings += now != was
                was = now
        assert crossings <= len(found) and apart(len(found), crossings) in (0, 2)
