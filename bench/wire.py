"""Measure what an answer costs on the wire: whole games over real WebSockets, every player at a browser of their own.

python -m bench.wire [--game synergy] [--players 2] [--games 4] [--seed 1] [--dry]

All that the server sends after the table is open is counted, with the frames around it: to all players together, per
answer. Players answer at random. Before they do, they look at what they could do, as the browser does (``Seen``); where
a place is asked for, they point at one first (``Tried``).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from bench.results import RESULTS, circumstances, table, write_section
from bench.server_wire import Server, Wire, open_wire
from fracas.server.wire.protocol import PROTOCOL

LOOKS = ("act", "walk", "target")
"""Questions at which the browser asks for the outlook, at synergy and at skirmish."""
TOO_MANY = "too-many-tries"
LIMIT = 6_000
"""Bytes per answer that two players may cost."""
PATIENCE = 120.0


class CountedTable:
    """One game, and what it cost."""

    def __init__(self, server: Server, game: str, players: int, random: Random) -> None:
        self.answers = 0
        self.written = 0
        """Bytes of all messages after the table was opened, before they are compressed."""
        self.biggest = 0
        """Of all that came because of one answer."""
        self.kinds: dict[str, int] = {}
        self._server = server
        self._game = game
        self._players = players
        self._random = random
        self._wires: list[Wire] = []
        self._begun = False
        self._since = 0
        self._asked: dict[int, dict[str, Any]] = {}
        self._seen: set[int] = set()
        self._moved = asyncio.Event()
        self._over = False
        self._looked = ""
        self._tried: dict[str, Any] = {}

    async def play(self) -> None:
        """To the end."""
        await self._open()
        self._begun = True
        while not self._over:
            seat, asked = min(self._asked.items())
            self._seen.clear()
            self._since = 0
            self._asked.pop(seat)
            if asked["ask"] in LOOKS:
                await self._look(seat, asked["id"])
            answer = self._choose(asked)
            if answer is None:
                answer = await self._point(seat, asked)
            message = {"type": "Answer", "seat": seat, "question": asked["id"], "answer": answer}
            self._wires[seat].send(json.dumps(message).encode())
            self.answers += 1
            async with asyncio.timeout(PATIENCE):
                while len(self._seen) < self._players or not (self._asked or self._over):
                    self._moved.clear()
                    await self._moved.wait()
            self.biggest = max(self.biggest, self._since)
        for wire in self._wires:
            wire.close()

    async def _open(self) -> None:
        ask = self._server.ask
        cookies = [(await ask("GET", "/api/me", secrets.token_urlsafe(24)))[1] for _ in range(self._players)]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self._players - 1)
        opened, _ = await ask("POST", "/api/tables", cookies[0], {"game": self._game, "seats": seats})
        for invite, cookie in zip(opened["invites"], cookies[1:], strict=True):
            await ask("POST", f"/api/join/{invite['code']}", cookie)
        for seat, cookie in enumerate(cookies):
            wire = await open_wire(self._server, opened["table"]["id"], cookie, self._ear(seat))
            self._wires.append(wire)
            wire.send(b'{"type":"Hello","protocol":%d}' % PROTOCOL)
        async with asyncio.timeout(PATIENCE):
            while len(self._seen) < self._players:
                self._moved.clear()
                await self._moved.wait()

    async def _look(self, seat: int, question: int) -> None:
        """Nobody may look all the time; who is refused looks again a moment later."""
        message = {"type": "Look", "seat": seat, "question": question, "about": []}
        async with asyncio.timeout(PATIENCE):
            while True:
                self._looked = ""
                self._wires[seat].send(json.dumps(message).encode())
                while not self._looked:
                    self._moved.clear()
                    await self._moved.wait()
                if self._looked == "Seen":
                    return
                await asyncio.sleep(0.25)

    async def _point(self, seat: int, asked: dict[str, Any]) -> list[int]:
        """The legal place nearest to one that is pointed at; for nothing the server proposes a sensible one."""
        shape, point = asked["shape"], list[int]()
        if asked["ask"] == "move":
            far = shape["width"] // 3
            point = [min(max(at + self._random.randint(-far, far), 0), shape["width"]) for at in shape["start"]]
        self._looked, self._tried = "", {}
        message = {"type": "Try", "seat": seat, "question": asked["id"], "place": point}
        self._wires[seat].send(json.dumps(message).encode())
        async with asyncio.timeout(PATIENCE):
            while self._looked != "Tried":
                self._moved.clear()
                await self._moved.wait()
        return self._tried.get("place") or []

    def _ear(self, seat: int) -> Any:
        return lambda text: self._hear(seat, text)

    def _hear(self, seat: int, text: bytes) -> None:
        message = json.loads(text)
        kind = message["type"]
        if self._begun and kind != "Refused":
            size = len(text) + (2 if len(text) < 126 else 4)
            self.written += size
            self._since += size
            self.kinds[kind] = self.kinds.get(kind, 0) + size
        if kind in ("Seen", "Tried") or message.get("code") == TOO_MANY:
            self._looked = kind
            self._tried = message
        elif kind in ("Refused", "Problem"):
            raise RuntimeError(text.decode())
        if kind == "Scene":
            self._seen.add(seat)
            self._over = self._over or message.get("over", False)
            asked = message.get("asked")
            if asked is None:
                self._asked.pop(seat, None)
            else:
                self._asked[seat] = asked
        self._moved.set()

    def _choose(self, asked: dict[str, Any]) -> int | list[int] | None:
        """Any answer; None where a place on the table is asked for."""
        shape = asked.get("shape")
        if not shape:
            value: int = self._random.choice(asked["options"])["value"]
            return value
        if shape["type"] == "Plane":
            return None
        heaps = [heap for heap, room in enumerate(shape["room"]) for _ in range(room)][: len(shape["things"])]
        heaps += [-1] * (len(shape["things"]) - len(heaps))
        self._random.shuffle(heaps)
        return heaps


async def measure(args: argparse.Namespace) -> str:
    random = Random(args.seed)
    with tempfile.TemporaryDirectory(prefix="fracas-wire-") as folder:
        server = await Server.started(f"sqlite:///{Path(folder, 'wire.sqlite3')}", [])
        try:
            games = []
            for _ in range(args.games):
                before = Wire.received
                game = CountedTable(server, args.game, args.players, random)
                await game.play()
                games.append((game, Wire.received - before))
        finally:
            await server.stop()
    answers = sum(game.answers for game, _ in games)
    written = sum(game.written for game, _ in games)
    travelled = sum(bytes_ for _, bytes_ in games)
    kinds: dict[str, int] = {}
    for game, _ in games:
        for kind, size in game.kinds.items():
            kinds[kind] = kinds.get(kind, 0) + size
    rows = [
        ["games, answers", f"{len(games)}, {answers:,}"],
        ["**bytes per answer**, to all players together, as written", f"{written / answers:,.0f}"],
        ["of that, by kind of message", ", ".join(f"{kind} {size / answers:,.0f}" for kind, size in kinds.items())],
        ["bytes per answer on the sockets, with the opening of the table", f"{travelled / answers:,.0f}"],
        ["most bytes after one answer", f"{max(game.biggest for game, _ in games):,}"],
    ]
    if args.game == "synergy" and args.players == 2:
        rows.append([f"aim: under {LIMIT:,} for two", "kept" if written / answers < LIMIT else "**missed**"])
    return f"""## What an answer of {args.game} costs on the wire

{circumstances()} `python -m bench.wire --game {args.game} --players {args.players} --games {args.games}
--seed {args.seed}`. {args.players} players with a WebSocket each on loopback answer at random, to the end of the game.

{table(["", ""], rows)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.wire", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="synergy", help="which game (synergy)")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="players, who all look on (2)")
    parser.add_argument("--games", type=int, default=4, metavar="N", help="whole games (4)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of their answers (1)")
    parser.add_argument("--dry", action="store_true", help="print only; leave the results as they are")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    body = asyncio.run(measure(args))
    if not args.dry:
        write_section(f"wire-{args.game}", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
