"""What can be said of an act before it is done: that it would change nothing (`fracas.core.marks`).

Most of that is no option at all: nobody is healed who has no wounds, nothing is laid where it lies, and nobody attacks
their own side (`abilities.needs`). What is left is marked here. Only abilities that can be moot look for their targets,
because the largest battles list hundreds of acts.
"""

from __future__ import annotations

from fracas.core.marks import IDLE, Mark
from fracas.core.needs import unmet
from fracas.games.skirmish.abilities.ability import ABILITIES, ITSELF, NO_EFFECT, targets
from fracas.games.skirmish.abilities.items import ONCE, USES
from fracas.games.skirmish.effects import lies
from fracas.games.skirmish.state import State


def mark_of_ability(state: State, me: int, ability: int) -> Mark:
    """Where it would change nothing for anybody that it can be used on."""
    it = ABILITIES[ability]
    if it is None:
        return ""
    if it.used_on == ITSELF:
        return _lies(state, me, it.lays)
    if it.moot and all(mark_of_target(state, me, ability, at) for at in targets(state, me, ability)):
        return IDLE
    return ""


def mark_of_target(state: State, me: int, ability: int, at: int) -> Mark:
    """Where it would change nothing for this one."""
    it = ABILITIES[ability]
    return IDLE if it is not None and it.moot and unmet(it.moot, state, me, ability, at) is not None else ""


def mark_of_item(state: State, me: int, item: int) -> Mark:
    """Where what it lays lies on its bearer already."""
    use = USES[ONCE[item]]
    return _lies(state, me, use.lays) if use is not None else ""


def _lies(state: State, me: int, effect: int) -> Mark:
    return IDLE if effect != NO_EFFECT and lies(state.units[me], effect, state.side(me)) else ""
