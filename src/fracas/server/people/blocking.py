"""Those that guests have muted or blocked, as it lies on the disk.

It is kept by the server and not by the browser: so it holds wherever the guest comes with the same cookie, nobody needs
a name on the wire by which they could be followed from table to table, and muted words are not even sent.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.storage.database import SHUNNED
from fracas.server.wire.rest import ShunnedInfo

MOST: Final = 200
"""People that one guest may mute or block; the oldest goes when there are more."""


def shunned_by(connection: Connection, guest: str) -> tuple[ShunnedInfo, ...]:
    """Those that a guest has muted or blocked, the latest first."""
    theirs = sql.select(SHUNNED).where(SHUNNED.c.guest == guest).order_by(SHUNNED.c.created.desc(), SHUNNED.c.id)
    return tuple(ShunnedInfo(row.id, row.name, row.blocked, row.created) for row in connection.execute(theirs))


def shun(connection: Connection, key: str, guest: str, other: str, name: str, *, blocked: bool) -> None:
    """``guest`` mutes or blocks ``other``; what held before is replaced."""
    connection.execute(SHUNNED.delete().where(SHUNNED.c.guest == guest, SHUNNED.c.other == other))
    row = {"id": key, "guest": guest, "other": other, "name": name, "blocked": blocked, "created": time.time()}
    connection.execute(SHUNNED.insert().values(row))
    newest = sql.select(SHUNNED.c.id).where(SHUNNED.c.guest == guest).order_by(SHUNNED.c.created.desc()).limit(MOST)
    kept = list(connection.execute(newest).scalars())
    connection.execute(SHUNNED.delete().where(SHUNNED.c.guest == guest, SHUNNED.c.id.not_in(kept)))


def lift(connection: Connection, guest: str, key: str) -> bool:
    """A guest mutes and blocks this one no more; was there such a one?"""
    it = SHUNNED.delete().where(SHUNNED.c.guest == guest, SHUNNED.c.id == key)
    return connection.execute(it).rowcount == 1


def muted_by(connection: Connection, guest: str) -> frozenset[str]:
    """Whose words a guest does not want to read; those who are blocked are muted too."""
    return frozenset(connection.execute(sql.select(SHUNNED.c.other).where(SHUNNED.c.guest == guest)).scalars())


def blocks(connection: Connection, people: Collection[str], other: str) -> bool:
    """Has one of these people blocked ``other``?"""
    where = (SHUNNED.c.guest.in_(people), SHUNNED.c.other == other, SHUNNED.c.blocked)
    return connection.execute(sql.select(SHUNNED.c.id).where(*where).limit(1)).first() is not None
