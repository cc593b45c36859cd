"""What a seat looks at in skirmish, where nothing is hidden."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fracas.bots.evaluation.skirmish.force import INCH, POINTS, blow, foes, harm, loss
from fracas.bots.features import Row
from fracas.core.plane.numbers import span
from fracas.core.question import Draw, Region
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.acts import (
    ABILITY,
    CHOOSE,
    KINDS,
    MARCH,
    MOVE,
    SHOOT,
    STRIKE,
    kind_of,
    unit_of,
    what_of,
)
from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.done import ACTED
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.state import NOBODY, State
from fracas.games.skirmish.stats import melee_range, rng, speed

_GOES: Final = ("near", "in_reach", "leader", "leader_near", "acted", "fights")
_HITS: Final = ("strike_gain", "shoot_gain", "kills", "risk", "leader_strikes")
_ACT: Final = (*KINDS, *_GOES, *_HITS, *(f"ability_{each}" for each in ABILITY_IDS))
_GO: Final = len(KINDS)
_HIT: Final = _GO + len(_GOES)
_ABILITY: Final = _HIT + len(_HITS)
_AIM: Final = ("nobody", "loss", "points")
FEATURES: Final[dict[str, tuple[str, ...]]] = {"act": _ACT, **dict.fromkeys(("target", "cleave"), _AIM)}
FAR: Final = 24 * INCH
_TURNS: Final = ((1000, 0), (866, 500), (866, -500), (500, 866), (500, -866))
"""Straight on, and so far to the side: cosine and sine in thousandths."""


def look(state: State, ask: str, seat: int, options: Sequence[int]) -> list[Row]:
    """The features of each option."""
    if ask == "act":
        return _acts(state, seat, options)
    return [[(0, 1.0)] if each == NOBODY else [(1, _loss(state, each)), (2, _points(state, each))] for each in options]


def _loss(state: State, me: int) -> float:
    return loss(state, me, 1) / 10.0


def _points(state: State, me: int) -> float:
    return POINTS[state.units[me].kind] / 10.0


def _acts(state: State, seat: int, options: Sequence[int]) -> list[Row]:
    others = foes(state, state.side_of[seat])
    fighters = {unit_of(option) for option in options if kind_of(option) in (STRIKE, SHOOT)}
    found: list[Row] = []
    for option in options:
        row: Row = []
        kind, me = kind_of(option), unit_of(option)
        row.append((kind, 1.0))
        if kind in (MOVE, MARCH, CHOOSE):
            unit = state.units[me]
            far = _nearest(state, me, others)[1]
            near = 1.0 - far / FAR if far < FAR else 0.0
            row.append((_GO, near))
            reach = max(speed(state, me) + melee_range(state, me), rng(state, me))
            row.append((_GO + 1, 1.0 if far <= reach else 0.0))
            if unit.leader:
                row.append((_GO + 2, 1.0))
                row.append((_GO + 3, near))
            row.append((_GO + 4, 1.0 if unit.has_done(ACTED) else 0.0))
            row.append((_GO + 5, 1.0 if me in fighters else 0.0))
        elif kind in (STRIKE, SHOOT):
            target = what_of(option)
            row.append((_HIT + (kind == SHOOT), harm(state, me, target, kind == SHOOT) / 10.0))
            chance = blow(state, me, target, kind == SHOOT)[0]
            row.append((_HIT + 2, chance if state.units[target].hp == 1 else 0.0))
            if kind == STRIKE:
                back = blow(state, target, me, False)
                row.append((_HIT + 3, back[0] * back[0] * loss(state, me, back[1]) / 10.0))
                row.append((_HIT + 4, 1.0 if state.units[me].leader else 0.0))
        elif kind == ABILITY and what_of(option) < len(ABILITY_IDS):
            row.append((_ABILITY + what_of(option), 1.0))
        found.append(row)
    return found


def _nearest(state: State, me: int, others: list[int]) -> tuple[int, int]:
    """The nearest enemy, and how far it is between the two bases."""
    unit = state.units[me]
    best, least = NOBODY, 1 << 40
    for other in others:
        foe = state.units[other]
        far = span(foe.x - unit.x, foe.y - unit.y) - RADII[foe.kind] - RADII[unit.kind]
        if far < least:
            best, least = other, far
    return best, least


def where(state: State, region: Region, draw: Draw) -> tuple[int, ...]:
    """Towards the nearest enemy, as near as an attack needs; a leader anywhere."""
    if not isinstance(region, Movement):
        return region.sample(draw)
    me = region.me
    unit = state.units[me]
    foe, far = _nearest(state, me, foes(state, state.side_of[unit.seat]))
    left = region.walking.left(0) - 2
    if unit.leader or foe == NOBODY or left <= 0:
        return region.sample(draw)
    wanted = rng(state, me) * 9 // 10 or melee_range(state, me) - INCH // 4
    go = min(left, far - wanted)
    x, y = region.walking.x, region.walking.y
    if go <= 0:
        return (x, y)
    dx, dy = state.units[foe].x - x, state.units[foe].y - y
    long = span(dx, dy)
    for straight, aside in _TURNS:
        to_x = x + (dx * straight - dy * aside) * go // (1000 * long)
        to_y = y + (dy * straight + dx * aside) * go // (1000 * long)
        if region.walking.ground.on_table(to_x, to_y, region.r) and region.refuse((to_x, to_y)) is None:
            return (to_x, to_y)
    return region.sample(draw)
