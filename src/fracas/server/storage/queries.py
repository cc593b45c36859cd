"""Tables, their logs and their talk, as the server reads and writes them. Every function here runs in a thread."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.core.record import Entry, Snapshot
from fracas.server.storage.database import CHAT, ENTRIES, SEATS, SNAPSHOTS, TABLES
from fracas.server.storage.rows import (
    UNREADABLE,
    Said,
    Seat,
    Stored,
    TableRow,
    entry_rows,
    listed_header,
    seats_as_text,
    table_of,
    unreadable,
    values_of,
)
from fracas.server.wire.errors import Denied
from fracas.server.wire.table_info import TableState
from fracas.server.wire.to_browser import Chat

CHAT_KEPT = 200
"""How many lines of chat somebody who comes gets to read."""
LISTED = 100
"""The most that any list shows."""
LOOKED_AT = 1_000
"""The most public tables among which those are looked for at which somebody is."""
_log = logging.getLogger("fracas.server")


def add_table(connection: Connection, table: TableRow, entries: list[Entry]) -> None:
    """A new table with its seats, and with the answers that it begins with."""
    connection.execute(TABLES.insert().values(values_of(table)))
    rows = [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "kind": seat.kind,
            "guest": seat.guest,
            "bot": seat.bot,
            "name": seat.name,
            "invite": seat.invite,
        }
        for seat in table.seats
    ]
    connection.execute(SEATS.insert(), rows)
    if entries:
        names = ("table_id", "number", "who", "answer")
        rows = [dict(zip(names, row, strict=True)) for row in entry_rows(table.id, entries, 0)]
        connection.execute(ENTRIES.insert(), rows)


def save_table(connection: Connection, table: TableRow) -> None:
    """The state of a table, without its seats and its log."""
    connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(values_of(table)))


def take_seat(connection: Connection, table: TableRow, seat: Seat) -> None:
    """Somebody sits down; fails if somebody else was quicker."""
    changed = connection.execute(
        SEATS.update()
        .where(SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat, SEATS.c.kind == "open")
        .values(kind=seat.kind, guest=seat.guest, name=seat.name)
    )
    if changed.rowcount != 1:
        raise LookupError("the seat is taken")
    save_table(connection, table)


def save_names(connection: Connection, table: TableRow) -> None:
    """What those are called who sit at a table."""
    header = msgspec.json.encode(table.header).decode()
    connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(header=header))
    for seat in table.seats:
        where = (SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat)
        connection.execute(SEATS.update().where(*where).values(name=seat.name))


def free_seats(connection: Connection, table: TableRow, guest: str, seats: Sequence[int]) -> None:
    """A guest gets up; their invitations are good again. Fails if they do not sit there."""
    changed = connection.execute(
        SEATS.update()
        .where(SEATS.c.table_id == table.id, SEATS.c.seat.in_(seats), SEATS.c.guest == guest)
        .values(kind="open", guest=None, name="")
    )
    if changed.rowcount != len(seats):
        raise LookupError("the seat is somebody else's")
    save_table(connection, table)


def abandon_old(connection: Connection, before: float) -> None:
    """Tables that nobody came to are given up."""
    connection.execute(
        TABLES.update().where(TABLES.c.state == "open", TABLES.c.created < before).values(state="abandoned")
    )


def save_standing(connection: Connection, table: str, seat: int, standing: tuple[str, ...]) -> None:
    """What a seat passes on without being asked."""
    where = (SEATS.c.table_id == table, SEATS.c.seat == seat)
    connection.execute(SEATS.update().where(*where).values(standing=",".join(standing)))


def save_unseen(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Who has not been at a table since its game began."""
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(unseen=seats_as_text(seats)))


def tables_unseen(connection: Connection) -> list[TableRow]:
    """The tables at play to which somebody has not come yet."""
    return _tables(connection, sql.select(TABLES).where(TABLES.c.state == "playing", TABLES.c.unseen != ""))


def save_waiting_for(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Who a table waits for, if nobody has found out yet."""
    where = (TABLES.c.id == table, TABLES.c.waiting_for.is_(None))
    connection.execute(TABLES.update().where(*where).values(waiting_for=seats_as_text(seats)))


# -- one table


def load_row(connection: Connection, table: str) -> TableRow | None:
    """A table without its game."""
    found = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).first()
    if found is None:
        return None
    try:
        return table_of(found, _seats_of(connection, [table])[table])
    except (msgspec.MsgspecError, ValueError):  # it is damaged
        raise Denied(409, "unreadable", UNREADABLE, rule="table.record") from None


def load_table(connection: Connection, table: str) -> Stored | None:
    """A table with its log and the end of its chat."""
    row = load_row(connection, table)
    return None if row is None else Stored(row, load_entries(connection, table), load_chat(connection, table))


def load_entries(connection: Connection, table: str) -> list[Entry]:
    """The log of a table."""
    chosen = sql.select(ENTRIES.c.who, ENTRIES.c.answer).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    found = connection.execute(chosen)
    assert found.cursor is not None
    # Straight from the driver, and all answers read at once: a long game has tens of thousands.
    rows = found.cursor.fetchall()
    found.close()
    answers = msgspec.json.decode(f"[{','.join([answer for _, answer in rows])}]", type=list[int | tuple[int, ...]])
    return [(who, answer) for (who, _), answer in zip(rows, answers, strict=True)]


def load_snapshots(connection: Connection, table: str) -> list[Snapshot]:
    """The snapshots of a table, the earliest first, without their positions."""
    chosen = sql.select(SNAPSHOTS.c.entries, SNAPSHOTS.c.played, SNAPSHOTS.c.events)
    rows = connection.execute(chosen.where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.entries))
    return [Snapshot(row.entries, row.played, row.events, "") for row in rows]


def load_position(connection: Connection, table: str, entries: int) -> str:
    """The position of a snapshot."""
    where = (SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.entries == entries)
    return str(connection.execute(sql.select(SNAPSHOTS.c.position).where(*where)).scalar_one())


def table_of_invite(connection: Connection, invite: str) -> tuple[str, int] | None:
    """The table and the seat that an invitation is for."""
    row = connection.execute(sql.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == invite)).first()
    return None if row is None else (row.table_id, row.seat)


# -- lists of tables


def tables_of(connection: Connection, guest: str) -> list[TableRow]:
    """The tables at which a guest holds a seat, or that they opened, the latest first; without lessons."""
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    mine = (TABLES.c.id.in_(held) | (TABLES.c.owner == guest)) & (TABLES.c.lesson == "")
    return _tables(connection, sql.select(TABLES).where(mine).order_by(TABLES.c.updated.desc()).limit(LISTED))


class Public(NamedTuple):
    """Whose table it is that anybody may join or watch."""

    id: str
    state: TableState
    owner: str
    people: list[str]


def public_tables(connection: Connection) -> list[Public]:
    """The tables that anybody may join or watch, the latest first. One at play that may not be watched is nothing to
    anybody else."""
    shown = (TABLES.c.state == "open") | ((TABLES.c.state == "playing") & TABLES.c.watchable)
    chosen = sql.select(TABLES.c.id, TABLES.c.state, TABLES.c.owner).where(TABLES.c.private.is_(False), shown)
    found = connection.execute(chosen.order_by(TABLES.c.created.desc()).limit(LOOKED_AT)).all()
    people: dict[str, list[str]] = {row.id: [] for row in found}
    held = sql.select(SEATS.c.table_id, SEATS.c.guest).where(SEATS.c.table_id.in_(people), SEATS.c.guest.is_not(None))
    for row in connection.execute(held):
        people[row.table_id].append(row.guest)
    return [Public(row.id, row.state, row.owner, people[row.id]) for row in found]


def tables_named(connection: Connection, tables: Sequence[str]) -> list[TableRow]:
    """These tables, the latest first."""
    return _tables(connection, sql.select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.created.desc()))


def tables_for_bots(connection: Connection) -> list[str]:
    """The tables at play that wait for a bot, which must go on by themselves."""
    bots = sql.select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
    chosen = sql.select(TABLES).where(TABLES.c.state == "playing", TABLES.c.id.in_(bots))
    rows = _tables(connection, chosen.order_by(TABLES.c.updated.desc()))
    return [row.id for row in rows if any(s.bot for s in row.seats if s.seat in (row.waiting_for or ()))]


def tables_unasked(connection: Connection) -> list[str]:
    """The tables at play of which nobody has found out yet who they wait for."""
    where = (TABLES.c.state == "playing", TABLES.c.waiting_for.is_(None))
    return list(connection.execute(sql.select(TABLES.c.id).where(*where)).scalars())


def open_tables(connection: Connection) -> list[str]:
    """The tables that wait for somebody."""
    return list(connection.execute(sql.select(TABLES.c.id).where(TABLES.c.state == "open")).scalars())


def unfinished(connection: Connection, guest: str) -> int:
    """How many tables of this guest are still open or at play; without lessons."""
    mine = (TABLES.c.owner == guest, TABLES.c.lesson == "")
    count = sql.select(sql.func.count()).where(*mine, TABLES.c.state.in_(["open", "playing"]))
    return int(connection.execute(count).scalar_one())


def bots_of(connection: Connection, guest: str) -> set[str]:
    """What the bots are called at the tables of this guest that are still open or at play."""
    going = sql.select(TABLES.c.id).where(TABLES.c.owner == guest, TABLES.c.state.in_(["open", "playing"]))
    chosen = sql.select(SEATS.c.name).where(SEATS.c.kind == "bot", SEATS.c.table_id.in_(going))
    return set(connection.execute(chosen).scalars())


def count_tables(connection: Connection, guest: str) -> int:
    """How many tables on the disk this guest has opened."""
    return int(connection.execute(sql.select(sql.func.count()).where(TABLES.c.owner == guest)).scalar_one())


def _tables(connection: Connection, chosen: sql.Select[Any]) -> list[TableRow]:
    """The chosen tables. One that cannot be read says so in its place, and hides no other."""
    rows = connection.execute(chosen).all()
    seats = _seats_of(connection, [row.id for row in rows])
    found: list[TableRow] = []
    for row in rows:
        try:
            found.append(table_of(row, seats[row.id], listed_header(row.header)))
        except Exception as error:  # whatever is wrong with it: the others are shown
            _log.error("table %s cannot be read: %s", row.id, type(error).__name__)
            found.append(unreadable(row, seats[row.id]))
    return found


def _seats_of(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in connection.execute(sql.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)):
        standing = tuple(row.standing.split(",")) if row.standing else ()
        seats[row.table_id].append(Seat(row.seat, row.kind, row.name, row.guest, row.bot, row.invite, standing))
    return seats


# -- talk


def add_chat(connection: Connection, table: str, guest: str, said: Chat) -> None:
    """Keep what somebody has said, and no more than anybody can read."""
    connection.execute(CHAT.delete().where(CHAT.c.table_id == table, CHAT.c.number <= said.number - CHAT_KEPT))
    connection.execute(
        CHAT.insert().values(
            table_id=table,
            number=said.number,
            guest=guest,
            name=said.name,
            seat=said.seat,
            text=said.text,
            at=said.at,
        )
    )


def load_chat(connection: Connection, table: str) -> list[Said]:
    """The end of what was said."""
    rows = connection.execute(
        sql.select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
    )
    return [Said(row.guest, Chat(row.number, row.name, row.seat, row.text, row.at)) for row in rows][::-1]
