"""Attacks of an opponent at the honest players' own tables.

Honest players wait at public tables of legacy, where both choose at once. The attacker sits down with each of them,
does its mischief while they think, and answers when they have: so the games go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from bench.attacks.attacker import ADDRESS, Attacker
from bench.server_wire import Refused, Wire, open_wire
from fracas.server.wire.protocol import PROTOCOL

A_SECOND: Final = 25
"""Messages to each table. The server takes 20, and of looks 15."""
FOUND_EVERY: Final = 0.5
"""Seconds between two looks at which tables wait for somebody."""

Mischief = Callable[["Opponent"], dict[str, Any]]
"""The next message of an opponent who is asked something."""


class Opponent:
    """One seat at an honest player's table."""

    def __init__(self, me: Attacker, seat: int, mischief: Mischief) -> None:
        self.me = me
        self.seat = seat
        self.random = Random(seat)
        self.asked: dict[str, Any] | None = None
        """What this seat is asked, while it is."""
        self.over = False
        self._alone = False  # the others have chosen
        self._mischief = mischief
        self._wire: Wire | None = None

    async def play(self, table: str, cookie: str) -> None:
        """Until the game is over, or the time is."""
        self._wire = await open_wire(self.me.server, table, cookie, self._hear, ADDRESS)
        self._send({"type": "Hello", "protocol": PROTOCOL})
        try:
            while self.me.on and not self.over:
                if self.asked is not None and self._alone:
                    value = self.random.choice(self.asked["options"])["value"]
                    self._send({"type": "Answer", "seat": self.seat, "question": self.asked["id"], "answer": value})
                    self.asked = None
                elif self.asked is not None:
                    self._send(self._mischief(self))
                    self.me.counts["messages"] += 1
                await asyncio.sleep(1 / A_SECOND)
        finally:
            self._wire.close()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._wire is not None
        self._wire.send(json.dumps(message).encode())

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"Scene"'):
            scene = json.loads(text)
            self.asked, self.over = scene.get("asked"), scene.get("over", False)
            self._alone = scene["waiting_for"] == [self.seat]
        elif text.startswith((b'{"type":"Refused"', b'{"type":"Problem"')):
            self.me.counts["messages refused"] += 1


async def at_every_table(me: Attacker, mischief: Mischief) -> None:
    """Sit down wherever somebody waits, again and again."""
    playing: set[asyncio.Task[None]] = set()

    async def sit_down() -> None:
        for table in await me.ask("lists", "GET", "/api/tables") or ():
            if table["state"] == "open" and table["game"] == "legacy":
                cookie = await me.guest()  # another one at each table, because limits count guests
                with contextlib.suppress(Refused, OSError):
                    found, _ = await me.server.ask("POST", f"/api/tables/{table['id']}/join", cookie, None, ADDRESS)
                    playing.add(asyncio.create_task(Opponent(me, found["seat"], mischief).play(table["id"], cookie)))
                    me.counts["tables"] += 1

    me.until = asyncio.get_running_loop().time() + me.seconds
    await sit_down()
    me.begin()
    while me.on:
        await asyncio.sleep(FOUND_EVERY)
        await sit_down()
    await asyncio.gather(*playing, return_exceptions=True)


async def looks(me: Attacker) -> None:
    """An opponent at each honest player's own table who looks, tries and asks why as fast as they are let."""

    def look(opponent: Opponent) -> dict[str, Any]:
        assert opponent.asked is not None
        about = {"seat": opponent.seat, "question": opponent.asked["id"]}
        kinds = ({"type": "Look", "about": [opponent.random.randrange(9), opponent.random.randrange(9)]},)
        more: tuple[dict[str, Any], ...] = ({"type": "Why", "thing": "option:7"}, {"type": "Try", "place": [1, 2]})
        return {**about, **opponent.random.choice([*kinds * 4, *more])}

    await at_every_table(me, look)


async def stands(me: Attacker) -> None:
    """An opponent at each honest player's own table, which has a clock, who says all the time that they always pass
    here, where one may and where one may not, and that they do not."""

    def stand(opponent: Opponent) -> dict[str, Any]:
        assert opponent.asked is not None
        ask = opponent.random.choice(["x", opponent.asked["ask"], "x" * 1_000])
        return {"type": "Stand", "seat": opponent.seat, "ask": ask, "on": opponent.random.random() < 0.5}

    await at_every_table(me, stand)
