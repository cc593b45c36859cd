"""``fracas simulate``: the laboratory at the command line."""

from __future__ import annotations

import argparse
import os
import sys

from fracas.core.sentences import counted
from fracas.core.settings import read_pairs
from fracas.lab.extras import extra_of
from fracas.lab.progress import Bar
from fracas.lab.report import Report
from fracas.lab.simulation import simulate
from fracas.started import in_help


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas simulate`` understands."""
    parser.add_argument("game", help=f"which game: see {in_help('games')}")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="BOT,BOT,…",
        help="who plays, each in every seat equally often; fewer than players are dealt round (greedy,random)",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same numbers")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes (one per core)"
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as many as bots)")
    parser.add_argument(
        "--set",
        "--option",
        action="append",
        default=[],
        dest="settings",
        metavar="NAME=VALUE",
        help=f"a setting of the table, see {in_help('games')}; may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    """Simulate and print. What cannot be simulated is a FracasError, for the command line to tell."""
    bar = Bar(sys.stderr)
    try:
        report = simulate(
            args.game,
            [spec.strip() for spec in args.bots.split(",")],
            games=args.games,
            seed=args.seed,
            jobs=args.jobs,
            players=args.players,
            settings=read_pairs(args.settings),
            progress=bar,
        )
    finally:
        bar.clear()
    odd = report.games % len(report.bots)
    if odd:
        sys.stderr.write(
            f"fracas: the seats are not quite even, for {counted(odd, 'game')} came after the last full round of "
            f"seatings; a multiple of {len(report.bots)} games evens them out\n"
        )
    sys.stdout.write(report.json() if args.json else in_words(report))
    sys.stdout.write("\n")
    return 0


def in_words(report: Report) -> str:
    """The report for people."""
    turns, decisions = report.length.turns, report.length.decisions
    width = max(len(bot.bot) for bot in report.bots)
    lines = [
        f"{counted(report.games, 'game')} of {report.game}, seed {report.seed}",
        "",
        f"{'bot':<{width}}    wins   draws   share   95 % interval",
        *(
            f"{bot.bot:<{width}}{bot.wins:>8,}{bot.draws:>8,}{bot.share:>8.1%}   {bot.low:.1%} to {bot.high:.1%}"
            for bot in report.bots
        ),
        "",
        f"turns      {turns.mean:8.1f}  ({turns.min:,} to {turns.max:,})",
        f"decisions  {decisions.mean:8.1f}  ({decisions.min:,} to {decisions.max:,})",
        f"speed      {report.games_per_second:,.0f} games, {report.decisions_per_second:,.0f} decisions a second",
    ]
    if report.unfinished:
        lines.append(f"{counted(report.unfinished, 'game')} did not end.")
    extra = extra_of(report.game)
    if extra is not None:
        lines += ["", *extra.lines(report.extras)]
    return "\n".join(lines)
