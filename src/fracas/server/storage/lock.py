"""One server for one database. Two of them would write past each other, and each would forget what the other wrote.

On SQLite it is a lock on a file beside the database, which the kernel releases when the process ends, however it ends.
On PostgreSQL it is an advisory lock of the connection that writes: without the lock there is none to write with.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from fracas.core.refusal import FracasError
from fracas.server.storage.database import file_of, make_private

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

KEY = 0x46524143
"""Of the advisory lock; such locks belong to one database each."""
PATIENCE = "3s"
"""PostgreSQL may need a moment until it knows that the last server is gone."""


class Taken(FracasError):
    """Another server uses the database."""


def _taken(engine: Engine) -> Taken:
    where = engine.url.database or ""
    sentence = f"Another server uses this database already: {where}. Stop it first, or name another with --database."
    return Taken("database-taken", sentence)


class DatabaseLock:
    """That a database is this server's alone, until it is given up or the process ends."""

    def __init__(self, engine: Engine) -> None:
        """Taken at once, if it is a file's; with `connect`, if it is a connection's. Taken is raised if another server
        has it."""
        self._engine = engine
        self._file: IO[bytes] | None = None
        self._by_connection = engine.dialect.name == "postgresql"
        named = file_of(engine.url)
        if named is not None:
            # The same file has one lock, however it was named: by a link, or as an address.
            self._lock(Path(f"{named.resolve()}.lock"))

    def connect(self) -> Connection:
        """A connection that may write."""
        connection = self._engine.connect()
        if self._by_connection:
            try:
                with connection.begin():
                    connection.execute(sql.text(f"SET LOCAL lock_timeout = '{PATIENCE}'"))
                    connection.execute(sql.select(sql.func.pg_advisory_lock(KEY)))
            except BaseException as error:
                let_go(connection)
                if getattr(getattr(error, "orig", None), "sqlstate", "") == "55P03":  # the lock is not to be had
                    raise _taken(self._engine) from None
                raise
        return connection

    def give_up(self) -> None:
        """The server ends. A connection's lock goes with the connection."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _lock(self, path: Path) -> None:
        make_private(path)
        file = path.open("ab")
        try:
            if sys.platform == "win32":
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise _taken(self._engine) from None
        self._file = file


def let_go(connection: Connection) -> None:
    """Close a connection itself, rather than keep it for others: its locks go with it."""
    connection.invalidate()
    connection.close()


def must_be_free(engine: Engine) -> None:
    """Raise Taken if another server uses the database now; to be asked before a server is started."""
    lock = DatabaseLock(engine)
    try:
        let_go(lock.connect())
    finally:
        lock.give_up()
