"""What a game declares about itself is true: screens, the schema and the server take its word for it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.events import SPECTATOR, TakenBack
from fracas.core.game import Game
from fracas.core.place import Preview, Shape
from fracas.core.question import region_of
from tests.kit.play import GAMES, answer_any, table_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_views_and_events_are_of_the_declared_kinds(game: Game[Any, Any]) -> None:
    random = Random(5)
    for players in {game.least, game.most}:
        table = table_of(game, 5, players)
        while not table.over:
            assert {type(table.view(viewer)) for viewer in (SPECTATOR, 0)} == {game.view_type}
            answer_any(table, random)
        assert {type(event) for event in table.events} <= {*game.event_types, TakenBack}


@every_game
def test_shapes_and_previews_are_of_declared_kinds(game: Game[Any, Any]) -> None:
    random = Random(6)
    seen: set[type] = set()
    table = table_of(game, 6, game.least)
    while not table.over:
        question = table.flow.question
        assert question is not None
        for seat in table.questions:
            region = region_of(question, seat)
            if region is not None:
                seen |= {type(region.shape()), type(region.preview(region.sample(random.random)))}
        answer_any(table, random)
    usual = {kind for kind in seen if kind.__module__ == "fracas.core.place"}
    assert seen - {type(None)} <= {*game.place_types, *usual}
    assert bool(seen) is game.has.places
    assert all(issubclass(kind, Shape | Preview) for kind in seen - {type(None)})


@every_game
def test_rows_of_numbers_are_as_declared(game: Game[Any, Any]) -> None:
    """Each row in a view has as many numbers as there are names."""
    random = Random(7)
    shapes: dict[str, set[int]] = {}
    for players in {game.least, game.most}:
        table = table_of(game, 7, players)
        while not table.over:
            answer_any(table, random)
            for field, value in msgspec.to_builtins(table.view(SPECTATOR)).items():
                if isinstance(value, list) and value and all(isinstance(each, list) for each in value):
                    shapes.setdefault(field, set()).update(map(len, value))
    for field, names in game.rows.items():
        assert game.view_type.__struct_fields__.count(field) == 1
        assert shapes.get(field, {len(names)}) == {len(names)}, field


@every_game
def test_its_content_can_be_sent(game: Game[Any, Any]) -> None:
    if game.content is not None:
        back = msgspec.json.decode(msgspec.json.encode(game.content), type=type(game.content))
        assert back == game.content


@every_game
def test_its_workshop_belongs_to_it(game: Game[Any, Any]) -> None:
    workshop = game.workshop
    if workshop is not None:
        assert workshop.setting in {setting.name for setting in game.settings}
        assert workshop.rule in game.rules
        assert {"id", "name"} <= set(workshop.kind.__struct_fields__)
