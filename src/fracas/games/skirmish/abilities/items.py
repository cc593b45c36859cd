"""Items that are used by a click, once a game, without an action (content 3): Red Draught, Smoke Pots."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.card import HEAL, SMOKE
from fracas.games.skirmish.content import ITEMS
from fracas.games.skirmish.damage import heal, wounded
from fracas.games.skirmish.events.fight import ItemRolled, ItemUsed
from fracas.games.skirmish.state import ALIVE, NEW, State

D3: Final = (1, 2, 3)
ONCE: Final[list[int]] = [item.once for item in ITEMS]


def usable_items(state: State, me: int) -> list[int]:
    """The numbers of all its items that can be used now, in its player's turn."""
    items = state.units[me].items
    return [item for item in items if why_not_item(state, me, item) is None] if items else []


def why_not_item(state: State, me: int, item: int) -> tuple[str, str] | None:
    """Why it cannot use this item now: the rule and a sentence; None if it can."""
    unit = state.units[me]
    rule = "skirmish.item." + ITEMS[item].id
    if unit.fate != ALIVE or item not in unit.items:
        return rule, "It does not carry this item."
    if ONCE[item] not in (HEAL, SMOKE):
        return rule, "It works by itself."
    if item in unit.empty:
        return rule, "It has been used: it works once a game."
    if unit.has_done(NEW):
        return "skirmish.hero.recruit", "It came this turn and may not act yet."
    if ONCE[item] == HEAL and not wounded(state, me):
        return rule, "It has no wounds."
    return None


def use_item(state: State, tell: Tell, me: int, item: int) -> Resolution:
    """Turn it over, and do what it does."""
    unit = state.units[me]
    unit.empty = (*unit.empty, item)
    if ONCE[item] == SMOKE:
        unit.smoke = True
    tell(ItemUsed, me, item)
    if ONCE[item] == HEAL:
        die: int = yield Roll(ITEMS[item].id, D3)
        tell(ItemRolled, me, item, die)
        heal(state, tell, me, die, ITEMS[item].id)
