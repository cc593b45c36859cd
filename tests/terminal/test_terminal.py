"""A real terminal: the alternate screen, redrawing, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

GAME = ("play", "figures", "--bots", "easy", "--army", "star-patrol", "--name", "Ann", "--seed", "7")
PATIENCE = 60.0


class Terminal:
    """A program at a terminal of 80 by 24."""

    def __init__(self, *words: str) -> None:
        self.near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        # The size comes from the terminal itself, not from variables that the tests happen to run under.
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.luck", *words],
            stdin=far,
            stdout=far,
            stderr=far,
            env={**environment, "TERM": "xterm-256color", "PYTHONUTF8": "1"},
            start_new_session=True,
        )
        os.close(far)
        self.shown = ""

    def wait_for(self, words: str, after: int = 0) -> int:
        """Read until the words have been shown; where they end."""
        while words not in self.shown[after:]:
            assert self._more_comes(PATIENCE), f"{words!r} does not come: {self.shown[-2000:]}"
        return self.shown.index(words, after) + len(words)

    def _more_comes(self, patience: float) -> bool:
        """Read what is shown next; False if nothing is."""
        ready, _, _ = select.select([self.near], [], [], patience)
        if not ready:
            return False
        try:
            part = os.read(self.near, 65536)
        except OSError:  # how Linux says that the other side is closed
            part = b""
        self.shown += part.decode("utf-8", "replace")
        return bool(part)

    def type(self, keys: str) -> int:
        """Type; where what is shown from now on begins."""
        os.write(self.near, keys.encode())
        return len(self.shown)

    def interrupt(self) -> None:
        """Ctrl-C, and once more if nothing comes of it: one that falls between the prompt and the reading of a line
        is noticed by Python only at the next key."""
        for _ in range(5):
            os.kill(self.program.pid, signal.SIGINT)
            while self._more_comes(5.0):
                if "\x1b[?1049l" in self.shown:
                    return

    def end(self) -> int:
        """Wait for the end; the exit status."""
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self.near)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    sitting = Terminal(*GAME)
    yield sitting
    sitting.close()


def test_the_table_is_redrawn_on_the_alternate_screen(terminal: Terminal) -> None:
    terminal.wait_for("q quit")
    assert "\x1b[?1049h" in terminal.shown
    at = terminal.type("?\r")
    terminal.wait_for("Enter to go back", at)
    at = terminal.type("\r")
    terminal.wait_for("q quit", at)
    at = terminal.type("q\r")
    terminal.wait_for("--resume", at)
    assert terminal.end() == 0
    assert "\x1b[?1049l" in terminal.shown


def test_colour_only_adds(terminal: Terminal) -> None:
    terminal.wait_for("q quit")
    assert re.search(r"\x1b\[[0-9;]*m", terminal.shown)


@pytest.mark.parametrize("how", ["Ctrl-C", "Ctrl-D"])
def test_leaving_saves_and_leaves_no_traceback(terminal: Terminal, own_home: Path, how: str) -> None:
    terminal.wait_for("q quit")
    if how == "Ctrl-D":
        terminal.type("\x04")
    else:
        terminal.interrupt()
    terminal.wait_for("--resume")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.shown
    assert len(list((own_home / "games").glob("*.jsonl"))) == 1


def test_killed_in_the_middle_nothing_is_lost(terminal: Terminal, own_home: Path) -> None:
    end = terminal.wait_for("q quit")
    terminal.type("1\r")
    terminal.wait_for("q quit", end)
    terminal.program.kill()
    terminal.program.wait()
    from fracas import home

    (path,) = (own_home / "games").glob("*.jsonl")
    assert [who for who, _ in home.load_record(path).entries].count(0) == 2  # with the only opponent there is


def test_plain_at_a_terminal_neither_colours_nor_redraws() -> None:
    sitting = Terminal(*GAME, "--plain")
    try:
        sitting.wait_for("> ")
        assert "\x1b[" not in sitting.shown.replace("\x1b[?2004h", "")
    finally:
        sitting.close()


def test_where_the_game_is_saved_is_never_cut_short(terminal: Terminal, own_home: Path) -> None:
    terminal.wait_for("q quit")
    terminal.type("q\r")
    terminal.wait_for("--resume")
    (path,) = (own_home / "games").glob("*.jsonl")
    assert len(f"The game is saved in {path}") > 80
    assert f"The game is saved in {path}\r\n" in terminal.shown[terminal.shown.index("\x1b[?1049l") :]


def test_where_the_record_lies_is_never_cut_short(own_home: Path) -> None:
    sitting = Terminal(*GAME, "--set", "turn_limit=1")
    try:
        sitting.wait_for("> ")
        sitting.type("1\r" * 20)
        sitting.wait_for("replay figures-")
        (path,) = (own_home / "games").glob("*.jsonl")
        assert f"The record: {path}\r\n" in sitting.shown
    finally:
        sitting.close()


def test_what_is_wrong_at_the_set_up_is_never_cut_short() -> None:
    sitting = Terminal("play", "figures", "--bots", "easy")
    try:
        sitting.wait_for("[random]: ")
        sitting.type("nope\r")
        sitting.wait_for("backyard-heroes.")
    finally:
        sitting.close()
