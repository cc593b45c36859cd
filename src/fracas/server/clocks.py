"""Clocks, and who is away while others wait for them.

Time is measured from when a seat is asked until its answer comes, and written into the log with the answer: what was
used before is in the log, and only the answer that is being thought about is measured here. Nobody loses time while
the server is down; taking back returns none.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from fracas.core.record import CHANCE, SPENT, Entry, story_of
from fracas.core.session import Session
from fracas.server.errors import NotKept
from fracas.server.protocol import AwayInfo, ClockInfo, Waiting
from fracas.server.safety import Limits

if TYPE_CHECKING:
    from fracas.server.table import Table

AGAIN = 5.0
"""Seconds until it is tried again to write that somebody's time is over."""

_log = logging.getLogger("fracas.server")


class Clocks:
    """The clocks of one table."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self._table = table
        self._limits = limits
        self._since: dict[int, float] = {}  # when each seat that is waited for was asked
        self._away: dict[int, float] = {}  # since when it is waited for and not here
        self._timer: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None
        self._told = Waiting((), (), ())
        self._counted: tuple[Session[Any, Any], int, list[Used]] | None = None

    @property
    def running(self) -> bool:
        """Does anybody's time run?"""
        return self._table.row.clock is not None and bool(self._since)

    def refresh(self) -> None:
        """Somebody was asked, has answered, came or went."""
        now = time.monotonic()
        waiting = self._waiting()
        online = self._table.viewers.online
        for seat in [seat for seat in self._since if seat not in waiting]:
            del self._since[seat]
        for seat in waiting:
            self._since.setdefault(seat, now)
        for seat in [seat for seat in self._away if seat not in waiting or seat in online]:
            del self._away[seat]
        for seat in waiting:
            if seat not in online:
                self._away.setdefault(seat, now)
        self._set_timer()
        told = self.message()
        if told.running or told.away or self._told.running or self._told.away:
            self._told = told
            self._table.viewers.tell(told)

    def used(self, seat: int) -> int:
        """Milliseconds since the seat was asked; from now on they count anew."""
        begun = self._since.pop(seat, None)
        return 0 if begun is None else round((time.monotonic() - begun) * 1000)

    def claim_in(self, seat: int) -> int | None:
        """Milliseconds until others may claim the seat; None if it is not waited for, or is here."""
        begun = self._away.get(seat)
        if begun is None:
            return None
        return max(0, round((begun + self._limits.claim_after - time.monotonic()) * 1000))

    def message(self) -> Waiting:
        """How long everybody has, and who is away."""
        session, clock = self._table.session, self._table.row.clock
        if session is None or not self._table.playing or session.over:
            return Waiting((), (), ())
        left = tuple(self._left(session, clock, seat) for seat in range(session.players))
        running = tuple(sorted(self._since)) if clock is not None else ()
        away = [AwayInfo(seat, -1 if clock is not None else self.claim_in(seat) or 0) for seat in sorted(self._away)]
        return Waiting(left, running, tuple(away))

    def stop(self) -> None:
        """The server closes."""
        if self._timer is not None:
            self._timer.cancel()
        if self._ending is not None:
            self._ending.cancel()

    def _waiting(self) -> list[int]:
        """The people who are waited for."""
        session = self._table.session
        if session is None or not self._table.playing:
            return []
        people = self._table.people()
        return [seat for seat in session.undecided if seat in people]

    def _left(self, session: Session[Any, Any], clock: ClockInfo | None, seat: int) -> int:
        if clock is None or seat not in self._table.people():
            return -1
        begun = self._since.get(seat)
        now = 0 if begun is None else round((time.monotonic() - begun) * 1000)
        used = self._used(session)[seat]
        if clock.move:
            return max(0, clock.move * 1000 - used.since_answer - now)
        grown = clock.bank * 1000 + used.answers * clock.increment * 1000
        return max(0, grown - session.acts.spent[seat] - now)

    def _used(self, session: Session[Any, Any]) -> list[Used]:
        """What the log says, which is read once for each answer."""
        if self._counted is None or self._counted[0] is not session or self._counted[1] != len(session.log):
            self._counted = session, len(session.log), used_by(session.log, session.players)
        return self._counted[2]

    def _losable(self, session: Session[Any, Any]) -> list[int]:
        """The seats whose time may run out: not those that pass for good, which have answered though nobody is to know
        it before the others have chosen."""
        return [seat for seat in session.waiting_for if seat in self._since]

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        session, clock = self._table.session, self._table.row.clock
        if clock is None or session is None or not (losable := self._losable(session)):
            return
        first = min(self._left(session, clock, seat) for seat in losable)
        self._timer = asyncio.get_running_loop().call_later(first / 1000 + 0.01, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._ending is None or self._ending.done():
            self._ending = asyncio.create_task(self._run_out())

    async def _run_out(self) -> None:
        """Somebody's time is over, unless their answer came first."""
        table = self._table
        async with table.lock:
            session, clock = table.session, table.row.clock
            if session is None or clock is None or not table.playing or session.over:
                return
            out = [seat for seat in self._losable(session) if not self._left(session, clock, seat)]
            try:
                for seat in out:
                    if not session.over:
                        session.spend(seat, self.used(seat))
                        session.time_out(seat)
                if out:
                    await table.acted(session)
                else:
                    self._set_timer()
            except NotKept:
                self._timer = asyncio.get_running_loop().call_later(AGAIN, self._ring)


class Used(NamedTuple):
    """What the log tells of the time of one seat."""

    since_answer: int
    """Milliseconds since its last answer that counts: what was taken back is thought about anew, in the same time."""
    answers: int
    """How many answers count that were given by the clock; none for what was taken back."""


def used_by(log: Sequence[Entry], players: int) -> list[Used]:
    """What each seat has used, as the log has it."""
    since, answers = [0] * players, [0] * players
    before = CHANCE  # whose time was written just before
    for who, answer in story_of(log):
        if who == SPENT and isinstance(answer, tuple):
            before = answer[0]
            since[before] += answer[1]
            continue
        if who >= 0:
            answers[who] += who == before
            since[who] = 0
        before = CHANCE
    return [Used(*each) for each in zip(since, answers, strict=True)]
