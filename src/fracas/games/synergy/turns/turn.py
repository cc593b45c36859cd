"""How a warrior's turn runs: it begins, it acts, it ends (synergy.turn.*, synergy.duration)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.effects.markers import end_orphans, end_turn_long_markers
from fracas.games.synergy.effects.reactions import ask, loud
from fracas.games.synergy.effects.statuses import end_turn_long, relieve
from fracas.games.synergy.effects.suppression import free_all_made_by
from fracas.games.synergy.events.turn import Neutralized, PlayerBegins, RoundBegins, WarriorBegins, WarriorEnds
from fracas.games.synergy.moving.steps import burn
from fracas.games.synergy.moving.walking import can_move
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import lose, settle, unsettled
from fracas.games.synergy.terms import AIMING, ALIVE, BY_POISON, CAMPFIRE, CONTROLLED, NOBODY, POISONED, POSSUM, RAGING
from fracas.games.synergy.turns.acts import act
from fracas.games.synergy.turns.ending import LOST_TURNS, check_flags, check_last, check_limit, living
from fracas.games.synergy.turns.gadgets import unload
from fracas.games.synergy.turns.options import is_move_or_strike, options
from fracas.games.synergy.windows import BEGINS, ENDS, GADGET_STRIKES, STRIKES


def to_act(state: State, seat: int) -> list[int]:
    """The warriors of a seat that have not had their turn."""
    return [
        me
        for me, warrior in enumerate(state.warriors)
        if warrior.seat == seat and warrior.life == ALIVE and not warrior.acted
    ]


def choose(state: State, tell: Tell) -> Resolution:
    """Which warrior of the player takes its turn next; it begins (synergy.turn.order)."""
    me: int = yield Choice(state.seat, "warrior", to_act(state, state.seat))
    state.active = me
    yield from begin(state, tell, me)


def begin(state: State, tell: Tell, me: int) -> Resolution:
    """The turn of a warrior begins: (a) effects end, (b) its cards, (c) poison and fire."""
    warrior = state.warriors[me]
    tell(WarriorBegins, me, state.player(me))
    end_turn_long(state, tell, me)
    free_all_made_by(state, tell, me)
    end_turn_long_markers(state, tell, me)
    warrior.used = []
    warrior.refused = 0
    warrior.moves = 1
    warrior.walk_left = 0
    warrior.moved = False
    warrior.struck = False
    if unsettled(state):
        yield from settle(state, tell)
    if warrior.life == ALIVE and loud(state, BEGINS, me):
        yield from ask(state, tell, BEGINS, [me])
        if unsettled(state):
            yield from settle(state, tell)
    if warrior.life == ALIVE and warrior.under >> POISONED & 1:
        yield from lose(state, tell, me, 1, BY_POISON)
        if unsettled(state):
            yield from settle(state, tell)
    if warrior.life == ALIVE and state.ground[warrior.square] >> CAMPFIRE & 1:
        yield from burn(state, tell, me, warrior.square)
        if unsettled(state):
            yield from settle(state, tell)
    if warrior.life != ALIVE:
        finish(state, tell, me)
        return
    warrior.strikes = fold(ROWS, warrior, STRIKES, 1, state, me)
    warrior.gadget_strikes = fold(ROWS, warrior, GADGET_STRIKES, 0, state, me)
    _count_idle(state, tell, me)


def _count_idle(state: State, tell: Tell, me: int) -> None:
    """Could it neither move nor strike? Turns played by somebody else neither count nor reset (synergy.neutralized).

    Everybody sees the count, so a face-down card is taken for one that could be used, whatever it is.
    """
    warrior = state.warriors[me]
    if warrior.under >> CONTROLLED & 1 or warrior.raised_by != NOBODY:
        return  # a zombie counts for nothing in winning or losing
    able = can_move(state, me) or any(is_move_or_strike(what) for what in options(state, me))
    if warrior.awake() and (able or warrior.down):
        return  # to walk into something is a legal move, so who may walk is not idle
    warrior.idle += 1
    if warrior.idle == LOST_TURNS:
        tell(Neutralized, me)
        check_last(state, tell, warrior.owner)


def go_on(state: State, tell: Tell) -> Resolution:
    """One act of the active warrior, or the end of its turn; or the one act of a warrior at its order."""
    if state.laden != NOBODY:
        yield from unload(state, tell, state.laden)
        state.laden = NOBODY
        if unsettled(state):
            yield from settle(state, tell)
    me = state.active
    if state.drill != NOBODY:
        yield from obey(state, tell, state.drill)
        if state.drill == NOBODY and state.warriors[me].life != ALIVE:
            yield from end(state, tell, me)  # the one who gave the order has died of it
        return
    warrior = state.warriors[me]
    if warrior.life == ALIVE:
        before = (warrior.moves, warrior.strikes, warrior.gadget_strikes)
        going: bool = yield from act(state, tell, me)
        if (warrior.moves, warrior.strikes, warrior.gadget_strikes) != before and not warrior.under >> CONTROLLED & 1:
            warrior.idle = 0
        if going and warrior.life == ALIVE:
            return
    yield from end(state, tell, me)


def obey(state: State, tell: Tell, me: int) -> Resolution:
    """One additional move or strike at another's order; its own turn is not touched."""
    warrior = state.warriors[me]
    if warrior.life == ALIVE:
        going: bool = yield from act(state, tell, me)
        if going and warrior.life == ALIVE and warrior.moves + warrior.strikes > 0:
            return  # it has only turned up a card
    warrior.moves = warrior.strikes = warrior.gadget_strikes = warrior.walk_left = 0
    state.drill = NOBODY


def end(state: State, tell: Tell, me: int) -> Resolution:
    """The turn of a warrior ends: its cards, then the flag check."""
    warrior = state.warriors[me]
    if warrior.life == ALIVE and loud(state, ENDS, me):
        yield from ask(state, tell, ENDS, [me])
        if unsettled(state):
            yield from settle(state, tell)
    if warrior.under >> RAGING & 1 and not warrior.struck:
        relieve(state, tell, me, RAGING)
    finish(state, tell, me)


def finish(state: State, tell: Tell, me: int) -> None:
    """Its turn is over, whatever became of it."""
    warrior = state.warriors[me]
    warrior.mastered = warrior.under >> CONTROLLED & 1 == 1
    relieve(state, tell, me, CONTROLLED)
    relieve(state, tell, me, AIMING)
    warrior.lay = warrior.under >> POSSUM & 1 == 1
    warrior.acted = True
    warrior.moves = warrior.strikes = warrior.gadget_strikes = warrior.walk_left = 0
    state.active = NOBODY
    tell(WarriorEnds, me)
    check_flags(state, tell)
    for other in state.warriors:
        if other.seat == state.seat and other.life == ALIVE and not other.acted:
            return
    next_player(state, tell)


def next_player(state: State, tell: Tell) -> None:
    """The turn goes clockwise to the next player who has a warrior to act with (synergy.first)."""
    while True:
        state.seat = (state.seat + 1) % state.players
        if state.seat == state.first:
            if state.round >= state.round_limit:
                check_limit(state, tell)
            state.round += 1
            tell(RoundBegins, state.round)
        ready = False
        for warrior in state.warriors:
            if warrior.seat == state.seat:
                warrior.acted = False
                ready = ready or warrior.life == ALIVE
        end_orphans(state, tell, state.seat)
        if ready:
            state.turns += 1
            tell(PlayerBegins, state.seat)
            return
        assert any(living(state, seat) for seat in range(state.players))
