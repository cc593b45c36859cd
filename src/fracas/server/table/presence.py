"""Who is still there: a browser whose network is gone says nothing, not even that it goes.

A browser pings the server (`fracas.server.wire.from_browser.Ping`) to see whether it is online itself. One that is
silent for a while, because its tab sleeps, is asked for a sign of life by a ping of the WebSocket protocol, which
browsers answer without waking any page. A browser that gives none is shown as away; its socket is kept, and if it
speaks again nobody has to come back. Much later uvicorn closes it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from fracas.server.people.attendance import Attendance
from fracas.server.table.screen import Screen
from fracas.server.table.screens import GATHERED
from fracas.server.wire.limits import Limits

PROMISED: Final = 10.0
"""Seconds in which the others see that somebody is away, at the latest."""


class Wire(Protocol):
    """The connection below a socket."""

    last_heard: float
    """When anything last came from the other end, by the monotonic clock."""

    def ask(self) -> None:
        """Ask the other end for a sign of life."""
        ...


class Presence:
    """Listens whether all who have come are still there."""

    def __init__(self, limits: Limits, attendance: Attendance | None = None) -> None:
        self._limits = limits
        self._attendance = attendance
        self._here: dict[Screen, tuple[Wire, Callable[[], None]]] = {}
        self._asked: dict[Screen, float] = {}  # when each was last asked for a sign of life

    def __len__(self) -> int:
        return len(self._here)

    def add(self, screen: Screen, wire: Wire | None, changed: Callable[[], None]) -> None:
        """Somebody has come; ``changed`` is called whenever they fall silent or speak again. Without a ``wire`` nobody
        can tell."""
        if wire is not None:
            self._here[screen] = (wire, changed)

    def remove(self, screen: Screen) -> None:
        """Somebody has gone, or has been cut off."""
        self._here.pop(screen, None)
        self._asked.pop(screen, None)

    def listen(self, now: float) -> None:
        """Look once at everybody: those who have been silent for long are asked; those who did not answer are away."""
        for screen, (wire, changed) in list(self._here.items()):
            silent = now - wire.last_heard
            if silent >= self._limits.quiet and self._asked.get(screen, -1.0) < wire.last_heard:
                self._asked[screen] = now
                wire.ask()
            away = silent >= self._limits.away
            if not away and self._attendance is not None and screen.guest_id is not None:
                self._attendance.note(screen.guest_id)
            if away != screen.away:
                screen.away = away
                changed()

    async def keep(self) -> None:
        """Listen for as long as the server runs."""
        while True:
            await asyncio.sleep(self._limits.listen)
            self.listen(time.monotonic())


def noticed_within(limits: Limits) -> float:
    """Seconds after which everybody at the table knows, at the latest, that somebody's network is gone: their silence
    has lasted long enough, the server has listened, and it has gathered what else is to be announced."""
    return limits.away + limits.listen + GATHERED
