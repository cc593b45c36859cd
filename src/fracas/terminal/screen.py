"""The screen and the keyboard: lines out, lines in.

On a terminal the table is drawn afresh for every question, on the alternate screen, so that nothing of what
one player saw can be scrolled back to. Without a terminal, or with ``plain``, lines just follow each other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from fracas.core.refusal import FracasError

Line = str | Text

STANDARD_WIDTH = 80
STANDARD_HEIGHT = 24
MOST_DIGITS = 9
"""Of a number that is typed; nothing here has more."""
LONGEST_ECHO = 30
"""As much of what was typed as is worth showing again."""


EXPLAIN = ("?", "help")
LEAVE = ("q", "quit")
"""What can be typed at any prompt."""


class Left(Exception):
    """The player leaves: the end of the input, Ctrl-C or Ctrl-D."""


class Ended(Left):
    """There is nothing more to read: a pipe or a file has come to its end."""


class Screen:
    """Where a person reads and types."""

    def __init__(self, *, plain: bool = False, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        self._in: TextIO | None = stdin or sys.stdin  # None where the shell has closed it
        self._out = stdout or sys.stdout
        self.plain = plain
        """No colour, no redrawing: for screen readers, and for logs."""
        self._tty = self._in is not None and self._in.isatty() and self._out.isatty()
        self.redraws = self._tty and not plain
        """Every question gets a fresh screen."""
        self._open = False
        """The alternate screen is shown."""
        self.console = Console(
            file=self._out,
            width=None if self._tty else STANDARD_WIDTH,
            no_color=plain or None,
            color_system=None if plain else "auto",
            highlight=False,
            markup=False,
            emoji=False,
        )

    @property
    def is_terminal(self) -> bool:
        """Is there somebody who reads and types, and not a pipe or a file?"""
        return self._tty

    @property
    def width(self) -> int:
        return max(self.console.width, 40) if self._tty else STANDARD_WIDTH

    @property
    def height(self) -> int:
        return max(self.console.height, 12) if self._tty else STANDARD_HEIGHT

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Play on the alternate screen, and give the old one back however it ends."""
        self._open = self.redraws
        if self._open:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self._open:
                self.console.set_alt_screen(False)
            self._open = False

    def say(self, *lines: Line) -> None:
        """Print lines, each cut to the width of a screen that is redrawn. What stays on the terminal is never cut."""
        for line in lines:
            text = safe(line)
            if self._open:
                self.console.print(text, no_wrap=True, overflow="ellipsis", crop=True)
            else:
                self.console.print(text, soft_wrap=True)

    def show(self, lines: Iterable[Line]) -> None:
        """Show these lines and nothing else."""
        if self.redraws:
            self.console.clear()
        self.say(*lines)

    def wipe(self) -> None:
        """Take away what the last player saw."""
        if self.redraws:
            self.console.clear()
        elif self._tty:
            self.say(*[""] * self.height)

    def page(self, lines: Sequence[Line]) -> None:
        """Show a long text, a screenful at a time, until the reader goes back to the table."""
        wrapped = [part for line in lines for part in self.wrap(line)]
        if not self.redraws:
            self.say(*wrapped)
            return
        room = self.height - 2
        pages = [wrapped[start : start + room] for start in range(0, max(len(wrapped), 1), room)]
        at, remark = 0, ""
        while 0 <= at < len(pages):  # before the first page and after the last one is the table
            self.show([*pages[at], *([Text(cut(remark, self.width), "bold red")] if remark else [])])
            typed = self.ask(turning(at, len(pages)))
            remark = ""
            if typed.lower() in LEAVE:
                return
            if typed.lower() in ("b", "back"):
                at -= 1
            elif not typed:
                at += 1
            else:
                remark = (
                    f"{cut(typed, LONGEST_ECHO)!r} cannot be typed on this page; first go back to the table with q."
                )

    def wrap(self, line: Line, width: int | None = None, *, hang: int = 0) -> list[Text]:
        """A line as as many lines as it takes, continued under its own beginning or under its ``hang``."""
        text = safe(line)
        hang = hang or len(text.plain) - len(text.plain.lstrip())
        first, text = text[:hang], text[hang:]
        rows = text.wrap(self.console, (width or self.width) - hang) or [Text()]
        for row in rows:
            row.rstrip()
        return [(Text(" " * hang) if number else first) + row for number, row in enumerate(rows)]

    def ask(self, prompt: str = "> ") -> str:
        """What the player types. `Left` if they leave instead."""
        if self._in is None:
            raise FracasError("no-input", "Standard input is closed; there is nothing to read answers from.")
        try:
            if self._tty:
                return input(prompt).strip()
            typed = self._in.readline()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Left from None
        if not typed:
            raise Ended
        typed = typed.strip()
        self.say(f"{prompt}{typed}")
        return typed


def turning(at: int, pages: int) -> str:
    """What can be typed at a page of a long text.

    >>> turning(0, 1), turning(0, 2)
    ('Enter to go back: ', 'Enter for more, q to go back: ')
    """
    before = ", b for the page before" if at else ""
    return f"Enter for more{before}, q to go back: " if at < pages - 1 else f"Enter to go back{before}: "


def safe(line: Line) -> Text:
    """The line without characters that would move the cursor: names in records come from anywhere."""
    text = line if isinstance(line, Text) else Text(line)
    if text.plain.isprintable():
        return text
    return Text("".join(c if c.isprintable() else "?" for c in text.plain), style=text.style)


def fit(text: str, width: int) -> str:
    """``text`` in exactly so many cells: filled up, or cut with an ellipsis."""
    if cell_len(text) > width:
        return set_cell_size(text, width - 1).rstrip() + "…" if width > 1 else "…"[:width]
    return set_cell_size(text, width)


def cut(text: str, width: int) -> str:
    """``text`` in at most so many cells."""
    return fit(text, width).rstrip() if cell_len(text) > width else text


def whole_number(typed: str) -> int | None:
    """The number that was typed, if it is one and not absurdly long."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= MOST_DIGITS else None
