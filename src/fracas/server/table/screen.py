"""A screen at a table: one open socket, somebody who looks at it, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from fracas.server.storage.rows import Guest
from fracas.server.wire.protocol import SPECTATOR, Message

MOST_WAITING = 500
"""A browser that has not taken so many messages is cut off; it can come back and catch up."""

_encoder = msgspec.json.Encoder()


def encode(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Screen:
    """One socket. Messages are written at once where that is possible; else they are put into the outbox and sent one
    after the other, so that a slow browser delays nobody else."""

    def __init__(self, guest: Guest | None, write: Callable[[bytes], bool] | None = None) -> None:
        """``write`` sends a text at once; it says so if it cannot now."""
        self.guest = guest
        self.seats: tuple[int, ...] = ()
        """The seats that this guest holds at the table."""
        self.muted: frozenset[str] = frozenset()
        """Whose words this guest does not want to read."""
        self.address = ""
        """From where they come, as limits count it."""
        self.code: int | None = None
        """Why the server has closed the socket, if it has done so of itself."""
        self.away = False
        """Nothing has been heard of the browser for so long that its network must be gone."""
        self.overrun = False
        """Too much waits for a browser that does not read."""
        self._write = write
        self._outbox: list[bytes] = []
        self._sending = False  # something that was in the outbox is under way
        self._wake = asyncio.Event()
        self._closed = False

    @property
    def viewers(self) -> tuple[int, ...]:
        """Whose views it gets: those of its seats, or the spectator's."""
        return self.seats or (SPECTATOR,)

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def send(self, message: Message | bytes) -> None:
        """Send a message, or one that is written already."""
        if self._closed or self.overrun:
            return
        text = message if isinstance(message, bytes) else encode(message)
        if self._write is not None and not self._outbox and not self._sending and self._write(text):
            return
        if len(self._outbox) >= MOST_WAITING:
            self.overrun = True
        else:
            self._outbox.append(text)
        self._wake.set()

    def close(self) -> None:
        """No more messages; what waits is still sent."""
        self._closed = True
        self._wake.set()

    def dismiss(self, code: int, message: Message | None = None) -> None:
        """Send them away, with a last word."""
        if message is not None:
            self.send(message)
        self.code = code
        self.close()

    async def drain(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits until the screen is closed or overrun."""
        while not self.overrun:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._outbox = self._outbox, []
            self._sending = True
            for text in waiting:
                await send(text.decode())
            self._sending = False
            if self._closed and not self._outbox:
                return
