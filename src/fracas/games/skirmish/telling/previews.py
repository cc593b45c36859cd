"""What would happen if a unit moved along a path, or were pushed: for the screen, before anybody answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fracas.core.place import Preview
from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import span
from fracas.core.plane.sight import sees
from fracas.games.skirmish.bodies import disc_of, ground_of
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.maps import STONE_RADIUS, at_most, too_much
from fracas.games.skirmish.moving.break_away import AWAY, BROKE, FAILED, bonus
from fracas.games.skirmish.moving.falling import chance, harm, is_fall
from fracas.games.skirmish.moving.legs import Stretch, Walk
from fracas.games.skirmish.moving.pace import BY_FADE, COVER_BIT, INCH, WATER_BIT
from fracas.games.skirmish.moving.pushing import stopped_by
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import melee_levels, melee_range, rng
from fracas.games.skirmish.telling.story import STOPS

if TYPE_CHECKING:
    from fracas.games.skirmish.moving.pushing import Direction
    from fracas.games.skirmish.moving.region import Movement


class PathLeg(msgspec.Struct, frozen=True):
    """A straight leg of a path, with what is climbed, jumped and fallen on it."""

    x: int
    y: int
    """Where it ends."""
    length: int
    cost: int
    level: int
    """At its end."""
    words: str
    """Why it costs more than its length; empty if it does not."""


class PathFall(msgspec.Struct, frozen=True):
    """A fall on the way, with its die (skirmish.fall)."""

    x: int
    y: int
    levels: int
    faces: int
    """How many of six faces hurt."""
    damage: int


class MovePreview(Preview, frozen=True):
    """A movement, or a push, before it is made."""

    path: tuple[int, ...]
    """x and y by turns, the start first."""
    legs: tuple[PathLeg, ...]
    cost: int
    budget: int
    """What it may still use, with the terrain that it touches."""
    terrain: str
    """Why the budget is less than its speed: empty, ``cover``, ``water`` or ``cover and water``."""
    level: int
    hanging: bool
    teleport: bool
    march: int
    """How much of its march a jump takes besides; 0 if none."""
    falls: tuple[PathFall, ...]
    strikers: tuple[int, ...]
    """Enemies that it leaves, and that may strike unless it breaks away (skirmish.breakaway)."""
    away: int
    """What the break-away die must show at least; 0 if it need not be rolled, 7 if it has failed already."""
    locked: tuple[int, ...]
    """Enemies that it would be locked with at the end."""
    strikes: tuple[int, ...]
    """Enemies that it could strike from there."""
    shoots: tuple[int, ...]
    """Enemies within its range that it would see from there."""
    sees: tuple[int, ...]
    seen_by_shooters: tuple[int, ...]
    """Enemies that could shoot at it there without moving."""
    stones: tuple[int, ...]
    """Rune-stones within 1" of it."""


def preview_of(region: Movement, place: tuple[int, ...]) -> MovePreview | None:
    """What a legal place would bring; None for "not after all"."""
    if not place:
        return None
    state, me, it = region.state, region.me, region.walking
    if region.is_teleport(place):
        level = it.ground.level_at(place[0], place[1])
        walk = Walk(place[0], place[1], level, False)
        walk.mask = it.mask | it.ground.mask_at(place[0], place[1], region.r)
        walk.cost = span(place[0] - it.x, place[1] - it.y)
        left = region.left_by_teleport(state, me, place[0], place[1], level)
        teleport = True
        path: tuple[int, ...] = (it.x, it.y, place[0], place[1])
    else:
        walk = region.walked(place)
        left = list(dict.fromkeys(enemy for enemy, _ in region.leavings(walk))) if region.by != BY_FADE else []
        left = [enemy for enemy in left if not state.units[enemy].hanging]
        teleport, path = False, _path(region, walk)
    spot = Disc(walk.x, walk.y, region.r, walk.level)
    legs = tuple(_legs(walk))
    falls = tuple(
        PathFall(each.ax, each.ay, each.fell, chance(state, each.fell), harm(each.fell))
        for each in walk.stretches
        if is_fall(state, me, each.fell)
    )
    broke = state.units[me].broke if it.spent else 0
    away = 0
    if left and broke != BROKE:
        away = 7 if broke == FAILED else max(1, AWAY - bonus(state, me))
    facts = _around(region, spot, walk.hanging)
    budget = max(0, it.budgets[walk.mask] - it.spent)
    terrain = _terrain(walk.mask)
    sentence = _sentence(
        walk.cost, budget, terrain, walk, falls, [_name(region, enemy) for enemy in left], away, facts[0]
    )
    strikers = tuple(left) if away else ()
    return MovePreview(
        sentence, path, legs, walk.cost, budget, terrain, walk.level, walk.hanging, teleport, walk.into_march, falls,
        strikers, away, *facts[1:],
    )  # fmt: skip


def push_preview(region: Direction, place: tuple[int, ...]) -> MovePreview:
    """Where a unit that is pushed this way ends, what stops it, and how it falls."""
    state, victim = region.state, region.victim
    unit = state.units[victim]
    stop = region.stop(place)
    level = ground_of(state).level_at(stop.x, stop.y) if stop.length > 0 else unit.level
    stopped = stopped_by(state, victim, stop)
    down = unit.level - level
    falls: tuple[PathFall, ...] = ()
    if is_fall(state, victim, down):
        falls = (PathFall(stop.x, stop.y, down, chance(state, down), harm(down)),)
    parts = [
        f"Pushed {too_much(stop.length)} of {at_most(region.length)}"
        + (f", stopped by {STOPS[stopped]}" if stopped else "")
    ]
    parts += [_fall_words(drop) for drop in falls]
    spot = Disc(stop.x, stop.y, disc_of(state, victim).r, level)
    return MovePreview(
        "; ".join(parts) + ".", (unit.x, unit.y, stop.x, stop.y), (), stop.length, region.length, "", level,
        stop.length == 0 and unit.hanging, False, 0, falls, (), 0, (), (), (), (), (), _stones_near(state, spot),
    )  # fmt: skip


def _path(region: Movement, walk: Walk) -> tuple[int, ...]:
    points = [region.walking.x, region.walking.y]
    for each in walk.stretches:
        if (each.bx, each.by) != (points[-2], points[-1]):
            points += (each.bx, each.by)
    return tuple(points)


def _legs(walk: Walk) -> list[PathLeg]:
    """The stretches of each leg together."""
    legs: list[PathLeg] = []
    number = 0
    while walk.stretches[number:]:
        of_it = [each for each in walk.stretches if each.leg == walk.stretches[number].leg]
        last = of_it[-1]
        length = sum(span(each.bx - each.ax, each.by - each.ay) for each in of_it)
        words = ", ".join(filter(None, (_words(each) for each in of_it)))
        legs.append(PathLeg(last.bx, last.by, length, sum(each.cost for each in of_it), last.level, words))
        number += len(of_it)
    return legs


def _words(each: Stretch) -> str:
    found = []
    if each.climbed:
        levels = f"{abs(each.climbed)} level{'s' if abs(each.climbed) > 1 else ''}"
        found.append(f"climbs {'up' if each.climbed > 0 else 'down'} {levels} for {too_much(each.paid)}")
    if each.fell > 1:
        found.append(f"falls {each.fell} levels")
    if each.jumped:
        found.append(f"{'jumps' if each.jumped > 0 else 'jumps without a run'} {too_much(abs(each.jumped))}")
    return ", ".join(found)


def _around(
    region: Movement, spot: Disc, hanging: bool
) -> tuple[
    list[str], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]
]:
    """Who it would be locked with, could strike, shoot and see, who could shoot at it, and which stones are near."""
    state, me = region.state, region.me
    ground = ground_of(state)
    locked, strikes, shoots, seen, shooters = [], [], [], [], []
    far = rng(state, me)
    for enemy in region.who:
        disc = disc_of(state, enemy)
        square: int = (disc.x - spot.x) * (disc.x - spot.x) + (disc.y - spot.y) * (disc.y - spot.y)
        radii: int = disc.r + spot.r
        higher: int = disc.level - spot.level
        apart = abs(higher)
        mine, theirs = melee_range(state, me), melee_range(state, enemy)
        if (square <= (radii + mine) ** 2 and apart <= melee_levels(state, me)) or (
            square <= (radii + theirs) ** 2 and apart <= melee_levels(state, enemy)
        ):
            locked.append(enemy)
        sight = sees(ground, spot, disc)
        if not sight:
            continue
        seen.append(enemy)
        if not hanging and square <= (radii + mine) ** 2 and apart <= melee_levels(state, me):
            strikes.append(enemy)
        if not hanging and far and square <= (radii + far) ** 2:
            shoots.append(enemy)
        reach = rng(state, enemy)
        if reach and not state.units[enemy].hanging and square <= (radii + reach) ** 2:
            shooters.append(enemy)
    stones = _stones_near(state, spot)
    names = [_name(region, enemy) for enemy in locked]
    return names, tuple(locked), tuple(strikes), tuple(shoots), tuple(seen), tuple(shooters), stones


def _stones_near(state: State, spot: Disc) -> tuple[int, ...]:
    """Rune-stones within 1"."""
    return tuple(
        number
        for number, stone in enumerate(state.stones)
        if -1 <= stone.level - spot.level <= 1
        and (stone.x - spot.x) ** 2 + (stone.y - spot.y) ** 2 <= (STONE_RADIUS + spot.r + INCH) ** 2
    )


def _name(region: Movement, unit: int) -> str:
    return UNITS[region.state.units[unit].kind].name


def _terrain(mask: int) -> str:
    words = [word for bit, word in ((COVER_BIT, "cover"), (WATER_BIT, "water")) if mask & bit]
    return " and ".join(words)


def _fall_words(drop: PathFall) -> str:
    return f"a fall of {drop.levels} levels: {drop.faces} in 6 for {drop.damage} damage"


def _sentence(
    cost: int,
    budget: int,
    terrain: str,
    walk: Walk,
    falls: tuple[PathFall, ...],
    left: list[str],
    away: int,
    locked: list[str],
) -> str:
    """The preview in words."""
    parts = [f"{too_much(cost)} of {at_most(budget)}" + (f" through {terrain}" if terrain else "")]
    if walk.into_march:
        parts[0] += f" and {too_much(walk.into_march)} of its march"
    parts += [_fall_words(drop) for drop in falls]
    if walk.hanging:
        parts.append(f"it hangs at level {walk.level}")
    if left and away:
        names = " and ".join(left)
        parts.append(f"{names} may strike" + ("" if away > 6 else f" unless it breaks away with {away} or more"))
    if locked:
        parts.append("locked with " + " and ".join(locked))
    return "; ".join(parts) + "."


__all__ = ["MovePreview", "PathFall", "PathLeg", "preview_of", "push_preview"]
