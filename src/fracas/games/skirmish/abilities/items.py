"""Items that are used by a click, once a game, without an action: what each needs, lays and does (skirmish.equipment).
Then those that work by themselves."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from fracas.core.needs import NOTHING, hold, need
from fracas.core.question import Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.needs import NOT_NEW, Needs
from fracas.games.skirmish.abilities.shared import COIN, COIN_ROUND, D3, SHARDS_COME, hurt
from fracas.games.skirmish.card import GAIN, HEAL, SMOKE, VIGILANT
from fracas.games.skirmish.card import ONCE as KINDS
from fracas.games.skirmish.content import ITEMS
from fracas.games.skirmish.effects import NEXT_TURN, effect, lay
from fracas.games.skirmish.events.fight import ItemRolled, ItemUsed
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.passives import TURN_BEGINS, banners_give, items_by_themselves
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.striking.damage import heal
from fracas.games.skirmish.turns.energy import gain

ONCE: Final[list[int]] = [item.once for item in ITEMS]
"""What each item does once a game."""
NO_EFFECT: Final = -1
Does = Callable[[State, Tell, int, int], Resolution]


@final
class Use:
    """What an item is used for by a click."""

    __slots__ = ("does", "lays", "needs")

    def __init__(self, needs: Needs, lays: int, does: Does | None) -> None:
        self.needs = needs
        self.lays = lays
        """The number of the effect that lies on its bearer from then on."""
        self.does = does


USES: Final[list[Use | None]] = [None] * len(KINDS)
"""By what an item does once a game; None where nobody clicks."""


# -- what every item needs


@need("{me} does not carry this item.")
def carries_it(state: State, me: int, what: int, at: int) -> bool:
    return state.units[me].fate == ALIVE and what in state.units[me].items


@need("{what} works by itself.")
def is_clicked(state: State, me: int, what: int, at: int) -> bool:
    return USES[ONCE[what]] is not None


@need("{what} has been used: it works once a game.")
def unspent(state: State, me: int, what: int, at: int) -> bool:
    return what not in state.units[me].empty


NATURE: Final[Needs] = [carries_it, is_clicked]
"""Only told: what a unit does not carry, or cannot use by a click, is looked at for nobody."""
BY_A_CLICK: Final[Needs] = [unspent, NOT_NEW]


# -- each of them


def drink(state: State, tell: Tell, me: int, item: int) -> Resolution:
    """1d3 Hp."""
    die: int = yield Roll(ITEMS[item].id, D3)
    tell(ItemRolled, me, item, die)
    heal(state, tell, me, die, ITEMS[item].id)


USES[HEAL] = Use([hurt], NO_EFFECT, drink)

IN_SMOKE: Final = effect(
    "smoke-pots",
    "in smoke",
    NEXT_TURN,
    hides=2 * INCH,
    icon="smoke-bomb",
    text="Units within 2″ of it count as in cover.",
    older_field="smoke",
)
USES[SMOKE] = Use([], IN_SMOKE, None)


# -- those that work by themselves

banners_give(VIGILANT)


@items_by_themselves(TURN_BEGINS, place=SHARDS_COME)
def shards_pay(state: State, tell: Tell, me: int, other: int) -> Resolution | None:
    unit = state.units[me]
    if state.round == COIN_ROUND:
        for item in unit.items:
            if ONCE[item] == GAIN and item not in unit.empty:
                unit.empty = (*unit.empty, item)
                gain(state, tell, state.side(me), COIN, ITEMS[item].id)
    return None


# -- offered, and used


def needs_of_item(item: int) -> Needs:
    """All that is asked of the unit that would use it, in order."""
    use = USES[ONCE[item]]
    return [*NATURE, *BY_A_CLICK, *(use.needs if use is not None else [])]


def can_use_item(state: State, me: int, item: int) -> bool:
    """Can its bearer use it now?"""
    use = USES[ONCE[item]]
    if use is None or not hold(BY_A_CLICK, state, me, item, NOTHING):
        return False
    return hold(use.needs, state, me, item, NOTHING)


def usable_items(state: State, me: int) -> list[int]:
    """The numbers of all its items that can be used now, in its player's turn."""
    items = state.units[me].items
    return [item for item in items if can_use_item(state, me, item)] if items else []


def use_item(state: State, tell: Tell, me: int, item: int) -> Resolution:
    """Turn it over, and do what it does."""
    unit = state.units[me]
    unit.empty = (*unit.empty, item)
    use = USES[ONCE[item]]
    assert use is not None, item
    if use.lays != NO_EFFECT:
        lay(unit, use.lays, state.side(me))
    tell(ItemUsed, me, item)
    if use.does is not None:
        yield from use.does(state, tell, me, item)
