"""What the keeper of a server can do to tables and guests, as it lies on the disk.

Each deed is one transaction. It is carried out by the server while one runs (`fracas.server.keeping.admin_orders`),
and by ``fracas admin`` itself while none does.
"""

from __future__ import annotations

import secrets
import time
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.core.record import Header
from fracas.core.refusal import FracasError
from fracas.core.sentences import counted, shown
from fracas.server.keeping.purge import ENDED, remove_tables
from fracas.server.people.guests import hashed, new_id
from fracas.server.people.lookalikes import unlike
from fracas.server.storage.database import (
    BANS,
    CHAT,
    GUESTS,
    LEARNED,
    MADE,
    ORDERS,
    REPLAYS,
    SEATS,
    SHUNNED,
    TABLES,
    note_deleted,
)
from fracas.server.wire.rest import ReplayInfo
from fracas.server.wire.table_info import OriginInfo

SOMEBODY: Final = "Somebody"
"""What a guest is called whose data was deleted."""


class Order(NamedTuple):
    """Something to be done."""

    id: int
    deed: str
    """``close``, ``ban``, ``ban-address``, ``lift`` or ``delete``."""
    target: str
    """The id of a table or a guest, or an address as limits count it."""
    why: str


def carry_out(connection: Connection, order: Order) -> str:
    """Do what is asked, and say what was done; FracasError if it cannot be done."""
    if order.deed == "close":
        return close_table(connection, order.target)
    if order.deed == "ban":
        return ban(connection, order.target, order.why)
    if order.deed == "lift":
        return lift(connection, order.target)
    if order.deed == "delete":
        return delete_guest(connection, order.target)
    if order.deed == "ban-address":
        raise FracasError("not-running", "Only a running server knows the addresses of its guests.")
    raise FracasError("unknown-deed", f"Unknown order {shown(order.deed)}.")


# -- tables


def close_table(connection: Connection, table: str) -> str:
    """Give a table up."""
    state = connection.execute(sql.select(TABLES.c.state).where(TABLES.c.id == table)).scalar()
    if state is None:
        raise FracasError("missing", f"There is no table {table}.")
    if state in ENDED:
        raise FracasError("closed", f"The table {table} is closed already.")
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(state="abandoned", updated=time.time()))
    return f"The table {table} is closed."


# -- bans


def bans(connection: Connection) -> dict[str, str]:
    """All who are not let in, and why."""
    return {row.who: row.why for row in connection.execute(sql.select(BANS).order_by(BANS.c.created))}


def ban(connection: Connection, who: str, why: str) -> str:
    """Let a guest, or an address, in no more."""
    connection.execute(BANS.delete().where(BANS.c.who == who))
    connection.execute(BANS.insert().values(who=who, why=why, created=time.time()))
    return f"{who} is banned."


def lift(connection: Connection, who: str) -> str:
    """Let them in again."""
    if connection.execute(BANS.delete().where(BANS.c.who == who)).rowcount != 1:
        raise FracasError("missing", f"{who} is not banned.")
    return f"{who} is no longer banned."


# -- a guest's data


def tables_with(connection: Connection, guest: str) -> list[str]:
    """The tables that a guest has opened, sat at or talked at."""
    chosen = sql.union(
        sql.select(TABLES.c.id).where(TABLES.c.owner == guest),
        sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest),
        sql.select(CHAT.c.table_id).where(CHAT.c.guest == guest),
    )
    return list(connection.execute(chosen).scalars())


def records_of(connection: Connection, guest: str) -> list[str]:
    """The records that a guest has brought."""
    return list(connection.execute(sql.select(REPLAYS.c.id).where(REPLAYS.c.guest == guest)).scalars())


def delete_guest(connection: Connection, guest: str) -> str:
    """Delete all that a guest has left: their records, what they made, their talk, their tables. A table at which
    others sat stays for them, and the guest's name and id go from it."""
    if connection.execute(sql.select(GUESTS.c.id).where(GUESTS.c.id == guest)).first() is None:
        raise FracasError("missing", "There is no such guest.")
    others = sql.select(SEATS.c.table_id).where(SEATS.c.guest.is_not(None), SEATS.c.guest != guest)
    alone = sql.select(TABLES.c.id).where(TABLES.c.owner == guest, TABLES.c.id.not_in(others))
    tables = list(connection.execute(alone).scalars())
    remove_tables(connection, tables)
    for table in tables_with(connection, guest):
        _leave(connection, table, guest)
    mine = (CHAT.c.guest, REPLAYS.c.guest, MADE.c.guest, LEARNED.c.guest)
    for column in (*mine, SHUNNED.c.guest, SHUNNED.c.other, BANS.c.who):
        connection.execute(column.table.delete().where(column == guest))
    connection.execute(ORDERS.delete().where(ORDERS.c.target == guest, ORDERS.c.state != "new"))
    if connection.execute(sql.select(TABLES.c.id).where(TABLES.c.owner == guest).limit(1)).first() is not None:
        # Tables must have been opened by somebody. Nobody holds the token of this one, and it is nobody's id.
        nobody = {"id": new_id(), "name": SOMEBODY, "token": hashed(secrets.token_urlsafe(24)), "created": time.time()}
        connection.execute(GUESTS.insert().values(nobody))
        connection.execute(TABLES.update().where(TABLES.c.owner == guest).values(owner=nobody["id"]))
    connection.execute(GUESTS.delete().where(GUESTS.c.id == guest))
    note_deleted(connection)
    return f"Their data is deleted, and {counted(len(tables), 'table')} at which nobody else sat."


def _leave(connection: Connection, table: str, guest: str) -> None:
    """Take a guest, and their name, from a table at which others sit."""
    found = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).one()
    seats = connection.execute(sql.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).all()
    names = [seat.name for seat in seats]
    state = "abandoned" if found.state == "open" and found.owner == guest else found.state
    renamed: dict[int, tuple[str, str]] = {}
    for seat in seats:
        if seat.guest != guest:
            continue
        waits = state == "open"  # then somebody else may still come
        name = "" if waits else unlike([each for each in names if each != seat.name], SOMEBODY)
        names[seat.seat] = name
        renamed[seat.seat] = (seat.name, name)
        where = (SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
        changed = {"guest": None, "name": name, "kind": "open" if waits else seat.kind}
        connection.execute(SEATS.update().where(*where).values(changed))
    changes = {"state": state, "header": _header(found.header, renamed), "replay": _replay(found.replay, renamed)}
    if found.origin and found.owner == guest:
        origin = _unnamed(msgspec.json.decode(found.origin, type=OriginInfo))
        changes["origin"] = msgspec.json.encode(origin).decode()
        if changes["replay"]:
            ended = msgspec.json.decode(changes["replay"], type=ReplayInfo)
            changes["replay"] = msgspec.json.encode(msgspec.structs.replace(ended, origin=origin)).decode()
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(changes))


def _header(written: str, renamed: dict[int, tuple[str, str]]) -> str:
    header = msgspec.json.decode(written, type=Header)
    seats = [
        renamed[seat][1] or f"Player {seat + 1}" if seat in renamed else name for seat, name in enumerate(header.seats)
    ]
    return msgspec.json.encode(msgspec.structs.replace(header, seats=seats)).decode()


def _replay(written: str, renamed: dict[int, tuple[str, str]]) -> str:
    if not written:
        return ""
    replay = msgspec.json.decode(written, type=ReplayInfo)
    names = tuple(renamed[seat][1] if seat in renamed else name for seat, name in enumerate(replay.names))
    outcome = replay.outcome
    if outcome is not None:
        sentence = outcome.sentence
        for seat, (old, new) in renamed.items():
            for name in (replay.names[seat], old):  # they may have been called otherwise by then
                sentence = sentence.replace(name, new)
        outcome = msgspec.structs.replace(outcome, sentence=sentence)
    return msgspec.json.encode(msgspec.structs.replace(replay, names=names, outcome=outcome)).decode()


def _unnamed(origin: OriginInfo) -> OriginInfo:
    """Where a table comes from, without who opened it."""
    return OriginInfo(
        SOMEBODY, origin.hidden, origin.sentence.replace(origin.by, SOMEBODY) if origin.by else origin.sentence
    )


# -- orders to a server that runs


def give(connection: Connection, deed: str, target: str, why: str) -> int:
    """Ask the server that runs for something; the number of the order."""
    row = {"deed": deed, "target": target, "why": why, "created": time.time(), "state": "new", "result": ""}
    [number] = connection.execute(ORDERS.insert().values(row)).inserted_primary_key or [0]
    return int(number)


def waiting(connection: Connection) -> list[Order]:
    """The orders that nobody has carried out yet."""
    rows = connection.execute(sql.select(ORDERS).where(ORDERS.c.state == "new").order_by(ORDERS.c.id))
    return [Order(row.id, row.deed, row.target, row.why) for row in rows]


def settle(connection: Connection, order: int, state: str, result: str) -> None:
    """Note what came of an order: ``done`` or ``refused``. Those of long ago are forgotten, and at once whose data was
    to be deleted."""
    connection.execute(ORDERS.update().where(ORDERS.c.id == order).values(state=state, result=result))
    connection.execute(ORDERS.update().where(ORDERS.c.id == order, ORDERS.c.deed == "delete").values(target=""))
    connection.execute(ORDERS.delete().where(ORDERS.c.state != "new", ORDERS.c.id < order - 100))


def result_of(connection: Connection, order: int) -> tuple[str, str]:
    """What came of an order."""
    row = connection.execute(sql.select(ORDERS.c.state, ORDERS.c.result).where(ORDERS.c.id == order)).one()
    return row.state, row.result
