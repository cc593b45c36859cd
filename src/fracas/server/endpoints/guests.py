"""Endpoints: whoever asks, their name and their character cards."""

from __future__ import annotations

import msgspec

from fracas.core.refusal import SetupError
from fracas.games.figures.armies import read_card
from fracas.server import queries
from fracas.server.endpoint import Call, endpoint
from fracas.server.errors import Denied, missing
from fracas.server.rest import CardInfo, Me, Rename


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


@endpoint("GET", "/api/me/cards", "The character cards that you have made.", gives=tuple[CardInfo, ...])
async def cards(call: Call) -> list[CardInfo]:
    return await call.services.storage.read(queries.cards_of, (await call.guest()).id)


@endpoint("PUT", "/api/me/cards/{card}", "Keep a character card.", takes=CardInfo, gives=CardInfo)
async def keep_card(call: Call) -> CardInfo:
    given = await call.body(CardInfo)
    if given.id != call.path("card"):
        raise SetupError("bad-card", "The id of the card and of the address differ.", rule="figures.card.three")
    row = {key: value for key, value in msgspec.structs.asdict(given).items() if key != "icon" or value}
    read = read_card(row)
    card = CardInfo(read.id, read.name, given.actions, read.icon)
    guest = await call.guest()
    known = [each.id for each in await call.services.storage.read(queries.cards_of, guest.id)]
    if card.id not in known and len(known) >= call.services.limits.cards:
        raise Denied(429, "too-many-cards", "You have made too many cards already; remove some.")
    await call.services.storage.write(queries.save_card, guest.id, card)
    return card


@endpoint("DELETE", "/api/me/cards/{card}", "Remove a character card.", gives=tuple[CardInfo, ...])
async def remove_card(call: Call) -> list[CardInfo]:
    guest = await call.guest()
    if not await call.services.storage.write(queries.remove_card, guest.id, call.path("card")):
        raise missing("card")
    return await call.services.storage.read(queries.cards_of, guest.id)
