"""Endpoints: tables, opened, joined, given up."""

from __future__ import annotations

from fracas.bots.opponents import levels_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean
from fracas.games import game_named
from fracas.server import queries
from fracas.server.allowance import may_open
from fracas.server.endpoint import Call, endpoint
from fracas.server.manners import Manners
from fracas.server.protocol import TableInfo
from fracas.server.rest import Invite, Joined, NewTable, Opened, PlayNow, SeatWish


@endpoint("POST", "/api/play-now", "A table against a bot, at once.", takes=PlayNow, gives=Opened, status=201)
async def play_now(call: Call) -> Opened:
    wish = await call.body(PlayNow)
    levels = levels_of(game_named(wish.game))
    if wish.level not in levels:
        sentence = f"Unknown level {wish.level!r}{did_you_mean(wish.level, levels)}"
        raise SetupError("unknown-level", sentence, rule="table.settings")
    guest = await call.guest()
    await may_open(call, guest.id)
    seats = (SeatWish("me"), SeatWish("bot", bot=wish.level))
    return await call.services.tables.open(guest, wish.game, seats, {}, private=True, secret=call.secret)


@endpoint("POST", "/api/tables", "A new table.", takes=NewTable, gives=Opened, status=201)
async def new_table(call: Call) -> Opened:
    wish = await call.body(NewTable)
    guest = await call.guest()
    await may_open(call, guest.id)
    return await call.services.tables.open(
        guest,
        wish.game,
        wish.seats,
        wish.settings,
        private=wish.private,
        secret=call.secret,
        manners=Manners(wish.clock, wish.help),
    )


@endpoint("GET", "/api/tables", "The public tables that are open or at play.", gives=tuple[TableInfo, ...])
async def tables(call: Call) -> tuple[TableInfo, ...]:
    visitor = await call.visitor()
    rows = await call.services.storage.read(queries.public_tables)
    return call.services.tables.infos(rows, visitor.id if visitor else None)


@endpoint("GET", "/api/tables/{table}", "One table.", gives=TableInfo)
async def table(call: Call) -> TableInfo:
    visitor = await call.visitor()
    found = await call.services.tables.table(call.path("table"))
    return found.info(visitor.id if visitor else None, settings=True)


@endpoint(
    "GET",
    "/api/tables/{table}/invites",
    "The links to the open seats of a table that you opened.",
    gives=tuple[Invite, ...],
)
async def invites(call: Call) -> tuple[Invite, ...]:
    guest = await call.guest()
    return await call.services.tables.invites(guest, call.path("table"), call.secret)


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
    return await call.services.tables.rematch(guest, call.path("table"), call.secret)


@endpoint("POST", "/api/tables/{table}/join", "Sit down at a public table.", gives=Joined, nos=(409,))
async def join_public(call: Call) -> Joined:
    return await call.services.tables.join_public(await call.guest(), call.path("table"))


@endpoint("POST", "/api/join/{code}", "Sit down where you are invited.", gives=Joined, nos=(409,))
async def join(call: Call) -> Joined:
    return await call.services.tables.join(await call.guest(), call.path("code"))
