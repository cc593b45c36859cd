"""Endpoints: the guest who asks, their name and their tables."""

from __future__ import annotations

from starlette.responses import Response

from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.people.kept import kept_of
from fracas.server.storage import queries
from fracas.server.table.renaming import reach_tables
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.responses import json_response
from fracas.server.wire.rest import Deleted, Kept, Me, Rename


async def _me(call: Call) -> Me:
    guest = await call.guest()
    rows = await call.services.storage.read(queries.tables_of, guest.id)
    return Me(guest.name, call.services.tables.infos(rows, guest.id))


@endpoint("GET", "/api/me", "Who you are, and your tables. A newcomer gets a name and a cookie.", gives=Me)
async def me(call: Call) -> Me:
    return await _me(call)


@endpoint("PUT", "/api/me", "Take another name. It reaches the tables at which you sit.", takes=Rename, gives=Me)
async def rename(call: Call) -> Me:
    wish = await call.body(Rename)
    before = await call.guest()
    if not call.services.renames.take(before.id):
        raise Denied(429, "too-many-names", "You change your name too often; wait a moment.")
    guest = await call.services.guests.rename(before, wish.name)
    await reach_tables(call.services.storage, call.services.tables, guest.id, before.name, guest.name)
    rows = await call.services.storage.read(queries.tables_of, guest.id)
    return Me(guest.name, call.services.tables.infos(rows, guest.id))


@endpoint("GET", "/api/me/kept", "All that is kept of you.", gives=Kept, nos=(404,))
async def kept(call: Call) -> Kept:
    known = await call.visitor()
    if known is None:
        raise missing("guest")  # nobody becomes one by asking
    return await call.services.storage.read(kept_of, known.id)


@endpoint(
    "DELETE",
    "/api/me",
    "Delete all that is kept of you. Tables at which others have sat stay for them, without your name.",
    gives=Deleted,
    nos=(404,),
)
async def forget(call: Call) -> Response:
    known = await call.visitor()
    if known is None:
        raise missing("guest")
    sentence = await call.services.forgetting.forget(known.id)
    await call.services.forgetting.wipe()
    response = json_response(Deleted(sentence.replace("Their", "Your", 1)))
    response.delete_cookie(call.services.guests.cookie, httponly=True, samesite="lax", secure=call.services.secure)
    return response
