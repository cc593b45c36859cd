"""All the tables: they are loaded when somebody comes, and forgotten when nobody is there. The disk remembers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from secrets import randbits
from typing import Any

import msgspec

from fracas.core.opening import header_of
from fracas.core.record import CLAIMED, HELPED, SPENT, Entry
from fracas.core.refusal import FracasError
from fracas.games import game_named
from fracas.server.bots.processes import BotProcesses
from fracas.server.people import blocking
from fracas.server.people.attendance import Attendance
from fracas.server.people.guests import hashed, must_bear_few_marks, new_id
from fracas.server.replay import loading
from fracas.server.replay.loading import Loaded
from fracas.server.replay.positions import Hidden, is_known, must_be_fair, origin_of, taken_up
from fracas.server.replay.replays import Replay
from fracas.server.storage import guest_queries, queries
from fracas.server.storage.rows import UNREADABLE, Guest, Seat, TableRow
from fracas.server.storage.storage import Storage
from fracas.server.table.audience import Audience, is_blocked, people_of
from fracas.server.table.catch_up import CatchUp
from fracas.server.table.clocks import Kept, Time
from fracas.server.table.following import FROM_THE_START, LeftAt, is_kept, known_settings, left_at, seats_again
from fracas.server.table.no_shows import expected_within, people_in
from fracas.server.table.screen import Screen
from fracas.server.table.seating import header_names, invite, invites_again, seated, unlike
from fracas.server.table.table import TRY_LATER, Table
from fracas.server.table.time_and_help import NO_CLOCK_NO_HELP, TimeAndHelp
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.protocol import Message, OriginInfo, TableInfo
from fracas.server.wire.rest import AudienceWish, Invitation, Invite, Joined, Opened, SeatWish
from fracas.server.wire.safety import Limits
from fracas.server.wire.showing import table_info

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
        self._clocks: dict[str, Kept] = {}  # of tables that were let go while somebody's time ran

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
            return self._put_up(Table(found, self._storage, self._bots, self._limits, self._catch_up, self._hours))
        except (FracasError, msgspec.DecodeError) as error:
            # It is damaged. What is in it is not logged.
            _log.error("table %s cannot be read: %s", table, type(error).__name__)
            raise Denied(409, "unreadable", UNREADABLE, rule="table.record") from None
        finally:
            del self._loading[table]

    def _put_up(self, table: Table) -> Table:
        table.served_since = self._started
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

    # -- opening

    async def open(
        self,
        guest: Guest,
        game: str,
        wishes: Sequence[SeatWish],
        settings: Mapping[str, Any],
        *,
        audience: Audience,
        secret: str,
        time_and_help: TimeAndHelp = NO_CLOCK_NO_HELP,
    ) -> Opened:
        """A new table. From the ``secret`` of the guest the invitations to open seats are made."""
        elsewhere = await self._storage.read(queries.bots_of, guest.id)
        seats = seated(wishes, guest, game_named(game), elsewhere)
        return await self._open(guest, game, seats, settings, [], "", audience, secret, time_and_help)

    async def go_on(
        self,
        guest: Guest,
        replay: Replay,
        frame: int,
        wishes: Sequence[SeatWish],
        *,
        audience: Audience,
        hidden: Hidden,
        secret: str,
    ) -> Opened:
        """A new table that goes on from a moment of a replay, with other chance to come, and with what is ``hidden``
        kept or dealt anew."""
        if not 0 <= frame < replay.frames:
            raise Denied(422, "no-frame", f"The replay has the frames 0 to {replay.frames - 1}.", rule="table.record")
        header = replay.header
        if len(wishes) != header.players:
            raise Denied(422, "players", f"That game has {header.players} seats.", rule="table.seat")
        game = replay.game
        # What was claimed, spent and hinted there is no business of the new table.
        entries = [entry for entry in replay.entries(frame) if entry[0] not in (CLAIMED, SPENT, HELPED)]
        seats = seated(wishes, guest, game, await self._storage.read(queries.bots_of, guest.id))
        origin = origin_of(guest, seats, game, hidden)
        must_be_fair(origin, seats, private=audience.private)
        seed = randbits(64) if origin.hidden == "anew" else None
        position, entries = await self._storage.replaying.brought(guest.id, taken_up, header, entries, seed)
        return await self._open(
            guest,
            header.game,
            seats,
            header.settings,
            entries,
            position,
            audience,
            secret,
            NO_CLOCK_NO_HELP,
            origin=origin,
        )

    async def _open(
        self,
        guest: Guest,
        game: str,
        seats: list[Seat],
        settings: Mapping[str, Any],
        entries: list[Entry],
        position: str,
        audience: Audience,
        secret: str,
        time_and_help: TimeAndHelp,
        before: Table | None = None,
        origin: OriginInfo | None = None,
    ) -> Opened:
        """``before`` is the table that this one follows; the caller holds its lock."""
        if await self._storage.read(queries.unfinished, guest.id) >= self._limits.unfinished:
            raise Denied(429, "too-many-tables", "You have too many unfinished tables; finish or close some.")
        time_and_help.must_be_possible()
        must_bear_few_marks(settings)
        row = self._row(guest, game, seats, settings, position, audience)
        row.clock, row.help = time_and_help.clock, time_and_help.help
        row.origin = origin
        invites = () if is_kept(row) else invite(secret, row.id, row.seats)
        # It refuses what cannot be set up.
        session = await self._storage.replaying.played(loading.begun, row.header, entries)
        if before is None:
            await self._storage.write(queries.add_table, row, entries)
        else:
            await before.change(lambda connection: queries.add_table(connection, row, entries), rematch=row.id)
        # Nothing is awaited here: who has just been told of the table must find this one.
        loaded = Loaded(row, entries, [], None, stored=len(entries), snapshot=0)
        table = self._put_up(Table(loaded, self._storage, self._bots, self._limits, self._catch_up, self._hours))
        if table.playing:
            async with table.lock:
                await table.begin(session)
        return Opened(table.info(guest.id, settings=True), invites)

    def _row(
        self,
        guest: Guest,
        game: str,
        seats: list[Seat],
        settings: Mapping[str, Any],
        position: str,
        audience: Audience,
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
            private=audience.private,
            watchable=audience.watchable,
            audience_talks=audience.talks,
            owner=guest.id,
            created=now,
            updated=now,
            began=now,
            unseen=people_in(seats) if all(seat.kind != "open" for seat in seats) else (),
            seats=seats,
        )

    # -- sitting down and standing up

    async def join(self, guest: Guest, code: str) -> Joined:
        """Take the seat that an invitation is for. It is good once."""
        table, seat = await self._invited(code)
        if table.row.seats[seat].kind != "open" and not table.seats_of(guest.id):
            raise _used()
        return await self._sit(guest, table, seat)

    async def invitation(self, guest: Guest | None, code: str) -> Invitation:
        """What an invitation is to. Whoever cannot take it is told at once why."""
        table, number = await self._invited(code)
        row, seat = table.row, table.row.seats[number]
        seated = guest is not None and seat.guest == guest.id
        if not seated:
            if guest is not None:
                await self.must_not_be_blocked(row, guest)
            if seat.kind != "open":
                raise _used()
            if row.problem:
                raise Denied(409, "other-rules", row.problem, rule="table.record")
            if row.state != "open":
                raise Denied(409, "closed", "The table that you are invited to was given up.", rule="table.seat")
        [host, *_] = [each.name for each in row.seats if each.guest == row.owner] or [
            await self._storage.read(guest_queries.name_of, row.owner)
        ]
        return Invitation(host, number, table.info(None if guest is None else guest.id, settings=True), seated)

    async def _invited(self, code: str) -> tuple[Table, int]:
        """The table and the seat that a code is for."""
        found = await self._storage.read(queries.table_of_invite, hashed(code))
        if found is None:
            raise Denied(404, "missing", "There is no such invitation. Perhaps the link was cut short.")
        return await self.table(found[0]), found[1]

    async def must_not_be_blocked(self, row: TableRow, guest: Guest) -> None:
        """Refuse a guest whom one of those whose table it is has blocked."""
        if await self._storage.read(blocking.blocks, people_of(row) - {guest.id}, guest.id):
            raise is_blocked()

    async def join_public(self, guest: Guest, table: str) -> Joined:
        """Take the first open seat of a public table."""
        at = await self.table(table)
        if at.row.private:
            raise Denied(403, "private", "This table is private; you need an invitation.", rule="table.seat")
        if at.row.origin is not None and is_known(at.row.origin):
            raise Denied(403, "rigged", f"{at.row.origin.sentence} You need an invitation.", rule="table.seat")
        free = [seat.seat for seat in at.row.seats if seat.kind == "open"]
        return await self._sit(guest, at, free[0] if free else 0)

    async def _sit(self, guest: Guest, table: Table, number: int) -> Joined:
        async with table.lock:
            if table.seats_of(guest.id):
                raise Denied(409, "seated", "You already sit at this table.", rule="table.seat")
            if is_kept(table.row):
                sentence = "The seats of this table are kept for those who played the game from which it goes on."
                raise Denied(403, "kept", sentence, rule="table.seat")
            await self.must_not_be_blocked(table.row, guest)
            seat = table.row.seats[number]
            if table.row.problem:
                raise Denied(409, "other-rules", table.row.problem, rule="table.record")
            if table.row.state != "open" or seat.kind != "open":
                raise Denied(409, "taken", "That seat is taken.", rule="table.seat")
            name = unlike([other.name for other in table.row.seats], guest.name)
            await table.take_seat(seat, guest, name)
        return Joined(table.row.id, number)

    async def leave(self, guest: Guest, table: str) -> TableInfo:
        """Get up from a table that still waits for players. The seat is open again, for whoever is invited to it."""
        found = await self.table(table)
        async with found.lock:
            row = found.row
            if row.owner != guest.id and not found.seats_of(guest.id):
                raise Denied(403, "not-seated", "You do not sit at this table.", rule="table.seat")
            if row.problem == UNREADABLE:  # it was changed on the disk meanwhile
                raise Denied(409, "unreadable", row.problem, rule="table.record")
            if row.state != "open":
                sentence = "This table waits for nobody any more; whoever wants to leave a game resigns at the table."
                raise Denied(409, "not-open", sentence, rule="table.leave")
            if row.owner == guest.id:
                sentence = "You opened this table, so you cannot leave it; you can give it up instead."
                raise Denied(409, "owner", sentence, rule="table.seat")
            blocked = await self._storage.read(blocking.blocks, people_of(row) - {guest.id}, guest.id)
            await found.free_seats(guest.id, blocked=blocked)
            return found.info(guest.id)

    async def resign(self, guest: Guest, table: str) -> TableInfo:
        """Give up a game that is played, whether or not one looks at it."""
        found = await self.table(table)
        seats = found.seats_of(guest.id)
        if not seats:
            raise Denied(403, "not-seated", "You do not sit at this table.", rule="table.seat")
        await found.leaving.give_up(seats)
        return found.info(guest.id)

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
            if found.playing and any(seat.kind == "person" and seat.guest != guest.id for seat in found.row.seats):
                raise Denied(
                    409, "at-play", "The game has begun; whoever wants to leave it resigns.", rule="table.leave"
                )
            await found.change(state="abandoned")
            return found.info(guest.id)

    async def rematch(self, guest: Guest, table: str, secret: str) -> Opened:
        """The same people, the same settings, a new table. Whoever asks sits down there; the other seats are kept for
        those who had them, until they ask too. Nobody is made to play."""
        found = await self.table(table)
        async with found.lock:
            if not found.seats_of(guest.id):
                raise Denied(403, "not-seated", "Only those who played may ask for a rematch.", rule="table.seat")
            if found.row.state != "finished":
                raise Denied(409, "not-over", "The game is not over.", rule="table.seat")
            return await self._follow(guest, found, secret, FROM_THE_START)

    async def take_up(self, guest: Guest, table: str, secret: str) -> Opened:
        """The same people play on under today's rules, at a new table, from where a game of older rules stands. Whoever
        asks sits down there; the other seats are kept for those who had them, until they ask too."""
        found = await self.table(table)
        async with found.lock:
            if not found.seats_of(guest.id):
                raise Denied(403, "not-seated", "Only those who play it may take it up.", rule="table.seat")
            if found.row.state != "playing" or not found.row.problem:
                sentence = "Only a game that older rules left unfinished is taken up at a new table."
                raise Denied(409, "not-older", sentence, rule="table.record")
            return await self._follow(guest, found, secret, left_at(found.row, found.session))

    async def _follow(self, guest: Guest, found: Table, secret: str, left: LeftAt) -> Opened:
        """The table that follows another one, for the same people. The caller holds the lock of that one."""
        following = await self._following(found)
        if following is not None:
            return await self._agree(guest, found, following, secret)
        seats = seats_again(found.row, guest.id, left.gone)
        row = found.row
        # While it waits for somebody it is private, so that nobody else takes their seat.
        private = row.private or any(seat.kind == "open" for seat in seats)
        audience = Audience(private, row.watchable, row.audience_talks)
        time_and_help = TimeAndHelp(row.clock, row.help)
        settings = known_settings(row.header)
        return await self._open(
            guest,
            row.game,
            seats,
            settings,
            left.entries,
            left.position,
            audience,
            secret,
            time_and_help,
            before=found,
            origin=left.origin,
        )

    async def _following(self, table: Table) -> Table | None:
        """The rematch of a table, unless it was given up, or has gone."""
        if not table.row.rematch:
            return None
        try:
            following = await self.table(table.row.rematch)
        except Denied:
            return None
        return None if following.row.state == "abandoned" else following

    async def _agree(self, guest: Guest, before: Table, following: Table, secret: str) -> Opened:
        """A guest who is asked for a rematch sits down where they sat before."""
        async with following.lock:
            await self.must_not_be_blocked(following.row, guest)
            for number in before.seats_of(guest.id):
                seat = following.row.seats[number]
                if following.row.state == "open" and seat.kind == "open":
                    taken = [other.name for other in following.row.seats]
                    await following.take_seat(seat, guest, unlike(taken, before.row.seats[number].name))
            owns = following.row.owner == guest.id and following.row.state == "open"
            invites = invites_again(secret, following.row.id, following.row.seats) if owns else ()
            return Opened(following.info(guest.id, settings=True), invites)

    # -- who may look on

    async def change_audience(self, guest: Guest, table: str, wish: AudienceWish) -> TableInfo:
        """Whoever opened a table says who else may find it, look on and talk. Nobody who sat down at a closed table is
        shown to others after that, until the game is over."""
        found = await self.table(table)
        async with found.lock:
            row = found.row
            if row.owner != guest.id:
                raise Denied(403, "not-owner", "Only whoever opened the table may change that.", rule="table.seat")
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
        """A guest has changed whom they mute, and has ``blocked`` somebody: it holds at once, at every table."""
        for table in self._tables.values():
            for screen in table.screens:
                if screen.guest_id == guest:
                    screen.muted = muted
            if blocked is not None and guest in people_of(table.row):
                table.turn_out(blocked)

    def dismiss(self, whom: Callable[[Screen], bool], code: int, message: Message) -> None:
        """Send some who look at any table away."""
        for table in self._tables.values():
            if table.screens.dismiss(whom, code, message):
                table.presence_changed()

    def those_here(self, tables: Sequence[str]) -> list[Table]:
        """Those of these tables that are here now."""
        return [self._tables[each] for each in tables if each in self._tables]

    async def here_or_loading(self, tables: Sequence[str]) -> list[Table]:
        """The same, and those that are being loaded. Whoever holds the locks of several takes them in this order: that
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
        is forgotten. The caller holds its lock."""
        if guest in people_of(table.row):
            self.let_go(table)
        else:
            table.forget_talk(guest)

    def let_go(self, table: Table) -> None:
        """Forget a table that was changed on the disk: everybody comes back to it as it is there, and to clocks that
        have run on. The caller holds its lock."""
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
        """A table at which nobody has played yet is closed if today's rules are others: whoever waits can open it
        again under these."""
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
            self._tables.pop(key).note_position()

    def close(self) -> None:
        """The server ends."""
        for table in self._tables.values():
            table.stop()
            table.note_position()


def _used() -> Denied:
    return Denied(409, "used", "This invitation has been used already.", rule="table.seat")
