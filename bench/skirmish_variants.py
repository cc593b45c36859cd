"""What the armies that are proposed for skirmish would win, into docs/balance/skirmish_variants.md.

Each army of skirmish_variants.toml takes the place of the ready one whose id it has, at the tables of
bench.skirmish_balance: against the ready armies of the other factions, from both seats, on all maps and in all
scenarios. The ready army plays the same games with the same seeds, so the two columns differ by the army alone.

python -m bench.skirmish_variants [--games 120] [--bot greedy:1] [--jobs 1] [--seed 1]
"""

from __future__ import annotations

import argparse
import os
import tomllib
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from bench.balance import PAGES, build
from bench.results import circumstances, table
from bench.skirmish_balance import tables
from fracas.core.chance import derive
from fracas.games.skirmish.content import ARMIES
from fracas.games.skirmish.setting_up.armies import points_of, read
from fracas.lab.plan import planned
from fracas.lab.play import play
from fracas.lab.statistics import wilson

VARIANTS: Final = Path(__file__).with_name("skirmish_variants.toml")


class Job(NamedTuple):
    """One game: at which table, and with which army instead of the ready one; with none, the ready one itself."""

    army: str
    instead: str
    number: int
    seed: int
    bot: str


def game(job: Job) -> tuple[Job, float]:
    """What the army won."""
    points = next(army.points for army in ARMIES if army.id == job.army)
    there = [each for each in tables(points) if job.army in each["armies"]]
    settings = dict(there[job.number % len(there)])
    seat = settings["armies"].index(job.army)
    settings["armies"] = [job.instead or each if each == job.army else each for each in settings["armies"]]
    plan = planned("skirmish", [job.bot], seed=derive(job.seed, job.number), players=2, settings=settings)
    outcome = play(plan, 0).outcome
    return job, 0.0 if outcome is None else outcome.shares[seat]


def interval(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / games:.3f} ({low:.2f}–{high:.2f})"


def main() -> None:
    """Play and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=120, metavar="N", help="games of each army (120)")
    parser.add_argument("--bot", default="greedy:1", metavar="BOT", help="who plays on both sides (greedy:1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (one per core)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--page", type=Path, default=PAGES / "skirmish_variants.md", metavar="FILE")
    args = parser.parse_args()
    variants = {army: "\n".join(units) for army, units in tomllib.loads(VARIANTS.read_text("utf-8")).items()}
    begun = perf_counter()
    won: dict[tuple[str, str], float] = {}
    jobs = [
        Job(army, instead, number, args.seed, args.bot)
        for army, variant in variants.items()
        for instead in ("", variant)
        for number in range(args.games)
    ]
    with get_context("fork").Pool(args.jobs) as pool:
        for job, share in pool.imap_unordered(game, jobs, 4):
            won[job.army, job.instead] = won.get((job.army, job.instead), 0.0) + share
    rows = []
    for army, variant in variants.items():
        ready = next(each for each in ARMIES if each.id == army)
        units = ", ".join(line.partition(".")[2] for line in variant.splitlines())
        cost = f"{points_of(read(variant))} of {ready.points}"
        rows.append(
            [ready.name, units, cost, interval(won[army, ""], args.games), interval(won[army, variant], args.games)]
        )
    minutes = (perf_counter() - begun) / 60
    args.page.write_text(
        "# Other armies for skirmish, measured\n\n"
        f"Written by `python -m bench.skirmish_variants --games {args.games} --bot {args.bot} --seed {args.seed} "
        f"--jobs {args.jobs}`. {circumstances()} {args.games} games of each army, ready and as proposed, at the same "
        f"tables with the same seeds; {minutes:.0f} minutes, {build()} package. A draw counts half. Intervals are of "
        "95 %. Nothing was changed in the game: these are lists that anybody can field.\n\n"
        + table(["army", "the units proposed", "points", "ready, won", "proposed, won"], rows)
        + "\n",
        "utf-8",
    )
    print(args.page.read_text("utf-8"))


if __name__ == "__main__":
    main()
