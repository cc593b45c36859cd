"""Places worth moving to, for bots: contact, stones, range, cover, height, out of reach. All are legal.

They come from one reach area, and from points around enemies that the lattice would miss. What each of them is worth
is for the bot to judge.
"""

# mypyc: compiled

from __future__ import annotations

from math import isqrt
from typing import Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.sight import sees
from fracas.core.question import Draw
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.moving.pace import INCH
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.moving.ways import COARSE, place_of, reach_of, road
from fracas.games.skirmish.stats import melee_range, rng, speed

_AROUND: Final = (
    (4096, 0), (2896, 2896), (0, 4096), (-2896, 2896), (-4096, 0), (-2896, -2896), (0, -4096), (2896, -2896),
)  # fmt: skip
APART: Final = 30
"""How far from a base a contact is looked for: touching itself is awkward for paths."""
Cell = tuple[int, int, int, int]
"""x, y, the cost, and the number of a place within reach."""
ENEMIES: Final = 4
"""So many enemies, the nearest, are looked at for contact and range."""


def spots(region: Movement, draw: Draw, most: int) -> list[tuple[int, ...]]:
    """Up to ``most`` different places, the most promising first."""
    it = region.walking
    found: dict[tuple[int, ...], None] = {}
    near = _nearest_enemies(region)
    for place in _contacts(region, near, max(2, most // 3)):
        found[place] = None
    area = reach_of(region, COARSE, False)
    cells = [(x, y, cost, number) for number, (x, y, cost, _) in enumerate(area.places)]
    wanted: list[int] = []
    if cells:
        wanted += _by_stones(region, cells)
        wanted += _in_range(region, cells, near)
        wanted += _towards(cells)
        wanted += _out_of_reach(region, cells)
        wanted += _covered(region, cells, near)
        wanted += _high(region, cells, near)
    for number in wanted:
        if len(found) >= most:
            break
        place = place_of(area.way(number), False)
        if place and place not in found and region.refuse(place) is None:
            found[place] = None
    stay = (it.x, it.y)
    if len(found) < most:
        found[stay] = None
    for _ in range(most):
        if len(found) >= most:
            break
        found[region.sample(draw)] = None
    return list(found)[:most]


def _nearest_enemies(region: Movement) -> list[int]:
    """Numbers of the nearest enemies, by their places in `Movement.who`."""
    it = region.walking
    order = [((e.x - it.x) * (e.x - it.x) + (e.y - it.y) * (e.y - it.y), n) for n, e in enumerate(it.enemies)]
    order.sort()
    return [number for _, number in order[:ENEMIES]]


def _contacts(region: Movement, near: list[int], most: int) -> list[tuple[int, ...]]:
    """Points around enemies: touching, from the side from which it comes first."""
    it = region.walking
    left = it.left(0)
    found: list[tuple[int, ...]] = []
    own = melee_range(region.state, region.me)
    for number in near:
        enemy = it.enemies[number]
        touch = enemy.r + region.r + APART
        dx, dy = it.x - enemy.x, it.y - enemy.y
        reach = left + touch + own
        if dx * dx + dy * dy > reach * reach:
            continue
        sides: list[tuple[int, int, int]] = []
        for ax, ay in _AROUND:
            x, y = enemy.x + ax * touch // 4096, enemy.y + ay * touch // 4096
            sides.append(((x - it.x) * (x - it.x) + (y - it.y) * (y - it.y), x, y))
        sides.sort()
        # Straight at it, then the nearest sides, then the one behind: for flanks.
        far = max(1, isqrt(dx * dx + dy * dy))
        tries = [(enemy.x + dx * touch // far, enemy.y + dy * touch // far)]
        tries += [(x, y) for _, x, y in sides[:3]]
        tries += [(x, y) for _, x, y in sides[-2:]]
        here = 0
        for x, y in tries:
            if here >= 3 or len(found) >= most:
                break
            if not it.ground.on_table(x, y, region.r):
                continue
            place = road(region, x, y)
            if place is not None and place not in found:
                found.append(place)
                here += 1
    return found


def _by_stones(region: Movement, cells: list[Cell]) -> list[int]:
    """The cheapest place within 1" of each stone."""
    found: list[int] = []
    for stone in region.state.stones:
        far = STONE_RADIUS + region.r + INCH
        best, least = -1, 1 << 40
        for x, y, cost, number in cells:
            dx, dy = x - stone.x, y - stone.y
            if dx * dx + dy * dy <= far * far and cost < least:
                best, least = number, cost
        if best >= 0:
            found.append(best)
    return found


def _in_range(region: Movement, cells: list[Cell], near: list[int]) -> list[int]:
    """For each enemy the farthest place from which it can be shot at."""
    far = rng(region.state, region.me)
    if far == 0:
        return []
    it = region.walking
    found: list[int] = []
    for each in near:
        enemy = it.enemies[each]
        reach = far + enemy.r + region.r
        order: list[Cell] = []
        for x, y, _, number in cells:
            square = (x - enemy.x) * (x - enemy.x) + (y - enemy.y) * (y - enemy.y)
            if square <= reach * reach:
                order.append((-square, x, y, number))
        order.sort()
        for _, x, y, number in order[:6]:
            if sees(it.ground, Disc(x, y, region.r, it.ground.level_at(x, y)), enemy):
                found.append(number)
                break
    return found


def _towards(cells: list[Cell]) -> list[int]:
    """The farthest places in eight directions."""
    found: list[int] = []
    for ax, ay in _AROUND:
        best, most = -1, -(1 << 60)
        for x, y, _, number in cells:
            if ax * x + ay * y > most:
                best, most = number, ax * x + ay * y
        if best not in found:
            found.append(best)
    return found


def _out_of_reach(region: Movement, cells: list[Cell]) -> list[int]:
    """The place farthest from the nearest enemy, and the nearest place that no enemy's charge reaches."""
    it = region.walking
    state = region.state
    if not it.enemies:
        return []
    threats = [
        speed(state, who) + melee_range(state, who) + enemy.r + region.r
        for who, enemy in zip(region.who, it.enemies, strict=True)
    ]
    safest, margin = -1, -(1 << 60)
    edge, least = -1, 1 << 60
    for x, y, _, number in cells:
        worst = 1 << 60
        for n, enemy in enumerate(it.enemies):
            slack = isqrt((x - enemy.x) * (x - enemy.x) + (y - enemy.y) * (y - enemy.y)) - threats[n]
            worst = min(worst, slack)
        if worst > margin:
            safest, margin = number, worst
        if 0 < worst < least:
            edge, least = number, worst
    return [edge, safest] if edge >= 0 else [safest]


def _covered(region: Movement, cells: list[Cell], near: list[int]) -> list[int]:
    """Of the places in cover the one nearest to an enemy."""
    it = region.walking
    if not it.covers or not near:
        return []
    enemy = it.enemies[near[0]]
    best, least = -1, 1 << 60
    for x, y, _, number in cells:
        square = (x - enemy.x) * (x - enemy.x) + (y - enemy.y) * (y - enemy.y)
        if square < least and it.ground.touches(1, x, y, region.r):
            best, least = number, square
    return [best] if best >= 0 else []


def _high(region: Movement, cells: list[Cell], near: list[int]) -> list[int]:
    """Of the highest places the one nearest to an enemy."""
    it = region.walking
    if not it.steps or not near:
        return []
    enemy = it.enemies[near[0]]
    best, least, top = -1, 1 << 60, 0
    for x, y, _, number in cells:
        level = it.ground.level_at(x, y)
        square = (x - enemy.x) * (x - enemy.x) + (y - enemy.y) * (y - enemy.y)
        if level > top or (level == top and level > 0 and square < least):
            best, least, top = number, square, level
    return [best] if best >= 0 else []
