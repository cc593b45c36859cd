"""``fracas lab compare``: what does a change do?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import SystemRandom
from time import perf_counter

import msgspec

from fracas.cli.lab.playing import INTERRUPTED, add_engine, tell_notes
from fracas.core.refusal import FracasError
from fracas.core.sentences import counted, listed
from fracas.core.settings import read_pairs
from fracas.lab.comparison import MOST, REACH, SECONDS, Compared, Comparison, Wanted
from fracas.lab.holding import NOBODY
from fracas.lab.pairs import HELD, MEASURES
from fracas.lab.progress import Bar
from fracas.lab.text import columns
from fracas.started import in_help

BOT = "greedy:1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas lab compare`` understands."""
    parser.add_argument("game", help=f"which game: see {in_help('games')}")
    parser.add_argument("--change", type=Path, required=True, metavar="FILE", help="a TOML file with what is changed")
    parser.add_argument("--against", type=Path, metavar="FILE", help="another change (the content as it is printed)")
    parser.add_argument(
        "--hold",
        action="append",
        default=[],
        metavar="THING",
        help="of several things that are changed, judge this one, as card.grenade; may be repeated (all of them)",
    )
    parser.add_argument("--bot", default=BOT, metavar="BOT", help=f"who plays in every seat ({BOT})")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same games")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as few as can play)")
    parser.add_argument(
        "--set", action="append", default=[], dest="settings", metavar="NAME=VALUE", help="a setting of the table"
    )
    parser.add_argument("--pairs", type=int, default=MOST, metavar="N", help=f"pairs of games at most ({MOST:,})")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help=f"seconds at most, 0 for no limit ({SECONDS:g})"
    )
    parser.add_argument(
        "--reach",
        type=float,
        default=100 * REACH,
        metavar="POINTS",
        help=f"a difference that is surely smaller matters to nobody, in points of a hundred ({100 * REACH:g})",
    )
    parser.add_argument("--precise", action="store_true", help="go on until the interval is that narrow")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the games, and take up those that are there")
    parser.add_argument(
        "--not-reproducible", action="store_true", help="allow a bot that looks at the clock; nobody can repeat it"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    add_engine(parser)


def run(args: argparse.Namespace) -> int:
    """Compare and print. Ctrl-C prints what is known so far."""
    if not 0 < args.reach <= 100 or args.pairs < 1 or args.seconds < 0:
        raise FracasError("compare", "A reach is from 0 to 100 points; pairs and seconds are not below 1 and 0.")
    comparison = Comparison(
        args.game,
        read(args.change),
        bot=args.bot,
        seed=SystemRandom().getrandbits(32) if args.seed is None else args.seed,
        against="" if args.against is None else read(args.against),
        players=args.players,
        settings=read_pairs(args.settings),
        things=args.hold,
        not_reproducible=args.not_reproducible,
    )
    tell_notes(comparison.change)
    wanted = Wanted(args.pairs, args.seconds or None, args.reach / 100, args.precise)
    bar = Bar(sys.stderr)
    started = perf_counter()
    try:
        why = comparison.go_on(wanted, on=args.on, jobs=args.jobs, keep=args.keep, progress=bar)
    except KeyboardInterrupt:
        why = "stopped"
    finally:
        bar.clear()
    found = comparison.told(wanted, perf_counter() - started, why)
    sys.stdout.write(msgspec.json.encode(found).decode() if args.json else in_words(found))
    sys.stdout.write("\n")
    return INTERRUPTED if why == "stopped" else 0


def read(path: Path) -> str:
    """The text of an overlay."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FracasError("overlay", f"{path} cannot be read: {error}.") from None


WHY = {
    "verdict": "It stopped at the verdict.",
    "width": "It stopped when the interval was narrow enough.",
    "pairs": "All pairs that were asked for are played.",
    "time": "The time was up.",
    "stopped": "It was stopped.",
}


def in_words(found: Compared) -> str:
    """The comparison for people."""
    held = found.measures[HELD]
    who = "the holder" if found.things else NOBODY
    rows = [
        [
            f"victories of {NOBODY}" if name == HELD and not found.things else words,
            percent(measure.before),
            percent(measure.after),
            points(measure.size),
            f"{points(measure.low)} to {points(measure.high)}",
        ]
        for name, words in MEASURES.items()
        for measure in [found.measures[name]]
    ]
    about = f"Each seat holds {listed(found.things)} in turn." if found.things else "The change is common to all seats."
    return "\n".join(
        [
            f"{counted(found.pairs, 'pair')} of games of {found.game}, {found.bot} in every seat, seed {found.seed}. "
            f"{about}",
            "",
            *columns(["", "before", "after", "difference", "95 % at any time"], rows),
            "",
            f"{verdict(found, who)} {WHY[found.stopped]}",
            f"The interval is ± {100 * held.reach:.1f} points wide. Pairing saved {max(found.saved, 0.0):.0%} of the "
            f"variance; {found.same:.0%} of the pairs went alike. A game takes {found.turns[0]:.1f} turns before and "
            f"{found.turns[1]:.1f} after. {counted(round(found.seconds), 'second')}.",
        ]
    )


def verdict(found: Compared, who: str) -> str:
    """What is known, in a sentence."""
    if found.verdict in ("stronger", "weaker"):
        word = "more" if found.verdict == "stronger" else "less"
        return f"Verdict: {who} wins {word} with the change."
    if found.verdict == "alike":
        return f"Verdict: the change matters by less than {100 * found.reach:g} points."
    return "No verdict yet: the interval holds 0, and differences that would matter."


def percent(share: float) -> str:
    """
    >>> percent(0.5432)
    '54.3 %'
    """
    return f"{100 * share:.1f} %"


def points(difference: float) -> str:
    """A difference of shares in points of a hundred.

    >>> points(-0.0312), points(0.0)
    ('-3.1', '+0.0')
    """
    return f"{100 * difference:+.1f}"
