"""Endpoints: muting and blocking people."""

from __future__ import annotations

from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.people import blocking
from fracas.server.people.audience import must_see
from fracas.server.people.guests import is_id, new_id
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.rest import Shun, ShunnedInfo

Everybody = tuple[ShunnedInfo, ...]


@endpoint("GET", "/api/me/shunned", "Everybody you have muted or blocked.", gives=Everybody)
async def shunned_people(call: Call) -> Everybody:
    return await call.services.storage.read(blocking.shunned_by, (await call.guest()).id)


@endpoint(
    "POST",
    "/api/me/shunned",
    "Mute or block somebody who plays or talks at a table.",
    takes=Shun,
    gives=Everybody,
    status=201,
    nos=(404, 409),
)
async def shun(call: Call) -> Everybody:
    wish = await call.body(Shun)
    guest = await call.guest()
    if not is_id(wish.table) or (wish.seat is None) == (wish.said is None):
        raise Denied(422, "nobody", "Name a table, and one seat or one line of talk there.", rule="table.seat")
    services = call.services
    table = await services.tables.table(wish.table)
    must_see(table.row, guest)
    found = table.who(seat=wish.seat, said=wish.said)
    if found is None:
        raise Denied(422, "nobody", "Nobody there can be muted or blocked.", rule="table.seat")
    other, name = found
    if other == guest.id:
        raise Denied(422, "yourself", "You cannot mute or block yourself.", rule="table.seat")
    await services.storage.write(blocking.shun, new_id(), guest.id, other, name, blocked=wish.block)
    return await _holds(call, guest.id, other if wish.block else None)


@endpoint("DELETE", "/api/me/shunned/{person}", "Stop muting or blocking somebody.", gives=Everybody)
async def lift(call: Call) -> Everybody:
    guest = await call.guest()
    if not await call.services.storage.write(blocking.lift, guest.id, call.path("person")):
        raise missing("person you have muted or blocked")
    return await _holds(call, guest.id, None)


async def _holds(call: Call, guest: str, blocked: str | None) -> Everybody:
    """It holds from now on; all that a guest has muted or blocked."""
    services = call.services
    services.tables.shun(guest, await services.storage.read(blocking.muted_by, guest), blocked)
    return await services.storage.read(blocking.shunned_by, guest)
