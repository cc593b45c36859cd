"""Measure Fracas: interpreted, compiled, and against the same game under OpenSpiel; all in one run.

python -m bench [--game figures] [--rounds 7] [--games 1500] [--openspiel-python PATH] [--results FILE]
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from bench.results import RESULTS, write_section
from bench.rounds import Numbers, Variant, build_compiled, copy_interpreted, has_openspiel, measure_by_turns
from bench.speed import comparison_section, speed_section


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="figures", help="which game; only figures is compared with OpenSpiel")
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="how often all is measured (7)")
    parser.add_argument("--games", type=int, default=1500, metavar="N", help="playouts in a round (1500)")
    parser.add_argument("--traces", type=int, default=500, metavar="N", help="games compared move by move (500)")
    parser.add_argument("--openspiel-python", default=sys.executable, metavar="PATH", help="a Python with open_spiel")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()

    with tempfile.TemporaryDirectory(prefix="fracas-bench-") as folder:
        copy_interpreted(Path(folder, "interpreted"))
        interpreted = Variant("interpreted", "bench.measure", path=Path(folder, "interpreted"))
        compiled: Variant | None = Variant("compiled", "bench.measure", path=Path(folder, "compiled"))
        say("compiling")
        why_not_compiled = build_compiled(Path(folder, "compiled"))
        if why_not_compiled:
            say(f"not compiled: {why_not_compiled}")
            compiled = None
        openspiel: Variant | None = None
        if args.game != "figures":
            pass
        elif has_openspiel(args.openspiel_python):
            openspiel = Variant("OpenSpiel", "bench.openspiel_measure", python=args.openspiel_python)
        else:
            say(f"{args.openspiel_python} has no pyspiel: no comparison")

        variants = [variant for variant in (interpreted, compiled, openspiel) if variant is not None]
        measure_by_turns(variants, args.rounds, args.games, say, () if openspiel else ("--game", args.game))
        retraced: Numbers = {}
        if openspiel is not None:
            traces = interpreted.run("--traces", str(args.traces))
            retraced = json.loads(openspiel.run("--retrace", given=traces))

    sections = {
        "speed" if args.game == "figures" else f"speed-{args.game}": speed_section(
            interpreted, compiled, why_not_compiled, args.game
        )
    }
    if args.game == "figures":
        sections["openspiel"] = comparison_section(interpreted, compiled, openspiel, retraced)
    for name, body in sections.items():
        write_section(name, body, args.results)
        print(body, end="\n\n")


def say(line: str) -> None:
    """What is being done, for somebody who waits."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
