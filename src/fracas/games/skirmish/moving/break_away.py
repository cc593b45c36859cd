"""Leaving enemies: the break-away roll and opportunity attacks (skirmish.breakaway, skirmish.passing).

Leaving an enemy's *own* melee range is what asks for the roll. One roll counts for a whole movement: `Unit.broke`.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Choice, Question, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import sees
from fracas.games.skirmish.card import QUICK
from fracas.games.skirmish.events.move import BreakAway
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import has
from fracas.games.skirmish.striking.melee import in_reach

D6: Final = (1, 2, 3, 4, 5, 6)
AWAY: Final = 4
"""The roll that gets it away."""
NOT_ROLLED: Final = 0
BROKE: Final = 1
FAILED: Final = 2
NOBODY_STRIKES: Final = 0
"""The answer of who lets it go; other options are the number of a unit, plus 1."""

Left = Generator[Question, Any, bool]
"""A piece of a movement: is the unit still alive?"""


def strikers(state: State, me: int, left: list[int]) -> list[int]:
    """Which of the enemies that it leaves could strike at it now."""
    return [enemy for enemy in left if could_strike(state, enemy, me)]


def could_strike(state: State, enemy: int, me: int) -> bool:
    """Could this enemy make an opportunity attack now? It must reach and see, and not be climbing."""
    unit = state.units[enemy]
    return unit.fate == ALIVE and not unit.hanging and in_reach(state, enemy, me) and sees(state, enemy, me)


def bonus(state: State, me: int) -> int:
    """+1 for the quick (skirmish.ability.quick)."""
    return 1 if has(state, me, QUICK) else 0


def leave(state: State, tell: Tell, me: int, left: list[int]) -> Left:
    """It moves out of the melee ranges of these enemies, and still stands where they reach it."""
    from fracas.games.skirmish.striking.attack import free_attack  # attacks push, and pushes move

    unit = state.units[me]
    able = strikers(state, me, left)
    if not able:
        return True
    if unit.broke == NOT_ROLLED:
        die: int = yield Roll("break-away", D6)
        more = bonus(state, me)
        unit.broke = BROKE if die + more >= AWAY else FAILED
        tell(BreakAway, me, die, more, unit.broke == BROKE)
    if unit.broke == BROKE:
        return True
    # Each player chooses the order of their own; players follow clockwise after the mover.
    for step in range(1, state.players + 1):
        seat = (unit.seat + step) % state.players
        mine = [enemy for enemy in able if state.units[enemy].seat == seat]
        while mine and unit.fate == ALIVE:
            options = [enemy + 1 for enemy in mine]
            options.append(NOBODY_STRIKES)
            chosen: int = yield Choice(seat, "opportunity", options, passing=NOBODY_STRIKES)
            if chosen == NOBODY_STRIKES:
                break
            mine.remove(chosen - 1)
            yield from free_attack(state, tell, chosen - 1, me, opportunity=True)
            mine = strikers(state, me, mine)
    return unit.fate == ALIVE
