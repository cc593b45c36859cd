"""Whom an ability can be used on: all that its text asks of a target, and nothing else.

*Sees* is a line of sight as for an attack, *within* is from edge to edge (content 1.2). A unit for which it would
change nothing is no target.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.bodies import enemies_of, friends_of, sees, within
from fracas.games.skirmish.card import CHARGE, HEAVY
from fracas.games.skirmish.damage import wounded
from fracas.games.skirmish.melee import in_reach
from fracas.games.skirmish.state import MARCHED, MOVED, RIDING, TEMPERED, TRICKED, State
from fracas.games.skirmish.stats import has, is_beast, reach_of

BOLT: Final = number_of("bolt")
DIRTY_TRICK: Final = number_of("dirty-trick")
GRAVE_PULL: Final = number_of("grave-pull")
HUNT_CALL: Final = number_of("hunt-call")
HURL: Final = number_of("hurl")
MARK_PREY: Final = number_of("mark-prey")
MEND: Final = number_of("mend")
MENDING_PRAYER: Final = number_of("mending-prayer")
RIDE_WITH_ME: Final = number_of("ride-with-me")
SAP_MEND: Final = number_of("sap-mend")
SIPHON: Final = number_of("siphon")
SLICE: Final = number_of("slice")
SNARE: Final = number_of("snare")
TEMPER: Final = number_of("temper")
WAIL: Final = number_of("wail")

HEALS: Final = 1 << MENDING_PRAYER | 1 << MEND | 1 << SAP_MEND
AT_ENEMIES: Final = (
    1 << SLICE
    | 1 << MARK_PREY
    | 1 << SIPHON
    | 1 << GRAVE_PULL
    | 1 << WAIL
    | 1 << SNARE
    | 1 << HURL
    | 1 << DIRTY_TRICK
    | 1 << BOLT
)
AT_FRIENDS: Final = HEALS | 1 << RIDE_WITH_ME | 1 << HUNT_CALL | 1 << TEMPER
AIMED: Final = AT_ENEMIES | AT_FRIENDS
"""Abilities that need somebody to be used on."""
BLIND: Final = 1 << WAIL | 1 << DIRTY_TRICK | 1 << SLICE
"""Abilities at enemies that need no sight."""


def targets(state: State, me: int, ability: int) -> list[int]:
    """All units that it can be used on now."""
    if AT_ENEMIES >> ability & 1:
        return [other for other in enemies_of(state, me) if at_enemy(state, me, ability, other)]
    found = [other for other in friends_of(state, me) if at_friend(state, me, ability, other)]
    if HEALS >> ability & 1 and wounded(state, me):
        found.insert(0, me)
    return found


def has_target(state: State, me: int, ability: int) -> bool:
    """Is there anybody to use it on?"""
    if AT_ENEMIES >> ability & 1:
        return any(at_enemy(state, me, ability, other) for other in enemies_of(state, me))
    if HEALS >> ability & 1 and wounded(state, me):
        return True
    return any(at_friend(state, me, ability, other) for other in friends_of(state, me))


def at_enemy(state: State, me: int, ability: int, other: int) -> bool:
    if ability == SLICE:
        return in_reach(state, me, other)
    if not within(state, me, other, reach_of(state, me, ability)):
        return False
    unit = state.units[other]
    side = state.side(me)
    if ability == MARK_PREY and side in unit.marked_by:
        return False
    if ability == SIPHON and state.energy[state.side_of[unit.seat]] == 0:
        return False
    if ability == GRAVE_PULL and has(state, other, HEAVY):
        return False
    if ability == SNARE and side in unit.snared_by:
        return False
    if ability == WAIL and side in unit.wailed_by:
        return False
    if ability == DIRTY_TRICK:
        # Every "within 1"" asks for heights that differ by 1 at the most (content 7.2).
        return not unit.is_under(TRICKED) and abs(state.units[me].level - unit.level) <= 1
    return BLIND >> ability & 1 == 1 or sees(state, me, other)


def at_friend(state: State, me: int, ability: int, other: int) -> bool:
    if not within(state, me, other, reach_of(state, me, ability)):
        return False
    unit = state.units[other]
    if HEALS >> ability & 1:
        return wounded(state, other)
    if ability == RIDE_WITH_ME:
        return not (unit.has_done(MOVED) or unit.has_done(MARCHED) or unit.is_under(RIDING))
    if ability == HUNT_CALL:
        return is_beast(state, other) and not has(state, other, CHARGE)
    return not unit.is_under(TEMPERED)
