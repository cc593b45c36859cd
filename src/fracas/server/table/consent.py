"""What needs everybody's word: somebody asks, the others at the table agree, or one of them does not."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import TYPE_CHECKING

from fracas.core.refusal import Stale
from fracas.server.wire.limits import Limits
from fracas.server.wire.protocol import Message

if TYPE_CHECKING:
    from fracas.server.table.table import Table


class Request:
    """Waits until everybody else has agreed, or one has not, or too much time has passed. It is kept nowhere: if the
    server ends meanwhile, nobody has asked."""

    __slots__ = ("lapse", "missing", "number", "seat")

    def __init__(self, number: int, seat: int, missing: set[int]) -> None:
        self.number = number
        self.seat = seat
        self.missing = missing
        """The seats that have not agreed yet. Bots are not asked, and people at the same browser agree."""
        self.lapse: asyncio.Task[None] | None = None
        """Waits to give the request up."""


class Consent(ABC):
    """One kind of thing that is asked at one table, one at a time."""

    rule: str

    def __init__(self, table: Table, limits: Limits) -> None:
        self.request: Request | None = None
        """What waits to be agreed to."""
        self._table = table
        self._limits = limits
        self._requests = 0

    @abstractmethod
    def message(self, request: Request, seats: Collection[int]) -> Message:
        """The request as the player who holds ``seats`` is told of it."""

    @abstractmethod
    def settled(self, request: Request, agreed: bool) -> Message:
        """That it is done with."""

    @abstractmethod
    async def grant(self, seat: int) -> None:
        """All have agreed to what ``seat`` asked for."""

    def put(self, seat: int, others: set[int]) -> None:
        """Ask all the ``others``."""
        self._table.lock.must_be_held()
        request = self.request = Request(self._requests, seat, others)
        self._requests += 1
        request.lapse = asyncio.create_task(self._lapse(request))
        self._tell(request)

    async def answer(self, seat: int, number: int, agree: bool) -> None:
        """``seat`` agrees, or does not. The player who asked may withdraw by not agreeing."""
        self._table.lock.must_be_held()
        self._table.at_play()
        request = self.request
        withdraws = request is not None and seat == request.seat and not agree
        if request is None or request.number != number or not (withdraws or seat in request.missing):
            raise Stale("no-request", "You are not asked to agree to anything.", rule=self.rule)
        if not agree:
            self.settle(agreed=False)
            self._table.prompt_bots()
            return
        request.missing.discard(seat)
        if request.missing:
            self._tell(request)
        else:
            await self._grant(request, seat)

    async def _grant(self, request: Request, last: int) -> None:
        """The ``last`` seat has agreed. If what was asked for fails, its word does not count, and it is asked again:
        else nobody could settle the request until it lapses."""
        try:
            await self.grant(request.seat)
        except Exception:
            if self.request is request:
                request.missing.add(last)
                self._tell(request)
            raise

    def settle(self, *, agreed: bool) -> None:
        """The request, if there is one, is done with."""
        request, self.request = self.request, None
        if request is not None:
            self._table.screens.tell(self.settled(request, agreed))
            if request.lapse is not None:
                request.lapse.cancel()

    def stop(self) -> None:
        """The server closes."""
        if self.request is not None and self.request.lapse is not None:
            self.request.lapse.cancel()

    def _tell(self, request: Request) -> None:
        for screen in self._table.screens:
            screen.send(self.message(request, screen.seats))

    async def _lapse(self, request: Request) -> None:
        """Players who do not settle it may have gone; the table does not wait for ever."""
        await asyncio.sleep(self._limits.undo_lapse)
        async with self._table.lock:
            if self.request is request:
                request.lapse = None  # it is about to end by itself
                self.settle(agreed=False)
                self._table.prompt_bots()
