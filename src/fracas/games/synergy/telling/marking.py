"""What can be said of a strike before it is made: that it harms the own side, or that nothing comes of it; and what a
die comes to (synergy.strike.roll). From what lies open, and nothing else."""

from __future__ import annotations

from fracas.core.marks import IDLE, OWN, Mark
from fracas.core.sentences import listed
from fracas.games.synergy.card import AUTO
from fracas.games.synergy.numbers import BASIC, NO_TARGET
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.dice import AMOUNT, SUCCESS
from fracas.games.synergy.striking.odds import odds
from fracas.games.synergy.striking.success import against, modifiers, needs
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.telling.naming import warrior_name
from fracas.games.synergy.terms import NOBODY


def harms(card: int) -> bool:
    """Does a hit do damage?"""
    return card == BASIC or PROFILES[card].damage > 0 or PROFILES[card].rolled


def mark_of_strike(state: State, me: int, card: int) -> Mark:
    """Where every target that there is deserves the same mark, so does the strike."""
    aims = targets(state.clone(), me, card)  # a copy, because looking for targets leaves its mark
    if not aims or any(aim >= NO_TARGET for aim in aims):
        return ""
    marks = {mark_of_target(state, me, card, aim) for aim in aims}
    return marks.pop() if len(marks) == 1 else ""


def mark_of_target(state: State, me: int, card: int, victim: int) -> Mark:
    """A blow at a friend, or at somebody who is openly immune to it."""
    if me == NOBODY or not harms(card) or not state.warriors[victim].stands():
        return ""
    if not state.foes(me, victim):
        return OWN
    found = odds(state, me, card, victim, victim)
    return IDLE if found.immune and not PROFILES[card].riders else ""


def shifted_note(state: State, by: int) -> str:
    """``"misses, needs 5"``: what the die comes to with this shift, as things lie now."""
    die = state.die + by
    if state.rolling == AMOUNT:
        return ""
    now = state.strike
    if state.rolling != SUCCESS or now.striker == NOBODY or not now.blows:
        return ""
    plus = modifiers(state, now.striker)
    told = []
    for blow in now.blows:
        need = needs(state, blow.victim)
        need = 1 if need == AUTO else need
        wanted = need - plus - against(state, blow.victim)
        come = "hits" if die >= wanted else f"misses, needs {wanted}"
        told.append(come if len(now.blows) == 1 else f"{warrior_name(state, blow.victim)}: {come}")
    return listed(told)
