"""Endpoints: games, their rules and what they are made of."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec
from starlette.responses import Response

import fracas
from fracas.bots.opponents import levels_of
from fracas.core.catalogue import TABLE
from fracas.core.course import pictured
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, lessons_of, minute_of
from fracas.core.work import Work
from fracas.games import REGISTERED
from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.wire.errors import missing
from fracas.server.wire.rest import GameInfo, LessonInfo, LevelInfo, PictureInfo, RuleInfo


def game_of(call: Call) -> Game[Any, Any]:
    """The game that the address names."""
    game = REGISTERED.get(call.path("game"))
    if game is None:
        raise missing("game")
    return game


@endpoint("GET", "/api/games", "All games, with their settings and levels.", gives=tuple[GameInfo, ...])
async def games(call: Call) -> tuple[GameInfo, ...]:  # noqa: ARG001
    return tuple(
        GameInfo(
            name=game.name,
            title=game.title,
            about=game.about,
            least=game.least,
            most=game.most,
            minutes=game.minutes,
            weight=game.weight,
            hidden=game.has.hidden,
            simultaneous=game.has.simultaneous,
            settings=tuple(msgspec.to_builtins(setting) for setting in game.settings),
            levels=tuple(
                LevelInfo(word, level.bot, level.help, level.name, level.face, level.strength)
                for word, level in levels_of(game).items()
            ),
            lessons=tuple(
                LessonInfo(lesson.id, lesson.title, lesson.minutes, len(lesson.step))
                for lesson in lessons_of(game).values()
            ),
            how_to_win=game.how_to_win({setting.name: setting.default for setting in game.settings}),
        )
        for game in fracas.all_games()
    )


@endpoint("GET", "/api/games/{game}/rules", "The rules of a game.", gives=tuple[RuleInfo, ...])
async def rules(call: Call) -> tuple[RuleInfo, ...]:
    catalogue = [*game_of(call).rules, *TABLE]
    return tuple(RuleInfo(rule.id, rule.title, rule.section, rule.text, rule.ruling) for rule in catalogue)


@endpoint("GET", "/api/games/{game}/content", "What a game is made of, as it declares it.", gives=dict[str, Any])
async def content(call: Call) -> msgspec.Struct:
    found = game_of(call).content
    if found is None:
        raise missing("content")
    return found


@endpoint("GET", "/api/games/{game}/minute", "A game in one minute: pictures in order.", gives=tuple[PictureInfo, ...])
async def minute(call: Call) -> Response:
    found = game_of(call)
    written = await call.services.storage.replaying.played(_written, found)
    return Response(written, headers={"cache-control": "no-store"}, media_type="application/json")


def _written(work: Work, game: Game[Any, Any]) -> bytes:  # noqa: ARG001
    """Bounded by the lessons that the pictures are taken from."""
    return _minute(game)


@cache
def _minute(game: Game[Any, Any]) -> bytes:
    """The pictures as they are sent; each is played to its place in its lesson, once."""
    found = []
    for picture in minute_of(game):
        table = pictured(game, picture)
        view = cast(dict[str, Any], table.view(LEARNER))  # a Struct
        found.append(PictureInfo(picture.caption, picture.shows, picture.lit, tuple(table.header.seats), view))
    return msgspec.json.encode(found)
