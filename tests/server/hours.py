"""Time that passes only when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fracas.server.table.clocks import Alarm, Time


class Ringing:
    """An alarm that is set."""

    def __init__(self, due: int, work: Callable[[], None]) -> None:
        self.due = due
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.set = True

    def cancel(self) -> None:
        self.set = False

    def ring(self) -> None:
        if self.set:
            self.work()


class Stopped(Time):
    """Stands still, in whole milliseconds."""

    def __init__(self) -> None:
        self.milliseconds = 0
        self._alarms: list[Ringing] = []

    def now(self) -> float:
        return self.milliseconds / 1000

    def later(self, seconds: float, work: Callable[[], None]) -> Alarm:
        alarm = Ringing(self.milliseconds + round(seconds * 1000), work)
        self._alarms.append(alarm)
        return alarm

    def passes(self, milliseconds: int) -> None:
        """So much time goes by, and the alarms ring that are due."""
        self.milliseconds += milliseconds
        due = [each for each in self._alarms if each.set and each.due <= self.milliseconds]
        self._alarms = [each for each in self._alarms if each.set and each not in due]
        for each in due:
            each.loop.call_soon_threadsafe(each.ring)
