"""``fracas admin``: what the keeper of a server does, beside the server while it runs or without it."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fracas.cli.serving import database_url
from fracas.core.refusal import FracasError
from fracas.core.sentences import ago

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine

PATIENCE: Final = 20.0
"""Seconds until a server that should have carried out an order is not waited for any more."""
LOOK: Final = 0.1
"""Seconds between two looks."""
SHORTEST: Final = 6
"""Letters of an id that say which one is meant, if no other begins like that."""
LISTED: Final = 200
DATABASE: Final = "the one of the server; the one in your own folder otherwise"


def add_admin(parser: argparse.ArgumentParser) -> None:
    """The commands of ``fracas admin``."""
    parser.description = (
        "Look after the tables and guests of a server. It works on the database of the server: while one runs, it "
        "carries the order out itself, within a second or two."
    )
    parser.add_argument("--database", metavar="URL", help=DATABASE)
    whats = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    tables = whats.add_parser("tables", help="list the tables")
    tables.add_argument("--all", action="store_true", help="also those that are over")
    tables.set_defaults(run=list_tables)
    close = whats.add_parser("close", help="give a table up")
    close.add_argument("table", help="its id, or the beginning of it")
    close.set_defaults(run=close_table)
    guests = whats.add_parser("guests", help="list the guests")
    guests.add_argument("name", nargs="?", default="", help="only those with this in their name")
    guests.set_defaults(run=list_guests)
    ban = whats.add_parser("ban", help="let a guest or an address in no more")
    ban.add_argument("who", help="the id of a guest, or the beginning of it; or an address")
    ban.add_argument("--address", action="store_true", help="the address from which this guest has last come, too")
    ban.add_argument("--because", metavar="WORDS", default="", help="what they are told")
    ban.set_defaults(run=ban_somebody)
    bans = whats.add_parser("bans", help="list who is banned")
    bans.set_defaults(run=list_bans)
    lift = whats.add_parser("lift", help="let somebody in again")
    lift.add_argument("who", help="a guest or an address, as `fracas admin bans` lists them")
    lift.set_defaults(run=lift_ban)
    delete = whats.add_parser("delete", help="delete all that a guest has left on the server")
    delete.add_argument("guest", help="their id, or the beginning of it")
    delete.add_argument("--yes", action="store_true", help="do not ask")
    delete.set_defaults(run=delete_guest)
    for each in whats.choices.values():  # before or after the word, as one likes
        each.add_argument("--database", metavar="URL", default=argparse.SUPPRESS, help=DATABASE)


# -- lists


def list_tables(args: argparse.Namespace) -> int:
    import sqlalchemy as sql

    from fracas.server.storage.database import GUESTS, SEATS, TABLES

    with _reading(args) as connection:
        chosen = sql.select(TABLES, GUESTS.c.name.label("host")).join(GUESTS, GUESTS.c.id == TABLES.c.owner)
        if not args.all:
            chosen = chosen.where(TABLES.c.state.in_(["open", "playing"]))
        rows = connection.execute(chosen.order_by(TABLES.c.updated.desc()).limit(LISTED)).all()
        for row in rows:
            seats = connection.execute(sql.select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat))
            names = " against ".join(_plain(seat.name) or "an open seat" for seat in seats)
            listed = "private" if row.private else "listed"
            watched = "watched" if row.watchable else "not watched"
            print(f"{row.id}  {row.game}, {row.state}, {listed}, {watched}, {_ago(row.updated)}")
            print(f"    {names}; opened by {_plain(row.host)} ({row.owner})")
    if not rows:
        print("There is no table." if args.all else "There is no table that is open or at play.")
    return 0


def list_guests(args: argparse.Namespace) -> int:
    import sqlalchemy as sql

    from fracas.server.keeping.admin import bans
    from fracas.server.storage.database import GUESTS, SEATS

    with _reading(args) as connection:
        seats = sql.select(sql.func.count(sql.distinct(SEATS.c.table_id))).where(SEATS.c.guest == GUESTS.c.id)
        chosen = sql.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.created, seats.scalar_subquery().label("tables"))
        if args.name:
            chosen = chosen.where(GUESTS.c.name.icontains(args.name, autoescape=True))
        banned = bans(connection)
        rows = connection.execute(chosen.order_by(GUESTS.c.created.desc()).limit(LISTED)).all()
    for row in rows:
        told = ", banned" if row.id in banned else ""
        print(f"{row.id}  {_plain(row.name)}, came {_ago(row.created)}, at {row.tables} tables{told}")
    if not rows:
        print("There is no such guest." if args.name else "There is no guest.")
    return 0


def list_bans(args: argparse.Namespace) -> int:
    from fracas.server.keeping.admin import bans

    with _reading(args) as connection:
        found = bans(connection)
    for who, why in found.items():
        print(f"{who}  {_plain(why)}".rstrip())
    if not found:
        print("Nobody is banned.")
    return 0


# -- deeds


def close_table(args: argparse.Namespace) -> int:
    return _do(args, "close", _meant(args, "tables", args.table))


def ban_somebody(args: argparse.Namespace) -> int:
    address = _address(args.who)
    if address:
        return _do(args, "ban", address, args.because)
    guest = _meant(args, "guests", args.who)
    if args.address:
        _do(args, "ban-address", guest, args.because)
    return _do(args, "ban", guest, args.because)


def lift_ban(args: argparse.Namespace) -> int:
    return _do(args, "lift", _address(args.who) or args.who)


def delete_guest(args: argparse.Namespace) -> int:
    guest = _meant(args, "guests", args.guest)
    if not args.yes:
        if not sys.stdin.isatty():
            raise FracasError("not-sure", "What is deleted is gone for good; add --yes.")
        print(f"Delete all that the guest {guest} has left on the server, for good? (yes/no) ", end="", flush=True)
        if sys.stdin.readline().strip().lower() not in ("y", "yes"):
            print("Nothing was deleted.")
            return 1
    return _do(args, "delete", guest)


def _do(args: argparse.Namespace, deed: str, target: str, why: str = "") -> int:
    with _database(args) as engine:
        print(done(engine, deed, target, why))
    return 0


def done(engine: Engine, deed: str, target: str, why: str = "") -> str:
    """What came of a deed: done here while no server runs, with its lock held; else by the server."""
    from fracas.server.keeping import admin
    from fracas.server.storage.database import upgrade, wipe
    from fracas.server.storage.lock import DatabaseLock, Taken, let_go

    try:
        lock = DatabaseLock(engine)
    except Taken:
        return _asked(engine, deed, target, why)
    try:
        try:
            connection = lock.connect()
        except Taken:
            return _asked(engine, deed, target, why)
        try:
            upgrade(engine)
            with connection.begin():
                result = admin.carry_out(connection, admin.Order(0, deed, target, why))
            if deed == "delete":
                wipe(connection)
            return result
        finally:
            let_go(connection)
    finally:
        lock.give_up()


def _asked(engine: Engine, deed: str, target: str, why: str) -> str:
    """Ask the server that runs, and wait until it has done it."""
    from fracas.server.keeping import admin

    with engine.begin() as connection:
        order = admin.give(connection, deed, target, why)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with engine.connect() as connection:
            state, result = admin.result_of(connection, order)
        if state == "refused":
            raise FracasError("refused", result)
        if state == "done":
            return result
        time.sleep(LOOK)
    raise FracasError(
        "no-answer", "The server has not answered yet. It will do it when it can, or when it starts again."
    )


# -- what is meant


def _address(word: str) -> str:
    """An address as bans have it; nothing, if it is none."""
    from ipaddress import ip_address, ip_network

    from fracas.server.wire.limits import counted

    try:
        found = ip_network(word).network_address if "/" in word else ip_address(word)
    except ValueError:
        return ""
    if found.is_loopback:
        raise FracasError("own-machine", "The machine that the server runs on cannot be banned.")
    return counted(str(found))


def _meant(args: argparse.Namespace, kind: str, word: str) -> str:
    """The whole id of a table or a guest, of which the beginning was given."""
    import sqlalchemy as sql

    from fracas.server.storage.database import METADATA

    column = METADATA.tables[kind].c.id
    with _reading(args) as connection:
        found = list(connection.execute(sql.select(column).where(column.startswith(word, autoescape=True))).scalars())
    one = kind.removesuffix("s")
    if word in found:
        return word
    if not found:
        raise FracasError("missing", f"There is no {one} {word}.")
    if len(found) > 1 or len(word) < SHORTEST:
        raise FracasError("many", f"Give more of the id of the {one}: {word} is not enough.")
    return str(found[0])


def _plain(text: str) -> str:
    """What somebody has typed, without what would do something to a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _ago(then: float) -> str:
    return ago(time.time() - then)


# -- the database


@contextmanager
def _database(args: argparse.Namespace) -> Iterator[Engine]:
    """The database of the server, if there is one."""
    import sqlalchemy as sql

    from fracas.server.storage.database import engine_for, must_be_known

    url = database_url(args.database)
    file = sql.make_url(url).database
    if url.startswith("sqlite:") and not (file and Path(file).is_file()):
        raise FracasError("no-database", f"There is no database at {file or url}; has a server ever run here?")
    try:
        engine = engine_for(url)
    except ImportError:
        raise FracasError("no-driver", "PostgreSQL needs psycopg: install fracas[scale].") from None
    try:
        must_be_known(engine)
        yield engine
    except sql.exc.DatabaseError:
        sentence = "The database cannot be read, or is of another version; start the server of this version once."
        raise FracasError("other-version", sentence) from None
    finally:
        engine.dispose()


@contextmanager
def _reading(args: argparse.Namespace) -> Iterator[Connection]:
    with _database(args) as engine, engine.connect() as connection:
        yield connection
