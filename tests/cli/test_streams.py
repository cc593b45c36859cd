"""Where the program reads and writes: closed, full, or gone. One line and status 2, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.kit import PATIENCE, Told, must_refuse

if sys.platform == "win32":
    pytest.skip("needs a shell", allow_module_level=True)

FULL = "> /dev/full"
GAME = "play figures --bots easy --army random"


def at_the_shell(home: Path, line: str) -> Told:
    done = subprocess.run(
        f"{sys.executable} -m fracas {line}",
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env={**os.environ, "FRACAS_HOME": str(home), "PYTHONUTF8": "1"},
        check=False,
    )
    return Told(done.returncode, done.stdout, done.stderr)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a full device")
@pytest.mark.parametrize("command", ["rules figures", "--help", GAME])
def test_output_that_is_full(own_home: Path, command: str) -> None:
    must_refuse(at_the_shell(own_home, f"{command} {FULL}"), "No space left on device.")


@pytest.mark.parametrize("command", ["rules figures", GAME])
def test_output_that_is_closed(own_home: Path, command: str) -> None:
    must_refuse(at_the_shell(own_home, f"{command} >&-"), "standard output is closed")


@pytest.mark.parametrize("command", ["play figures", GAME, "card"])
def test_input_that_is_closed(own_home: Path, command: str) -> None:
    must_refuse(at_the_shell(own_home, f"{command} <&-"), "Standard input is closed")


def test_who_asks_nothing_needs_no_input(own_home: Path) -> None:
    told = at_the_shell(own_home, "rules figures <&-")
    assert (told.status, told.err) == (0, "")


def test_without_anywhere_to_complain_the_status_says_it(own_home: Path) -> None:
    assert at_the_shell(own_home, "play figure 2>&-").status == 2
    assert at_the_shell(own_home, "games >&- 2>&-").status == 2
    assert at_the_shell(own_home, "simulate figures --games 2 --bots random --jobs 1 2>&-").status == 0


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    from fracas import cli

    def mistaken(_: object) -> None:
        raise ValueError("ours")

    monkeypatch.setattr("fracas.cli.reading.run_games", mistaken)
    with pytest.raises(ValueError, match="ours"):
        cli.main(["games"])
