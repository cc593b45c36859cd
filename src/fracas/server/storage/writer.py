"""The one writer: everything that waits to be written goes to the disk in one transaction.

One durable commit costs one disk sync, whatever is in it. While a commit is under way others wait; the next one
takes them all along. Each who waits is told when their own work is on the disk, and not before.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, NamedTuple, TypeVar, cast

from sqlalchemy.engine import Connection, Engine

from fracas.server.storage.lock import DatabaseLock, let_go

T = TypeVar("T")

EntryRow = tuple[str, int, int, str]
"""The table, the number in its log, who, the answer."""

SnapshotRow = tuple[str, int, int, int, str]
"""The table, and a `fracas.core.record.Snapshot` field by field."""

ENTRY = "INSERT INTO entries (table_id, number, who, answer) VALUES (?, ?, ?, ?)"
PROGRESS = "UPDATE tables SET waiting_for = ?, turns = ?, updated = ?, stands = ? WHERE id = ?"
SNAPSHOT = (
    "INSERT INTO snapshots (table_id, entries, played, events, position) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)


class Progress(NamedTuple):
    """How a table stands, for lists."""

    waiting_for: str
    turns: int
    updated: float
    stands: str
    table: str


class _Job(Generic[T]):
    """Work for one transaction: what is new in a log, or anything else, or both."""

    __slots__ = ("alone", "done", "error", "progress", "result", "rows", "snapshots", "work")

    def __init__(
        self,
        done: asyncio.Future[T],
        rows: list[EntryRow],
        progress: Progress | None,
        snapshots: list[SnapshotRow],
        work: Callable[[Connection], T] | None,
        *,
        alone: bool = False,
    ) -> None:
        self.alone = alone
        """In no transaction."""
        self.done = done
        self.rows = rows
        self.progress = progress
        self.snapshots = snapshots
        self.work = work
        self.result: T | None = None
        self.error: Exception | None = None


class Writer:
    """A thread that commits what the event loop gives it, in order."""

    def __init__(self, engine: Engine, lock: DatabaseLock | None = None, connection: Connection | None = None) -> None:
        """``claim`` makes connections that may write; ``connection`` is the first of them."""
        self._engine = engine
        self._connect = engine.connect if lock is None else lock.connect
        self._queue: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection = connection
        # Written as text once: to compile a statement for each answer would cost more than to carry it out.
        mark = {"qmark": "?", "format": "%s", "pyformat": "%s"}[engine.dialect.paramstyle]
        self._entry, self._progress, self._snapshot = (each.replace("?", mark) for each in (ENTRY, PROGRESS, SNAPSHOT))
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def append(
        self,
        rows: list[EntryRow],
        *,
        progress: Progress | None = None,
        snapshots: Sequence[SnapshotRow] = (),
        work: Callable[[Connection], None] | None = None,
    ) -> asyncio.Future[None]:
        """Write entries of one log and what follows from them, and do ``work`` in the same transaction; done when
        committed."""
        return self._submit(rows, progress, list(snapshots), work)

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do ``work`` in a transaction; its result when committed."""
        return self._submit([], None, [], work)

    def alone(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do ``work`` between two transactions; its result."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Job(done, [], None, [], work, alone=True))
        return done

    def close(self) -> None:
        """Commit what waits, and end."""
        self._queue.put(None)
        self._thread.join()

    def _submit(
        self,
        rows: list[EntryRow],
        progress: Progress | None,
        snapshots: list[SnapshotRow],
        work: Callable[[Connection], T] | None,
    ) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Job(done, rows, progress, snapshots, work))
        return done

    def _run(self) -> None:
        going = True
        while going:
            waiting = [self._queue.get()]
            try:
                while True:
                    waiting.append(self._queue.get_nowait())
            except Empty:
                pass
            going = None not in waiting
            jobs = [job for job in waiting if job is not None]
            if jobs:
                together = [job for job in jobs if not job.alone]
                if together:
                    self._commit(together)
                for job in jobs:
                    if job.alone:
                        self._do_alone(job)
                self._loop.call_soon_threadsafe(_deliver, jobs)
        self._let_go()

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        """All in one transaction; if that fails, each alone, so that nobody fails for another's sake."""
        try:
            connection = self._ready()
            with connection.begin():
                for job in jobs:
                    if job.work is not None:
                        job.result = job.work(connection)
                # Answers go past SQLAlchemy, straight to the driver.
                cursor = connection.connection.cursor()
                self._all(cursor, self._entry, [row for job in jobs for row in job.rows])
                self._all(cursor, self._progress, [job.progress for job in jobs if job.progress is not None])
                self._all(cursor, self._snapshot, [row for job in jobs for row in job.snapshots])
                cursor.close()
        except Exception as error:
            self._let_go()
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._commit([job])

    def _do_alone(self, job: _Job[Any]) -> None:
        assert job.work is not None
        try:
            connection = self._ready()
            job.result = job.work(connection)
            connection.rollback()  # nothing is under way; it only says that there may be something new
        except Exception as error:
            self._let_go()
            job.error = error

    def _ready(self) -> Connection:
        """The connection that is kept, if it still is one: to fetch one for each transaction would double what it
        costs. A file cannot go away as a database server can."""
        if self._connection is not None and self._engine.dialect.name != "sqlite":
            try:
                self._engine.dialect.do_ping(cast(Any, self._connection.connection.dbapi_connection))
            except Exception:
                self._let_go()
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    @staticmethod
    def _all(cursor: Any, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        if len(rows) == 1:
            cursor.execute(statement, rows[0])
        elif rows:
            cursor.executemany(statement, rows)

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                let_go(connection)


def _deliver(jobs: list[_Job[Any]]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(cast(Any, job.result))
