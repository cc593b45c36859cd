"""What is kept of a guest, shown to nobody else."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.games import REGISTERED
from fracas.server.storage.database import CHAT, GUESTS, LEARNED, MADE, REPLAYS, SEATS, SHUNNED, TABLES
from fracas.server.wire.rest import Kept, KeptTable, KeptTalk, ReplayInfo


class _Named(msgspec.Struct):
    """Whatever guests make has a name."""

    name: str = ""


def kept_of(connection: Connection, guest: str) -> Kept:
    """All of it. Each part is bounded by the limits of the server."""
    row = connection.execute(sql.select(GUESTS.c.name, GUESTS.c.created).where(GUESTS.c.id == guest)).one()
    brought = connection.execute(sql.select(REPLAYS.c.replay).where(REPLAYS.c.guest == guest)).scalars()
    made = connection.execute(sql.select(MADE.c.id, MADE.c.made).where(MADE.c.guest == guest)).all()
    learned = sql.select(LEARNED.c.what).where(LEARNED.c.guest == guest).order_by(LEARNED.c.at, LEARNED.c.what)
    shunned = sql.select(SHUNNED.c.name).where(SHUNNED.c.guest == guest).order_by(SHUNNED.c.created.desc())
    return Kept(
        name=row.name,
        since=row.created,
        tables=_tables(connection, guest),
        said=_said(connection, guest),
        records=tuple(_of(each) for each in brought),
        made=tuple(msgspec.json.decode(each.made, type=_Named).name or each.id for each in made),
        shunned=tuple(connection.execute(shunned).scalars()),
        learned=tuple(connection.execute(learned).scalars()),
    )


def _tables(connection: Connection, guest: str) -> tuple[KeptTable, ...]:
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    others = sql.select(SEATS.c.table_id).where(SEATS.c.guest.is_not(None), SEATS.c.guest != guest)
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.state, TABLES.c.created, TABLES.c.updated)
    chosen = sql.select(*columns, TABLES.c.id.in_(others).label("shared"))
    rows = connection.execute(
        chosen.where(TABLES.c.id.in_(held) | (TABLES.c.owner == guest)).order_by(TABLES.c.updated.desc())
    )
    return tuple(
        KeptTable(row.id, _title(row.game), row.state, row.created, row.updated, bool(row.shared)) for row in rows
    )


def _said(connection: Connection, guest: str) -> tuple[KeptTalk, ...]:
    chosen = sql.select(CHAT.c.table_id, TABLES.c.game, CHAT.c.text, CHAT.c.at).join(
        TABLES, TABLES.c.id == CHAT.c.table_id
    )
    rows = connection.execute(chosen.where(CHAT.c.guest == guest).order_by(CHAT.c.at.desc()))
    return tuple(KeptTalk(row.table_id, _title(row.game), row.text, row.at) for row in rows)


def _title(game: str) -> str:
    return REGISTERED[game].title if game in REGISTERED else game


def _of(written: str) -> str:
    try:
        info = msgspec.json.decode(written, type=ReplayInfo)
    except msgspec.MsgspecError:
        return "A record that can no longer be read"
    return f"{info.title}: {', '.join(info.names)}"
