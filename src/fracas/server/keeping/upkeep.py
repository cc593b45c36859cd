"""As time passes: tables that nobody came to are given up, and what nobody has touched for long goes.

The clock of a machine may jump: somebody sets it, a battery runs out, a virtual machine wakes up. Nothing may be lost
by that, so that what is *long ago* is not asked of the clock alone. Nor is it asked of what was written last, because
that bears the time of the same clock: the server keeps a calendar of its own in the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.keeping.purge import DAY, purge
from fracas.server.people.guests import Guests
from fracas.server.storage.database import CALENDAR, GUESTS, REPLAYS, TABLES
from fracas.server.storage.storage import Storage
from fracas.server.table.tables import Tables

EVERY: Final = 3600.0
SET: Final = 1_767_225_600.0
"""The beginning of 2026. A clock that shows less was not set: many machines start so, until the network tells them."""

_log = logging.getLogger("fracas.server")


class Calendar:
    """What time it is, for deciding what was long ago. It never runs faster than the processor's own clock, and goes on
    at most a day after where it was when it was last kept: so neither a clock that jumps while the server runs, nor one
    that stands wrong when it starts, nor what was written with such a clock makes anything old. Time in which the
    server did not run counts as at most that day. A clock that is behind makes nothing old either."""

    def __init__(self, last: float | None) -> None:
        """``last``: where the calendar was, as `last` finds it; None if nobody knows and nobody ever did anything."""
        self._started = time.monotonic()
        clock = time.time()
        if last is None:
            self._then = clock
        elif clock < SET:
            self._then = last
        else:
            self._then = min(clock, last + DAY)

    @property
    def now(self) -> float:
        return min(time.time(), self._then + time.monotonic() - self._started)


def last(connection: Connection) -> float | None:
    """Where the calendar was when it was last kept. In a database from before there is none, and it is when somebody
    last came, played, or brought something; None if nobody ever did."""
    kept: float | None = connection.execute(sql.select(CALENDAR.c.at)).scalar()
    if kept is not None:
        return kept
    columns = (TABLES.c.updated, GUESTS.c.created, REPLAYS.c.created)
    found = [connection.execute(sql.select(sql.func.max(each))).scalar() for each in columns]
    return max((each for each in found if each is not None), default=None)


def keep(connection: Connection, now: float) -> None:
    """Keep where the calendar is, unless the clock is not set: it would stay behind for good."""
    if now < SET:
        return
    if connection.execute(CALENDAR.update().values(at=now)).rowcount == 0:
        connection.execute(CALENDAR.insert().values(id=1, at=now))


class Upkeep:
    """Tidies up when the server starts, and every hour; keeps the calendar then, and when the server ends."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests, calendar: Calendar) -> None:
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._calendar = calendar

    async def once(self) -> None:
        """Give up the tables that nobody came to; remove what is old, some at a time."""
        now = self._calendar.now
        await self._storage.write(keep, now)
        await self._tables.give_up(now)
        while await self._storage.write(self._purge, now):
            pass

    def _purge(self, connection: Connection, now: float) -> int:
        """It looks who is here when it writes, not when it was asked to: somebody may come in between."""
        return purge(connection, now, self._tables.here, self._guests.here)

    async def hourly(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once()
            except Exception as error:
                _log.error("nothing could be tidied up: %s", type(error).__name__)

    async def end(self) -> None:
        """The server ends, whether or not this can be written."""
        try:
            await self._storage.write(keep, self._calendar.now)
        except Exception as error:
            _log.error("the calendar could not be kept: %s", type(error).__name__)
