"""As time passes: tables that nobody came to are given up, and what nobody has touched for long goes.

The clock of a machine may jump: somebody sets it, a battery runs out, a virtual machine wakes up. Nothing may be lost
by that, so that what is *long ago* is not asked of the clock alone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.database import GUESTS, REPLAYS, TABLES
from fracas.server.guests import Guests
from fracas.server.purge import DAY, purge
from fracas.server.storage import Storage
from fracas.server.tables import Tables

EVERY: Final = 3600.0

_log = logging.getLogger("fracas.server")


class Calendar:
    """What time it is, for deciding what was long ago. It never runs faster than the processor's own clock, and begins
    at most a day after the last that anybody did here: so neither a clock that jumps while the server runs, nor one
    that stands wrong when it starts, makes anything old. Time in which the server did not run costs nobody more than
    that day. A clock that is behind makes nothing old either."""

    def __init__(self, newest: float | None) -> None:
        """``newest``: when somebody last did something; None if nobody ever did."""
        self._started = time.monotonic()
        self._then = time.time() if newest is None else min(time.time(), newest + DAY)

    @property
    def now(self) -> float:
        return min(time.time(), self._then + time.monotonic() - self._started)


def newest(connection: Connection) -> float | None:
    """When somebody last came, played, or brought something; None if nobody ever did."""
    columns = (TABLES.c.updated, GUESTS.c.created, REPLAYS.c.created)
    found = [connection.execute(sql.select(sql.func.max(each))).scalar() for each in columns]
    return max((each for each in found if each is not None), default=None)


class Upkeep:
    """Tidies up when the server starts, and every hour."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests, calendar: Calendar) -> None:
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._calendar = calendar

    async def once(self) -> None:
        """Give up the tables that nobody came to; remove what is old, some at a time."""
        now = self._calendar.now
        await self._tables.give_up(now)
        while await self._storage.write(self._purge, now):
            pass

    def _purge(self, connection: Connection, now: float) -> int:
        """Who is here is asked when it is written, not when it is asked for: somebody may come in between."""
        return purge(connection, now, self._tables.here, self._guests.here)

    async def hourly(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once()
            except Exception as error:
                _log.error("nothing could be tidied up: %s", type(error).__name__)
