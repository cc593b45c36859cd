"""Falls (skirmish.fall): what the die must show, and what it does."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.card import FLIGHT
from fracas.games.skirmish.events.move import Fell
from fracas.games.skirmish.state import NOBODY, State
from fracas.games.skirmish.stats import has
from fracas.games.skirmish.striking.damage import deal

HURTS: Final = 2
"""Falling fewer levels is a step."""
D6: Final = (1, 2, 3, 4, 5, 6)


def is_fall(state: State, me: int, levels: int) -> bool:
    """Does coming down so many levels ask for a die? Flyers never fall."""
    return levels >= HURTS and not has(state, me, FLIGHT)


def needed(state: State) -> int:
    """Die and bonus together must reach this to hurt (the setting fall_on_six: the quick reference's 6)."""
    return 6 if state.fall_on_six else 5


def bonus(levels: int) -> int:
    """+1 to the roll for every level past the second."""
    return levels - HURTS


def harm(levels: int) -> int:
    """1 damage, and 1 more for each level past the third."""
    return 1 + max(0, levels - 3)


def chance(state: State, levels: int) -> int:
    """How many of the six faces hurt."""
    return max(0, min(6, 7 - (needed(state) - bonus(levels)))) if levels >= HURTS else 0


def fall(state: State, tell: Tell, me: int, levels: int, by: int = NOBODY) -> Resolution:
    """It has come down so many levels at once, and stands there already. It may die of it, by the one who pushed it."""
    if not is_fall(state, me, levels):
        return
    die: int = yield Roll("fall", D6)
    hurt = harm(levels) if die + bonus(levels) >= needed(state) else 0
    tell(Fell, me, levels, die, bonus(levels), needed(state), hurt)
    if hurt:
        yield from deal(state, tell, me, hurt, by, "fall")
