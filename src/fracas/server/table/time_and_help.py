"""How people play with each other at a table: how long they may think, and whether they may have help."""

from __future__ import annotations

from typing import NamedTuple

from fracas.server.wire.errors import Denied
from fracas.server.wire.table_info import ClockInfo

LONGEST = 14 * 24 * 3600
"""Seconds."""
LEAST = 5


class TimeAndHelp(NamedTuple):
    """What the player who opens a table chooses for it."""

    clock: ClockInfo | None = None
    help: bool = False

    def must_be_possible(self) -> None:
        """Refuse a clock that is none."""
        clock = self.clock
        if clock is None:
            return
        if bool(clock.move) == bool(clock.bank):
            raise _bad("A clock gives time for each answer, or a bank of time, not both.")
        if not LEAST <= (clock.move or clock.bank) <= LONGEST:
            raise _bad(f"A clock has from {LEAST} seconds to {LONGEST // 86400} days.")
        if not 0 <= clock.increment <= 3600 or (clock.increment and clock.move):
            raise _bad("An increment is up to an hour, and belongs to a bank of time.")


NO_CLOCK_NO_HELP = TimeAndHelp()


def _bad(sentence: str) -> Denied:
    return Denied(422, "bad-clock", sentence, rule="table.clock")
