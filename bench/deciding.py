"""How fast bots decide, in two builds of Fracas or more, by turns, and whether they answer alike.

python -m bench.deciding ../before/src src                       two checkouts, interpreted
python -m bench.deciding src build/fast --bot greedy --rounds 8  one of them compiled (tools/compile.py --to build/fast)
python -m bench.deciding old=../before/src new=src               with names of their own

Each argument is a folder with the package ``fracas`` in it. A round is one whole game of each of the four, played in
every build before the next begins, so that noise hits all alike; the first build is what the others are compared with.
All that is answered, with its estimates, goes into a digest: it says so if a build decides otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("figures", "legacy", "synergy", "skirmish")
LONGEST: Final = 400
"""Decisions of a game; no more are looked at."""


def play(game: str, bot: str, seed: int, players: int | None, longest: int) -> dict[str, Any]:
    """One game between bots in this very process: what they decided, and how long that took."""
    import fracas
    from fracas import bots
    from fracas.bots.evaluation import forget

    rules = fracas.game(game)
    table: Any = rules.start(players=players, seed=seed)
    seated = [bots.make(bot, seed=seed * 10 + seat, game=table.game) for seat in range(table.players)]
    forget(table.game)
    digest = sha256()
    thinking = 0.0
    decisions = 0
    begun = process_time()
    while not table.over and decisions < longest:
        for seat in table.waiting_for:
            before = process_time()
            decision = seated[seat].choose(table.sight(seat))
            thinking += process_time() - before
            decisions += 1
            estimates = sorted((str(each.answer), f"{each.estimate:.9f}", each.visits) for each in decision.candidates)
            digest.update(repr((decision.answer, estimates)).encode())
            table.answer(seat, decision.answer)
    return {
        "decisions": decisions,
        "thinking": thinking,
        "all": process_time() - begun,
        "digest": digest.hexdigest(),
        "over": table.over,
    }


def work() -> None:
    """Play what is asked for, line by line."""
    import fracas.core.playout

    print(json.dumps({"compiled": not str(fracas.core.playout.__file__).endswith(".py")}), flush=True)
    for line in sys.stdin:
        print(json.dumps(play(**json.loads(line))), flush=True)


class Build:
    """One package, in a process of its own."""

    def __init__(self, named: str) -> None:
        name, equals, folder = named.rpartition("=")
        self.name = name if equals else folder
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(folder).resolve()), str(HERE)])}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "bench.deciding", "--work"],
            cwd="/",
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.compiled = bool(self._read()["compiled"])
        self.played: dict[str, list[dict[str, Any]]] = {}

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def play(self, **what: Any) -> None:
        assert self.process.stdin is not None
        print(json.dumps(what), file=self.process.stdin, flush=True)
        self.played.setdefault(what["game"], []).append(self._read())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compared(builds: list[Build], games: list[str]) -> str:
    """All games as a table: decisions in a second, and how many times the first build's that is."""
    lines = [
        "| game | build | decisions | ms a decision | decisions/s | games/s | times the first | answers |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for game in games:
        first = builds[0].played[game]
        for build in builds:
            mine = build.played[game]
            decisions = sum(each["decisions"] for each in mine)
            seconds = sum(each["thinking"] for each in mine)
            ratios = [one["thinking"] / two["thinking"] for one, two in zip(first, mine, strict=True)]
            alike = all(one["digest"] == two["digest"] for one, two in zip(first, mine, strict=True))
            name = build.name + (" (compiled)" if build.compiled else "")
            lines.append(
                f"| {game} | {name} | {decisions} | {1000 * seconds / decisions:.3f} | {decisions / seconds:,.0f} | "
                f"{len(mine) / sum(each['all'] for each in mine):.2f} | {median(ratios):.2f} | "
                f"{'the same' if alike else '**others**'} |"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.deciding", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("builds", nargs="*", metavar="[NAME=]FOLDER")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--rounds", type=int, default=4, metavar="N", help="games of each kind (4)")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first game's (1)")
    parser.add_argument("--longest", type=int, default=LONGEST, metavar="N", help=f"decisions a game ({LONGEST})")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        work()
        return
    builds = [Build(each) for each in args.builds or ["src"]]
    for round_ in range(args.rounds):
        for game in args.games:
            turns = builds if round_ % 2 == 0 else builds[::-1]
            for build in turns:
                build.play(game=game, bot=args.bot, seed=args.seed + round_, players=args.players, longest=args.longest)
    print(f"`{args.bot}`, {args.rounds} games of each, processor time; the ratio is the median over the games.\n")
    print(compared(builds, args.games))
    for build in builds:
        build.close()


if __name__ == "__main__":
    main()
