"""A bar that grows, for anybody who waits at a terminal."""

from __future__ import annotations

from time import perf_counter
from typing import Final, TextIO

from fracas.core.sentences import counted

WIDTH: Final = 30
AT_LEAST: Final = 0.1
"""Seconds between two pictures; more often is flicker."""


class Bar:
    """Draws on one line of a terminal, and on nothing else: a file or a pipe gets not one character."""

    __slots__ = ("_drawn_at", "_out", "_started", "_width")

    def __init__(self, out: TextIO) -> None:
        self._out = out if out.isatty() else None
        self._started = perf_counter()
        self._drawn_at = 0.0
        self._width = 0

    def __call__(self, done: int, games: int) -> None:
        """So many games are played, of so many."""
        now = perf_counter()
        if self._out is None or (done < games and now - self._drawn_at < AT_LEAST):
            return
        self._drawn_at = now
        self._draw(self._out, picture(done, games, now - self._started))

    def clear(self) -> None:
        """Leave the line empty."""
        if self._out is not None and self._width:
            self._draw(self._out, "")
            self._out.write("\r")
            self._out.flush()

    def _draw(self, out: TextIO, line: str) -> None:
        out.write("\r" + line.ljust(self._width))
        out.flush()
        self._width = len(line)


def picture(done: int, games: int, seconds: float) -> str:
    """The bar as text, with the time that is still to come.

    >>> picture(250, 1000, 2.0)
    '[#######-----------------------] 250/1,000 games, 6 s left'
    """
    full = WIDTH * done // games
    left = f", {seconds * (games - done) / done:.0f} s left" if done else ""
    return f"[{'#' * full}{'-' * (WIDTH - full)}] {done:,}/{counted(games, 'game')}{left}"
