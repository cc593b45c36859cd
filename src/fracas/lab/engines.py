"""Who plays: processes of this machine, a Ray cluster, or a Dask cluster. All three take a function and give a future.

``local`` starts processes here; ``ray:ADDRESS`` and ``dask:ADDRESS`` join a cluster that is running, whose machines
have the same version of Fracas. An engine is no more than `Engine.submit`: which games are played, in which order, what
is written, and what is refused is the same for all, so the rows are too.

What a lost worker was playing is played again: clusters see to most of that themselves, and `played` to the rest. It
counts by chunk and never by call, so nothing is counted twice.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import fracas
from fracas.core.refusal import FracasError
from fracas.lab.folder import Chunk
from fracas.lab.needs import needed
from fracas.lab.plan import OtherWorld, Plan
from fracas.lab.rows import FORMAT

LOST: Final = frozenset({"BrokenProcessPool", "WorkerCrashedError", "NodeDiedError", "KilledWorker", "OwnerDiedError"})
"""Errors of the three engines which say that a worker was lost, and nothing about the games."""
TRIES: Final = 3
"""So often a chunk is played again whose worker was lost, before it is taken for the cause."""
AHEAD: Final = 2
"""So many chunks wait for each process, so that none idles between two."""

PATIENCE: Final = 20
"""Seconds until a cluster that does not answer is given up."""

T = TypeVar("T")
Submit = Callable[..., "Future[Any]"]
Work = Callable[[Plan, int, int], list[T]]


class Engine:
    """Something that runs functions elsewhere."""

    def __init__(self, submit: Submit, width: int) -> None:
        self.submit = submit
        self.width = width
        """How many of them at once."""


@contextmanager
def engine(on: str, jobs: int) -> Iterator[Engine]:
    """The engine of these words; ``jobs`` processes, if it is this machine: with one it is this process."""
    kind, _, address = on.partition(":")
    if kind == "local" and not address:
        yield from _local(jobs) if jobs > 1 else _here()
    elif kind == "ray" and address:
        yield from _ray(address)
    elif kind == "dask" and address:
        yield from _dask(address)
    else:
        raise FracasError("engine", f"Unknown engine '{on[:40]}'. Choose local, ray:ADDRESS or dask:ADDRESS.")


def _here() -> Iterator[Engine]:
    """In this process: a script of five lines need not be one that can be started again."""

    def submit(function: Callable[..., Any], *args: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(function(*args))
        except Exception as error:  # it is for those who ask for the result
            future.set_exception(error)
        return future

    yield Engine(submit, 1)


def _local(jobs: int) -> Iterator[Engine]:
    def started() -> ProcessPoolExecutor:
        # Fresh processes: a copy of this one would have its threads' locks, and perhaps a worker's pipe.
        return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_deaf)

    pool = started()

    def submit(function: Callable[..., Any], *args: Any) -> Future[Any]:
        nonlocal pool
        try:
            return pool.submit(function, *args)
        except BrokenProcessPool:  # one process was killed, and its pool with it
            pool = started()
            return pool.submit(function, *args)

    try:
        yield Engine(submit, jobs)
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others deals with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ray(address: str) -> Iterator[Engine]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody is told that we play
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray = needed("ray", "cluster", "Playing on a Ray cluster")
    _must_listen(ray, address)
    try:
        ray.init(address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise FracasError("no-cluster", f"There is no Ray cluster at {address}: {_first_line(error)}") from None
    remote: dict[Any, Any] = {}

    def submit(function: Callable[..., Any], *args: Any) -> Future[Any]:
        if function not in remote:
            remote[function] = ray.remote(max_retries=-1, retry_exceptions=False)(function)
        future: Future[Any] = remote[function].remote(*args).future()
        return future

    try:
        yield Engine(submit, max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        ray.shutdown()


def _must_listen(ray: Any, address: str) -> None:
    """Refuse an address at which nobody listens: Ray would wait there for ever."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdigit():
        return
    if host in ("localhost", "127.0.0.1"):  # Ray takes the address of this host for it, as a rule
        host = ray.util.get_node_ip_address()
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise FracasError("no-cluster", f"There is no Ray cluster at {address}: {_first_line(error)}") from None


def _dask(address: str) -> Iterator[Engine]:
    distributed = needed("distributed", "cluster", "Playing on a Dask cluster")
    try:
        client = distributed.Client(address, timeout=f"{PATIENCE}s")
    except (OSError, TimeoutError, ValueError) as error:
        raise FracasError("no-cluster", f"There is no Dask cluster at {address}: {_first_line(error)}") from None
    with client:
        # Every call is a call of its own, and the cluster moves what a lost worker had.
        submit = client.get_executor(pure=False, retries=0).submit
        yield Engine(submit, max(1, sum(client.nthreads().values())))


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]


def play_elsewhere(version: str, form: int, work: Work[T], plan: Plan, first: int, count: int) -> list[T]:
    """Play a chunk on a worker; one of another version refuses. It checks rules and content besides."""
    if (version, form) != (fracas.__version__, FORMAT):
        raise OtherWorld(
            "other-version",
            f"A worker has Fracas {fracas.__version__} (rows {FORMAT}), and version {version} (rows {form}) is wanted.",
            rule="table.record",
        )
    return work(plan, first, count)


def played(
    engine: Engine, work: Work[T], plans: list[Plan], chunks: Iterable[Chunk]
) -> Generator[tuple[Chunk, list[T]], None, None]:
    """Every chunk once with what ``work`` makes of it, in the order in which they are done."""
    left = iter(chunks)
    again: list[Chunk] = []
    lost: dict[Chunk, int] = {}
    playing: dict[Future[Any], Chunk] = {}
    try:
        while True:
            while len(playing) < engine.width * AHEAD:
                chunk = again.pop() if again else next(left, None)
                if chunk is None:
                    break
                plan = plans[chunk.table]
                playing[
                    engine.submit(play_elsewhere, fracas.__version__, FORMAT, work, plan, chunk.first, chunk.games)
                ] = chunk
            if not playing:
                return
            done, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = playing.pop(future)
                try:
                    rows: list[T] = future.result()
                except Exception as error:
                    why = _cause(error)
                    if type(why).__name__ not in LOST:
                        raise why from (None if isinstance(why, FracasError) else error.__cause__)
                    lost[chunk] = lost.get(chunk, 0) + 1
                    if lost[chunk] > TRIES:
                        raise FracasError(
                            "worker",
                            f"Workers were lost {lost[chunk]} times while they played games {chunk.first} to "
                            f"{chunk.first + chunk.games - 1}.",
                        ) from None
                    again.append(chunk)
                else:
                    yield chunk, rows
    finally:
        for future in playing:
            future.cancel()


def _cause(error: BaseException) -> BaseException:
    """What a worker raised, without the wrapping of Ray."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, FracasError) else error
