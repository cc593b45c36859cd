"""Endpoints: what guests have made themselves for a game. The game says what that is, and whether it is well made."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import StreamingResponse

from fracas.core.refusal import SetupError
from fracas.core.workshop import Made, Workshop
from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.endpoints.games import game_of
from fracas.server.endpoints.quotas import may_store
from fracas.server.people.guests import must_bear_few_marks
from fracas.server.storage import guest_queries
from fracas.server.wire.errors import Denied, missing

Row = dict[str, Any]
"""One thing, as its game declares it."""


def _workshop(call: Call) -> Workshop:
    workshop = game_of(call).workshop
    if workshop is None:
        raise missing("workshop")
    return workshop


async def _made(call: Call, guest: str) -> list[Made]:
    rows = await call.services.storage.read(guest_queries.made_by, guest, call.path("game"))
    return [msgspec.json.decode(row, type=_workshop(call).kind) for row in rows.values()]


@endpoint("GET", "/api/me/made/{game}", "What you have made yourself for a game.", gives=tuple[Row, ...])
async def made(call: Call) -> list[Made]:
    _workshop(call)
    return await _made(call, (await call.guest()).id)


async def _checked(call: Call) -> Made:
    """What is sent, if it is well made and its names can be read."""
    given = await call.body(Row)
    must_bear_few_marks(given)
    return _workshop(call).check(given)


@endpoint(
    "POST", "/api/me/made/{game}", "Check whether something could be kept; nothing is kept.", takes=Row, gives=Row
)
async def check_made(call: Call) -> Made:
    await call.guest()
    return await _checked(call)


@endpoint(
    "POST",
    "/api/me/made/{game}/worth",
    "What something is worth that you are making, as lines of JSON: a Worth every second or so, closer and closer, "
    "until it is close enough or you ask about something else. Nothing is kept.",
    takes=Row,
    gives="application/x-ndjson",
)
async def worth(call: Call) -> StreamingResponse:
    trials = _workshop(call).trials
    if trials is None:
        raise missing("worth")
    await call.guest()
    thing = await _checked(call)
    if await call.must_wait_for(call.services.streams):
        raise Denied(429, "too-fast", "That was too fast. Wait a moment.")
    # Each line is sent when it is there: what is compressed would wait for more.
    headers = {"cache-control": "no-store", "content-encoding": "identity"}
    lines = call.services.worths.lines(call.path("game"), trials, thing, call.owner)
    return StreamingResponse(lines, headers=headers, media_type="application/x-ndjson")


@endpoint("PUT", "/api/me/made/{game}/{thing}", "Keep something that you have made.", takes=Row, gives=Row)
async def keep_made(call: Call) -> Made:
    workshop = _workshop(call)
    thing = await _checked(call)
    if thing.id != call.path("thing"):
        sentence = f"The id of the {workshop.word} is not the one in the address."
        raise SetupError(f"bad-{workshop.word}", sentence, rule=workshop.rule)
    guest, game = await call.guest(), call.path("game")
    known = await call.services.storage.read(guest_queries.made_by, guest.id, game)
    if thing.id not in known and len(known) >= call.services.limits.made:
        sentence = f"You have made too many {workshop.words} already; remove some."
        raise Denied(429, f"too-many-{workshop.words}", sentence)
    row = msgspec.json.encode(thing).decode()
    may_store(call, len(row))
    await call.services.storage.write(guest_queries.save_made, guest.id, game, thing.id, row)
    return thing


@endpoint("DELETE", "/api/me/made/{game}/{thing}", "Remove something that you have made.", gives=tuple[Row, ...])
async def remove_made(call: Call) -> list[Made]:
    word = _workshop(call).word
    guest = await call.guest()
    if not await call.services.storage.write(
        guest_queries.remove_made, guest.id, call.path("game"), call.path("thing")
    ):
        raise missing(word)
    return await _made(call, guest.id)
