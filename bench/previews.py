"""Measure how long the server takes to say what would come of a place: ``Try`` and ``Tried`` over a real WebSocket.

python -m bench.previews [--games 1] [--tries 6] [--seed 1] [--python PATH] [--dry]

One browser plays both seats of skirmish at random. Wherever a place is asked for, it points at several places first, as
somebody does who moves a pointer over the table, and waits for each answer. A ``Ping`` goes before each of them: that is
what the way there and back costs on this machine at this moment.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from bench.results import RESULTS, circumstances, table, write_section
from bench.server_load import PROTOCOL
from bench.server_wire import Server, Wire, open_wire

PATIENCE = 120.0
LIMIT = 30.0
"""Milliseconds that a preview may take (issue 10)."""
TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("The Ford, 50 points", {"map": "ford"}),
    ("The Stair, 50 points", {"map": "stair"}),
    ("The Keeps, Battle fall, 50 points", {"map": "keeps", "scenario": "battlefall"}),
    ("The High Road, War tide, 100 points", {"map": "highroad", "scenario": "wartide", "points": 100}),
]
ROUNDS = 6


class Pointing:
    """One game, and how long each answer to a place that was pointed at took."""

    def __init__(self, server: Server, settings: dict[str, Any], random: Random, tries: int) -> None:
        self.took: dict[str, list[float]] = {}
        """In milliseconds: by what was asked, and whether the place was legal."""
        self.pings: list[float] = []
        self._server = server
        self._settings = settings
        self._random = random
        self._tries = tries
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def play(self) -> None:
        """To the end."""
        cookie = (await self._server.ask("GET", "/api/me", secrets.token_urlsafe(24)))[1]
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish = {"game": "skirmish", "seats": seats, "settings": {**self._settings, "round_limit": ROUNDS}}
        opened, _ = await self._server.ask("POST", "/api/tables", cookie, wish)
        self._wire: Wire = await open_wire(self._server, opened["table"]["id"], cookie, self._hear)
        self._send(type="Hello", protocol=PROTOCOL)
        scenes = await self._scenes()
        while not any(scene.get("over") for scene in scenes):
            seat, asked = next((scene["seat"], scene["asked"]) for scene in scenes if scene.get("asked"))
            answer = await self._answer(seat, asked)
            self._send(type="Answer", seat=seat, question=asked["id"], answer=answer)
            scenes = await self._scenes()
        self._wire.close()

    def _hear(self, text: bytes) -> None:
        self._heard.put_nowait(json.loads(text))

    def _send(self, **message: Any) -> None:
        self._wire.send(json.dumps(message).encode())

    async def _until(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._heard.get()
                if message["type"] in ("Refused", "Problem"):
                    raise RuntimeError(message)
                if message["type"] == kind:
                    return message

    async def _scenes(self) -> list[dict[str, Any]]:
        return [await self._until("Scene") for _ in range(2)]

    async def _answer(self, seat: int, asked: dict[str, Any]) -> Any:
        shape = asked.get("shape")
        if not shape:
            return self._random.choice(asked["options"])["value"]
        place: list[int] = []
        for point in self._points(asked["ask"], shape):
            self.pings.append(await self._timed("Pong", type="Ping"))
            took = await self._timed("Tried", type="Try", seat=seat, question=asked["id"], place=point)
            place = self._last.get("place") or place
            how = "refused, the nearest shown" if self._last.get("refused") else "legal"
            self.took.setdefault(f"{asked['ask']}, {how}", []).append(took)
        return place

    async def _timed(self, kind: str, **message: Any) -> float:
        before = perf_counter()
        self._send(**message)
        self._last = await self._until(kind)
        return 1000 * (perf_counter() - before)

    def _points(self, ask: str, shape: dict[str, Any]) -> list[list[int]]:
        if ask == "deploy":
            return [[]]
        x, y = shape["start"]
        found = []
        for _ in range(self._tries):
            far = self._random.choice((1_500, 3_000, 6_000, shape["width"]))
            px, py = x + self._random.randint(-far, far), y + self._random.randint(-far, far)
            found.append([min(max(px, 0), shape["width"]), min(max(py, 0), shape["height"])])
        return found


def row_of(name: str, times: list[float]) -> list[str]:
    """How many, the median, the slowest twentieth, the slowest."""
    slow = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    return [name, f"{len(times):,}", f"{median(times):.1f}", f"{slow:.1f}", f"{max(times):.1f}"]


async def measure(args: argparse.Namespace) -> str:
    rows: list[list[str]] = []
    every: list[float] = []
    pings: list[float] = []
    with tempfile.TemporaryDirectory(prefix="fracas-previews-") as folder:
        server = await Server.started(f"sqlite:///{Path(folder, 'previews.sqlite3')}", args.python)
        try:
            for name, settings in TABLES:
                took: dict[str, list[float]] = {}
                for number in range(args.games):
                    game = Pointing(server, settings, Random(f"{args.seed} {name} {number}"), args.tries)
                    await game.play()
                    pings += game.pings
                    for kind, times in game.took.items():
                        took.setdefault(kind, []).extend(times)
                rows += [row_of(f"{name}: {kind}", times) for kind, times in sorted(took.items())]
                every += [each for times in took.values() for each in times]
        finally:
            await server.stop()
    within = sum(each < LIMIT for each in every) / len(every)
    rows += [row_of("**all**", every), row_of("a ping, for comparison", pings)]
    kept = f"{within:.1%} of them; the median is {median(every) / LIMIT:.2f} of that"
    rows.append([f"under {LIMIT:.0f} ms", kept, "", "", ""])
    return f"""## Previews of skirmish

{circumstances()} `python -m bench.previews --games {args.games} --tries {args.tries} --seed {args.seed}`. Wall-clock
milliseconds from ``Try`` to ``Tried`` over a WebSocket on loopback, {"interpreted" if not args.python else "compiled"}; a
busy machine counts here.

{table(["", "tries", "median", "slowest 5 %", "slowest"], rows)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.previews", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1, metavar="N", help="games on each table (1)")
    parser.add_argument("--tries", type=int, default=6, metavar="N", help="places pointed at before each answer (6)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of answers and places (1)")
    parser.add_argument("--python", nargs="+", default=[], metavar="WORD", help="how to start another, compiled one")
    parser.add_argument("--dry", action="store_true", help="print only; leave the results as they are")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    body = asyncio.run(measure(args))
    if not args.dry:
        write_section("previews", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
