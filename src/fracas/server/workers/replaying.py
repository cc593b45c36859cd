"""Where games are played over again: beside the event loop, within a budget, and not after the server's end.

There are three places. Tables at which people play have two threads. Those who look at replays share another one, and
those who bring records share a process; there guests take turns, by their addresses, and nobody else waits for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Event, get_ident
from time import thread_time
from typing import Any, Concatenate, ParamSpec, TypeVar

from fracas.core.work import Work, too_long
from fracas.server.wire.errors import Denied
from fracas.server.workers.fair_queue import FairQueue
from fracas.server.workers.lane import Lane

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


def closing() -> Denied:
    return Denied(503, "closing", "The server is about to stop; try again in a moment.")


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
            raise closing()
        # One stream may be made by several threads in turn, and each has a clock of its own.
        thread, now = get_ident(), thread_time()
        if thread == self._thread:
            self._spent += now - self._at
        self._thread, self._at = thread, now
        if self._spent > self._seconds:
            raise too_long()


class Replaying:
    """The places, and how they end."""

    def __init__(self) -> None:
        self._ending = Event()
        self._played = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._watched = ThreadPoolExecutor(1, thread_name_prefix="watch")
        self._brought = ThreadPoolExecutor(1, thread_name_prefix="brought")
        self._watching, self._bringing = FairQueue(1), FairQueue(1)
        self._lane: Lane | None = None
        self._address_of: Callable[[str], str] = str

    def lend(self, lane: Lane | None, address_of: Callable[[str], str]) -> None:
        """From now on brought records are played in the process of this ``lane``: what is played there takes no time
        from the event loop. ``address_of`` says from where guests come."""
        self._lane = lane
        self._address_of = address_of

    def patience(self) -> Patience:
        """For a record that somebody brought: nobody knows what is in it."""
        return Patience(MOST_STEPS, MOST_SECONDS, self._ending)

    def trust(self) -> Patience:
        """For a game that was played here: as long as it takes, or until the server ends."""
        return Patience(NO_END, float("inf"), self._ending)

    async def played(self, work: Callable[Concatenate[Work, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` finds by playing a game of ours over again, for a table at which people play."""
        patience = self.trust()
        return await _in(self._played, lambda: work(patience, *args, **kwargs))

    async def watched(
        self, owner: str, work: Callable[Concatenate[Work, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for ``owner``, who looks at it when it is over, in their turn."""
        patience = self.trust()
        async with self._watching.of(owner, self._address_of(owner)):
            return await _in(self._watched, lambda: work(patience, *args, **kwargs))

    async def streamed(self, owner: str, chunks: Iterator[bytes]) -> AsyncIterator[bytes]:
        """What ``owner`` looks at, as it is made: for each chunk they have a turn."""
        while (chunk := await self.watched(owner, lambda _: next(chunks, None))) is not None:
            yield chunk

    async def brought(
        self, owner: str, work: Callable[Concatenate[Work, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What ``work``, a plain function, finds by playing a record that ``owner`` brought, in their turn;
        RecordError if that takes too long."""
        lane, address = self._lane, self._address_of(owner)
        if lane is None:
            patience = self.patience()
            async with self._bringing.of(owner, address):
                return await _in(self._brought, lambda: work(patience, *args, **kwargs))
        async with lane.queue.of(owner, address):
            try:
                return await lane.run(partial(_bring, work, MOST_STEPS, MOST_SECONDS, *args, **kwargs))
            except BrokenProcessPool:
                raise closing() from None

    def close(self) -> None:
        """The server ends: whatever is being played stops at its next step."""
        self._ending.set()
        for threads in (self._played, self._watched, self._brought):
            threads.shutdown(cancel_futures=True)


def _bring(work: Callable[..., T], most: int, seconds: float, *args: Any, **kwargs: Any) -> T:
    """In a process of its own, which is ended with the server."""
    return work(Patience(most, seconds, Event()), *args, **kwargs)


async def _in(threads: ThreadPoolExecutor, job: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, job)
