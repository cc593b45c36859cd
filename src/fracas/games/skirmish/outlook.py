"""What a unit could do, for players who want to think it through: the odds of each attack, and what it sees.

From a view, in which nothing of the fight is hidden; fast abilities that somebody may still use are not counted. The
numbers are those with which the attack itself is made (`odds`, `bodies`).
"""

from __future__ import annotations

from math import isqrt

import msgspec

from fracas.core.plane.sight import blind, visible_fraction
from fracas.games.skirmish.acts import PUSH, SHOOT, STRIKE, kind_of, unit_of, what_of
from fracas.games.skirmish.bodies import disc_at, disc_of, ground_of, sees, within
from fracas.games.skirmish.changes import state_of
from fracas.games.skirmish.melee import flanked, in_reach, locked
from fracas.games.skirmish.menu import options
from fracas.games.skirmish.odds import ATTACK, TERMS, in_cover, odds
from fracas.games.skirmish.odds import PUSH as PUSHING
from fracas.games.skirmish.state import ALIVE, NOBODY, State
from fracas.games.skirmish.stats import has, melee_range, rng, speed
from fracas.games.skirmish.card import VIGILANT
from fracas.games.skirmish.view import View


class TermInfo(msgspec.Struct, frozen=True):
    """What is added to the die, and why."""

    word: str
    by: int


class AimInfo(msgspec.Struct, frozen=True):
    """One attack of the menu, as it would go if nobody uses a fast ability."""

    act: int
    """The answer to ``act`` that makes it."""
    attacker: int
    target: int
    kind: str
    """``strike``, ``shoot`` or ``push``."""
    needs: int
    """What the die must show."""
    chance: int
    """To hit, in per cent, escapes counted."""
    escape: int
    """That a hit is dodged, deflected or parried, in per cent; part of `chance` already."""
    terms: tuple[TermInfo, ...]
    defence: int
    ease: bool
    difficulty: bool
    damage: int
    """Of a hit, before what the target reduces; 0 for a push."""
    critical: bool


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


class Outlook(msgspec.Struct, frozen=True):
    """Attacks that can be made now; and, if a unit was named, what it can do and sees from where it stands."""

    aims: tuple[AimInfo, ...]
    unit: int
    """The unit that was asked about; -1 for none."""
    speed: int
    """Of its movement on open ground; all lengths in thousandths of an inch."""
    range: int
    """Of its ranged attacks; 0 for none."""
    melee: int
    sights: tuple[SightInfo, ...]


def outlook(now: View, seat: int, ask: str, about: tuple[int, ...]) -> Outlook | None:
    """``about`` is nothing, a unit, or a unit and a place (x, y, level) where it might stand; None if it is something
    else, or if there is no fight yet."""
    if now.phase != "turn":
        return None
    state = state_of(now)
    aims = tuple([_aim(state, each) for each in options(state, seat) if kind_of(each) in (STRIKE, SHOOT, PUSH)]) if ask == "act" else ()
    if not about:
        return Outlook(aims, NOBODY, 0, 0, 0, ())
    me = about[0]
    if not 0 <= me < len(state.units) or state.units[me].fate != ALIVE or len(about) not in (1, 4):
        return None
    if len(about) == 4:
        size = ground_of(state).width
        if not (0 <= about[1] <= size and 0 <= about[2] <= size and 0 <= about[3] <= 9):
            return None
        unit = state.units[me]
        unit.x, unit.y, unit.level = about[1:]
    sights = tuple([_sight(state, me, other) for other, unit in enumerate(state.units) if unit.fate == ALIVE and other != me])
    return Outlook(aims, me, speed(state, me), rng(state, me), melee_range(state, me), sights)


def _aim(state: State, act: int) -> AimInfo:
    kind, me, target = kind_of(act), unit_of(act), what_of(act)
    found = odds(state, me, target, kind == SHOOT, PUSHING if kind == PUSH else ATTACK)
    blow = found.blow
    return AimInfo(
        act=act,
        attacker=me,
        target=target,
        kind={STRIKE: "strike", SHOOT: "shoot", PUSH: "push"}[kind],
        needs=found.needs,
        chance=round(100 * found.chance),
        escape=round(100 * found.escape),
        terms=tuple([TermInfo(word, by) for word, by in zip(TERMS, blow.terms, strict=True) if by or word == TERMS[0]]),
        defence=blow.defence,
        ease=blow.ease,
        difficulty=blow.difficulty,
        damage=found.damage,
        critical=found.critical,
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
        blind=one.level != another.level and blind(ground, one, another),
        cover=in_cover(state, me, other),
        reached=in_reach(state, me, other),
        locked=enemies and locked(state, me, other),
        flanked=enemies and flanked(state, other, me) and not has(state, other, VIGILANT),
    )
