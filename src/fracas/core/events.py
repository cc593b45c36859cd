"""What happened, told while it happens: typed, with its rule id, and with who may see it.

Events are for people and screens. How rules tell them is in `fracas.core.tell`.
"""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar, Self

import msgspec

SPECTATOR = -1
"""The viewer who holds no seat and sees what everybody sees."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened at the table."""

    rule: ClassVar[str] = ""
    """The rule that made it happen, by its id in the catalogue."""
    reveals: ClassVar[bool] = False
    """Did it turn up what somebody could not see? Then nobody takes back freely what led to it."""

    def seen_by(self, viewer: int) -> Self | None:  # noqa: ARG002 - most events are open to all
        """The event as ``viewer`` may know it: itself, a copy with the secrets left out, or None."""
        return self


class TakenBack(Event, frozen=True):
    """A seat took back its last answer and all that came after it."""

    rule = "table.undo"
    seat: int
    entries: int
    """How many answers, those of chance included, no longer count."""


class Left(Event, frozen=True):
    """A seat left the game, or ran out of time."""

    rule = "table.leave"
    seat: int
    out_of_time: bool


class Claimed(Event, frozen=True):
    """A bot plays on for a seat that kept another waiting."""

    rule = "table.claim"
    seat: int


class Drawn(Event, frozen=True):
    """All have agreed on a draw."""

    rule = "table.draw"


class Aborted(Event, frozen=True):
    """A seat broke the game off before everybody had answered, or never came to the table."""

    rule = "table.abort"
    seat: int
    unseen: bool = False


AT_TABLE: tuple[type[Event], ...] = (TakenBack, Left, Claimed, Drawn, Aborted)
"""What happens at every table, whatever is played there."""


def told_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that ``module`` declares, in the order in which they stand there."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__)
