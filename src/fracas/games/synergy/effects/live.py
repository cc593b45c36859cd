"""Which cards of a warrior work now: face up, not suppressed, not Magic in an Anti-Magic Aura."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import DISTANCES, PLACES, SAME
from fracas.games.synergy.card import GADGET, MAGIC, SKILL
from fracas.games.synergy.content import SECRET
from fracas.games.synergy.events.cards import CardSuppressed, CardTurnedUp, ExtraHits
from fracas.games.synergy.events.move import Boarded
from fracas.games.synergy.rows import HOOKED, PROFILES, ROWS, is_gadget
from fracas.games.synergy.standing import reground
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import (
    ALIVE,
    ATTACKED,
    BARRIER,
    NO_CARD,
    NOBODY,
    NOWHERE,
    RAGING,
    SMOKE,
    TOAD,
    cursed_by,
)
from fracas.games.synergy.windows import ATTACKS, AURA, EXTRA_HITS, LOAD, POUCH


def blank(state: State, me: int, card: int) -> bool:
    """Does this card count as blank for ``me``? It need not really have it: cards may only be imagined."""
    warrior = state.warriors[me]
    profile = PROFILES[card]
    category = profile.category
    if (
        card == state.team_cards[warrior.owner]
    ):  # built in: what lists cards never touches it (synergy.option.extra-team-powers)
        if warrior.under >> TOAD & 1:
            return True
    elif warrior.under:
        if warrior.under >> TOAD & 1 and category != GADGET:
            return True
        if warrior.under >> RAGING & 1 and (category in (GADGET, SKILL)):
            return True
    if category == MAGIC and state.auras and warrior.square != NOWHERE and in_aura(state, warrior.square):
        return True
    if state.suppressed and card in warrior.cards:
        for suppressed in state.suppressed:
            if suppressed[0] == card:
                return True
    return False


def in_aura(state: State, square: int) -> bool:
    """Does Magic not work on this square?"""
    for me in state.auras:
        bearer = state.warriors[me]
        reach = fold(ROWS, bearer, AURA, 0, state, me)
        if DISTANCES[PLACES[square] - PLACES[bearer.square] + SAME] <= reach:
            return True
    return False


def refresh(state: State, tell: Tell, me: int) -> None:
    """Find anew what works for a warrior: after a card came, went, turned up, or was suppressed or freed."""
    warrior = state.warriors[me]
    if warrior.life != ALIVE:
        return
    before = fold(ROWS, warrior, LOAD, 0, state, me)
    pouch = warrior.folds >> POUCH.number & 1
    _bear(state, me)
    if pouch and not warrior.folds >> POUCH.number & 1:
        let_out(state, tell, me)
    if warrior.folds >> AURA.number & 1 or me in state.auras:
        _auras(state, tell)
    _count(state, tell, me)
    if fold(ROWS, warrior, LOAD, 0, state, me) < before and me not in state.overloaded:
        state.overloaded.append(me)


def refresh_all(state: State, tell: Tell) -> None:
    """The same for everybody: an aura came, went or moved, or somebody with an aura about."""
    for me in range(len(state.warriors)):
        refresh(state, tell, me)


def stepped(state: State, tell: Tell, me: int) -> None:
    """A warrior stands elsewhere: auras move with their bearers, and Magic wakes and sleeps."""
    if me in state.auras:
        _rest(state, tell)
    elif state.auras and _has_magic(state, me):
        refresh(state, tell, me)


def _has_magic(state: State, me: int) -> bool:
    """Has it a card that an aura may put to sleep?"""
    warrior = state.warriors[me]
    for card in warrior.cards:
        if PROFILES[card].category == MAGIC:
            return True
    shared = state.team_cards[warrior.owner]
    return shared != NO_CARD and PROFILES[shared].category == MAGIC


def _auras(state: State, tell: Tell) -> None:
    """Auras first: which cards work depends on whose aura works."""
    found = [
        me
        for me, warrior in enumerate(state.warriors)
        if warrior.life == ALIVE and warrior.square != NOWHERE and fold(ROWS, warrior, AURA, 0, state, me) > 0
    ]
    if found != state.auras:
        state.auras = found
        _rest(state, tell)


def _rest(state: State, tell: Tell) -> None:
    for me, warrior in enumerate(state.warriors):
        if warrior.life == ALIVE and _has_magic(state, me):
            before = fold(ROWS, warrior, LOAD, 0, state, me)
            pouch = warrior.folds >> POUCH.number & 1
            _bear(state, me)
            if pouch and not warrior.folds >> POUCH.number & 1:
                let_out(state, tell, me)
            _count(state, tell, me)
            if fold(ROWS, warrior, LOAD, 0, state, me) < before and me not in state.overloaded:
                state.overloaded.append(me)


def _bear(state: State, me: int) -> None:
    warrior = state.warriors[me]
    live: list[int] = []
    if warrior.raised_by == NOBODY:
        power = state.powers[warrior.owner]
        if power != NO_CARD and not warrior.under >> TOAD & 1:
            live.append(power)
        shared = state.team_cards[warrior.owner]
        if shared != NO_CARD and not blank(state, me, shared):
            live.append(shared)
    for card in warrior.cards:
        if not blank(state, me, card):
            live.append(card)
    if live == warrior.live:
        return
    warrior.bear(ROWS, live)
    hooks = 0
    for card in live:
        hooks |= HOOKED[card]
    warrior.hooks = hooks
    for marker in state.markers:
        if (marker[0] == BARRIER and marker[2] == me) or (marker[0] == SMOKE and marker[3] in warrior.cards):
            reground(state)  # neither blocks anything while its card is suppressed
            break
    for other, zombie in enumerate(state.warriors):
        if zombie.raised_by == me and zombie.raised_with not in live and other not in state.falling:
            state.falling.append(other)


def let_out(state: State, tell: Tell, me: int) -> None:
    """Anybody who travels in the pouch of ``me`` is in the open: it is dead or down, or its pouch does not work."""
    for other, passenger in enumerate(state.warriors):
        if passenger.inside == me:
            passenger.inside = NOBODY
            tell(Boarded, other, NOBODY)


def _count(state: State, tell: Tell, me: int) -> None:
    """Extra hits come and go with the cards that give them (synergy.hits, synergy.death.loss)."""
    warrior = state.warriors[me]
    extra = fold(ROWS, warrior, EXTRA_HITS, 0, state, me)
    if extra == warrior.extra:
        return
    by = extra - warrior.extra
    warrior.extra = extra
    warrior.hits += by
    tell(ExtraHits, me, by, warrior.hits)
    if warrior.hits <= 0 and me not in state.falling:
        state.falling.append(me)


def turn_up(state: State, tell: Tell, me: int, card: int) -> None:
    """A face-down card is turned up, and works from now on (synergy.secret)."""
    warrior = state.warriors[me]
    mark = warrior.lift_down(card)
    warrior.cards = [*warrior.cards, card]
    state.unseen &= ~(1 << card)
    tell(CardTurnedUp, me, card)
    show_curses(state, tell, me, card, mark)
    refresh(state, tell, me)


def works_face_down(state: State, me: int, card: int) -> bool:
    """Would a face-down card of ``me`` work if it were turned up now? Known to its own player only."""
    return not blank(state, me, card) and not worn_out(state.warriors[me].mark_of(card), card)


def worn_out(mark: int, card: int) -> bool:
    """Does nothing come of a face-down card to which this has happened: a cursed Gadget, or what an attack spends?"""
    if is_gadget(card):
        return mark >= cursed_by(0)
    return mark & ATTACKED != 0 and HOOKED[card] >> ATTACKS.number & 1 == 1


def show_curses(state: State, tell: Tell, me: int, card: int, mark: int) -> None:
    """A card that lay face down beside ``me`` is seen: from now on everybody knows whether it is cursed."""
    if not is_gadget(card):
        return
    for maker in range(len(state.warriors)):
        if mark & cursed_by(maker) and (card, maker) not in state.suppressed:
            state.suppressed = [*state.suppressed, (card, maker)]
            tell(CardSuppressed, me, card, maker)


def holds(state: State, me: int, card: int) -> bool:
    """Does this row work for this warrior now?"""
    return card in state.warriors[me].live


def restore(state: State) -> None:
    """What follows from the cards, for a table that was read or imagined: which work, and which nobody has seen.

    Hits and extra hits are as they are written: nothing is gained or lost by looking.
    """
    seen = {*state.discards, *state.removed, *state.team_cards}
    seen.update(thing[0] for thing in state.loose)
    for warrior in state.warriors:
        seen.update(warrior.cards)
    state.unseen = 0
    for card in range(SECRET):
        if card not in seen:
            state.unseen |= 1 << card
    for _ in range(2):  # auras first: which cards work depends on whose aura works
        for me, warrior in enumerate(state.warriors):
            warrior.bear(ROWS, [])
            warrior.hooks = 0
            if warrior.life == ALIVE:
                _bear(state, me)
        state.auras = [
            me
            for me, warrior in enumerate(state.warriors)
            if warrior.life == ALIVE and warrior.square != NOWHERE and fold(ROWS, warrior, AURA, 0, state, me) > 0
        ]
    state.falling = []
