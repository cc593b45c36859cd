"""How strong the bots are: each against each, two players, the usual options.

python -m bench.strength [figures | legacy | synergy] [--games N] [--jobs 2] [--seed 1] [--pair A B] [--results FILE]
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import process_time
from typing import Final

from bench.results import RESULTS, circumstances, table, write_section
from fracas.bots import lookahead, mcts, planner, solver
from fracas.lab import Report, simulate
from fracas.lab.progress import Bar

PAIRS: Final = {
    "figures": (("mcts:0.1s", "greedy"), ("mcts:0.1s", "random"), ("greedy", "random")),
    "legacy": (("mcts:0.2s", "random"), ("mcts:0.2s", "greedy"), ("solver:0.3s", "mcts:0.3s"), ("greedy", "random")),
    "synergy": (("mcts:0.5s", "greedy"), ("mcts:0.5s", "random"), ("greedy", "random")),
    "skirmish": (("planner:1s", "greedy"), ("planner:1s", "random"), ("greedy", "random")),
}
GAMES: Final = {"synergy": (60, 30, 200), "skirmish": (60, 30, 60)}
"""How many games of each pair, where a game takes long; else so many:"""
USUAL: Final = 200
SECTIONS: Final = {
    "figures": "strength",
    "legacy": "strength-legacy",
    "synergy": "strength-synergy",
    "skirmish": "strength-skirmish",
}


def strength_section(reports: list[Report], jobs: int, game: str = "figures") -> str:
    """The table of who beats which bot."""
    rows = []
    for report in reports:
        better, worse = report.bots
        rows.append(
            [
                better.bot,
                worse.bot,
                f"{report.games:,}",
                f"{better.wins:,}",
                f"{better.draws:,}",
                f"**{better.share:.1%}**",
                f"{better.low:.1%} to {better.high:.1%}",
                f"{report.length.turns.mean:.1f}",
            ]
        )
    return "\n\n".join(
        [
            "## Strength of the bots" + ("" if game == "figures" else f" at {game}"),
            f"{circumstances()} {game}, two players, the usual options; each bot in every seat equally often; "
            f"{jobs} games at a time, seed {reports[0].seed}. A tenth of a second is one of processor time, "
            "so that other work on the machine does not count; on a faster one the bot thinks further.",
            table(["bot", "against", "games", "wins", "draws", "share", "95 % interval", "turns"], rows),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=list(PAIRS), default="figures")
    parser.add_argument("--pair", nargs=2, metavar=("A", "B"), help="only these two, and nothing is written")
    parser.add_argument("--games", type=int, metavar="N", help=f"games of each pair ({USUAL}, or as the table says)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (one per core)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    for bot in (mcts, solver, lookahead, planner):
        vars(bot)["perf_counter"] = process_time  # the processes of the simulation are forks of this one
    reports = []
    counts = GAMES.get(args.game, (USUAL,) * len(PAIRS[args.game]))
    pairs = [(tuple(args.pair), USUAL)] if args.pair else list(zip(PAIRS[args.game], counts, strict=True))
    for pair, usual in pairs:
        print(" against ".join(pair), file=sys.stderr, flush=True)
        bar = Bar(sys.stderr)
        reports.append(simulate(args.game, pair, args.games or usual, seed=args.seed, jobs=args.jobs, progress=bar))
        bar.clear()
    body = strength_section(reports, args.jobs, args.game)
    if not args.pair:
        write_section(SECTIONS[args.game], body, args.results)
    print(body)


if __name__ == "__main__":
    main()
