"""A limit on how long a bot thinks that was asked to look so many times.

Bots that count looks give the same answer everywhere: the library and the lab never set such a limit. A server does,
because a look at a big table may take a hundred times as long as one at a small table.
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
