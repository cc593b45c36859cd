"""A committed database, as a server of its own time left it, at a new address."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from fracas.server.storage.database import engine_for

HERE = Path(__file__).parent


def told_of(name: str) -> Any:
    """What was seen when the database was made."""
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))


def opened(name: str, url: str) -> str:
    """Bring a database to ``url``, which is empty: as it is to SQLite, row by row to PostgreSQL; the address."""
    script = (HERE / f"{name}.sql").read_text("utf-8")
    if url.startswith("sqlite"):
        database = sqlite3.connect(sql.make_url(url).database or "")
        database.executescript(script)
        database.close()
        return url
    source = sqlite3.connect(":memory:")
    source.row_factory = sqlite3.Row
    source.executescript(script)
    [(revision,)] = source.execute("SELECT version_num FROM alembic_version")
    engine = engine_for(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "fracas:server/storage/migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        tables = sql.MetaData()
        tables.reflect(connection)
        for table in tables.sorted_tables:
            if table.name != "alembic_version" and (
                rows := list(map(dict, source.execute(f'SELECT * FROM "{table.name}"')))
            ):
                flags = [column.name for column in table.columns if isinstance(column.type, sql.Boolean)]
                connection.execute(
                    table.insert(), [{**row, **{flag: bool(row[flag]) for flag in flags}} for row in rows]
                )
    engine.dispose()
    source.close()
    return url
