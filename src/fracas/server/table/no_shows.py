"""Who has been at a table since its game began.

Whoever sat down may have gone before the last seat was taken. Until everybody was there once no clock runs, and a game
to which somebody never comes is broken off without a result: at a table with a short clock soon, at one for which
people take days after days.
"""

from __future__ import annotations

from collections.abc import Sequence

from fracas.server.storage.rows import Seat
from fracas.server.wire.protocol import ClockInfo
from fracas.server.wire.safety import DAY, Limits

HOUR = 3600
SHORT = HOUR
"""Seconds on a clock, for an answer or for the whole game, up to which people are expected to stay at the table."""
UNCLOCKED = 7 * DAY
"""Seconds in which somebody must have come once to a table without a clock: as long as a table waits for players."""


def is_short(clock: ClockInfo) -> bool:
    """Is it a clock of an hour or less?"""
    return (clock.move or clock.bank) <= SHORT


def expected_within(clock: ClockInfo | None, limits: Limits) -> float:
    """Seconds after the beginning in which everybody must have been at the table once."""
    if clock is None:
        return max(UNCLOCKED, limits.seen_within)
    return limits.seen_within if is_short(clock) else max(limits.seen_within, clock.move or clock.bank)


def people_in(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats that people hold."""
    return tuple(seat.seat for seat in seats if seat.kind == "person")
