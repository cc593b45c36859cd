"""What abilities do to totals, hands and piles, with the rules that may stand in their way."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.tell import Tell
from fracas.games.legacy.content import POWER
from fracas.games.legacy.events import (
    AbilityIdle,
    AbilityStopped,
    Armed,
    Entered,
    PowerSet,
    Returned,
    SetAside,
    TotalChanged,
)
from fracas.games.legacy.state import LEGACY_PHASE, NOBODY, SINGLE_COMBAT, WALL, WARD, State

KINDS: Final = ("battle", "legacy")
OF_BATTLE: Final = 0
OF_LEGACY: Final = 1


def either(state: State, effect: str) -> bool:
    """Has one of the two sides armed it?"""
    return effect in state.armed[0] or effect in state.armed[1]


def arm(state: State, tell: Tell, seat: int, champion: int, kind: int, effect: str) -> None:
    """It counts for the rest of the turn, wherever the champion goes (legacy.ability.stay)."""
    state.armed[seat] += (effect,)
    tell(Armed, seat, champion, KINDS[kind], effect)


def raise_total(state: State, tell: Tell, seat: int, champion: int, kind: int, amount: int) -> None:
    """An ability adds to the total of its own side."""
    if state.step == LEGACY_PHASE and either(state, WALL):
        tell(AbilityStopped, seat, champion, KINDS[kind], WALL)
        return
    state.terms = [*state.terms, (seat, champion, kind, amount)]
    tell(TotalChanged, seat, champion, KINDS[kind], seat, amount)


def lower_opponent(state: State, tell: Tell, seat: int, champion: int, kind: int, amount: int) -> None:
    """An ability takes from the total of the other side; Ward and Wall are in its way."""
    victim = 1 - seat
    if WARD in state.armed[victim]:
        tell(AbilityStopped, seat, champion, KINDS[kind], WARD)
    elif state.step == LEGACY_PHASE and either(state, WALL):
        tell(AbilityStopped, seat, champion, KINDS[kind], WALL)
    else:
        state.terms = [*state.terms, (victim, champion, kind, -amount)]
        tell(TotalChanged, seat, champion, KINDS[kind], victim, -amount)


def set_power(state: State, tell: Tell, seat: int, champion: int, power: int) -> None:
    """The battle champion's power is another one from now on; its printed power stays."""
    state.set_powers[seat] = power
    tell(PowerSet, seat, champion, KINDS[OF_BATTLE], power)


def idle(tell: Tell, seat: int, champion: int, kind: int, why: str) -> None:
    """The ability can do nothing, or its owner does not want it to (legacy.ability.may)."""
    tell(AbilityIdle, seat, champion, KINDS[kind], why)


def nobody_may_enter(state: State, tell: Tell, seat: int, champion: int, kind: int) -> bool:
    """Has a Duelist closed the battle?"""
    if not either(state, SINGLE_COMBAT):
        return False
    tell(AbilityStopped, seat, champion, KINDS[kind], SINGLE_COMBAT)
    return True


# -- hands


def without(cards: tuple[int, ...], champion: int) -> tuple[int, ...]:
    return tuple([each for each in cards if each != champion])


def by_power(champion: int) -> int:
    return POWER[champion]


def leave_hand(state: State, seat: int, champion: int) -> None:
    """A champion leaves the hand. Once it is told where it went: `refresh`."""
    state.hands[seat] = without(state.hands[seat], champion)


def refresh(state: State, tell: Tell, seat: int) -> None:
    """An empty hand takes back what was set aside, at once (legacy.aside)."""
    if not state.hands[seat] and state.aside[seat]:
        take_back(state, tell, seat)


def take_back(state: State, tell: Tell, seat: int) -> None:
    back = state.aside[seat]
    state.hands[seat] = back
    state.aside[seat] = ()
    tell(Returned, seat, back)


def put_aside(state: State, seat: int, champion: int) -> None:
    """A champion is set aside, open in front of its owner."""
    state.aside[seat] = tuple(sorted([*state.aside[seat], champion], key=by_power))


def aside_from_hand(state: State, tell: Tell, seat: int, champion: int) -> None:
    """Set aside from the hand: it comes straight back, if it was the last there."""
    leave_hand(state, seat, champion)
    put_aside(state, seat, champion)
    tell(SetAside, seat, champion, "hand")
    refresh(state, tell, seat)


def at_most(cards: tuple[int, ...], power: int) -> list[int]:
    """Those of these champions whose printed power is not above ``power``."""
    return [champion for champion in cards if POWER[champion] <= power]


# -- the battle


def take_main_place(state: State, tell: Tell, seat: int, champion: int, origin: str) -> None:
    """It replaces the battle champion. A set power goes with the card that leaves; changes of the total stay."""
    state.mains[seat] = champion
    state.set_powers[seat] = NOBODY
    tell(Entered, seat, champion, "main", origin)


def join_as_ally(state: State, tell: Tell, seat: int, champion: int, origin: str) -> None:
    state.allies[seat] += (champion,)
    tell(Entered, seat, champion, "ally", origin)


def strongest(state: State, seat: int) -> int:
    """The highest printed power that a side has in the battle."""
    best = POWER[state.mains[seat]]
    for ally in state.allies[seat]:
        best = max(best, POWER[ally])
    return best
