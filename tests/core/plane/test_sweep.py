"""A base that is pushed, against shapely (skirmish.push)."""

from __future__ import annotations

from random import Random

import pytest
import shapely

from fracas.core.plane.disc import Disc
from fracas.core.plane.sweep import (
    BARRIER_HIT,
    BASE_HIT,
    HIGHER_GROUND,
    NO_ROOM,
    NOTHING,
    TABLE_EDGE,
    sweep,
)
from fracas.core.plane.terrain import BARRIER, ELEVATION, Ground, Piece

from .kit import apart, battle, cases, polygons, walls
from .maps import MAPS, ground

SQUARE = ((4000, 4000), (7000, 4000), (7000, 7000), (4000, 7000))


def tables() -> list[Ground]:
    return [ground(name) for name in MAPS] + [walls(Random(seed)) for seed in range(8)]


@pytest.mark.parametrize("number", range(16))
def test_it_stops_at_the_first_thing_that_it_meets(number: int) -> None:
    """Never in anything; and a hundredth of an inch farther it would overlap something."""
    table = tables()[number]
    random = Random(number)
    barriers = shapely.union_all(polygons(table, BARRIER))
    for _ in range(cases(40, 16)):
        disc, *rest = battle(random, table, 12)
        x, y = disc.x + random.randint(-4000, 4000), disc.y + random.randint(-4000, 4000)
        stop = sweep(table, disc, x, y, rest)
        line = shapely.LineString([(disc.x, disc.y), (stop.x, stop.y)])
        level = [each for each in rest if apart(each.level, disc.level) <= 1]
        higher = [shapely.LineString([(s.ax, s.ay), (s.bx, s.by)]) for s in table.steps if s.high > disc.level]
        assert table.on_table(stop.x, stop.y, disc.r)
        assert barriers.is_empty or line.distance(barriers) >= float(disc.r) - 1e-6
        for each in level:
            assert line.distance(shapely.Point(each.x, each.y)) >= float(disc.r + each.r) - 1e-6
        assert table.level_at(stop.x, stop.y) <= disc.level
        if stop.hit == NO_ROOM:
            continue
        if stop.hit == NOTHING:
            assert (stop.x, stop.y) == (x, y)
            continue
        assert stop.length < line.length + 2
        more = (stop.length + 10) / max(1, ((x - disc.x) ** 2 + (y - disc.y) ** 2) ** 0.5)
        nx, ny = disc.x + (x - disc.x) * more, disc.y + (y - disc.y) * more
        on = shapely.LineString([(disc.x, disc.y), (nx, ny)])
        near = 0.2
        if stop.hit == TABLE_EDGE:
            assert not (disc.r <= nx <= table.width - disc.r and disc.r <= ny <= table.height - disc.r)
        elif stop.hit == BARRIER_HIT:
            assert on.distance(shapely.Polygon(table.pieces[stop.index].corners)) < float(disc.r) + near
        elif stop.hit == BASE_HIT:
            hit = rest[stop.index]
            assert on.distance(shapely.Point(hit.x, hit.y)) < float(disc.r + hit.r) + near
        else:
            assert stop.hit == HIGHER_GROUND
            assert any(on.distance(edge) < near for edge in higher)


def test_it_goes_the_whole_way_if_nothing_stops_it() -> None:
    table = Ground(20000, 20000, [])
    stop = sweep(table, Disc(5000, 5000, 500), 8000, 5000, [])
    assert (stop.length, stop.x, stop.y, stop.hit) == (3000, 8000, 5000, NOTHING)


def test_it_stops_exactly_at_a_base_and_at_the_table_edge() -> None:
    table = Ground(20000, 20000, [])
    stop = sweep(table, Disc(5000, 5000, 500), 8000, 5000, [Disc(7500, 5000, 600)])
    assert (stop.length, stop.x, stop.hit, stop.index) == (1400, 6400, BASE_HIT, 0)
    stop = sweep(table, Disc(1000, 5000, 500), -2000, 5000, [])
    assert (stop.length, stop.x, stop.hit) == (500, 500, TABLE_EDGE)
    far_below = [Disc(7500, 5000, 600, 2)]
    assert sweep(table, Disc(5000, 5000, 500), 8000, 5000, far_below).hit == NOTHING


def test_it_stops_at_a_barrier() -> None:
    table = Ground(20000, 20000, [Piece(BARRIER, SQUARE)])
    stop = sweep(table, Disc(2000, 5000, 500), 8000, 5000, [])
    assert (stop.length, stop.x, stop.hit, stop.index) == (1500, 3500, BARRIER_HIT, 0)


def test_it_stops_with_its_centre_before_the_side_of_a_higher_piece() -> None:
    table = Ground(20000, 20000, [Piece(ELEVATION, SQUARE, 1)])
    stop = sweep(table, Disc(2000, 5000, 500), 8000, 5000, [])
    assert (stop.x, stop.hit) == (3999, HIGHER_GROUND)
    assert table.level_at(stop.x, stop.y) == 0


def test_it_leaves_an_edge_downwards_and_flies_over_the_gap_at_its_level() -> None:
    """It falls only at the end: the next tower of the same height does not stop it, a higher one does."""
    beyond = ((8000, 4000), (9000, 4000), (9000, 7000), (8000, 7000))
    table = Ground(20000, 20000, [Piece(ELEVATION, SQUARE, 3), Piece(ELEVATION, beyond, 3)])
    disc = Disc(6500, 5000, 500, 3)
    assert sweep(table, disc, 7500, 5000, []).length == 1000
    assert sweep(table, disc, 8500, 5000, []).length == 2000
    higher = Ground(20000, 20000, [Piece(ELEVATION, SQUARE, 3), Piece(ELEVATION, beyond, 4)])
    assert sweep(higher, disc, 8500, 5000, []).x == 7999


def test_it_ends_neither_on_a_stone_nor_on_a_base_below() -> None:
    table = Ground(20000, 20000, [Piece(ELEVATION, SQUARE, 3)])
    stone = Disc(8500, 5000, 750, 0)
    disc = Disc(6500, 5000, 500, 3)
    stop = sweep(table, disc, 8500, 5000, [], [stone])
    assert (stop.x, stop.hit, stop.index) == (7250, NO_ROOM, 0)
    assert sweep(table, disc, 9750, 5000, [], [stone]).length == 3250
    stop = sweep(table, disc, 8500, 5000, [Disc(8500, 5000, 750, 0)])
    assert (stop.x, stop.hit, stop.index) == (7250, NO_ROOM, 0)
