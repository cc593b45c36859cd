"""Why an ability cannot be used on a unit: all that its text asks of a target (`abilities.targets`), one by one."""

from __future__ import annotations

from typing import Final

from fracas.core.listener import Listener
from fracas.core.plane.disc import gap
from fracas.core.sentences import counted
from fracas.games.skirmish.abilities.ids import ABILITY_RULES, COUNT, number_of
from fracas.games.skirmish.abilities.targets import AT_ENEMIES, BLIND, HEALS
from fracas.games.skirmish.bodies import disc_of, sees
from fracas.games.skirmish.card import HEAVY
from fracas.games.skirmish.damage import wounded
from fracas.games.skirmish.naming import ability_name, inches, owned, side_does, unit_name
from fracas.games.skirmish.state import MARCHED, MOVED, State
from fracas.games.skirmish.stats import has, is_beast, melee_levels, melee_range, reach_of

DIRTY_TRICK: Final = number_of("dirty-trick")
GRAVE_PULL: Final = number_of("grave-pull")
HUNT_CALL: Final = number_of("hunt-call")
RIDE_WITH_ME: Final = number_of("ride-with-me")
SIPHON: Final = number_of("siphon")
SLICE: Final = number_of("slice")


def why_not_aim(state: State, me: int, ability: int, other: int, to: Listener) -> tuple[str, str]:
    """Why ``me`` cannot use this ability on ``other``."""
    if not (0 <= ability < COUNT and 0 <= me < len(state.units)):
        return "skirmish.ability.cost", "That is not one of the targets."
    rule, word = ABILITY_RULES[ability], ability_name(ability)
    unit, name = state.units[other], unit_name(state, other)
    friend = state.side(me) == state.side(other)
    at_enemies = AT_ENEMIES >> ability & 1 == 1
    if at_enemies and friend:
        return rule, f"{word} is used on enemies, and {name} is on your side."
    if not at_enemies and not friend:
        return rule, f"{word} is used on your own side's units, and {owned(state, other, to)} is an enemy."
    if other == me and not HEALS >> ability & 1:
        return rule, f"{word} is for others than {name} itself."
    reach = melee_range(state, me) if ability == SLICE else reach_of(state, me, ability)
    away = gap(disc_of(state, me), disc_of(state, other))
    if away > reach:
        return rule, f"{name} is {inches(away)} away; {word} reaches {inches(reach)}."
    levels = melee_levels(state, me) if ability == SLICE else 1
    if ability in (SLICE, DIRTY_TRICK) and abs(state.units[me].level - unit.level) > levels:
        apart = counted(abs(state.units[me].level - unit.level), "level")
        return rule, f"{name} is {apart} above or below; {word} reaches over {counted(levels, 'level')}."
    if HEALS >> ability & 1 and not wounded(state, other):
        return rule, f"{name} has no wounds."
    if ability == RIDE_WITH_ME and (unit.has_done(MOVED) or unit.has_done(MARCHED)):
        return rule, f"{name} has moved in this turn."
    if ability == HUNT_CALL and not is_beast(state, other):
        return rule, f"{name} is no Beast."
    if ability == SIPHON and state.energy[state.side(other)] == 0:
        return rule, f"{side_does(state, state.side(other), to, 'have', 'has')} no energy."
    if ability == GRAVE_PULL and has(state, other, HEAVY):
        return "skirmish.ability.heavy", f"{name} is heavy and cannot be pulled."
    if at_enemies and not BLIND >> ability & 1 and not sees(state, me, other):
        return "skirmish.los", f"{unit_name(state, me)} does not see {name}: less than half of the base."
    return rule, f"{word} would change nothing for {name}."
