"""The balance of synergy in hasty hands, into docs/balance/synergy.md: two players, the usual options, one bot.

The page is written after every batch of games, so that a run that is broken off leaves what it has found so far.
What is proposed for the cards that do too much or too little stands in synergy_proposals.toml, by hand.

python -m bench.synergy_balance [--games 5000] [--bot greedy] [--jobs 2] [--seed 1] [--page FILE]
"""

from __future__ import annotations

import argparse
import os
import sys
import tomllib
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bench.legacy_balance import BUILDS, later
from bench.measure import is_compiled
from bench.results import RESULTS, circumstances, table
from fracas.core.chance import derive
from fracas.games.synergy.content import CARDS, TEAMS
from fracas.lab.extras.synergy import WAYS
from fracas.lab.plan import Plan
from fracas.lab.progress import Bar
from fracas.lab.report import Tally
from fracas.lab.workers import play_all

PAGE: Final = RESULTS.parent.parent / "docs" / "balance" / "synergy.md"
PROPOSALS: Final = Path(__file__).with_name("synergy_proposals.toml")
BATCH: Final = 250
FAIR: Final = (0.42, 0.58)
"""What a card may do for whoever holds it."""


def page(numbers: dict[str, Any], bot: str, seed: int, seconds: float, jobs: int) -> str:
    """The page, from what `fracas.lab.extras.synergy` has counted."""
    names = {card.id: card.name for card in CARDS}
    ranked = sorted(numbers["cards"].items(), key=lambda item: -item[1]["share"])
    outside = [(card, held) for card, held in ranked if not FAIR[0] <= held["share"] <= FAIR[1]]
    proposals: dict[str, str] = tomllib.loads(PROPOSALS.read_text("utf-8"))
    ways = [[WAYS[way], *_interval(share)] for way, share in numbers["ways"].items()]
    teams = [[team.name, f"{held['held']:,}", *_interval(held)] for team, held in _held(numbers["teams"])]
    cards = [
        [names[card], f"{held['held']:,}", f"{held['used']:.2f}", *_interval(held), _verdict(held)]
        for card, held in ranked
    ]
    proposed = [
        [names[card], f"{held['share']:.3f}", _verdict(held), proposals.get(card, "none yet")] for card, held in outside
    ]
    return (
        "\n\n".join(
            [
                "# The balance of synergy",
                f"Written by `python -m bench.synergy_balance --games {numbers['games']} --bot {bot} --seed {seed}`. "
                f"{circumstances()} {numbers['games']:,} games of `{bot}` against itself, two players, the usual "
                f"options, {jobs} at a time, {seconds / 60:.0f} minutes, {BUILDS[is_compiled()]} package. "
                f"A game lasts {numbers['rounds']:.1f} rounds. Intervals are of 95 %; a card was in about "
                f"{sum(held['held'] for _, held in ranked) / max(len(ranked), 1):,.0f} hands, so a share is known to "
                "about ± 0.03.",
                table(["won", "share", "interval"], ways),
                table(["team", "held", "won by its seat", "interval"], teams),
                "## Cards outside 42–58 %",
                "A share says what a card does for a player who looks one answer ahead: who plans would get more from "
                "cards that need a partner, or patience. Nothing was changed in the cards; these are proposals.",
                table(["card", "won by its seat", "", "proposal"], proposed) if proposed else "There are none.",
                "## All cards",
                "*Held*: hands that it was dealt to. *Used*: how often it was struck with, used or turned up in a game "
                "where somebody held it; many cards count without that.",
                table(["card", "held", "used", "won by its seat", "interval", ""], cards),
            ]
        )
        + "\n"
    )


def _held(teams: dict[str, Any]) -> list[tuple[Any, dict[str, float]]]:
    return [(team, teams[team.id]) for team in TEAMS if team.id in teams]


def _interval(share: dict[str, float]) -> list[str]:
    return [f"{share['share']:.3f}", f"{share['low']:.3f} to {share['high']:.3f}"]


def _verdict(held: dict[str, float]) -> str:
    """Outside the fair shares, and surely so, or within."""
    low, high = FAIR
    if held["share"] > high:
        return "strong, surely" if held["low"] > high else "strong"
    if held["share"] < low:
        return "weak, surely" if held["high"] < low else "weak"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.synergy_balance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=5_000, metavar="N", help="how many games (5000)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays on both sides (greedy)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (one per core)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="where (docs/balance/synergy.md)")
    args = parser.parse_args()
    total: Tally | None = None
    started = perf_counter()
    bar = Bar(sys.stderr)
    done = 0
    while done < args.games:
        count = min(BATCH, args.games - done)
        plan = Plan("synergy", [args.bot], games=count, seed=derive(args.seed, done), players=2)
        part = play_all(plan, args.jobs, partial(later, bar, done, args.games))
        if total is None:
            total = part
        else:
            total.merge(part)
        done += count
        assert total.extra is not None
        args.page.parent.mkdir(parents=True, exist_ok=True)
        text = page(total.extra.numbers(), args.bot, args.seed, perf_counter() - started, args.jobs)
        args.page.write_text(text, "utf-8")
    bar.clear()
    print(args.page.read_text("utf-8"))


if __name__ == "__main__":
    main()
