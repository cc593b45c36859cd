"""Who has been at a table since its game began.

Players who sat down may have gone before the last seat was taken. Until everybody was there once, no clock runs. A
game to which somebody never comes is broken off without a result: at a table with a short clock soon, at one for which
people take days after days.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING

from fracas.server.storage import queries
from fracas.server.storage.rows import Seat
from fracas.server.storage.storage import Storage
from fracas.server.wire.limits import DAY, Limits
from fracas.server.wire.table_info import ClockInfo

if TYPE_CHECKING:
    from fracas.server.table.table import Table

HOUR = 3600
SHORT = HOUR
"""Seconds on a clock, for an answer or for the whole game, up to which people are expected to stay at the table."""
UNCLOCKED = 7 * DAY
"""Seconds in which somebody must have come once to a table without a clock: as long as a table waits for players."""

_log = logging.getLogger("fracas.server")


def is_short(clock: ClockInfo) -> bool:
    """Is it a clock of an hour or less?"""
    return (clock.move or clock.bank) <= SHORT


def expected_within(clock: ClockInfo | None, limits: Limits) -> float:
    """Seconds after the beginning in which everybody must have been at the table once."""
    if clock is None:
        return max(UNCLOCKED, limits.seen_within)
    return limits.seen_within if is_short(clock) else max(limits.seen_within, clock.move or clock.bank)


def people_in(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats that people hold."""
    return tuple(seat.seat for seat in seats if seat.kind == "person")


class NoShows:
    """The people who have not been at one table since its game began."""

    def __init__(self, table: Table, storage: Storage, limits: Limits) -> None:
        self.served_since = 0.0
        """Since when people can come at all: while the server was down, nobody could."""
        self._table = table
        self._storage = storage
        self._expected = expected_within(table.row.clock, limits)
        self._noticing: asyncio.Task[None] | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """Where they would sit."""
        table = self._table
        if not table.row.unseen or not table.playing:
            return ()
        people = table.people()
        return tuple(seat for seat in table.row.unseen if seat in people)

    @property
    def due(self) -> float:
        """When the game is broken off if somebody is still missing, in seconds since the epoch."""
        return max(self._table.row.began, self.served_since) + self._expected

    async def note_who_came(self) -> None:
        """Note who of those that were missing is here now."""
        table = self._table
        table.lock.must_be_held()
        online = table.screens.online
        unseen = tuple(seat for seat in table.row.unseen if seat not in online)
        if unseen == table.row.unseen or not table.playing:
            return
        row = copy(table.row)
        row.unseen = unseen
        table.row = row
        try:
            await self._storage.write(queries.save_unseen, row.id, unseen)
        except Exception as error:  # players who were here will be again
            _log.error("table %s: who has come could not be written: %s", row.id, type(error).__name__)

    def presence_changed(self) -> None:
        """Somebody came or went: somebody who was silent when the game began may speak again."""
        if self._table.screens.online.intersection(self.seats) and (self._noticing is None or self._noticing.done()):
            self._noticing = asyncio.create_task(self._notice())

    async def _notice(self) -> None:
        async with self._table.lock:
            await self.note_who_came()
            self._table.clocks.refresh()
