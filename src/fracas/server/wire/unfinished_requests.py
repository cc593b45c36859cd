"""Requests that begin and do not end: they have a time-out and a cap, and running out of descriptors is said once.

uvicorn waits for the rest of a request as long as its sender likes. A few hundred that send a byte now and then would
hold every descriptor that the server has.
"""

from __future__ import annotations

import asyncio
import errno
import http
import logging
import time
from collections import Counter, OrderedDict
from typing import Any, Final

import h11
import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from fracas.server.wire.limits import LARGEST_BODY, counted, is_own_machine
from fracas.server.wire.rest import ErrorInfo

HEAD_WITHIN = 10.0
"""Seconds from the connection, or from the first byte of the next request, to the end of its headers."""
BODY_WITHIN = 30.0
"""Seconds that the body may take after that."""
LINGER = 1.0
"""Seconds in which a sender whose request is refused can read why."""
MOST_HALF_OPEN = 512
"""Connections on which no whole request has come yet."""
RESERVED = 64
"""Descriptors that are kept for the database, for bots and for files."""
SHARE = 4
"""One address may have a quarter of all connections. The machine itself may have all, as a proxy on it has."""
BACKLOG: Final = 128
"""Connections that the kernel keeps waiting. asyncio also tries so many at once, and complains of each."""
SAID_AGAIN = 60.0
"""Seconds until the log says once more that descriptors have run out."""

_SHORT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_log = logging.getLogger("fracas.server")


class UnfinishedRequests:
    """All connections on which a whole request is still to come, by the address that holds them."""

    def __init__(self) -> None:
        self._of: dict[str, OrderedDict[TimedRequests, asyncio.TimerHandle]] = {}
        self._count = 0
        self.held: Counter[str] = Counter()
        """How many connections each address has, sockets not counted, which have limits of their own."""

    def __len__(self) -> int:
        return self._count

    def begin(self, connection: TimedRequests, seconds: float) -> None:
        """The next part of a request has so many seconds to come. If there are too many such connections, one goes:
        the oldest of the address that holds most of them."""
        self.end(connection)
        timer = connection.loop.call_later(seconds, connection.too_late)
        self._of.setdefault(connection.address, OrderedDict())[connection] = timer
        self._count += 1
        if self._count > MOST_HALF_OPEN:
            self.make_room()

    def end(self, connection: TimedRequests) -> None:
        """The request is here, or the connection is gone."""
        theirs = self._of.get(connection.address)
        timer = None if theirs is None else theirs.pop(connection, None)
        if timer is not None:
            timer.cancel()
            self._count -= 1
        if theirs is not None and not theirs:
            del self._of[connection.address]

    def make_room(self) -> bool:
        """Refuse the oldest of the address that holds most; was there any?"""
        if not self._of:
            return False
        crowd = max(self._of.values(), key=len)
        next(iter(crowd)).refuse(503, "busy", "Too many requests are unfinished here; try again.")
        return True


class TimedRequests(H11Protocol):
    """uvicorn's protocol with time-outs for requests, and with room for no more connections than descriptors."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **options: Any) -> None:
        super().__init__(config, server_state, app_state, **options)
        if not hasattr(server_state, "unfinished"):
            server_state.unfinished = UnfinishedRequests()  # type: ignore[attr-defined]
        self._unfinished: UnfinishedRequests = server_state.unfinished  # type: ignore[attr-defined]
        self._waits_for: Any = None  # as h11 calls it; None if for nothing
        self._began = False
        self._holds = False
        self.address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = counted(host)
        held = self._unfinished.held
        held[self.address] += 1
        self._holds = True
        if held[self.address] > most_connections() // SHARE and not is_own_machine(host):
            self._began = True
            self.refuse(503, "busy", "You have too many connections open; close some.")
        elif len(self.connections) > most_connections() and not self._unfinished.make_room():
            self._began = True
            self.refuse(503, "busy", "The server has no room for another connection; try again in a minute.")
        else:
            self._await(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        self._began = True
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded:
            self._let_go()
        self._await(None if upgraded or self.transport.is_closing() else self.conn.their_state)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY and not self.transport.is_closing() and not self._is_short():
            self._hang_up()
        elif self.conn.their_state is h11.IDLE:
            # Either the next request has begun already; or it is kept alive, for which uvicorn has its own time-out.
            self._began = bool(self.conn.trailing_data[0])
            self._await(h11.IDLE if self._began else None)

    def _is_short(self) -> bool:
        """Is so little of the request still to come that it is simplest to let it come?"""
        declared = dict(self.headers).get(b"content-length", b"")
        return declared.isdigit() and len(declared) <= 9 and int(declared) <= LARGEST_BODY

    def _hang_up(self) -> None:
        """All is said, and the request is not at its end: the rest is not read. The connection is closed a moment
        later, because what is sent to a closed one would make the other side forget what it was told."""
        self._await(None)
        self._unset_keepalive_if_required()
        self.transport.pause_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        """It is no connection of this kind any more."""
        if self._holds:
            self._holds = False
            held = self._unfinished.held
            held[self.address] -= 1
            if not held[self.address]:
                del held[self.address]

    def _await(self, state: Any) -> None:
        """Wait for the rest of the headers, or of the body; or for nothing."""
        waits_for = state if state in (h11.IDLE, h11.SEND_BODY) else None
        if waits_for is self._waits_for:
            return
        self._waits_for = waits_for
        if waits_for is None:
            self._unfinished.end(self)
        else:
            self._unfinished.begin(self, HEAD_WITHIN if waits_for is h11.IDLE else BODY_WITHIN)

    def too_late(self) -> None:
        """The rest of the request has not come."""
        self.refuse(408, "too-slow", "The rest of the request has not come in time.")

    def refuse(self, status: int, code: str, sentence: str) -> None:
        """Say why, where a request has begun and nothing has been answered yet, and hang up."""
        self._await(None)
        if self.transport.is_closing():
            return
        if self._began and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = msgspec.json.encode(ErrorInfo(code, "", sentence))
            head = (
                f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()


def most_connections() -> int:
    """So many connections leave enough descriptors for everything else."""
    soft = _descriptors()
    return max(16, soft - max(RESERVED, soft // 8))


def _descriptors() -> int:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 8192
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 65_536 if soft == resource.RLIM_INFINITY else soft


def raise_descriptors() -> None:
    """Take as many descriptors as the machine lets us have: a socket costs one."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            _log.warning("the server has %d descriptors, and may not have more", soft)


class SaysItOnce:
    """What the event loop does with an error that nobody has caught. That descriptors have run out is said once a
    minute, in one line: asyncio would say it a hundred times a second, each time with a trace."""

    def __init__(self) -> None:
        self._said = -SAID_AGAIN

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in _SHORT:
            loop.default_exception_handler(context)
            return
        now = time.monotonic()
        if now - self._said >= SAID_AGAIN:
            self._said = now
            _log.error("no descriptors are left for another connection: %s", errno.errorcode[error.errno])
