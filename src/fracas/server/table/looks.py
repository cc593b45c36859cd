"""Looking before answering: what would come of a place or an answer, and why something cannot be chosen.

Nothing changes by that, and nobody else learns of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from fracas.core.refusal import Refusal, Stale
from fracas.core.session import Session
from fracas.core.standstill import Standstill
from fracas.server.wire.showing import tried_of
from fracas.server.wire.to_browser import Because, Seen, Tried
from fracas.server.workers.previews import PreviewThread

if TYPE_CHECKING:
    from fracas.server.table.table import Table

T = TypeVar("T")


class Looks:
    """What those who sit at one table look at."""

    def __init__(self, table: Table, previews: PreviewThread) -> None:
        self._table = table
        self._previews = previews
        self._still: tuple[tuple[Session[Any, Any], int], Standstill] | None = None  # the table as they see it

    async def tried(self, seat: int, question: int, place: tuple[int, ...]) -> Tried:
        """What would come of a place that is pointed at; nothing changes, and nobody else learns of it."""
        found = await self._looked(seat, question, lambda still: still.asked(seat, question).tried(place))
        return tried_of(seat, question, place, found)

    async def because(self, seat: int, question: int, thing: str) -> Because:
        """Why a thing cannot be chosen now."""

        def reason(still: Standstill) -> Because:
            asked = still.asked(seat, question)
            found = asked.why_not(thing)
            if found is None:
                return Because(seat, question, thing, asked.rule, "")
            return Because(seat, question, thing, found.rule, found.sentence)

        return await self._looked(seat, question, reason)

    async def look(self, seat: int, question: int, about: tuple[int, ...]) -> Seen:
        """What the answers to a question would come to, from what ``seat`` knows."""
        found = await self._looked(seat, question, lambda still: still.outlook(seat, about))
        return Seen(seat, question, about, cast(dict[str, Any] | None, found))  # a Struct, written like a dict

    async def _looked(self, seat: int, question: int, work: Callable[[Standstill], T]) -> T:
        """What ``work`` finds, in the turn of the player who sits there. The table goes on meanwhile: the lock is held
        only to see what is asked on the disk. What is not there yet must not be looked at."""
        async with self._table.lock:
            session = self._must_be_asked(seat, question)
            key = session, len(session.log)
            if self._still is None or self._still[0] != key:
                self._still = key, Standstill(session)
            still = self._still[1]
        try:
            found: T | Refusal = await self._previews.of(self._table.row.seats[seat].guest or "", lambda: work(still))
        except Refusal as no:
            found = no
        async with self._table.lock:
            self._must_be_asked(seat, question)
        if isinstance(found, Refusal):
            raise found
        return found

    def _must_be_asked(self, seat: int, question: int) -> Session[Any, Any]:
        """The game, if ``seat`` is still asked this question."""
        self._table.lock.must_be_held()
        session = self._table.at_play(seat)
        asked = session.questions.get(seat)
        if asked is None or asked.id != question:
            raise Stale("stale", "That question is no longer asked; look again.", rule="table.question")
        return session
