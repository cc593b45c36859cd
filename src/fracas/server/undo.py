"""Taking back: at once if nobody learned anything, else if everybody else at the table agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from fracas.core.record import UNDO
from fracas.core.refusal import Illegal, Stale
from fracas.server.protocol import UndoAsked, UndoSettled
from fracas.server.safety import Buckets, Limits

if TYPE_CHECKING:
    from fracas.server.table import Table


class UndoRequest:
    """Waits until everybody else has agreed, or one has not, or too much time has passed."""

    __slots__ = ("_name", "lapse", "missing", "number", "seat")

    def __init__(self, number: int, seat: int, name: str, missing: set[int]) -> None:
        self.number = number
        self.seat = seat
        self._name = name
        self.missing = missing
        """The seats that have not agreed yet. Bots agree to everything, and so do people at the same browser."""
        self.lapse: asyncio.Task[None] | None = None
        """Waits to give the request up."""

    def message(self, seats: Collection[int]) -> UndoAsked:
        """The request as whoever holds ``seats`` is told of it."""
        if self.seat in seats:
            sentence = "You would like to take back your last answer."
        else:
            sentence = f"{self._name} would like to take back an answer; what came after it goes as well."
        return UndoAsked(self.number, self.seat, sentence, tuple(sorted(self.missing)))


class TakingBack:
    """What is asked and agreed about taking back at one table."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self.request: UndoRequest | None = None
        """What waits to be agreed to."""
        self._table = table
        self._limits = limits
        self._requests = 0
        self._undos = Buckets(limits.undos, limits.undo_burst)  # one for each seat

    async def ask(self, seat: int) -> None:
        """``seat`` wants its last answer back. The caller holds the table's lock."""
        table = self._table
        session = table.at_play()
        if self.request is not None:
            raise Stale("undo-asked", "Somebody has already asked to take back.", rule="table.undo")
        if not session.can_ask_undo(seat):
            raise Illegal("nothing-to-undo", "There is nothing to take back.", rule="table.undo")
        if sum(who == UNDO for who, _ in session.log) >= self._limits.undos_in_log:
            raise Illegal("undos-used-up", "Too much was taken back at this table; no more can be.", rule="table.undo")
        if not self._undos.take(str(seat)):
            raise Illegal("too-many-undos", "You take back too often; wait a moment.", rule="table.undo")
        if session.can_undo(seat):
            await table.take_back(seat, ())
            return
        guest = table.row.seats[seat].guest
        others = {each.seat for each in table.row.seats if each.kind == "person" and each.guest != guest}
        if not others:
            await table.take_back(seat, range(session.players))
            return
        request = self.request = UndoRequest(self._requests, seat, session.names[seat], others)
        self._requests += 1
        request.lapse = asyncio.create_task(self._lapse(request))
        self._tell(request)

    async def answer(self, seat: int, number: int, agree: bool) -> None:
        """``seat`` agrees, or does not, that another takes back. Whoever asked may withdraw by not agreeing. The
        caller holds the table's lock."""
        session = self._table.at_play()
        request = self.request
        withdraws = request is not None and seat == request.seat and not agree
        if request is None or request.number != number or not (withdraws or seat in request.missing):
            raise Stale("no-request", "You are not asked to agree to anything.", rule="table.undo")
        if not agree:
            self.settle(agreed=False)
            self._table.prompt_bots()
            return
        request.missing.discard(seat)
        if request.missing:
            self._tell(request)
        else:
            await self._table.take_back(request.seat, range(session.players))

    def settle(self, *, agreed: bool) -> None:
        """The request, if there is one, is done with."""
        request, self.request = self.request, None
        if request is not None:
            self._table.viewers.tell(UndoSettled(request.number, agreed))
            if request.lapse is not None:
                request.lapse.cancel()

    def stop(self) -> None:
        """The server closes."""
        if self.request is not None and self.request.lapse is not None:
            self.request.lapse.cancel()

    def _tell(self, request: UndoRequest) -> None:
        for viewer in self._table.viewers:
            viewer.send(request.message(viewer.seats))

    async def _lapse(self, request: UndoRequest) -> None:
        """Whoever does not settle it may have gone; the table does not wait for ever."""
        await asyncio.sleep(self._limits.undo_lapse)
        async with self._table.lock:
            if self.request is request:
                request.lapse = None  # it is about to end by itself
                self.settle(agreed=False)
                self._table.prompt_bots()
