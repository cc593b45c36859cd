"""Many games at once: the plan is cut into chunks of indices, and processes play them.

A worker gets the plan and a range of indices and gives back counts. What a game is like depends on its index
alone, and counts add up to the same in any order; so the number of processes changes nothing but the time.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Final

from fracas.core.refusal import FracasError
from fracas.lab.plan import Plan
from fracas.lab.play import play
from fracas.lab.report import Tally

Progress = Callable[[int, int], None]
"""Told how many games are played, and of how many."""

LARGEST_CHUNK: Final = 500
LARGEST_OF_BOTS: Final = 10
"""Bots think: a handful of their games take as long as hundreds that are played at random."""
CHUNKS_PER_JOB: Final = 32
"""Enough that no process idles at the end while another has a long chunk to go."""
AHEAD: Final = 2
"""How many chunks wait for each process, so that none idles between two."""


def count_chunk(plan: Plan, chunk: range) -> Tally:
    """Play these games, and count them."""
    tally = Tally(plan)
    for index in chunk:
        tally.add(plan.seating(index), play(plan, index))
    return tally


def chunks(games: int, jobs: int, largest: int = LARGEST_CHUNK) -> Iterator[range]:
    """All the indices, in order, in pieces of work: small ones first, for anybody who waits to see that it goes on."""
    most = max(1, min(games // (jobs * CHUNKS_PER_JOB), largest))
    start, size = 0, 1
    while start < games:
        for _ in range(jobs):
            if start < games:
                yield range(start, min(start + size, games))
                start += size
        size = min(size * 2, most)


def play_all(plan: Plan, games: int, jobs: int, progress: Progress | None = None) -> Tally:
    """Play so many games of the plan: with one job here, with more in as many processes as there is work for."""
    total = Tally(plan)

    def count(part: Tally | None = None) -> None:
        if part is not None:
            total.merge(part)
        if progress is not None:
            progress(total.games, games)

    count()
    jobs = min(jobs, games)
    pieces = chunks(games, jobs, LARGEST_CHUNK if plan.all_random else LARGEST_OF_BOTS)
    if jobs == 1:
        for piece in pieces:
            count(count_chunk(plan, piece))
    else:
        _play_in_processes(plan, pieces, jobs, count)
    return total


def _play_in_processes(plan: Plan, pieces: Iterator[range], jobs: int, count: Callable[[Tally], None]) -> None:
    """Hand the pieces out one after another, and count what comes back in any order."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_deaf_to_interrupts)
    try:
        with _interrupts_wait():
            playing = {pool.submit(count_chunk, plan, piece) for piece in islice(pieces, jobs * (1 + AHEAD))}
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for chunk in done:
                count(chunk.result())
            playing |= {pool.submit(count_chunk, plan, piece) for piece in islice(pieces, len(done))}
    except BaseException as why:
        # An error or an interrupt: what is still being played is of no use to anybody.
        pool.shutdown(wait=False, cancel_futures=True)
        _end(set(multiprocessing.active_children()) - others)
        if isinstance(why, BrokenProcessPool):
            raise FracasError("worker", "A process that played games was ended from outside.") from None
        raise
    pool.shutdown()


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """A Ctrl-C that falls into the birth of a process is lost there, or kills it half made; so it comes afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _deaf_to_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others deals with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(workers: set[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()
