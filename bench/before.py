"""The speed of another checkout of Fracas and of this one, by turns, so that noise hits both alike.

python -m bench.before CHECKOUT [--games 1500] [--rounds 5] [--results FILE]

Each checkout is measured by its own ``bench.measure``, its forks by ``bench/forks.py`` of this one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.results import RESULTS, circumstances, table, write_section
from bench.rounds import ROOT, Numbers

FORKS: Final = ROOT / "bench" / "forks.py"
IN_PROCESSOR_TIME: Final = (
    "import runpy, time; time.perf_counter = time.process_time; runpy.run_module('bench.measure', run_name='__main__')"
)
"""``python -m bench.measure`` with a clock that does not count other work on the machine."""
MEASURED: Final = {
    "playout decisions/s": True,
    "flow fork µs": False,
    "answers since the boundary": False,
    "session fork µs": False,
    "sight µs": False,
    "imagine µs": False,
    "session answers/s": True,
    "replay µs/answer": False,
}
"""What is compared; True if more is better."""


def one_round(checkout: Path, games: int) -> Numbers:
    numbers: Numbers = {}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(checkout)])}
    for command in (["-c", IN_PROCESSOR_TIME, "--games", str(games)], [str(FORKS), str(max(1, games // 30))]):
        done = subprocess.run(
            [sys.executable, *command], cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True, check=True
        )
        numbers |= json.loads(done.stdout)
    return numbers


def before_section(commit: str, before: list[Numbers], after: list[Numbers], games: int) -> str:
    rows = []
    for what, more_is_better in MEASURED.items():
        best = max if more_is_better else min
        old, new = best(round_[what] for round_ in before), best(round_[what] for round_ in after)
        rows.append([what, f"{old:,.1f}", f"{new:,.1f}", f"{new / old:.2f}"])
    return "\n\n".join(
        [
            "## Before and after the widened core",
            f"{circumstances()} `python -m bench.before CHECKOUT`, interpreted, a checkout of {commit} and this one by "
            f"turns, {len(before)} times {games:,} games, the best of each, in processor time. The answers of a table "
            "count forced ones now, so a game has about 1.4 times as many of them.",
            table(["figures", "before", "after", "ratio"], rows),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.before", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--games", type=int, default=1500, metavar="N", help="playouts in a round (1500)")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    before, after = [], []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr, flush=True)
        before.append(one_round(args.checkout.resolve(), args.games))
        after.append(one_round(ROOT, args.games))
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=args.checkout, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    body = before_section(commit, before, after, args.games)
    write_section("before", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
