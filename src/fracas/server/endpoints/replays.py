"""Endpoints: records and replays."""

from __future__ import annotations

import asyncio

from starlette.responses import PlainTextResponse

from fracas.core.refusal import SetupError
from fracas.server import queries
from fracas.server.endpoint import Call, endpoint
from fracas.server.endpoints.tables import may_open
from fracas.server.protocol import SPECTATOR
from fracas.server.rest import ContinueFrom, Frame, Opened, ReplayInfo, Upload
from fracas.server.safety import LARGEST_UPLOAD

SEAT = {"seat": {"type": "string", "pattern": "^([0-9]|all|watch)$", "default": "watch"}}


@endpoint("GET", "/api/tables/{table}/record", "The record of a finished game.", gives="text/plain", nos=(409,))
async def record(call: Call) -> PlainTextResponse:
    found = await call.services.tables.record(call.path("table"))
    name = f"{found.header.game}-{call.path('table')[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(found.text(), headers=headers)


@endpoint("GET", "/api/replays", "Your finished games, and the records you brought.", gives=tuple[ReplayInfo, ...])
async def replays(call: Call) -> list[ReplayInfo]:
    return await call.services.storage.read(queries.replays_of, (await call.guest()).id)


@endpoint("POST", "/api/replays", "Bring a record.", takes=Upload, gives=ReplayInfo, status=201)
async def upload(call: Call) -> ReplayInfo:
    given = await call.body(Upload, LARGEST_UPLOAD)
    guest = await call.guest()
    may_open(call, guest.id)
    return await call.services.tables.upload(guest, given.record)


@endpoint("GET", "/api/replays/{replay}", "What a replay is of.", gives=ReplayInfo, nos=(409,))
async def replay(call: Call) -> ReplayInfo:
    return (await call.services.tables.replay(call.path("replay"))).info


@endpoint(
    "GET",
    "/api/replays/{replay}/frames/{frame}",
    "One moment, through the eyes of a seat, of a spectator (watch) or of all.",
    gives=Frame,
    query=SEAT,
    nos=(409, 422),
)
async def frame(call: Call) -> Frame:
    found = await call.services.tables.replay(call.path("replay"))
    number = call.path("frame")
    if not number.isascii() or not number.isdigit() or len(number) > 9 or int(number) >= found.frames:
        raise SetupError("no-frame", f"The replay has the frames 0 to {found.frames - 1}.", rule="table.record")
    word = call.request.query_params.get("seat", "watch")
    players = found.header.players
    if word == "all":
        eyes = tuple(range(players))
    elif word == "watch":
        eyes = (SPECTATOR,)
    elif word in [str(seat) for seat in range(players)]:
        eyes = (int(word),)
    else:
        raise SetupError("eyes", f"Look with all, watch, or a seat from 0 to {players - 1}.", rule="table.seat")
    return await asyncio.to_thread(found.frame, int(number), eyes, all_seeing=word == "all")


@endpoint(
    "POST",
    "/api/replays/{replay}/continue",
    "A new table that goes on from a moment of a replay.",
    takes=ContinueFrom,
    gives=Opened,
    status=201,
    nos=(409,),
)
async def go_on(call: Call) -> Opened:
    wish = await call.body(ContinueFrom)
    found = await call.services.tables.replay(call.path("replay"))
    guest = await call.guest()
    may_open(call, guest.id)
    return await call.services.tables.go_on(
        guest, found, wish.frame, wish.seats, private=wish.private, secret=call.secret
    )
