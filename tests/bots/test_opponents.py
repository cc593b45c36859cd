"""Levels and hints: usual ones for every game, and those that a game declares for itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from fracas.bots import make
from fracas.bots.opponents import BOT_NAMES, HINTS, LEVELS, USUAL, Level, free_names, hints_of, levels_of
from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.games import REGISTERED
from fracas.terminal.seats import read_bots
from tests.kit.toy import TOY


@pytest.fixture
def own_levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy says which bots play it."""
    module = ModuleType("fracas.bots.evaluation.toy")
    module.LEVELS = {"hard": Level("mcts:7", "Seven looks."), "perfect": Level("mcts:9", "Nine.")}  # type: ignore[attr-defined]
    module.HINTS = "mcts:8"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    part_of.cache_clear()
    yield
    part_of.cache_clear()


def test_a_game_that_declares_nothing_has_the_usual_levels() -> None:
    assert {name: level.bot for name, level in levels_of(TOY).items()} == {
        name: level.bot for name, level in LEVELS.items()
    }
    assert hints_of(TOY) == HINTS


@pytest.mark.usefixtures("own_levels")
def test_a_game_may_declare_its_own() -> None:
    assert list(levels_of(TOY)) == ["easy", "normal", "hard", "perfect"]
    assert levels_of(TOY)["hard"].bot == "mcts:7"
    assert levels_of(TOY)[USUAL] == LEVELS[USUAL]
    assert hints_of(TOY) == "mcts:8"
    assert read_bots("perfect, hard,easy,mcts:3", TOY) == ["mcts:9", "mcts:7", "careless", "mcts:3"]


@pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
def test_every_level_names_a_bot(game: Game[Any, Any]) -> None:
    levels = levels_of(game)
    assert USUAL in levels
    for level in [*(level.bot for level in levels.values()), hints_of(game)]:
        assert make(level).name


@pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
def test_nothing_is_imagined_where_everything_is_open(game: Game[Any, Any]) -> None:
    told = " ".join(level.help for level in levels_of(game).values())
    assert game.has.hidden or "magine" not in told


def test_bots_are_called_otherwise_at_other_tables_as_long_as_there_are_names() -> None:
    assert len({name.casefold() for name in BOT_NAMES}) == len(BOT_NAMES) >= 50
    elsewhere: set[str] = set()
    for _ in BOT_NAMES:
        elsewhere.add(free_names(["Ann"], elsewhere)[0])
    assert elsewhere == set(BOT_NAMES)
    assert free_names(["rusty"], elsewhere)[0] == "Cog", "then they begin again"
