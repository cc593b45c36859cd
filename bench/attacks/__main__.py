"""Attack a server on loopback, and measure what an honest player notices of it.

python -m bench.attacks [--runs 5] [--seconds 8] [--only NAME ...] [--dry]

Each run has a server of its own (``fracas serve``, with the limits that it comes with), four honest players at four
tables, and one attacker, niced, in a process of its own. What is measured is the time from an honest player's answer
until it is accepted, over a WebSocket. In each round the attacks and the quiet come by turns. Under ``looks`` and
``stands`` the attacker is the opponent at the honest players' own tables (`bench.attacks.opponents`); only these:
``python -m bench.attacks --only quiet looks stands --dry``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from bench.attacks.attackers import ATTACKS, PREPARED_WITHIN
from bench.attacks.honest import HonestOpponent, HonestTable, measured
from bench.results import RESULTS, circumstances, table, write_section
from bench.server_wire import Server

QUIET: Final = "quiet"
TABLES: Final = 4
"""Honest players."""
AT_THEIR_TABLES: Final = ("looks", "stands")
"""Attacks of an opponent: the honest players are at tables of legacy, and play with the attacker."""
MOST_SECONDS: Final = 20.0
"""No attack lasts longer."""
WARM_UP: Final = 1.0
AIM: Final = 250.0
"""Milliseconds."""
NICE: Final = 19
FLAGS: Final = ("--workers", "2")


class Run(NamedTuple):
    """What was measured once."""

    latencies: list[float]
    counts: dict[str, int]
    """What the attacker did, and how often it was refused."""

    @property
    def p99(self) -> float:
        """In milliseconds."""
        return 1000 * self.latencies[min(len(self.latencies) - 1, int(len(self.latencies) * 0.99))]

    @property
    def p50(self) -> float:
        return 1000 * self.latencies[len(self.latencies) // 2]


async def run(name: str, seconds: float, tables: int = TABLES) -> Run:
    """One attack, or none; on a server that has just been started."""
    with tempfile.TemporaryDirectory(prefix="fracas-attack-") as folder:
        database = f"sqlite:///{folder}/games.sqlite3"
        server = await Server.started(database, [], FLAGS, quiet=True)
        kind = HonestOpponent if name in AT_THEIR_TABLES else HonestTable
        honest: list[HonestTable] = [kind(server, number) for number in range(tables)]
        attacker: asyncio.subprocess.Process | None = None
        try:
            for each in honest:
                await each.sit()
            await asyncio.sleep(min(WARM_UP, seconds))
            if name != QUIET:
                attacker = await _attacker(name, server, seconds + WARM_UP)
            latencies = await measured(honest, seconds)
            counts = {} if attacker is None else await _counts(attacker)
        finally:
            for each in honest:
                each.close()
            if attacker is not None and attacker.returncode is None:
                attacker.kill()
                await attacker.wait()
            await server.stop()
    return Run(latencies, counts)


async def _attacker(name: str, server: Server, seconds: float) -> asyncio.subprocess.Process:
    """It is waited for until it is prepared: to start Python, and to open tables, is not the attack."""
    command = (sys.executable, "-m", "bench.attacks.attackers", name, str(server.port), server.database, str(seconds))
    attacker = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, preexec_fn=lambda: os.nice(NICE)
    )
    assert attacker.stdout is not None
    async with asyncio.timeout(2 * PREPARED_WITHIN):
        await attacker.stdout.readline()
    return attacker


async def _counts(attacker: asyncio.subprocess.Process) -> dict[str, int]:
    async with asyncio.timeout(60):
        text, _ = await attacker.communicate()
    found: dict[str, int] = json.loads(text)
    return found


async def rounds(names: list[str], runs: int, seconds: float) -> dict[str, list[Run]]:
    """Everything so often, by turns."""
    found: dict[str, list[Run]] = {name: [] for name in names}
    for number in range(runs):
        for name in names:
            try:
                one = await run(name, seconds)
            except (TimeoutError, ValueError) as error:  # the machine is too busy for the attacker to get ready
                print(f"{number + 1}/{runs} {name}: not measured, {type(error).__name__}", file=sys.stderr, flush=True)
                continue
            found[name].append(one)
            print(f"{number + 1}/{runs} {name}: p99 {one.p99:.0f} ms, {one.counts}", file=sys.stderr, flush=True)
    return found


def section(found: dict[str, list[Run]], seconds: float) -> str:
    """The page."""
    rows: list[list[str]] = []
    missing = [name for name, runs in found.items() if not runs]
    found = {name: runs for name, runs in found.items() if runs}
    for name, runs in found.items():
        p99 = [one.p99 for one in runs]
        middle = sorted(runs, key=lambda one: one.p99)[len(runs) // 2]
        did = ", ".join(f"{count:,} {what}" for what, count in sorted(middle.counts.items()))
        p50 = statistics.median(one.p50 for one in runs)
        rows.append([name, f"{p50:.1f}", f"**{statistics.median(p99):.0f}**", f"{max(p99):.0f}", did or "–"])
    over = [name for name, runs in found.items() if statistics.median(one.p99 for one in runs) >= AIM]
    verdict = f"Over the aim: {', '.join(over)}." if over else "All are within it."
    if missing:
        verdict += f" Not measured, because the machine was too busy: {', '.join(missing)}."
    says = {name: " ".join((attack.__doc__ or "").split()) for name, attack in ATTACKS.items() if name in found}
    times = max(map(len, found.values()))
    return f"""## Attacks

{circumstances()} `python -m bench.attacks --runs {times} --seconds {seconds:g}`. {TABLES} honest players, each with an
answer about every tenth of a second at a table of figures (under {" and ".join(AT_THEIR_TABLES)}: of legacy, with the
attacker as their opponent), while one address attacks, niced, on the same machine. How
long an answer takes until it is on the disk and accepted, in ms; median of {times} runs, each on a server of its own.
The aim is a p99 under {AIM:.0f} ms. {verdict}

{table(["", "p50", "p99", "worst p99", "what the attacker did in the middle run"], rows)}

{chr(10).join(f"- **{name}**: {words}" for name, words in says.items())}
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.attacks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="how often each is measured (5)")
    parser.add_argument("--seconds", type=float, default=8, metavar="S", help="how long each lasts (8, at most 20)")
    parser.add_argument("--only", nargs="+", choices=[QUIET, *ATTACKS], default=[QUIET, *ATTACKS], help="only these")
    parser.add_argument("--dry", action="store_true", help="print only; leave the results as they are")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    seconds = min(args.seconds, MOST_SECONDS - WARM_UP)
    with contextlib.suppress(KeyboardInterrupt):
        body = section(asyncio.run(rounds(list(args.only), args.runs, seconds)), seconds)
        if not args.dry:
            write_section("attacks", body, args.results)
        print(body)


if __name__ == "__main__":
    main()
