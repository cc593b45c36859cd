"""Damage, loss of hits, death (synergy.damage.*, synergy.death.*): steps 7 to 9 and 11 of a strike."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.card import ENERGY, HARD, SHARP
from fracas.games.synergy.content import HITS
from fracas.games.synergy.effects.live import let_out, refresh, show_curses
from fracas.games.synergy.effects.markers import markers_of_the_dead
from fracas.games.synergy.effects.reactions import ask, loud
from fracas.games.synergy.effects.statuses import end_all_made_by, relieve
from fracas.games.synergy.effects.suppression import free_all_made_by
from fracas.games.synergy.events.setup import Discarded
from fracas.games.synergy.events.strike import Buried, DamageAdded, Died, Dropped, Healed, HitsLost, Immune, Wounded
from fracas.games.synergy.rows import PROFILES, ROWS, is_card, is_flag, is_gadget
from fracas.games.synergy.standing import lift
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.counting import count
from fracas.games.synergy.terms import ALIVE, BY_DAMAGE, BY_LOSS, CAUSES, DEAD, FROZEN, MIST, NO_CARD, NOBODY, POISONED
from fracas.games.synergy.turns.ending import check_last
from fracas.games.synergy.turns.gadgets import lay, unload
from fracas.games.synergy.windows import ARMOUR, AT_ZERO, DYING, FOLDS, IMMUNE_HARD, SOAK_HARD, WOUNDED

_IMMUNE = IMMUNE_HARD.number - HARD
_SOAK = SOAK_HARD.number - HARD


def full(state: State, me: int) -> int:
    """The full total: six, plus the extra hits now active."""
    warrior = state.warriors[me]
    return HITS + warrior.extra if warrior.raised_by == NOBODY else 3


def immune(state: State, me: int, kind: int) -> bool:
    """Is it immune to this kind of damage? Nobody is to what has no kind."""
    if not kind:
        return False
    warrior = state.warriors[me]
    if warrior.under >> MIST & 1 and kind in (HARD, SHARP):
        return True
    if not warrior.folds >> _IMMUNE + kind & 1:
        return False
    return fold(ROWS, warrior, FOLDS[_IMMUNE + kind], 0, state, me) > 0


def soaked(state: State, me: int, kind: int) -> int:
    """So much less damage of this kind."""
    warrior = state.warriors[me]
    if not kind or not warrior.folds >> _SOAK + kind & 1:
        return 0
    return fold(ROWS, warrior, FOLDS[_SOAK + kind], 0, state, me)


def hurt(state: State, tell: Tell, me: int, amount: int, kind: int) -> Resolution:
    """Damage that is no strike: a collision, a marker, an answer. Immunity and soak do apply."""
    if state.warriors[me].life != ALIVE:
        return
    state.kind = kind
    if loud(state, ARMOUR, me):
        yield from ask(state, tell, ARMOUR, [me])
    if immune(state, me, kind):
        count(state, tell, me, [FOLDS[_IMMUNE + kind]], [MIST], protects=True)
        tell(Immune, me, kind)
        return
    soak = soaked(state, me, kind)
    if soak:
        count(state, tell, me, [FOLDS[_SOAK + kind]], [], protects=True)
        tell(DamageAdded, me, kind, amount, amount, min(soak, amount))
        amount -= soak
    if amount > 0:
        yield from lose(state, tell, me, amount, BY_DAMAGE, kind)


def lose(state: State, tell: Tell, me: int, amount: int, cause: int, kind: int = 0) -> Resolution:
    """Step 9: hits are lost. Anybody who would reach 0 may still be saved; then it is dead."""
    warrior = state.warriors[me]
    warrior.hits -= amount
    state.cause = cause
    state.kind = kind
    if cause == BY_DAMAGE:
        tell(Wounded, me, amount, kind, warrior.hits)
        if kind == ENERGY and warrior.under >> FROZEN & 1:
            relieve(state, tell, me, FROZEN)
    else:
        tell(HitsLost, me, amount, CAUSES[cause], warrior.hits)
    if warrior.hits <= 0:
        yield from at_zero(state, tell, me)
    if cause == BY_DAMAGE and warrior.life == ALIVE and loud(state, WOUNDED, me):
        yield from ask(state, tell, WOUNDED, [me])


def at_zero(state: State, tell: Tell, me: int) -> Resolution:
    """The window before death counts, whatever the cause."""
    if loud(state, AT_ZERO, me):
        yield from ask(state, tell, AT_ZERO, [me])
    if state.warriors[me].hits <= 0:
        die(state, tell, me)


def die(state: State, tell: Tell, me: int) -> None:
    """Dead, and no obstacle any more. What follows from it is completed when things settle."""
    warrior = state.warriors[me]
    if warrior.life != ALIVE:
        return
    lift(state, me)
    warrior.life = DEAD
    warrior.hits = 0
    state.graves = True
    warrior.inside = NOBODY
    let_out(state, tell, me)
    if me in state.auras:
        state.auras = [each for each in state.auras if each != me]
        for other in range(len(state.warriors)):
            refresh(state, tell, other)
    tell(Died, me)
    state.dying.append(me)
    if warrior.raised_by == NOBODY:
        check_last(state, tell, warrior.owner)


def heal(state: State, tell: Tell, me: int, by: int) -> int:
    """Regain hits up to the full total; ends Poisoned. How many it really regained."""
    warrior = state.warriors[me]
    gained = min(by, full(state, me) - warrior.hits)
    if warrior.life != ALIVE or gained <= 0:
        return 0
    warrior.hits += gained
    tell(Healed, me, gained, warrior.hits)
    relieve(state, tell, me, POISONED)
    return gained


def unsettled(state: State) -> bool:
    """Has anybody died, or may they carry too much? A plain test is cheaper than a generator that does nothing."""
    return bool(state.falling or state.dying or state.overloaded)


def settle(state: State, tell: Tell) -> Resolution:
    """Step 11, and after everything else that may have killed or overloaded somebody: until nothing is left to do."""
    while state.falling or state.dying or state.overloaded:
        if state.falling:
            me = state.falling.pop(0)
            if _unraised(state, me):
                fall(state, tell, me)
            elif state.warriors[me].life == ALIVE and state.warriors[me].hits <= 0:
                state.cause = BY_LOSS
                yield from at_zero(state, tell, me)
        elif state.dying:
            yield from bury(state, tell, state.dying.pop(0))
        else:
            yield from unload(state, tell, state.overloaded.pop(0))


def bury(state: State, tell: Tell, me: int) -> Resolution:
    """Death is completed where the body lies: triggers, gadgets, other cards, effects (synergy.death)."""
    warrior = state.warriors[me]
    if loud(state, DYING, me):
        yield from ask(state, tell, DYING, [me])
    held = [*warrior.cards, *warrior.down]
    gadgets = [card for card in held if is_gadget(card)]
    others = [card for card in held if not is_gadget(card)]
    marks = [(card, warrior.mark_of(card)) for card in warrior.down]
    for card in warrior.lift_all_down():
        state.unseen &= ~(1 << card)
    warrior.cards = []
    leave(state, tell, me)
    tell(Buried, me, tuple(gadgets), tuple(others))
    for card, mark in marks:
        show_curses(state, tell, me, card, mark)
    discard(state, tell, others)
    yield from lay(state, tell, me, gadgets, warrior.square)


def leave(state: State, tell: Tell, me: int) -> None:
    """A warrior is out of play: what it made ends, with the exceptions for Gadgets' markers."""
    warrior = state.warriors[me]
    warrior.statuses = []
    warrior.makers = []
    warrior.under = 0
    warrior.inside = NOBODY
    warrior.extra = 0
    if me in state.auras:
        state.auras = [each for each in state.auras if each != me]
        for other in range(len(state.warriors)):
            refresh(state, tell, other)
    end_all_made_by(state, tell, me)
    free_all_made_by(state, tell, me)
    markers_of_the_dead(state, tell, me)
    let_out(state, tell, me)
    for other, zombie in enumerate(state.warriors):
        if zombie.raised_by == me and zombie.life == ALIVE:
            fall(state, tell, other)
    if warrior.raised_by != NOBODY:
        _lie_down(state, me)


def fall(state: State, tell: Tell, me: int) -> None:
    """A zombie drops: its raiser is gone, or the card does not work."""
    lift(state, me)
    state.warriors[me].life = DEAD
    state.warriors[me].hits = 0
    _lie_down(state, me)
    tell(Dropped, me)


def drop_zombies(state: State, tell: Tell) -> None:
    """Zombies whose raiser's card does not work any more drop now, not when things settle."""
    for me in state.falling:
        if _unraised(state, me):
            fall(state, tell, me)
    state.falling = [me for me in state.falling if state.warriors[me].life == ALIVE]


def _unraised(state: State, me: int) -> bool:
    """Is it a zombie whose raiser's card does not work any more?"""
    zombie = state.warriors[me]
    if zombie.life != ALIVE or zombie.raised_by == NOBODY:
        return False
    return zombie.raised_with not in state.warriors[zombie.raised_by].live


def _lie_down(state: State, me: int) -> None:
    warrior = state.warriors[me]
    warrior.raised_by = NOBODY
    warrior.raised_with = NO_CARD
    warrior.seat = warrior.owner
    warrior.bear(ROWS, [])
    warrior.hooks = 0
    warrior.statuses = []
    warrior.makers = []
    warrior.under = 0


def discard(state: State, tell: Tell, cards: list[int]) -> None:
    """Power cards go to the discard pile, face up (synergy.deal)."""
    gone = [card for card in cards if is_card(card) and not is_flag(card)]
    if gone:
        state.discards = [*state.discards, *gone]
        for card in gone:
            if PROFILES[card].secret:
                state.unseen &= ~(1 << card)
        tell(Discarded, tuple(gone))
