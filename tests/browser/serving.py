"""``fracas serve`` in a process of its own, which can be stopped, killed, and started again where it was."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

LEFT_BEHIND = re.compile(r".*UserWarning: resource_tracker: There appear to be \d+ leaked semaphore.*\n.*warn.*\n")
PATIENCE = 60.0
"""Seconds after which what has not come will not come; machines that run tests are busy."""


class Server:
    """The server of one worker, with a database of its own."""

    def __init__(self, folder: Path, program: str = "tests.browser.same_luck", *, flags: Sequence[str] = ()) -> None:
        self._program = program
        self._flags = flags
        self._database = f"sqlite:///{folder / 'fracas.sqlite3'}"
        self._errors = folder / "errors.txt"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def errors(self) -> str:
        """What it has complained about. On a machine so busy that it had to end by force, Python warns of semaphores,
        which are cleaned up then."""
        return LEFT_BEHIND.sub("", self._errors.read_text())

    def start(self) -> None:
        """Start, at the port it had if it had one, and wait until it says where it is."""
        flags = ["--port", str(self.port), "--workers", "1", "--rate", "1000", "--database", self._database]
        flags += self._flags
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._program, "serve", *flags], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "served at" in line, self.errors
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])

    def stop(self) -> None:
        """Ask it to end, and wait until it is gone."""
        assert self._process is not None
        self._process.terminate()
        self._gone()

    def kill(self) -> None:
        """Kill it on the spot: it has no chance to finish anything."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def _gone(self) -> None:
        """Wait for it and for the processes in which its bots think: they share its output."""
        assert self._process is not None
        self._process.communicate(timeout=PATIENCE)
