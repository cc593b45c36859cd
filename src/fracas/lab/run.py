"""Playing what a folder still lacks, on any engine, until it is complete or somebody stops it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from fracas.bots import make
from fracas.core.refusal import FracasError
from fracas.lab.engines import engine, played
from fracas.lab.folder import Folder
from fracas.lab.plan import Plan, play_chunk
from fracas.lab.plan import Row as Played
from fracas.lab.rows import Row
from fracas.lab.statistics import Score

CHUNK_AT_RANDOM: Final = 500
CHUNK_OF_BOTS: Final = 10
"""Bots think: a handful of their games takes as long as hundreds that are played at random."""

Told = Callable[[int, int, str], None]
"""Told how many games are there, of how many, and the present estimate."""


def begin(path: Path, plans: Sequence[Plan], games: int | None, *, not_reproducible: bool = False) -> Folder:
    """A folder for these plans, new or taken up again, with so many games at each table."""
    clocked = must_count([bot for plan in plans for bot in plan.bots], not_reproducible=not_reproducible)
    chunk = CHUNK_AT_RANDOM if all(plan.played_out for plan in plans) else CHUNK_OF_BOTS
    folder = Folder.begun(path, plans, games=games or 1, chunk=chunk, reproducible=not clocked)
    if games is not None:
        folder.extend(games)
    return folder


def must_count(bots: Sequence[str], *, not_reproducible: bool = False) -> bool:
    """Does any of them look at the clock? That is refused, unless nobody need repeat the games."""
    clocked = sorted({bot for bot in bots if limited_by_time(bot)})
    if clocked and not not_reproducible:
        raise FracasError(
            "not-reproducible",
            f"{clocked[0]} looks at the clock, so nobody can repeat its games. Give it a budget in looks, as mcts:500, "
            "or say --not-reproducible.",
        )
    return bool(clocked)


def limited_by_time(bot: str) -> bool:
    """Does this bot, as `fracas.bots.make` reads it, think for a time instead of a number of looks?

    >>> [limited_by_time(bot) for bot in ("mcts:0.5s", "mcts:500", "greedy:1", "mcts", "planner", "solver:2")]
    [True, False, False, True, True, False]
    """
    return re.search(r":[\d.]+s$", make(bot).name) is not None


def go_on(folder: Folder, *, on: str = "local", jobs: int = 1, progress: Told | None = None) -> None:
    """Play what is missing. Whatever is complete is kept, however this ends."""
    with folder.alone():
        missing = folder.missing()
        if not missing:
            return
        estimate = Estimate(folder)
        if progress is not None:
            progress(folder.played, folder.wanted, "")
        with engine(on, jobs) as players:
            for chunk, rows in played(players, play_chunk, folder.manifest.plans, missing):
                plan = folder.manifest.plans[chunk.table]
                folder.write(chunk, [row_of(plan, row) for row in rows])
                estimate.add(rows)
                if progress is not None:
                    progress(folder.played, folder.wanted, str(estimate))


def row_of(plan: Plan, row: Played) -> Row:
    """A game as it is written down."""
    return {
        "game": row.index,
        "bots": [plan.bots[bot] for bot in row.bots],
        "winners": list(row.winners),
        "shares": [row.share(seat) for seat in range(plan.players)] if row.winners else [],
        "rule": row.rule,
        "turns": row.turns,
        "decisions": row.decisions,
        **row.facts,
    }


class Estimate:
    """What this run says so far about the first bot; or about seat 0, where all bots are alike. For those who wait."""

    def __init__(self, folder: Folder) -> None:
        bots = folder.manifest.plans[0].bots
        self.bot = bots[0] if len(set(bots)) > 1 and len(folder.manifest.plans) == 1 else ""
        self.score = Score()

    def add(self, rows: Sequence[Played]) -> None:
        """Some more games, as they come."""
        for row in rows:
            theirs = [seat for seat, bot in enumerate(row.bots) if bot == 0] if self.bot else [0]
            self.score.add(sum(seat in row.winners for seat in theirs), len(row.winners))

    def __str__(self) -> str:
        low, high = self.score.interval
        return f"{self.bot or 'seat 0'} wins {self.score.share:.0%} ({low:.0%} to {high:.0%})"
