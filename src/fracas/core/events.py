"""What happened, told while it happens: typed, with its rule id, and with who may see it.

Events are for people and screens. They are told lazily, ``tell(Wounded, figure)``, so that a playout,
which nobody watches, pays for a call that does nothing and never builds the event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, ParamSpec, Protocol, Self

import msgspec

P = ParamSpec("P")

SPECTATOR = -1
"""The viewer who holds no seat and sees what everybody sees."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened at the table."""

    rule: ClassVar[str] = ""
    """The rule that made it happen, by its id in the catalogue."""

    def seen_by(self, viewer: int) -> Self | None:  # noqa: ARG002 - most events are open to all
        """The event as ``viewer`` may know it: itself, a copy with the secrets left out, or None."""
        return self


class Tell(Protocol):
    """How rules tell what happens: the event's class and its facts."""

    def __call__(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None: ...


def silence(event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
    """Nobody listens."""


def heard_into(events: list[Event]) -> Tell:
    """Tell everything into ``events``."""

    def tell(event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        events.append(event(*args, **kwargs))

    return tell
