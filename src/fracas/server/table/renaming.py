"""A guest takes another name: it reaches every table that is open or at play. Games that are over keep the name under
which they were played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.people.guests import LONGEST_NAME
from fracas.server.people.lookalikes import unlike
from fracas.server.storage import queries
from fracas.server.storage.database import SEATS, TABLES
from fracas.server.storage.rows import Seat, TableRow
from fracas.server.storage.storage import Storage
from fracas.server.table.tables import Tables
from fracas.server.wire.errors import Denied


async def reach_tables(storage: Storage, tables: Tables, guest: str, old: str, new: str) -> None:
    """Carry the ``new`` name of a guest to their tables: to the disk, and to those who look at one now."""
    changed = await storage.write(_rename_at_tables, guest, old, new)
    # A table that is being loaded may have been read before that; it is changed like those that are here.
    for each in [table for table in changed if table in tables.here]:
        table = await tables.table(each)
        async with table.lock:
            row = renamed(table.row, guest, old, new)
            if row is not None:
                table.rename(row)


def renamed(row: TableRow, guest: str, old: str, new: str) -> TableRow | None:
    """The table with the ``new`` name; None if nothing changes. Others at the guest's browser keep their own names."""
    if row.state not in ("open", "playing"):
        return None
    mine = [seat.seat for seat in row.seats if seat.guest == guest and _is_named(seat, old)]
    seats = [copy(seat) for seat in row.seats]
    for number in mine:
        seats[number].name = ""
    for number in mine:
        seats[number].name = unlike([seat.name for seat in seats], new)
    if _names(seats) == _names(row.seats):
        return None
    row = copy(row)
    row.seats = seats
    names = [seat.name or known for seat, known in zip(seats, row.header.seats, strict=True)]
    row.header = msgspec.structs.replace(row.header, seats=names)
    return row


def _is_named(seat: Seat, name: str) -> bool:
    """Is it called so, perhaps with a number after it (`unlike`)?"""
    begin, _, number = seat.name.rpartition(" ")
    cut = name[: LONGEST_NAME - len(number) - 1].rstrip()
    return seat.name == name or (begin == cut and bool(re.fullmatch("[0-9]+", number)))


def _names(seats: Sequence[Seat]) -> list[str]:
    return [seat.name for seat in seats]


def _rename_at_tables(connection: Connection, guest: str, old: str, new: str) -> list[str]:
    """The same on the disk; the tables that were changed."""
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    going = sql.select(TABLES.c.id).where(TABLES.c.id.in_(held), TABLES.c.state.in_(["open", "playing"]))
    changed: list[str] = []
    for table in list(connection.execute(going).scalars()):
        try:
            row = queries.load_row(connection, table)
        except Denied:  # it is damaged; nobody plays there
            continue
        found = None if row is None else renamed(row, guest, old, new)
        if found is not None:
            queries.save_names(connection, found)
            changed.append(table)
    return changed
