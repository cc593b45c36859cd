"""The way to the database: readers in a few threads, one writer. Games are played over again in other threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy.engine import Connection

from fracas.core.work import Work
from fracas.server.storage.database import engine_for, upgrade, wipe
from fracas.server.storage.lock import DatabaseLock
from fracas.server.storage.writer import EntryRow, Progress, SnapshotRow, Writer
from fracas.server.workers.replaying import Replaying

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4


class Storage:
    """Opened in a running event loop. What is read or written is a function of `fracas.server.storage.queries`."""

    def __init__(self, url: str) -> None:
        self._engine = engine_for(url)
        self._lock = DatabaseLock(self._engine)
        try:
            # Before anything is upgraded: another server may be at work.
            writing = self._lock.connect()
            upgrade(self._engine)
        except BaseException:
            self._lock.give_up()
            self._engine.dispose()
            raise
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self._engine, self._lock, writing)
        self.replaying = Replaying()
        """Where games are played over again."""

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` finds."""

        def job() -> T:
            with self._engine.connect() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, job)

    async def replay(self, work: Callable[Concatenate[Connection, Work, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` finds by reading a game and playing it over again. Those who only read do not wait for it."""

        def job(patience: Work) -> T:
            with self._engine.connect() as connection:
                return work(connection, patience, *args, **kwargs)

        return await self.replaying.played(job)

    async def watch(
        self, owner: str, work: Callable[Concatenate[Connection, Work, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for ``owner``, who looks at a game that is over: tables at which people play do not wait for it."""

        def job(patience: Work) -> T:
            with self._engine.connect() as connection:
                return work(connection, patience, *args, **kwargs)

        return await self.replaying.watched(owner, job)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns, when it is on the disk."""
        return await self._writer.write(lambda connection: work(connection, *args, **kwargs))

    async def append(
        self,
        rows: list[EntryRow],
        *,
        progress: Progress | None = None,
        snapshots: Sequence[SnapshotRow] = (),
        work: Callable[[Connection], None] | None = None,
    ) -> None:
        """Write entries of a log and what follows from them, and do ``work`` in the same transaction."""
        await self._writer.append(rows, progress=progress, snapshots=snapshots, work=work)

    async def wipe(self) -> None:
        """What was deleted leaves no trace in the files."""
        await self._writer.alone(wipe)

    def note(self, snapshot: SnapshotRow) -> None:
        """Write a snapshot when there is time. It only saves time: if that fails, nobody is told."""
        self._writer.append([], snapshots=[snapshot]).add_done_callback(_forgiven)

    def close(self) -> None:
        """Stop what is played over again, write what waits, and close the database."""
        self.replaying.close()
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        self._lock.give_up()


def _forgiven(done: asyncio.Future[None]) -> None:
    """A snapshot that could not be written costs time later, and nothing else; nobody is told."""
    if not done.cancelled():
        done.exception()
