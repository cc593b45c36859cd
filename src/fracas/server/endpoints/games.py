"""Endpoints: games, their rules and what they are made of."""

from __future__ import annotations

from typing import Any

import msgspec

import fracas
from fracas.bots.opponents import levels_of
from fracas.core.catalogue import TABLE
from fracas.core.game import Game
from fracas.core.lesson import lessons_of
from fracas.games import REGISTERED
from fracas.server.endpoints.endpoint import Call, endpoint
from fracas.server.wire.errors import missing
from fracas.server.wire.rest import GameInfo, LessonInfo, LevelInfo, RuleInfo


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
            levels=tuple(LevelInfo(name, level.bot, level.help) for name, level in levels_of(game).items()),
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
