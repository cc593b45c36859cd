"""All the tables: they are loaded when somebody comes, and forgotten when nobody is there. The disk remembers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.engine import Connection

from fracas.core.opening import header_of
from fracas.core.record import Entry, Record
from fracas.core.session import Session
from fracas.games import game_named
from fracas.server import queries
from fracas.server.bot_processes import BotProcesses
from fracas.server.errors import Denied, missing
from fracas.server.guests import hashed, new_id
from fracas.server.protocol import TableInfo
from fracas.server.queries import Guest, Seat, TableRow
from fracas.server.replays import Replay, read_record, replay_of
from fracas.server.rest import Invite, Joined, Opened, ReplayInfo, SeatWish
from fracas.server.safety import Limits
from fracas.server.seating import header_names, invite, invites_again, seated, unlike
from fracas.server.showing import table_info
from fracas.server.storage import Storage
from fracas.server.table import Table

IDLE = 60.0
"""Seconds until a table at which nobody is left is forgotten."""
SWEEP = 20.0
OPEN_FOR = 7 * 24 * 3600.0
"""Seconds until a table that nobody came to is given up."""
REPLAYS_KEPT = 32
AWAITED_KEPT = 10_000

_log = logging.getLogger("fracas.server")


def _awaited(connection: Connection, row: TableRow) -> tuple[int, ...]:
    """Whom a table at play waits for: its log is played over again."""
    try:
        entries = queries.load_entries(connection, row.id)
        return tuple(Session(game_named(row.game), row.header, entries).waiting_for)
    except Exception as error:
        # One table that cannot be read must not hide the others.
        _log.error("table %s cannot be read: %s", row.id, type(error).__name__)
        return ()


class Tables:
    """All tables of the server."""

    def __init__(self, storage: Storage, bots: BotProcesses, limits: Limits) -> None:
        self._storage = storage
        self._bots = bots
        self._limits = limits
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._awaited: dict[str, tuple[int, ...]] = {}
        """Whom tables wait for that are not here. A table that is not here does not change."""

    @property
    def loaded(self) -> int:
        """How many tables are here now."""
        return len(self._tables)

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
            found = await self._storage.read(queries.load_table, table)
            if found is None:
                return None
            return self._stand(Table(*found, self._storage, self._bots, self._limits))
        finally:
            del self._loading[table]

    def _stand(self, table: Table) -> Table:
        self._tables[table.row.id] = table
        table.prompt_bots()
        return table

    async def infos(self, rows: list[TableRow], guest: str | None) -> tuple[TableInfo, ...]:
        """Tables for a list; of those that are here, how they stand now."""
        for row in rows:
            if row.state == "playing" and row.id not in self._tables and row.id not in self._awaited:
                awaited = await self._storage.read(_awaited, row)
                self._note_awaited(row.id, awaited)
        return tuple(
            self._tables[row.id].info(guest)
            if row.id in self._tables
            else table_info(row, guest, waiting_for=self._awaited.get(row.id, ()) if row.state == "playing" else ())
            for row in rows
        )

    def _note_awaited(self, table: str, seats: tuple[int, ...]) -> None:
        if len(self._awaited) >= AWAITED_KEPT:
            self._awaited.clear()  # each can be found out again
        self._awaited[table] = seats

    # -- opening

    async def open(
        self,
        guest: Guest,
        game: str,
        wishes: Sequence[SeatWish],
        settings: Mapping[str, Any],
        *,
        private: bool,
        secret: str,
    ) -> Opened:
        """A new table. From the ``secret`` of the guest the invitations to open seats are made."""
        return await self._open(guest, game, seated(wishes, guest), settings, [], "", private, secret)

    async def go_on(
        self, guest: Guest, replay: Replay, frame: int, wishes: Sequence[SeatWish], *, private: bool, secret: str
    ) -> Opened:
        """A new table that goes on from a moment of a replay, with other chance to come."""
        if not 0 <= frame < replay.frames:
            raise Denied(422, "no-frame", f"The replay has the frames 0 to {replay.frames - 1}.", rule="table.record")
        header = replay.header
        if len(wishes) != header.players:
            raise Denied(422, "players", f"That game has {header.players} seats.", rule="table.seat")
        entries = replay.entries(frame)
        seats = seated(wishes, guest)
        return await self._open(guest, header.game, seats, header.settings, entries, header.position, private, secret)

    async def _open(
        self,
        guest: Guest,
        game: str,
        seats: list[Seat],
        settings: Mapping[str, Any],
        entries: list[Entry],
        position: str,
        private: bool,
        secret: str,
        before: Table | None = None,
    ) -> Opened:
        """``before`` is the table that this one follows; the caller holds its lock."""
        if await self._storage.read(queries.unfinished, guest.id) >= self._limits.unfinished:
            raise Denied(429, "too-many-tables", "You have too many unfinished tables; finish or close some.")
        row = self._row(guest, game, seats, settings, position, private)
        invites = invite(secret, row.id, row.seats)
        if Session(game_named(game), row.header, entries).over:  # also refuses what cannot be set up
            raise Denied(
                422, "over", "The game is over at that moment; go on from an earlier one.", rule="table.record"
            )
        if before is None:
            await self._storage.write(queries.add_table, row, entries)
        else:
            await before.change(lambda connection: queries.add_table(connection, row, entries), rematch=row.id)
        # Nothing is awaited here: who has just been told of the table must find this one.
        table = self._stand(Table(row, entries, [], self._storage, self._bots, self._limits))
        if table.playing:
            async with table.lock:
                await table.begin()
        return Opened(table.info(guest.id), invites)

    def _row(
        self,
        guest: Guest,
        game: str,
        seats: list[Seat],
        settings: Mapping[str, Any],
        position: str,
        private: bool,
    ) -> TableRow:
        header = header_of(
            game_named(game),
            players=len(seats),
            settings=settings,
            names=header_names(seats),
            bots=[seat.bot for seat in seats],
            position=position,
        )
        now = time.time()
        return TableRow(
            id=new_id(),
            game=game,
            header=header,
            state="open" if any(seat.kind == "open" for seat in seats) else "playing",
            private=private,
            owner=guest.id,
            created=now,
            updated=now,
            seats=seats,
        )

    # -- sitting down and standing up

    async def join(self, guest: Guest, code: str) -> Joined:
        """Take the seat that an invitation is for. It is good once."""
        found = await self._storage.read(queries.table_of_invite, hashed(code))
        if found is None:
            raise missing("invitation, or it was used already")
        return await self._sit(guest, await self.table(found[0]), found[1])

    async def join_public(self, guest: Guest, table: str) -> Joined:
        """Take the first open seat of a public table."""
        at = await self.table(table)
        if at.row.private:
            raise Denied(403, "private", "This table is private; you need an invitation.", rule="table.seat")
        free = [seat.seat for seat in at.row.seats if seat.kind == "open"]
        return await self._sit(guest, at, free[0] if free else 0)

    async def _sit(self, guest: Guest, table: Table, number: int) -> Joined:
        async with table.lock:
            if table.seats_of(guest.id):
                raise Denied(409, "seated", "You already sit at this table.", rule="table.seat")
            seat = table.row.seats[number]
            if table.row.state != "open" or seat.kind != "open":
                raise Denied(409, "taken", "That seat is taken.", rule="table.seat")
            name = unlike([other.name for other in table.row.seats], guest.name)
            await table.take_seat(seat, guest, name)
        return Joined(table.row.id, number)

    async def invites(self, guest: Guest, table: str, secret: str) -> tuple[Invite, ...]:
        """The invitations to the seats that are still open, for whoever opened the table."""
        found = await self.table(table)
        if found.row.owner != guest.id:
            raise Denied(403, "not-owner", "Only whoever opened the table may invite to it.", rule="table.seat")
        return invites_again(secret, table, found.row.seats) if found.row.state == "open" else ()

    async def close_table(self, guest: Guest, table: str) -> TableInfo:
        """Its owner gives the table up."""
        found = await self.table(table)
        async with found.lock:
            if found.row.owner != guest.id:
                raise Denied(403, "not-owner", "Only whoever opened the table may close it.", rule="table.seat")
            if found.row.state in ("finished", "abandoned"):
                raise Denied(409, "closed", "The table is closed already.", rule="table.seat")
            await found.change(state="abandoned")
            return found.info(guest.id)

    async def rematch(self, guest: Guest, table: str) -> Opened:
        """The same people, the same settings, a new table. Whoever asks second gets the same one."""
        found = await self.table(table)
        async with found.lock:
            if not found.seats_of(guest.id):
                raise Denied(403, "not-seated", "Only those who played may ask for a rematch.", rule="table.seat")
            if found.row.state != "finished":
                raise Denied(409, "not-over", "The game is not over.", rule="table.seat")
            if found.row.rematch:
                following = await self.table(found.row.rematch)
                if following.row.state != "abandoned":
                    return Opened(following.info(guest.id), ())
            seats = [Seat(s.seat, s.kind, s.name, s.guest, s.bot) for s in found.row.seats]
            settings = found.row.header.settings
            # All sit down again, so that nobody is to be invited.
            private = found.row.private
            return await self._open(guest, found.row.game, seats, settings, [], "", private, secret="", before=found)

    # -- replays

    async def replay(self, replay: str) -> Replay:
        """The replay with this id: of a finished table, or of an upload."""
        known = self._replays.get(replay)
        if known is None:
            known = await self._find_replay(replay)
            self._replays[replay] = known
            if len(self._replays) > REPLAYS_KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(replay)
        return known

    async def _find_replay(self, replay: str) -> Replay:
        uploaded = await self._storage.read(queries.load_replay, replay)
        if uploaded is not None:
            _, session = await asyncio.to_thread(read_record, uploaded[1], replay)
            return replay_of(uploaded[0], session)
        table = await self._finished(replay)
        assert table.row.replay is not None and table.session is not None
        return replay_of(table.row.replay, table.session)

    async def record(self, table: str) -> Record:
        """The record of a finished game: it holds every secret, and none is left."""
        uploaded = await self._storage.read(queries.load_replay, table)
        if uploaded is not None:
            return Record.read(uploaded[1])
        found = await self._finished(table)
        assert found.session is not None
        return found.session.record()

    async def _finished(self, table: str) -> Table:
        try:
            found = await self.table(table)
        except Denied:
            raise missing("replay") from None
        if found.row.state != "finished":
            raise Denied(409, "not-over", "The game is not over; it can be replayed when it is.", rule="table.record")
        return found

    async def upload(self, guest: Guest, text: str) -> ReplayInfo:
        """Keep a record that a guest has brought."""
        if await self._storage.read(queries.count_replays, guest.id) >= self._limits.replays:
            raise Denied(429, "too-many-replays", "You have brought too many records already.")
        info, _ = await asyncio.to_thread(read_record, text, new_id())
        await self._storage.write(queries.add_replay, guest.id, info, text)
        return info

    # -- as time passes

    async def prepare(self) -> None:
        """Before anybody comes: give up the tables that nobody came to."""
        await self._storage.write(queries.abandon_old, time.time() - OPEN_FOR)

    async def resume(self) -> None:
        """After a start: every table that waits for a bot goes on. The others wait for somebody to come."""
        for table in await self._storage.read(queries.tables_with_bots):
            try:
                found = await self._storage.read(queries.load_table, table)
                if found is None:
                    continue
                asleep = Table(*found, self._storage, self._bots, self._limits)
                if any(asleep.row.seats[seat].bot for seat in asleep.waiting_for):
                    await self.table(table)
                elif table not in self._tables:
                    self._note_awaited(table, asleep.waiting_for)
            except Exception as error:
                _log.error("table %s cannot be resumed: %s", table, type(error).__name__)

    async def sweep(self) -> None:
        """Forget tables where nobody is, for as long as the server runs; give up those that nobody came to."""
        while True:
            for _ in range(int(3600 / SWEEP)):
                await asyncio.sleep(SWEEP)
                self.forget_idle(IDLE)
            await self.prepare()

    def forget_idle(self, idle: float) -> None:
        """Forget the tables that have been at rest for so many seconds."""
        now = time.monotonic()
        for key in [key for key, table in self._tables.items() if table.at_rest and now - table.used >= idle]:
            self._note_awaited(key, self._tables.pop(key).waiting_for)

    def close(self) -> None:
        """The server ends."""
        for table in self._tables.values():
            table.stop()
