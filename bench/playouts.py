"""The playouts of another tree of Fracas and of this one, by turns, in every game: has a change made the rules slower?

python -m bench.playouts BEFORE AFTER [--rounds 12] [--seconds 2]

BEFORE and AFTER are folders with a ``fracas`` package: ``src`` of a checkout, or what ``python -m tools.compile --to``
wrote. Each round plays random games in a process of its own, for so many seconds of processor time, first the one and
then the other.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

GAMES: Final = ("figures", "legacy", "synergy", "skirmish")

ROUND: Final = """
import json, sys, time
from random import Random
import fracas
from fracas.core.opening import first_state, header_of
from fracas.core.playout import play_out
seconds, seed, found = float(sys.argv[1]), int(sys.argv[2]), {}
for name in sys.argv[3:]:
    game, decisions, number = fracas.game(name), 0, 0
    header = header_of(game, players=None, settings=None, seed=1, names=None, bots=None, position="")
    play_out(game, first_state(game, header), Random(0))
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        number += 1
        decisions += play_out(game, first_state(game, header), Random(1000 * seed + number)).decisions
    found[name] = decisions / (time.process_time() - begun)
print(json.dumps(found))
"""


def one_round(package: Path, seconds: float, seed: int) -> dict[str, float]:
    """Decisions a second of processor time, in each game."""
    done = subprocess.run(
        [sys.executable, "-c", ROUND, str(seconds), str(seed), *GAMES],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.playouts", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rounds", type=int, default=12, metavar="N")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="of each game in each round (2)")
    args = parser.parse_args()
    ratios: dict[str, list[float]] = {game: [] for game in GAMES}
    for seed in range(args.rounds):
        before = one_round(args.before.resolve(), args.seconds, seed)
        after = one_round(args.after.resolve(), args.seconds, seed)
        for game in GAMES:
            ratios[game].append(after[game] / before[game])
    for game, found in ratios.items():
        low, high = min(found), max(found)
        print(f"{game:10} {median(found):.3f} in the median of {len(found)} rounds, {low:.3f} to {high:.3f}")


if __name__ == "__main__":
    main()
