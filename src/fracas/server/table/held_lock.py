"""A lock that knows who holds it."""

from __future__ import annotations

import asyncio
from typing import Any, Literal


class HeldLock(asyncio.Lock):
    """The lock of a table. What may only be done by the task that holds it begins with `must_be_held`."""

    def __init__(self) -> None:
        super().__init__()
        self._holder: asyncio.Task[Any] | None = None

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        self._holder = asyncio.current_task()
        return True

    def release(self) -> None:
        self._holder = None
        super().release()

    def must_be_held(self) -> None:
        """Fail unless the caller holds it: two answers might be written at once, or one be shown that is on no disk."""
        assert self._holder is asyncio.current_task(), "only the task that holds the lock of the table may do this"
