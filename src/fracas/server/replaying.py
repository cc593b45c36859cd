"""Where games are played over again: in a few threads of their own, within a budget, and not after the server's end.

Whoever plays meanwhile shares the processor with these threads, but waits for none of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event, get_ident
from time import thread_time
from typing import Concatenate, ParamSpec, TypeVar

from fracas.core.work import Work, too_long
from fracas.server.errors import Denied

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
MOST_STEPS = 150_000
"""What a record that somebody brings may take. To open one plays it three times: about 15,000 steps for the longest
games that bots have played at random, of 3,000 answers."""
MOST_SECONDS = 20.0
"""Of processor time, for the same: the steps of some games are long."""
NO_END = 1 << 60
"""Steps, for a game that was played here: it was long because somebody played it."""


class Patience(Work):
    """What one thing may take. It is lost when the server ends."""

    __slots__ = ("_at", "_ending", "_seconds", "_spent", "_thread")

    def __init__(self, most: int, seconds: float, ending: Event) -> None:
        super().__init__(most)
        self._seconds = seconds
        self._ending = ending
        self._spent = 0.0
        self._thread = 0
        self._at = 0.0

    def step(self) -> None:
        super().step()
        if self._ending.is_set():
            raise Denied(503, "closing", "The server is about to stop; try again in a moment.")
        # One stream may be made by several threads in turn, and each has a clock of its own.
        thread, now = get_ident(), thread_time()
        if thread == self._thread:
            self._spent += now - self._at
        self._thread, self._at = thread, now
        if self._spent > self._seconds:
            raise too_long()


class Replaying:
    """The threads, and how they end. Records that somebody brought have a thread of their own: tables at which people
    play never wait for them."""

    def __init__(self) -> None:
        self._ending = Event()
        self._played = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._brought = ThreadPoolExecutor(1, thread_name_prefix="brought")

    def patience(self) -> Patience:
        """For a record that somebody brought: nobody knows what is in it."""
        return Patience(MOST_STEPS, MOST_SECONDS, self._ending)

    def trust(self) -> Patience:
        """For a game that was played here: as long as it takes, or until the server ends."""
        return Patience(NO_END, float("inf"), self._ending)

    async def played(self, work: Callable[Concatenate[Work, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` finds by playing a game of ours over again."""
        patience = self.trust()
        return await _in(self._played, lambda: work(patience, *args, **kwargs))

    async def brought(self, work: Callable[Concatenate[Work, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` finds by playing a record that somebody brought; RecordError if that takes too long."""
        patience = self.patience()
        return await _in(self._brought, lambda: work(patience, *args, **kwargs))

    def close(self) -> None:
        """The server ends: whatever is being played stops at its next step."""
        self._ending.set()
        self._played.shutdown(cancel_futures=True)
        self._brought.shutdown(cancel_futures=True)


async def _in(threads: ThreadPoolExecutor, job: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, job)
