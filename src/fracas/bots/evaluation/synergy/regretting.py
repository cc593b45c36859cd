"""What nobody does to their own side at synergy, and bots neither."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.synergy.events.strike import HitRolled, StrikeDeclared, Wounded
from fracas.games.synergy.events.thing import GadgetDropped, GadgetGiven, TradeAsked
from fracas.games.synergy.numbers import FLAGS
from fracas.games.synergy.state import State
from fracas.games.synergy.telling.marking import harms
from fracas.games.synergy.terms import NOBODY

A_FLAG: Final = 1_000.0
"""To give a flag that the seat needs to somebody else is worth nothing that a glance at the table may see in it."""


def regret(state: State, seat: int, event: object, facts: tuple[int, ...]) -> float:
    """A blow or a curse at a friend, and a flag that the seat needs given away, offered or dropped."""
    if event is Wounded:
        now = state.strike
        if now.striker == NOBODY or state.warriors[now.striker].seat != seat or state.warriors[facts[0]].seat != seat:
            return 0.0
        # What a foe's reaction sends back, or a collision by chance, is no blow of its own.
        aimed = now.blow < len(now.blows) and now.blows[now.blow].victim == facts[0]
        return float(facts[1]) if aimed else 0.0
    if event is StrikeDeclared:
        me, card, target = facts[0], facts[1], facts[2]
        if target == NOBODY or state.warriors[me].seat != seat or state.warriors[target].seat != seat:
            return 0.0
        return 1.0 if harms(card) else 0.0
    if event is HitRolled:
        # A friend within the reach of an area strike: where nothing wounds it, it may still be thrown about.
        me, victim = facts[0], facts[1]
        both = state.warriors[me].seat == seat == state.warriors[victim].seat
        return 0.5 if both and me != victim and state.strike.area else 0.0
    if event is GadgetGiven:
        giver, taker, card = facts[0], facts[1], facts[2]
        gives = state.warriors[giver].seat == seat != state.warriors[taker].seat and not facts[3]
        return A_FLAG if gives and _needs(state, seat, card) else 0.0
    if event is TradeAsked:
        return A_FLAG if facts[3] and state.warriors[facts[0]].seat == seat and _needs(state, seat, facts[2]) else 0.0
    if event is GadgetDropped:
        return 1.0 if state.warriors[facts[0]].seat == seat and _needs(state, seat, facts[1]) else 0.0
    return 0.0


def _needs(state: State, seat: int, card: int) -> bool:
    return not state.to_the_death and card in (FLAGS + state.teams[seat], FLAGS + state.goals[seat])
