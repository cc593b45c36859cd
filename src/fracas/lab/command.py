"""``fracas simulate``: the laboratory at the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

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
        help="who plays, each in every seat equally often: easy, normal, hard, or greedy, mcts:500, mcts:0.5s …; fewer "
        "than players are dealt round (greedy,random)",
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
    words = [word.strip() for word in args.bots.split(",")]
    bar = Bar(sys.stderr)
    try:
        report = simulate(
            args.game,
            words,
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
    sys.stdout.write(report.json() if args.json else in_words(report, words))
    sys.stdout.write("\n")
    return 0


def in_words(report: Report, words: Sequence[str]) -> str:
    """The report for people, who have asked for bots in these words."""
    turns, decisions = report.length.turns, report.length.decisions
    lines = [
        f"{counted(report.games, 'game')} of {report.game}, seed {report.seed}",
        "",
        *scores(report, words),
        "",
        f"turns      {turns.mean:8.1f}  ({turns.min:,} to {turns.max:,})",
        f"decisions  {decisions.mean:8.1f}  ({decisions.min:,} to {decisions.max:,})",
        f"speed      {rate(report.games_per_second)} games, {rate(report.decisions_per_second)} decisions a second",
    ]
    if report.unfinished:
        lines.append(f"{counted(report.unfinished, 'game')} did not end.")
    extra = extra_of(report.game)
    if extra is not None:
        lines += ["", *extra.lines(report.extras)]
    return "\n".join(lines)


def scores(report: Report, words: Sequence[str]) -> list[str]:
    """How each bot did; where all seats have the same one, that this says nothing about it."""
    bots = report.bots
    names = [bot.bot if bot.bot == word else f"{word} ({bot.bot})" for bot, word in zip(bots, words, strict=True)]
    lines = []
    if len({bot.bot for bot in bots}) == 1:
        lines.append(f"A mirror: {names[0]} plays in every seat, so who wins says nothing about how well it plays.")
    if len(bots) == 1:
        return lines
    width = max(map(len, names))
    return [
        *lines,
        f"{'bot':<{width}}    wins   draws   share   95 % interval",
        *(
            f"{name:<{width}}{bot.wins:>8,}{bot.draws:>8,}{bot.share:>8.1%}   {bot.low:.1%} to {bot.high:.1%}"
            for name, bot in zip(names, bots, strict=True)
        ),
    ]


def rate(number: float) -> str:
    """How many a second, so that a slow one is not none at all.

    >>> rate(12345.6), rate(3.21), rate(0.14), rate(0.0042), rate(0.0)
    ('12,346', '3.2', '0.1', '0.004', '0')
    """
    if number >= 10:
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 0.1 else f"{number:.1g}"
