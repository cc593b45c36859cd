"""What guests have on the disk: themselves, the records that they brought, and what they made."""

from __future__ import annotations

import contextlib
import time

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.storage.database import GUESTS, MADE, REPLAYS, SEATS, TABLES
from fracas.server.storage.queries import LISTED
from fracas.server.storage.rows import Guest
from fracas.server.wire.rest import ReplayInfo


def add_guest(connection: Connection, guest: Guest, token: str) -> None:
    connection.execute(GUESTS.insert().values(id=guest.id, token=token, name=guest.name, created=time.time()))


def find_guest(connection: Connection, token: str) -> Guest | None:
    row = connection.execute(sql.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.token == token)).first()
    return None if row is None else Guest(row.id, row.name)


def name_of(connection: Connection, guest: str) -> str:
    """What a guest is called; nothing, if there is no such guest."""
    return connection.execute(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar() or ""


def rename_guest(connection: Connection, guest: str, name: str) -> None:
    connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(name=name))


# -- records that they brought, and what they made


def add_replay(connection: Connection, guest: str, replay: ReplayInfo, record: str) -> None:
    connection.execute(
        REPLAYS.insert().values(
            id=replay.id,
            guest=guest,
            record=record,
            replay=msgspec.json.encode(replay).decode(),
            created=replay.created,
        )
    )


def load_replay(connection: Connection, replay: str) -> tuple[ReplayInfo, str] | None:
    """An uploaded record, and what lists show of it."""
    row = connection.execute(sql.select(REPLAYS.c.replay, REPLAYS.c.record).where(REPLAYS.c.id == replay)).first()
    return None if row is None else (msgspec.json.decode(row.replay, type=ReplayInfo), row.record)


def replays_of(connection: Connection, guest: str) -> list[ReplayInfo]:
    """The finished games and the uploads of a guest, the latest first; without lessons."""
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    played = sql.select(TABLES.c.replay, TABLES.c.updated, sql.literal(0).label("brought"))
    finished = played.where(TABLES.c.id.in_(held), TABLES.c.state == "finished", TABLES.c.lesson == "")
    brought = sql.select(REPLAYS.c.replay, REPLAYS.c.created.label("updated"), sql.literal(1).label("brought"))
    uploads = brought.where(REPLAYS.c.guest == guest)
    both = sql.union_all(finished, uploads).order_by(sql.desc("updated")).limit(LISTED)
    found: list[ReplayInfo] = []
    for row in connection.execute(both):
        with contextlib.suppress(msgspec.DecodeError):  # one that cannot be read must not hide the others
            info = msgspec.json.decode(row.replay, type=ReplayInfo)
            found.append(msgspec.structs.replace(info, brought=bool(row.brought)))
    return found


def count_replays(connection: Connection, guest: str) -> int:
    return int(connection.execute(sql.select(sql.func.count()).where(REPLAYS.c.guest == guest)).scalar_one())


def uploaded_bytes(connection: Connection, guest: str) -> int:
    """How much the records take up that a guest brought."""
    size = sql.select(sql.func.coalesce(sql.func.sum(sql.func.length(REPLAYS.c.record)), 0))
    return int(connection.execute(size.where(REPLAYS.c.guest == guest)).scalar_one())


def remove_replay(connection: Connection, guest: str, replay: str) -> bool:
    """Remove a record that a guest brought; was it theirs?"""
    it = REPLAYS.delete().where(REPLAYS.c.guest == guest, REPLAYS.c.id == replay)
    return connection.execute(it).rowcount == 1


def made_by(connection: Connection, guest: str, game: str) -> dict[str, str]:
    """What a guest has made for a game: JSON, by id."""
    theirs = sql.select(MADE.c.id, MADE.c.made).where(MADE.c.guest == guest, MADE.c.game == game)
    return {row.id: row.made for row in connection.execute(theirs.order_by(MADE.c.id))}


def save_made(connection: Connection, guest: str, game: str, thing: str, made: str) -> None:
    remove_made(connection, guest, game, thing)
    connection.execute(MADE.insert().values(guest=guest, game=game, id=thing, made=made))


def remove_made(connection: Connection, guest: str, game: str, thing: str) -> bool:
    """Take something out of a guest's collection; was it there?"""
    it = MADE.delete().where(MADE.c.guest == guest, MADE.c.game == game, MADE.c.id == thing)
    return connection.execute(it).rowcount == 1
