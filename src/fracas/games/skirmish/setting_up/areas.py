"""Where something may be set up: polygons of the map, claims, and what lies in the way (skirmish.scenario.order).

Every answer is exact: a base that touches an edge from inside lies inside.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import WrongPlace
from fracas.games.skirmish.bodies import ground_of
from fracas.games.skirmish.content import map_named, scenario_named
from fracas.games.skirmish.maps import BARRIER, INCH, STONE_RADIUS, WATER, Layout, Point
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.state import State

CLOSE: Final = 250
"""So near to a stone a base may be set up that finds no room within 3" of it (skirmish.scenario.battlefall)."""

Box = tuple[int, int, int, int]
"""West, south, east, north."""


def layout_of(state: State) -> Layout:
    """How the map is used by these sides in this scenario."""
    layout = map_named(state.map).layout(state.scenario, state.sides)
    assert layout is not None, "set-up has refused such a table"
    return layout


def inside(corners: tuple[Point, ...], x: int, y: int, r: int) -> bool:
    """Does the whole disc lie in this convex polygon, whose corners run counter-clockwise?"""
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        cross = dx * (y - ay) - dy * (x - ax)
        if cross < 0 or cross * cross < r * r * (dx * dx + dy * dy):
            return False
        ax, ay = bx, by
    return True


def outside(corners: tuple[Point, ...], x: int, y: int, r: int) -> bool:
    """Does no part of the disc lie in this convex polygon? To touch it is to lie outside."""
    within = True
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        cross = dx * (y - ay) - dy * (x - ax)
        if cross <= 0:
            within = False
        length = dx * dx + dy * dy
        along = dx * (x - ax) + dy * (y - ay)
        if along <= 0:
            near = (x - ax) * (x - ax) + (y - ay) * (y - ay) < r * r
        elif along >= length:
            near = (x - bx) * (x - bx) + (y - by) * (y - by) < r * r
        else:
            near = cross * cross < r * r * length
        if near:
            return False
        ax, ay = bx, by
    return not within


def far_from(x: int, y: int, other: Point, least: int) -> bool:
    """Are two points at least so far apart?"""
    dx, dy = x - other[0], y - other[1]
    return dx * dx + dy * dy >= least * least


def in_claim(state: State, side: int, x: int, y: int, r: int) -> bool:
    """Does the whole disc lie in the claim of a side: its half of the table, less the circle round the centre stone
    (skirmish.scenario.battlefall)?"""
    half = map_named(state.map).size // 2
    if state.homes[side] == 0:
        if y + r > half:
            return False
    elif y - r < half:
        return False
    clear = STONE_RADIUS + scenario_named(state.scenario).centre_clear
    return all(far_from(x, y, centre, clear + r) for centre in layout_of(state).centre)


def in_set_up(state: State, side: int, x: int, y: int, r: int) -> bool:
    """Does the whole base lie in the set-up of a side? In Battle fall that is the part of its claim near one of its
    stones."""
    scenario = scenario_named(state.scenario)
    if not scenario.setup_within:
        return inside(layout_of(state).setups[state.homes[side]], x, y, r)
    if not in_claim(state, side, x, y, r):
        return False
    far = STONE_RADIUS + scenario.setup_within - r
    if far < STONE_RADIUS + r:
        # A base of 80 mm is wider than the ring round a stone: it may lie close by the stone instead.
        far = STONE_RADIUS + r + CLOSE
    for stone in state.stones:
        if stone.side == side:
            dx, dy = x - stone.x, y - stone.y
            if dx * dx + dy * dy <= far * far:
                return True
    return False


def boxes(state: State, side: int) -> list[Box]:
    """Boxes that hold the set-up of a side, for those who look for a place there."""
    scenario = scenario_named(state.scenario)
    if not scenario.setup_within:
        corners = layout_of(state).setups[state.homes[side]]
        xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
        return [(min(xs), min(ys), max(xs), max(ys))]
    far = STONE_RADIUS + scenario.setup_within + INCH
    size = map_named(state.map).size
    south, north = (0, size // 2) if state.homes[side] == 0 else (size // 2, size)
    return [
        (max(s.x - far, 0), max(s.y - far, south), min(s.x + far, size), min(s.y + far, north))
        for s in state.stones
        if s.side == side
    ]


def cannot_stand(state: State, crowd: Crowd, x: int, y: int, r: int, rule: str) -> WrongPlace | None:
    """Why a new base cannot be put down here: the table's edge, a barrier, water, a stone or another base."""
    ground = ground_of(state)
    if not ground.on_table(x, y, r):
        return WrongPlace("skirmish.move", "The base does not lie wholly on the table.", (x, y))
    if ground.touches(BARRIER, x, y, r):
        return WrongPlace("skirmish.terrain.barrier", "Nobody stands on a barrier.", (x, y))
    if ground.touches(WATER, x, y, r):
        return WrongPlace(rule, "Nobody is placed in water.", (x, y))
    level = ground.level_at(x, y)
    stone = crowd.stone_at(x, y, r, level)
    if stone is not None:
        return WrongPlace("skirmish.rune.size", "No base stands on a rune-stone.", (stone[0], stone[1]))
    base = crowd.base_at(x, y, r, level)
    if base is not None:
        return WrongPlace("skirmish.move", "Another base is in the way.", (base[0], base[1]))
    return None
