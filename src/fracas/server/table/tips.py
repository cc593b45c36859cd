"""Tips at a table: one sentence for what its one guest meets for the first time in their first games against bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from fracas.core.session import Session
from fracas.core.tips import FIRST_GAMES, tip_for
from fracas.server.storage import learning_queries
from fracas.server.storage.storage import Storage
from fracas.server.wire.coaching import TipInfo

if TYPE_CHECKING:
    from fracas.server.table.table import Table

NO_TIPS = "tips.off"
"""What a guest has learned who wants no more tips."""


class Tips:
    """Those of one table. They are worked out only where they may come up: one guest, bots, and no lesson."""

    def __init__(self, table: Table, storage: Storage) -> None:
        self._table = table
        self._storage = storage
        self._known: set[str] | None = None
        """What the guest has learned; None until they have come, and where no tip comes up."""
        self._last: tuple[int, TipInfo | None] = -1, None
        """The question that was asked last, and the tip that came with it: it stays until that is answered."""
        self._heard: int | None = None
        """How many events had happened when it was asked."""

    async def begin(self, guest: str | None) -> None:
        """A guest comes to the table."""
        if guest is None or guest != self._guest():
            return
        played = await self._storage.read(learning_queries.games_played, guest)
        known = await self._storage.read(learning_queries.learned_by, guest)
        if played.get(self._table.row.game, 0) < FIRST_GAMES:
            self._known = known

    def read(self, what: Iterable[str]) -> None:
        """The guest has read these, or wants no more of them: they do not come up again."""
        if self._known is None:
            return
        self._known.update(what)
        question, tip = self._last
        if tip is not None and (tip.id in self._known or NO_TIPS in self._known):
            self._last = question, None

    def again(self, what: Iterable[str]) -> None:
        """These may come up again."""
        if self._known is not None:
            self._known.difference_update(what)

    def tip(self, session: Session[Any, Any], seat: int) -> TipInfo | None:
        """What comes up with the question that ``seat`` is asked now."""
        if self._known is None or self._guest() is None:
            return None
        asked = session.questions[seat]
        question, before = self._last
        if asked.id == question:
            return before
        if before is not None:
            self._known.add(before.id)
        after = self._heard
        if after is None:
            begins = not any(who == seat for who, _ in session.played)
            after = session.first_event if begins else session.event_count
        self._heard = session.event_count
        found = None
        if NO_TIPS not in self._known:
            heard = session.heard(seat, min(after, session.event_count))
            found = tip_for(session.game, asked, heard, self._known)
        self._last = asked.id, None if found is None else TipInfo(found.id, found.say, found.rule)
        return self._last[1]

    def _guest(self) -> str | None:
        """The one guest who plays against bots here; None where others play too, and in a lesson."""
        row = self._table.row
        people = [seat for seat in row.seats if seat.kind != "bot"]
        return people[0].guest if len(people) == 1 and not row.lesson else None
