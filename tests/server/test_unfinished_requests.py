"""Requests that begin and do not end, and a server that runs out of descriptors."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from http.client import HTTPResponse
from pathlib import Path

import httpx2
import pytest

from fracas.server.wire import unfinished_requests
from fracas.server.wire.limits import Limits
from fracas.server.wire.unfinished_requests import SaysItOnce
from tests.server.kit import PATIENCE, UNHURRIED, Served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path / 'games.sqlite3'}") as served:
        yield served


def begun(server: Served, text: bytes) -> socket.socket:
    """A connection on which ``text`` was sent, and nothing else. It is there when the server first looks: or the
    shortest time-out would be over before this thread had sent anything."""
    with server.held():
        wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        wire.sendall(text)
    return wire


def answered(wire: socket.socket) -> bytes:
    """All that comes until the server hangs up; nothing, if it did so before it had read anything."""
    parts = b""
    with closing(wire), suppress(ConnectionResetError):
        while part := wire.recv(65536):
            parts += part
    return parts


def until_let_in(status: Callable[[], int]) -> None:
    """Ask until the server has noticed that others are gone."""
    end = time.monotonic() + PATIENCE
    while status() != 200:
        assert time.monotonic() < end, "nobody gets in any more"


HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"


@pytest.mark.parametrize("text", [b"G", HEAD, BODY, HEAD + b"\r\n" + HEAD])
def test_a_request_that_does_not_end_is_refused_and_told_why(
    server: Served, monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    monkeypatch.setattr(unfinished_requests, "HEAD_WITHIN", 0.05)
    monkeypatch.setattr(unfinished_requests, "BODY_WITHIN", 0.05)
    said = answered(begun(server, text))
    assert b" 408 " in said and b"too-slow" in said


def test_a_connection_that_says_nothing_is_closed(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfinished_requests, "HEAD_WITHIN", 0.05)
    assert answered(begun(server, b"")) == b""


def test_there_is_a_cap_and_honest_people_get_in(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfinished_requests, "MOST_HALF_OPEN", 8)
    monkeypatch.setattr(unfinished_requests, "HEAD_WITHIN", 10 * PATIENCE)  # nobody goes for being slow
    with ExitStack() as wires:
        many = [wires.enter_context(begun(server, HEAD)) for _ in range(30)]
        for refused in many[:20]:  # the oldest go first; only the last few may still be there
            assert answered(refused)[:12] in (b"", b"HTTP/1.1 503")
        assert httpx2.get(f"{server.url}/api/games", timeout=PATIENCE).status_code == 200
        many[-1].sendall(b"\r\n")
        assert b" 200 " in many[-1].recv(65536)


def test_whole_requests_are_not_counted(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections that are kept alive, and sockets, hold no place of those that are half open."""
    monkeypatch.setattr(unfinished_requests, "MOST_HALF_OPEN", 2)
    with server.guest("Ann") as ann, ExitStack() as others:
        clients = [others.enter_context(httpx2.Client(base_url=server.url, timeout=PATIENCE)) for _ in range(5)]
        table = ann.table("me", "me")["table"]["id"]
        lines = [others.enter_context(ann.sit(table)) for _ in range(5)]
        for _ in range(2):
            assert [client.get("/api/games").status_code for client in clients] == [200] * 5
        for line in lines:
            line.send("Ping")
            line.until("Pong")


def test_one_address_has_no_more_than_its_share_of_connections(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unfinished_requests, "is_own_machine", lambda _: False)
    monkeypatch.setattr(unfinished_requests, "most_connections", lambda: 4 * unfinished_requests.SHARE)
    with ExitStack() as here:
        clients = [here.enter_context(httpx2.Client(base_url=server.url, timeout=PATIENCE)) for _ in range(5)]
        assert [client.get("/api/games").status_code for client in clients[:4]] == [200] * 4  # and they are kept alive
        refused = clients[4].get("/api/games")
        assert refused.status_code == 503 and refused.json()["code"] == "busy"
        clients[0].close()
        until_let_in(lambda: clients[4].get("/api/games").status_code)  # anybody who hangs up has room again


def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    limits = Limits(hello=0.05, requests=UNHURRIED.requests)
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    with ExitStack() as here:
        ann = here.enter_context(here.enter_context(Served(database, limits=limits)).guest("Ann"))
        line = here.enter_context(ann.line(ann.table("me", "me")["table"]["id"]))
        assert line.until("Problem")["code"] == "no-hello"
        assert line.closed() == 1013


def test_running_out_of_descriptors_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    says = SaysItOnce()
    with closing(loop), caplog.at_level(logging.INFO):
        for _ in range(2_000):
            error = OSError(errno.EMFILE, "Too many open files")
            says(loop, {"message": "socket.accept() out of system resource", "exception": error})
        assert len(caplog.records) == 1 and "EMFILE" in caplog.text and "Traceback" not in caplog.text
        says(loop, {"message": "something else", "exception": ValueError("x")})
        assert "something else" in caplog.text


def test_a_server_with_few_descriptors_says_little_and_recovers(tmp_path: Path) -> None:
    """With more connections than descriptors: the log stays short, and when they are gone, everybody gets in again."""
    command = [sys.executable, "-W", "error", "-m", "tests.luck", "serve", "--port", "0", "--workers", "1"]
    environment = {**os.environ, "FRACAS_HOME": str(tmp_path)}
    few = 100

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, few))

    log = tmp_path / "log"
    with (
        log.open("wb") as errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment, preexec_fn=limited
        ) as process,
    ):
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        port = int(url.rstrip("/").rpartition(":")[2])
        try:
            with ExitStack() as wires:
                for _ in range(3 * few):
                    wire = wires.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
                    wire.sendall(b"G")
                assert httpx2.get(f"{url}api/games", timeout=PATIENCE).status_code in (200, 503)
            until_let_in(lambda: httpx2.get(f"{url}api/games", timeout=PATIENCE).status_code)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
    assert len(log.read_text()) < 2_000, log.read_text()[:500]


# -- bodies that are too big

SIZE = 256 * 1024 * 1024
PIECE = b"x" * 65536


@pytest.mark.parametrize("path", ["/api/replays", "/api/me", "/api/nothing"])
@pytest.mark.parametrize("chunked", [False, True], ids=["declared", "chunked"])
def test_of_a_body_that_is_too_big_nothing_more_is_read(server: Served, path: str, chunked: bool) -> None:
    """One who sends on is told why, and what they send stays with them, but for what lies in the kernels' buffers."""
    method = "PUT" if path == "/api/me" else "POST"
    length = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {SIZE}"
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
    piece = b"%x\r\n%s\r\n" % (len(PIECE), PIECE) if chunked else PIECE
    sent = 0
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as wire:
        wire.sendall(head.encode())
        with suppress(BrokenPipeError, ConnectionResetError):
            while sent < SIZE:
                wire.sendall(piece)
                sent += len(PIECE)
        told = wire.recv(65536)
    assert sent < SIZE // 4
    status = b" 404 " if path == "/api/nothing" else b" 413 "
    assert status in told.splitlines()[0]


def test_a_short_request_that_is_refused_keeps_its_connection(server: Served) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as wire:
        head = b"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n"
        for _ in range(2):
            wire.sendall(head)
            assert _status(wire) == 404
            wire.sendall(b"{}")


def _status(wire: socket.socket) -> int:
    """The status of one response, of which all is read: its headers and its body may come one after the other."""
    response = HTTPResponse(wire)
    response.begin()
    response.read()
    return response.status
