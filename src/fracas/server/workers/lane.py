"""Some processes with a fair queue before them: what is done there takes no time from the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

from fracas.server.workers.fair_queue import FairQueue

T = TypeVar("T")

_log = logging.getLogger("fracas.server")


class Lane:
    """Some processes, and the fair queue before them."""

    def __init__(self, places: int, nice: int = 0, *, idle: bool = False) -> None:
        """``idle`` processes run only where nobody else on the machine wants to, as far as the system can do that."""
        self.queue = FairQueue(places)
        self._places = places
        self._nice = nice
        self._idle = idle
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, work: Callable[[], T]) -> T:
        """Do ``work`` in a process. The caller has had a turn of the queue, so that a process is free."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool = self._pool or self._fresh()
            try:
                return await loop.run_in_executor(pool, work)
            except BrokenProcessPool:
                if self._closed:
                    break
                # Somebody ended a worker from outside. One fresh pool, then give up.
                _log.warning("a process in which bots think was ended from outside")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise BrokenProcessPool("bots cannot think")

    @property
    def processes(self) -> list[BaseProcess]:
        """The processes that are there now."""
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def close(self) -> None:
        """End the processes at once: what they think about is of no use to anybody now, and may take them long."""
        self._closed = True
        processes = self.processes
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()

    def _fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._places, mp_context=context, initializer=_as_worker, initargs=(self._nice, self._idle)
        )


def _as_worker(nice: int, idle: bool) -> None:
    """Ctrl-C is the server's business; and when the server is killed, its workers end too."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    if idle and hasattr(os, "SCHED_IDLE"):
        # Niceness alone leaves bots three quarters of a core.
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
