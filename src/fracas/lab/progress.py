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

    __slots__ = ("_before", "_drawn_at", "_out", "_started", "_width")

    def __init__(self, out: TextIO) -> None:
        self._out = out if out.isatty() else None
        self._started = perf_counter()
        self._drawn_at = 0.0
        self._width = 0
        self._before: int | None = None
        """Games that were played before anybody looked: they took none of the time."""

    def __call__(self, done: int, games: int, estimate: str = "") -> None:
        """So many games are played, of so many; and what they say so far."""
        now = perf_counter()
        if self._before is None:
            self._before = done
        if self._out is None or (done < games and now - self._drawn_at < AT_LEAST):
            return
        self._drawn_at = now
        self._draw(self._out, picture(done, games, now - self._started, estimate, self._before))

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


def picture(done: int, games: int, seconds: float, estimate: str = "", before: int = 0) -> str:
    """The bar as text, with the time that is still to come and the present estimate.

    >>> picture(250, 1000, 2.0)
    '[#######-----------------------] 250/1,000 games, 6 s left'
    >>> picture(750, 1000, 200.0, "seat 0 wins 48 % (43 to 53)", before=500)
    '[######################--------] 750/1,000 games, 3 min left; seat 0 wins 48 % (43 to 53)'
    """
    full = WIDTH * done // games
    left = f", {_duration(seconds * (games - done) / (done - before))} left" if done > before else ""
    told = f"; {estimate}" if estimate else ""
    return f"[{'#' * full}{'-' * (WIDTH - full)}] {done:,}/{counted(games, 'game')}{left}{told}"


def _duration(seconds: float) -> str:
    """
    >>> [_duration(seconds) for seconds in (6, 119, 200, 8000)]
    ['6 s', '119 s', '3 min', '2.2 h']
    """
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"
