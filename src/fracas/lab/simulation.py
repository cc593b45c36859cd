"""Bots against each other, thousands of times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from time import perf_counter
from typing import Any, Final

from fracas.core.refusal import SetupError
from fracas.lab.plan import must_be_played, planned
from fracas.lab.report import Report
from fracas.lab.workers import Progress, play_all

MOST_JOBS: Final = 1000
"""Processes that a machine can be expected to bear."""


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | None = None,
    jobs: int = 1,
    players: int | None = None,
    settings: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let ``bots``, each a kind or a level, play ``games`` games of ``game`` in ``jobs`` processes.

    Without ``players`` there are as many as bots, and at least as many as the game needs; fewer bots than
    players are dealt round the table. The same seed gives the same numbers, whatever the number of jobs
    (unless a bot is told to think for so many seconds: then the clock has a say). Without a seed one is
    made up, and the report names it.

    >>> from fracas.lab import simulate
    >>> report = simulate("figures", ["random", "random"], games=20, seed=1, settings={"army_size": 3})
    >>> report.unfinished, [bot.bot for bot in report.bots], sum(bot.share for bot in report.bots)
    (0, ['random', 'random'], 1.0)
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise SetupError("jobs", f"1 to {MOST_JOBS:,} processes play, not {jobs:,}.", rule="table.settings")
    if seed is None:
        seed = SystemRandom().getrandbits(32)
    plan = planned(game, bots, seed=seed, players=players, settings=settings)
    must_be_played(games)
    started = perf_counter()
    tally = play_all(plan, games, jobs, progress)
    return tally.report(plan, perf_counter() - started)
