"""Tables at which a lesson is played: private, without a clock, in no list, one for each guest and game."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from fracas.core.course import opened
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, Lesson
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.server.people.guests import new_id
from fracas.server.replay.loading import Loaded
from fracas.server.storage import learning_queries, queries
from fracas.server.storage.rows import Guest, Seat, TableRow
from fracas.server.storage.storage import Storage
from fracas.server.wire.errors import Denied
from fracas.server.wire.rest import Opened

if TYPE_CHECKING:
    from fracas.server.table.tables import Tables


class Teaching:
    """Opens the lessons of one server."""

    def __init__(self, tables: Tables, storage: Storage) -> None:
        self._tables = tables
        self._storage = storage
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each guest that opens lessons now: of two at once, the second ends the first."""

    async def teach(self, guest: Guest, game: Game[Any, Any], lesson: Lesson, step: int) -> Opened:
        """A new table for a lesson, opened at one of its steps. One of the same game that was under way ends."""
        session = await self._storage.replaying.played(_opened, game, lesson.id, guest.name, step)
        one_by_one = self._opening.setdefault(guest.id, asyncio.Lock())
        async with one_by_one:
            await self._end(guest, game)
            row = _row(guest, session)
            await self._storage.write(queries.add_table, row, session.log)
            # Nothing is awaited here: who has just been told of the table must find this one.
            table = self._tables.put_up(Loaded(row, session.log, [], None, stored=len(session.log), snapshot=0))
        async with table.lock:
            await table.begin(session)
        return Opened(table.info(guest.id, settings=True), ())

    async def _end(self, guest: Guest, game: Game[Any, Any]) -> None:
        for each in await self._storage.read(learning_queries.lessons_at_play, guest.id, game.name):
            try:
                table = await self._tables.table(each)
            except Denied:
                continue  # it has just gone
            async with table.lock:
                if table.row.state == "playing":
                    await table.change(state="abandoned")


def _opened(work: Work, game: Game[Any, Any], lesson: str, name: str, step: int) -> Session[Any, Any]:  # noqa: ARG001
    """Bounded by the lesson itself."""
    return opened(game, lesson, name=name, step=step)


def _row(guest: Guest, session: Session[Any, Any]) -> TableRow:
    header, now = session.header, time.time()
    seats = [
        Seat(seat, "person" if seat == LEARNER else "bot", name, guest.id if seat == LEARNER else None, bot=bot)
        for seat, (name, bot) in enumerate(zip(header.seats, header.bots, strict=True))
    ]
    return TableRow(
        id=new_id(),
        game=header.game,
        header=header,
        state="playing",
        private=True,
        owner=guest.id,
        created=now,
        updated=now,
        began=now,
        lesson=header.lesson,
        seats=seats,
    )
