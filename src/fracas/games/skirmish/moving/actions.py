"""Movement: the movement action, the march, fading, teleporting (skirmish.move, skirmish.activate.interrupt).

A movement may be made in parts as long as no action comes between: `State.moving` is the unit that may go on. Each
part is one answer, a path. What was spent and whether it broke away is kept in the unit until its next movement
begins, what terrain it touched until the turn ends.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Place, Question, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import RADII, enemies_of, ground_of
from fracas.games.skirmish.card import FLIGHT
from fracas.games.skirmish.done import ACTED, CHARGED, MARCHED, MARCHING, MOVED, NEW
from fracas.games.skirmish.effects import HOLDS, any_that, first_that
from fracas.games.skirmish.events.move import Climbed, Jumped, Moved, Teleported
from fracas.games.skirmish.moving.break_away import NOT_ROLLED, leave
from fracas.games.skirmish.moving.falling import HURTS, fall
from fracas.games.skirmish.moving.leaving import Leaving
from fracas.games.skirmish.moving.legs import Walk
from fracas.games.skirmish.moving.pace import BY_FADE, BY_MARCH, BY_MOVE, WAYS, budgets_of, interrupt
from fracas.games.skirmish.moving.region import Movement, going_on
from fracas.games.skirmish.passives import AFTER, TO_MOVE, barred
from fracas.games.skirmish.state import ALIVE, NOBODY, State, Unit
from fracas.games.skirmish.stats import has, own_bits
from fracas.games.skirmish.striking.attack import stop
from fracas.games.skirmish.striking.melee import in_reach
from fracas.games.skirmish.turns.stones import settle

__all__ = ["can_march", "can_move", "fade", "interrupt", "march", "movement", "why_not_march", "why_not_move"]

CRUMB: Final = 10
"""So little left of a movement (0.01") is nothing: lengths are rounded up leg by leg."""

Gone = Generator[Question, Any, bool]
"""A movement: was it made? It was not if the player took it back by answering nothing."""
Why = tuple[str, str]
"""The rule, and a sentence."""


# -- may it?


def can_move(state: State, me: int) -> bool:
    """May it begin its movement action, or go on with it?"""
    return why_not_move(state, me) is None


def can_march(state: State, me: int) -> bool:
    return why_not_march(state, me) is None


def why_not_move(state: State, me: int) -> Why | None:
    unit = state.units[me]
    why = _held(state, unit, me)
    if why is not None or not unit.has_done(MOVED):
        return why
    if not going_on(state, me, BY_MOVE):
        if unit.spent == 0 and not unit.has_done(MARCHED):
            return ("skirmish.move", "It has made its movement.")
        return ("skirmish.activate.interrupt", "It has moved, and what was left is forfeited: an action came between.")
    if _left(state, unit, me, BY_MOVE) < CRUMB:
        return ("skirmish.move", "It has used all its movement.")
    return None


def why_not_march(state: State, me: int) -> Why | None:
    unit = state.units[me]
    why = _held(state, unit, me)
    if why is not None:
        return why
    if unit.has_done(MARCHED):
        if not going_on(state, me, BY_MARCH):
            return ("skirmish.activate.interrupt", "It has marched, and an action came between.")
        if _left(state, unit, me, BY_MARCH) < CRUMB:
            return ("skirmish.move", "It has marched as far as it can.")
        return None
    if unit.has_done(ACTED):
        return ("skirmish.activate.actions", "It has used its standard action.")
    return None


def _held(state: State, unit: Unit, me: int) -> Why | None:
    """What keeps it where it is, whichever way it would move."""
    if unit.fate != ALIVE:
        return ("skirmish.attack.kill", "It is not on the table.")
    if unit.done >> NEW & 1:
        return ("skirmish.hero.recruit", "It joined the battle this turn and may not act yet.")
    if any_that(unit, HOLDS):
        it = first_that(unit, HOLDS)
        return it.rule, f"It is {it.word}, and may not move this turn."
    if unit.done & AFTER[TO_MOVE]:
        bar = barred(own_bits(state, me), TO_MOVE, unit)
        return None if bar is None else (bar.rule, bar.says)
    return None


def _left(state: State, unit: Unit, me: int, by: int) -> int:
    return budgets_of(state, me, by)[unit.ground & 3] - unit.spent


# -- the two actions


def movement(state: State, tell: Tell, me: int) -> Resolution:
    """The movement action, or its next part (skirmish.move)."""
    yield from _made(state, tell, me, BY_MOVE)


def march(state: State, tell: Tell, me: int) -> Resolution:
    """The march, a standard action: half as far (skirmish.move)."""
    yield from _made(state, tell, me, BY_MARCH)


def fade(state: State, tell: Tell, me: int) -> Gone:
    """As far as its card says, without break-away and without opportunity attacks; no action (skirmish.own.fade)."""
    return (yield from _made(state, tell, me, BY_FADE))


def _made(state: State, tell: Tell, me: int, by: int) -> Gone:
    unit = state.units[me]
    region = Movement(state, me, by)
    place: tuple[int, ...] = yield Place(unit.seat, "move", region)
    if not place:
        return False
    if by == BY_FADE:
        unit.run = 0
    else:
        _begin(state, unit, me, by)
    if region.is_teleport(place):
        yield from _teleport(state, tell, me, place[0], place[1])
        return True
    walk = region.walked(place)
    gone = yield from _go(state, tell, me, region, walk, by)
    if not gone:
        return True
    if by != BY_FADE:
        unit.spent += walk.cost
        unit.run += walk.cost
        state.moving = me
        if walk.cost == 0:
            # Standing still is a whole movement: nobody is asked the same for ever.
            state.moving = NOBODY
    unit.ground |= walk.mask
    if walk.into_march > 0:
        # The jump took the rest of the movement, and went on in the march (skirmish.jump.running).
        for done in (ACTED, MARCHED, MARCHING):
            unit.do(done)
        unit.spent = walk.into_march
    settle(state, tell)
    return True


def _begin(state: State, unit: Unit, me: int, by: int) -> None:
    """A new movement, or the next part of the one being made."""
    if going_on(state, me, by):
        return
    stop(state)  # an attack action is not made in parts
    if state.moving != me:
        interrupt(state, me)
        unit.run = 0
    unit.spent = 0
    unit.broke = NOT_ROLLED
    if by == BY_MARCH:
        unit.do(ACTED)
        unit.do(MARCHED)
        unit.do(MARCHING)
    else:
        unit.do(MOVED)
        unit.done &= ~(1 << MARCHING)


# -- on the way


def _go(state: State, tell: Tell, me: int, region: Movement, walk: Walk, by: int) -> Gone:
    """Along a walk, with whatever happens on it; False if the unit dies on its way."""
    unit = state.units[me]
    stretches = walk.stretches
    if not stretches:
        return True
    enemies = enemies_of(state, me)
    before = [enemy for enemy in enemies if in_reach(state, me, enemy)]
    again: list[int] = []
    how = WAYS[by]
    leavings = [] if by == BY_FADE else region.leavings(walk)
    # Those it is locked with already strike before the first inch; if it comes back to them, as others on the way.
    first: list[int] = []
    later: list[tuple[int, Leaving]] = []
    for enemy, it in leavings:
        if enemy not in first and region.begins_in(enemy):
            first.append(enemy)
        else:
            later.append((enemy, it))
    if first:
        alive = yield from leave(state, tell, me, first)
        if not alive:
            return False
    path = [unit.x, unit.y]
    cost = 0
    for number, stretch in enumerate(stretches):
        while later and later[0][1].stretch == number and later[0][1].before:
            # It climbs or falls out of reach: they strike where it still is.
            enemy, it = later.pop(0)
            cost = _told(tell, unit, me, path, unit.level, cost, how)
            unit.x, unit.y = it.x, it.y
            alive = yield from leave(state, tell, me, [enemy])
            if not alive:
                return False
        if stretch.fell >= HURTS or stretch.climbed:
            cost = _told(tell, unit, me, path, unit.level, cost, how)
            was = unit.level
            unit.x, unit.y, unit.level = stretch.ax, stretch.ay, stretch.level
            unit.hanging = walk.hanging and stretch is stretches[-1]
            if unit.hanging:
                unit.x, unit.y = walk.x, walk.y  # before it is told: a hair off the edge
            if stretch.climbed:
                tell(Climbed, me, was, stretch.level, stretch.paid, unit.hanging)
            else:
                yield from fall(state, tell, me, stretch.fell)
                if unit.fate != ALIVE:
                    return False
        at = 0
        while later and later[0][1].stretch == number:
            enemy, it = later.pop(0)
            path += (it.x, it.y)
            cost = _told(tell, unit, me, path, stretch.level, cost + it.at - at, how)
            at = it.at
            unit.x, unit.y, unit.level = it.x, it.y, stretch.level
            alive = yield from leave(state, tell, me, [enemy])
            if not alive:
                return False
        if stretch.jumped:
            cost = _told(tell, unit, me, path, stretch.level, cost, how)
            tell(Jumped, me, abs(stretch.jumped), stretch.jumped > 0)
        if walk.hanging and stretch is stretches[-1]:
            break
        path += (stretch.bx, stretch.by)
        cost += stretch.cost - stretch.paid - at  # the climb, and the way so far, have been told
        unit.level = stretch.level
    for enemy in before:
        if region.left_reach(walk, enemy):
            again.append(enemy)
    unit.x, unit.y, unit.level = walk.x, walk.y, walk.level
    unit.hanging = walk.hanging
    _told(tell, unit, me, path, unit.level, cost, how)
    if by != BY_FADE:
        _meet(state, me, enemies, before, again)
    return True


def _told(tell: Tell, unit: Unit, me: int, path: list[int], level: int, cost: int, how: str) -> int:
    """It stands where the way so far has led it, and that is told; begin anew from there."""
    if cost and len(path) > 2:
        unit.x, unit.y, unit.level = path[-2], path[-1], level
        tell(Moved, me, tuple(path), level, cost, how)
    del path[:-2]
    return 0


def _meet(state: State, me: int, enemies: list[int], before: list[int], again: list[int]) -> None:
    """Those it has moved into melee range of: what a charge needs (skirmish.ability.charge)."""
    unit = state.units[me]
    for enemy in enemies:
        if (enemy not in before or enemy in again) and in_reach(state, me, enemy):
            if unit.has_done(CHARGED):
                # The book's charge is for the first attack after moving into melee range: there may be another one.
                unit.done &= ~(1 << CHARGED)
                unit.met = ()
            if enemy not in unit.met:
                unit.met = (*unit.met, enemy)


def _teleport(state: State, tell: Tell, me: int, x: int, y: int) -> Resolution:
    """To a place that it sees, without a way; those it leaves may still strike (skirmish.ability.teleport)."""
    unit = state.units[me]
    enemies = enemies_of(state, me)
    before = [enemy for enemy in enemies if in_reach(state, me, enemy)]
    ground = ground_of(state)
    level = ground.level_at(x, y)
    left = Movement.left_by_teleport(state, me, x, y, level)
    if left:
        alive = yield from leave(state, tell, me, left)
        if not alive:
            return
    path = (unit.x, unit.y, x, y)
    r = RADII[unit.kind]
    mask = 0 if has(state, me, FLIGHT) else ground.mask_at(unit.x, unit.y, r) | ground.mask_at(x, y, r)
    unit.x, unit.y, unit.level, unit.hanging = x, y, level, False
    tell(Teleported, me, path, level)
    unit.run = 0
    unit.ground |= mask
    state.moving = NOBODY
    _meet(state, me, enemies, before, [])
    settle(state, tell)
