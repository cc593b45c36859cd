"""One server for one database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from fracas.server.claim import Claim, Taken
from fracas.server.database import engine_for
from fracas.server.storage import Storage
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
    first = Claim(engine_for(f"sqlite:///{database}"))
    for name in (str(link), f"file:{database}?uri=true", f"{tmp_path}/./games.sqlite3"):
        with pytest.raises(Taken):
            Claim(engine_for(f"sqlite:///{name}"))
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
