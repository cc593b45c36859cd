"""Does the interval of ``fracas lab compare`` keep its promise? Into results.md.

Where there is no difference, at most 5 % of all runs may ever exclude 0, though they are looked at after every pair:
1,000 runs of 2,000 pairs of figures with armies of two, both sides with the same content and *different* seeds; and
1,000 runs of 20,000 made-up pairs each, even and skewed. The usual interval stands beside it, for what it does then.

python -m bench.confidence [--runs 1000] [--pairs 2000] [--made-up 20000] [--jobs 2]
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.results import RESULTS, circumstances, table, write_section
from fracas.core.chance import derive
from fracas.core.playout import play_out
from fracas.games import game_named
from fracas.lab.confidence import STAKES, WEIGHTS, Confidence
from fracas.lab.plan import planned
from fracas.lab.statistics import Z95, wilson

MADE_UP: Final = {
    "±1, 10 % each": ([-1.0, 0.0, 1.0], [0.1, 0.8, 0.1]),
    "±1, 50 % each": ([-1.0, 1.0], [0.5, 0.5]),
    "skewed up: 1 in 5 %, else −1/19": ([1.0, -1 / 19], [0.05, 0.95]),
    "skewed down: −1 in 5 %, else 1/19": ([-1.0, 1 / 19], [0.05, 0.95]),
    "skewed: ½ in 10 %, −¼ in 20 %": ([0.5, -0.25, 0.0], [0.1, 0.2, 0.7]),
}
"""Differences with a mean of 0, and how often each comes."""
SETTINGS: Final = {"army_size": 2}
EVERY: Final = 100
"""The usual interval is looked at after so many pairs."""
ENOUGH: Final = 0.05
Numbers = NDArray[np.float64]


def ever_excluded(differences: Numbers) -> bool:
    """Does a look after any of the pairs exclude 0? What `Confidence.excludes` computes from counts, for all looks at
    once; `agrees` compares the two."""
    stakes, weights = np.array(STAKES)[:, None], np.log(np.array(WEIGHTS))[:, None]
    for sign in (1.0, -1.0):
        logs = np.cumsum(np.log1p(stakes * sign * differences), axis=1) + weights
        top = logs.max(axis=0)
        if bool((top + np.log(np.exp(logs - top).sum(axis=0)) >= log(2 / ENOUGH)).any()):
            return True
    return False


def usually_excluded(differences: Numbers) -> bool:
    """The same for the interval that is right for a number of pairs fixed before."""
    for count in range(EVERY, len(differences) + 1, EVERY):
        seen = differences[:count]
        if abs(seen.mean()) > Z95 * seen.std() / sqrt(count):
            return True
    return False


def agrees(differences: Numbers) -> bool:
    """Does the interval itself say the same after a tenth of the pairs, two tenths …?"""
    found = Confidence()
    excluded = False
    for place, each in enumerate(differences.tolist(), 1):
        found.add(each)
        if place % max(1, len(differences) // 10) == 0:
            excluded = excluded or found.excludes(0.0)
    return not excluded or ever_excluded(differences)


def toy_differences(pairs: int, run: int) -> Numbers:
    """Pairs of games of one content, with unrelated seeds: what seat 0 won in the one, less that in the other."""
    rules = game_named("figures")
    start = rules.begin(2, planned("figures", ["random"], seed=0, settings=SETTINGS).settings)
    found = []
    for pair in range(pairs):
        shares = []
        for side in (0, 1):
            state = start.clone()
            play_out(rules, state, Random(derive(run, pair, side)))
            outcome = rules.outcome(state)
            shares.append(0.0 if outcome is None else outcome.shares[0])
        found.append(shares[1] - shares[0])
    return np.array(found)


def toy(pairs: int, run: int) -> tuple[bool, bool, bool]:
    """One run of the game: excluded, excluded by the usual interval, and does the interval itself agree?"""
    differences = toy_differences(pairs, run)
    return ever_excluded(differences), usually_excluded(differences), agrees(differences)


def made_up(name: str, pairs: int, run: int) -> tuple[bool, bool, bool]:
    """One run of made-up pairs."""
    numbers, chances = MADE_UP[name]
    differences = np.random.default_rng([run, len(name)]).choice(np.array(numbers), size=pairs, p=chances)
    return ever_excluded(differences), usually_excluded(differences), run % 50 != 0 or agrees(differences)


def row(name: str, pairs: int, found: list[tuple[bool, bool, bool]]) -> list[str]:
    """What a kind of pairs came to."""
    assert all(each for _, _, each in found), "the interval and the bench do not say the same"
    excluded = sum(each for each, _, _ in found)
    low, high = wilson(excluded, len(found))
    usual = sum(each for _, each, _ in found)
    return [
        name,
        f"{len(found):,} × {pairs:,}",
        f"{excluded / len(found):.1%}",
        f"{low:.1%} to {high:.1%}",
        "kept" if low <= ENOUGH else "BROKEN",
        f"{usual / len(found):.0%}",
    ]


def section(rows: list[list[str]]) -> str:
    """The section of results.md."""
    return "\n\n".join(
        [
            "## The interval of a comparison",
            f"Written by `python -m bench.confidence`. {circumstances()} There is no difference in any of these runs; "
            "*ever* is how many of them exclude 0 after any pair. At most 5 % may, within sampling error. *Usual*: an "
            f"interval for a number of pairs that is fixed before, looked at after every {EVERY}.",
            table(["pairs", "runs", "ever", "interval", "", "usual"], rows),
        ]
    )


def main() -> None:
    """Play, and write the section."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1000, metavar="N")
    parser.add_argument("--pairs", type=int, default=2000, metavar="N")
    parser.add_argument("--made-up", type=int, default=20_000, metavar="N")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        runs = range(args.runs)
        rows = [
            row(
                "figures, armies of two, unrelated seeds",
                args.pairs,
                list(pool.map(partial(toy, args.pairs), runs, chunksize=5)),
            )
        ]
        for name in MADE_UP:
            found = list(pool.map(partial(made_up, name, args.made_up), runs, chunksize=20))
            rows.append(row(name, args.made_up, found))
    write_section("confidence", section(rows), args.results)
    print(section(rows))


if __name__ == "__main__":
    main()
