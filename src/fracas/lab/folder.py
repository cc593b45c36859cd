"""Results on the disk: a folder of Parquet parts, and a manifest that says what was to be played.

A part is a chunk of the games of one table; its name says which: ``part-TABLE-FIRST-COUNT.parquet``. It is written
beside and renamed when it is complete, so a part is there as a whole or not at all, and a run that was stopped, or
killed, goes on with what is missing. Many small parts are drawn together into a large one now and then; what is left of
the small ones, if that was broken off, is recognised by the names.

Any program that reads Parquet reads a folder. DuckDB writes it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import fracas
from fracas.core.refusal import FracasError
from fracas.core.sentences import listed
from fracas.lab.needs import needed
from fracas.lab.plan import Plan
from fracas.lab.rows import FORMAT, Row, columns_of

MANIFEST: Final = "manifest.json"
LOCK: Final = ".lock"
TOGETHER: Final = 50
"""So many neighbouring parts are drawn together into one."""
_PART: Final = re.compile(r"part-(\d+)-(\d+)-(\d+)\.parquet")


class Chunk(NamedTuple):
    """Games that follow one another: what is sent to a worker, and written as one part."""

    table: int
    """Which of the plans, by its place in the manifest."""
    first: int
    games: int

    @property
    def name(self) -> str:
        """The name of the part."""
        return f"part-{self.table:04d}-{self.first:010d}-{self.games}.parquet"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a folder holds. Its rows follow from this alone."""

    format: int
    fracas: str
    """The version that began it."""
    plans: list[Plan]
    """One for each kind of table."""
    games: int
    """How many are to be played at each table. A folder can be extended: this number alone may change."""
    chunk: int
    reproducible: bool
    """False if a bot looks at the clock."""


class Folder:
    """A folder of results. `Folder.begun` makes it or takes it up again; `Folder` only reads it."""

    def __init__(self, path: Path) -> None:
        """Take up a folder that is there."""
        self.path = path
        self.duckdb = needed("duckdb", "lab", "A folder of results")
        try:
            self.manifest = msgspec.json.decode((path / MANIFEST).read_bytes(), type=Manifest)
        except FileNotFoundError:
            raise FracasError("no-results", f"There are no results in {path}.") from None
        except msgspec.DecodeError as error:
            raise FracasError("no-results", f"The manifest in {path} cannot be read: {error}.") from None
        if self.manifest.format != FORMAT:
            raise FracasError(
                "other-format",
                f"The rows in {path} are of format {self.manifest.format}, and this version of Fracas reads {FORMAT}.",
            )
        self.done = self._parts()

    @classmethod
    def begun(cls, path: Path, plans: Sequence[Plan], *, games: int, chunk: int, reproducible: bool = True) -> Folder:
        """A new folder, or the one that is there if it holds the same plans."""
        needed("duckdb", "lab", "A folder of results")
        manifest = Manifest(FORMAT, fracas.__version__, list(plans), games, chunk, reproducible)
        if (path / MANIFEST).exists():
            folder = cls(path)
            folder.must_hold(manifest)
            return folder
        try:
            path.mkdir(parents=True, exist_ok=True)
            if any(each.name != LOCK for each in path.iterdir()):
                raise FracasError("not-empty", f"{path} is not empty, and holds no results. Name a new folder.")
        except (FileExistsError, NotADirectoryError):
            raise FracasError("not-empty", f"{path} is a file. Name a new folder.") from None
        put(path / MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
        return cls(path)

    def must_hold(self, wanted: Manifest) -> None:
        """Refuse to mix the games of two plans."""
        mine = self.manifest
        if len(mine.plans) == len(wanted.plans):
            different = sorted(
                {
                    name
                    for one, other in zip(mine.plans, wanted.plans, strict=True)
                    for name in Plan.__struct_fields__
                    if getattr(one, name) != getattr(other, name)
                }
            )
            if not different:
                return
        else:
            different = ["number of tables"]
        raise FracasError(
            "other-plan",
            f"{self.path} holds games of another plan: its {listed(different)} "
            f"{'differs' if len(different) == 1 else 'differ'}. Name a new folder.",
        )

    # -- what is there, and what is not

    @property
    def game(self) -> str:
        """The game that was played."""
        return self.manifest.plans[0].game

    @property
    def columns(self) -> dict[str, str]:
        """The columns of its rows, with their types."""
        plan = self.manifest.plans[0]
        return {"plan": "INTEGER", **columns_of(plan.game, log=plan.keep == "answers")}

    @property
    def played(self) -> int:
        """How many games are there."""
        return sum(chunk.games for chunk in self.done)

    @property
    def wanted(self) -> int:
        """How many there will be."""
        return self.manifest.games * len(self.manifest.plans)

    def missing(self) -> list[Chunk]:
        """What is still to be played, in order: all tables take turns, so that a run that is stopped is even."""
        size, games = self.manifest.chunk, self.manifest.games
        there = {(chunk.table, at) for chunk in self.done for at in range(chunk.first, chunk.first + chunk.games, size)}
        return [
            Chunk(table, at, min(size, games - at))
            for at in range(0, games, size)
            for table in range(len(self.manifest.plans))
            if (table, at) not in there
        ]

    def extend(self, games: int) -> None:
        """So many games at each table. A folder never shrinks; a last part that is too short for it is played anew."""
        if games == self.manifest.games:
            return
        if games < self.manifest.games and self.played:
            raise FracasError(
                "fewer-games", f"{self.path} is for {self.manifest.games:,} games a table; it cannot be for fewer."
            )
        size = self.manifest.chunk
        for chunk in list(self.done):
            if chunk.games % size and chunk.first + chunk.games < games:
                self._shorten(chunk)
        self.manifest = msgspec.structs.replace(self.manifest, games=games)
        put(self.path / MANIFEST, msgspec.json.format(msgspec.json.encode(self.manifest)))

    def _shorten(self, chunk: Chunk) -> None:
        """Leave out the games of the last, unfinished chunk of a part."""
        count = chunk.games - chunk.games % self.manifest.chunk
        if count:
            shorter = Chunk(chunk.table, chunk.first, count)
            kept = f"SELECT * FROM {parts([self.path / chunk.name])} WHERE game < {chunk.first + count} ORDER BY game"
            self._copy(kept, shorter)
        (self.path / chunk.name).unlink()
        self.done = self._parts()

    def _parts(self) -> list[Chunk]:
        """The parts that count, in order. What a killed run left behind counts for nothing."""
        found = []
        for each in self.path.iterdir():
            if named := _PART.fullmatch(each.name):
                found.append(Chunk(*map(int, named.groups())))
        # A part within a larger one was to be removed when the larger one was made.
        found.sort(key=lambda chunk: (chunk.table, chunk.first, -chunk.games))
        kept: list[Chunk] = []
        for chunk in found:
            if kept and kept[-1].table == chunk.table and chunk.first < kept[-1].first + kept[-1].games:
                continue
            kept.append(chunk)
        return kept

    # -- writing

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Only one run writes into a folder."""
        with (self.path / LOCK).open("w") as lock:
            if sys.platform != "win32":
                import fcntl

                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise FracasError("in-use", f"Another run is writing into {self.path}.") from None
            for leftover in self.path.glob(".part-*"):
                leftover.unlink(missing_ok=True)
            kept = {chunk.name for chunk in self.done}
            for each in self.path.glob("part-*.parquet"):
                if each.name not in kept:
                    each.unlink()
            yield

    def write(self, chunk: Chunk, rows: Sequence[Row]) -> None:
        """A chunk is played."""
        raw = self.path / f".{chunk.name}.json"
        raw.write_bytes(b"\n".join(msgspec.json.encode({"plan": chunk.table, **row}) for row in rows))
        columns = ", ".join(f"{name}: '{kind}'" for name, kind in self.columns.items())
        self._copy(
            f"SELECT * FROM read_json({quoted(raw)}, format='newline_delimited', columns={{{columns}}}, "
            "maximum_object_size=1000000000) ORDER BY game",
            chunk,
        )
        raw.unlink()
        self.done.append(chunk)
        self._together(chunk)

    def _together(self, last: Chunk) -> None:
        """Draw neighbouring parts together, once there are many."""
        span = self.manifest.chunk * TOGETHER
        first = last.first - last.first % span
        near = sorted(
            chunk
            for chunk in self.done
            if chunk.table == last.table and first <= chunk.first < first + span and chunk.games == self.manifest.chunk
        )
        if len(near) < TOGETHER:
            return
        whole = Chunk(last.table, first, span)
        self._copy(f"SELECT * FROM {parts([self.path / chunk.name for chunk in near])} ORDER BY game", whole)
        for chunk in near:
            (self.path / chunk.name).unlink()
        self.done = [chunk for chunk in self.done if chunk not in near] + [whole]

    def _copy(self, select: str, chunk: Chunk) -> None:
        new = self.path / f".{chunk.name}"
        with self.duckdb.connect() as database:
            database.execute("SET threads = 1")
            database.execute(f"COPY ({select}) TO {quoted(new)} (FORMAT parquet, COMPRESSION zstd)")
        os.replace(new, self.path / chunk.name)

    # -- reading

    @contextmanager
    def opened(self) -> Iterator[Any]:
        """A DuckDB connection in which ``games`` is a view of all rows, and ``plans`` of the manifest's plans."""
        with self.duckdb.connect() as database:
            if self.done:
                files = parts([self.path / chunk.name for chunk in self.done])
                database.execute(f"CREATE VIEW games AS SELECT * FROM {files}")
            else:
                columns = ", ".join(f"{name} {kind}" for name, kind in self.columns.items())
                database.execute(f"CREATE TABLE games ({columns})")
            database.execute("CREATE TABLE plans (plan INTEGER, bots VARCHAR[], seed UBIGINT, settings JSON)")
            for number, plan in enumerate(self.manifest.plans):
                settings = msgspec.json.encode(plan.settings).decode()
                database.execute(
                    "INSERT INTO plans VALUES (?, ?, ?, ?)", [number, list(plan.bots), plan.seed, settings]
                )
            yield database

    def rows(self) -> Iterator[Row]:
        """Every game, in order."""
        names = list(self.columns)
        with self.opened() as database:
            found = database.execute(f"SELECT {', '.join(names)} FROM games ORDER BY plan, game")
            while some := found.fetchmany(1000):
                for row in some:
                    yield dict(zip(names, row, strict=True))


def quoted(path: Path) -> str:
    """A path as a word of SQL.

    >>> quoted(Path("it's"))
    "'it''s'"
    """
    return "'" + str(path).replace("'", "''") + "'"


def parts(paths: Sequence[Path]) -> str:
    """What reads these parts, in SQL."""
    return f"read_parquet([{', '.join(map(quoted, paths))}])"


def put(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_bytes(data)
    os.replace(new, path)
