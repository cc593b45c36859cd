"""Why an ability or an item cannot be used, in words: the sentence of the first need that does not hold."""

# ruff: noqa: ARG005

from __future__ import annotations

from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, Need, Slot, say, unmet
from fracas.core.plane.disc import gap
from fracas.core.sentences import counted
from fracas.games.skirmish.abilities.ability import ABILITIES, ITSELF, aims_of, has_target, needs_of
from fracas.games.skirmish.abilities.ids import ABILITY_RULES
from fracas.games.skirmish.abilities.items import needs_of_item
from fracas.games.skirmish.abilities.needs import READY
from fracas.games.skirmish.bodies import disc_of
from fracas.games.skirmish.content import ITEMS
from fracas.games.skirmish.maps import at_most, too_much
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import melee_levels, melee_range, price, reach_of
from fracas.games.skirmish.telling.naming import ability_name, owned, side_does, unit_name

Why = tuple[str, str]
"""The rule and a sentence."""

SLOTS: dict[str, Slot] = {
    "me": lambda state, me, what, at, to: unit_name(state, me),
    "other": lambda state, me, what, at, to: unit_name(state, at),
    "owned": lambda state, me, what, at, to: owned(state, at, to),
    "what": lambda state, me, what, at, to: ability_name(what),
    "price": lambda state, me, what, at, to: str(price(state, me, what)),
    "away": lambda state, me, what, at, to: too_much(gap(disc_of(state, me), disc_of(state, at))),
    "reach": lambda state, me, what, at, to: at_most(reach_of(state, me, what)),
    "melee": lambda state, me, what, at, to: at_most(melee_range(state, me)),
    "melee_levels": lambda state, me, what, at, to: counted(melee_levels(state, me), "level"),
    "levels": lambda state, me, what, at, to: counted(abs(state.units[me].level - state.units[at].level), "level"),
    "side_has": lambda state, me, what, at, to: side_does(state, state.side(at), to, "have", "has"),
}
"""What the names in the sentences of abilities stand for."""
ITEM_SLOTS: dict[str, Slot] = {**SLOTS, "what": lambda state, me, what, at, to: ITEMS[what].name}


def told(need: Need[State], state: State, me: int, what: int, at: int, to: Listener) -> Why:
    return need.rule or ABILITY_RULES[what], say(need.says, SLOTS, state, me, what, at, to)


def why_not_use(state: State, me: int, what: int, to: Listener) -> Why | None:
    """Why it cannot use this ability by a click now; None if it can."""
    need = unmet(needs_of(what), state, me, what, NOTHING)
    if need is not None:
        return told(need, state, me, what, NOTHING, to)
    it = ABILITIES[what]
    if it is None or it.used_on == ITSELF or has_target(state, me, it):
        return None
    return ABILITY_RULES[what], say(it.nobody, SLOTS, state, me, what, NOTHING, to)


def why_not_aim(state: State, me: int, what: int, at: int, to: Listener) -> Why | None:
    """Why ``me`` cannot use this ability on ``at``; None if it can."""
    it = ABILITIES[what]
    if it is None or it.used_on == ITSELF:
        return ABILITY_RULES[what], f"{ability_name(what)} is not aimed."
    need = unmet(aims_of(what), state, me, what, at)
    return None if need is None else told(need, state, me, what, at, to)


def why_moot(state: State, me: int, what: int, at: int, to: Listener) -> Why | None:
    """Why it would change nothing to use this ability on ``at``, though it can be; None if it might."""
    it = ABILITIES[what]
    need = unmet(it.moot, state, me, what, at) if it is not None else None
    return None if need is None else told(need, state, me, what, at, to)


def why_not_ready(state: State, me: int, what: int, to: Listener) -> Why | None:
    """Why an ability, fast or not, has been used or cannot be paid; None if it can."""
    need = unmet(READY, state, me, what, NOTHING)
    return None if need is None else told(need, state, me, what, NOTHING, to)


def why_not_item(state: State, me: int, item: int, to: Listener) -> Why | None:
    """Why it cannot use this item now; None if it can."""
    need = unmet(needs_of_item(item), state, me, item, NOTHING)
    if need is None:
        return None
    return need.rule or f"skirmish.item.{ITEMS[item].id}", say(need.says, ITEM_SLOTS, state, me, item, NOTHING, to)
