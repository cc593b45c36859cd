"""Picking up, dropping and trading gadgets as acts: what may be done, what it costs, doing it (synergy.gadget.*)."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Choice, Commit, Question, Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.board import NEIGHBOURS4
from fracas.games.synergy.card import GADGET
from fracas.games.synergy.effects.live import turn_up
from fracas.games.synergy.events.thing import TradeAsked, TradeRefused
from fracas.games.synergy.rows import PROFILES, ROWS, is_gadget
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import MIST, NO_CARD, NOBODY
from fracas.games.synergy.turns.gadgets import NOTHING, gadgets_of, hand_over
from fracas.games.synergy.windows import HANDLING

Chosen = Generator[Question, Any, int]
"""What was chosen."""
REFUSE: Final = 0
AGREE: Final = 1


def handles(state: State, me: int) -> int:
    """What handling of gadgets it can pay for: 0 none, 1 picking up, 2 and more trading as well."""
    warrior = state.warriors[me]
    if warrior.strikes > 0:
        return 3
    if state.drill == me:
        return 0
    if warrior.gadget_strikes > 0:
        return 3
    return 2 if handles_free(state, me, 2) >= 0 else 1 if handles_free(state, me, 1) >= 0 else 0


def handles_free(state: State, me: int, level: int) -> int:
    """The card whose free handling of a gadget will do and is not spent this turn, the least; -1 if there is none."""
    warrior = state.warriors[me]
    if not warrior.folds >> HANDLING.number & 1:
        return -1
    found = -1
    for card in warrior.live:
        most = ROWS[card].adds[HANDLING.number]
        if most >= level and card not in warrior.used and (found < 0 or most < ROWS[found].adds[HANDLING.number]):
            found = card
    return found


def has_gadgets(state: State, me: int) -> bool:
    """Has it any, face down too?"""
    warrior = state.warriors[me]
    for card in warrior.cards:
        if PROFILES[card].category == GADGET:
            return True
    for card in warrior.down:  # noqa: SIM110 - asked before every act, and a loop is faster
        if PROFILES[card].category == GADGET:
            return True
    return False


def partners(state: State, me: int) -> list[int]:
    """Who is next to it and could trade: awake, and neither mist nor a zombie; nobody whose player has refused."""
    warrior = state.warriors[me]
    square = warrior.square
    found: list[int] = []
    for each in (square, *NEIGHBOURS4[square]):
        if state.standing[each]:
            for other in here(state, each):
                partner = state.warriors[other]
                if other == me or partner.under >> MIST & 1 or partner.raised_by != NOBODY:
                    continue
                if partner.awake() and not warrior.refused >> partner.seat & 1:
                    found.append(other)
    return found


def takeable(state: State, me: int, other: int) -> list[int]:
    """The gadgets that ``me`` may take from another: open ones, and those face down beside a friend."""
    found = gadgets_of(state, other)
    if knows_down(state, me, other):
        found += [card for card in state.warriors[other].down if is_gadget(card)]
    return found


def knows_down(state: State, me: int, other: int) -> bool:
    """Has the other face-down cards, and does the player of ``me`` know them because they are its own?"""
    partner = state.warriors[other]
    return len(partner.down) > 0 and partner.owner == state.player(me)


def in_its_hands(state: State, me: int) -> list[int]:
    """Its gadgets, face-down ones too.

    Never empty: anybody who cannot see the card may imagine another in its place, and then nothing is left to choose.
    """
    hidden = [card for card in state.warriors[me].down if is_gadget(card)]
    return [*gadgets_of(state, me), *hidden] or [NOTHING]


def pay(state: State, me: int, level: int) -> None:
    """Handling a gadget costs a strike, unless a card makes it free once (synergy.gadget.pick, .trade)."""
    warrior = state.warriors[me]
    free = handles_free(state, me, level)
    if free >= 0:
        warrior.used = [*warrior.used, free]
    elif warrior.gadget_strikes > 0:
        warrior.gadget_strikes -= 1
    else:
        warrior.strikes -= 1


def trade(state: State, tell: Tell, me: int, give: bool) -> Resolution:
    """Take one from or give one to an adjacent warrior, whose owner is asked (synergy.gadget.trade)."""
    warrior = state.warriors[me]
    other: int = yield from _partner(state, me, give)
    state.trade = (me, other, NO_CARD, int(give))
    card: int = yield from _traded(state, me, other, give)
    if card == NOTHING:
        return
    state.trade = (me, other, card, int(give))
    if card in warrior.down:
        turn_up(state, tell, me, card)
    partner = state.warriors[other]
    if partner.seat != warrior.seat:
        tell(TradeAsked, me, other, card, give)
        answer: int = yield Choice(partner.seat, "trade", [REFUSE, AGREE])
        if answer == REFUSE:
            warrior.refused |= 1 << partner.seat
            tell(TradeRefused, other)
            return
    pay(state, me, 2)
    if give:
        hand_over(state, tell, me, other, card, False)
    else:
        hand_over(state, tell, other, me, card, False)


def _partner(state: State, me: int, give: bool) -> Chosen:
    """Those it trades with. That somebody has only a face-down gadget to be taken is a secret of their player."""
    player = state.player(me)
    others = partners(state, me)
    closed: list[int] = []
    if not give:
        closed = [other for other in others if knows_down(state, me, other) and not gadgets_of(state, other)]
        others = [other for other in others if takeable(state, me, other)]
    if closed:
        # Never empty: see `in_its_hands`.
        answers: list[int] = yield Commit([player], "partner", [others or closed])
        return answers[0]
    chosen: int = yield Choice(player, "partner", others)
    return chosen


def _traded(state: State, me: int, other: int, give: bool) -> Chosen:
    """Which gadget changes hands; `NOTHING` only where cards are imagined."""
    player = state.player(me)
    hidden = len(state.warriors[me].down) > 0 if give else knows_down(state, me, other)
    ask = "give" if give else "take"
    if hidden:
        cards = in_its_hands(state, me) if give else takeable(state, me, other) or [NOTHING]
        answers: list[int] = yield Commit([player], ask, [cards])
        return answers[0]
    card: int = yield Choice(player, ask, gadgets_of(state, me if give else other))
    return card
