"""The server as one application: ``make_app("sqlite:///games.sqlite3")``."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fracas.server import endpoints
from fracas.server.bots.processes import BotProcesses
from fracas.server.endpoints.endpoint import ENDPOINTS, Call, Services, answer
from fracas.server.endpoints.openapi import document
from fracas.server.endpoints.sockets import Sockets
from fracas.server.keeping import admin
from fracas.server.keeping.admin_orders import AdminOrders
from fracas.server.keeping.upkeep import Calendar, Upkeep, last
from fracas.server.people.guests import Guests
from fracas.server.storage.storage import Storage
from fracas.server.table.clocks import Time
from fracas.server.table.tables import Tables
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.hosts import KnownHosts
from fracas.server.wire.limits import Limits
from fracas.server.wire.pages import Pages, client_folder
from fracas.server.wire.responses import json_response, refusal
from fracas.server.wire.safety import SafeHeaders
from fracas.server.wire.shutdown import EndsQuietly
from fracas.server.wire.site import Site, site_folder
from fracas.server.wire.unfinished_requests import SaysItOnce

__all__ = ["endpoints", "make_app"]  # endpoints are declared by being imported


def make_app(
    database_url: str,
    *,
    workers: int = 2,
    secure: bool = False,
    limits: Limits | None = None,
    web: Path | None = None,
    site: Path | None = None,
    hosts: Sequence[str] = (),
    reach: str = "",
    hours: Time | None = None,
) -> Starlette:
    """The application. It opens and upgrades its database when it starts, and goes on with every table.

    ``web`` is the folder of the client and ``site`` that of the documentation, where they are not the usual ones.
    ``workers`` is the number of processes in which bots think; with ``secure`` cookies travel over HTTPS only.
    ``hosts`` are the names under which it is reached, besides the machine's own and bare addresses; ``reach`` is the
    beginning of its address for others on the same network, if they can come. ``hours`` is what clocks go by.
    """
    allowed = limits or Limits()
    running: list[tuple[Services, Sockets]] = []

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(SaysItOnce())
        storage = Storage(database_url)
        guests = Guests(storage, allowed, secure=secure)
        bots = BotProcesses(workers, guests.address_of)
        storage.replaying.lend(bots.bringing, guests.address_of)
        tables = Tables(storage, bots, allowed, hours)
        services = Services(storage, tables, guests, bots, allowed, secure=secure, reach=reach)
        sockets = Sockets(tables, guests, allowed)
        running.append((services, sockets))
        app.state.tables = tables
        guests.banned = await storage.read(admin.bans)
        orders = AdminOrders(storage, tables, guests, services.forgetting)
        upkeep = Upkeep(storage, tables, guests, Calendar(await storage.read(last)))
        await upkeep.once()
        always = (tables.resume(), tables.sweep(), upkeep.hourly(), orders.heed(), sockets.presence.keep())
        tasks = [asyncio.create_task(each) for each in (*always, services.forgetting.finish())]
        try:
            yield
        finally:
            tables.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.forgetting.end()
            await upkeep.end()
            running.clear()
            bots.close()
            storage.close()

    def api(path: str) -> Callable[[Request], Awaitable[Response]]:
        """All that can be done at one address."""
        here = {each.method: each for each in ENDPOINTS if each.path == path}

        async def serve(request: Request) -> Response:
            found = here.get(request.method)
            if found is not None:
                return await answer(Call(request, running[0][0]), found)
            response = refusal(Denied(405, "method", f"This address does not accept {request.method}."))
            response.headers["allow"] = ", ".join(sorted(here))
            return response

        return serve

    async def socket(websocket: WebSocket) -> None:
        await running[0][1].serve(websocket)

    async def openapi(_request: Request) -> Response:
        return json_response(document())

    async def nothing(_request: Request) -> Response:
        return refusal(missing("address"))

    every = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]
    pages = Pages(web or client_folder())
    documents = Site(site or site_folder())
    return Starlette(
        routes=[
            *(Route(path, api(path), methods=every) for path in dict.fromkeys(each.path for each in ENDPOINTS)),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/api/openapi.json", openapi),
            Route("/api/{path:path}", nothing, methods=every),
            Route("/api", nothing, methods=every),
            Route("/docs", documents.serve),
            Route("/docs/{path:path}", documents.serve),
            Route("/{path:path}", pages.serve),
        ],
        middleware=[
            Middleware(EndsQuietly),
            Middleware(SafeHeaders, secure=secure),
            Middleware(KnownHosts, hosts=hosts),
            Middleware(GZipMiddleware),
        ],
        lifespan=lifespan,
    )
