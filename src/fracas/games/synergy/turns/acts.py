"""Doing what a warrior has chosen to do in its turn (synergy.turn.basic).

An act is numbered (`numbers.py`): `MOVES` + a Move card, `STRIKES` + a Strike card, `COMBOS` + a Move&Strike,
`USES` + a card that is used otherwise; `BASIC` stands for the basic move and strike. Below them are the acts without a
card. A face-down card is among the options of its owner only, so the question is then a Commit; so is a strike with a
face-down + card that is turned up for it (`fracas.games.synergy.turns.used`).
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Commit, Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.card import GADGET, NO_MOVE
from fracas.games.synergy.effects.live import turn_up
from fracas.games.synergy.effects.reactions import spend
from fracas.games.synergy.effects.statuses import relieve
from fracas.games.synergy.events.cards import CardUsed
from fracas.games.synergy.moving.move_cards import go, move_with
from fracas.games.synergy.moving.steps import Going
from fracas.games.synergy.moving.walking import (
    base_squares,
    basic_move,
    board_pouch,
    reweigh,
)
from fracas.games.synergy.numbers import (
    BASIC,
    COMBOS,
    DROP,
    END,
    GIVE,
    HOP_IN,
    MOVES,
    NUMBERS,
    PICK,
    STRIKES,
    TAKE,
    USES,
    WIPE,
)
from fracas.games.synergy.rows import DOES, PROFILES, script_of
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import settle, unsettled
from fracas.games.synergy.striking.strike import strike
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.terms import POISONED
from fracas.games.synergy.turns.gadgets import NOTHING, drop, gadgets_of, loose_at, pick
from fracas.games.synergy.turns.handling import in_its_hands, pay, trade
from fracas.games.synergy.turns.options import options, pouches, tells
from fracas.games.synergy.turns.used import added, plain
from fracas.games.synergy.windows import COMBO, USE

_USED: Final = DOES[USE.number]


def act(state: State, tell: Tell, me: int) -> Going:
    """One act of a warrior: which, then what it needs to know, then it happens. False if it ends its turn."""
    warrior = state.warriors[me]
    player = state.player(me)
    foretold = state.foretold
    if foretold:
        choices, closed = list(foretold[1:]), foretold[0] == 1
        state.foretold = ()
    else:
        choices, closed = options(state, me), tells(state, me)
    if closed:
        answers: list[int] = yield Commit([player], "act", [choices])
        what = answers[0]
    else:
        what = yield Choice(player, "act", choices)
    base = base_squares(state, me)
    for plus in added(what):
        if plus in warrior.down:
            turn_up(state, tell, me, plus)
    what = plain(what)
    card = what % NUMBERS
    if what < MOVES:
        yield from handle(state, tell, me, what)
    else:
        if card in warrior.down:
            turn_up(state, tell, me, card)
        if what < STRIKES:
            if card == BASIC:
                yield from basic_move(state, tell, me)
            else:
                yield from move_with(state, tell, me, card)
        elif what < COMBOS:
            target: int = yield Choice(player, "target", targets(state, me, card))
            spend_strike(state, me, card)
            yield from strike(state, tell, me, card, target)
        elif what < USES:
            yield from combo(state, tell, me, card)
        else:
            yield from use(state, tell, me, card)
    if warrior.walk_left > 0:
        reweigh(state, me, base)
    if unsettled(state):
        yield from settle(state, tell)
    return what != END


def spend_strike(state: State, me: int, card: int) -> None:
    """One strike less; one for Gadgets only, if there is one and it will do."""
    warrior = state.warriors[me]
    if warrior.gadget_strikes > 0 and (card < 0 or PROFILES[card].category == GADGET):
        warrior.gadget_strikes -= 1
    else:
        warrior.strikes -= 1


def combo(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """A Move&Strike uses up the move and one strike: its function, or its move part and then its strike (`combo`)."""
    warrior = state.warriors[me]
    warrior.moves -= 1
    warrior.strikes -= 1
    warrior.walk_left = 0
    warrior.moved = True
    yield from parts(state, tell, me, card)
    if PROFILES[card].mode != NO_MOVE:
        warrior.travels += 1


def parts(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """The parts of a Move&Strike, in printed order."""
    warrior = state.warriors[me]
    script = script_of(COMBO, card)
    if script is not None:
        yield from script(state, tell, me)
        return
    if PROFILES[card].mode != NO_MOVE:
        yield from go(state, tell, me, card)
        if not warrior.stands():
            return
    aims = targets(state, me, card)
    if aims:
        target: int = yield Choice(state.player(me), "target", aims)
        yield from strike(state, tell, me, card, target)


def use(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """An act of a card's own."""
    hook = _USED[card]
    if hook is None or hook.function is None:
        return  # it was only turned up
    tell(CardUsed, me, card)
    spend(state, me, card)
    going = hook.function(state, tell, me)
    if going is not None:
        yield from going


def handle(state: State, tell: Tell, me: int, what: int) -> Resolution:
    """The acts without a card."""
    warrior = state.warriors[me]
    player = state.player(me)
    if what == PICK:
        card: int = yield Choice(player, "pick", loose_at(state, warrior.square))
        pay(state, me, 1)
        pick(state, tell, me, card)
    elif what == DROP:
        if warrior.down:
            answers: list[int] = yield Commit([player], "drop", [in_its_hands(state, me)])
            card = answers[0]
        else:
            card = yield Choice(player, "drop", gadgets_of(state, me))
        if card != NOTHING:
            yield from drop(state, tell, me, [card])
    elif what in (TAKE, GIVE):
        yield from trade(state, tell, me, what == GIVE)
    elif what == WIPE:
        warrior.strikes -= 1
        relieve(state, tell, me, POISONED)
    elif what == HOP_IN:
        bearer: int = yield Choice(player, "pouch", pouches(state, me))
        yield from board_pouch(state, tell, me, bearer)
