"""Rune-stones: who controls them (skirmish.rune.*)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.events.game import StoneTaken
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.state import ALIVE, NOBODY, State

REACH: Final = 1000
"""From the edge of a base to the edge of the stone (skirmish.rune.control)."""
NEAR: Final = 1
"""Levels apart, at the most."""
FARTHEST: Final = max(RADII) + STONE_RADIUS + REACH
"""Beyond this no base is near enough."""
HERO_COUNTS: Final = 5
"""A hero counts as so many units."""


def settle(state: State, tell: Tell) -> None:
    """Control anew, after every move, placement and death. A tie changes nothing (skirmish.rune.keep)."""
    for number, stone in enumerate(state.stones):
        counts = [0] * state.sides
        x, y = stone.x, stone.y
        for unit in state.units:
            # This runs after every move: most units are far away, and that is soon found out.
            dx = unit.x - x
            if dx > FARTHEST or dx < -FARTHEST or unit.fate != ALIVE or abs(unit.level - stone.level) > NEAR:
                continue
            dy, far = unit.y - y, RADII[unit.kind] + STONE_RADIUS + REACH
            if dx * dx + dy * dy <= far * far:
                counts[state.side_of[unit.seat]] += HERO_COUNTS if UNITS[unit.kind].hero else 1
        if not any(counts):
            continue
        most, side, tied = 0, NOBODY, False
        for each, count in enumerate(counts):
            if count > most:
                most, side, tied = count, each, False
            elif count == most:
                tied = True
        if most > 0 and not tied and stone.side != side:
            before = stone.side
            stone.side = side
            tell(StoneTaken, number, side, before)


def controlled(state: State, side: int) -> list[int]:
    """The stones of a side."""
    return [number for number, stone in enumerate(state.stones) if stone.side == side]
