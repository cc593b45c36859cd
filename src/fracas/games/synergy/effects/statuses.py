"""Statuses: what a warrior is under, and who made it so (synergy.stun, synergy.duration)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.content import STATUSES as STATUS_ROWS
from fracas.games.synergy.effects.live import let_out, refresh
from fracas.games.synergy.events.cards import StatusEnded, StatusGained
from fracas.games.synergy.rows import ROWS, number_of
from fracas.games.synergy.standing import lift, put
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import (
    ALIVE,
    BLINDED,
    CONTROLLED,
    HELD,
    NOBODY,
    NOWHERE,
    POISONED,
    POSSUM,
    RAGING,
    SMOKE,
    STATUSES,
    TOAD,
)
from fracas.games.synergy.windows import IMMUNE_BLIND

TURN_LONG: Final = sum(1 << number for number, row in enumerate(STATUS_ROWS) if row.turn_long)
"""These end when the next turn of their maker begins (synergy.duration, synergy.stun)."""
FORMS: Final = 1 << TOAD | 1 << RAGING
"""These change which cards work."""
ANGER: Final = number_of("anger-issues")
"""What rage adds stands in this row: the form runs on even when the card is suppressed."""
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(STATUSES)}


def afflict(state: State, tell: Tell, me: int, status: int, by: int) -> None:
    """Put a living warrior under a status made by ``by``. The same from two users lasts until the later one ends."""
    warrior = state.warriors[me]
    if warrior.life != ALIVE or made_by(state, me, status, by):
        return
    if status == BLINDED and fold(ROWS, warrior, IMMUNE_BLIND, 0, state, me) > 0:
        return
    if status == CONTROLLED and (warrior.mastered or warrior.under >> CONTROLLED & 1):
        return  # not again before it has had a turn of its own
    if status == POSSUM:
        lift(state, me)
        let_out(state, tell, me)  # it counts as dead
    warrior.statuses = [*warrior.statuses, status]
    warrior.makers = [*warrior.makers, by]
    warrior.under |= 1 << status
    tell(StatusGained, me, status, by)
    if FORMS >> status & 1:
        refresh(state, tell, me)


def made_by(state: State, me: int, status: int, by: int) -> bool:
    """Is it under this status by this maker?"""
    warrior = state.warriors[me]
    return any(each == status and warrior.makers[place] == by for place, each in enumerate(warrior.statuses))


def relieve(state: State, tell: Tell, me: int, status: int, by: int = NOBODY) -> None:
    """End a status: all of it, or what one maker made."""
    warrior = state.warriors[me]
    if not warrior.under >> status & 1:
        return
    statuses: list[int] = []
    makers: list[int] = []
    for place, each in enumerate(warrior.statuses):
        if each != status or (by != NOBODY and warrior.makers[place] != by):
            statuses.append(each)
            makers.append(warrior.makers[place])
    if len(statuses) == len(warrior.statuses):
        return
    warrior.statuses = statuses
    warrior.makers = makers
    if status in statuses:
        return
    warrior.under &= ~(1 << status)
    tell(StatusEnded, me, status)
    if status == POSSUM and warrior.life == ALIVE and warrior.square != NOWHERE:
        put(state, me, warrior.square)
    if FORMS >> status & 1:
        refresh(state, tell, me)


def end_turn_long(state: State, tell: Tell, maker: int) -> None:
    """The turn of ``maker`` begins, or it leaves play: what it made for a turn ends."""
    for me, warrior in enumerate(state.warriors):
        if warrior.under & TURN_LONG:
            for status, made in zip(warrior.statuses, warrior.makers, strict=True):
                if made == maker and TURN_LONG >> status & 1:
                    relieve(state, tell, me, status, maker)


def end_all_made_by(state: State, tell: Tell, maker: int) -> None:
    """``maker`` has left play: all it made on others ends (synergy.duration)."""
    end_turn_long(state, tell, maker)
    for me, warrior in enumerate(state.warriors):
        for status, made in zip(warrior.statuses, warrior.makers, strict=True):
            if made == maker and status in (POISONED, CONTROLLED):
                relieve(state, tell, me, status, maker)


def blinded(state: State, me: int) -> bool:
    """Blinded for a turn, or by the smoke in which it stands."""
    warrior = state.warriors[me]
    if warrior.under >> BLINDED & 1:
        return True
    if state.ground[warrior.square] >> SMOKE & 1:
        return fold(ROWS, warrior, IMMUNE_BLIND, 0, state, me) == 0
    return False


def moved_by_force(state: State, tell: Tell, me: int) -> None:
    """Anything that moves a Held warrior frees it."""
    if state.warriors[me].under >> HELD & 1:
        relieve(state, tell, me, HELD)
