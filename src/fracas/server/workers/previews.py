"""What somebody wants to know before they answer is worked out in a thread of its own, in turn.

A game may have to think about a place that is pointed at, or about all that an answer could come to. Players who point
at much wait for it alone: the event loop and the table go on, and other addresses have their turns.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from fracas.core.refusal import Stale
from fracas.server.workers.fair_queue import FairQueue

T = TypeVar("T")

WAITING: Final = 8
"""So many looks of one address wait at a time."""


class PreviewThread:
    """The thread, and the fair queue before it. ``address_of`` says from where a guest comes."""

    def __init__(self, address_of: Callable[[str], str] = str) -> None:
        self._address_of = address_of
        self._queue = FairQueue(1)
        self._here: Counter[str] = Counter()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="look")

    async def of(self, owner: str, work: Callable[[], T]) -> T:
        """What ``work`` finds, when it is ``owner``'s turn. Nothing that it reads may change meanwhile: it is given a
        `fracas.core.standstill.Standstill`."""
        address = self._address_of(owner)
        if self._here[address] >= WAITING:
            raise Stale(
                "too-many-tries",
                "Too many players on your network are trying out moves at once. Wait a moment.",
                rule="table.question",
            )
        self._here[address] += 1
        try:
            async with self._queue.of(owner, address):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]

    def close(self) -> None:
        """The server ends."""
        self._thread.shutdown(cancel_futures=True)
