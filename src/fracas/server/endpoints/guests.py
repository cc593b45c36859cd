"""Endpoints: whoever asks, their name and their tables."""

from __future__ import annotations

from fracas.server import queries
from fracas.server.endpoint import Call, endpoint
from fracas.server.rest import Me, Rename


async def _me(call: Call) -> Me:
    guest = await call.guest()
    rows = await call.services.storage.read(queries.tables_of, guest.id)
    return Me(guest.name, call.services.tables.infos(rows, guest.id))


@endpoint("GET", "/api/me", "Who you are, and your tables. A newcomer gets a name and a cookie.", gives=Me)
async def me(call: Call) -> Me:
    return await _me(call)


@endpoint("PUT", "/api/me", "Take another name.", takes=Rename, gives=Me)
async def rename(call: Call) -> Me:
    wish = await call.body(Rename)
    guest = await call.services.guests.rename(await call.guest(), wish.name)
    rows = await call.services.storage.read(queries.tables_of, guest.id)
    return Me(guest.name, call.services.tables.infos(rows, guest.id))
