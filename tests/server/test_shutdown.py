"""The server ends soon after it is told to, whatever it is doing; what was acknowledged is kept, and nobody is shown
our insides."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from fracas.games import REGISTERED
from fracas.server.wire.protocol import PROTOCOL
from tests.kit.play import answer_any
from tests.server.kit import Guest, Line
from tests.server.truth import stored

SOON = 15.0
"""Seconds. It promises three on a machine that has time for it; without that it would take ten more, or for ever."""


class Process:
    """``fracas serve``, as it is started by a keeper."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'games.sqlite3'}"
        self.file = folder / "games.sqlite3"
        self._errors = folder / "errors"
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "fracas", "serve", "--port", "0", "--workers", "1", "--database", self.database],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "FRACAS_HOME": str(folder)},
            )
        self.url, self.port = "", 0

    def is_up(self) -> None:
        """Wait until it says where it is."""
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def guest(self, name: str) -> Guest:
        guest = Guest(cast(Any, SimpleNamespace(url=self.url, port=self.port)))
        guest.put("/api/me", {"name": name})
        return guest

    def ends(self) -> str:
        """Told to end, it does; what it said on the way."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(SOON)
        return self._errors.read_text()

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    with closing(Process(tmp_path)) as process:
        process.is_up()
        yield process


def long_record(game: str, answers: int) -> str:
    table, luck = REGISTERED[game].start(players=2, seed=5), Random(5)
    for _ in range(answers):
        if not table.over:
            answer_any(table, luck)
    return table.record().text()


def played(line: Line, answers: int) -> list[tuple[int, int, Any]]:
    """So many answers at a table of two own seats: the seat, the question and the answer, all acknowledged."""
    given = []
    for _ in range(answers):
        seat = int(line.scenes[0]["waiting_for"][0])
        asked = line.scenes[seat]["asked"]
        assert line.answer(seat)["type"] == "Accepted"
        given.append((seat, asked["id"], asked["options"][0]["value"]))
        for each in (0, 1):
            line.scene(each)
    return given


def kept(process: Process, table: str, given: list[tuple[int, int, Any]]) -> bool:
    [(_, entries)] = stored(process.database, [table])
    return all((seat, answer) in entries[question:] for seat, question, answer in given)


def test_with_much_under_way_it_ends_and_keeps_what_it_acknowledged(process: Process) -> None:
    """Bots think, a replay streams to somebody who does not read, a record is being played, a request does not end,
    and sockets are open whose browsers are gone."""
    with ExitStack() as here:
        ann = here.enter_context(process.guest("Ann"))
        table = ann.table("me", "me")["table"]["id"]
        line = here.enter_context(ann.sit(table))
        for seat in (0, 1):
            line.scene(seat)
        given = played(line, 5)
        for _ in range(3):
            here.enter_context(ann.sit(table))  # and nothing is read from it
            ann.table("mcts:2000", "me", game="legacy")
        replay = ann.post("/api/replays", {"record": long_record("synergy", 300)})["id"]
        for request in (
            f"GET /api/replays/{replay}/steps?seat=all HTTP/1.1\r\n",
            "PUT /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n",
            "POST /api/replays HTTP/1.1\r\nContent-Type: application/json\r\n",
        ):
            wire = here.enter_context(closing(socket.create_connection(("127.0.0.1", process.port), SOON)))
            body = b""
            if request.startswith("POST"):
                body = msgspec.json.encode({"record": long_record("figures", 3_000)})
                request += f"Content-Length: {len(body)}\r\n"
            head = f"{request}Host: 127.0.0.1:{process.port}\r\nCookie: {ann.cookie}\r\n\r\n"
            wire.sendall(head.encode() + body)
        said = process.ends()
    assert "Traceback" not in said, said
    assert kept(process, table, given)


def test_with_a_disk_that_does_not_answer_it_ends_and_keeps_what_it_acknowledged(process: Process) -> None:
    with ExitStack() as here:
        ann = here.enter_context(process.guest("Ann"))
        table = ann.table("me", "me")["table"]["id"]
        line = here.enter_context(ann.sit(table))
        for seat in (0, 1):
            line.scene(seat)
        given = played(line, 5)
        other = here.enter_context(closing(sqlite3.connect(process.file, isolation_level=None)))
        other.execute("BEGIN IMMEDIATE")
        seat = int(line.scenes[0]["waiting_for"][0])
        asked = line.scenes[seat]["asked"]
        line.send("Answer", seat=seat, question=asked["id"], answer=asked["options"][0]["value"])
        line.send("Hello", protocol=PROTOCOL)
        ann.http.get("/api/games")  # by now the answer waits to be written
        said = process.ends()
        other.execute("ROLLBACK")
    assert "Traceback" not in said, said
    assert kept(process, table, given)


def test_it_ends_while_it_starts(tmp_path: Path) -> None:
    """Its database has just been begun."""
    with closing(Process(tmp_path)) as process:
        while not process.file.exists():
            assert process.runs
        assert "Traceback" not in process.ends()


HANGS = """
import asyncio, time
from fracas.server.wire.shutdown import Shutdown
from fracas.server.workers.lane import Lane

async def main():
    lane = Lane(1)
    await lane.run(int)
    print("up", flush=True)
    Shutdown(0.0).begin()
    time.sleep(60)  # the event loop hangs

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_who_hangs_is_ended_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """Without tidying, the processes in which bots think leave semaphores, and Python warns of each."""
    script = tmp_path / "hangs.py"
    script.write_text(HANGS)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=SOON + 40.0)
    assert done.stdout == "up\n"
    assert (done.returncode, done.stderr) == (143, "")
