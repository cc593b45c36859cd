"""What is on the disk, as the server reads and writes it. Every function here runs in a thread of its own."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Row

from fracas.core.record import FORMAT, Entry, Header, Snapshot
from fracas.server.storage.database import CHAT, ENTRIES, GUESTS, MADE, REPLAYS, SEATS, SNAPSHOTS, TABLES
from fracas.server.storage.writer import EntryRow, SnapshotRow
from fracas.server.wire.errors import Denied
from fracas.server.wire.protocol import Chat, ClockInfo, OriginInfo, OutcomeInfo, TableState
from fracas.server.wire.rest import ReplayInfo

CHAT_KEPT = 200
"""How many lines of chat somebody who comes gets to read."""
UNREADABLE = "This table can no longer be read."
LISTED = 100
"""The most that any list shows."""
LOOKED_AT = 1_000
"""The most public tables among which those are looked for at which somebody is."""

_log = logging.getLogger("fracas.server")


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str


class Seat(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    guest: str | None = None
    bot: str = ""
    invite: str | None = None
    """The hash of the code that lets somebody sit down here."""
    standing: tuple[str, ...] = ()
    """What it passes on without being asked."""


class SeatSummary(msgspec.Struct, frozen=True, array_like=True):
    """What lists say of a seat without playing the game."""

    words: str = ""
    """What it has reached or has left, as the game says it to everybody."""
    gone: Literal["", "left", "clock", "claimed"] = ""
    """Why a bot plays on for it, or why it has lost."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its game: what lists show."""

    id: str
    game: str
    header: Header
    state: TableState
    private: bool
    """In nobody's list but its players', and nobody sits down without an invitation."""
    watchable: bool = False
    """Those without a seat may look on."""
    audience_talks: bool = True
    """They may talk, too."""
    owner: str
    turns: int = 0
    replay: ReplayInfo | None = None
    """Once it is finished."""
    created: float
    updated: float
    began: float = 0.0
    """When the last seat was taken; 0 if nobody knows."""
    rematch: str = ""
    waiting_for: tuple[int, ...] | None = None
    """The seats that must answer; None if nobody has found out yet."""
    clock: ClockInfo | None = None
    help: bool = False
    """Hints and taking back between people."""
    stands: tuple[SeatSummary, ...] = ()
    """For each seat; none until the game has begun, and at a table from before this was kept."""
    unseen: tuple[int, ...] = ()
    """The people who have not been at the table since the game began."""
    seats: list[Seat]
    origin: OriginInfo | None = None
    problem: str = ""
    """Why it cannot be played on; not on the disk."""

    @property
    def outcome(self) -> OutcomeInfo | None:
        return None if self.replay is None else self.replay.outcome


class Stored(NamedTuple):
    """A table as it lies on the disk."""

    row: TableRow
    entries: list[Entry]
    chat: list[Said]


class Said(NamedTuple):
    """What somebody has said at a table, and who."""

    guest: str
    chat: Chat


def entry_rows(table: str, entries: list[Entry], first: int) -> list[EntryRow]:
    """Entries of a log from number ``first`` on, as they are written."""
    return [
        (table, number, who, str(answer) if type(answer) is int else msgspec.json.encode(answer).decode())
        for number, (who, answer) in enumerate(entries, first)
    ]


def snapshot_row(table: str, snapshot: Snapshot) -> SnapshotRow:
    """A snapshot as it is written."""
    return (table, snapshot.entries, snapshot.played, snapshot.events, snapshot.position)


def seats_as_text(seats: Sequence[int]) -> str:
    """Seats as a row of a table has them."""
    return ",".join(map(str, seats))


def summaries_as_text(summaries: Sequence[SeatSummary]) -> str:
    """How seats stand, as a row of a table has it."""
    return msgspec.json.encode(summaries).decode() if summaries else ""


# -- guests


def add_guest(connection: Connection, guest: Guest, token: str) -> None:
    connection.execute(GUESTS.insert().values(id=guest.id, token=token, name=guest.name, created=time.time()))


def find_guest(connection: Connection, token: str) -> Guest | None:
    row = connection.execute(sql.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.token == token)).first()
    return None if row is None else Guest(row.id, row.name)


def name_of(connection: Connection, guest: str) -> str:
    """What a guest is called; nothing, if there is no such guest."""
    return connection.execute(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar() or ""


def rename_guest(connection: Connection, guest: str, name: str) -> None:
    connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(name=name))


# -- tables


def add_table(connection: Connection, table: TableRow, entries: list[Entry]) -> None:
    """A new table with its seats, and with the answers that it begins with."""
    connection.execute(TABLES.insert().values(_values(table)))
    rows = [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "kind": seat.kind,
            "guest": seat.guest,
            "bot": seat.bot,
            "name": seat.name,
            "invite": seat.invite,
        }
        for seat in table.seats
    ]
    connection.execute(SEATS.insert(), rows)
    if entries:
        names = ("table_id", "number", "who", "answer")
        rows = [dict(zip(names, row, strict=True)) for row in entry_rows(table.id, entries, 0)]
        connection.execute(ENTRIES.insert(), rows)


def save_table(connection: Connection, table: TableRow) -> None:
    """The state of a table, without its seats and its log."""
    connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(_values(table)))


def take_seat(connection: Connection, table: TableRow, seat: Seat) -> None:
    """Somebody sits down; fails if somebody else was quicker."""
    changed = connection.execute(
        SEATS.update()
        .where(SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat, SEATS.c.kind == "open")
        .values(kind=seat.kind, guest=seat.guest, name=seat.name)
    )
    if changed.rowcount != 1:
        raise LookupError("the seat is taken")
    save_table(connection, table)


def save_names(connection: Connection, table: TableRow) -> None:
    """What those are called who sit at a table."""
    header = msgspec.json.encode(table.header).decode()
    connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(header=header))
    for seat in table.seats:
        where = (SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat)
        connection.execute(SEATS.update().where(*where).values(name=seat.name))


def free_seats(connection: Connection, table: TableRow, guest: str, seats: Sequence[int]) -> None:
    """A guest gets up; their invitations are good again. Fails if they do not sit there."""
    changed = connection.execute(
        SEATS.update()
        .where(SEATS.c.table_id == table.id, SEATS.c.seat.in_(seats), SEATS.c.guest == guest)
        .values(kind="open", guest=None, name="")
    )
    if changed.rowcount != len(seats):
        raise LookupError("the seat is somebody else's")
    save_table(connection, table)


def abandon_old(connection: Connection, before: float) -> None:
    """Tables that nobody came to are given up."""
    connection.execute(
        TABLES.update().where(TABLES.c.state == "open", TABLES.c.created < before).values(state="abandoned")
    )


def _values(table: TableRow) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "header": msgspec.json.encode(table.header).decode(),
        "state": table.state,
        "private": table.private,
        "watchable": table.watchable,
        "audience_talks": table.audience_talks,
        "owner": table.owner,
        "turns": table.turns,
        "replay": "" if table.replay is None else msgspec.json.encode(table.replay).decode(),
        "created": table.created,
        "updated": table.updated,
        "began": table.began,
        "stands": summaries_as_text(table.stands),
        "unseen": seats_as_text(table.unseen),
        "rematch": table.rematch,
        "waiting_for": None if table.waiting_for is None else seats_as_text(table.waiting_for),
        "clock": "" if table.clock is None else msgspec.json.encode(table.clock).decode(),
        "help": table.help,
        "origin": "" if table.origin is None else msgspec.json.encode(table.origin).decode(),
    }


def save_standing(connection: Connection, table: str, seat: int, standing: tuple[str, ...]) -> None:
    """What a seat passes on without being asked."""
    where = (SEATS.c.table_id == table, SEATS.c.seat == seat)
    connection.execute(SEATS.update().where(*where).values(standing=",".join(standing)))


def save_unseen(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Who has not been at a table since its game began."""
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(unseen=seats_as_text(seats)))


def tables_unseen(connection: Connection) -> list[TableRow]:
    """The tables at play to which somebody has not come yet."""
    return _tables(connection, sql.select(TABLES).where(TABLES.c.state == "playing", TABLES.c.unseen != ""))


def save_waiting_for(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Whom a table waits for, if nobody has found out yet."""
    where = (TABLES.c.id == table, TABLES.c.waiting_for.is_(None))
    connection.execute(TABLES.update().where(*where).values(waiting_for=seats_as_text(seats)))


def load_row(connection: Connection, table: str) -> TableRow | None:
    """A table without its game."""
    found = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).first()
    if found is None:
        return None
    try:
        return _table(found, _seats_of(connection, [table])[table])
    except (msgspec.MsgspecError, ValueError):  # it is damaged
        raise Denied(409, "unreadable", UNREADABLE, rule="table.record") from None


def load_table(connection: Connection, table: str) -> Stored | None:
    """A table with its log and the end of its chat."""
    row = load_row(connection, table)
    return None if row is None else Stored(row, load_entries(connection, table), load_chat(connection, table))


def load_entries(connection: Connection, table: str) -> list[Entry]:
    """The log of a table."""
    chosen = sql.select(ENTRIES.c.who, ENTRIES.c.answer).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    found = connection.execute(chosen)
    assert found.cursor is not None
    # Straight from the driver, and all answers read at once: a long game has tens of thousands.
    rows = found.cursor.fetchall()
    found.close()
    answers = msgspec.json.decode(f"[{','.join([answer for _, answer in rows])}]", type=list[int | tuple[int, ...]])
    return [(who, answer) for (who, _), answer in zip(rows, answers, strict=True)]


def load_snapshots(connection: Connection, table: str) -> list[Snapshot]:
    """The snapshots of a table, the earliest first, without their positions."""
    chosen = sql.select(SNAPSHOTS.c.entries, SNAPSHOTS.c.played, SNAPSHOTS.c.events)
    rows = connection.execute(chosen.where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.entries))
    return [Snapshot(row.entries, row.played, row.events, "") for row in rows]


def load_position(connection: Connection, table: str, entries: int) -> str:
    """The position of a snapshot."""
    where = (SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.entries == entries)
    return str(connection.execute(sql.select(SNAPSHOTS.c.position).where(*where)).scalar_one())


def table_of_invite(connection: Connection, invite: str) -> tuple[str, int] | None:
    """The table and the seat that an invitation is for."""
    row = connection.execute(sql.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == invite)).first()
    return None if row is None else (row.table_id, row.seat)


def tables_of(connection: Connection, guest: str) -> list[TableRow]:
    """The tables at which a guest holds a seat, or that they opened, the latest first."""
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    mine = TABLES.c.id.in_(held) | (TABLES.c.owner == guest)
    return _tables(connection, sql.select(TABLES).where(mine).order_by(TABLES.c.updated.desc()).limit(LISTED))


class Public(NamedTuple):
    """Whose table it is that anybody may join or watch."""

    id: str
    state: TableState
    owner: str
    people: list[str]


def public_tables(connection: Connection) -> list[Public]:
    """The tables that anybody may join or watch, the latest first. One at play that may not be watched is nothing to
    anybody else."""
    shown = (TABLES.c.state == "open") | ((TABLES.c.state == "playing") & TABLES.c.watchable)
    chosen = sql.select(TABLES.c.id, TABLES.c.state, TABLES.c.owner).where(TABLES.c.private.is_(False), shown)
    found = connection.execute(chosen.order_by(TABLES.c.created.desc()).limit(LOOKED_AT)).all()
    people: dict[str, list[str]] = {row.id: [] for row in found}
    held = sql.select(SEATS.c.table_id, SEATS.c.guest).where(SEATS.c.table_id.in_(people), SEATS.c.guest.is_not(None))
    for row in connection.execute(held):
        people[row.table_id].append(row.guest)
    return [Public(row.id, row.state, row.owner, people[row.id]) for row in found]


def tables_named(connection: Connection, tables: Sequence[str]) -> list[TableRow]:
    """These tables, the latest first."""
    return _tables(connection, sql.select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.created.desc()))


def tables_for_bots(connection: Connection) -> list[str]:
    """The tables at play that wait for a bot, which must go on by themselves."""
    bots = sql.select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
    chosen = sql.select(TABLES).where(TABLES.c.state == "playing", TABLES.c.id.in_(bots))
    rows = _tables(connection, chosen.order_by(TABLES.c.updated.desc()))
    return [row.id for row in rows if any(s.bot for s in row.seats if s.seat in (row.waiting_for or ()))]


def tables_unasked(connection: Connection) -> list[str]:
    """The tables at play of which nobody has found out yet whom they wait for."""
    where = (TABLES.c.state == "playing", TABLES.c.waiting_for.is_(None))
    return list(connection.execute(sql.select(TABLES.c.id).where(*where)).scalars())


def open_tables(connection: Connection) -> list[str]:
    """The tables that wait for somebody."""
    return list(connection.execute(sql.select(TABLES.c.id).where(TABLES.c.state == "open")).scalars())


def unfinished(connection: Connection, guest: str) -> int:
    """How many tables of this guest are still open or at play."""
    count = sql.select(sql.func.count()).where(TABLES.c.owner == guest, TABLES.c.state.in_(["open", "playing"]))
    return int(connection.execute(count).scalar_one())


def bots_of(connection: Connection, guest: str) -> set[str]:
    """What the bots are called at the tables of this guest that are still open or at play."""
    going = sql.select(TABLES.c.id).where(TABLES.c.owner == guest, TABLES.c.state.in_(["open", "playing"]))
    chosen = sql.select(SEATS.c.name).where(SEATS.c.kind == "bot", SEATS.c.table_id.in_(going))
    return set(connection.execute(chosen).scalars())


def count_tables(connection: Connection, guest: str) -> int:
    """How many tables on the disk this guest has opened."""
    return int(connection.execute(sql.select(sql.func.count()).where(TABLES.c.owner == guest)).scalar_one())


def _tables(connection: Connection, chosen: sql.Select[Any]) -> list[TableRow]:
    """The chosen tables. One that cannot be read says so in its place, and hides no other."""
    rows = connection.execute(chosen).all()
    seats = _seats_of(connection, [row.id for row in rows])
    found: list[TableRow] = []
    for row in rows:
        try:
            found.append(_table(row, seats[row.id], _listed_header(row.header)))
        except Exception as error:  # whatever is wrong with it: the others are shown
            _log.error("table %s cannot be read: %s", row.id, type(error).__name__)
            found.append(_unreadable(row, seats[row.id]))
    return found


def _unreadable(row: Row[Any], seats: list[Seat]) -> TableRow:
    """What can be told of a table whose row is damaged."""
    names = [seat.name for seat in seats]
    header = Header(game=row.game, rules=-1, content="", players=len(seats), settings={}, seats=names, seed=0)
    return TableRow(
        id=row.id,
        game=row.game,
        header=header,
        state=row.state,
        private=row.private,
        watchable=row.watchable,
        owner=row.owner,
        created=row.created,
        updated=row.updated,
        waiting_for=(),
        seats=seats,
        problem=UNREADABLE,
    )


def _seats_of(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in connection.execute(sql.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)):
        standing = tuple(row.standing.split(",")) if row.standing else ()
        seats[row.table_id].append(Seat(row.seat, row.kind, row.name, row.guest, row.bot, row.invite, standing))
    return seats


def _seats(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


class _Listed(msgspec.Struct):
    """What lists need of a header. Settings may be long, and are skipped: a list of a hundred tables is asked for
    often."""

    game: str
    rules: int
    content: str
    players: int
    seats: list[str]
    fracas: int = FORMAT


def _listed_header(text: str) -> Header:
    """A header without settings and position."""
    return Header(**msgspec.structs.asdict(msgspec.json.decode(text, type=_Listed)), settings={}, seed=0)


def _table(row: Row[Any], seats: list[Seat], header: Header | None = None) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        header=header or msgspec.json.decode(row.header, type=Header),
        state=row.state,
        private=row.private,
        watchable=row.watchable,
        audience_talks=row.audience_talks,
        owner=row.owner,
        turns=row.turns,
        replay=msgspec.json.decode(row.replay, type=ReplayInfo) if row.replay else None,
        created=row.created,
        updated=row.updated,
        began=row.began,
        stands=msgspec.json.decode(row.stands, type=tuple[SeatSummary, ...]) if row.stands else (),
        unseen=_seats(row.unseen),
        rematch=row.rematch,
        waiting_for=None if row.waiting_for is None else _seats(row.waiting_for),
        clock=msgspec.json.decode(row.clock, type=ClockInfo) if row.clock else None,
        help=row.help,
        seats=seats,
        origin=msgspec.json.decode(row.origin, type=OriginInfo) if row.origin else None,
    )


# -- chat


def add_chat(connection: Connection, table: str, guest: str, said: Chat) -> None:
    """Keep what somebody has said, and no more than anybody can read."""
    connection.execute(CHAT.delete().where(CHAT.c.table_id == table, CHAT.c.number <= said.number - CHAT_KEPT))
    connection.execute(
        CHAT.insert().values(
            table_id=table,
            number=said.number,
            guest=guest,
            name=said.name,
            seat=said.seat,
            text=said.text,
            at=said.at,
        )
    )


def load_chat(connection: Connection, table: str) -> list[Said]:
    """The end of what was said."""
    rows = connection.execute(
        sql.select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
    )
    return [Said(row.guest, Chat(row.number, row.name, row.seat, row.text, row.at)) for row in rows][::-1]


# -- replays, and what guests have made


def add_replay(connection: Connection, guest: str, replay: ReplayInfo, record: str) -> None:
    connection.execute(
        REPLAYS.insert().values(
            id=replay.id,
            guest=guest,
            record=record,
            replay=msgspec.json.encode(replay).decode(),
            created=replay.created,
        )
    )


def load_replay(connection: Connection, replay: str) -> tuple[ReplayInfo, str] | None:
    """An uploaded record, and what lists show of it."""
    row = connection.execute(sql.select(REPLAYS.c.replay, REPLAYS.c.record).where(REPLAYS.c.id == replay)).first()
    return None if row is None else (msgspec.json.decode(row.replay, type=ReplayInfo), row.record)


def replays_of(connection: Connection, guest: str) -> list[ReplayInfo]:
    """The finished games and the uploads of a guest, the latest first."""
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    played = sql.select(TABLES.c.replay, TABLES.c.updated, sql.literal(0).label("brought"))
    finished = played.where(TABLES.c.id.in_(held), TABLES.c.state == "finished")
    brought = sql.select(REPLAYS.c.replay, REPLAYS.c.created.label("updated"), sql.literal(1).label("brought"))
    uploads = brought.where(REPLAYS.c.guest == guest)
    both = sql.union_all(finished, uploads).order_by(sql.desc("updated")).limit(LISTED)
    found: list[ReplayInfo] = []
    for row in connection.execute(both):
        with contextlib.suppress(msgspec.DecodeError):  # one that cannot be read must not hide the others
            info = msgspec.json.decode(row.replay, type=ReplayInfo)
            found.append(msgspec.structs.replace(info, brought=bool(row.brought)))
    return found


def count_replays(connection: Connection, guest: str) -> int:
    return int(connection.execute(sql.select(sql.func.count()).where(REPLAYS.c.guest == guest)).scalar_one())


def uploaded_bytes(connection: Connection, guest: str) -> int:
    """How much the records take up that a guest brought."""
    size = sql.select(sql.func.coalesce(sql.func.sum(sql.func.length(REPLAYS.c.record)), 0))
    return int(connection.execute(size.where(REPLAYS.c.guest == guest)).scalar_one())


def remove_replay(connection: Connection, guest: str, replay: str) -> bool:
    """Remove a record that a guest brought; was it theirs?"""
    it = REPLAYS.delete().where(REPLAYS.c.guest == guest, REPLAYS.c.id == replay)
    return connection.execute(it).rowcount == 1


def made_by(connection: Connection, guest: str, game: str) -> dict[str, str]:
    """What a guest has made for a game: JSON, by id."""
    theirs = sql.select(MADE.c.id, MADE.c.made).where(MADE.c.guest == guest, MADE.c.game == game)
    return {row.id: row.made for row in connection.execute(theirs.order_by(MADE.c.id))}


def save_made(connection: Connection, guest: str, game: str, thing: str, made: str) -> None:
    remove_made(connection, guest, game, thing)
    connection.execute(MADE.insert().values(guest=guest, game=game, id=thing, made=made))


def remove_made(connection: Connection, guest: str, game: str, thing: str) -> bool:
    """Take something out of a guest's collection; was it there?"""
    it = MADE.delete().where(MADE.c.guest == guest, MADE.c.game == game, MADE.c.id == thing)
    return connection.execute(it).rowcount == 1
