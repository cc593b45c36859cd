"""Lines of sight, against rays (skirmish.los, skirmish.blindspot)."""

from __future__ import annotations

import math
from random import Random

import numpy
import pytest
import shapely

from fracas.core.plane.disc import Disc
from fracas.core.plane.shapes import Outline, Point
from fracas.core.plane.sight import BLIND_SPOT, _covered, blocked_by, sees, visible_fraction
from fracas.core.plane.spots import blind
from fracas.core.plane.terrain import BARRIER, ELEVATION, Ground, Piece

from .kit import cases, polygon, somewhere, spread
from .maps import MAPS, ground

BOX = ((4000, 4000), (7000, 4000), (7000, 7000), (4000, 7000))


def tower(level: int) -> Ground:
    return Ground(20000, 20000, [Piece(ELEVATION, BOX, level)])


def shown(table: Ground, seen: Disc, viewer: Disc) -> float:
    """The part of a base to which rays from the other come, by brute force."""
    high = max(seen.level, viewer.level)
    blockers = [
        polygon(each).buffer(-1, join_style="mitre")
        for each in table.pieces
        if each.kind == BARRIER or (each.kind == ELEVATION and each.level > high)
    ]
    if not blockers:
        return 1
    barred = shapely.union_all(blockers)
    shapely.prepare(barred)
    targets, _ = spread(seen, 300, 0)
    _, eyes = spread(viewer, 40, 60)
    eyes = eyes[~shapely.intersects_xy(barred, eyes[:, 0], eyes[:, 1])]
    hidden = shapely.intersects_xy(barred, targets[:, 0], targets[:, 1])
    left = targets[~hidden]
    count = 0
    for eye in numpy.random.default_rng(1).permutation(eyes):
        rays = shapely.linestrings(numpy.stack((left, numpy.broadcast_to(eye, left.shape)), axis=1))
        reached = ~shapely.intersects(barred, rays)
        count += int(reached.sum())
        left = left[~reached]
        if not len(left):
            break
    return count / len(targets)


def pairs(random: Random, table: Ground, count: int) -> list[tuple[Disc, Disc]]:
    found: list[tuple[Disc, Disc]] = []
    while len(found) < count:
        a = somewhere(random, table)
        b = somewhere(random, table, [a])
        if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > (a.r + b.r) ** 2:
            found.append((a, b))
    return found


@pytest.mark.parametrize("name", MAPS)
def test_the_fraction_is_that_of_rays(name: str) -> None:
    """Within 2 % and what the rays themselves are off by; and who sees half is seen."""
    table = ground(name)
    for a, b in pairs(Random(name), table, cases(6, 80)):
        rays = max(shown(table, a, b), shown(table, b, a))
        said = visible_fraction(table, a, b) / 1000
        assert abs(rays - said) < 0.04, (a, b, rays, said)
        if abs(rays - 0.5) > 0.04 and not blind(table, a, b):
            assert sees(table, a, b) == (rays > 0.5), (a, b, rays)


def turned(table: Ground, disc: Disc) -> Disc:
    return Disc(table.width - disc.x, table.height - disc.y, disc.r, disc.level)


@pytest.mark.parametrize("name", MAPS)
def test_sight_is_the_same_both_ways_and_fair_to_both_sides(name: str) -> None:
    """Every map is the same after half a turn; so is what is seen on it."""
    table = ground(name)
    for a, b in pairs(Random(name), table, cases(60, 8)):
        assert sees(table, a, b) == sees(table, b, a)
        assert visible_fraction(table, a, b) == visible_fraction(table, b, a)
        assert sees(table, turned(table, a), turned(table, b)) == sees(table, a, b), (a, b)


def test_a_wall_hides_and_bases_do_not() -> None:
    table = Ground(20000, 20000, [Piece(BARRIER, BOX)])
    west, east = Disc(2000, 5500, 500), Disc(9000, 5500, 500)
    assert not sees(table, west, east)
    assert visible_fraction(table, west, east) == 0
    assert blocked_by(table, west, east) == 0
    assert sees(table, Disc(2000, 8000, 500), Disc(9000, 8000, 500))
    assert blocked_by(table, Disc(2000, 8000, 500), Disc(9000, 8000, 500)) is None


def test_half_of_a_base_is_enough() -> None:
    """Along the upper side of a wall: more than half of the base above its line is seen, less is not."""
    table = Ground(20000, 20000, [Piece(BARRIER, ((5000, 0), (15000, 0), (15000, 5000), (5000, 5000)))])
    for up, seen in ((100, True), (-100, False)):
        a, b = Disc(4000, 5000 + up, 400), Disc(16000, 5000 + up, 400)
        assert sees(table, a, b) is seen, visible_fraction(table, a, b)


def test_an_elevation_higher_than_both_blocks() -> None:
    below, beyond = Disc(2000, 5500, 500, 0), Disc(9000, 5500, 500, 0)
    assert not sees(tower(2), below, beyond)
    assert not sees(tower(2), below, Disc(9000, 5500, 500, 1))
    high = Disc(9000, 5500, 500, 2)
    assert visible_fraction(tower(2), below, high) == 1000
    assert blocked_by(tower(2), below, high) == BLIND_SPOT  # behind the tower's far edge


@pytest.mark.parametrize(("setback", "spot"), [(1000, 3000), (500, 1500), (0, 0)])
def test_the_blind_spot_of_the_book(setback: int, spot: int) -> None:
    """On level 3, 1" from the edge: the spot reaches 3" from it; on the edge itself 0; in both directions."""
    table = Ground(20000, 20000, [Piece(ELEVATION, ((0, 0), (5000, 0), (5000, 20000), (0, 20000)), 3)])
    high = Disc(5000 - setback - 500, 10000, 500, 3)
    for away, hidden in ((spot - 10, True), (spot + 10, False)):
        if away < 0:
            continue
        low = Disc(5000 + away, 10000, 400, 0)
        assert blind(table, high, low) is hidden
        assert blind(table, low, high) is hidden
        assert sees(table, high, low) is not hidden
        assert blocked_by(table, low, high) == (BLIND_SPOT if hidden else None)


def test_each_edge_of_a_terrace_counts_by_itself() -> None:
    """From level 4 over 2 to the table: each edge with the level just below it."""
    hill = [
        Piece(ELEVATION, ((0, 0), (8000, 0), (8000, 20000), (0, 20000)), 2),
        Piece(ELEVATION, ((0, 0), (5000, 0), (5000, 20000), (0, 20000)), 4),
    ]
    table = Ground(20000, 20000, hill)
    high = Disc(3500, 10000, 500, 4)
    assert blind(table, high, Disc(6900, 10000, 400, 2))  # 1" to the edge, 2 levels: 2"
    assert not blind(table, high, Disc(7100, 10000, 400, 2))
    assert blind(table, high, Disc(19000, 10000, 400, 0))  # 4" to the second edge, 4 levels: 16"
    near = Disc(4900, 10000, 500, 4)
    assert not blind(table, near, Disc(5100, 10000, 400, 2))
    assert blind(table, near, Disc(17000, 10000, 400, 0))  # 2.6" and 4 levels: 10.4"
    assert not blind(table, near, Disc(18500, 10000, 400, 0))


def test_a_base_that_sticks_into_higher_ground_is_seen_from_the_open() -> None:
    """Level goes by the centre, so a base may stick into a tower that blocks; what sticks out is seen."""
    foot = Disc(3700, 5500, 600, 0)
    assert sees(tower(3), foot, Disc(1500, 5500, 400, 0))
    assert not sees(tower(3), foot, Disc(8500, 5500, 400, 0))


def test_nothing_stands_between_bases_that_overlap_in_the_plan() -> None:
    assert sees(tower(3), Disc(3900, 5500, 600, 0), Disc(4100, 5500, 600, 3))


def test_who_hangs_on_a_wall_is_seen_from_before_it_and_from_its_top_but_not_from_behind() -> None:
    """Half of the base sticks into the wall; the other half is enough."""
    hanging = Disc(4000, 5500, 500, 2)
    assert sees(tower(3), hanging, Disc(1500, 5500, 400, 0))
    assert sees(tower(3), hanging, Disc(5500, 5500, 400, 3))
    assert not sees(tower(3), hanging, Disc(9000, 5500, 400, 0))


def outline(*corners: tuple[int, int]) -> Outline:
    """A convex part that hides, counterclockwise or not."""
    return Outline([Point(x, y) for x, y in corners], 0)


def rays_come_through(disc: Disc, parts: list[tuple[tuple[int, int], ...]]) -> bool:
    """Does a ray from (0, 0) come to the disc past all parts? By brute force."""
    away = math.atan2(disc.y, disc.x)
    half = math.asin(float(disc.r) / math.hypot(disc.x, disc.y))
    barred = shapely.union_all([shapely.Polygon(part).buffer(-0.5, join_style="mitre") for part in parts])
    for step in range(1, 400):
        angle = away - half + 2 * half * step / 400
        ray = shapely.LineString([(0, 0), (1e6 * math.cos(angle), 1e6 * math.sin(angle))])
        if not ray.intersects(barred):
            return True
    return False


def test_a_part_that_fills_nearly_half_of_what_a_point_sees_hides_all_behind_it() -> None:
    """Its far end is more than half a turn from the middle of the disc: once, that counted as not passed."""
    disc = Disc(10000, 0, 1000)
    near = ((1000, -200), (1000, 88), (1100, 0))
    beside = ((998, 70), (-998, -61), (0, 1000))
    assert not rays_come_through(disc, [near, beside])
    assert _covered(0, 0, disc, [outline(*near), outline(*beside)])
    assert not _covered(0, 0, disc, [outline(*near)])


def test_a_part_that_ends_before_what_is_hidden_does_not_begin_the_sweep_anew() -> None:
    """One part reaches so far round the point that another, which ends long before, lies to its left: once, the sweep
    went round for ever."""
    disc = Disc(-522, 1664, 1181)
    left = ((-930, 506), (-21, -139), (-21, 165))
    middle = ((925, 764), (-699, 419), (-21, 165), (1077, 165))
    right = ((696, 1665), (685, 1665), (1003, 165), (1077, 165))
    assert not rays_come_through(disc, [left, middle, right])
    assert _covered(0, 0, disc, [outline(*part) for part in (left, middle, right)])
    assert not _covered(0, 0, disc, [outline(*left), outline(*right)])


@pytest.mark.parametrize("disc", [Disc(9000, 3000, 500), Disc(-522, 1664, 1181)])
def test_parts_all_around_a_point_hide_what_rays_say(disc: Disc) -> None:
    """Parts that all but touch the point, on every side of it: the sweep ends, and agrees with the rays."""
    random = Random(11)
    found = [0, 0]
    for _ in range(150):
        parts: list[tuple[tuple[int, int], ...]] = []
        for _ in range(random.randrange(1, 5)):
            turn = random.uniform(0, 2 * math.pi)
            near = random.choice([3, 30, 300])
            # A strip across, so far from the point; its ends are far away.
            u, v = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
            long, back = random.randrange(200, 6000), random.randrange(200, 6000)
            at = [(near, -back), (near, long), (near + 400, long), (near + 400, -back)]
            parts.append(tuple((round(u[0] * f + v[0] * s), round(u[1] * f + v[1] * s)) for f, s in at))
        if any(shapely.Polygon(part).intersects(shapely.Point(0, 0)) for part in parts):
            continue
        thicker = [tuple(map(tuple, shapely.Polygon(p).buffer(3, join_style="mitre").exterior.coords)) for p in parts]
        through = rays_come_through(disc, parts)
        if through != rays_come_through(disc, thicker):
            continue  # by a hair
        found[through] += 1
        assert _covered(0, 0, disc, [outline(*part) for part in parts]) is not through, parts
    assert min(found) > 20
