"""The database: its tables, how it is opened, and how it is brought up to date."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine

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
)
"""``header`` as a record has it; ``private`` is not listed, ``watchable`` may be looked at without a seat, and whoever
does that may talk if ``audience_talks``; ``replay`` is how the game ended, for lists, empty until then; ``waiting_for``
the seats that must answer, so that a list need not play any game, NULL if that has never been found out; ``clock`` how
long people may think, empty if there is none; ``help`` whether there are hints and taking back between people;
``origin`` is `fracas.server.protocol.OriginInfo`, empty for a table that began with the set-up; ``began`` when
the last seat was taken, 0 if nobody knows."""

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
"""Whose words a guest does not want to read, and, if ``blocked``, whom they do not want at their tables; ``name`` as
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
"""How far `fracas.server.upkeep.Calendar` has come: one row, whose ``id`` is 1, or none if that was never written."""


def open_database(url: str) -> Engine:
    """An engine for ``url``, with the tables as they are today."""
    engine = engine_for(url)
    upgrade(engine)
    return engine


PATIENT: Final = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "options": "-c statement_timeout=60s"}
"""How long anybody waits for a PostgreSQL that answers nothing any more: five seconds to reach it, ten until a line on
which nothing comes back is given up, and a minute for one statement."""


def engine_for(url: str) -> Engine:
    """An engine for ``url``, whatever is in the database."""
    url = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", url)
    address = sql.make_url(url)
    if address.get_backend_name() == "sqlite" and address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sql.create_engine(
        address,
        pool_pre_ping=address.get_backend_name() != "sqlite",
        hide_parameters=True,  # an error must not tell what somebody answered
        connect_args=PATIENT if address.get_backend_name() == "postgresql" else {},
    )
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", _durable)
    return engine


def upgrade(engine: Engine) -> None:
    """Run the migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(files("fracas.server").joinpath("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _durable(connection: Any, _record: Any) -> None:
    """What is committed is on the disk, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
