"""The public list. It is looked at all the time by people who want to play, so that it is read from the disk and
written once for all of them; and it has no table whose host has gone."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import NamedTuple

import msgspec

from fracas.server.people.attendance import Attendance
from fracas.server.storage import queries
from fracas.server.storage.queries import Public
from fracas.server.storage.rows import TableRow
from fracas.server.storage.storage import Storage
from fracas.server.table.tables import Tables
from fracas.server.wire.limits import Limits


class Page(NamedTuple):
    """The list as one guest is told it."""

    text: bytes
    tag: str
    """The same for the same text."""


class Lobby:
    """The tables that anybody may join or watch, as long as somebody is there."""

    def __init__(self, storage: Storage, tables: Tables, attendance: Attendance, limits: Limits) -> None:
        self._storage = storage
        self._tables = tables
        self._attendance = attendance
        self._limits = limits
        self._reading = asyncio.Lock()
        self._read = -limits.listing
        self._rows: list[TableRow] = []
        self._pages: dict[str | None, Page] = {}

    async def page(self, guest: str | None) -> Page:
        """The list for ``guest``. A guest who has nothing to do with any table on it is told what everybody is told."""
        await self._look()
        concerned = any(row.owner == guest or any(seat.guest == guest for seat in row.seats) for row in self._rows)
        key = guest if concerned else None
        found = self._pages.get(key)
        if found is None:
            text = msgspec.json.encode(self._tables.infos(self._rows, key, self._attendance))
            found = self._pages[key] = Page(text, f'"{hashlib.sha256(text).hexdigest()[:32]}"')
        return found

    async def _look(self) -> None:
        async with self._reading:
            if time.monotonic() - self._read < self._limits.listing:
                return
            known = await self._storage.read(queries.public_tables)
            here = [table.id for table in known if self._is_attended(table)]
            self._rows = await self._storage.read(queries.tables_named, here[: queries.LISTED])
            self._pages = {}
            self._read = time.monotonic()

    def _is_attended(self, table: Public) -> bool:
        """Is the host of a table that waits for players here, or anybody who plays at one that has begun?"""
        who = (table.owner,) if table.state == "open" else (table.owner, *table.people)
        return any(map(self._attendance.is_here, who))
