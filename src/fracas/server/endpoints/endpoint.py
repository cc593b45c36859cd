"""What a request over HTTP is made of: a typed body in, a typed thing out, or one sentence that says no.

Every endpoint is declared once; its route and its page in the OpenAPI document both come from the declaration.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fracas.core.nesting import too_deep
from fracas.core.refusal import FracasError
from fracas.core.sentences import brief
from fracas.server.bots.processes import BotProcesses
from fracas.server.bots.worths import Worths
from fracas.server.keeping.forgetting import Forgetting
from fracas.server.people.guests import YEAR, Guests, is_id
from fracas.server.replay.analyses import Analyses
from fracas.server.replay.replays import Replays
from fracas.server.storage.failures import AWAY, is_away
from fracas.server.storage.rows import Guest
from fracas.server.storage.storage import Storage
from fracas.server.table.lobby import Lobby
from fracas.server.table.tables import Tables
from fracas.server.wire.errors import Denied, denied, missing
from fracas.server.wire.limits import DAY, LARGEST_BODY, Buckets, Limits, Rate, counted, is_own_machine
from fracas.server.wire.responses import json_response, refusal
from fracas.server.wire.safety import same_origin

T = TypeVar("T")

_log = logging.getLogger("fracas.server")


class Services:
    """All that endpoints work with."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        guests: Guests,
        bots: BotProcesses,
        limits: Limits,
        *,
        secure: bool,
        reach: str = "",
    ) -> None:
        self.storage = storage
        self.tables = tables
        self.guests = guests
        self.lobby = Lobby(storage, tables, guests.attendance, limits)
        self.replays = Replays(storage, limits)
        self.forgetting = Forgetting(storage, tables, guests, self.replays)
        self.analyses = Analyses(bots, storage.replaying, limits)
        self.worths = Worths(bots)
        self.limits = limits
        self.secure = secure
        self.reach = reach
        """The beginning of the address for others on the same network, if they can come."""
        self.requests = Rate(limits.requests, limits.requests * 5, limits.crowd)
        self.streams = Rate(limits.streams, limits.streams * 10, limits.crowd)
        self.newcomers = Buckets(limits.newcomers / 60, limits.newcomers)
        self.newcomers_a_day = Buckets(limits.newcomers_a_day / DAY, limits.newcomers_a_day)
        self.renames = Buckets(limits.renames / 60, limits.renames)
        self.openings = Rate(limits.tables / 60, limits.tables, limits.crowd)
        self.stored = Buckets(limits.stored_a_day / DAY, limits.stored_a_day)


class Call:
    """One request."""

    def __init__(self, request: Request, services: Services) -> None:
        self.request = request
        self.services = services
        self.token: str | None = None
        """Of a guest who has come with this request."""
        self._visitor: Guest | None = None
        self._looked = False

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    @property
    def who(self) -> str:
        """Who limits count this request for, once `visitor` is known."""
        return self._visitor.id if self._visitor is not None else f"address {counted(self.address)}"

    @property
    def owner(self) -> str:
        """The same, for those who take turns: they are told from where the request comes."""
        self.services.guests.came(self.who, self.address)
        return self.who

    async def must_wait_for(self, rate: Rate) -> bool:
        """Is this too much, too fast?"""
        known = await self.visitor()
        return not rate.take(None if known is None else known.id, self.address)

    def path(self, name: str) -> str:
        """A part of the address. What cannot be an id of ours is not looked for."""
        word = str(self.request.path_params[name])
        if not is_id(word):
            raise missing(name)
        return word

    async def visitor(self) -> Guest | None:
        """Who asks, if they have been here before."""
        if not self._looked:
            self._visitor = await self.services.guests.find(
                self.request.cookies.get(self.services.guests.cookie), self.address
            )
            self._looked = True
        return self._visitor

    async def guest(self) -> Guest:
        """Who asks; somebody new gets a name and a token."""
        known = await self.visitor()
        if known is not None:
            return known
        if not same_origin(self.request.headers):
            raise Denied(403, "other-origin", "This was sent by a page of another origin.")
        here = counted(self.address)
        if not is_own_machine(self.address):
            if not self.services.newcomers.take(here):
                raise Denied(429, "too-many-guests", "Too many new visitors from your network. Try again in a minute.")
            if not self.services.newcomers_a_day.take(here):
                raise Denied(
                    429, "too-many-guests", "Too many new visitors from your network today. Try again tomorrow."
                )
        guest, self.token = await self.services.guests.welcome()
        self.services.guests.came(guest.id, self.address)
        return guest

    @property
    def secret(self) -> str:
        """What the browser that asks holds, or is about to hold; to be asked for after `guest`."""
        return self.token or self.request.cookies.get(self.services.guests.cookie, "")

    async def body(self, kind: type[T], most: int = LARGEST_BODY) -> T:
        """The body as a ``kind``; nothing else and nothing more is let in."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Denied(400, "not-json", "The body must be application/json.")
        declared = self.request.headers.get("content-length", "")
        if declared.isascii() and declared.isdigit() and (len(declared) > 9 or int(declared) > most):
            raise Denied(413, "too-big", f"The body may have at most {most} bytes.")
        parts: list[bytes] = []
        size = 0
        async for part in self.request.stream():
            size += len(part)
            if size > most:
                raise Denied(413, "too-big", f"The body may have at most {most} bytes.")
            parts.append(part)
        body = b"".join(parts)
        if too_deep(body):
            raise Denied(400, "too-deep", "The body is nested too deeply.")
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.ValidationError as no:
            raise Denied(422, "malformed", f"The body does not fit: {brief(str(no), 500)}") from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Denied(400, "not-json", "The body is not JSON.") from None


class Endpoint:
    """One declared endpoint."""

    def __init__(
        self,
        method: str,
        path: str,
        says: str,
        work: Callable[[Call], Awaitable[Any]],
        *,
        takes: Any,
        gives: Any,
        status: int,
        query: dict[str, dict[str, Any]],
        nos: tuple[int, ...],
    ) -> None:
        self.method = method
        self.path = path
        self.says = says
        self.work = work
        self.takes = takes
        """The type of the body; None if there is none."""
        self.gives = gives
        """The type of what comes back; a media type for what is no JSON."""
        self.status = status
        self.query = query
        self.nos = nos
        """The refusals that it may answer with, besides those of any endpoint."""

    async def __call__(self, call: Call) -> Response:
        """The answer to one request."""
        if self.method != "GET" and not same_origin(call.request.headers):
            raise Denied(403, "other-origin", "This was sent by a page of another origin.")
        if await call.must_wait_for(call.services.requests):
            raise Denied(429, "too-fast", "That was too fast. Wait a moment.")
        call.services.guests.must_be_welcome(await call.visitor(), call.address)
        given = await self.work(call)
        response = given if isinstance(given, Response) else json_response(given, self.status)
        if call.token is not None:
            response.set_cookie(
                call.services.guests.cookie,
                call.token,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=call.services.secure,
            )
        return response


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    says: str,
    *,
    takes: Any = None,
    gives: Any,
    status: int = 200,
    query: dict[str, dict[str, Any]] | None = None,
    nos: tuple[int, ...] = (),
) -> Callable[[Callable[[Call], Awaitable[Any]]], Endpoint]:
    """Declare an endpoint."""

    def declared(work: Callable[[Call], Awaitable[Any]]) -> Endpoint:
        made = Endpoint(method, path, says, work, takes=takes, gives=gives, status=status, query=query or {}, nos=nos)
        ENDPOINTS.append(made)
        return made

    return declared


async def answer(call: Call, work: Callable[[Call], Awaitable[Response]]) -> Response:
    """What ``work`` answers; every error as one sentence, and nothing about our insides."""
    try:
        return await work(call)
    except Denied as no:
        return refusal(no)
    except ClientDisconnect:
        return Response(status_code=400)
    except asyncio.CancelledError:
        # The server ends. Those who waited are told so; forty lines of log for each of them would help nobody.
        return refusal(Denied(503, "closing", "The server is about to stop; try again in a moment."))
    except Exception as error:
        if isinstance(error, FracasError) and not is_away(error):
            return refusal(denied(error))
        # Only its name is logged: what it says may hold what nobody is to know.
        _log.error("%s %s failed: %s", call.request.method, call.request.url.path, type(error).__name__)
        if not is_away(error):
            return refusal(Denied(500, "failed", "Something went wrong on the server."))
        response = refusal(AWAY)
        response.headers["retry-after"] = "5"
        return response
