"""Many games at once: the plan is cut into chunks of indices, and processes play them.

A worker gets the plan and a range of indices and gives back counts. What a game is like depends on its index
alone, and counts add up to the same in any order; so the number of processes changes nothing but the time.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final

from fracas.core.refusal import FracasError
from fracas.lab.plan import Plan
from fracas.lab.play import play
from fracas.lab.report import Tally

Progress = Callable[[int, int], None]
"""Told how many games are played, and of how many."""

LARGEST_CHUNK: Final = 500
CHUNKS_PER_JOB: Final = 32
"""Enough that no process idles at the end while another has a long chunk to go."""


def play_chunk(plan: Plan, chunk: range) -> Tally:
    """Play these games."""
    tally = Tally(plan)
    for index in chunk:
        tally.add(plan.seating(index), play(plan, index))
    return tally


def chunks(games: int, jobs: int) -> Iterator[range]:
    """All the indices, in order, in pieces of work."""
    size = max(1, min(games // (jobs * CHUNKS_PER_JOB), LARGEST_CHUNK))
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def play_all(plan: Plan, jobs: int, progress: Progress | None = None) -> Tally:
    """Play the whole plan: with one job here, with more in as many processes."""
    total = Tally(plan)
    if jobs == 1:
        for chunk in chunks(plan.games, 1):
            total.merge(play_chunk(plan, chunk))
            if progress is not None:
                progress(total.games, plan.games)
        return total

    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_deaf_to_interrupts)
    try:
        for done in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in chunks(plan.games, jobs)]):
            total.merge(done.result())
            if progress is not None:
                progress(total.games, plan.games)
    except BaseException as why:
        # An error or an interrupt: what is still being played is of no use to anybody.
        pool.shutdown(wait=False, cancel_futures=True)
        _end(set(multiprocessing.active_children()) - others)
        if isinstance(why, BrokenProcessPool):
            raise FracasError("worker", "A process that played games was ended from outside.") from None
        raise
    pool.shutdown()
    return total


def _deaf_to_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others deals with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(workers: set[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()
