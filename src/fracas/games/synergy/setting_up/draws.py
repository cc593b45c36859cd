"""Power cards from the deck, at set-up and in play (synergy.deal).

Nobody but its player sees what is drawn. So the draw is one resolution, and what is kept of it is asked in the next.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from fracas.core.question import Commit, Question, Resolution, Roll
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.effects.live import refresh
from fracas.games.synergy.events.setup import CardKept, CardsDrawn, Dealt, Reshuffled
from fracas.games.synergy.rows import DOES, PROFILES, ROWS
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import discard
from fracas.games.synergy.terms import ALIVE, NO_CARD
from fracas.games.synergy.windows import GADGET_STRIKES, STRIKES, USE

DrawnCard = Generator[Question, Any, int]


def draws_at_set_up(card: int) -> bool:
    """Does this card draw more cards as soon as it is given to a warrior? If it is used for that, it does so then."""
    return "draw" in PROFILES[card].numbers and DOES[USE.number][card] is None


def start_draw(state: State, me: int, count: int, kept: int) -> None:
    """Let ``me`` draw so many cards and keep some of them: the next resolution does it."""
    state.pending = [*state.pending, (me, count, kept)]


def from_deck(state: State, tell: Tell) -> DrawnCard:
    """One card that only its player sees; -1 if there is none, not even among the discarded ones."""
    if not state.deck and state.discards:
        state.deck = bytearray(sorted(state.discards))
        for card in state.discards:
            if PROFILES[card].secret:
                state.unseen |= 1 << card
        state.discards = []
        tell(Reshuffled, len(state.deck))
    if not state.deck:
        return NO_CARD
    drawn: int = yield Roll("draw", list(state.deck), secret=True)
    deck = bytearray(state.deck)
    deck.remove(drawn)
    state.deck = deck
    return drawn


def draw(state: State, tell: Tell) -> Resolution:
    """The next draw that is pending."""
    me, count, kept = state.pending[0]
    state.pending = state.pending[1:]
    warrior = state.warriors[me]
    if warrior.life != ALIVE:
        return
    cards: list[int] = []
    for _ in range(count):
        card: int = yield from from_deck(state, tell)
        if card != NO_CARD:
            cards.append(card)
    tell(CardsDrawn, me, len(cards))
    tell(Dealt, warrior.owner, len(cards), tuple(cards))
    if kept >= len(cards):
        for card in cards:
            receive(state, tell, me, card)
    else:
        state.offered[warrior.owner] = [me, kept, *cards]


def keep(state: State, tell: Tell) -> Resolution:
    """Each player with an offer says in secret which card to keep, one at a time; the rest is discarded, face up."""
    seats = [seat for seat in range(state.players) if state.offered[seat]]
    answers: list[int] = yield Commit(seats, "keep-card", [state.offered[seat][2:] for seat in seats], secret=True)
    for seat, card in zip(seats, answers, strict=True):
        me, kept, *cards = state.offered[seat]
        cards.remove(card)
        receive(state, tell, me, card)
        if kept > 1:
            state.offered[seat] = [me, kept - 1, *cards]
        else:
            state.offered[seat] = []
            discard(state, tell, cards)


def receive(state: State, tell: Tell, me: int, card: int) -> None:
    """A drawn card is the warrior's: a secret one lies face down, an open one works at once."""
    warrior = state.warriors[me]
    if PROFILES[card].secret and not state.open_cards:
        warrior.down = [*warrior.down, card]
        tell(CardKept, me, NO_CARD)
    else:
        warrior.cards = [*warrior.cards, card]
        if PROFILES[card].secret:
            state.unseen &= ~(1 << card)
        tell(CardKept, me, card)
        strikes = fold(ROWS, warrior, STRIKES, 0, state, me)
        gadget_strikes = fold(ROWS, warrior, GADGET_STRIKES, 0, state, me)
        refresh(state, tell, me)
        if state.active == me:  # it works at once
            warrior.strikes += fold(ROWS, warrior, STRIKES, 0, state, me) - strikes
            warrior.gadget_strikes += fold(ROWS, warrior, GADGET_STRIKES, 0, state, me) - gadget_strikes
        if draws_at_set_up(card):
            numbers = PROFILES[card].numbers
            start_draw(state, me, numbers["draw"], numbers["keep"])
    state.laden = me
