"""The log of a table: what happens there is written to the disk, and only then has it happened."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.engine import Connection

from fracas.core.events import Event
from fracas.core.record import Entry
from fracas.core.session import Session
from fracas.server.replay import loading
from fracas.server.replay.loading import EVERY, Loaded, begun
from fracas.server.replay.replays import replay_info
from fracas.server.storage import learning_queries, queries
from fracas.server.storage.failures import NotKept
from fracas.server.storage.rows import TableRow, entry_rows, seats_as_text, snapshot_row, summaries_as_text
from fracas.server.storage.storage import Storage
from fracas.server.storage.writer import Progress
from fracas.server.table.infos import summaries_of

if TYPE_CHECKING:
    from fracas.server.table.table import Table

TOUCHED = 30.0
"""Lists need not know to the second when a table was last played at; seconds between two notes of it."""

_log = logging.getLogger("fracas.server")


class Log:
    """The log of one table, as far as it is on the disk."""

    def __init__(self, table: Table, storage: Storage, loaded: Loaded) -> None:
        self._table = table
        self._storage = storage
        self._stored = loaded.stored  # how much of it is on the disk
        self._snapshot = loaded.snapshot  # at which entry the last stored snapshot stands
        self._story: tuple[int, list[Event]] = (0, [])  # events that the session no longer has, from this number on

    async def keep(self, session: Session[Any, Any], work: Callable[[Connection], None] | None = None) -> None:
        """Write what is new in the log to the disk, with ``work``; if that fails, nothing of it has happened."""
        self._table.lock.must_be_held()
        row, now = self._table.row, time.time()
        waiting = tuple(session.undecided)
        progress = None
        # Who has gone is known at once, though the table may still wait for the same seat: a bot is to answer for it.
        gone = {seat for seat, each in enumerate(row.stands) if each.gone}
        goes = gone != set(session.incidents.left) | set(session.incidents.claimed)
        if session.over or goes or waiting != row.waiting_for or now - row.updated > TOUCHED:
            row = copy(row)
            row.waiting_for, row.turns, row.updated = waiting, session.turns, now
            row.stands = summaries_of(session)
            progress = Progress(seats_as_text(waiting), row.turns, now, summaries_as_text(row.stands), row.id)
        if session.over:
            # It plays the game over again, to count its decisions.
            lasted = max(0.0, now - row.began) if row.began else 0.0
            info = await self._storage.replaying.played(replay_info, row.id, session, row.created, lasted)
            row.replay = msgspec.structs.replace(info, origin=row.origin)
            row.state = "finished"
            progress, work = None, _both(work, lambda connection: _finish(connection, row))
        snapshot = session.snapshot() if len(session.log) >= self._snapshot + EVERY else None
        if snapshot is not None and snapshot.entries <= self._snapshot:
            snapshot = None
        try:
            await self._storage.append(
                entry_rows(row.id, session.log[self._stored :], self._stored),
                progress=progress,
                snapshots=[snapshot_row(row.id, snapshot)] if snapshot is not None else (),
                work=work,
            )
        except Exception as error:
            # Neither the statement nor its values are logged: they hold answers.
            _log.error("table %s: an answer could not be written: %s", row.id, type(error).__name__)
            await self._rebuild(session.log[: self._stored])
            raise NotKept from None
        self._table.row = row
        self._stored = len(session.log)
        if snapshot is not None:
            self._snapshot = snapshot.entries

    async def _rebuild(self, kept: list[Entry]) -> None:
        """Back to what the disk has; if even that cannot be read, to what it is known to have."""
        try:
            session, self._stored = await self._storage.replay(loading.load_session, self._table.row)
        except Exception:
            session = await self._storage.replaying.played(begun, self._table.row.header, kept)
            self._stored = len(kept)
        self._table.session = session
        self._table.forget_story()
        self._table.screens.begin_at(min(session.event_count, self._table.screens.shown))
        self._table.show(whole=True)

    async def events_from(self, session: Session[Any, Any], first: int) -> list[Event]:
        """The events from number ``first`` on; those before the session's own are played again, in a thread."""
        own = session.events_since(first)
        if first >= session.first_event:
            return own
        begin, story = self._story
        if not begin <= first or begin + len(story) < session.first_event:
            log = session.log[: self._stored]
            story = await self._storage.replay(loading.load_story, self._table.row, log, first, session.first_event)
            begin = first
            self._story = (begin, story)
        return story[first - begin : session.first_event - begin] + own

    def note_position(self) -> None:
        """The table is forgotten, or the server ends: how it stands is noted, should the rules be others by the time
        that somebody comes back."""
        session = self._table.session
        if session is None or self._table.row.problem or len(session.log) > self._stored:
            return
        snapshot = session.snapshot()
        if snapshot is not None and snapshot.entries > self._snapshot:
            self._snapshot = snapshot.entries
            self._storage.note(snapshot_row(self._table.row.id, snapshot))


def _finish(connection: Connection, row: TableRow) -> None:
    queries.save_table(connection, row)
    if row.lesson:
        learning_queries.learn(connection, row.owner, [row.lesson])


def _both(one: Callable[[Connection], None] | None, two: Callable[[Connection], None]) -> Callable[[Connection], None]:
    """Work that does both."""

    def work(connection: Connection) -> None:
        if one is not None:
            one(connection)
        two(connection)

    return work
