"""A guest is forgotten: by their own wish, or by an order of the keeper of the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import monotonic
from typing import Final

from fracas.server.keeping import admin
from fracas.server.people.guests import Guests
from fracas.server.replay.replays import Replays
from fracas.server.storage.database import is_unwiped
from fracas.server.storage.storage import Storage
from fracas.server.table.table import POLICY
from fracas.server.table.tables import Tables
from fracas.server.wire.to_browser import Problem

BETWEEN: Final = 60.0
"""Seconds, at least, between two times that the files are written anew."""
RARELY: Final = 50
"""So many times as long as it took, nobody has the files written anew again: it takes long where there is much in them,
and nobody's answer is written meanwhile. A script that makes guests and deletes them cannot keep the server busy."""

GONE: Final = Problem("deleted", "All that was kept of you here is deleted.")
"""The last that the guest is told wherever they look."""

_log = logging.getLogger("fracas.server")


class Forgetting:
    """Deletes what guests have left, on the disk and in mind."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests, replays: Replays) -> None:
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._replays = replays
        self._next = 0.0  # when the files may be written anew
        self._later: asyncio.Task[None] | None = None

    async def forget(self, guest: str) -> str:
        """Delete all that a guest has left; what was deleted. Nobody answers at their tables meanwhile; after that they
        are loaded anew."""
        touched = await self._storage.read(admin.tables_with, guest)
        brought = await self._storage.read(admin.records_of, guest)
        async with contextlib.AsyncExitStack() as held:
            here = await self._tables.here_or_loading(touched)
            for table in here:
                await held.enter_async_context(table.lock)
            result = await self._storage.write(admin.delete_guest, guest)
            self._guests.forget(guest)
            self._guests.banned.pop(guest, None)
            self._tables.dismiss(lambda screen: screen.guest_id == guest, POLICY, GONE)
            for table in here:
                self._tables.unname(table, guest)
        # What was read from the disk just before, or what the guest has still done meanwhile.
        await self._tables.here_or_loading(touched)
        for table in self._tables.those_that_know(guest):
            async with table.lock:
                self._tables.unname(table, guest)
        await self._tables.run_on()
        for each in (*touched, *brought):
            self._tables.forget_stories(each)
            self._replays.forget(each)
        return result

    async def wipe(self) -> None:
        """Leave no trace of it in the files: now, or soon if that was just done."""
        if self._later is not None:
            return
        begun = monotonic()
        wait = self._next - begun
        if wait > 0:
            self._later = asyncio.create_task(self._wipe_after(wait))
            return
        self._next = begun + BETWEEN
        try:
            await self._storage.wipe()
        except Exception as error:
            _log.error("what was deleted could not be wiped: %s", type(error).__name__)
            self._later = asyncio.create_task(self._wipe_after(BETWEEN))
        ended = monotonic()
        self._next = max(begun + BETWEEN, ended + RARELY * (ended - begun))

    async def finish(self) -> None:
        """After a start: wipe what was deleted just before the last server ended."""
        if await self._storage.read(is_unwiped):
            await self.wipe()

    async def _wipe_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._later = None
        await self.wipe()

    async def end(self) -> None:
        """The server ends: what waits is wiped now."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
            self._next = 0.0
            await self.wipe()
