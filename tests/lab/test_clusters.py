"""Games on real clusters: two nodes of Ray and two workers of Dask, all on this host and bound to loopback.

A worker is killed in mid-run, and the rows are those of a local run to the last digit, each once.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from tests.lab.folders import SHORT, digest

import fracas
from fracas.core.refusal import FracasError
from fracas.lab.comparison import Comparison, Wanted
from fracas.lab.engines import _cause, engine, play_elsewhere, played
from fracas.lab.folder import Chunk, Folder
from fracas.lab.plan import OtherWorld, Plan, planned, play_chunk
from fracas.lab.rows import FORMAT
from fracas.lab.run import go_on

HOST = "127.0.0.1"
# Ray takes the address of the host for loopback, here and in its nodes, unless it is told to stay at home.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
GAMES, CHUNK = 48, 2
CHANGE = "[legacy.content]\nterrain = 3\n"
LOST = "a worker was killed while it played"
Kill = Callable[[], bool]
"""Ends one process that plays; False while there is none."""


def plans() -> list[Plan]:
    """The content as it is printed, and a changed one, which plays in a process of its own beside each worker."""
    return [
        msgspec.structs.replace(
            planned("legacy", ["greedy:1"], seed=8, settings=SHORT["legacy"], overlay=change), keep="facts"
        )
        for change in ("", CHANGE)
    ]


@contextmanager
def ray_cluster() -> Iterator[tuple[str, Kill]]:
    """Two nodes with one processor each, in a process that ends them when its input does."""
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    nodes = subprocess.Popen(
        [sys.executable, "-c", TWO_NODES], stdin=PIPE, stdout=PIPE, stderr=DEVNULL, text=True, env=environment
    )
    assert nodes.stdin is not None and nodes.stdout is not None
    try:
        address = next(line.split()[1] for line in nodes.stdout if line.startswith("address "))
        yield f"ray:{address}", lambda: killed(lambda each: each.cmdline()[:1] == ["ray::play_elsewhere"])
    finally:
        parts = psutil.Process(nodes.pid).children(recursive=True)
        nodes.stdin.close()
        nodes.stdout.read()
        nodes.stdout.close()
        nodes.wait()
        for part in psutil.wait_procs(parts, timeout=20)[1]:
            part.kill()


TWO_NODES = f"""
import sys
from ray.cluster_utils import Cluster
node = dict(num_cpus=1, node_ip_address="{HOST}", include_dashboard=False, object_store_memory=80_000_000)
cluster = Cluster(initialize_head=True, head_node_args=node)
cluster.add_node(**node)
print("address", cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


@contextmanager
def dask_cluster() -> Iterator[tuple[str, Kill]]:
    """A scheduler and two workers, each watched by a nanny which starts it again."""
    port = free_port()
    address = f"tcp://{HOST}:{port}"
    usual = ["--host", HOST, "--no-dashboard", "--dashboard-address", f"{HOST}:0"]
    scheduler = subprocess.Popen([*dask("scheduler"), *usual, "--port", str(port)], stderr=DEVNULL)
    workers = [
        subprocess.Popen([*dask("worker"), address, *usual, "--nthreads", "1"], stderr=DEVNULL) for _ in range(2)
    ]
    nannies = {worker.pid for worker in workers}

    def plays(process: psutil.Process) -> bool:
        return process.ppid() in nannies and "spawn_main" in " ".join(process.cmdline())

    try:
        from distributed import Client

        with Client(address, timeout="60s") as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=60)
        yield f"dask:{address}", lambda: killed(plays)
    finally:
        for process in (*workers, scheduler):
            process.terminate()
        for process in (*workers, scheduler):
            process.wait()


def dask(part: str) -> list[str]:
    return [sys.executable, "-m", f"distributed.cli.dask_{part}"]


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


def heard_from_outside() -> list[str]:
    """Ports of our processes that others than this host could reach."""
    return [
        f"{process.name()}: {each.laddr.ip}:{each.laddr.port}"
        for process in psutil.Process().children(recursive=True)
        for each in process.net_connections("tcp")
        if each.status == psutil.CONN_LISTEN and each.laddr.ip not in (HOST, "::1", f"::ffff:{HOST}")
    ]


def killed(wanted: Callable[[psutil.Process], bool]) -> bool:
    """End one process of ours that plays."""
    for process in psutil.Process().children(recursive=True):
        try:
            if wanted(process):
                process.send_signal(signal.SIGKILL)
                return True
        except psutil.NoSuchProcess:
            continue
    return False


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The rows of a local run."""
    folder = Folder.begun(tmp_path_factory.mktemp("local") / "rows", plans(), games=GAMES, chunk=CHUNK)
    go_on(folder, jobs=2)
    return digest(folder)


@pytest.mark.parametrize("cluster", [ray_cluster, dask_cluster], ids=["ray", "dask"])
def test_a_cluster_plays_what_this_machine_plays_though_a_worker_is_killed(
    cluster: Callable[[], Iterator[tuple[str, Kill]]], local: str, tmp_path: Path
) -> None:
    with cluster() as (on, kill):  # type: ignore[attr-defined]
        folder = Folder.begun(tmp_path / "rows", plans(), games=GAMES, chunk=CHUNK)
        done: list[int] = []
        killed_at: list[int] = []

        def progress(games: int, _: int, __: str) -> None:
            done.append(games)
            if games and not killed_at and kill():
                killed_at.append(games)

        assert heard_from_outside() == []
        go_on(folder, on=on, progress=progress)
        assert killed_at and killed_at[0] < GAMES, LOST
        assert done == sorted(set(done)), "every chunk is counted once"
        assert digest(folder) == local
        rows = [(row["plan"], row["game"]) for row in folder.rows()]
        assert rows == [(plan, game) for plan in (0, 1) for game in range(GAMES)]

        refusals(on)
        compares(on)


def refusals(on: str) -> None:
    """A worker that has another version, or another content, refuses, and says so."""
    plan = plans()[0]
    with engine(on, 1) as players:
        other = msgspec.structs.replace(plan, content="0" * 16)
        with pytest.raises(OtherWorld, match="not the one that the plan was made for"):
            list(played(players, play_chunk, [other], [Chunk(0, 0, 1)]))
        for version, form in (("0.0.1", FORMAT), (fracas.__version__, FORMAT + 1)):
            future = players.submit(play_elsewhere, version, form, play_chunk, plan, 0, 1)
            with pytest.raises(Exception, match="and version") as refused:
                future.result()
            assert isinstance(_cause(refused.value), OtherWorld)


def compares(on: str) -> None:
    """A comparison is the same here and there."""
    found = []
    for where in (on, "local"):
        comparison = Comparison("legacy", CHANGE, bot="random", seed=3, settings=SHORT["legacy"])
        assert comparison.go_on(Wanted(pairs=40, precise=True), on=where) == "pairs"
        found.append(comparison.told(Wanted(), 0.0, ""))
    assert found[0] == found[1]


def test_a_cluster_that_is_not_there_is_refused() -> None:
    for on in (f"dask:tcp://{HOST}:1", "ray:nowhere at all", f"ray:{HOST}:1", "ray:localhost:99999"):
        with pytest.raises(FracasError, match="There is no"), engine(on, 1):
            pass
