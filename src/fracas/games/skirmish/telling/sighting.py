"""What a unit sees, and where it could go, for players who want to think it through.

Nothing of the fight is hidden, so a view tells all of it. The answers are those with which attacks are judged.
"""

from __future__ import annotations

from math import cos, isqrt, pi, sin
from typing import Final

import msgspec

from fracas.core.plane.sight import visible_fraction
from fracas.core.plane.steps import crossed
from fracas.games.skirmish.bodies import disc_of, ground_of, in_blind_spot, sees
from fracas.games.skirmish.card import VIGILANT
from fracas.games.skirmish.imagination import imagined
from fracas.games.skirmish.moving.actions import can_march, can_move
from fracas.games.skirmish.moving.pace import BY_MARCH, BY_MOVE
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.moving.ways import areas_of
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import has, melee_range, rng, speed
from fracas.games.skirmish.striking.melee import flanked, in_reach, locked
from fracas.games.skirmish.striking.odds import in_cover
from fracas.games.skirmish.telling.previews import MovePreview
from fracas.games.skirmish.view import View

RAYS: Final = 180
"""In so many directions blind spots are looked for: for showing only, since `in_blind_spot` decides."""
HIGHEST: Final = 9
"""Levels: no map has more."""


class SightInfo(msgspec.Struct, frozen=True):
    """One unit as another one sees it."""

    unit: int
    distance: int
    """From edge to edge, in thousandths of an inch; 0 if they touch."""
    visible: int
    """How much of its base, in thousandths."""
    sees: bool
    blind: bool
    """It lies in a blind spot."""
    cover: bool
    """A shot at it passes through or into cover."""
    reached: bool
    """It is in the unit's own melee range."""
    locked: bool
    flanked: bool
    """An attack of the unit on it would be flanking."""


class StandInfo(msgspec.Struct, frozen=True):
    """What a unit can do and sees from where it stands, or from where it might stand."""

    unit: int
    speed: int
    """Of its movement on open ground; all lengths in thousandths of an inch."""
    range: int
    """Of its ranged attacks; 0 for none."""
    melee: int
    sights: tuple[SightInfo, ...]
    """Of every other unit on the table."""
    reach: tuple[tuple[int, ...], ...]
    """Where its movement, or else its march, could end now: polygons, x and y by turns. Only for its own player."""
    blind: tuple[tuple[int, ...], ...]
    """The blind spots below it (skirmish.blindspot), as polygons, x and y by turns."""


class WalkInfo(msgspec.Struct, frozen=True):
    """What would come of pointing a unit somewhere, before it is said that it moves."""

    unit: int
    place: tuple[int, ...]
    """The path that it would go; empty if there is none."""
    preview: MovePreview | None


def walk(now: View, seat: int, about: tuple[int, ...]) -> WalkInfo | None:
    """``about`` is a unit of the seat, and a point (x, y)."""
    region = _movement(imagined(now), seat, about[0]) if now.phase == "turn" else None
    if region is None:
        return None
    place = region.propose(about[1:])
    if not place:
        return WalkInfo(about[0], (), None)
    preview = region.preview(place)
    assert preview is None or isinstance(preview, MovePreview)
    return WalkInfo(about[0], place, preview)


def _movement(state: State, seat: int, me: int) -> Movement | None:
    """Where a unit could move or march to now; None if it cannot."""
    if not 0 <= me < len(state.units) or state.units[me].fate != ALIVE or state.units[me].seat != seat:
        return None
    if can_move(state, me):
        return Movement(state, me, BY_MOVE)
    return Movement(state, me, BY_MARCH) if can_march(state, me) else None


def stand(now: View, seat: int, about: tuple[int, ...]) -> StandInfo | None:
    """``about`` is a unit, or a unit and a place (x, y, level) where it might stand; None if it is nothing of that."""
    if now.phase != "turn" or len(about) not in (1, 4):
        return None
    state = imagined(now)
    me = about[0]
    region = _movement(state, seat, me) if len(about) == 1 else None
    reach = areas_of(region) if region is not None and state.seat == seat else ()
    if not 0 <= me < len(state.units) or state.units[me].fate != ALIVE:
        return None
    if len(about) == 4:
        size = ground_of(state).width
        if not (0 <= about[1] <= size and 0 <= about[2] <= size and 0 <= about[3] <= HIGHEST):
            return None
        unit = state.units[me]
        unit.x, unit.y, unit.level = about[1:]
    others = [other for other, unit in enumerate(state.units) if unit.fate == ALIVE and other != me]
    sights = tuple([_sight(state, me, other) for other in others])
    return StandInfo(
        me, speed(state, me), rng(state, me), melee_range(state, me), sights, reach, blind_spots(state, me)
    )


def _sight(state: State, me: int, other: int) -> SightInfo:
    ground = ground_of(state)
    one, another = disc_of(state, me), disc_of(state, other)
    dx, dy = another.x - one.x, another.y - one.y
    enemies = state.side(me) != state.side(other)
    return SightInfo(
        unit=other,
        distance=max(isqrt(dx * dx + dy * dy) - one.r - another.r, 0),
        visible=visible_fraction(ground, one, another),
        sees=sees(state, me, other),
        blind=in_blind_spot(state, me, other),
        cover=in_cover(state, me, other),
        reached=in_reach(state, me, other),
        locked=enemies and locked(state, me, other),
        flanked=enemies and flanked(state, other, me) and not has(state, other, VIGILANT),
    )


def blind_spots(state: State, me: int) -> tuple[tuple[int, ...], ...]:
    """Below a unit on an elevation, beyond each edge: as deep as its base is far from the edge, times the levels."""
    ground, it = ground_of(state), disc_of(state, me)
    size: int = ground.width
    if it.level == 0:
        return ()
    far = 2 * size
    spots: dict[int, dict[int, tuple[int, int]]] = {}
    for ray in range(RAYS):
        east, north = cos(2 * pi * ray / RAYS), sin(2 * pi * ray / RAYS)
        x, y = it.x + round(far * east), it.y + round(far * north)
        for cross in crossed(ground.steps, it.x, it.y, x, y, far):
            deep = max(cross.at - it.r, 0) * (it.level - cross.step.low)
            if not cross.up and deep > 0:
                spots.setdefault(cross.number, {})[ray] = (cross.at, cross.at + deep)
    found = []
    for rays in spots.values():
        for run in _runs(sorted(rays)):
            near = [_out(it.x, it.y, ray, rays[ray][0], size) for ray in run]
            beyond = [_out(it.x, it.y, ray, rays[ray][1], size) for ray in reversed(run)]
            if len(run) > 1:
                found.append(tuple(part for point in near + beyond for part in point))
    return tuple(found)


def _runs(rays: list[int]) -> list[list[int]]:
    """Neighbours together; what goes on over the first direction is one run, too."""
    runs: list[list[int]] = []
    for ray in rays:
        if runs and runs[-1][-1] == ray - 1:
            runs[-1].append(ray)
        else:
            runs.append([ray])
    if len(runs) > 1 and runs[0][0] == 0 and runs[-1][-1] == RAYS - 1:
        runs[0] = runs.pop() + runs[0]
    return runs


def _out(x: int, y: int, ray: int, length: int, size: int) -> tuple[int, int]:
    """A point so far from another, no farther than the edge of the table."""
    east, north = cos(2 * pi * ray / RAYS), sin(2 * pi * ray / RAYS)
    for way, at in ((east, x), (north, y)):
        if way > 1e-9:
            length = min(length, int((size - at) / way))
        elif way < -1e-9:
            length = min(length, int(-at / way))
    return x + round(length * east), y + round(length * north)
