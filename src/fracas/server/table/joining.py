"""Joining a table: by an invitation, or where anybody may sit down; and getting up again before the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.server.people import blocking
from fracas.server.people.audience import people_of
from fracas.server.people.guests import hashed
from fracas.server.people.lookalikes import unlike
from fracas.server.replay.positions import is_known
from fracas.server.storage import guest_queries, queries
from fracas.server.storage.rows import UNREADABLE, Guest
from fracas.server.storage.storage import Storage
from fracas.server.table.following import is_kept
from fracas.server.table.seating import invites_again
from fracas.server.table.table import Table
from fracas.server.wire.errors import Denied
from fracas.server.wire.rest import Invitation, Invite, Joined
from fracas.server.wire.table_info import TableInfo

if TYPE_CHECKING:
    from fracas.server.table.tables import Tables


class Joining:
    """Lets people sit down at the tables of one server."""

    def __init__(self, tables: Tables, storage: Storage) -> None:
        self._tables = tables
        self._storage = storage

    async def join(self, guest: Guest, code: str) -> Joined:
        """Take the seat that an invitation is for. It is good once."""
        table, seat = await self._invited(code)
        if table.row.seats[seat].kind != "open" and not table.seats_of(guest.id):
            raise _used()
        return await self._sit(guest, table, seat)

    async def join_public(self, guest: Guest, table: str) -> Joined:
        """Take the first open seat of a public table."""
        at = await self._tables.table(table)
        if at.row.private:
            raise Denied(403, "private", "This table is private; you need an invitation.", rule="table.seat")
        if at.row.origin is not None and is_known(at.row.origin):
            raise Denied(403, "rigged", f"{at.row.origin.sentence} You need an invitation.", rule="table.seat")
        free = [seat.seat for seat in at.row.seats if seat.kind == "open"]
        return await self._sit(guest, at, free[0] if free else 0)

    async def _sit(self, guest: Guest, table: Table, number: int) -> Joined:
        async with table.lock:
            if table.seats_of(guest.id):
                raise Denied(409, "seated", "You already sit at this table.", rule="table.seat")
            if is_kept(table.row):
                sentence = "The seats of this table are kept for those who played the game that it continues."
                raise Denied(403, "kept", sentence, rule="table.seat")
            await self._tables.must_not_be_blocked(table.row, guest)
            seat = table.row.seats[number]
            if table.row.problem:
                raise Denied(409, "other-rules", table.row.problem, rule="table.record")
            if table.row.state != "open" or seat.kind != "open":
                raise Denied(409, "taken", "That seat is taken.", rule="table.seat")
            name = unlike([other.name for other in table.row.seats], guest.name)
            await table.sitting.take_seat(seat, guest, name)
        return Joined(table.row.id, number)

    async def leave(self, guest: Guest, table: str) -> TableInfo:
        """Get up from a table that still waits for players. The seat is open again, and so is its invitation."""
        found = await self._tables.table(table)
        async with found.lock:
            row = found.row
            if row.owner != guest.id and not found.seats_of(guest.id):
                raise Denied(403, "not-seated", "You do not sit at this table.", rule="table.seat")
            if row.problem == UNREADABLE:  # it was changed on the disk meanwhile
                raise Denied(409, "unreadable", row.problem, rule="table.record")
            if row.state != "open":
                sentence = "This table is no longer waiting for players. To leave a game, resign at the table."
                raise Denied(409, "not-open", sentence, rule="table.leave")
            if row.owner == guest.id:
                sentence = "You opened this table, so you cannot leave it; you can give it up instead."
                raise Denied(409, "owner", sentence, rule="table.seat")
            blocked = await self._storage.read(blocking.blocks, people_of(row) - {guest.id}, guest.id)
            await found.sitting.free_seats(guest.id, blocked=blocked)
            return found.info(guest.id)

    async def invitation(self, guest: Guest | None, code: str) -> Invitation:
        """What an invitation is to. A guest who cannot take it is told at once why."""
        table, number = await self._invited(code)
        row, seat = table.row, table.row.seats[number]
        seated = guest is not None and seat.guest == guest.id
        if not seated:
            if guest is not None:
                await self._tables.must_not_be_blocked(row, guest)
            if seat.kind != "open":
                raise _used()
            if row.problem:
                raise Denied(409, "other-rules", row.problem, rule="table.record")
            if row.state != "open":
                raise Denied(409, "closed", "The table that you are invited to was given up.", rule="table.seat")
        [host, *_] = [each.name for each in row.seats if each.guest == row.owner] or [
            await self._storage.read(guest_queries.name_of, row.owner)
        ]
        return Invitation(host, number, table.info(None if guest is None else guest.id, settings=True), seated)

    async def _invited(self, code: str) -> tuple[Table, int]:
        """The table and the seat that a code is for."""
        found = await self._storage.read(queries.table_of_invite, hashed(code))
        if found is None:
            raise Denied(404, "missing", "There is no such invitation. Perhaps the link was cut short.")
        return await self._tables.table(found[0]), found[1]

    async def invites(self, guest: Guest, table: str, secret: str) -> tuple[Invite, ...]:
        """The invitations to the seats that are still open, for the player who opened the table."""
        found = await self._tables.table(table)
        if found.row.owner != guest.id:
            raise Denied(403, "not-owner", "Only the player who opened the table may invite others.", rule="table.seat")
        return invites_again(secret, table, found.row.seats) if found.row.state == "open" else ()


def _used() -> Denied:
    return Denied(409, "used", "This invitation has been used already.", rule="table.seat")
