"""Ways that the plane finds for a movement: to a place, to the nearest place, to all places.

What is found here is proposed and drawn; whether a path is legal is decided by `fracas.games.skirmish.moving.path`
alone.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import span
from fracas.core.plane.paths import path, reach
from fracas.core.plane.reach import Reach
from fracas.core.plane.ways import MARCH, MOVE, Hang, Obstacle, Walker, Way
from fracas.games.skirmish.bodies import disc_of, friends_of, stone_disc
from fracas.games.skirmish.moving.pace import BY_FADE, BY_MARCH, INCH, fade_of
from fracas.games.skirmish.moving.path import BEYOND
from fracas.games.skirmish.moving.region import DROPS, Movement
from fracas.games.skirmish.stats import speed

NEVER: Final = 1000 * INCH
"""What a level costs who may not climb."""
COARSE: Final = 500
WORTH_A_BEND: Final = 50
"""A path that bends is proposed if it ends so much nearer than the straight one."""
FINE: Final = 250
"""The lattices of what is looked through, and of what is drawn."""


def walker_of(region: Movement, drops: bool) -> Walker:
    """The unit as the plane knows walkers."""
    it = region.walking
    fades = region.by == BY_FADE
    return Walker(
        region.r,
        (fade_of(region.state, region.me) if fades else speed(region.state, region.me)) // INCH,
        pace=MARCH if region.by == BY_MARCH else MOVE,
        cover_counts=not fades,
        water_counts=not fades,
        water_down=region.state.water_rounds_down,
        plain=NEVER if fades else it.gait.plain,
        dotted=NEVER if fades else it.gait.dotted,
        flies=it.gait.flies,
        may_jump=not fades,
        falls=drops,
        spent=it.spent,
        run=it.run - it.spent if it.run > it.spent else 0,
        touched=it.begun,
    )


def hang_of(region: Movement) -> Hang | None:
    """Where it hangs."""
    it = region.walking
    if not it.hanging:
        return None
    below = it.ground.level_at(it.x, it.y)
    for number, step in enumerate(it.ground.steps):
        if step is it.hangs_on(it.x, it.y, below):
            return Hang(number, it.level)
    return None


def others_of(region: Movement) -> list[Disc]:
    """Friends and stones: they may be passed, but nobody ends on them."""
    state = region.state
    found = [disc_of(state, friend) for friend in friends_of(state, region.me)]
    found += [stone_disc(state, stone) for stone in range(len(state.stones))]
    return found


def reach_of(region: Movement, lattice: int, drops: bool) -> Reach:
    """All places of a lattice within the movement."""
    it = region.walking
    start = disc_of(region.state, region.me)
    walker = walker_of(region, drops)
    return reach(it.ground, walker, start, it.enemies, others_of(region), lattice=lattice, hang=hang_of(region))


def place_of(way: Way, drops: bool) -> tuple[int, ...]:
    """A way as an answer."""
    points: list[int] = []
    for x, y in way.points()[1:]:
        points += (x, y)
    if not points:
        points = [way.x, way.y]
    if way.hanging is not None and len(way.legs) > 0:
        return ()
    return (*points, DROPS) if drops else tuple(points)


def road(region: Movement, x: int, y: int) -> tuple[int, ...] | None:
    """The best legal path to a place; None if it cannot be reached."""
    it = region.walking
    if region.refuse((x, y)) is None:
        return (x, y)
    start = disc_of(region.state, region.me)
    others = others_of(region)
    hang = hang_of(region)
    for drops in (False, True):
        if drops and (it.gait.flies or not it.steps):
            break
        found = path(it.ground, walker_of(region, drops), start, (x, y), it.enemies, others, hang=hang)
        if isinstance(found, Way):
            place = place_of(found, drops)
            if place and region.refuse(place) is None:
                return place
        elif not drops and isinstance(found, Obstacle) and found.way is not None and found.way.hanging is not None:
            place = beyond(region, found.way)
            if region.refuse(place) is None:
                return place
    return None


def beyond(region: Movement, way: Way) -> tuple[int, ...]:
    """A way that ends hanging, as an answer: its last point lies just beyond the edge."""
    points: list[int] = []
    for x, y in way.points()[1:]:
        points += (x, y)
    hang = way.hanging
    if hang is None:
        return tuple(points)
    step = region.walking.ground.steps[hang.step]
    dx: int = step.bx - step.ax
    dy: int = step.by - step.ay
    length = max(1, abs(dx) + abs(dy))
    far = BEYOND // 3
    # The higher ground is on the left of a step; anybody who climbs down goes to its right.
    sign = 1 if hang.levels >= 0 else -1
    points += (way.x - sign * dy * far // length, way.y + sign * dx * far // length)
    return tuple(points) if sign > 0 else (*points, 0)


def nearest(region: Movement, x: int, y: int) -> tuple[int, ...]:
    """The legal path that ends nearest to a place that cannot be reached."""
    it = region.walking
    found: tuple[int, ...] = (it.x, it.y)
    straight = farthest(region, (), it.x, it.y, x, y)
    if straight:
        found = straight
    least = _away(found, x, y)
    area = reach_of(region, COARSE, False)
    order: list[tuple[int, int]] = []
    for number, (px, py, _, _) in enumerate(area.places):
        far = span(x - px, y - py)
        if far < least:
            order.append((far, number))
    order.sort()
    for _, number in order[:4]:
        place = place_of(area.way(number), False)
        if place and region.refuse(place) is None:
            # From there straight on, as far as it goes: the lattice is coarse.
            on = farthest(region, place, place[-2], place[-1], x, y)
            if on:
                place = on
            if _away(place, x, y) + WORTH_A_BEND < least:
                found = place
            break
    return found


def _away(place: tuple[int, ...], x: int, y: int) -> int:
    """How far a path ends from a place."""
    last = len(place) - len(place) % 2
    return span(x - place[last - 2], y - place[last - 1])


def farthest(region: Movement, before: tuple[int, ...], px: int, py: int, qx: int, qy: int) -> tuple[int, ...]:
    """A path with one leg more, from p towards q, as far as that is legal; empty if not at all."""
    length = span(qx - px, qy - py)
    low, high = 0, length
    best: tuple[int, ...] = ()
    while high - low > 1:
        middle = (low + high) // 2
        place = (*before, px + (qx - px) * middle // length, py + (qy - py) * middle // length)
        if region.refuse(place) is None:
            low, best = middle, place
        else:
            high = middle
    return best


def areas_of(region: Movement) -> tuple[tuple[int, ...], ...]:
    """The places within reach as rectangles, a row of the lattice at a time, for shading."""
    cells: list[tuple[int, int]] = []
    half = FINE // 2
    area = reach_of(region, FINE, True)
    for px, py, _, _ in area.places:
        cells.append((py, px))
    if region.teleports:
        cells += _seen_cells(region)
    cells += _hanging_cells(region, area)
    cells = sorted(set(cells))
    found: list[tuple[int, ...]] = []
    begin = 0
    for number in range(1, len(cells) + 1):
        if number < len(cells) and cells[number] == (cells[number - 1][0], cells[number - 1][1] + FINE):
            continue
        y, west, east = cells[begin][0], cells[begin][1], cells[number - 1][1]
        found.append((west - half, y - half, east + half, y - half, east + half, y + half, west - half, y + half))
        begin = number
    return tuple(found)


def _hanging_cells(region: Movement, area: Reach) -> list[tuple[int, int]]:
    """The cells of the lattice that hold an end of an unfinished climb (skirmish.climb): at the foot of edges of two
    levels and more, straight from where it stands or on from a place within reach."""
    it = region.walking
    found: list[tuple[int, int]] = []
    if it.gait.flies or not it.gait.climbs:
        return found
    for step in it.steps:
        if step.high - step.low < 2:
            continue
        ax: int = step.ax
        ay: int = step.ay
        dx: int = step.bx - ax
        dy: int = step.by - ay
        length: int = span(dx, dy)
        for at in range(FINE // 2, length, FINE):
            x, y = ax + dx * at // length, ay + dy * at // length
            if span(x - it.x, y - it.y) > it.budgets[0]:
                continue
            # The higher ground is on the left: a path that hangs ends just beyond the edge.
            beyond = (x - dy * (BEYOND // 3) // length, y + dx * (BEYOND // 3) // length)
            if _hangs(region, beyond) or _hangs(region, _on_from(area, x, y, beyond)):
                found.append((_cell(y, 119), _cell(x, 117)))
    return found


def _hangs(region: Movement, place: tuple[int, ...]) -> bool:
    """Is this a legal path that ends hanging?"""
    return len(place) > 0 and region.refuse(place) is None and region.walked(place).hanging


def _on_from(area: Reach, x: int, y: int, beyond: tuple[int, int]) -> tuple[int, ...]:
    """A path by the nearest place within reach at the foot of an edge, and on; empty if there is none."""
    best, least = -1, 2 * FINE * FINE
    for number, (px, py, _, _) in enumerate(area.places):
        far = (px - x) * (px - x) + (py - y) * (py - y)
        # On the low side: the point beyond is farther away than the edge.
        if far < least and far < (px - beyond[0]) * (px - beyond[0]) + (py - beyond[1]) * (py - beyond[1]):
            best, least = number, far
    return (*place_of(area.way(best), False), *beyond) if best >= 0 else ()


def _cell(length: int, odd: int) -> int:
    """The middle of the cell of the lattice that holds a length."""
    return odd + (length - odd + FINE // 2) // FINE * FINE


def _seen_cells(region: Movement) -> list[tuple[int, int]]:
    """The cells of the lattice to which it can teleport."""
    it = region.walking
    found: list[tuple[int, int]] = []
    far = it.budgets[0]
    y = 119 + (it.y - far - 119) // FINE * FINE
    while y <= it.y + far:
        x = 117 + (it.x - far - 117) // FINE * FINE
        while x <= it.x + far:
            if region.why_no_teleport(x, y) is None:
                found.append((y, x))
            x += FINE
        y += FINE
    return found
