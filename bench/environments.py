"""How fast the environments are: interpreted, compiled, and beside games that come with PettingZoo; all in one run.

python -m bench.environments [--rounds 3] [--seconds 1] [--python PATH] [--results FILE]

PATH is a Python with the extra ``envs`` and what PettingZoo's own games need: ``pip install 'pettingzoo[classic]'``.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Final

from bench.environments_measure import GAMES, TABLES, THEIRS
from bench.results import RESULTS, circumstances, table, write_section
from bench.rounds import Variant, build_compiled, copy_interpreted, ratio
from bench.speed import number

LAYERS: Final = {
    "playout/s": "a bare playout",
    "driver/s": "the driver: an episode",
    "AEC/s": "PettingZoo, AEC, `raw_env`",
    "AEC guarded/s": "PettingZoo, AEC, **`env`**",
    "AEC in wrappers/s": "PettingZoo, AEC, `raw_env` in PettingZoo's wrappers",
    "parallel/s": "PettingZoo, parallel",
    "one seat against random/s": "Gymnasium, one seat against `random`",
    "many tables, self-play/s": f"Gymnasium, {TABLES} tables at once, self-play",
    "many tables against random/s": f"Gymnasium, {TABLES} tables at once, against `random`",
    "OpenSpiel/s": "OpenSpiel, sequential",
}
AIM: Final = 10.0
AIMED: Final = ("figures", "legacy")


def section(interpreted: Variant, compiled: Variant, rivals: Variant, seconds: float) -> str:
    """What goes into the results."""
    rows = []
    for what, label in LAYERS.items():
        for variant in (interpreted, compiled):
            cells = [number(variant.median(f"{game}: {what}")) for game in GAMES]
            rows.append([f"{label}, {variant.name}", *cells])
    for variant in (interpreted, compiled):
        arrays = [number(variant.median(f"{game}: array µs")) for game in GAMES]
        rows.append([f"an array of what a seat sees, µs, {variant.name}", *arrays])
    rows.append(["cells of that array", *[number(compiled.median(f"{game}: cells")) for game in GAMES]])
    against = []
    for name in THEIRS:
        for kind, layer in (("env", "AEC guarded/s"), ("raw_env", "AEC/s")):
            what = f"{name} {kind}/s"
            ratios = [
                f"{ratio(compiled, rivals, f'{game}: {layer}', what):.1f}× "
                f"({ratio(interpreted, rivals, f'{game}: {layer}', what):.1f}×)"
                for game in GAMES
            ]
            against.append([f"{name} `{kind}`", number(rivals.median(what)), *ratios])
    reached = {game: ratio(compiled, rivals, f"{game}: AEC guarded/s", f"{THEIRS[0]} env/s") for game in AIMED}
    verdicts = [f"{game} {found:.1f}×, {'met' if found >= AIM else 'missed'}" for game, found in reached.items()]
    around = [
        f"{game} {ratio(compiled, rivals, f'{game}: AEC in wrappers/s', f'{THEIRS[0]} env/s'):.1f}×" for game in AIMED
    ]
    wrong = "" if all(compiled.values(f"{GAMES[0]}: compiled")) else "**The compiled build ran interpreted.** "
    return "\n\n".join(
        [
            "## Environments",
            f"{circumstances()} `python -m bench.environments`: two players, the usual settings, everybody answers at "
            f"random; {wrong}medians of {len(compiled.rounds)} rounds by turns, each layer for {seconds:g} s of "
            "processor time. Decisions a second of all seats together (of the one seat that learns, where bots play "
            "the others).",
            table(["decisions/s", *GAMES], rows),
            "Beside games that come with PettingZoo, by the same loop in the same run: how many times as many steps "
            "compiled (interpreted).",
            table(["PettingZoo's own", "steps/s", *GAMES], against),
            f"The aim is {AIM:g}× {THEIRS[0]}, compiled, `env` against `env`: {'; '.join(verdicts)}. Theirs is guarded "
            "by PettingZoo's wrappers, ours does step for step what those do, and needs none. With the same wrappers "
            f"around ours: {', '.join(around)}.",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.environments", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="how often all is measured (3)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="of each layer in each round (1)")
    parser.add_argument("--python", default=sys.executable, metavar="PATH", help="a Python with pettingzoo[classic]")
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="what `tools.compile --to` made of this tree")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    program = "bench.environments_measure"
    with tempfile.TemporaryDirectory(prefix="fracas-bench-") as folder:
        copy_interpreted(Path(folder, "interpreted"))
        if args.compiled is None:
            print("compiling", file=sys.stderr, flush=True)
            why_not = build_compiled(Path(folder, "compiled"))
            if why_not:
                raise SystemExit(f"bench: not compiled: {why_not}")
        interpreted = Variant("interpreted", program, python=args.python, path=Path(folder, "interpreted"))
        compiled = Variant("compiled", program, python=args.python, path=args.compiled or Path(folder, "compiled"))
        rivals = Variant("PettingZoo", program, python=args.python, path=Path(folder, "interpreted"))
        for turn in range(args.rounds):
            for variant in (interpreted, compiled, rivals):
                print(f"round {turn + 1} of {args.rounds}: {variant.name}", file=sys.stderr, flush=True)
                more = ("--theirs",) if variant is rivals else ()
                variant.rounds.append(json.loads(variant.run("--seconds", str(args.seconds), *more)))
    body = section(interpreted, compiled, rivals, args.seconds)
    write_section("environments", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
