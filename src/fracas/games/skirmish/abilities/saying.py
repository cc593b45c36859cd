"""Why an ability or an item cannot be used, in words: the sentence of the first need that does not hold."""

# ruff: noqa: ARG005

from __future__ import annotations

from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, Need, Slot, say, unmet
from fracas.core.plane.disc import gap
from fracas.core.sentences import counted
from fracas.games.skirmish.abilities.ability import ABILITIES, ITSELF, aims_of, has_target, needs_of
from fracas.games.skirmish.abilities.ids import ABILITY_RULES, FIRST_OWN
from fracas.games.skirmish.abilities.items import needs_of_item
from fracas.games.skirmish.abilities.needs import NATURE, READY, itself
from fracas.games.skirmish.bodies import disc_of
from fracas.games.skirmish.content import ITEMS
from fracas.games.skirmish.maps import at_most, too_much
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import melee_levels, melee_range, price, reach_of
from fracas.games.skirmish.striking.odds import Blow
from fracas.games.skirmish.striking.reactions import FOCUS, LOSSES, ROLLS, Loss
from fracas.games.skirmish.telling.naming import ability_name, owned, side_does, unit_name

Why = tuple[str, str]
"""The rule and a sentence."""
FAST_RULE = "skirmish.ability.fast"

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


def why_not_fast(state: State, about: Blow | Loss, me: int, what: int, to: Listener) -> Why:
    """Why ``me`` cannot answer with this ability where fast ones are asked for: before this roll, or this loss."""
    name = ability_name(what)
    found = next((each for each in (*ROLLS, *LOSSES) if each.number == what), None)
    if found is None:
        never = unmet(NATURE, state, me, what, NOTHING)
        if never is not None:
            return told(never, state, me, what, NOTHING, to)
        out_of_turn = what == FOCUS and state.focus_is_fast
        when = "when your hero attacks out of turn" if out_of_turn else "in your own turn"
        return FAST_RULE, f"{name} is used {when}."
    at = about.target if isinstance(about, Blow) else about.victim
    if isinstance(about, Blow) != (found in ROLLS):
        moment = "when somebody rolls against a unit of yours" if found in ROLLS else "when Hp are about to be lost"
        return FAST_RULE, f"You are asked for {name} {moment}."
    if state.side(me) != state.side(at):
        return FAST_RULE, f"{name} is against attacks on your own side's units."
    aims = [itself] if what < FIRST_OWN else found.aims
    need = unmet(found.when, about, me, what, at) or unmet([*READY, *aims], state, me, what, at)
    if need is None:
        return FAST_RULE, f"You are asked for {name} in its turn, and only where it could still help."
    return told(need, state, me, what, at, to)


def why_not_item(state: State, me: int, item: int, to: Listener) -> Why | None:
    """Why it cannot use this item now; None if it can."""
    need = unmet(needs_of_item(item), state, me, item, NOTHING)
    if need is None:
        return None
    return need.rule or f"skirmish.item.{ITEMS[item].id}", say(need.says, ITEM_SLOTS, state, me, item, NOTHING, to)
