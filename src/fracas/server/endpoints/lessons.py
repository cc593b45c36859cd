"""Endpoints: lessons, and what guests have learned."""

from __future__ import annotations

from fracas.core.lesson import lesson_named, lessons_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import shown
from fracas.core.tips import tips_of
from fracas.games import REGISTERED, game_named
from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.endpoints.quotas import may_open
from fracas.server.storage import learning_queries
from fracas.server.table.tips import NO_TIPS
from fracas.server.wire.rest import Learned, LessonAtPlay, LessonWish, NewlyLearned, Opened

MOST = 200
"""Things that are noted at once."""


async def _learned(call: Call, guest: str) -> Learned:
    storage = call.services.storage
    at_play = await storage.read(learning_queries.lessons_at_play, guest)
    return Learned(
        tuple(sorted(await storage.read(learning_queries.learned_by, guest))),
        tuple(LessonAtPlay(lesson, table) for table, lesson in at_play.items()),
        await storage.read(learning_queries.games_played, guest),
    )


@endpoint(
    "POST",
    "/api/lessons",
    "Play a lesson, from one of its steps on. A lesson of the same game that you are in the midst of ends.",
    takes=LessonWish,
    gives=Opened,
    status=201,
)
async def teach(call: Call) -> Opened:
    wish = await call.body(LessonWish)
    game = game_named(wish.lesson.partition(".")[0])
    lesson = lesson_named(game, wish.lesson)
    guest = await call.guest()
    await may_open(call, guest.id)
    return await call.services.tables.teaching.teach(guest, game, lesson, wish.step)


@endpoint("GET", "/api/me/learned", "The lessons you have finished, and the tips you have read.", gives=Learned)
async def learned(call: Call) -> Learned:
    return await _learned(call, (await call.guest()).id)


@endpoint("PUT", "/api/me/learned", "Note tips that you have read.", takes=NewlyLearned, gives=Learned)
async def learn(call: Call) -> Learned:
    wish = await call.body(NewlyLearned)
    _must_be_known(wish.learned)
    guest = await call.guest()
    await call.services.storage.write(learning_queries.learn, guest.id, wish.learned)
    for table in call.services.tables.those_that_know(guest.id):
        table.tips.read(wish.learned)
    return await _learned(call, guest.id)


@endpoint("DELETE", "/api/me/learned/tips", "Have tips again, also those that you have read.", gives=Learned)
async def unlearn(call: Call) -> Learned:
    guest = await call.guest()
    tips = _tips()
    await call.services.storage.write(learning_queries.unlearn, guest.id, tips)
    for table in call.services.tables.those_that_know(guest.id):
        table.tips.again(tips)
    return await _learned(call, guest.id)


def _tips() -> set[str]:
    """All that can be read or switched off."""
    return {NO_TIPS, *(tip.id for game in REGISTERED.values() for tip in tips_of(game))}


def _must_be_known(what: tuple[str, ...]) -> None:
    if len(what) > MOST:
        raise SetupError("too-many", f"At most {MOST} things are noted at once.", rule="table.lesson")
    known = _tips() | {lesson for game in REGISTERED.values() for lesson in lessons_of(game)}
    for each in what:
        if each not in known:
            raise SetupError("unknown-lesson", f"There is no tip or lesson {shown(each)}.", rule="table.lesson")
