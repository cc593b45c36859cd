"""Opening tables: from the start, from a moment of a replay, as a rematch, or where older rules have left a game."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import TYPE_CHECKING, Any

from fracas.core.opening import header_of
from fracas.core.record import CLAIMED, HELPED, SPENT, Entry
from fracas.games import game_named
from fracas.server.people.audience import Audience
from fracas.server.people.guests import must_bear_few_marks, new_id
from fracas.server.people.lookalikes import unlike
from fracas.server.replay import loading
from fracas.server.replay.loading import Loaded
from fracas.server.replay.positions import Hidden, must_be_fair, origin_of, taken_up
from fracas.server.replay.replays import Replay
from fracas.server.storage import queries
from fracas.server.storage.rows import Guest, Seat, TableRow
from fracas.server.storage.storage import Storage
from fracas.server.table.following import FROM_THE_START, LeftAt, is_kept, known_settings, left_at, seats_again
from fracas.server.table.no_shows import people_in
from fracas.server.table.seating import header_names, invite, invites_again, seated
from fracas.server.table.table import Table
from fracas.server.table.time_and_help import NO_CLOCK_NO_HELP, TimeAndHelp
from fracas.server.wire.errors import Denied
from fracas.server.wire.limits import Limits
from fracas.server.wire.rest import Opened, SeatWish
from fracas.server.wire.table_info import OriginInfo

if TYPE_CHECKING:
    from fracas.server.table.tables import Tables


class Opening:
    """Opens the tables of one server."""

    def __init__(self, tables: Tables, storage: Storage, limits: Limits) -> None:
        self._tables = tables
        self._storage = storage
        self._limits = limits

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
            raise Denied(422, "no-frame", f"The replay has frames 0 to {replay.frames - 1}.", rule="table.record")
        header = replay.header
        if len(wishes) != header.players:
            raise Denied(422, "players", f"That game has {header.players} seats.", rule="table.seat")
        game = replay.game
        # What was claimed, spent and hinted there does not count at the new table.
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
        """``before`` is the table that this one follows."""
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
        table = self._tables.put_up(loaded)
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

    async def rematch(self, guest: Guest, table: str, secret: str) -> Opened:
        """The same people, the same settings, a new table. The player who asks sits down there; the other seats are
        kept for those who had them, until they ask too. Nobody is made to play."""
        found = await self._tables.table(table)
        async with found.lock:
            if not found.seats_of(guest.id):
                raise Denied(403, "not-seated", "Only those who played may ask for a rematch.", rule="table.seat")
            if found.row.state != "finished":
                raise Denied(409, "not-over", "The game is not over.", rule="table.seat")
            return await self._follow(guest, found, secret, FROM_THE_START)

    async def take_up(self, guest: Guest, table: str, secret: str) -> Opened:
        """The same people play on under today's rules, at a new table, from where a game of older rules stands. The
        player who asks sits down there; the other seats are kept for those who had them, until they ask too."""
        found = await self._tables.table(table)
        async with found.lock:
            if not found.seats_of(guest.id):
                raise Denied(403, "not-seated", "Only its players may take it up.", rule="table.seat")
            if found.row.state != "playing" or not found.row.problem:
                sentence = "Only a game that older rules left unfinished is taken up at a new table."
                raise Denied(409, "not-older", sentence, rule="table.record")
            return await self._follow(guest, found, secret, left_at(found.row, found.session))

    async def _follow(self, guest: Guest, found: Table, secret: str, left: LeftAt) -> Opened:
        """The table that follows another one, for the same people."""
        found.lock.must_be_held()
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
            following = await self._tables.table(table.row.rematch)
        except Denied:
            return None
        return None if following.row.state == "abandoned" else following

    async def _agree(self, guest: Guest, before: Table, following: Table, secret: str) -> Opened:
        """A guest who is asked for a rematch sits down where they sat before."""
        async with following.lock:
            await self._tables.must_not_be_blocked(following.row, guest)
            for number in before.seats_of(guest.id):
                seat = following.row.seats[number]
                if following.row.state == "open" and seat.kind == "open":
                    taken = [other.name for other in following.row.seats]
                    await following.sitting.take_seat(seat, guest, unlike(taken, before.row.seats[number].name))
            owns = following.row.owner == guest.id and following.row.state == "open"
            invites = invites_again(secret, following.row.id, following.row.seats) if owns else ()
            return Opened(following.info(guest.id, settings=True), invites)
