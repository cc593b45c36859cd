"""What a player can do now: the options of the question "act" (skirmish.activate.*).

A hundred archers with a hundred targets each could do more than anybody can read or be sent. Where the units of a seat
have more than `MOST_LISTED` acts, the units are listed, and one of them, the chosen one, with all that it can do. How
many acts there are at the most follows from where everybody stands, so everybody knows when that is so. To choose is to
look and not to act, so it is done only so often before something is.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.skirmish.abilities.items import usable_items
from fracas.games.skirmish.abilities.using import OWN_CLICKS, usable
from fracas.games.skirmish.acts import (
    ABILITY,
    CHOOSE,
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
from fracas.games.skirmish.bodies import RADII, enemies_of
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.done import NEW
from fracas.games.skirmish.moving.actions import can_march, can_move
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import melee_range, rng
from fracas.games.skirmish.striking.attack import can_push, can_shoot, can_strike, has_an_attack
from fracas.games.skirmish.turns.sides import has_units

MOST_LISTED: Final = 400
"""So many acts are listed at the most before units are chosen one by one."""
EACH_LOOKED_AT: Final = 3
"""So often can all units be chosen one after another before one of them does something."""
OF_A_HERO: Final = 8
"""So many abilities does every hero have."""


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
    mine = [
        me for me, unit in enumerate(state.units) if unit.seat == seat and unit.fate == ALIVE and not unit.has_done(NEW)
    ]
    if not are_too_many(state, mine, enemies):
        for me in mine:
            acts_of(state, me, enemies, found)
        return found
    looks = not has_looked_enough(state, len(mine))
    for me in mine:
        if me == state.chosen:
            acts_of(state, me, enemies, found)
        elif looks and can_do_anything(state, me, enemies):
            found.append(act(CHOOSE, me))
    return found


def has_looked_enough(state: State, units: int) -> bool:
    """Has a seat with so many units chosen one so often, without doing anything, that it must act or end its turn?
    Anybody who was chosen last has something to do."""
    return state.looks >= EACH_LOOKED_AT * units


def acts_of(state: State, me: int, enemies: list[int], found: list[int]) -> None:
    """Add all that one unit can do."""
    unit = state.units[me]
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


def all_acts(state: State, me: int) -> list[int]:
    """All that one unit can do."""
    found: list[int] = []
    acts_of(state, me, enemies_of(state, me), found)
    return found


def can_do_anything(state: State, me: int, enemies: list[int]) -> bool:
    """Has it any act? Most can move or march, which is soon found out."""
    if state.striking == me or can_move(state, me) or can_march(state, me):
        return True
    found: list[int] = []
    acts_of(state, me, enemies, found)
    return len(found) > 0


def are_too_many(state: State, mine: list[int], enemies: list[int]) -> bool:
    """Could these units have more acts than are listed? Sight and energy, which take long to find out, do not count:
    only where everybody stands, how far they reach, and what their cards say."""
    left = MOST_LISTED
    if len(mine) * (2 + OF_A_HERO + 3 * len(enemies)) <= left:
        return False
    for me in mine:
        unit = state.units[me]
        left -= 2 + len(OWN_CLICKS[unit.kind]) + len(unit.items) + (OF_A_HERO if UNITS[unit.kind].hero else 0)
        if has_an_attack(state, me) or unit.shot_at:
            left -= _within(state, me, enemies, left)
        if left < 0:
            return True
    return False


def _within(state: State, me: int, enemies: list[int], most: int) -> int:
    """How many attacks it could make, at the most: at those near by it strikes, pushes or shoots."""
    unit = state.units[me]
    near = melee_range(state, me) + RADII[unit.kind]
    reach = max(near, rng(state, me) + RADII[unit.kind])
    count = 0
    for target in enemies:
        other = state.units[target]
        dx, dy, far = other.x - unit.x, other.y - unit.y, reach + RADII[other.kind]
        apart = dx * dx + dy * dy
        if apart <= far * far:
            close = near + RADII[other.kind]
            count += 3 if apart <= close * close else 1
            if count > most:
                break
    return count


def _attacks(state: State, me: int, enemies: list[int], found: list[int]) -> None:
    """Those it can strike, push or shoot: distance first, because most are far away."""
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
