"""What a unit sees, and where it could go, for players who want to think it through.

Nothing of the fight is hidden, so a view tells all of it. The answers are those with which attacks are judged.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

import msgspec

from fracas.core.plane.sight import visible_fraction
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
    return StandInfo(me, speed(state, me), rng(state, me), melee_range(state, me), sights, reach)


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
