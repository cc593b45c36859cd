"""Taking back: at once if nobody learned anything, else if everybody else at the table agrees.

Between people only at a table that was opened so; but a secret choice that nobody knows yet can always be changed.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from fracas.core.record import UNDO, WITHDRAWN
from fracas.core.refusal import Illegal, Stale
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.server.replay import loading
from fracas.server.storage.storage import Storage
from fracas.server.table.consent import Consent, Request
from fracas.server.wire.limits import Buckets, Limits
from fracas.server.wire.protocol import Message
from fracas.server.wire.to_browser import UndoAsked, UndoSettled

if TYPE_CHECKING:
    from fracas.server.table.table import Table


class Undos(Consent):
    """What is asked and agreed about taking back at one table."""

    rule = "table.undo"

    def __init__(self, table: Table, storage: Storage, limits: Limits) -> None:
        super().__init__(table, limits)
        self._storage = storage
        self._rates = Buckets(limits.undos, limits.undo_burst)  # one for each seat

    async def ask(self, seat: int) -> None:
        """``seat`` wants its last answer back."""
        async with self._table.lock:
            await self._ask(seat)

    async def answer_asked(self, seat: int, request: int, agree: bool) -> None:
        """``seat`` agrees, or does not, that another takes back."""
        async with self._table.lock:
            await self.answer(seat, request, agree)

    async def _ask(self, seat: int) -> None:
        table = self._table
        session = table.at_play(seat)
        if self.request is not None:
            raise Stale("undo-asked", "Somebody has already asked to take back an answer.", rule="table.undo")
        if not session.can_ask_undo(seat):
            raise Illegal("nothing-to-undo", "There is nothing to take back.", rule="table.undo")
        if not table.may_help(seat) and not session.can_undo_secret(seat):
            raise Illegal("no-undo", "Answers cannot be taken back at this table.", rule="table.hint")
        others = table.people_but(seat)
        if others and not session.can_undo(seat) and table.leaving.draws.request is not None:
            raise Stale("draw-offered", "A draw is offered. That must be answered first.", rule="table.undo")
        if sum(who in (UNDO, WITHDRAWN) for who, _ in session.log) >= self._limits.undos_in_log:
            raise Illegal(
                "undos-used-up", "Too many answers were taken back at this table; no more can be.", rule="table.undo"
            )
        if not self._rates.take(str(seat)):
            raise Illegal("too-many-undos", "You take back too often; wait a moment.", rule="table.undo")
        if session.can_undo(seat):
            await self._undo(seat, ())
        elif others:
            self.put(seat, others)
        else:
            await self._undo(seat, range(session.players))

    async def grant(self, seat: int) -> None:
        await self._undo(seat, range(self._table.at_play().players))

    async def _undo(self, seat: int, consent: Collection[int]) -> None:
        """Take back the last answer of ``seat``."""
        table = self._table
        table.lock.must_be_held()
        session = table.at_play()
        if not session.reaches_back(seat):
            # What is to be taken back lies before all that this session has played: it is loaded from further back.
            session = await self._storage.replay(loading.load_reaching, table.row, session.log, seat)
        helped = not session.can_undo(seat)
        # How much is played again depends on the game: the event loop does not wait for it, and meanwhile everybody
        # sees the table as it was.
        session = table.session = await self._storage.replaying.played(_undone, session, seat, consent, helped)
        table.forget_story()
        await table.log.keep(session)
        self.settle(agreed=True)
        table.show(whole=True)
        table.go_on()

    def message(self, request: Request, seats: Collection[int]) -> Message:
        if request.seat in seats:
            sentence = "You would like to take back your last answer."
        else:
            name = self._table.row.seats[request.seat].name
            sentence = f"{name} would like to take back an answer; what came after it goes as well."
        return UndoAsked(request.number, request.seat, sentence, tuple(sorted(request.missing)))

    def settled(self, request: Request, agreed: bool) -> Message:
        return UndoSettled(request.number, agreed)


def _undone(
    work: Work, session: Session[Any, Any], seat: int, consent: Collection[int], helped: bool
) -> Session[Any, Any]:
    """A table without the last answer of ``seat``; the one that was given is left as it is. A seat that has learned
    something before it took back was ``helped``."""
    session = session.fork()
    session.work = work
    session.undo(seat, consent)
    if helped and seat not in session.incidents.helped:
        session.help(seat)
    session.work = None
    return session
