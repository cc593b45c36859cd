"""Whose ability acts next, and what is in its way (legacy.battle.order, legacy.legacy.order).

The next to act is looked for anew after each activation. Every step marks one ability of one card as used up, so every
turn ends (legacy.ability.once).
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.legacy.content import CHAMPION_IDS, POWER, number_of
from fracas.games.legacy.effects import KINDS, OF_BATTLE, OF_LEGACY, either
from fracas.games.legacy.events import AbilityActs, AbilityStopped, ActsNow
from fracas.games.legacy.state import CANCELLED, DROWNED, LEGACY_PHASE, NOBODY, PIN, WARD, State
from fracas.games.legacy.windows import BATTLE, LEGACY

ABOVE_ALL: Final = 10
"""The level at which a phase begins: no power has been passed."""
WAIT: Final = 0
NOW: Final = 1
NOW_OR_WAIT: Final = (NOW, WAIT)
SEAT: Final = 256
"""A champion of a seat as one number: this × seat + champion. There are never so many champions."""

PINNED: Final = number_of("ranger", "battle", "at_most")


# -- battle abilities


def battle_order(state: State, tell: Tell) -> Resolution:
    """Highest printed power first, until nobody is left who has not acted."""
    state.level = ABOVE_ALL
    while True:
        found = next_in_battle(state)
        if found < 0:
            return
        champion = found % SEAT
        state.level = POWER[champion]
        acting = use_battle(state, tell, found // SEAT, champion)
        if acting is not None:
            yield from acting


def next_in_battle(state: State) -> int:
    """Of all champions in the battle that have not acted, the one whose turn it is; below 0 if all have.

    Equal powers: the player without the Fatestone first, and nothing is passed for it.
    """
    holder = state.holder
    best = found = -1
    for seat in (0, 1):
        acted = state.battle_acted[seat]
        first = 0 if seat == holder else 1
        champion = state.mains[seat]
        if not acted >> champion & 1:
            key = POWER[champion] * 2 + first
            if key > best:
                best = key
                found = seat * SEAT + champion
        allies = state.allies[seat]
        if allies:
            for ally in allies:
                key = POWER[ally] * 2 + first
                if key > best and not acted >> ally & 1:
                    best = key
                    found = seat * SEAT + ally
    return found


def use_battle(state: State, tell: Tell, seat: int, champion: int) -> Resolution | None:
    """The battle ability acts, unless it is cancelled or pinned; either way it is used up."""
    state.battle_acted[seat] |= 1 << champion
    if is_cancelled(state, seat, champion):
        return None  # told when it was silenced
    if is_pinned(state, seat, champion):
        tell(AbilityStopped, seat, champion, KINDS[OF_BATTLE], PIN)
        return None
    tell(AbilityActs, seat, champion, KINDS[OF_BATTLE])
    acting: Resolution | None = BATTLE.content[CHAMPION_IDS[champion]](state, tell, seat)
    return acting


def is_cancelled(state: State, seat: int, champion: int) -> bool:
    """Silence is for the one card that was revealed; newcomers are free."""
    return CANCELLED in state.armed[seat] and champion == state.chosen[seat]


def is_pinned(state: State, seat: int, champion: int) -> bool:
    """Pin Down is for the whole opposing side, newcomers included, by printed power."""
    return POWER[champion] <= PINNED and PIN in state.armed[1 - seat]


def enter(state: State, tell: Tell, seat: int, champion: int) -> Resolution | None:
    """A champion has entered play: when does its battle ability act (legacy.battle.enter)?"""
    if state.beginner or state.battle_acted[seat] >> champion & 1:
        return None
    if state.step == LEGACY_PHASE or POWER[champion] >= state.level:
        return use_battle(state, tell, seat, champion)
    if is_pinned(state, seat, champion) or not battle_between(state, seat, champion):
        return None
    return now_or_then(state, tell, seat, champion, OF_BATTLE)


def battle_between(state: State, seat: int, champion: int) -> bool:
    """Could a champion act before the level of the newcomer comes?"""
    for other in (0, 1):
        for each in (state.mains[other], *state.allies[other]):
            if state.battle_acted[other] >> each & 1 or (other == seat and each == champion):
                continue
            stopped = is_cancelled(state, other, each) or is_pinned(state, other, each)
            if comes_before(state, other, each, champion) and not stopped:
                return True
    return False


def comes_before(state: State, seat: int, champion: int, newcomer: int) -> bool:
    """A higher power does; an equal one, if its owner is first."""
    if POWER[champion] == POWER[newcomer]:
        return seat != state.holder
    return POWER[champion] > POWER[newcomer]


def now_or_then(state: State, tell: Tell, seat: int, champion: int, kind: int) -> Resolution:
    """The owner decides: at once, or when its level comes."""
    state.newcomer = champion
    when: int = yield Choice(seat, "act_now", NOW_OR_WAIT, WAIT)
    state.newcomer = NOBODY
    if when == WAIT:
        return
    tell(ActsNow, seat, champion, KINDS[kind])
    if kind == OF_BATTLE:
        acting = use_battle(state, tell, seat, champion)
    else:
        acting = use_legacy(state, tell, seat, champion)
    if acting is not None:
        yield from acting


# -- legacy abilities


def legacy_order(state: State, tell: Tell) -> Resolution:
    """The tops of the two piles, higher printed power first, until both have acted."""
    state.level = ABOVE_ALL
    while True:
        found = next_top(state)
        if found < 0:
            return
        champion = found % SEAT
        state.level = POWER[champion]
        acting = use_legacy(state, tell, found // SEAT, champion)
        if acting is not None:
            yield from acting


def next_top(state: State) -> int:
    """Of the two tops that have not acted, the one whose turn it is; below 0 if both have. An empty pile has none."""
    holder = state.holder
    best = found = -1
    for seat in (0, 1):
        pile = state.piles[seat]
        if pile:
            champion = pile[-1]
            if not state.legacy_acted[seat] >> champion & 1:
                key = POWER[champion] * 2 + (0 if seat == holder else 1)
                if key > best:
                    best = key
                    found = seat * SEAT + champion
    return found


def use_legacy(state: State, tell: Tell, seat: int, champion: int) -> Resolution | None:
    """The legacy ability acts, unless it is prevented; either way it is used up. The Monk's has acted at the reveal."""
    state.legacy_acted[seat] |= 1 << champion
    effect = LEGACY.content.get(CHAMPION_IDS[champion])
    if effect is None:
        return None
    if is_prevented(state, seat):
        tell(AbilityStopped, seat, champion, KINDS[OF_LEGACY], DROWNED)
        return None
    tell(AbilityActs, seat, champion, KINDS[OF_LEGACY])
    acting: Resolution | None = effect(state, tell, seat)
    return acting


def is_prevented(state: State, seat: int) -> bool:
    """A Warrior drowns out both sides, but not one under Ward."""
    return either(state, DROWNED) and WARD not in state.armed[seat]


def new_top(state: State, tell: Tell, seat: int) -> Resolution | None:
    """A champion has become top in the legacy phase: when does its legacy ability act (legacy.legacy.newtop)?"""
    champion = state.piles[seat][-1]
    if state.legacy_acted[seat] >> champion & 1:
        return None
    if POWER[champion] >= state.level:
        return use_legacy(state, tell, seat, champion)
    if is_prevented(state, seat) or not legacy_between(state, seat, champion):
        return None
    return now_or_then(state, tell, seat, champion, OF_LEGACY)


def legacy_between(state: State, seat: int, champion: int) -> bool:
    """Could the other top act before the level of the new one comes?"""
    other = 1 - seat
    pile = state.piles[other]
    if not pile or state.legacy_acted[other] >> pile[-1] & 1:
        return False
    return comes_before(state, other, pile[-1], champion) and not is_prevented(state, other)
