"""What is on the disk, as the server reads and writes it. Every function here runs in a thread of its own."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Row

from fracas.core.question import Answer
from fracas.core.record import Entry, Header
from fracas.server.database import CARDS, CHAT, ENTRIES, GUESTS, REPLAYS, SEATS, TABLES
from fracas.server.protocol import Chat, OutcomeInfo, TableState
from fracas.server.rest import CardInfo, ReplayInfo

CHAT_KEPT = 200
"""How many lines of chat somebody who comes gets to read."""
LISTED = 100
"""The most that any list shows."""


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


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its game: what lists show."""

    id: str
    game: str
    header: Header
    state: TableState
    private: bool
    owner: str
    turns: int = 0
    replay: ReplayInfo | None = None
    """Once it is finished."""
    created: float
    updated: float
    rematch: str = ""
    seats: list[Seat]

    @property
    def outcome(self) -> OutcomeInfo | None:
        return None if self.replay is None else self.replay.outcome


def entry_rows(table: str, entries: list[Entry], first: int) -> list[dict[str, Any]]:
    """Entries of a log from number ``first`` on, as they are written."""
    return [
        {"table_id": table, "number": number, "who": who, "answer": msgspec.json.encode(answer).decode()}
        for number, (who, answer) in enumerate(entries, first)
    ]


# -- guests


def add_guest(connection: Connection, guest: Guest, token: str) -> None:
    connection.execute(GUESTS.insert().values(id=guest.id, token=token, name=guest.name, created=time.time()))


def find_guest(connection: Connection, token: str) -> Guest | None:
    row = connection.execute(sql.select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.token == token)).first()
    return None if row is None else Guest(row.id, row.name)


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
        connection.execute(ENTRIES.insert(), entry_rows(table.id, entries, 0))


def save_table(connection: Connection, table: TableRow) -> None:
    """The state of a table, without its seats and its log."""
    connection.execute(TABLES.update().where(TABLES.c.id == table.id).values(_values(table)))


def take_seat(connection: Connection, table: TableRow, seat: Seat) -> None:
    """Somebody sits down; fails if somebody else was quicker."""
    changed = connection.execute(
        SEATS.update()
        .where(SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat, SEATS.c.kind == "open")
        .values(kind=seat.kind, guest=seat.guest, name=seat.name, invite=None)
    )
    if changed.rowcount != 1:
        raise LookupError("the seat is taken")
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
        "owner": table.owner,
        "turns": table.turns,
        "replay": "" if table.replay is None else msgspec.json.encode(table.replay).decode(),
        "created": table.created,
        "updated": table.updated,
        "rematch": table.rematch,
    }


def load_table(connection: Connection, table: str) -> tuple[TableRow, list[Entry], list[Chat]] | None:
    """A table with its log and the end of its chat."""
    found = _tables(connection, sql.select(TABLES).where(TABLES.c.id == table))
    if not found:
        return None
    return found[0], load_entries(connection, table), load_chat(connection, table)


def load_entries(connection: Connection, table: str) -> list[Entry]:
    """The log of a table."""
    rows = connection.execute(
        sql.select(ENTRIES.c.who, ENTRIES.c.answer).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    )
    return [(row.who, read_answer(row.answer)) for row in rows]


def read_answer(text: str) -> Answer:
    return msgspec.json.decode(text, type=int | tuple[int, ...])


def table_of_invite(connection: Connection, invite: str) -> tuple[str, int] | None:
    """The table and the seat that an invitation is for."""
    row = connection.execute(sql.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == invite)).first()
    return None if row is None else (row.table_id, row.seat)


def tables_of(connection: Connection, guest: str) -> list[TableRow]:
    """The tables at which a guest holds a seat, or that he opened, the latest first."""
    held = sql.select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    mine = TABLES.c.id.in_(held) | (TABLES.c.owner == guest)
    return _tables(connection, sql.select(TABLES).where(mine).order_by(TABLES.c.updated.desc()).limit(LISTED))


def public_tables(connection: Connection) -> list[TableRow]:
    """The tables that anybody may join or watch, the latest first."""
    shown = sql.select(TABLES).where(TABLES.c.private.is_(False), TABLES.c.state.in_(["open", "playing"]))
    return _tables(connection, shown.order_by(TABLES.c.created.desc()).limit(LISTED))


def tables_with_bots(connection: Connection) -> list[str]:
    """The tables at play where a bot sits, which may have to go on by itself."""
    rows = connection.execute(
        sql.select(TABLES.c.id)
        .where(TABLES.c.state == "playing", TABLES.c.id.in_(sql.select(SEATS.c.table_id).where(SEATS.c.kind == "bot")))
        .order_by(TABLES.c.updated.desc())
    )
    return [row.id for row in rows]


def unfinished(connection: Connection, guest: str) -> int:
    """How many tables of this guest are still open or at play."""
    count = sql.select(sql.func.count()).where(TABLES.c.owner == guest, TABLES.c.state.in_(["open", "playing"]))
    return int(connection.execute(count).scalar_one())


def _tables(connection: Connection, chosen: sql.Select[Any]) -> list[TableRow]:
    rows = connection.execute(chosen).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    where = SEATS.c.table_id.in_(list(seats))
    for row in connection.execute(sql.select(SEATS).where(where).order_by(SEATS.c.seat)):
        seats[row.table_id].append(Seat(row.seat, row.kind, row.name, row.guest, row.bot, row.invite))
    return [_table(row, seats[row.id]) for row in rows]


def _table(row: Row[Any], seats: list[Seat]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        header=msgspec.json.decode(row.header, type=Header),
        state=row.state,
        private=row.private,
        owner=row.owner,
        turns=row.turns,
        replay=msgspec.json.decode(row.replay, type=ReplayInfo) if row.replay else None,
        created=row.created,
        updated=row.updated,
        rematch=row.rematch,
        seats=seats,
    )


# -- chat


def add_chat(connection: Connection, table: str, guest: str, said: Chat) -> None:
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


def load_chat(connection: Connection, table: str) -> list[Chat]:
    """The end of what was said."""
    rows = connection.execute(
        sql.select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
    )
    return [Chat(row.number, row.name, row.seat, row.text, row.at) for row in rows][::-1]


# -- replays and cards


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
    finished = sql.select(TABLES.c.replay, TABLES.c.updated).where(TABLES.c.id.in_(held), TABLES.c.state == "finished")
    uploads = sql.select(REPLAYS.c.replay, REPLAYS.c.created.label("updated")).where(REPLAYS.c.guest == guest)
    both = sql.union_all(finished, uploads).order_by(sql.desc("updated")).limit(LISTED)
    return [msgspec.json.decode(row.replay, type=ReplayInfo) for row in connection.execute(both)]


def count_replays(connection: Connection, guest: str) -> int:
    return int(connection.execute(sql.select(sql.func.count()).where(REPLAYS.c.guest == guest)).scalar_one())


def cards_of(connection: Connection, guest: str) -> list[CardInfo]:
    rows = connection.execute(sql.select(CARDS.c.card).where(CARDS.c.guest == guest).order_by(CARDS.c.id))
    return [msgspec.json.decode(row.card, type=CardInfo) for row in rows]


def save_card(connection: Connection, guest: str, card: CardInfo) -> None:
    remove_card(connection, guest, card.id)
    connection.execute(CARDS.insert().values(guest=guest, id=card.id, card=msgspec.json.encode(card).decode()))


def remove_card(connection: Connection, guest: str, card: str) -> bool:
    """Take a card out of the collection; was it there?"""
    return connection.execute(CARDS.delete().where(CARDS.c.guest == guest, CARDS.c.id == card)).rowcount == 1
