"""Blind spots below edges, against plain sampling (skirmish.blindspot)."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import numpy
import pytest

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import from_mm
from fracas.core.plane.sight import BLIND_SPOT, blocked_by, sees
from fracas.core.plane.spots import AREAS, HALF, blind
from fracas.core.plane.terrain import BARRIER, ELEVATION, Ground, Piece

from .kit import RADII, cases, spread
from .maps import MAPS, ground

SHELF = Ground(20000, 20000, [Piece(ELEVATION, ((0, 0), (5000, 0), (5000, 20000), (0, 20000)), 3)])
"""High ground in the west; its edge runs along x = 5"."""
HILLS = [name for name in MAPS if any(piece.kind == ELEVATION for piece in ground(name).pieces)]
CLOSE = 0.01
"""So near to half, the points and the roundings may differ."""


def both_ways(table: Ground, one: Disc, other: Disc) -> bool:
    """Is one of the two in a blind spot? The same is said in both directions, and by everything that asks."""
    found = blind(table, one, other)
    assert blind(table, other, one) is found
    assert (blocked_by(table, one, other) == BLIND_SPOT) is found
    assert (blocked_by(table, other, one) == BLIND_SPOT) is found
    return found


# -- what was refused once


def test_a_climber_on_the_edge_is_seen_from_above() -> None:
    """On map Keeps: exactly half of its base is in the spot, which is not more than half."""
    keeps = ground("keeps")
    for r in RADII:
        climber, foe = Disc(6001, 7500, r, 2), Disc(4650, 7500, from_mm(25), 3)
        assert not both_ways(keeps, climber, foe)
        assert sees(keeps, climber, foe) and sees(keeps, foe, climber)


def test_a_base_that_straddles_an_edge_is_judged_by_what_lies_beyond_it() -> None:
    """On map Ford, bases in contact: 41 % of the lower one is in the spot."""
    ford = ground("ford")
    low, high = Disc(16800, 7000, from_mm(28), 0), Disc(17903, 7000, from_mm(28), 1)
    assert sampled(ford, high, low) == pytest.approx(0.41, abs=0.01)
    assert not both_ways(ford, low, high)
    assert sees(ford, low, high) and sees(ford, high, low)


# -- by hand


@pytest.mark.parametrize("out", range(3))
def test_anybody_who_hangs_on_an_edge_is_on_it_though_places_are_rounded(out: int) -> None:
    assert not both_ways(SHELF, Disc(2000, 10000, 492, 3), Disc(5000 + out, 10000, 492, 2))


def test_a_hair_more_than_half_is_more_than_half() -> None:
    assert both_ways(SHELF, Disc(2000, 10000, 492, 3), Disc(5010, 10000, 492, 0))


@pytest.mark.parametrize("levels", [1, 2, 3])
def test_a_strip_that_is_narrower_than_half_of_a_base_hides_nobody(levels: int) -> None:
    """A strip through the middle of a base holds half of it if it is 0.81 times its radius wide."""
    table = Ground(20000, 20000, [Piece(ELEVATION, ((0, 0), (5000, 0), (5000, 20000), (0, 20000)), levels)])
    r = 800
    for wide, hidden in ((0.79, False), (0.83, True)):
        deep = round(wide * r)
        back = round(deep / levels)
        high = Disc(5000 - back - 400, 10000, 400, levels)
        assert both_ways(table, high, Disc(5000 + deep // 2, 10000, r, 0)) is hidden


def test_areas_are_those_of_a_disc() -> None:
    for place, area in enumerate(AREAS):
        x = place / (len(AREAS) - 1)
        assert abs(area / HALF - 2 * (x * math.sqrt(1 - x * x) + math.asin(x)) / math.pi) < 1e-6


# -- plain sampling


def sampled(table: Ground, high: Any, low: Any) -> float:
    """The largest part of the lower base that lies in one spot, by brute force: walk down the line of centres, and
    count points of the base in the strip along each edge where the ground falls."""
    far = math.hypot(low.x - high.x, low.y - high.y)
    ux, uy = (low.x - high.x) / far, (low.y - high.y) / far
    points, _ = spread(low, 4000, 0)
    most = 0.0
    step: Any  # its numbers are the plane's own
    for step in table.steps:
        at = meets(step, high, ux, uy, far)
        if at is None:
            continue
        deep = max(0.0, at - high.r) * (high.level - step.low)
        # Outwards from the edge, to the right of it.
        edge = math.hypot(step.bx - step.ax, step.by - step.ay)
        ox, oy = (step.by - step.ay) / edge, -(step.bx - step.ax) / edge
        out = (points[:, 0] - step.ax) * ox + (points[:, 1] - step.ay) * oy
        inside = (out > 0) & (out < deep * (ux * ox + uy * oy))
        most = max(most, float(numpy.count_nonzero(inside)) / len(points))
    return most


def meets(step: Any, high: Any, ux: float, uy: float, far: float) -> float | None:
    """How far away a line goes down over a step; None if it does not."""
    ex, ey = step.bx - step.ax, step.by - step.ay
    falls = ux * ey - uy * ex
    if falls <= 0 or step.low >= high.level:
        return None
    wx, wy = step.ax - high.x, step.ay - high.y
    at, along = (wx * ey - wy * ex) / falls, (wx * uy - wy * ux) / falls
    return at if 0 <= at < far and 0 <= along <= 1 else None


def at_an_edge(random: Random, table: Ground) -> tuple[Disc, Disc] | None:
    """A base on high ground and one that stands, straddles or hangs below its edge; None if that went wrong."""
    step: Any = random.choice(table.steps)
    edge = math.hypot(step.bx - step.ax, step.by - step.ay)
    ux, uy = (step.bx - step.ax) / edge, (step.by - step.ay) / edge
    low_r, high_r = random.choice(RADII), random.choice(RADII)
    along = random.uniform(0.1, 0.9) * edge
    out = random.choice([random.uniform(1, low_r), random.uniform(0, 2 * low_r), random.uniform(0, 6000)])
    lx, ly = round(step.ax + ux * along + uy * out), round(step.ay + uy * along - ux * out)
    back, aside = random.uniform(0, 3 * high_r), random.uniform(-2000, 2000)
    hx, hy = round(step.ax + ux * (along + aside) - uy * back), round(step.ay + uy * (along + aside) + ux * back)
    for x, y, r in ((lx, ly, low_r), (hx, hy, high_r)):
        if not table.on_table(x, y, r) or table.touches(BARRIER, x, y, r):
            return None
    low, high = Disc(lx, ly, low_r, table.level_at(lx, ly)), Disc(hx, hy, high_r, table.level_at(hx, hy))
    if low.level >= high.level or (lx - hx) ** 2 + (ly - hy) ** 2 < (low_r + high_r) ** 2:
        return None
    return high, low


@pytest.mark.parametrize("name", HILLS)
def test_bases_at_edges_are_judged_as_their_points_are(name: str) -> None:
    table = ground(name)
    random = Random(name)
    wanted, judged, straddling = cases(120, 8), [0, 0], 0
    while sum(judged) < wanted:
        pair = at_an_edge(random, table)
        if pair is None:
            continue
        part = sampled(table, *pair)
        if abs(part - 0.5) < CLOSE or by_a_corner(table, *pair):
            continue
        hidden = both_ways(table, *pair)
        assert hidden is (part > 0.5), (pair, part)
        judged[hidden] += 1
        straddling += any(cuts(step, pair[1]) for step in table.steps)
    assert min(judged) > wanted // 20
    assert straddling > wanted // 4


def by_a_corner(table: Ground, high: Any, low: Any) -> bool:
    """Does the line of centres pass so near to the end of an edge that roundings decide which one it crosses?"""
    dx, dy = low.x - high.x, low.y - high.y
    far = math.hypot(dx, dy)
    ends = [(x, y) for step in table.steps for x, y in ((step.ax, step.ay), (step.bx, step.by))]
    return any(abs(dx * (y - high.y) - dy * (x - high.x)) < 3 * far for x, y in ends)


def cuts(step: Any, base: Any) -> bool:
    """Does an edge cut a base in two?"""
    ex, ey = step.bx - step.ax, step.by - step.ay
    square = ex * ex + ey * ey
    along = (base.x - step.ax) * ex + (base.y - step.ay) * ey
    return bool(0 < along < square and step.side(base.x, base.y) ** 2 < base.r**2 * square)
