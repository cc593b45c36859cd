"""What can be said of a strike before it is made: that it harms the own side, or that nothing comes of it; and what a
die comes to (synergy.strike.roll). From what lies open, and nothing else."""

from __future__ import annotations

from fracas.core.marks import IDLE, OWN, Mark
from fracas.core.sentences import listed
from fracas.games.synergy.card import AUTO
from fracas.games.synergy.numbers import BASIC, NO_TARGET
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.dice import AMOUNT, SUCCESS
from fracas.games.synergy.striking.harm import full
from fracas.games.synergy.striking.odds import odds
from fracas.games.synergy.striking.success import against, modifiers, needs
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.telling.naming import warrior_name
from fracas.games.synergy.terms import NOBODY, POISONED

LUNCHBOX = number_of("lunchbox-of-mercy")

SPOILS = frozenset(number_of(card) for card in ("power-pinch", "butterfinger-hex"))
"""Strikes that do no damage and leave no status, and yet nobody is glad of them."""


def harms(card: int) -> bool:
    """Is a warrior worse off for being hit? By damage, by a status such as Stunned, or by losing what it has."""
    struck = PROFILES[card] if card != BASIC else None
    return struck is None or struck.damage > 0 or struck.rolled or bool(struck.riders) or card in SPOILS


def _does_damage(card: int) -> bool:
    return card == BASIC or PROFILES[card].damage > 0 or PROFILES[card].rolled


def mark_of_strike(state: State, me: int, card: int) -> Mark:
    """Where every target that there is deserves the same mark, so does the strike."""
    aims = targets(state.clone(), me, card)  # a copy, because looking for targets leaves its mark
    if not aims or any(aim >= NO_TARGET for aim in aims):
        return ""
    marks = {mark_of_target(state, me, card, aim) for aim in aims}
    return marks.pop() if len(marks) == 1 else ""


def mark_of_target(state: State, me: int, card: int, victim: int) -> Mark:
    """A blow at a friend, one at somebody who is openly immune to it, or a meal for somebody who lacks nothing."""
    if me == NOBODY or not state.warriors[victim].stands():
        return ""
    if card == LUNCHBOX:
        well = state.warriors[victim].hits >= full(state, victim) and not state.warriors[victim].is_under(POISONED)
        return IDLE if well else ""
    if not harms(card):
        return ""
    if not state.foes(me, victim):
        return OWN
    if not _does_damage(card):
        return ""
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
