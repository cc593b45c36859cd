"""Group commit: one transaction for all that wait, and nobody fails for another's sake."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from fracas.server.storage.database import GUESTS, open_database
from fracas.server.storage.writer import Writer


def guest(name: str) -> Any:
    return lambda connection: (
        connection.execute(GUESTS.insert().values(id=name, token=name, name=name, created=0.0)).rowcount
    )


def test_what_waits_is_committed_together_and_in_order(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'fracas.sqlite3'}")
    commits: list[int] = []
    sql.event.listen(engine, "commit", lambda _connection: commits.append(1))
    held, begun = Event(), Event()

    def hold(connection: Connection) -> None:
        begun.set()
        held.wait()

    async def go() -> list[Any]:
        writer = Writer(engine)
        first = writer.write(hold)
        await asyncio.to_thread(begun.wait)
        rest = [writer.write(guest(name)) for name in ("a", "b", "a", "c")]  # the third cannot be
        held.set()
        await first
        results = await asyncio.gather(*rest, return_exceptions=True)
        await asyncio.gather(*[writer.write(guest(name)) for name in "xyz"])
        writer.close()
        return results

    results = asyncio.run(go())
    assert [result for result in results if result == 1] == [1, 1, 1]
    assert isinstance(results[2], sql.exc.IntegrityError)
    assert "'a'" not in str(results[2])  # an error never says what was to be written
    with engine.connect() as connection:
        names = connection.execute(sql.select(GUESTS.c.id).order_by(GUESTS.c.id)).scalars().all()
    engine.dispose()
    assert names == ["a", "b", "c", "x", "y", "z"]
    assert len(commits) <= 1 + 3 + 3


def test_many_at_once_take_few_commits(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'fracas.sqlite3'}")
    commits: list[int] = []
    sql.event.listen(engine, "commit", lambda _connection: commits.append(1))

    async def go() -> None:
        writer = Writer(engine)
        await asyncio.gather(*[writer.write(guest(f"guest {number}")) for number in range(200)])
        writer.close()

    asyncio.run(go())
    engine.dispose()
    assert len(commits) < 100


@pytest.mark.parametrize("again", [1, 2])
def test_a_database_is_upgraded_once(tmp_path: Path, again: int) -> None:
    for _ in range(again):
        engine = open_database(f"sqlite:///{tmp_path / 'fracas.sqlite3'}")
        with engine.connect() as connection:
            assert connection.execute(sql.text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(sql.text("PRAGMA synchronous")).scalar() == 2
            assert connection.execute(sql.text("PRAGMA foreign_keys")).scalar() == 1
        engine.dispose()


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from fracas.server.storage.database import METADATA

    engine = open_database(f"sqlite:///{tmp_path / 'fracas.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
