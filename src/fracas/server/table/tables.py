"""All the tables: they are loaded when somebody comes, and forgotten when nobody is there. The disk remembers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence

import msgspec

from fracas.core.refusal import FracasError
from fracas.server.bots.processes import BotProcesses
from fracas.server.people import blocking
from fracas.server.people.attendance import Attendance
from fracas.server.people.audience import is_blocked, people_of
from fracas.server.replay import loading
from fracas.server.replay.loading import Loaded
from fracas.server.replay.positions import must_be_fair
from fracas.server.storage import queries
from fracas.server.storage.rows import UNREADABLE, Guest, TableRow
from fracas.server.storage.storage import Storage
from fracas.server.table.catch_up import CatchUp
from fracas.server.table.clocks import RunningClocks, Time
from fracas.server.table.infos import table_info
from fracas.server.table.joining import Joining
from fracas.server.table.no_shows import expected_within
from fracas.server.table.opening import Opening
from fracas.server.table.screen import Screen
from fracas.server.table.table import TRY_LATER, Table
from fracas.server.table.teaching import Teaching
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.limits import Limits
from fracas.server.wire.protocol import Message
from fracas.server.wire.rest import AudienceWish
from fracas.server.wire.table_info import TableInfo

IDLE = 60.0
"""Seconds until a table at which nobody is left is forgotten."""
SWEEP = 20.0
OPEN_FOR = 7 * 24 * 3600.0
"""Seconds until a table that nobody came to is given up."""

_log = logging.getLogger("fracas.server")


class Tables:
    """All tables of the server."""

    def __init__(self, storage: Storage, bots: BotProcesses, limits: Limits, hours: Time | None = None) -> None:
        self._storage = storage
        self._hours = hours or Time()
        self._bots = bots
        self._limits = limits
        self._catch_up = CatchUp()
        self._started = time.time()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self.opening = Opening(self, storage, limits)
        self.joining = Joining(self, storage)
        self.teaching = Teaching(self, storage)
        self._clocks: dict[str, RunningClocks] = {}  # of tables that were let go while somebody's time ran

    @property
    def loaded(self) -> int:
        """How many tables are here now."""
        return len(self._tables)

    @property
    def here(self) -> list[str]:
        """The tables that are here now, or are being loaded."""
        return [*self._tables, *self._loading]

    # -- finding

    async def table(self, table: str) -> Table:
        """The table with this id, loaded if it is not here."""
        found = self._tables.get(table)
        if found is None:
            loading = self._loading.get(table)
            if loading is None:
                # Two who come at the same moment must get the same table.
                loading = self._loading[table] = asyncio.create_task(self._load(table))
            found = await loading
        if found is None:
            raise missing("table")
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Table | None:
        try:
            found = await self._storage.replay(loading.load, table)
            if found is None:
                return None
            return self.put_up(found)
        except (FracasError, msgspec.DecodeError) as error:
            # It is damaged. What is in it is not logged.
            _log.error("table %s cannot be read: %s", table, type(error).__name__)
            raise Denied(409, "unreadable", UNREADABLE, rule="table.record") from None
        finally:
            del self._loading[table]

    def put_up(self, loaded: Loaded) -> Table:
        """A table that people can come to from now on."""
        table = Table(loaded, self._storage, self._bots, self._limits, self._catch_up, self._hours)
        table.no_shows.served_since = self._started
        self._tables[table.row.id] = table
        clocks = self._clocks.pop(table.row.id, None)
        if clocks is not None:
            table.clocks.go_on(clocks)
        table.prompt_bots()
        return table

    def infos(
        self, rows: list[TableRow], guest: str | None, attendance: Attendance | None = None
    ) -> tuple[TableInfo, ...]:
        """Tables for a list; of those that are here, how they stand now. No game is played for it. With an
        ``attendance`` those count as here who are anywhere on this server, not only those who look at the table."""
        found: list[TableInfo] = []
        for row in rows:
            here = {seat.seat for seat in row.seats if attendance is not None and attendance.is_here(seat.guest)}
            table = self._tables.get(row.id)
            found.append(table_info(row, guest, online=here) if table is None else table.info(guest, here=here))
        return tuple(found)

    # -- giving up

    async def must_not_be_blocked(self, row: TableRow, guest: Guest) -> None:
        """Refuse a guest who is blocked by somebody whose table it is."""
        if await self._storage.read(blocking.blocks, people_of(row) - {guest.id}, guest.id):
            raise is_blocked()

    async def resign(self, guest: Guest, table: str) -> TableInfo:
        """Give up a game that is played, whether or not one looks at it."""
        found = await self.table(table)
        seats = found.seats_of(guest.id)
        if not seats:
            raise Denied(403, "not-seated", "You do not sit at this table.", rule="table.seat")
        await found.leaving.give_up(seats)
        return found.info(guest.id)

    async def close_table(self, guest: Guest, table: str) -> TableInfo:
        """Its owner gives the table up."""
        found = await self.table(table)
        async with found.lock:
            if found.row.owner != guest.id:
                raise Denied(403, "not-owner", "Only the player who opened the table may close it.", rule="table.seat")
            if found.row.state in ("finished", "abandoned"):
                raise Denied(409, "closed", "The table is closed already.", rule="table.seat")
            if found.playing and any(seat.kind == "person" and seat.guest != guest.id for seat in found.row.seats):
                raise Denied(
                    409, "at-play", "The game has begun. To leave it, resign at the table.", rule="table.leave"
                )
            await found.change(state="abandoned")
            return found.info(guest.id)

    # -- who may look on

    async def change_audience(self, guest: Guest, table: str, wish: AudienceWish) -> TableInfo:
        """The player who opened a table says who else may find it, look on and talk. Nobody who sat down at a closed
        table is shown to others after that, until the game is over."""
        found = await self.table(table)
        async with found.lock:
            row = found.row
            if row.owner != guest.id:
                raise Denied(
                    403, "not-owner", "Only the player who opened the table may change that.", rule="table.seat"
                )
            private = row.private if wish.private is None else wish.private
            watchable = row.watchable if wish.watchable is None else wish.watchable
            talks = row.audience_talks if wish.audience_talks is None else wish.audience_talks
            opens = (row.private and not private) or (watchable and not row.watchable)
            if opens and row.state in ("open", "playing") and people_of(row) != {guest.id}:
                sentence = "Others have sat down at a closed table; it stays closed until the game is over."
                raise Denied(409, "others-sit", sentence, rule="table.seat")
            must_be_fair(row.origin, row.seats, private=private)
            await found.set_audience(private=private, watchable=watchable, audience_talks=talks)
            return found.info(guest.id, settings=True)

    def shun(self, guest: str, muted: frozenset[str], blocked: str | None) -> None:
        """A guest has changed who they mute, and has ``blocked`` somebody: it holds at once, at every table."""
        for table in self._tables.values():
            for screen in table.screens:
                if screen.guest_id == guest:
                    screen.muted = muted
            if blocked is not None and guest in people_of(table.row):
                table.turn_out(blocked)

    def dismiss(self, leaves: Callable[[Screen], bool], code: int, message: Message) -> None:
        """Send some who look at any table away."""
        for table in self._tables.values():
            if table.screens.dismiss(leaves, code, message):
                table.presence_changed()

    def those_here(self, tables: Sequence[str]) -> list[Table]:
        """Those of these tables that are here now."""
        return [self._tables[each] for each in tables if each in self._tables]

    async def here_or_loading(self, tables: Sequence[str]) -> list[Table]:
        """The same, and those that are being loaded. A task that holds several locks takes them in this order: that
        of a table before that of one that follows it, as `_follow` does."""
        for each in tables:
            if each in self._loading:
                with contextlib.suppress(Denied):
                    await self.table(each)
        return sorted(self.those_here(tables), key=lambda table: (table.row.created, table.row.id))

    def those_that_know(self, guest: str) -> list[Table]:
        """The tables here that a guest has opened, sits at or has talked at."""
        return [table for table in self._tables.values() if table.knows(guest)]

    def unname(self, table: Table, guest: str) -> None:
        """A guest was deleted on the disk. Where they only talked their words go, and the game goes on; else the table
        is forgotten."""
        table.lock.must_be_held()
        if guest in people_of(table.row):
            self.let_go(table)
        else:
            table.talk.forget(guest)

    def let_go(self, table: Table) -> None:
        """Forget a table that was changed on the disk: everybody comes back to it as it is there, and to clocks that
        have run on."""
        table.lock.must_be_held()
        self._tables.pop(table.row.id, None)
        if table.clocks.running:
            self._clocks[table.row.id] = table.clocks.kept
        table.row.problem = UNREADABLE  # nothing that is still under way counts
        table.stop()
        table.screens.dismiss(lambda _: True, TRY_LATER)

    def forget_stories(self, table: str) -> None:
        """What was told of a table is told anew."""
        self._catch_up.forget(table)

    async def run_on(self) -> None:
        """Load those tables again that were let go while somebody's time ran."""
        for table in list(self._clocks):
            with self._unreadable(table):
                await self.table(table)
            self._clocks.pop(table, None)

    # -- as time passes

    async def give_up(self, now: float) -> None:
        """Give up the tables that nobody came to."""
        await self._storage.write(queries.abandon_old, now - OPEN_FOR)

    async def resume(self) -> None:
        """After a start: every table that waits for a bot goes on. The others wait for somebody to come."""
        for table in await self._storage.read(queries.tables_unasked):
            with self._unreadable(table):
                found = await self._storage.replay(loading.load, table)
                if found is not None and found.session is not None:
                    waiting = [] if found.row.problem else found.session.undecided
                    await self._storage.write(queries.save_waiting_for, table, waiting)
        for table in await self._storage.read(queries.open_tables):
            with self._unreadable(table):
                await self._close_older(table)
        for table in await self._storage.read(queries.tables_for_bots):
            with self._unreadable(table):
                await self.table(table)

    async def _close_older(self, table: str) -> None:
        """A table at which nobody has played yet is closed if today's rules are others: those who wait can open
        it again under these."""
        row = await self._storage.read(queries.load_row, table)
        if row is not None and loading.is_older(row.header):
            found = await self.table(table)
            async with found.lock:
                if found.row.state == "open":
                    await found.change(state="abandoned")

    @contextlib.contextmanager
    def _unreadable(self, table: str) -> Iterator[None]:
        """One table that cannot be read must not stop the others."""
        try:
            yield
        except Exception as error:
            _log.error("table %s cannot be resumed: %s", table, type(error).__name__)

    async def sweep(self) -> None:
        """Forget tables where nobody is, for as long as the server runs."""
        while True:
            await asyncio.sleep(SWEEP)
            self.forget_idle(IDLE)
            try:
                await self.break_off_unseen(time.time())
            except Exception as error:
                _log.error("it could not be looked who has not come: %s", type(error).__name__)

    async def break_off_unseen(self, now: float) -> None:
        """Break off the games to which somebody has not come in time. While the server was down, nobody could."""
        for row in await self._storage.read(queries.tables_unseen):
            if now >= max(row.began, self._started) + expected_within(row.clock, self._limits):
                with self._unreadable(row.id):
                    table = await self.table(row.id)
                    await table.leaving.break_off_unseen(now)

    def forget_idle(self, idle: float) -> None:
        """Forget the tables that have been at rest for so many seconds."""
        now = time.monotonic()
        for key in [key for key, table in self._tables.items() if table.at_rest and now - table.used >= idle]:
            self._tables.pop(key).log.note_position()

    def close(self) -> None:
        """The server ends."""
        for table in self._tables.values():
            table.stop()
            table.log.note_position()
