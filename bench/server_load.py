"""Tables of figures, each with scripted players who answer at their pace."""

from __future__ import annotations

import asyncio
import os
import secrets
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from bench.server_wire import Server, Wire, open_wire
from fracas.server.wire.protocol import PROTOCOL

OPTIONS: Final[dict[str, Any]] = {"army_size": 3}
AT_ONCE: Final = 16
"""Tables that are opened at the same time."""


class Option(msgspec.Struct):
    value: int


class Asked(msgspec.Struct):
    id: int
    options: list[Option]


class Scene(msgspec.Struct):
    asked: Asked | None = None
    over: bool = False


_scene = msgspec.json.Decoder(Scene)


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, server: Server, *, players: int = 2, protocol: int = PROTOCOL, seed: int = 1) -> None:
        self.server = server
        self.players = players
        self.protocol = protocol
        self.pace = 1.0
        self.playing = False
        self.answers = 0
        self.games = 0
        """Finished ones."""
        self.bytes = 0
        """Of all that came because of an answer."""
        self.latencies: list[float] = []
        self.tables: list[PacedTable] = []
        self.problems: list[str] = []
        self._random = Random(seed)
        self._opening: set[asyncio.Task[None]] = set()
        self._spare: list[PacedTable] = []
        self._ended: list[PacedTable] = []

    async def open(self, tables: int) -> None:
        """Set up tables, each with guests of its own, and connect them."""
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(table: PacedTable) -> None:
            async with turn:
                await table.anew()

        self.tables = [PacedTable(self, Random(self._random.random())) for _ in range(tables)]
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(one(table))

    async def play(self, tables: int, pace: float, seconds: float) -> dict[str, float]:
        """Let so many tables play, each with an answer every ``pace`` seconds; what came of it. Where a game ends, one
        of the other tables goes on, as long as there are any: to open tables is not what is measured."""
        self.pace = pace
        self.answers, self.bytes, self.latencies = 0, 0, []
        self.playing = True
        self._random.shuffle(self.tables)
        self._spare = self.tables[tables:]
        for table in self.tables[:tables]:
            table.begin()
        cpu, begun, mine, threads = self.server.cpu(), perf_counter(), _own_cpu(), self.server.threads()
        await asyncio.sleep(seconds)
        answers, latencies = self.answers, sorted(self.latencies)
        cpu, took, mine = self.server.cpu() - cpu, perf_counter() - begun, _own_cpu() - mine
        threads = {name: spent - threads[name] for name, spent in self.server.threads().items()}
        self.playing = False
        await self.rest()
        return {
            **{f"{name} µs": 1e6 * spent / max(1, answers) for name, spent in threads.items()},
            "answers/s": answers / took,
            "answers/CPU-s": answers / cpu,
            "server CPU %": 100 * cpu / took,
            "client CPU %": 100 * mine / took,
            "p50 ms": 1000 * latencies[len(latencies) // 2],
            "p99 ms": 1000 * latencies[int(len(latencies) * 0.99)],
            "bytes/answer": self.bytes / max(1, answers),
        }

    async def rest(self) -> None:
        """Wait until every answer has been served, and every new table been opened."""
        async with asyncio.timeout(120):
            for table in self._ended:
                self._open_anew(table)
            self._ended = []
            while self._opening or not all(table.at_rest for table in self.tables):
                if self.problems:
                    raise RuntimeError(self.problems[0])
                await asyncio.sleep(0.05)

    def over(self, table: PacedTable) -> None:
        """A game is over: two others open another table, as nobody may open one every other second."""
        self.games += 1
        if self.playing and self._spare:
            self._ended.append(table)
            self._spare.pop().begin()
        else:
            self._open_anew(table)

    def _open_anew(self, table: PacedTable) -> None:
        task = asyncio.create_task(table.anew())
        self._opening.add(task)
        task.add_done_callback(self._opened)

    def _opened(self, task: asyncio.Task[None]) -> None:
        self._opening.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.problems.append(repr(task.exception()))

    def close(self) -> None:
        for table in self.tables:
            table.close()


class PacedTable:
    """A table with its players; one answer is under way at a time."""

    def __init__(self, load: Load, random: Random) -> None:
        self.id = ""
        self.cookies: list[str] = []
        self.wires: list[Wire] = []
        self._load = load
        self._random = random
        self._scenes: list[Scene | None] = []
        self._missing = 0  # viewers who have not been shown what came of the last answer
        self._sent = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def at_rest(self) -> bool:
        return not self._missing and (self._timer is None or not self._load.playing)

    async def come(self) -> None:
        """New guests. The server counts requests by cookie; a made-up one keeps them apart before they have one."""
        self.cookies = [
            (await self._load.server.ask("GET", "/api/me", secrets.token_urlsafe(24)))[1]
            for _ in range(self._load.players)
        ]

    async def anew(self) -> None:
        """Other guests at another table."""
        await self.come()
        await self.open()

    async def open(self) -> None:
        """A new table, where all sit down and look."""
        self.close()
        server = self._load.server
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self._load.players - 1)
        wish: dict[str, Any] = {"game": "figures", "seats": seats}
        wish |= {"settings" if self._load.protocol > 1 else "options": OPTIONS}
        opened, _ = await server.ask("POST", "/api/tables", self.cookies[0], wish)
        self.id = opened["table"]["id"]
        for invite, cookie in zip(opened["invites"], self.cookies[1:], strict=True):
            await server.ask("POST", f"/api/join/{invite['code']}", cookie)
        await self.connect()

    async def connect(self) -> None:
        """All look at the table."""
        players = self._load.players
        self._scenes = [None] * players
        self._missing = players
        self._sent = 0.0
        self.wires = []
        for seat in range(players):
            wire = await open_wire(self._load.server, self.id, self.cookies[seat], self._ear(seat))
            self.wires.append(wire)
            wire.send(b'{"type":"Hello","protocol":%d}' % self._load.protocol)

    def _ear(self, seat: int) -> Any:
        return lambda text: self._hear(seat, text)

    def _hear(self, seat: int, text: bytes) -> None:
        if self._sent:
            self._load.bytes += len(text) + (2 if len(text) < 126 else 4)
        if text.startswith(b'{"type":"Scene"'):
            self._scenes[seat] = _scene.decode(text)
            self._missing -= 1
            if not self._missing:
                self._served()
        elif text.startswith((b'{"type":"Refused"', b'{"type":"Problem"')):
            self._load.problems.append(text.decode())

    def _served(self) -> None:
        """Everybody has been shown what came of the last answer."""
        if self._sent:
            self._load.latencies.append(perf_counter() - self._sent)
            self._load.answers += 1
            self._sent = 0.0
        if self._scenes[0] is not None and self._scenes[0].over:
            self._load.over(self)
        elif self._load.playing:
            self._after(self._load.pace * (0.5 + self._random.random()))

    def begin(self) -> None:
        """Begin to play, somewhere within the pace."""
        self._after(self._load.pace * self._random.random())

    def _after(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._answer)

    def _answer(self) -> None:
        self._timer = None
        if not self._load.playing or self._missing:
            return
        for seat, scene in enumerate(self._scenes):
            if scene is not None and scene.asked is not None:
                asked = scene.asked
                value = self._random.choice(asked.options).value
                self._missing = self._load.players
                self._sent = perf_counter()
                self.wires[seat].send(
                    b'{"type":"Answer","seat":%d,"question":%d,"answer":%d}' % (seat, asked.id, value)
                )
                return

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def _own_cpu() -> float:
    spent = os.times()
    return spent.user + spent.system
