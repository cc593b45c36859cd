"""What guests have learned: lessons they finished, tips they have read. Every function here runs in a thread."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.storage.database import LEARNED, SEATS, TABLES


def learned_by(connection: Connection, guest: str) -> set[str]:
    """The ids of all lessons that a guest has finished, and of all tips that they have read."""
    return set(connection.execute(sql.select(LEARNED.c.what).where(LEARNED.c.guest == guest)).scalars())


def learn(connection: Connection, guest: str, what: Iterable[str]) -> None:
    """Note what a guest has learned; twice is once."""
    new = set(what) - learned_by(connection, guest)
    if new:
        now = time.time()
        connection.execute(LEARNED.insert(), [{"guest": guest, "what": each, "at": now} for each in sorted(new)])


def unlearn(connection: Connection, guest: str, what: Collection[str]) -> None:
    """Forget some things that a guest has learned."""
    connection.execute(LEARNED.delete().where(LEARNED.c.guest == guest, LEARNED.c.what.in_(what)))


def lessons_at_play(connection: Connection, guest: str, game: str = "") -> dict[str, str]:
    """The tables at which a guest is in the midst of a lesson, of this game or of any: the lesson of each."""
    where = [TABLES.c.owner == guest, TABLES.c.lesson != "", TABLES.c.state == "playing"]
    if game:
        where.append(TABLES.c.game == game)
    rows = connection.execute(sql.select(TABLES.c.id, TABLES.c.lesson).where(*where).order_by(TABLES.c.created))
    return {row.id: row.lesson for row in rows}


def games_played(connection: Connection, guest: str) -> dict[str, int]:
    """How many games of each kind a guest has played to the end, without lessons."""
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    chosen = sql.select(TABLES.c.game, sql.func.count().label("number")).where(
        TABLES.c.id.in_(held), TABLES.c.state == "finished", TABLES.c.lesson == ""
    )
    return {row.game: row.number for row in connection.execute(chosen.group_by(TABLES.c.game))}
