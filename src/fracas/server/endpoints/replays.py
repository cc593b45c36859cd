"""Endpoints: records and replays."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, StreamingResponse

from fracas.bots.analysis import must_be_practice
from fracas.core.record import story_of
from fracas.core.refusal import SetupError
from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.endpoints.quotas import may_open, may_upload
from fracas.server.people.audience import Audience
from fracas.server.replay.analyses import Analysed
from fracas.server.storage import guest_queries
from fracas.server.storage.rows import Guest
from fracas.server.table.table import Table
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.limits import LARGEST_UPLOAD
from fracas.server.wire.protocol import SPECTATOR
from fracas.server.wire.rest import ContinueFrom, Opened, ReplayInfo, Upload

SEAT = {"seat": {"type": "string", "pattern": "^([0-9]|all|watch)$", "default": "watch"}}


@endpoint("GET", "/api/tables/{table}/record", "The record of a finished game.", gives="text/plain", nos=(409,))
async def record(call: Call) -> PlainTextResponse:
    visitor = await call.visitor()
    await call.services.replays.must_see(call.path("table"), visitor)
    text = await call.services.replays.record(call.path("table"), call.owner, visitor.id if visitor else None)
    name = f"fracas-{call.path('table')[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


@endpoint("GET", "/api/replays", "Your finished games, and the records you brought.", gives=tuple[ReplayInfo, ...])
async def replays(call: Call) -> list[ReplayInfo]:
    return await call.services.storage.read(guest_queries.replays_of, (await call.guest()).id)


@endpoint("POST", "/api/replays", "Bring a record.", takes=Upload, gives=ReplayInfo, status=201)
async def upload(call: Call) -> ReplayInfo:
    given = await call.body(Upload, LARGEST_UPLOAD)
    guest = await call.guest()
    await may_upload(call, guest.id, len(given.record.encode()))
    return await call.services.replays.upload(guest, given.record)


@endpoint("DELETE", "/api/replays/{replay}", "Remove a record that you brought.", gives=tuple[ReplayInfo, ...])
async def remove(call: Call) -> list[ReplayInfo]:
    guest = await call.guest()
    if not await call.services.replays.remove(guest, call.path("replay")):
        raise missing("record of yours")
    return await call.services.storage.read(guest_queries.replays_of, guest.id)


@endpoint("GET", "/api/replays/{replay}", "What a replay is of.", gives=ReplayInfo, nos=(409,))
async def replay(call: Call) -> ReplayInfo:
    await call.services.replays.must_see(call.path("replay"), await call.visitor())
    return (await call.services.replays.find(call.path("replay"), call.owner)).info


@endpoint(
    "GET",
    "/api/replays/{replay}/steps",
    "The whole of it as lines of JSON: a ReplayStart, then a ReplayStep for each decision; as seen by a seat, "
    "by a spectator (watch) or by all.",
    gives="application/x-ndjson",
    query=SEAT,
    nos=(409, 422),
)
async def steps(call: Call) -> StreamingResponse:
    await call.services.replays.must_see(call.path("replay"), await call.visitor())
    found = await call.services.replays.find(call.path("replay"), call.owner)
    word = call.request.query_params.get("seat", "watch")
    players = found.header.players
    if word == "all":
        viewer = tuple(range(players))
    elif word == "watch":
        viewer = (SPECTATOR,)
    elif word in [str(seat) for seat in range(players)]:
        viewer = (int(word),)
    else:
        raise SetupError("viewer", f"A viewer is all, watch, or a seat from 0 to {players - 1}.", rule="table.seat")
    if await call.must_wait_for(call.services.streams):
        raise Denied(429, "too-fast", "That was too fast. Wait a moment.")
    lines = call.services.replays.steps(found, viewer, call.owner, all_seeing=word == "all")
    return StreamingResponse(lines, headers={"cache-control": "no-store"}, media_type="application/x-ndjson")


@endpoint(
    "GET",
    "/api/replays/{replay}/analysis",
    "How well each seat stood, as lines of JSON: an AnalysisStart, an AnalysedMoment for each moment as it is thought "
    "about, an AnalysisEnd. Of a game that is not over only for its player, if all others are bots.",
    gives="application/x-ndjson",
    nos=(409,),
)
async def analysis(call: Call) -> StreamingResponse:
    services = call.services
    name = call.path("replay")
    visitor = await call.visitor()
    await services.replays.must_see(name, visitor)
    try:
        found = await services.replays.find(name, call.owner)
        wanted = Analysed(name, found.header, found.played, None)
    except Denied as no:
        if no.code != "not-over":
            raise
        wanted = await _practice(await services.tables.table(name), visitor)
    if await call.must_wait_for(services.streams):
        raise Denied(429, "too-fast", "That was too fast. Wait a moment.")
    # Each moment is sent when it is there: what is compressed would wait for more.
    headers = {"cache-control": "no-store", "content-encoding": "identity"}
    lines = services.analyses.lines(wanted, call.owner)
    return StreamingResponse(lines, headers=headers, media_type="application/x-ndjson")


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
    await call.services.replays.must_see(call.path("replay"), await call.visitor())
    found = await call.services.replays.find(call.path("replay"), call.owner)
    guest = await call.guest()
    await may_open(call, guest.id)
    audience = Audience(wish.private, wish.watchable, wish.audience_talks)
    return await call.services.tables.opening.go_on(
        guest, found, wish.frame, wish.seats, audience=audience, hidden=wish.hidden, secret=call.secret
    )


async def _practice(table: Table, guest: Guest | None) -> Analysed:
    """A game that goes on, as far as it is on the disk; Illegal unless the guest plays it alone against bots."""
    async with table.lock:
        seats = table.seats_of(None if guest is None else guest.id)
        must_be_practice(table.row.header.bots or [""] * len(table.row.seats), seats)
        session = table.at_play()
        return Analysed(table.row.id, session.header, story_of(session.log), seats)
