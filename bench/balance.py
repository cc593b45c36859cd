"""The balance of a game between bots: many games in batches, and a page written anew after each of them.

So a run that is broken off leaves what it has found so far. `bench.legacy_balance`, `bench.synergy_balance` and
`bench.skirmish_balance` say what is on the pages of their games.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from bench.measure import is_compiled
from bench.results import RESULTS
from fracas.bots import lookahead, mcts, planner, solver
from fracas.core.chance import derive
from fracas.lab.plan import planned
from fracas.lab.progress import Bar
from fracas.lab.report import Tally
from fracas.lab.workers import play_all

PAGES: Final = RESULTS.parent.parent / "docs" / "balance"

Page = Callable[[dict[str, Any], str, int, float, int], str]
"""The text of a page, from what `fracas.lab.extras` counted, the bot, the seed, the seconds and how many jobs. Where
there are several kinds of tables, what was counted at each of them, by its name."""
Settings = Mapping[str, Any]


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
        settings: Settings | None = None,
        tables: Mapping[str, Sequence[Settings]] | None = None,
    ) -> None:
        """With ``tables``, each batch is played at the next of them: their kinds take turns, each counted apart."""
        self.game = game
        self.page = page
        self.games = games
        self.bot = bot
        self.batch = batch
        self.players = players
        self.settings = settings
        self.tables = tables

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
        for thinking in (lookahead, mcts, planner, solver):
            vars(thinking)["perf_counter"] = process_time  # the processes that play are forks of this one
        self.measure(args.page, games=args.games, bot=args.bot, seed=args.seed, jobs=args.jobs)
        print(args.page.read_text("utf-8"))

    def measure(self, there: Path, *, games: int, bot: str, seed: int, jobs: int) -> None:
        """Play all batches, and write the page after each."""
        totals: dict[str, Tally] = {}
        started = perf_counter()
        bar = Bar(sys.stderr)
        there.parent.mkdir(parents=True, exist_ok=True)
        for batch, done in enumerate(range(0, games, self.batch)):
            kind, settings = self.table(batch)
            plan = planned(self.game, [bot], seed=derive(seed, done), players=self.players, settings=settings)
            part = play_all(plan, min(self.batch, games - done), jobs, partial(_later, bar, done, games))
            if kind in totals:
                totals[kind].merge(part)
            else:
                totals[kind] = part
            numbers = {kind: total.extra.numbers() for kind, total in totals.items() if total.extra is not None}
            counted = numbers[""] if self.tables is None else numbers
            there.write_text(self.page(counted, bot, seed, perf_counter() - started, jobs), "utf-8")
        bar.clear()

    def table(self, batch: int) -> tuple[str, Settings | None]:
        """The kind of table that a batch is played at, and its settings."""
        if self.tables is None:
            return "", self.settings
        kinds = list(self.tables)
        kind = kinds[batch % len(kinds)]
        settings = self.tables[kind]
        return kind, settings[batch // len(kinds) % len(settings)]


def _later(bar: Bar, done: int, games: int, now: int, _: int) -> None:
    """Of a batch, ``now`` games are played; ``done`` were played before it."""
    bar(done + now, games)
