"""The one writer: everything that waits to be written goes to the disk in one transaction.

One durable commit costs one disk sync, whatever is in it. While a commit is under way others wait; the next one
takes them all along. Whoever waits is told only when his own work is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar, cast

from sqlalchemy.engine import Connection, Engine

from fracas.server.database import ENTRIES

T = TypeVar("T")
Row = dict[str, Any]


class _Job(Generic[T]):
    """Work for one transaction: rows for the logs, or anything else, or both."""

    __slots__ = ("done", "error", "result", "rows", "work")

    def __init__(self, rows: list[Row], work: Callable[[Connection], T] | None, done: asyncio.Future[T]) -> None:
        self.rows = rows
        self.work = work
        self.done = done
        self.result: T | None = None
        self.error: Exception | None = None


class Writer:
    """A thread that commits what the event loop gives it, in order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._connection: Connection | None = None
        insert = ENTRIES.insert().compile(dialect=engine.dialect)
        self._insert = str(insert)
        places = insert.positiontup  # only where values go by their place
        self._row: Callable[[Row], Any] = itemgetter(*places) if places else lambda row: row
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def append(self, rows: list[Row], work: Callable[[Connection], None] | None = None) -> asyncio.Future[None]:
        """Write rows of a log, and do ``work`` in the same transaction; done when committed."""
        return self._submit(rows, work)

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do ``work`` in a transaction; its result when committed."""
        return self._submit([], work)

    def close(self) -> None:
        """Commit what waits, and end."""
        self._queue.put(None)
        self._thread.join()

    def _submit(self, rows: list[Row], work: Callable[[Connection], T] | None) -> asyncio.Future[T]:
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Job(rows, work, done))
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
                self._commit(jobs)
                self._loop.call_soon_threadsafe(_deliver, jobs)
        self._let_go()

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        """All in one transaction; if that fails, each alone, so that nobody fails for another's sake."""
        try:
            # One connection is kept: to fetch one for each transaction would double what it costs.
            connection = self._connection = self._connection or self._engine.connect()
            with connection.begin():
                for job in jobs:
                    if job.work is not None:
                        job.result = job.work(connection)
                rows = [self._row(row) for job in jobs for row in job.rows]
                if rows:
                    connection.exec_driver_sql(self._insert, rows)
        except Exception as error:
            self._let_go()
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._commit([job])

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()


def _deliver(jobs: list[_Job[Any]]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(cast(Any, job.result))
