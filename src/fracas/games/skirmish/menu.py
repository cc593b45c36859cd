"""What a player can do now: the options of the question "act" (skirmish.activate.*)."""

# mypyc: compiled

from __future__ import annotations

from fracas.games.skirmish.abilities.items import usable_items
from fracas.games.skirmish.abilities.using import usable
from fracas.games.skirmish.acts import (
    ABILITY,
    END,
    HAND_OVER,
    ITEM,
    MARCH,
    MOVE,
    PUSH,
    SHOOT,
    STOP,
    STRIKE,
    act,
)
from fracas.games.skirmish.attack import can_push, can_shoot, can_strike, has_an_attack
from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.moving import can_march, can_move
from fracas.games.skirmish.sides import has_units
from fracas.games.skirmish.state import ALIVE, NEW, State
from fracas.games.skirmish.stats import melee_range, rng


def options(state: State, seat: int) -> list[int]:
    """All acts of a seat, the end of its turn first.

    The list is asked for before every act, so nothing costly is done for a unit that cannot do it anyway.
    """
    found = [END]
    side = state.side_of[seat]
    # Back and forth without doing anything, as often as there are players: then somebody must act or end.
    for mate in range(state.players if state.handed < state.players else 0):
        if mate != seat and state.side_of[mate] == side and not state.ended[mate] and has_units(state, mate):
            found.append(act(HAND_OVER, 0, mate))
    enemies = [me for me, unit in enumerate(state.units) if unit.fate == ALIVE and state.side_of[unit.seat] != side]
    for me, unit in enumerate(state.units):
        if unit.seat != seat or unit.fate != ALIVE or unit.has_done(NEW):
            continue
        if can_move(state, me):
            found.append(act(MOVE, me))
        if can_march(state, me):
            found.append(act(MARCH, me))
        if has_an_attack(state, me) or unit.shot_at:
            _attacks(state, me, enemies, found)
        found += [act(ABILITY, me, ability) for ability in usable(state, me)]
        if unit.items:
            found += [act(ITEM, me, item) for item in usable_items(state, me)]
        if state.striking == me:
            found.append(act(STOP, me))
    return found


def _attacks(state: State, me: int, enemies: list[int], found: list[int]) -> None:
    """Whom it can strike, push or shoot: distance first, because most are far away."""
    unit = state.units[me]
    reach = max(melee_range(state, me), rng(state, me)) + RADII[unit.kind]
    for target in enemies:
        other = state.units[target]
        far = reach + RADII[other.kind]
        dx, dy = other.x - unit.x, other.y - unit.y
        if dx * dx + dy * dy > far * far:
            continue
        if can_strike(state, me, target):
            found.append(act(STRIKE, me, target))
            if can_push(state, me, target):
                found.append(act(PUSH, me, target))
        if can_shoot(state, me, target):
            found.append(act(SHOOT, me, target))
