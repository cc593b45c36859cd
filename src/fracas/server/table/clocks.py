"""Clocks, and who is away while others wait for them.

Time is measured from when a seat is asked until its answer comes, and written into the log with the answer: what was
used before is in the log, and only the answer that is being thought about is measured here. Nobody loses time while
the server is down; taking back returns none.

Measuring only reads. A clock begins when a seat is asked, and begins anew when the log on the disk has another answer
of the seat: no message can stop it, start it or set it back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fracas.core.record import CHANCE, SPENT, Entry, story_of
from fracas.core.session import Session
from fracas.server.storage.failures import NotKept
from fracas.server.table.no_shows import is_short
from fracas.server.wire.limits import Limits
from fracas.server.wire.to_browser import AwayInfo, Waiting

if TYPE_CHECKING:
    from fracas.server.table.table import Table

AGAIN = 5.0
"""Seconds until it is tried again to write that somebody's time is over."""


class Alarm(Protocol):
    """Something that will be done later."""

    def cancel(self) -> None: ...


class Time:
    """What time it is, for clocks."""

    def now(self) -> float:
        """Seconds since some moment in the past."""
        return time.monotonic()

    def later(self, seconds: float, work: Callable[[], None]) -> Alarm:
        """Do ``work`` in so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, work)


class Since(NamedTuple):
    """A clock that runs."""

    answers: int
    """How many answers of the seat the log had."""
    at: float
    """When it was asked."""


class RunningClocks(NamedTuple):
    """Clocks that run, and since when somebody is away, for a table that is loaded anew."""

    since: dict[int, Since]
    away: dict[int, float]


class Clocks:
    """The clocks of one table."""

    def __init__(self, table: Table, limits: Limits, hours: Time) -> None:
        self._table = table
        self._limits = limits
        self._time = hours
        self._since: dict[int, Since] = {}  # the clocks that run
        self._away: dict[int, float] = {}  # since when a seat is waited for and not here
        self._alarm: Alarm | None = None
        self._ending: asyncio.Task[None] | None = None
        self._sent = Waiting((), (), ())
        # How things stand on the disk. While an answer is being written, the session is ahead of it.
        self._waiting: tuple[int, ...] = ()  # the people who are waited for
        self._losable: tuple[int, ...] = ()  # those whose time may run out
        self._used: list[Used | None] = []  # of each seat; None if it has no clock
        self._counted: tuple[Session[Any, Any], int, list[Used]] | None = None

    @property
    def running(self) -> bool:
        """Does anybody's time run?"""
        return bool(self._since)

    @property
    def kept(self) -> RunningClocks:
        """What a table that is loaded anew while people think must know."""
        return RunningClocks(self._since.copy(), self._away.copy())

    def go_on(self, kept: RunningClocks) -> None:
        """The table was loaded anew: clocks run on, and who was away is so since then. Nobody else knows the table
        yet."""
        self._since, self._away = kept.since.copy(), kept.away.copy()
        self._refresh(quietly=True)

    def now(self) -> float:
        """What time it is. A task that may have to wait for the table asks before, so that waiting costs no time."""
        return self._time.now()

    def refresh(self, *, quietly: bool = False) -> None:
        """Something has happened at the table, and it is on the disk; ``quietly`` if nobody is to know that it has."""
        self._table.lock.must_be_held()
        self._refresh(quietly=quietly)

    def _refresh(self, *, quietly: bool) -> None:
        session, clock, now = self._table.session, self._table.row.clock, self._time.now()
        self._waiting, self._losable, self._used = (), (), []
        if session is not None and self._table.playing and not session.over:
            people = self._table.people()
            self._waiting = tuple(seat for seat in session.undecided if seat in people)
            if clock is None:
                self._used = [None] * session.players
            else:
                # Not those who pass for good: they have answered, though nobody is to know it before the others have.
                self._losable = tuple(seat for seat in session.waiting_for if seat in people)
                if self._table.no_shows.seats:
                    self._losable = ()
                used = self._used_by(session)
                self._used = [each if seat in people else None for seat, each in enumerate(used)]
        timed = self._waiting if clock is not None and not self._table.no_shows.seats else ()
        for seat in [seat for seat in self._since if seat not in timed]:
            del self._since[seat]
        for seat in timed:
            used_here = self._used[seat]
            assert used_here is not None
            if seat not in self._since or self._since[seat].answers != used_here.given:
                self._since[seat] = Since(used_here.given, now)
        self._set_alarm()
        self.presence_changed(quietly=quietly)

    def presence_changed(self, *, quietly: bool = False) -> None:
        """Somebody came or went."""
        now, online = self._time.now(), self._table.screens.online
        for seat in [seat for seat in self._away if seat not in self._waiting or seat in online]:
            del self._away[seat]
        for seat in self._waiting:
            if seat not in online:
                self._away.setdefault(seat, now)
        now_told = self.message()
        if not quietly and (says_something(now_told) or says_something(self._sent)):
            self._sent = now_told
            self._table.screens.tell(now_told)

    def used(self, seat: int, at: float | None = None) -> int | None:
        """Milliseconds that the seat has thought about what it is asked, until now or ``at`` some other moment; None
        if it has no clock that runs."""
        since = self._since.get(seat)
        if since is None:
            return None
        return max(0, round(((self._time.now() if at is None else at) - since.at) * 1000))

    def claim_in(self, seat: int) -> int | None:
        """Milliseconds until others may claim the seat; None if it is not waited for, or is here."""
        begun = self._away.get(seat)
        if begun is None:
            return None
        return max(0, round((begun + self._limits.claim_after - self._time.now()) * 1000))

    def message(self) -> Waiting:
        """How long everybody has, and who is away."""
        if not self._table.playing or not self._used:
            return Waiting((), (), ())
        left = tuple(self.left(seat) for seat in range(len(self._used)))
        decides = self.decides
        away = [AwayInfo(seat, -1 if decides else self.claim_in(seat) or 0) for seat in sorted(self._away)]
        missing, due = self._table.no_shows.seats, self._table.no_shows.due
        abort_in = max(0, round((due - time.time()) * 1000)) if missing else -1
        return Waiting(left, tuple(sorted(self._since)), tuple(away), missing, abort_in)

    @property
    def decides(self) -> bool:
        """Is the clock so long that nobody is replaced who is away?"""
        clock = self._table.row.clock
        return clock is not None and not is_short(clock)

    def left(self, seat: int) -> int:
        """Milliseconds that a seat has left; -1 if it has no clock."""
        clock, used = self._table.row.clock, self._used[seat] if seat < len(self._used) else None
        if clock is None or used is None:
            return -1
        now = self.used(seat) or 0
        if clock.move:
            return max(0, clock.move * 1000 - used.since_answer - now)
        return max(0, clock.bank * 1000 + used.answers * clock.increment * 1000 - used.ever - now)

    def stop(self) -> None:
        """The server closes."""
        self._wake_in(None)
        if self._ending is not None:
            self._ending.cancel()

    def _used_by(self, session: Session[Any, Any]) -> list[Used]:
        """What the log says, which is read once for each answer."""
        if self._counted is None or self._counted[0] is not session or self._counted[1] != len(session.log):
            self._counted = session, len(session.log), used_by(session.log, session.players)
        return self._counted[2]

    def _set_alarm(self) -> None:
        first = min((self.left(seat) for seat in self._losable), default=None)
        self._wake_in(None if first is None else first / 1000 + 0.01)

    def _wake_in(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if seconds is None else self._time.later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._ending is None or self._ending.done():
            self._ending = asyncio.create_task(self._run_out())

    async def _run_out(self) -> None:
        """Somebody's time is over, unless their answer came first."""
        table = self._table
        async with table.lock:
            session = table.session
            out = [seat for seat in self._losable if not self.left(seat)]
            if session is None or not table.playing or session.over:
                return
            try:
                for seat in out:
                    if not session.over:
                        session.time_out(seat, spent=self.used(seat))
                if out:
                    await table.acted(session)
                else:
                    self._set_alarm()
            except NotKept:
                self._wake_in(AGAIN)


def says_something(waiting: Waiting) -> bool:
    """Does a clock run, or is somebody away, or not come yet?"""
    return bool(waiting.running or waiting.away or waiting.unseen)


class Used(NamedTuple):
    """What the log tells of the time of one seat."""

    since_answer: int
    """Milliseconds since its last answer that counts: what was taken back is thought about anew, in the same time."""
    answers: int
    """How many answers count that were given by the clock; none for what was taken back."""
    ever: int
    """Milliseconds in all, what was taken back included."""
    given: int
    """How many answers there ever were, what was taken back included."""


def used_by(log: Sequence[Entry], players: int) -> list[Used]:
    """What each seat has used, as the log has it."""
    since, answers, ever, given = ([0] * players for _ in range(4))
    for who, _ in log:
        if who >= 0:
            given[who] += 1
    before = CHANCE  # whose time was written just before
    for who, answer in story_of(log):
        if who == SPENT and isinstance(answer, tuple):
            before = answer[0]
            since[before] += answer[1]
            ever[before] += answer[1]
            continue
        if who >= 0:
            answers[who] += who == before
            since[who] = 0
        before = CHANCE
    return [Used(*each) for each in zip(since, answers, ever, given, strict=True)]
