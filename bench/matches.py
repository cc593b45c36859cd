"""How strong each level is: it plays the one below it until that is known.

python -m bench.matches [GAME ...] [--match GAME A B] [--jobs 2] [--seed 1] [--seconds N] [--keep FILE ...]
                        [--write | --to FOLDER]

Two games to a deal, with the seats swapped; each pair of games has a deal of its own. A and B are levels or kinds of
bots. Bots count looks, so that the same seed gives the same games on every machine. A match is over once the lower
end of its 95 % interval is above 52 %, or its upper end below, or after --most pairs. That is looked at now and then
and not after each game: who looks often enough finds what they wish for. With --seconds, what is known by then is
printed; games are counted in their order, so that short ones are not preferred.

With --keep, what was played is kept in a file, a line for each pair, and taken from there next time: a match goes on
where it was stopped, on whatever machine. More files are read too, and a file may be several put together. Only bots
that count looks may be kept; begin a new file when a bot plays otherwise than before.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, Final

from bench.results import RESULTS, circumstances, table, write_section
from fracas.bots.opponents import levels_of
from fracas.games import REGISTERED, game_named
from fracas.lab.plan import Plan, planned
from fracas.lab.play import play
from fracas.lab.statistics import Interval, wilson

STRENGTHS: Final = Path(__file__).resolve().parent.parent / "src" / "fracas" / "bots" / "strengths.toml"
CLEARED: Final = 0.52
"""A bot is called stronger once the lower end of the 95 % interval of its share is above this."""
FIRST: Final = 12
"""Pairs of games after which a match is looked at for the first time."""
NEXT: Final = 1.4
"""So many times as many pairs until the next look."""
MOST: Final = 400
"""Pairs of games of one match, if nothing is clear before."""
HEAD: Final = ["game", "bot", "against", "games", "wins", "draws", "share, draws half", "95 % interval", ""]


class Match:
    """Two bots, and what the first got in each pair of games, in their order."""

    def __init__(self, game: str, better: str, worse: str, *, seed: int, most: int = MOST) -> None:
        self.words = better, worse
        self.plan = planned(game, [better, worse], seed=seed, alike=2)
        self.most = most
        self.given = 0
        """Pairs that somebody plays or has played."""
        self._came: dict[int, tuple[float, float]] = {}
        self._looks = looks(most)
        self._counted = 0
        """Pairs that were counted when it was over; 0 while it goes on."""

    @property
    def key(self) -> list[Any]:
        """What its games follow from."""
        plan = self.plan
        return [plan.game, *plan.bots, plan.seed, plan.version, plan.content]

    def next_pair(self) -> int | None:
        """The next pair that nobody plays or has played; None if there is none."""
        while self.given in self._came:
            self.given += 1
        return self.given if self.given < self.most else None

    def add(self, pair: int, first: float, second: float) -> None:
        """What the first bot got in the two games of a pair, 1 for a victory and a half for a draw."""
        self._came[pair] = first, second
        if not self._counted:
            self._counted = next((each for each in self._looks if self._decides(each)), 0)

    @property
    def pairs(self) -> int:
        """How many pairs count: all before the first that is missing, or as many as decided it."""
        done = 0
        while done in self._came:
            done += 1
        return self._counted or done

    @property
    def results(self) -> list[float]:
        """What the first bot got in each game that counts."""
        return [part for pair in range(self.pairs) for part in self._came[pair]]

    @property
    def over(self) -> bool:
        return self._counted > 0

    @property
    def interval(self) -> Interval:
        """Where its share may truly lie; a little too wide where there are draws."""
        return wilson(sum(self.results), len(self.results))

    @property
    def verdict(self) -> str:
        if self.interval.low > CLEARED:
            return "stronger"
        return "not stronger" if self.interval.high < CLEARED else "open"

    def row(self) -> list[str]:
        """The match as a row of the table."""
        results, between = self.results, self.interval
        share = sum(results) / len(results) if results else 0.5
        names = [
            spec if word == spec else f"{word} (`{spec}`)"
            for word, spec in zip(self.words, self.plan.bots, strict=True)
        ]
        return [
            self.plan.game,
            *names,
            f"{len(results):,}",
            f"{results.count(1.0):,}",
            f"{sum(0.0 < each < 1.0 for each in results):,}",
            f"**{share:.1%}**",
            f"{between.low:.1%} to {between.high:.1%}",
            self.verdict,
        ]

    def _decides(self, pairs: int) -> bool:
        """Is it over after so many pairs, all of which are there?"""
        if any(pair not in self._came for pair in range(pairs)):
            return False
        results = [part for pair in range(pairs) for part in self._came[pair]]
        between = wilson(sum(results), len(results))
        return between.low > CLEARED or between.high < CLEARED or pairs == self.most


def looks(most: int) -> list[int]:
    """After how many pairs a match is looked at.

    >>> looks(40)
    [12, 17, 24, 34, 40]
    """
    found = []
    pairs = FIRST
    while pairs < most:
        found.append(pairs)
        pairs = round(pairs * NEXT)
    return [*found, most]


def play_pair(plan: Plan, pair: int) -> tuple[float, float]:
    """What the first bot gets in the two games of a deal. A game without an end is a draw."""
    parts = []
    for index in (2 * pair, 2 * pair + 1):
        outcome = play(plan, index).outcome
        seat = plan.seating(index).index(0)
        parts.append(0.5 if outcome is None else outcome.shares[seat])
    return parts[0], parts[1]


def play_all(matches: Sequence[Match], jobs: int, seconds: float = 0.0, kept: Path | None = None) -> None:
    """Play all of them at once until each is over, or for so many seconds. A match is told as soon as it is over, and
    each pair is ``kept`` as soon as it is played."""
    until = monotonic() + seconds if seconds else float("inf")
    playing: dict[Future[tuple[float, float]], tuple[Match, int]] = {}
    pool = ProcessPoolExecutor(jobs, initializer=_deaf_to_interrupts)
    try:
        while monotonic() < until:
            while len(playing) < jobs and (match := _next(matches, [each for each, _ in playing.values()])) is not None:
                playing[pool.submit(play_pair, match.plan, match.given)] = match, match.given
                match.given += 1
            if not playing or all(match.over for match in matches):
                break
            done, _ = wait(playing, min(1.0, max(0.0, until - monotonic())), FIRST_COMPLETED)
            for each in done:
                match, pair = playing.pop(each)
                known = match.over
                parts = each.result()
                match.add(pair, *parts)
                if kept is not None:
                    with kept.open("a", encoding="utf-8") as lines:
                        lines.write(json.dumps([*match.key, pair, *parts]) + "\n")
                if match.over and not known:
                    print(" | ".join(match.row()), flush=True)
    finally:
        # What is still being played is of no use to anybody.
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=not playing, cancel_futures=True)
        for process in processes if playing else ():
            process.terminate()


def _next(matches: Sequence[Match], playing: Sequence[Match]) -> Match | None:
    """Whose next pair is played: of the matches that go on, the one at which the fewest play."""
    waiting = [match for match in matches if not match.over and match.next_pair() is not None]
    return min(waiting, key=playing.count, default=None)


def take_up(matches: Sequence[Match], files: Sequence[Path]) -> None:
    """Count what was kept of these matches; files that are not there yet hold nothing."""
    wanted: dict[str, list[Match]] = {}
    for match in matches:
        wanted.setdefault(json.dumps(match.key), []).append(match)
    found: dict[str, dict[int, tuple[float, float]]] = {}
    for path in files:
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            *key, pair, first, second = json.loads(line)
            found.setdefault(json.dumps(key), {})[pair] = first, second
    for key, pairs in found.items():
        for match in wanted.get(key, ()):
            for pair in sorted(pairs):
                match.add(pair, *pairs[pair])


def _deaf_to_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def levels_against_each_other(games: Sequence[str]) -> list[tuple[str, str, str]]:
    """Each level of each game, and the one below it; the lowest against a bot that answers at random."""
    return [
        (name, better, worse) for name in games for worse, better in pairwise(["random", *levels_of(game_named(name))])
    ]


def strengths_page(matches: Sequence[Match], before: str = "") -> str:
    """What `fracas.bots.opponents` reads: how strong each level is. What was known ``before`` of others stays."""
    known: dict[tuple[str, str], dict[str, Any]] = {
        (game, word): row for game, rows in tomllib.loads(before).items() for word, row in rows.items()
    }
    for match in matches:
        word, against = match.words
        results, (low, high) = match.results, match.interval
        if results and word in levels_of(game_named(match.plan.game)):
            known[match.plan.game, word] = {
                **dict(zip(("bot", "rival"), match.plan.bots, strict=True)),
                "against": against,
                "games": len(results),
                "points": sum(results),
                "low": round(low, 4),
                "high": round(high, 4),
            }
    lines = ["# How strong each level is, as python -m bench.matches --write has measured it. Draws count half."]
    for (game, word), row in sorted(known.items()):
        lines += ["", f"[{game}.{word}]", *(f"{name} = {json.dumps(value)}" for name, value in row.items())]
    return "\n".join([*lines, ""])


def section(matches: Sequence[Match], seed: int) -> str:
    """The table of all matches."""
    return "\n\n".join(
        [
            "## The levels against each other",
            f"{circumstances()} `python -m bench.matches --seed {seed}`. Two players, the usual settings, two games "
            "to a deal with the seats swapped. Bots count looks and not seconds. A match ends once it is clear that a "
            f"share is above {CLEARED:.0%}, or that it is not; it is looked at after {FIRST} pairs and then after "
            f"{NEXT:g} times as many each time, so that the interval of one that ended early flatters a little.",
            table(HEAD, [match.row() for match in matches]),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.matches", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(REGISTERED)}; all, if none is named")
    parser.add_argument("--match", nargs=3, action="append", metavar=("GAME", "A", "B"), help="only these")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (one per core)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"pairs of games of one match ({MOST})")
    parser.add_argument("--seconds", type=float, default=0.0, metavar="N", help="stop after so many")
    parser.add_argument(
        "--keep",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help="take up the pairs in these files; new ones are added to the first",
    )
    parser.add_argument("--write", action="store_true", help="into bench/results.md and the strengths that levels tell")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="into two files of this folder instead")
    args = parser.parse_args()
    results, strengths = RESULTS, STRENGTHS
    if args.to:
        results, strengths = args.to / RESULTS.name, args.to / STRENGTHS.name
    wanted = args.match or levels_against_each_other(args.games or list(REGISTERED))
    matches = [Match(*each, seed=args.seed, most=args.most) for each in wanted]
    try:
        take_up(matches, args.keep)
        play_all(matches, args.jobs, args.seconds, args.keep[0] if args.keep else None)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    body = section(matches, args.seed)
    if args.write or args.to:
        write_section("matches", body, results)
        strengths.write_text(strengths_page(matches, STRENGTHS.read_text("utf-8")), "utf-8")
    print(body)


if __name__ == "__main__":
    main()
