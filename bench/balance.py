"""The balance of a game between bots: many games in batches, and a page written anew after each of them.

So a run that is broken off leaves what it has found so far. `bench.legacy_balance` and `bench.synergy_balance` say what
is on the pages of their games.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from bench.measure import is_compiled
from bench.results import RESULTS
from fracas.bots import lookahead, mcts, solver
from fracas.core.chance import derive
from fracas.lab.plan import Plan
from fracas.lab.progress import Bar
from fracas.lab.report import Tally
from fracas.lab.workers import play_all

PAGES: Final = RESULTS.parent.parent / "docs" / "balance"

Page = Callable[[dict[str, Any], str, int, float, int], str]
"""The text of a page, from what `fracas.lab.extras` counted, the bot, the seed, the seconds and how many jobs."""


def build() -> str:
    """Which package was measured, in words."""
    return "the compiled" if is_compiled() else "the interpreted"


class Balance:
    """What is played for the page of a game, unless the command line says otherwise."""

    def __init__(
        self,
        game: str,
        page: Page,
        *,
        games: int,
        bot: str,
        batch: int,
        players: int = 2,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.page = page
        self.games = games
        self.bot = bot
        self.batch = batch
        self.players = players
        self.settings = settings

    def main(self, about: str | None) -> None:
        """The program ``python -m bench.GAME_balance``; ``about`` is its docstring."""
        parser = argparse.ArgumentParser(
            prog=f"python -m bench.{self.game}_balance",
            description=about,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        there = f"docs/balance/{self.game}.md"
        parser.add_argument("--games", type=int, default=self.games, metavar="N", help=f"how many games ({self.games})")
        parser.add_argument("--bot", default=self.bot, metavar="BOT", help=f"who plays on both sides ({self.bot})")
        parser.add_argument(
            "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (one per core)"
        )
        parser.add_argument("--seed", type=int, default=1, metavar="N")
        parser.add_argument(
            "--page", type=Path, default=PAGES / f"{self.game}.md", metavar="FILE", help=f"where to write ({there})"
        )
        args = parser.parse_args()
        for thinking in (lookahead, mcts, solver):
            vars(thinking)["perf_counter"] = process_time  # the processes that play are forks of this one
        self.measure(args.page, games=args.games, bot=args.bot, seed=args.seed, jobs=args.jobs)
        print(args.page.read_text("utf-8"))

    def measure(self, there: Path, *, games: int, bot: str, seed: int, jobs: int) -> None:
        """Play all batches, and write the page after each."""
        total: Tally | None = None
        started = perf_counter()
        bar = Bar(sys.stderr)
        there.parent.mkdir(parents=True, exist_ok=True)
        for done in range(0, games, self.batch):
            plan = Plan(
                self.game,
                [bot],
                games=min(self.batch, games - done),
                seed=derive(seed, done),
                players=self.players,
                settings=self.settings,
            )
            part = play_all(plan, jobs, partial(_later, bar, done, games))
            if total is None:
                total = part
            else:
                total.merge(part)
            assert total.extra is not None
            there.write_text(self.page(total.extra.numbers(), bot, seed, perf_counter() - started, jobs), "utf-8")
        bar.clear()


def _later(bar: Bar, done: int, games: int, now: int, _: int) -> None:
    """Of a batch, ``now`` games are played; ``done`` were played before it."""
    bar(done + now, games)
