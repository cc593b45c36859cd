"""What nobody has touched for long goes, by these rules; docs/security.md tells them to players.

Everything here runs in a transaction of the writer, and takes some rows at a time: nobody's answer waits for long.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.storage.database import (
    CHAT,
    ENTRIES,
    GUESTS,
    LEARNED,
    MADE,
    REPLAYS,
    SEATS,
    SHUNNED,
    SNAPSHOTS,
    TABLES,
)

DAY: Final = 24 * 3600.0
ABANDONED_FOR: Final = 30 * DAY
"""A table that was given up goes so long after that."""
UNTOUCHED_FOR: Final = 365 * DAY
"""Any other table goes so long after the last answer, or after it was opened."""
UPLOADED_FOR: Final = 365 * DAY
"""A record that somebody brought goes so long after that."""
EMPTY_FOR: Final = 90 * DAY
"""A guest who has neither a table nor a record nor anything they made is forgotten so long after they came."""
GONE_FOR: Final = 400 * DAY
"""A guest who has only made things is forgotten so long after they came, long after their cookie has run out. Tables
and records go first, by their own rules."""
AT_ONCE: Final = 50
"""So many of each are removed in one transaction."""

ENDED: Final = ("finished", "abandoned")


def remove_tables(connection: Connection, tables: Sequence[str]) -> None:
    """Tables, with all that belongs to them."""
    for each in (ENTRIES, SNAPSHOTS, CHAT, SEATS):
        connection.execute(each.delete().where(each.c.table_id.in_(tables)))
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(tables)))


def remove_oldest_of(connection: Connection, guest: str, here: Collection[str]) -> bool:
    """Remove the oldest table of a guest that has ended and at which nobody else sat, unless it is one of those that
    are ``here``; was there one?"""
    others = sql.select(SEATS.c.table_id).where(SEATS.c.guest.is_not(None), SEATS.c.guest != guest)
    ended = sql.select(TABLES.c.id).where(
        TABLES.c.owner == guest, TABLES.c.state.in_(ENDED), TABLES.c.id.not_in(others), TABLES.c.id.not_in(here)
    )
    oldest = connection.execute(ended.order_by(TABLES.c.updated).limit(1)).scalar()
    if oldest is not None:
        remove_tables(connection, [oldest])
    return oldest is not None


def purge(connection: Connection, now: float, here: Collection[str], guests_here: Collection[str]) -> int:
    """Remove some of what nobody has touched for long, except the tables and guests that are here; how much that
    was."""
    old = sql.or_(
        sql.and_(TABLES.c.state == "abandoned", TABLES.c.updated < now - ABANDONED_FOR),
        TABLES.c.updated < now - UNTOUCHED_FOR,
    )
    chosen = sql.select(TABLES.c.id).where(old, TABLES.c.id.not_in(here)).order_by(TABLES.c.updated).limit(AT_ONCE)
    tables = list(connection.execute(chosen).scalars())
    remove_tables(connection, tables)
    uploads = sql.select(REPLAYS.c.id).where(REPLAYS.c.created < now - UPLOADED_FOR).limit(AT_ONCE)
    records = list(connection.execute(uploads).scalars())
    connection.execute(REPLAYS.delete().where(REPLAYS.c.id.in_(records)))
    guests = list(connection.execute(_forgotten(now, guests_here).limit(AT_ONCE)).scalars())
    for each in (MADE, LEARNED):
        connection.execute(each.delete().where(each.c.guest.in_(guests)))
    connection.execute(SHUNNED.delete().where(SHUNNED.c.guest.in_(guests) | SHUNNED.c.other.in_(guests)))
    connection.execute(GUESTS.delete().where(GUESTS.c.id.in_(guests)))
    return len(tables) + len(records) + len(guests)


def _forgotten(now: float, here: Collection[str]) -> sql.Select[tuple[str]]:
    """The guests who have left nothing behind that anybody could look for."""

    def has(table: sql.Table, column: str) -> sql.Exists:
        return sql.exists().where(table.c[column] == GUESTS.c.id)

    without = ~sql.or_(has(TABLES, "owner"), has(SEATS, "guest"), has(REPLAYS, "guest"), has(CHAT, "guest"))
    long_ago = sql.or_(
        sql.and_(GUESTS.c.created < now - EMPTY_FOR, ~has(MADE, "guest")), GUESTS.c.created < now - GONE_FOR
    )
    return sql.select(GUESTS.c.id).where(long_ago, GUESTS.c.id.not_in(here), without)
