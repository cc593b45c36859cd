"""Leaving a table, breaking off, draws, and seats of people who stay away."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from fracas.core.refusal import Illegal, Stale
from fracas.core.sentences import counted
from fracas.server.table.consent import Consent, Request
from fracas.server.wire.limits import Buckets, Limits
from fracas.server.wire.protocol import Message
from fracas.server.wire.to_browser import DrawOffered, DrawSettled

if TYPE_CHECKING:
    from fracas.server.table.table import Table


class Leaving:
    """All of it at one table."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self._table = table
        self.draws = Draws(table, limits)

    async def resign(self, seat: int) -> None:
        """``seat`` leaves the game, at any moment."""
        table = self._table
        async with table.lock:
            session = table.at_play(seat)
            session.leave(seat)
            await table.acted(session)

    async def give_up(self, seats: Collection[int]) -> None:
        """All these ``seats``, which one guest holds, leave the game."""
        table = self._table
        async with table.lock:
            session = table.at_play()
            staying = [seat for seat in seats if seat not in session.incidents.stand_ins]
            if not staying:
                table.at_play(next(iter(seats)))  # refuses
            for seat in staying:
                if not session.over:
                    session.leave(seat)
            await table.acted(session)

    async def abort(self, seat: int) -> None:
        """``seat`` breaks off a game that has hardly begun."""
        table = self._table
        async with table.lock:
            session = table.at_play(seat)
            session.abort(seat)
            await table.acted(session)

    async def break_off_unseen(self, now: float) -> None:
        """Somebody has not come to the table in all the time that they had: the game is broken off."""
        table = self._table
        async with table.lock:
            missing, session = table.no_shows.seats, table.session
            if missing and session is not None and table.playing and now >= table.no_shows.due:
                session.abort_unseen(missing[0])
                await table.acted(session)

    async def claim(self, seat: int, away: int) -> None:
        """``seat`` has waited long enough for another: a bot plays on for it."""
        table = self._table
        async with table.lock:
            session = table.at_play(seat)
            if away not in table.people_but(seat):
                raise Illegal("no-claim", "You are not waiting for anybody in that seat.", rule="table.claim")
            if table.clocks.decides:
                sentence = "This table has a clock of more than an hour. Wait until it runs out."
                raise Illegal("clock-decides", sentence, rule="table.claim")
            wait = table.clocks.claim_in(away)
            if wait is None or away in table.screens.online:
                raise Stale("not-away", "They are here, or nobody is waiting for their answer.", rule="table.claim")
            if wait > 0:
                wait_told = counted(-(-wait // 1000), "second")
                raise Illegal("too-soon", f"You may claim the seat in {wait_told}.", rule="table.claim")
            session.claim(away)
            await table.acted(session)

    async def offer_draw(self, seat: int) -> None:
        """``seat`` offers all others a draw."""
        async with self._table.lock:
            await self.draws.offer(seat)

    async def answer_draw(self, seat: int, request: int, agree: bool) -> None:
        """``seat`` agrees to a draw, or does not."""
        async with self._table.lock:
            self._table.at_play(seat)
            await self.draws.answer(seat, request, agree)


class Draws(Consent):
    """Draws that are offered at one table."""

    rule = "table.draw"

    def __init__(self, table: Table, limits: Limits) -> None:
        super().__init__(table, limits)
        self._offers = Buckets(limits.draws, limits.draw_burst)

    async def offer(self, seat: int) -> None:
        """``seat`` offers a draw."""
        table = self._table
        table.lock.must_be_held()
        session = table.at_play(seat)
        if self.request is not None:
            raise Stale("draw-offered", "A draw is offered already.", rule="table.draw")
        if table.undos.request is not None:
            sentence = "Somebody has asked to take back an answer. That must be answered first."
            raise Stale("undo-asked", sentence, rule="table.draw")
        if not table.may_draw():
            raise Illegal("bots-play-on", "Bots do not agree to draws; you can still resign.", rule="table.draw")
        if not self._offers.take(str(seat)):
            raise Illegal("too-many-offers", "You offer draws too often; wait a moment.", rule="table.draw")
        playing = session.still_in()
        if seat not in playing:
            raise Illegal("you-are-out", "You are out of the game; those who play on may draw.", rule="table.draw")
        others = {other for other in table.people_but(seat) if other in playing}
        if others:
            self.put(seat, others)
        else:
            session.agree_draw()
            await table.acted(session)

    async def grant(self, seat: int) -> None:  # noqa: ARG002
        session = self._table.at_play()
        session.agree_draw()
        await self._table.acted(session, drawn=True)

    def message(self, request: Request, seats: Collection[int]) -> Message:
        name = self._table.row.seats[request.seat].name
        sentence = "You offer a draw." if request.seat in seats else f"{name} offers a draw."
        return DrawOffered(request.number, request.seat, sentence, tuple(sorted(request.missing)))

    def settled(self, request: Request, agreed: bool) -> Message:
        return DrawSettled(request.number, agreed)
