"""The database: its tables, how it is opened, and how it is brought up to date."""

from __future__ import annotations

import os
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from fracas.core.refusal import FracasError

METADATA = sql.MetaData()

GUESTS = sql.Table(
    "guests",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("token", sql.String(64), nullable=False, unique=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
"""People. ``token`` is the hash of what their browser holds."""

TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("header", sql.Text, nullable=False),
    sql.Column("state", sql.String(16), nullable=False, index=True),
    sql.Column("private", sql.Boolean, nullable=False),
    sql.Column("owner", sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("turns", sql.Integer, nullable=False),
    sql.Column("replay", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("updated", sql.Float, nullable=False),
    sql.Column("rematch", sql.String(32), nullable=False),
    sql.Column("waiting_for", sql.String(64), nullable=True),
    sql.Column("clock", sql.String(64), nullable=False, server_default=""),
    sql.Column("help", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("origin", sql.Text, nullable=False, server_default=""),
    sql.Column("watchable", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("audience_talks", sql.Boolean, nullable=False, server_default=sql.true()),
    sql.Column("began", sql.Float, nullable=False, server_default="0"),
    sql.Column("stands", sql.Text, nullable=False, server_default=""),
    sql.Column("unseen", sql.String(64), nullable=False, server_default=""),
    sql.Column("lesson", sql.String(64), nullable=False, server_default=""),
)
"""``header`` as a record has it; ``private`` is not listed, ``watchable`` may be looked at without a seat, and those
who do may talk if ``audience_talks``; ``replay`` is how the game ended, for lists, empty until then; ``waiting_for``
the seats that must answer, so that a list need not play any game, NULL if that has never been found out; ``clock`` how
long people may think, empty if there is none; ``help`` whether there are hints and taking back between people;
``origin`` is `fracas.server.wire.table_info.OriginInfo`, empty for a table that began with the set-up; ``began`` when
the last seat was taken, 0 if nobody knows; ``stands`` what lists say of each seat (`SeatSummary` in
`fracas.server.storage.rows`), empty if nobody has found out; ``unseen`` the seats of people who have not been at the
table since then; ``lesson`` what is taught there, empty at any other table."""

SEATS = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("guest", sql.ForeignKey("guests.id"), nullable=True, index=True),
    sql.Column("bot", sql.String(32), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("invite", sql.String(64), nullable=True, unique=True),
    sql.Column("standing", sql.Text, nullable=False, server_default=""),
)
"""``invite`` is the hash of a code that is good once, and stays when it was used; ``standing`` what the seat passes on
without being asked."""

ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("who", sql.Integer, nullable=False),
    sql.Column("answer", sql.Text, nullable=False),
)
"""The logs of all tables. The key sees to it that no answer is ever there twice."""

SNAPSHOTS = sql.Table(
    "snapshots",
    METADATA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("entries", sql.Integer, primary_key=True),
    sql.Column("played", sql.Integer, nullable=False),
    sql.Column("events", sql.Integer, nullable=False),
    sql.Column("position", sql.Text, nullable=False),
)
"""Where play can be taken up without playing all of the log: `fracas.core.record.Snapshot`. They only save time;
the log alone is the truth."""

CHAT = sql.Table(
    "chat",
    METADATA,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("guest", sql.ForeignKey("guests.id"), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)

REPLAYS = sql.Table(
    "replays",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("guest", sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("record", sql.Text, nullable=False),
    sql.Column("replay", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
"""Records that guests brought along."""

MADE = sql.Table(
    "made",
    METADATA,
    sql.Column("guest", sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("made", sql.Text, nullable=False),
)
"""What guests have made themselves for a game: `fracas.core.workshop.Made`."""

LEARNED = sql.Table(
    "learned",
    METADATA,
    sql.Column("guest", sql.ForeignKey("guests.id"), primary_key=True),
    sql.Column("what", sql.String(64), primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
)
"""The lessons that guests have finished, and the tips that they have read, by their ids."""

SHUNNED = sql.Table(
    "shunned",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("guest", sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("other", sql.ForeignKey("guests.id"), nullable=False, index=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("blocked", sql.Boolean, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.UniqueConstraint("guest", "other"),
)
"""Whose words a guest does not want to read, and, if ``blocked``, who they do not want at their tables; ``name`` as
that person was called then."""

BANS = sql.Table(
    "bans",
    METADATA,
    sql.Column("who", sql.String(64), primary_key=True),
    sql.Column("why", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
"""Guests, by id, and addresses, as limits count them, that are not let in."""

ORDERS = sql.Table(
    "orders",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("deed", sql.String(16), nullable=False),
    sql.Column("target", sql.String(64), nullable=False),
    sql.Column("why", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("state", sql.String(8), nullable=False, index=True),
    sql.Column("result", sql.Text, nullable=False),
)
"""What ``fracas admin`` asks of the server that runs, and what came of it."""

CALENDAR = sql.Table(
    "calendar",
    METADATA,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Float, nullable=False),
)
"""How far `fracas.server.keeping.upkeep.Calendar` has come: one row, whose ``id`` is 1, or none if that was never
written."""


def open_database(url: str) -> Engine:
    """An engine for ``url``, with the tables as they are today."""
    engine = engine_for(url)
    try:
        upgrade(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


PATIENT: Final = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "options": "-c statement_timeout=60s"}
"""How long anybody waits for a PostgreSQL that answers nothing any more: five seconds to reach it, ten until a line on
which nothing comes back is given up, and a minute for one statement."""


def engine_for(url: str) -> Engine:
    """An engine for ``url``, whatever is in the database."""
    url = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", url)
    address = sql.make_url(url)
    file = file_of(address)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        make_private(file)
    engine = sql.create_engine(
        address,
        pool_pre_ping=address.get_backend_name() != "sqlite",
        hide_parameters=True,  # an error must not tell what somebody answered
        connect_args=PATIENT if address.get_backend_name() == "postgresql" else {},
    )
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", _durable)
    return engine


def file_of(address: sql.URL) -> Path | None:
    """The file of a SQLite database, however it is named: by its path, or as an address; None if there is none."""
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    named, _, wishes = str(address.database).partition("?")
    if "mode=memory" in wishes or address.query.get("mode") == "memory":
        return None
    return Path(named.removeprefix("file:"))


def make_private(file: Path) -> None:
    """Make a file that nobody but its owner reads, whatever is usual here; one that is there already stays as it is.
    SQLite gives the files beside a database the same rights."""
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except OSError:
        return  # it is there, or cannot be made: opening it will say so
    if hasattr(os, "fchmod"):
        os.fchmod(made, 0o600)
    os.close(made)


class NewerDatabase(FracasError):
    """A database that a newer version has written."""


def must_be_known(engine: Engine) -> None:
    """Refuse a database that a newer version has upgraded: nobody here knows what is in it."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_heads()
    known = {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}
    if not set(found) <= known:
        sentence = "A newer version of Fracas has written this database. Use that version, or name another database."
        raise NewerDatabase("newer-database", sentence)


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("fracas.server.storage").joinpath("migrations")))
    return config


def upgrade(engine: Engine) -> None:
    """Run the migrations that this database has not seen yet."""
    must_be_known(engine)
    config = _migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


UNWIPED: Final = 1
"""The ``user_version`` of a SQLite database in which traces may be left."""


def wipe(connection: Connection) -> None:
    """Let nothing that was deleted be left in the files of a SQLite database, in no transaction. SQLite overwrites what
    is deleted, but not every copy that it made when it moved rows about; so the database is written anew, and what was
    logged of it on the way goes. PostgreSQL has its own ways, and its keeper decides on them."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("VACUUM")
        busy, *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
        if busy:
            raise FracasError("busy", "Another program is reading the database. What was deleted is still in its log.")
        connection.exec_driver_sql("PRAGMA user_version=0")


def note_deleted(connection: Connection) -> None:
    """Note, in the same transaction, that something was deleted which is to be wiped: the next start does that, should
    nobody come to it now."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA user_version={UNWIPED}")


def is_unwiped(connection: Connection) -> bool:
    """Was something deleted, and not wiped yet?"""
    if connection.dialect.name != "sqlite":
        return False
    return bool(connection.exec_driver_sql("PRAGMA user_version").scalar() == UNWIPED)


def _durable(connection: Any, _record: Any) -> None:
    """What is committed is on the disk, what is deleted is overwritten, and readers never wait for the writer."""
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "secure_delete=ON")
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
