"""The least that is needed to talk to the server: the clients are to cost little, as the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import struct
import sys
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
COOKIE: Final = "fracas_guest"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNLIMITED: Final = ("--workers", "1", "--rate", "100000")


class Refused(RuntimeError):
    """The server has answered with a refusal."""


def _forwarded(address: str) -> str:
    """What a proxy on this machine would say of somebody from there."""
    return f"X-Forwarded-For: {address}\r\n" if address else ""


class Server:
    """``fracas serve`` in a process of its own."""

    def __init__(self, database: str, port: int, process: asyncio.subprocess.Process | None = None) -> None:
        """``process``, if it was started here."""
        self.database = database
        self.port = port
        self._started = process

    @property
    def _process(self) -> asyncio.subprocess.Process:
        assert self._started is not None, "it was started elsewhere"
        return self._started

    @classmethod
    async def started(
        cls, database: str, python: list[str], flags: Sequence[str] = UNLIMITED, *, quiet: bool = False
    ) -> Server:
        """A running server. By default there are no limits to how fast one may play, and no bots. A ``quiet`` one does
        not say what goes wrong."""
        flags = ["--port", "0", *flags, "--database", database]
        process = await asyncio.create_subprocess_exec(
            *(python or [sys.executable]),
            *("-m", "fracas", "serve", *flags),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL if quiet else None,
        )
        assert process.stdout is not None
        async with asyncio.timeout(60):
            line = (await process.stdout.readline()).decode()
        return cls(database, int(line.rstrip().rstrip("/").rpartition(":")[2]), process)

    async def stop(self) -> None:
        self._process.terminate()
        async with asyncio.timeout(60):
            await self._process.communicate()

    def cpu(self) -> float:
        """Seconds of processor time that the process has used, all threads together."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def threads(self) -> dict[str, float]:
        """The same, apart: the event loop, the writer, and all others. The writer is the first that is started."""
        spent = {"main": 0.0, "writer": 0.0, "others": 0.0}
        tasks = sorted(Path(f"/proc/{self._process.pid}/task").iterdir(), key=lambda task: int(task.name))
        for place, task in enumerate(tasks):
            fields = (task / "stat").read_text().rpartition(")")[2].split()
            name = ("main", "writer")[place] if place < 2 else "others"
            spent[name] += (int(fields[11]) + int(fields[12])) / TICKS
        return spent

    def memory(self) -> int:
        """Bytes of memory that it holds."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    async def ask(self, method: str, path: str, cookie: str, body: Any = None, address: str = "") -> tuple[Any, str]:
        """One request, as if from another ``address``; what comes back, and the cookie of the one who asked."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        given = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {COOKIE}={cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(given)}\r\nConnection: close\r\n"
            f"{_forwarded(address)}\r\n"
        )
        writer.write(head.encode() + given)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        headers, _, text = answer.partition(b"\r\n\r\n")
        if not headers.startswith(b"HTTP/1.1 2"):
            raise Refused(f"{method} {path}: {answer.decode()}")
        fresh = re.search(rf"(?i)set-cookie: {COOKIE}=([^;]+)", headers.decode())
        return json.loads(text), fresh[1] if fresh else cookie


class Wire(asyncio.Protocol):
    """One WebSocket. Like a browser it offers to take compressed messages; it sends none."""

    received = 0
    """Bytes, as they came over all wires."""

    def __init__(self, path: str, host: str, cookie: str, heard: Callable[[bytes], None], address: str = "") -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._inflate = zlib.decompressobj(-15)
        self._waiting = b""
        self._open = False
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {COOKIE}={cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n{_forwarded(address)}\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionResetError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        Wire.received += len(data)
        data = self._waiting + data
        if not self._open:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._waiting = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head.decode())
            self._open, data = True, rest
            self.ready.set_result(None)
        start = 0
        while (end := _frame(data, start)) is not None:
            self._take(data[start], data[end[0] : end[1]])
            start = end[1]
        self._waiting = data[start:]

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == TEXT:
            if first & 64:
                payload = self._inflate.decompress(payload + b"\0\0\xff\xff")
            self._heard(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self._transport.close()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a message, masked with zeros as the standard allows."""
        size = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()


def _frame(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the payload of the frame at ``start`` begins and ends; None if it has not all come yet."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1], start + 2
    if size == 126:
        begin += 2
    elif size == 127:
        begin += 8
    if len(data) < begin:
        return None
    if size >= 126:
        size = int.from_bytes(data[start + 2 : begin], "big")
    return (begin, begin + size) if len(data) >= begin + size else None


async def open_wire(server: Server, table: str, cookie: str, heard: Callable[[bytes], None], address: str = "") -> Wire:
    """The socket of a table, open, as if from another ``address``."""
    host = f"127.0.0.1:{server.port}"
    wire = Wire(f"/api/tables/{table}/socket", host, cookie, heard, address)
    await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", server.port)
    async with asyncio.timeout(60):
        await wire.ready
    return wire
