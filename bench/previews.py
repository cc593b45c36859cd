"""Measure how long the server takes to say what would come of a place: ``Try`` and ``Tried`` over a real WebSocket.

python -m bench.previews [--games 1] [--tries 6] [--seed 1] [--python PATH] [--dry]

One browser plays both seats of skirmish at random. Wherever a place is asked for, it points at several places first, as
somebody does who moves a pointer over the table, and waits for each answer. Where an act is asked for, it looks as the
page does: at all attacks, at one unit, and at that unit with a point (``Look`` and ``Seen``). A ``Ping`` goes before
each of them: that is what the way there and back costs on this machine at this moment.
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
from bench.server_wire import Server, Wire, open_wire
from fracas.core.patch import patched
from fracas.games.skirmish.acts import MOVE, kind_of, unit_of
from fracas.server.wire.protocol import PROTOCOL

PATIENCE = 120.0
LIMIT = 30.0
"""Milliseconds that a preview may take, so that a place that is pointed at answers at once."""
TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("The Ford, 50 points", {"map": "ford"}),
    ("The King's Stair, 50 points", {"map": "stair"}),
    ("Twin Keeps, Battle fall, 50 points", {"map": "keeps", "scenario": "battlefall"}),
    ("The High Road, War tide, 100 points", {"map": "highroad", "scenario": "wartide", "points": 100}),
]
ROUNDS = 5


class Pointing:
    """One game, and how long each answer to a place that was pointed at took."""

    def __init__(self, server: Server, settings: dict[str, Any], random: Random, tries: int) -> None:
        self.took: dict[str, list[float]] = {}
        """In milliseconds: by what was asked, and whether the place was legal."""
        self.pings: list[float] = []
        self.spent: dict[str, float] = {}
        """Seconds of the server's processor time, likewise."""
        self._view: Any = None
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
        message = json.loads(text)
        self._heard.put_nowait(message)
        if message.get("seat") != 0:
            return
        if message["type"] == "Scene" and message.get("view"):
            self._view = message["view"]
            return
        for told in [*message.get("events", ()), message]:
            if told.get("patch"):
                self._view = patched(self._view, told["patch"])

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
        if asked["ask"] == "act":
            await self._look(seat, asked)
        if not shape:
            return self._random.choice(asked["options"])["value"]
        place: list[int] = []
        for point in self._points(asked["ask"], shape):
            await self._timed("", "Tried", type="Try", seat=seat, question=asked["id"], place=point)
            place = self._last.get("place") or place
        return place

    async def _look(self, seat: int, asked: dict[str, Any]) -> None:
        """As the page does: when the question comes, when a unit is picked, while the pointer moves."""
        await self._timed("look: all attacks", "Seen", type="Look", seat=seat, question=asked["id"], about=[])
        movers = [unit_of(each["value"]) for each in asked["options"] if kind_of(each["value"]) == MOVE]
        if not movers:
            return
        me = self._random.choice(movers)
        await self._timed("look: a unit", "Seen", type="Look", seat=seat, question=asked["id"], about=[me])
        unit = self._view["units"][me]
        for dx, dy in (self._shift(), self._shift()):
            about = [me, max(unit["x"] + dx, 0), max(unit["y"] + dy, 0)]
            look = {"type": "Look", "seat": seat, "question": asked["id"], "about": about}
            await self._timed("look: a unit and a point", "Seen", **look)

    def _shift(self) -> tuple[int, int]:
        far = self._random.choice((1_500, 3_000, 6_000))
        return self._random.randint(-far, far), self._random.randint(-far, far)

    async def _timed(self, name: str, kind: str, **message: Any) -> None:
        """Ask, and note how long it took; a place by whether it was legal."""
        before = perf_counter()
        self._send(type="Ping")
        await self._until("Pong")
        self.pings.append(1000 * (perf_counter() - before))
        spent, before = self._server.cpu(), perf_counter()
        self._send(**message)
        self._last = await self._until(kind)
        took = 1000 * (perf_counter() - before)
        name = name or ("a place, refused, and the nearest" if self._last.get("refused") else "a place, legal")
        self.took.setdefault(name, []).append(took)
        self.spent[name] = self.spent.get(name, 0.0) + self._server.cpu() - spent

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


def row_of(name: str, times: list[float], spent: float | None = None) -> list[str]:
    """How many, the median, the slowest twentieth, the slowest; the mean processor time."""
    slow = min(quantiles(times, n=20)[-1], max(times)) if len(times) > 1 else times[0]
    mean = "" if spent is None else f"{1000 * spent / len(times):.1f}"
    return [name, f"{len(times):,}", f"{median(times):.1f}", f"{slow:.1f}", f"{max(times):.1f}", mean]


async def measure(args: argparse.Namespace) -> str:
    rows: list[list[str]] = []
    every: list[float] = []
    together = 0.0
    pings: list[float] = []
    with tempfile.TemporaryDirectory(prefix="fracas-previews-") as folder:
        server = await Server.started(f"sqlite:///{Path(folder, 'previews.sqlite3')}", args.python)
        try:
            for name, settings in TABLES:
                took: dict[str, list[float]] = {}
                spent: dict[str, float] = {}
                for number in range(args.games):
                    game = Pointing(server, settings, Random(f"{args.seed} {name} {number}"), args.tries)
                    await game.play()
                    pings += game.pings
                    for kind, times in game.took.items():
                        took.setdefault(kind, []).extend(times)
                        spent[kind] = spent.get(kind, 0.0) + game.spent[kind]
                rows += [row_of(f"{name}: {kind}", times, spent[kind]) for kind, times in sorted(took.items())]
                every += [each for times in took.values() for each in times]
                together += sum(spent.values())
        finally:
            await server.stop()
    within = sum(each < LIMIT for each in every) / len(every)
    rows += [row_of("**all**", every, together), row_of("a ping, for comparison", pings)]
    kept = f"{within:.1%} of them; the median is {median(every) / LIMIT:.2f} of that"
    rows.append([f"under {LIMIT:.0f} ms", kept, "", "", "", ""])
    return f"""## Previews of skirmish

{circumstances()} `python -m bench.previews --games {args.games} --tries {args.tries} --seed {args.seed}`. Wall-clock
milliseconds from a message to its answer over a WebSocket on loopback; a busy machine counts here, except in the last
column, the processor time of the whole server; {"interpreted" if not args.python else "compiled"}.

{table(["", "asked", "median", "slowest 5 %", "slowest", "processor, mean"], rows)}
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
