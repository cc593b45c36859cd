"""Numbers, discs, and what lies where on a map."""

from __future__ import annotations

from random import Random

import pytest
import shapely

from fracas.core.plane.convex import convex_parts, is_convex
from fracas.core.plane.disc import Disc, gap, overlap, within
from fracas.core.plane.numbers import floor_span, from_mm, rounded, span
from fracas.core.plane.shapes import Point
from fracas.core.plane.terrain import BARRIER, COVER, ELEVATION, WATER, Ground, Piece

from .kit import RADII, cases, polygon, polygons, walls
from .maps import MAPS, ground

SQUARE = ((4000, 4000), (7000, 4000), (7000, 7000), (4000, 7000))
# A hook: its inner corner points inwards.
HOOK = ((4000, 4000), (8000, 4000), (8000, 5000), (5000, 5000), (5000, 8000), (4000, 8000))


def test_lengths_round_as_they_say() -> None:
    assert span(3000, 4000) == floor_span(3000, -4000) == 5000
    assert span(1, 1) == 2
    assert floor_span(1, 1) == 1
    assert [rounded(n, 4) for n in (5, 6, 7, -5, -6, -7)] == [1, 2, 2, -1, -2, -2]
    assert [from_mm(mm) for mm in (25, 32, 45, 55, 70)] == [492, 630, 886, 1083, 1378]


def test_within_is_exact_and_gap_says_the_same() -> None:
    random = Random(1)
    for _ in range(cases(300)):
        a = Disc(random.randint(0, 20000), random.randint(0, 20000), random.choice(RADII))
        b = Disc(random.randint(0, 20000), random.randint(0, 20000), random.choice(RADII))
        far = gap(a, b)
        assert within(a, b, far)
        assert far == 0 or not within(a, b, far - 1)
    assert within(Disc(0, 0, 500), Disc(2000, 0, 500), 1000)
    assert not within(Disc(0, 0, 500), Disc(2001, 0, 500), 1000)
    assert not overlap(Disc(0, 0, 500), Disc(1000, 0, 500))
    assert overlap(Disc(0, 0, 500), Disc(999, 0, 500))


def test_every_map_is_cut_into_convex_parts_that_make_it_up() -> None:
    random = Random(2)
    tables = [ground(name) for name in MAPS] + [walls(random) for _ in range(cases(10, 100))]
    for table in tables:
        for piece in table.pieces:
            parts = convex_parts([Point(x, y) for x, y in piece.corners])
            assert all(is_convex(part) for part in parts)
            shapes = [shapely.Polygon([(c.x, c.y) for c in part]) for part in parts]
            assert sum(shape.area for shape in shapes) == polygon(piece).area
            assert shapely.union_all(shapes).equals(polygon(piece))


@pytest.mark.parametrize("name", MAPS)
def test_levels_and_terrain_are_those_of_shapely(name: str) -> None:
    table = ground(name)
    random = Random(name)
    covers, waters, barriers = (shapely.union_all(polygons(table, kind)) for kind in (COVER, WATER, BARRIER))
    hills = [(polygon(piece), piece.level) for piece in table.pieces if piece.kind == ELEVATION]
    edges = shapely.union_all([shapely.LineString([(s.ax, s.ay), (s.bx, s.by)]) for s in table.steps])
    for _ in range(cases(150, 8)):
        # Half of the places on round numbers, where the edges are.
        grid = random.choice((1, 250))
        x, y = (random.randint(0, side // grid) * grid for side in (table.width, table.height))
        r = random.choice(RADII)
        centre = shapely.Point(x, y)
        assert table.level_at(x, y) == max([level for hill, level in hills if hill.covers(centre)], default=0)
        for kind, area in ((COVER, covers), (WATER, waters), (BARRIER, barriers)):
            if area.is_empty:
                assert not table.touches(kind, x, y, r)
            elif abs(area.distance(centre) - r) > 1e-6:
                assert table.touches(kind, x, y, r) == (area.distance(centre) < r)
        if not edges.is_empty and abs(edges.distance(centre) - r) > 1e-6:
            assert table.across_an_edge(x, y, r) == (edges.distance(centre) < r)


@pytest.mark.parametrize("name", MAPS)
def test_a_line_through_cover_is_one_that_shares_a_length_with_its_inside(name: str) -> None:
    table = ground(name)
    random = Random(name)
    cover = shapely.union_all([each.buffer(-1, join_style="mitre") for each in polygons(table, COVER)])
    around = shapely.union_all([each.buffer(1, join_style="mitre") for each in polygons(table, COVER)])
    for _ in range(cases(150, 8)):
        ax, bx = (random.randint(0, table.width) for _ in "ab")
        ay, by = (random.randint(0, table.height) for _ in "ab")
        said = table.crosses_cover(ax, ay, bx, by)
        assert said == table.crosses_cover(bx, by, ax, ay)
        line = shapely.LineString([(ax, ay), (bx, by)])
        if cover.intersects(line):
            assert said
        elif not around.intersects(line):
            assert not said


def test_along_the_edge_of_cover_is_not_through_it_but_along_a_cut_is() -> None:
    table = Ground(20000, 20000, [Piece(COVER, HOOK)])
    assert not table.crosses_cover(2000, 4000, 9000, 4000)
    assert not table.crosses_cover(4000, 4000, 3000, 3000)
    assert table.crosses_cover(2000, 4500, 9000, 4500)
    (cut, *_) = table.cover_cuts
    assert table.crosses_cover(cut[0].x, cut[0].y, cut[1].x, cut[1].y)


def test_steps_of_a_terrace_whose_edges_coincide() -> None:
    """On The King's Stair, x = 6.5" is one edge from level 1 up to 4 between y = 9" and 11", and up to 2 beside it."""
    table = ground("stair")
    there = {(min(s.ay, s.by), max(s.ay, s.by)): (s.low, s.high, s.dotted) for s in table.steps if s.ax == s.bx == 6500}
    assert there == {
        (7500, 9000): (1, 2, False),
        (9000, 11000): (1, 4, False),
        (11000, 12500): (1, 2, False),
    }


@pytest.mark.parametrize("name", MAPS)
def test_steps_have_the_higher_ground_on_their_left(name: str) -> None:
    table = ground(name)
    for s in table.steps:
        length = span(s.bx - s.ax, s.by - s.ay)
        mx, my = (s.ax + s.bx) // 2, (s.ay + s.by) // 2
        nx, ny = rounded(-(s.by - s.ay) * 10, length), rounded((s.bx - s.ax) * 10, length)
        assert table.level_at(mx + nx, my + ny) == s.high
        if table.on_table(mx - nx, my - ny, 0):
            assert table.level_at(mx - nx, my - ny) == s.low


def test_touching_pieces_of_one_level_have_no_edge_between_them() -> None:
    pieces = [
        Piece(ELEVATION, SQUARE, 2, (1,)),
        Piece(ELEVATION, ((7000, 4500), (9000, 4500), (9000, 6500), (7000, 6500)), 2),
    ]
    table = Ground(20000, 20000, pieces)
    on_the_seam = sorted((min(s.ay, s.by), max(s.ay, s.by), s.dotted) for s in table.steps if s.ax == s.bx == 7000)
    assert on_the_seam == [(4000, 4500, True), (6500, 7000, True)]


def test_what_no_map_may_be() -> None:
    with pytest.raises(ValueError, match="too large"):
        Ground(55001, 20000, [])
    with pytest.raises(ValueError, match="counter-clockwise"):
        Ground(20000, 20000, [Piece(BARRIER, tuple(reversed(SQUARE)))])
    with pytest.raises(ValueError, match="on the table"):
        Ground(6000, 20000, [Piece(BARRIER, SQUARE)])
    with pytest.raises(ValueError, match="kind"):
        Ground(20000, 20000, [Piece(9, SQUARE)])
