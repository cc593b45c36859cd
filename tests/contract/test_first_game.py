"""The first whole game: its settings are legal, and the browser has the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fracas.core.game import Game
from fracas.core.lesson import first_game_of
from fracas.games import REGISTERED
from tests.kit.play import GAMES, answer_any

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"

every_game = pytest.mark.parametrize("game", REGISTERED.values(), ids=REGISTERED)


@every_game
def test_its_settings_open_a_table_for_two(game: Game[Any, Any]) -> None:
    first = first_game_of(game)
    assert first.help.endswith("against the easy bot.")
    assert first.settings
    table, luck = game.start(players=2, settings=first.settings, seed=1), Random(1)
    for _ in range(20):
        answer_any(table, luck)
    assert {name: table.header.settings[name] for name in first.settings} == first.settings


@every_game
def test_the_browser_offers_the_same(game: Game[Any, Any]) -> None:
    page = (CLIENT / game.name / "index.ts").read_text("utf-8")
    found = re.search(r"firstGame: \{\s*help: '([^']*)',\s*settings: (\{[^}]*\})", page)
    assert found is not None
    settings = re.sub(r"(\w+):", r'"\1":', found[2]).replace("'", '"')
    assert (found[1], json.loads(settings)) == (first_game_of(game).help, first_game_of(game).settings)


def test_a_game_that_says_nothing_is_played_as_it_usually_is() -> None:
    others = [game for game in GAMES if game not in REGISTERED.values()]
    assert others and all(first_game_of(game).settings == {} for game in others)
