"""What is said at a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fracas.core.refusal import Illegal
from fracas.server.people import blocking
from fracas.server.people.audience import BLOCKED, may_look, people_of
from fracas.server.people.lookalikes import unlike
from fracas.server.storage import queries
from fracas.server.storage.rows import Guest, Said
from fracas.server.storage.storage import Storage
from fracas.server.wire.protocol import SPECTATOR
from fracas.server.wire.to_browser import Chat

if TYPE_CHECKING:
    from fracas.server.table.table import Table


class Talk:
    """The last that was said at one table, and who said it."""

    def __init__(self, table: Table, storage: Storage, said: list[Said]) -> None:
        self._table = table
        self._storage = storage
        self._said = said

    def for_reader(self, muted: frozenset[str]) -> tuple[Chat, ...]:
        """All of it, without the words of those who are ``muted``."""
        return tuple(said.chat for said in self._said if said.guest not in muted)

    def said_by(self, number: int) -> tuple[str, str] | None:
        """The guest who said this line, and what they are called; None if nobody did."""
        return next(((each.guest, each.chat.name) for each in self._said if each.chat.number == number), None)

    def knows(self, guest: str) -> bool:
        """Has a guest said anything?"""
        return any(said.guest == guest for said in self._said)

    async def say(self, guest: Guest, text: str) -> None:
        """Somebody says something to all at the table who have not muted them."""
        blocked = await self._storage.read(blocking.blocks, people_of(self._table.row) - {guest.id}, guest.id)
        async with self._table.lock:
            seats = self._table.seats_of(guest.id)
            self._table.must_be_here()
            if blocked:
                raise Illegal("blocked", f"{BLOCKED} You cannot talk here.", rule="table.seat")
            if not seats and not (self._table.row.audience_talks and may_look(self._table.row, guest.id)):
                raise Illegal("audience-silent", "Only those who play may talk at this table.", rule="table.seat")
            seat = seats[0] if seats else SPECTATOR
            # Somebody who watches is not to be taken for somebody who plays.
            names = [each.name for each in self._table.row.seats]
            name = names[seat] if seats else unlike(names, guest.name)
            number = self._said[-1].chat.number + 1 if self._said else 0
            said = Chat(number, name, seat, text, time.time())
            await self._storage.write(queries.add_chat, self._table.row.id, guest.id, said)
            self._said = [*self._said, Said(guest.id, said)][-queries.CHAT_KEPT :]
            self._table.screens.tell(said, of=guest.id)

    def forget(self, guest: str) -> None:
        """What a guest has said goes; players who have read it have read it."""
        self._table.lock.must_be_held()
        self._said = [said for said in self._said if said.guest != guest]
