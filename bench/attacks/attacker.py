"""An attacker: one address with several guests, who count what they do and what comes of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any, Final

from bench.server_wire import COOKIE, Refused, Server, Wire, open_wire
from fracas.server.wire.protocol import PROTOCOL

ADDRESS: Final = "198.51.100.7"
GUESTS: Final = 12

Seats = list[dict[str, Any]]


class Attacker:
    """One address with several guests."""

    def __init__(self, port: int, database: str, seconds: float) -> None:
        self.counts: Counter[str] = Counter()
        """What was done, and what was refused."""
        self.server = Server(database, port)
        self.database = database
        self.seconds = seconds
        self.until = 0.0

    def begin(self) -> None:
        """All is prepared: from now on it counts. Those who measure are told."""
        self.until = asyncio.get_running_loop().time() + self.seconds
        print("ready", flush=True)

    @property
    def on(self) -> bool:
        return asyncio.get_running_loop().time() < self.until

    async def ask(self, what: str, method: str, path: str, cookie: str = "", body: Any = None) -> Any:
        """A request, counted as ``what``; None if it was refused."""
        try:
            said, _ = await self.server.ask(method, path, cookie, body, ADDRESS)
        except (Refused, OSError, ValueError):
            self.counts[f"{what} refused"] += 1
            return None
        self.counts[what] += 1
        return said

    async def fetch(self, what: str, path: str, cookie: str = "", more: str = "") -> None:
        """Something long that is no JSON, counted as ``what``."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {ADDRESS}\r\nConnection: close\r\n"
            writer.write(f"{head}Cookie: {COOKIE}={cookie}\r\n{more}\r\n".encode())
            answer = await reader.read()
            self.counts["bytes"] += len(answer)
            self.counts[what if answer.startswith(b"HTTP/1.1 2") else f"{what} refused"] += 1
        finally:
            writer.close()

    async def guest(self) -> str:
        """The cookie of a new guest; empty if no more are let in."""
        try:
            return (await self.server.ask("GET", "/api/me", "", address=ADDRESS))[1]
        except (Refused, OSError):
            self.counts["guests refused"] += 1
            return ""

    async def table(self, cookie: str, game: str, seats: Seats, *, private: bool = True, **settings: Any) -> str:
        wish = {"game": game, "seats": seats, "settings": settings, "private": private}
        opened = await self.ask("tables", "POST", "/api/tables", cookie, wish)
        return "" if opened is None else str(opened["table"]["id"])

    async def all_at_once(self, attack: Callable[[int], Awaitable[None]], count: int = GUESTS) -> None:
        """``attack`` for each of so many guests, again and again; the pauses keep the attacker itself from spinning."""

        async def again(number: int) -> None:
            while self.on:
                with contextlib.suppress(OSError, TimeoutError, RuntimeError):
                    async with asyncio.timeout_at(self.until):
                        await attack(number)
                await asyncio.sleep(0.02)

        self.begin()
        await asyncio.gather(*(again(number) for number in range(count)))


class Line:
    """A socket at a table at which this guest plays."""

    def __init__(self, random: Random) -> None:
        self.wire: Wire | None = None
        self._asked: dict[int, dict[str, Any]] = {}
        self._came = asyncio.Event()
        self._random = random
        self._answered: set[tuple[int, int]] = set()
        self._places: list[Any] = []

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"Scene"'):
            scene = json.loads(text)
            self._asked.pop(scene["seat"], None)
            asked = scene.get("asked")
            if asked and (scene["seat"], asked["id"]) not in self._answered:
                self._asked[scene["seat"]] = asked
            self._came.set()
        elif text.startswith(b'{"type":"Tried"'):
            self._places.append(json.loads(text)["place"])
            self._came.set()

    def send(self, message: dict[str, Any]) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps(message).encode())

    async def asked(self) -> tuple[int, dict[str, Any]]:
        """What is asked of one of the seats."""
        while not self._asked:
            await self._more()
        return next(iter(self._asked.items()))

    async def _more(self) -> None:
        self._came.clear()
        await self._came.wait()

    def tried(self, seat: int, asked: dict[str, Any], place: list[int]) -> None:
        """Point at a place."""
        self.send({"type": "Try", "seat": seat, "question": asked["id"], "place": place})

    async def answer(self) -> None:
        """Answer with any option, or with the place that the server proposes."""
        seat, asked = await self.asked()
        value: Any
        if asked.get("options"):
            value = self._random.choice(asked["options"])["value"]
        else:
            self._places.clear()
            self.tried(seat, asked, [])
            while not self._places:
                await self._more()
            value = self._places[-1]
        self._asked.pop(seat, None)
        self._answered.add((seat, asked["id"]))
        self.send({"type": "Answer", "seat": seat, "question": asked["id"], "answer": value})


@contextlib.asynccontextmanager
async def watching(me: Attacker, table: str, cookie: str) -> AsyncIterator[Line]:
    """A line to a table."""
    if not table:
        raise RuntimeError("no table")
    line = Line(Random(1))
    line.wire = await open_wire(me.server, table, cookie, line.hear, ADDRESS)
    line.send({"type": "Hello", "protocol": PROTOCOL})
    try:
        yield line
    finally:
        line.wire.close()
