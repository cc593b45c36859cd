"""Honest players: they answer at an even pace, and note how long each answer takes to be accepted."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from bench.server_load import OPTIONS, Scene
from bench.server_wire import Server, Wire, open_wire
from fracas.server.wire.protocol import PROTOCOL

PACE: Final = 0.1
"""Seconds between two answers at a table."""
SEATS: Final = 2


class _Said(Scene):
    seat: int = 0


_said = msgspec.json.Decoder(_Said)


class HonestTable:
    """One person from an address of their own, who plays both seats of a table of figures; one answer is under way at
    a time."""

    def __init__(self, server: Server, number: int, seats: int = SEATS) -> None:
        self.latencies: list[float] = []
        """Seconds from each answer until it was accepted: it is on the disk then."""
        self.problem = ""
        self._server = server
        self._address = f"192.0.2.{number + 1}"
        self._random = Random(number)
        self._cookie = ""
        self._wire: Wire | None = None
        self._seats = seats
        self._scenes: list[Scene | None] = [None] * seats
        self._missing = 0
        self._sent = 0.0
        self._noting = False
        self._timer: asyncio.TimerHandle | None = None

    async def sit(self) -> None:
        """A guest, a table, a socket. From then on they play."""
        _, self._cookie = await self._server.ask("GET", "/api/me", "", address=self._address)
        await self._open()

    async def _open(self) -> None:
        opened, _ = await self._server.ask("POST", "/api/tables", self._cookie, self._wish(), self._address)
        self._missing, self._sent = self._seats, 0.0
        self._wire = await open_wire(self._server, opened["table"]["id"], self._cookie, self._hear, self._address)
        self._wire.send(b'{"type":"Hello","protocol":%d}' % PROTOCOL)

    def _wish(self) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "me", "name": "The other one"}]
        return {"game": "figures", "seats": seats, "settings": OPTIONS}

    def note(self, noting: bool) -> None:
        """Begin to note, or end it: an answer that is still under way counts as long as it has waited."""
        if self._noting and not noting and self._sent:
            self.latencies.append(perf_counter() - self._sent)
        self._noting = noting

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._wire is not None:
            self._wire.close()

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"Accepted"'):
            if self._noting and self._sent:
                self.latencies.append(perf_counter() - self._sent)
            self._sent = 0.0
        elif text.startswith(b'{"type":"Scene"'):
            scene = _said.decode(text)
            self._scenes[scene.seat] = scene
            self._missing -= 1
            if not self._missing:
                self._go_on(over=scene.over)
        elif text.startswith((b'{"type":"Refused"', b'{"type":"Problem"')):
            self.problem = text.decode()

    def _go_on(self, *, over: bool) -> None:
        if over:
            self.close()
            self._reopening = asyncio.get_running_loop().create_task(self._open())
            return
        pause = PACE * (0.5 + self._random.random())
        self._timer = asyncio.get_running_loop().call_later(pause, self._answer)

    def _answer(self) -> None:
        for seat, scene in enumerate(self._scenes):
            if scene is not None and scene.asked is not None and self._wire is not None:
                value = self._random.choice(scene.asked.options).value
                self._missing, self._sent = self._seats, perf_counter()
                self._wire.send(
                    b'{"type":"Answer","seat":%d,"question":%d,"answer":%d}' % (seat, scene.asked.id, value)
                )
                return


class HonestOpponent(HonestTable):
    """Somebody at a public table of legacy with a clock, who plays with anybody that sits down. Both choose at once."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(server, number, seats=1)
        self._answered = -1

    def _wish(self) -> dict[str, Any]:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return {"game": "legacy", "seats": seats, "private": False, "clock": {"bank": 3600, "increment": 0}}

    def _go_on(self, *, over: bool) -> None:
        scene = self._scenes[0]
        self._missing = self._seats
        if over or (scene is not None and scene.asked is not None and scene.asked.id != self._answered):
            if scene is not None and scene.asked is not None:
                self._answered = scene.asked.id
            super()._go_on(over=over)


async def measured(tables: list[HonestTable], seconds: float) -> list[float]:
    """How long answers have taken during so many seconds, in order."""
    for table in tables:
        table.note(True)
    await asyncio.sleep(seconds)
    for table in tables:
        table.note(False)
    problems = [table.problem for table in tables if table.problem]
    if problems:
        raise RuntimeError(f"an honest player was refused: {problems[0]}")
    return sorted(latency for table in tables for latency in table.latencies)
