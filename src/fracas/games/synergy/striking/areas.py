"""Areas around a square: who is in them, and damage to all of them that is no strike (synergy.area)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import within
from fracas.games.synergy.events.strike import Immune
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.dice import AMOUNT, roll
from fracas.games.synergy.striking.harm import hurt
from fracas.games.synergy.terms import NOBODY, NOWHERE
from fracas.games.synergy.windows import IMMUNE_AREA

AS_THEY_STAND: Final = -1
"""The answer to who is next: the rest in any order."""


def everyone(state: State, square: int, size: int, but: int = NOBODY) -> list[int]:
    """All who stand in the area of ``size`` × ``size`` around a square, except one."""
    found: list[int] = []
    for each in within(square, size // 2):
        if state.standing[each]:
            found += [other for other in here(state, each) if other != but]
    return found


def area_centre(state: State) -> int:
    """The centre of the area or blast that is going on: a strike's, or another."""
    return state.centre if state.centre != NOWHERE else state.strike.square


def blast(state: State, tell: Tell, me: int, size: int, amount: int, kind: int, *, aura: bool = False) -> Resolution:
    """Everyone else in the area around ``me`` takes damage that is no strike; ``amount`` 0 is a die for each.

    An aura cannot be blocked; other areas can, by the cards that say so. Whose area it is says in which order the
    victims are affected (synergy.simultaneous).
    """
    square = state.warriors[me].square
    left = everyone(state, square, size, me)
    as_they_stand = False
    while left:
        victim = left[0]
        if len(left) > 1 and not as_they_stand:
            chosen: int = yield Choice(state.player(me), "next", [AS_THEY_STAND, *left], AS_THEY_STAND)
            if chosen == AS_THEY_STAND:
                as_they_stand = True
            else:
                victim = chosen
        left.remove(victim)
        state.centre = square
        shut = not aura and fold(ROWS, state.warriors[victim], IMMUNE_AREA, 0, state, victim) > 0
        state.centre = NOWHERE
        if shut:
            tell(Immune, victim, 0)
            continue
        harm = amount
        if not harm:
            yield from roll(state, tell, me, AMOUNT)
            harm = state.die
        yield from hurt(state, tell, victim, harm, kind)
