"""Sitting down at a table that waits for players, and getting up again."""

from __future__ import annotations

import time
from copy import copy
from typing import TYPE_CHECKING

import msgspec

from fracas.server.storage import queries
from fracas.server.storage.rows import Guest, Seat
from fracas.server.storage.storage import Storage
from fracas.server.table.no_shows import people_in
from fracas.server.table.seating import header_names

if TYPE_CHECKING:
    from fracas.server.table.table import Table


class Sitting:
    """Who sits down at one table, and who gets up."""

    def __init__(self, table: Table, storage: Storage) -> None:
        self._table = table
        self._storage = storage

    async def take_seat(self, seat: Seat, guest: Guest, name: str) -> None:
        """A guest takes an open seat. When it was the last one, the game begins."""
        self._table.lock.must_be_held()
        self._table.must_be_here()
        row = copy(self._table.row)
        row.seats = [copy(s) for s in row.seats]
        taken = row.seats[seat.seat]
        taken.kind, taken.guest, taken.name = "person", guest.id, name
        names = [s.name or known for s, known in zip(row.seats, row.header.seats, strict=True)]
        row.header = msgspec.structs.replace(row.header, seats=names)
        row.updated = time.time()
        if all(s.kind != "open" for s in row.seats):
            row.state = "playing"
            row.began = row.updated
            row.unseen = tuple(seat for seat in people_in(row.seats) if seat not in self._table.screens.online)
        await self._storage.write(queries.take_seat, row, taken)
        self._table.row = row
        for screen in self._table.screens:
            screen.seats = self._table.seats_of(screen.guest_id)
        self._table.turn_out()
        if row.state == "playing":
            await self._table.begin()
        else:
            self._table.screens.announce()

    async def free_seats(self, guest: str, *, blocked: bool) -> None:
        """A guest gets up before the game has begun: their seats are open again, and a guest who may not look on
        without one, or is ``blocked``, is sent away."""
        self._table.lock.must_be_held()
        self._table.must_be_here()
        row = copy(self._table.row)
        freed = self._table.seats_of(guest)
        row.seats = [copy(s) for s in row.seats]
        for number in freed:
            seat = row.seats[number]
            seat.kind, seat.guest, seat.name = "open", None, ""
        row.header = msgspec.structs.replace(row.header, seats=header_names(row.seats))
        row.updated = time.time()
        await self._storage.write(queries.free_seats, row, guest, freed)
        self._table.row = row
        for screen in self._table.screens:
            screen.seats = self._table.seats_of(screen.guest_id)
        self._table.turn_out(guest if blocked else None)
        self._table.screens.announce()
