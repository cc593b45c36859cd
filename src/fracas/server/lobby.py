"""Endpoints: games, guests, tables."""

from __future__ import annotations

from typing import Any

import msgspec

import fracas
from fracas.bots.opponents import LEVEL_HELP, LEVELS
from fracas.core.catalogue import TABLE
from fracas.core.game import Game
from fracas.core.refusal import SetupError
from fracas.games import REGISTERED
from fracas.games.figures.armies import read_card
from fracas.server import store
from fracas.server.calls import Call, endpoint
from fracas.server.content import FiguresContent, content_of
from fracas.server.errors import Denied, missing
from fracas.server.protocol import TableInfo
from fracas.server.rest import (
    CardInfo,
    GameInfo,
    Invite,
    Joined,
    LevelInfo,
    Me,
    NewTable,
    Opened,
    PlayNow,
    Rename,
    RuleInfo,
    SeatWish,
)

# -- games


def _game(call: Call) -> Game[Any, Any]:
    game = REGISTERED.get(call.path("game"))
    if game is None:
        raise missing("game")
    return game


@endpoint("GET", "/api/games", "All games, with their settings and levels.", gives=tuple[GameInfo, ...])
async def games(call: Call) -> tuple[GameInfo, ...]:  # noqa: ARG001
    levels = tuple(LevelInfo(level, bot, LEVEL_HELP[level]) for level, bot in LEVELS.items())
    return tuple(
        GameInfo(
            name=game.name,
            title=game.title,
            about=game.about,
            least=game.least,
            most=game.most,
            minutes=game.minutes,
            weight=game.weight,
            settings=tuple(msgspec.to_builtins(setting) for setting in game.settings),
            levels=levels,
        )
        for game in fracas.all_games()
    )


@endpoint("GET", "/api/games/{game}/rules", "The rules of a game.", gives=tuple[RuleInfo, ...])
async def rules(call: Call) -> tuple[RuleInfo, ...]:
    catalogue = [*_game(call).rules, *TABLE]
    return tuple(RuleInfo(rule.id, rule.title, rule.section, rule.text, rule.ruling) for rule in catalogue)


@endpoint("GET", "/api/games/{game}/content", "What a game is made of.", gives=FiguresContent)
async def content(call: Call) -> FiguresContent:
    found = content_of(_game(call).name)
    if found is None:
        raise missing("content")
    return found


# -- guests


async def _me(call: Call) -> Me:
    guest = await call.guest()
    rows = await call.house.desk.read(store.tables_of, guest.id)
    return Me(guest.name, await call.house.hall.infos(rows, guest.id))


@endpoint("GET", "/api/me", "Who you are, and your tables. A newcomer gets a name and a cookie.", gives=Me)
async def me(call: Call) -> Me:
    return await _me(call)


@endpoint("PUT", "/api/me", "Take another name.", takes=Rename, gives=Me)
async def rename(call: Call) -> Me:
    wish = await call.body(Rename)
    guest = await call.house.guests.rename(await call.guest(), wish.name)
    rows = await call.house.desk.read(store.tables_of, guest.id)
    return Me(guest.name, await call.house.hall.infos(rows, guest.id))


@endpoint("GET", "/api/me/cards", "The character cards that you have made.", gives=tuple[CardInfo, ...])
async def cards(call: Call) -> list[CardInfo]:
    return await call.house.desk.read(store.cards_of, (await call.guest()).id)


@endpoint("PUT", "/api/me/cards/{card}", "Keep a character card.", takes=CardInfo, gives=CardInfo)
async def keep_card(call: Call) -> CardInfo:
    given = await call.body(CardInfo)
    if given.id != call.path("card"):
        raise SetupError("bad-card", "The id of the card and of the address differ.", rule="figures.card.three")
    row = {key: value for key, value in msgspec.structs.asdict(given).items() if key != "icon" or value}
    read = read_card(row)
    card = CardInfo(read.id, read.name, given.actions, read.icon)
    guest = await call.guest()
    known = [each.id for each in await call.house.desk.read(store.cards_of, guest.id)]
    if card.id not in known and len(known) >= call.house.limits.cards:
        raise Denied(429, "too-many-cards", "You have made too many cards already; remove some.")
    await call.house.desk.write(store.save_card, guest.id, card)
    return card


@endpoint("DELETE", "/api/me/cards/{card}", "Remove a character card.", gives=tuple[CardInfo, ...])
async def remove_card(call: Call) -> list[CardInfo]:
    guest = await call.guest()
    if not await call.house.desk.write(store.remove_card, guest.id, call.path("card")):
        raise missing("card")
    return await call.house.desk.read(store.cards_of, guest.id)


# -- tables


def may_open(call: Call, guest: str) -> None:
    """Refuse somebody who opens tables faster than anybody can play."""
    if not call.house.openings.take(guest):
        raise Denied(429, "too-many-tables", "You open tables too fast; wait a moment.")


@endpoint("POST", "/api/play-now", "A table against a bot, at once.", takes=PlayNow, gives=Opened, status=201)
async def play_now(call: Call) -> Opened:
    wish = await call.body(PlayNow)
    guest = await call.guest()
    may_open(call, guest.id)
    seats = (SeatWish("me"), SeatWish("bot", bot=LEVELS[wish.level]))
    return await call.house.hall.open(guest, wish.game, seats, {}, private=True, secret=call.secret)


@endpoint("POST", "/api/tables", "A new table.", takes=NewTable, gives=Opened, status=201)
async def new_table(call: Call) -> Opened:
    wish = await call.body(NewTable)
    guest = await call.guest()
    may_open(call, guest.id)
    return await call.house.hall.open(
        guest, wish.game, wish.seats, wish.settings, private=wish.private, secret=call.secret
    )


@endpoint("GET", "/api/tables", "The public tables that are open or at play.", gives=tuple[TableInfo, ...])
async def tables(call: Call) -> tuple[TableInfo, ...]:
    visitor = await call.visitor()
    rows = await call.house.desk.read(store.public_tables)
    return await call.house.hall.infos(rows, visitor.id if visitor else None)


@endpoint("GET", "/api/tables/{table}", "One table.", gives=TableInfo)
async def table(call: Call) -> TableInfo:
    visitor = await call.visitor()
    found = await call.house.hall.table(call.path("table"))
    return found.info(visitor.id if visitor else None)


@endpoint(
    "GET",
    "/api/tables/{table}/invites",
    "The links to the open seats of a table that you opened.",
    gives=tuple[Invite, ...],
)
async def invites(call: Call) -> tuple[Invite, ...]:
    guest = await call.guest()
    return await call.house.hall.invites(guest, call.path("table"), call.secret)


@endpoint("POST", "/api/tables/{table}/close", "Give up a table that you opened.", gives=TableInfo, nos=(409,))
async def close(call: Call) -> TableInfo:
    return await call.house.hall.close_table(await call.guest(), call.path("table"))


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    "The same people, the same settings, a new table.",
    gives=Opened,
    status=201,
    nos=(409,),
)
async def rematch(call: Call) -> Opened:
    guest = await call.guest()
    may_open(call, guest.id)
    return await call.house.hall.rematch(guest, call.path("table"))


@endpoint("POST", "/api/tables/{table}/join", "Sit down at a public table.", gives=Joined, nos=(409,))
async def join_public(call: Call) -> Joined:
    return await call.house.hall.join_public(await call.guest(), call.path("table"))


@endpoint("POST", "/api/join/{code}", "Sit down where you are invited.", gives=Joined, nos=(409,))
async def join(call: Call) -> Joined:
    return await call.house.hall.join(await call.guest(), call.path("code"))
