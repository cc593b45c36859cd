"""A limit on how long a bot thinks that was asked to look so many times.

Bots that count looks give the same answer everywhere: the library and the lab never set such a limit. Where people
wait, in the server and in the terminal, there is one, because a look at a big table may take a hundred times as long
as one at a small table.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

Over = Callable[[], bool]
"""Is the time over?"""


def after(seconds: float, clock: Callable[[], float] = thread_time) -> Over:
    """Over so many seconds of processor time from now, in the thread that thinks."""
    until = clock() + seconds

    def over() -> bool:
        return clock() >= until

    return over


class Ceiling:
    """A limit for a bot that answers again and again: so many seconds of processor time for each answer.

    >>> ticks = iter([10.0, 12.0, 15.0])
    >>> over = Ceiling(4.0, ticks.__next__)
    >>> over.begin()
    >>> over(), over()
    (False, True)
    """

    __slots__ = ("_clock", "_seconds", "_until")

    def __init__(self, seconds: float, clock: Callable[[], float] = thread_time) -> None:
        self._seconds = seconds
        self._clock = clock
        self._until = 0.0

    def begin(self) -> None:
        """It begins to think about an answer."""
        self._until = self._clock() + self._seconds

    def __call__(self) -> bool:
        return self._clock() >= self._until
