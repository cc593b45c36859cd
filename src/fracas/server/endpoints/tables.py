"""Endpoints: tables, opened, joined, left, given up."""

from __future__ import annotations

import asyncio
import re

from starlette.responses import Response

from fracas.bots.opponents import levels_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown
from fracas.games import game_named
from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.endpoints.quotas import may_open
from fracas.server.people.audience import Audience, holds_seat, must_see
from fracas.server.table.time_and_help import TimeAndHelp
from fracas.server.wire.errors import Denied
from fracas.server.wire.qr import svg
from fracas.server.wire.rest import (
    AudienceWish,
    Invitation,
    Invite,
    Joined,
    NewTable,
    Opened,
    PlayNow,
    Reach,
    SeatWish,
    Terms,
)
from fracas.server.wire.table_info import TableInfo

ORIGIN = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,150}")


@endpoint("POST", "/api/play-now", "A table against a bot, at once.", takes=PlayNow, gives=Opened, status=201)
async def play_now(call: Call) -> Opened:
    wish = await call.body(PlayNow)
    levels = levels_of(game_named(wish.game))
    if wish.level not in levels:
        sentence = f"Unknown level {shown(wish.level)}{did_you_mean(wish.level, levels)}"
        raise SetupError("unknown-level", sentence, rule="table.settings")
    guest = await call.guest()
    await may_open(call, guest.id)
    seats = (SeatWish("me"), SeatWish("bot", bot=wish.level))
    return await call.services.tables.opening.open(guest, wish.game, seats, {}, audience=Audience(), secret=call.secret)


@endpoint("POST", "/api/tables", "A new table.", takes=NewTable, gives=Opened, status=201)
async def new_table(call: Call) -> Opened:
    wish = await call.body(NewTable)
    guest = await call.guest()
    await may_open(call, guest.id)
    audience = Audience(wish.private, wish.watchable, wish.audience_talks)
    return await call.services.tables.opening.open(
        guest,
        wish.game,
        wish.seats,
        wish.settings,
        audience=audience,
        secret=call.secret,
        time_and_help=TimeAndHelp(wish.clock, wish.help),
    )


@endpoint(
    "GET",
    "/api/tables",
    "The public tables that are open or at play, and at which somebody is. If nothing has changed since the ETag in "
    "If-None-Match, the answer is 304 and empty.",
    gives=tuple[TableInfo, ...],
)
async def tables(call: Call) -> Response:
    visitor = await call.visitor()
    page = await call.services.lobby.page(visitor.id if visitor else None)
    headers = {"cache-control": "no-store", "etag": page.tag}
    if call.request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    return Response(page.text, headers=headers, media_type="application/json")


@endpoint("GET", "/api/tables/{table}", "One table.", gives=TableInfo)
async def table(call: Call) -> TableInfo:
    visitor = await call.visitor()
    found = await call.services.tables.table(call.path("table"))
    listed = found.row.state == "open" and not found.row.private  # there to be read, and to sit down at
    if not listed and (visitor is None or visitor.id != found.row.owner):
        must_see(found.row, visitor)
    if visitor is not None and not holds_seat(found.row, visitor.id):
        await call.services.tables.must_not_be_blocked(found.row, visitor)
    return found.info(visitor.id if visitor else None, settings=True)


@endpoint(
    "GET",
    "/api/tables/{table}/invites",
    "The links to the open seats of a table that you opened.",
    gives=tuple[Invite, ...],
)
async def invites(call: Call) -> tuple[Invite, ...]:
    guest = await call.guest()
    return await call.services.tables.joining.invites(guest, call.path("table"), call.secret)


@endpoint(
    "PUT",
    "/api/tables/{table}/audience",
    "Say who may find, watch and talk at a table that you opened.",
    takes=AudienceWish,
    gives=TableInfo,
    nos=(409,),
)
async def audience(call: Call) -> TableInfo:
    wish = await call.body(AudienceWish)
    return await call.services.tables.change_audience(await call.guest(), call.path("table"), wish)


@endpoint("POST", "/api/tables/{table}/close", "Give up a table that you opened.", gives=TableInfo, nos=(409,))
async def close(call: Call) -> TableInfo:
    return await call.services.tables.close_table(await call.guest(), call.path("table"))


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    "The same people, the same settings, a new table. It begins when all of them have asked for it.",
    gives=Opened,
    status=201,
    nos=(409,),
)
async def rematch(call: Call) -> Opened:
    guest = await call.guest()
    await may_open(call, guest.id)
    return await call.services.tables.opening.rematch(guest, call.path("table"), call.secret)


@endpoint(
    "POST",
    "/api/tables/{table}/take-up",
    "A game that older rules left unfinished goes on under today's, at a new table for the same people. It begins when "
    "all of them have asked for it.",
    gives=Opened,
    status=201,
    nos=(409,),
)
async def take_up(call: Call) -> Opened:
    guest = await call.guest()
    await may_open(call, guest.id)
    return await call.services.tables.opening.take_up(guest, call.path("table"), call.secret)


@endpoint("POST", "/api/tables/{table}/join", "Sit down at a public table.", gives=Joined, nos=(409,))
async def join_public(call: Call) -> Joined:
    return await call.services.tables.joining.join_public(await call.guest(), call.path("table"))


@endpoint(
    "POST",
    "/api/tables/{table}/leave",
    "Get up from a table that still waits for players; your seat is open again.",
    gives=TableInfo,
    nos=(409,),
)
async def leave(call: Call) -> TableInfo:
    return await call.services.tables.joining.leave(await call.guest(), call.path("table"))


@endpoint(
    "POST",
    "/api/tables/{table}/resign",
    "Give up a game that you play: you resign or leave it, with all your seats.",
    gives=TableInfo,
    nos=(409,),
)
async def resign(call: Call) -> TableInfo:
    return await call.services.tables.resign(await call.guest(), call.path("table"))


@endpoint("GET", "/api/join/{code}", "Who invites you to what.", gives=Invitation, nos=(409,))
async def invitation(call: Call) -> Invitation:
    return await call.services.tables.joining.invitation(await call.visitor(), call.path("code"))


@endpoint(
    "GET",
    "/api/join/{code}/qr",
    "The link of an invitation as a QR code, for the address at which others reach the server.",
    gives="image/svg+xml",
    query={"at": {"type": "string", "pattern": f"^{ORIGIN.pattern}$"}},
    nos=(422,),
)
async def invitation_code(call: Call) -> Response:
    origin = call.request.query_params.get("at", f"http://{call.request.headers.get('host', '')}")
    if not ORIGIN.fullmatch(origin):
        raise Denied(422, "bad-origin", "An address looks like http://192.168.1.5:8000.")
    link = f"{origin}/join/{call.path('code')}"
    if await call.must_wait_for(call.services.streams):  # each takes some hundredths of a second
        raise Denied(429, "too-fast", "That was too fast. Wait a moment.")
    drawing = await asyncio.to_thread(svg, link)
    return Response(drawing, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


@endpoint("GET", "/api/reach", "The addresses at which others can reach the server.", gives=Reach)
async def reach(call: Call) -> Reach:
    return Reach(call.services.reach)


@endpoint("GET", "/api/terms", "How long others are waited for here.", gives=Terms)
async def terms(call: Call) -> Terms:
    return Terms(call.services.limits.claim_after)


@endpoint("POST", "/api/join/{code}", "Sit down where you are invited.", gives=Joined, nos=(409,))
async def join(call: Call) -> Joined:
    return await call.services.tables.joining.join(await call.guest(), call.path("code"))
