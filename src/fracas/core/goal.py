"""What wins, how far each side is, and what would win now: always in view at the table.

A game makes its goal from a view, so that it cannot tell anybody more than they know.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["flag", "leader", "stones", "energy", "army", "captives", "points", "locations", "fatestone", "warriors"]
"""What a part is about: the icon that stands for it."""


class GoalPart(msgspec.Struct, frozen=True):
    """One thing that counts on the way to victory."""

    kind: Kind
    name: str
    """What it is: ``"Flag of the Orcs"``, ``"Leader"``."""
    state: str
    """How it stands: ``"carried by Gutbuckle"``, ``"7 of 10"``. Short enough for a chip."""
    have: int = 0
    """How much of ``of`` there is, where it can be counted."""
    of: int = 0
    done: bool = False
    """It is as it must be to win."""
    things: tuple[str, ...] = ()
    """What on the table it is about."""


class SideGoal(msgspec.Struct, frozen=True):
    """How far one seat is."""

    seat: int
    parts: tuple[GoalPart, ...]


class Goal(msgspec.Struct, frozen=True):
    """What the viewer wants, and how far everybody is."""

    wins: str
    """What wins, in one sentence."""
    sides: tuple[SideGoal, ...]
    """The viewer's own first."""
    now: str = ""
    """What would win now, or what is about to end the game; empty if nothing is."""
    home: tuple[str, ...] = ()
    """Things on the table to be tinted, because something is to be brought there now: ``square:12``."""


def seats_from(viewer: int, players: int) -> list[int]:
    """All seats in the order of play, the viewer's own first."""
    first = max(viewer, 0)
    return [(first + step) % players for step in range(players)]
