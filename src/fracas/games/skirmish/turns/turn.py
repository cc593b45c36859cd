"""A side's turn: it begins, its players act in any order, it ends (skirmish.activate.*, skirmish.team)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.items import use_item
from fracas.games.skirmish.abilities.using import use
from fracas.games.skirmish.acts import (
    ABILITY,
    CHOOSE,
    END,
    HAND_OVER,
    ITEM,
    MARCH,
    MOVE,
    PUSH,
    SHOOT,
    STRIKE,
    kind_of,
    unit_of,
    what_of,
)
from fracas.games.skirmish.effects import turn_begins, turn_ends
from fracas.games.skirmish.events.game import HandedOver, SeatEnds, Stopped, TurnBegins
from fracas.games.skirmish.moving.actions import march, movement
from fracas.games.skirmish.passives import ACTING, MOMENTS, TURN_BEGINS
from fracas.games.skirmish.state import ALIVE, NOBODY, State
from fracas.games.skirmish.stats import own_bits
from fracas.games.skirmish.striking.attack import attack_action, push_action
from fracas.games.skirmish.turns.ending import end_round
from fracas.games.skirmish.turns.menu import options
from fracas.games.skirmish.turns.sides import first_to_act, has_units

# -- one act


def play(state: State, tell: Tell) -> Resolution:
    """One act of the seat that is asked, or the end of its part of the turn."""
    seat = state.seat
    chosen: int = yield Choice(seat, "act", options(state, seat))
    kind, me, what = kind_of(chosen), unit_of(chosen), what_of(chosen)
    if kind == CHOOSE:
        state.chosen = me
        state.looks += 1
        return
    state.acting = () if kind == HAND_OVER else (kind, me, what)
    if kind == END:
        yield from end(state, tell, seat)
    elif kind == HAND_OVER:
        state.seat = what
        state.chosen = NOBODY
        state.looks = 0
        state.handed += 1
        tell(HandedOver, seat, what)
        return
    elif kind == MOVE:
        yield from movement(state, tell, me)
    elif kind == MARCH:
        yield from march(state, tell, me)
    elif kind in (STRIKE, SHOOT):
        yield from attack_action(state, tell, me, what, kind == SHOOT)
    elif kind == PUSH:
        yield from push_action(state, tell, me, what)
    elif kind == ABILITY:
        yield from use(state, tell, me, what)
    elif kind == ITEM:
        yield from use_item(state, tell, me, what)
    else:
        state.units[me].attacks = 0
        state.striking = NOBODY
        tell(Stopped, me)
    state.acting = ()
    state.handed = state.looks = 0


# -- beginning


def begin_turn(state: State, tell: Tell) -> Resolution:
    """The turn of the first side in the order begins; what was to last until then ends, and what comes by itself at the
    start of a turn comes."""
    side = state.order[0]
    state.turns += 1
    state.ended = [False] * state.players
    state.seat = first_to_act(state, side)
    clear(state)
    turn_begins(state, side)
    tell(TurnBegins, side, state.seat)
    for me, unit in enumerate(state.units):
        if unit.fate == ALIVE and state.side_of[unit.seat] == side:
            yield from _wake(state, tell, me)


def _wake(state: State, tell: Tell, me: int) -> Resolution:
    """What a unit brings or does by itself at the start of its side's turn."""
    own, carries = own_bits(state, me), len(state.units[me].items) > 0
    if own & ACTING[TURN_BEGINS] or carries:
        for each in MOMENTS[TURN_BEGINS]:
            if each.own & own or (carries and each.own == 0):
                going = each.acts(state, tell, me, NOBODY)
                if going is not None:
                    yield from going


def clear(state: State) -> None:
    """Nothing has been done in this turn, and nothing of the last one lies on anybody: once per turn is counted in
    every player's turn anew (skirmish.ability.cost)."""
    state.siphons = 0
    state.moving = state.striking = state.chosen = NOBODY
    for unit in state.units:
        unit.done = unit.spent = unit.run = unit.ground = unit.broke = unit.attacks = unit.answers = 0
        unit.met = unit.shot_at = unit.used = ()
        turn_ends(unit)


# -- ending


def end(state: State, tell: Tell, seat: int) -> Resolution:
    """A seat ends its part; when all players of the side have, the turn is over, and with the last turn the round
    (skirmish.team, skirmish.round.end)."""
    state.ended[seat] = True
    tell(SeatEnds, seat)
    # Anybody who lost their leader in this turn still plays it to its end: the army leaves with the round.
    for mate in range(state.players):
        if state.side_of[mate] == state.side_of[seat] and not state.ended[mate] and has_units(state, mate):
            state.seat = mate
            state.chosen = NOBODY
            return
    clear(state)
    state.order = state.order[1:]
    while state.order and not has_a_turn(state, state.order[0]):
        state.order = state.order[1:]
    if state.order:
        yield from begin_turn(state, tell)
    else:
        end_round(state, tell)


def has_a_turn(state: State, side: int) -> bool:
    """Is there anything of this side on the table?"""
    return first_to_act(state, side) != NOBODY
