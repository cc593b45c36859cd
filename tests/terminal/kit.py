"""A person at a terminal, for tests: what they type is a script, what they see is kept."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fracas.cli import main
from fracas.terminal.screen import Line, Screen, safe

FOREVER = "1\n" * 3000
PATIENCE = 300
"""Seconds after which a program will not end any more; machines that run tests are busy."""


class Told:
    """What a run of the program said, and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Typist = Callable[..., Told]
"""``fracas("play", "figures", typed="1\\n")``: the command line in this process."""


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder, in a place that is thrown away."""
    home = tmp_path / "home"
    monkeypatch.setenv("FRACAS_HOME", str(home))
    return home


@pytest.fixture
def fracas(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    """Runs commands in this process, with a script for the keyboard."""

    def run(*words: str, typed: str = "") -> Told:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = main(list(words))
        except SystemExit as left:  # argparse leaves like this
            status = left.code if isinstance(left.code, int) else 1
        said = capsys.readouterr()
        return Told(status, said.out, said.err)

    return run


def in_a_process(home: Path, *words: str, typed: str = "", environment: dict[str, str] | None = None) -> Told:
    """Runs a command as the shell would, with its standard input from a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.luck", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env={**os.environ, "FRACAS_HOME": str(home), "PYTHONUTF8": "1", **(environment or {})},
        check=False,
    )
    return Told(done.returncode, done.stdout, done.stderr)


def must_refuse(told: Told, *words: str) -> None:
    """It ended with status 2 and one line that holds the words; no traceback."""
    assert told.status == 2, told.out + told.err
    assert told.err.startswith("fracas: ")
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.out + told.err
    for word in words:
        assert word in told.err


class Heard(Screen):
    """A screen that remembers what it showed, and asks a function what is typed."""

    def __init__(self, types: Callable[[str], str], *, plain: bool = False) -> None:
        super().__init__(plain=plain, stdin=io.StringIO(), stdout=io.StringIO())
        self.types = types
        self.lines: list[str] = []

    def say(self, *lines: Line) -> None:
        self.lines += [safe(line).plain for line in lines]

    def ask(self, prompt: str = "> ") -> str:
        self.lines.append(prompt)
        return self.types(prompt)
