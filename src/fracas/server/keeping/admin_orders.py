"""Orders of ``fracas admin`` to the server that runs.

The command writes one row into the database and waits; the server, which alone writes everything else, looks for such
rows, carries them out at its own tables, and writes down what came of it. So no second program ever writes past the
server, nothing listens for orders on any network, and those who may write to the database may give them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fracas.core.refusal import FracasError
from fracas.server.keeping import admin
from fracas.server.keeping.admin import Order
from fracas.server.keeping.forgetting import Forgetting
from fracas.server.people.guests import NOBODY, Guests
from fracas.server.storage.storage import Storage
from fracas.server.table.screen import Screen
from fracas.server.table.table import POLICY
from fracas.server.table.tables import Tables
from fracas.server.wire.errors import Denied
from fracas.server.wire.to_browser import Problem

EVERY: Final = 1.0
"""Seconds between two looks for orders."""

_log = logging.getLogger("fracas.server")


class AdminOrders:
    """Carries out what the keeper of the server asks for."""

    def __init__(self, storage: Storage, tables: Tables, guests: Guests, forgetting: Forgetting) -> None:
        self._storage = storage
        self._tables = tables
        self._guests = guests
        self._forgetting = forgetting

    async def heed(self) -> None:
        """For as long as the server runs. A database that is away is said once, not every second."""
        failed = False
        while True:
            try:
                await self.once()
                failed = False
            except Exception as error:
                if not failed:
                    _log.error("orders could not be carried out: %s", type(error).__name__)
                failed = True
            await asyncio.sleep(EVERY)

    async def once(self) -> None:
        """Carry out all orders that wait."""
        for order in await self._storage.read(admin.waiting):
            try:
                state, result = "done", await self._carry_out(order)
            except (FracasError, Denied) as no:
                state, result = "refused", no.sentence
            await self._storage.write(admin.settle, order.id, state, result)
            if order.deed == "delete":
                await self._forgetting.wipe()

    async def _carry_out(self, order: Order) -> str:
        if order.deed == "close":
            return await self._close(order)
        if order.deed == "delete":
            return await self._forgetting.forget(order.target)
        if order.deed == "ban-address":
            address = self._guests.address_of(order.target)
            if address in (NOBODY, order.target):
                raise FracasError("unknown", "This server does not know their address.")
            order = order._replace(deed="ban", target=address)
        result = await self._storage.write(admin.carry_out, order)
        self._guests.banned = await self._storage.read(admin.bans)
        self._tables.dismiss(self._is_banned, POLICY, Problem("banned", "You are banned from this server."))
        return result

    def _is_banned(self, screen: Screen) -> bool:
        return screen.guest_id in self._guests.banned or screen.address in self._guests.banned

    async def _close(self, order: Order) -> str:
        """At the table itself, so that everybody who looks sees it, and nothing that it knows is written over it."""
        try:
            table = await self._tables.table(order.target)
        except Denied as no:
            if no.status == 404:
                raise
            return await self._storage.write(admin.carry_out, order)  # it cannot be read, but be closed
        async with table.lock:
            if table.row.state in ("finished", "abandoned"):
                raise FracasError("closed", f"The table {order.target} is closed already.")
            await table.change(state="abandoned")
        return f"The table {order.target} is closed."
