"""Waiting one's turn: players who ask for much wait for it themselves, and nobody else does."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Turn = asyncio.Future[None]


class FairQueue:
    """Lets so many in at a time. Of those who wait, one of each address is let in by turns; of one address, one of
    each owner."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Turn]]] = OrderedDict()
        self._here: dict[str, Counter[str]] = {}  # by address and owner, how many wait or are in

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(queue) for owners in self._waiting.values() for queue in owners.values())

    @asynccontextmanager
    async def of(self, owner: str, address: str | None = None) -> AsyncIterator[float]:
        """Wait for a turn of ``owner``, who comes from ``address``, and have it. What is yielded is the part of a
        full turn that is theirs: 1 while there is room for all, less the more are here. All addresses have equal
        parts, and so have all owners at one address."""
        where = owner if address is None else address
        here = self._here.setdefault(where, Counter())
        here[owner] += 1
        try:
            await self._let_in(owner, where)
            try:
                yield min(1.0, self._places / (len(self._here) * len(here) * here[owner]))
            finally:
                self._pass_on()
        finally:
            here[owner] -= 1
            if not here[owner]:
                del here[owner]
            if not here:
                del self._here[where]

    async def _let_in(self, owner: str, where: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(where, OrderedDict()).setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it came, and nobody is there to have it
            raise

    def _pass_on(self) -> None:
        """The next owner's turn; a free place if nobody waits."""
        while self._waiting:
            where, owners = self._waiting.popitem(last=False)
            owner, queue = owners.popitem(last=False)
            turn = queue.popleft()
            if queue:
                owners[owner] = queue  # at the end of the row
            if owners:
                self._waiting[where] = owners
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
