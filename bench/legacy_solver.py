"""The solver of legacy: are its values right, how little can be won against its mixtures, and how long does it take?

Values are compared with brute force (plain recursion, scipy's linear programming, no memory). Times are of processor
time, interpreted and compiled, for dealt positions of the last round with full hands and the base cards.

python -m bench.legacy_solver [--endgames 200] [--positions 20] [--most 5] [--results FILE]
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from tests.kit.endgames import brute_force, dealt, endgame, exactly

from bench.results import RESULTS, circumstances, table, write_section
from bench.rounds import Variant, build_compiled, copy_interpreted
from fracas.bots.evaluation import evaluation
from fracas.bots.lookahead import Lookahead
from fracas.bots.matrix import exploitability
from fracas.bots.solvable import solvable
from fracas.core.question import Commit
from fracas.games import game_named

FIVE_ARE_SLOW = 5
"""With so many champions left, only every fourth position is timed."""


def verified(endgames: int) -> str:
    """Compare with brute force, in words."""
    game = game_named("legacy")
    furthest = most = 0.0
    decided = pure = 0
    for seed in range(endgames):
        state = endgame(seed, 2 + seed % 4 // 2)
        question = exactly().begin(state, [])[2]
        assert isinstance(question, Commit)
        found = exactly().meet(state, [], 0, question)
        whole = exactly().meet(state, [], 0, question, whole=True)
        furthest = max(furthest, abs(found.value - brute_force(game, state)))
        most = max(most, exploitability(whole.matrix, found.rows, found.columns))
        decided += abs(found.value) > 1 - 1e-9
        pure += max(found.rows) == 1 == max(found.columns)
        print(f"\r{seed + 1} of {endgames}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return (
        f"{endgames} endgames with two or three champions left a side (half of them dealt with the base cards, half "
        f"from games at random with all cards; {decided} decided, {pure} without a mixture): the furthest value from "
        f"brute force is off by **{furthest:.1e}**, and the most that best answers win against both mixtures together "
        f"is **{most:.1e}**, of values from -1 to 1."
    )


def timed(left: int, positions: int) -> dict[str, float]:
    """How long positions with so many champions take, each with nothing remembered."""
    game = game_named("legacy")
    seconds: list[float] = []
    runs: list[int] = []
    for seed in range(positions):
        state = dealt(Random(seed), left)
        margin = Random(seed).randint(-3, 3)
        state.scores = [20 + max(margin, 0), 20 + max(-margin, 0)]
        ahead = Lookahead(game, solvable(game), evaluation(game), exact=True, until=float("inf"))
        started = process_time()
        ahead.value(state, 0)
        seconds.append(process_time() - started)
        runs.append(ahead.runs)
    return {
        "positions": positions,
        "median": median(seconds),
        "mean": sum(seconds) / positions,
        "longest": max(seconds),
        "runs": sum(runs) / positions,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.legacy_solver", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--endgames", type=int, default=200, metavar="N", help="compared with brute force (200)")
    parser.add_argument("--positions", type=int, default=20, metavar="N", help="timed, of each kind (20)")
    parser.add_argument("--most", type=int, default=5, metavar="N", help="champions left a side, at most (5)")
    parser.add_argument("--time", type=int, metavar="LEFT", help=argparse.SUPPRESS)
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    if args.time:
        print(json.dumps(timed(args.time, args.positions)))
        return
    rows = []
    with tempfile.TemporaryDirectory(prefix="fracas-bench-") as folder:
        copy_interpreted(Path(folder, "interpreted"))
        variants = [Variant("interpreted", "bench.legacy_solver", path=Path(folder, "interpreted"))]
        why_not = build_compiled(Path(folder, "compiled"))
        if why_not:
            print(f"not compiled: {why_not}", file=sys.stderr)
        else:
            variants.append(Variant("compiled", "bench.legacy_solver", path=Path(folder, "compiled")))
        for left in range(3, args.most + 1):
            positions = max(1, args.positions // (4 if left >= FIVE_ARE_SLOW else 1))
            for variant in variants:
                print(f"{left} left, {variant.name}", file=sys.stderr, flush=True)
                told = json.loads(variant.run("--time", str(left), "--positions", str(positions)))
                rows.append(
                    [
                        f"{left}, {variant.name}",
                        f"{told['positions']}",
                        *(f"{told[what]:.3f} s" for what in ("median", "mean", "longest")),
                        f"{told['runs']:,.0f}",
                    ]
                )
    body = "\n\n".join(
        [
            "## The solver of legacy",
            f"{circumstances()} {verified(args.endgames)}",
            table(["champions left a side", "positions", "median", "mean", "longest", "turns played"], rows),
        ]
    )
    write_section("legacy-solver", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
