"""One server for one database."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sql

from fracas.server.storage.database import NewerDatabase, engine_for, open_database
from fracas.server.storage.lock import DatabaseLock, Taken
from fracas.server.storage.storage import Storage
from tests.server.conftest import Databases
from tests.server.kit import PATIENCE, Served


def test_a_second_server_on_one_database_is_refused(databases: Databases) -> None:
    database = databases.fresh()

    async def go() -> None:
        first = Storage(database)
        with pytest.raises(Taken, match="Another server uses this database already"):
            Storage(database)
        other = Storage(databases.fresh())  # another database is another matter
        other.close()
        first.close()
        Storage(database).close()

    asyncio.run(go())


def test_a_file_has_one_server_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    link = tmp_path / "link.sqlite3"
    link.symlink_to(database)
    first = DatabaseLock(engine_for(f"sqlite:///{database}"))
    for name in (str(link), f"file:{database}?uri=true", f"{tmp_path}/./games.sqlite3"):
        with pytest.raises(Taken):
            DatabaseLock(engine_for(f"sqlite:///{name}"))
    first.give_up()


def test_serve_says_so_in_one_sentence(databases: Databases) -> None:
    with Served(databases.fresh()) as served:
        command = [sys.executable, "-m", "fracas", "serve", "--port", "0", "--database", served.database]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 3, check=False)
    assert second.returncode != 0
    assert "Another server uses this database already" in second.stderr + second.stdout
    assert "Traceback" not in second.stderr and "served at" not in second.stdout


def test_a_database_that_cannot_be_reached_is_said_in_one_sentence() -> None:
    command = [sys.executable, "-m", "fracas", "serve", "--port", "0", "--database", "sqlite:////proc/none/at/all.db"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 3, check=False)
    assert done.returncode != 0 and "cannot be opened" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["admin", "tables"], ["admin", "bans"]], ids=" ".join)
def test_a_newer_database_is_said_in_one_sentence(databases: Databases, words: list[str]) -> None:
    url = databases.fresh()
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    command = [sys.executable, "-m", "fracas", *words, "--database", url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 3, check=False)
    assert done.returncode == 2 and "newer version of Fracas" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1 and not done.stdout
    with pytest.raises(NewerDatabase):
        open_database(url)


def test_the_files_of_a_database_are_its_owners_alone(tmp_path: Path) -> None:
    """Whatever is usual on the machine; also those that SQLite makes beside it."""
    before = os.umask(0)
    try:
        with Served(f"sqlite:///{tmp_path}/new/fracas.sqlite3") as served, served.guest("Ann") as ann:
            ann.table("me", "random")
            made = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
    finally:
        os.umask(before)
    names = {"fracas.sqlite3", "fracas.sqlite3-wal", "fracas.sqlite3-shm", "fracas.sqlite3.lock"}
    assert made == dict.fromkeys(names, 0o600)


def test_a_database_that_is_named_as_an_address_leaves_no_folder_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    engine = open_database("sqlite:///file:here/fracas.sqlite3?uri=true")
    engine.dispose()
    assert [each.name for each in tmp_path.iterdir()] == ["here"]
    assert stat.S_IMODE((tmp_path / "here" / "fracas.sqlite3").stat().st_mode) == 0o600
