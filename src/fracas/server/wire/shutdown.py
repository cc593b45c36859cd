"""The server ends soon after it is told to, whatever it is doing.

Requests and sockets have a moment to finish; then threads and processes are ended, and the database is
closed. Should any of that hang (a disk that does not answer, a database that waits for a lock), the process ends all
the same. Nothing is lost by that: an answer is acknowledged only when it is on the disk.
"""

from __future__ import annotations

import asyncio
import os
import time
from multiprocessing import util
from threading import Thread

from starlette.types import ASGIApp, Receive, Scope, Send

GRACE = 1
"""Seconds that requests and sockets have to finish."""
LONGEST = 2.3
"""Seconds after which the process ends, whatever hangs."""
TIDYING = 0.4
"""Seconds that are left then to give back what its own processes share; else a warning of it is all that is seen."""
HUNG = 143
"""How it ends then: as if nobody had caught the signal."""


class Shutdown:
    """A thread that waits until the server is told to end."""

    def __init__(self, seconds: float = LONGEST) -> None:
        self._seconds = seconds
        # A pipe, because a signal may come while any lock is held.
        self._asked, self._ask = os.pipe()
        Thread(target=self._wait, name="ending", daemon=True).start()

    def begin(self) -> None:
        """The server was told to end. May be called in the handler of a signal."""
        os.write(self._ask, b".")

    def _wait(self) -> None:
        os.read(self._asked, 1)
        time.sleep(self._seconds)
        tidying = Thread(target=util._run_finalizers, args=(0,), daemon=True)  # type: ignore[attr-defined]
        tidying.start()
        tidying.join(TIDYING)
        os._exit(HUNG)


class EndsQuietly:
    """What is broken off because the server ends is over, and no error: a trace of it would tell nobody anything."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise
