"""Rows of the database, and what the server makes of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy.engine import Row

from fracas.core.record import FORMAT, Entry, Header, Snapshot
from fracas.server.storage.writer import EntryRow, SnapshotRow
from fracas.server.wire.rest import ReplayInfo
from fracas.server.wire.table_info import ClockInfo, OriginInfo, OutcomeInfo, TableState
from fracas.server.wire.to_browser import Chat

UNREADABLE = "This table can no longer be read."


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
    """Hints, and taking back between people: what was asked for when the table was opened."""
    stands: tuple[SeatSummary, ...] = ()
    """For each seat; none until the game has begun, and at a table from before this was kept."""
    unseen: tuple[int, ...] = ()
    """The people who have not been at the table since the game began."""
    lesson: str = ""
    """What is taught there: such a table is in nobody's list."""
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


def values_of(table: TableRow) -> dict[str, Any]:
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
        "lesson": table.lesson,
        "rematch": table.rematch,
        "waiting_for": None if table.waiting_for is None else seats_as_text(table.waiting_for),
        "clock": "" if table.clock is None else msgspec.json.encode(table.clock).decode(),
        "help": table.help,
        "origin": "" if table.origin is None else msgspec.json.encode(table.origin).decode(),
    }


def unreadable(row: Row[Any], seats: list[Seat]) -> TableRow:
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


def seats_from_text(text: str) -> tuple[int, ...]:
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


def listed_header(text: str) -> Header:
    """A header without settings and position."""
    return Header(**msgspec.structs.asdict(msgspec.json.decode(text, type=_Listed)), settings={}, seed=0)


def table_of(row: Row[Any], seats: list[Seat], header: Header | None = None) -> TableRow:
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
        unseen=seats_from_text(row.unseen),
        lesson=row.lesson,
        rematch=row.rematch,
        waiting_for=None if row.waiting_for is None else seats_from_text(row.waiting_for),
        clock=msgspec.json.decode(row.clock, type=ClockInfo) if row.clock else None,
        help=row.help,
        seats=seats,
        origin=msgspec.json.decode(row.origin, type=OriginInfo) if row.origin else None,
    )
