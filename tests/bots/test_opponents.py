"""Levels and hints: usual ones for every game, and those that a game declares for itself."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import count
from types import ModuleType
from typing import Any

import pytest

from fracas.bots import lookahead, make, mcts, planner, solver
from fracas.bots.opponents import (
    BOT_NAMES,
    HINTS,
    LEVELS,
    USUAL,
    Level,
    Measured,
    free_names,
    hints_of,
    level,
    levels_of,
)
from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.games import REGISTERED, game_named
from fracas.terminal.seats import read_bots
from tests.kit.toy import TOY

MOMENTS = 12
"""Of a game, for each level."""


@pytest.fixture
def own_levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy says which bots play it."""
    module = ModuleType("fracas.bots.evaluation.toy")
    own = {"hard": level("hard", "mcts:7", "Seven looks."), "perfect": Level("mcts:9", "Nine.", "Oracle", "d10")}
    module.LEVELS = own  # type: ignore[attr-defined]
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
    for bot in [*(each.bot for each in levels.values()), hints_of(game)]:
        assert make(bot).name


@pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
def test_every_level_has_a_name_a_face_and_a_style(game: Game[Any, Any]) -> None:
    levels = levels_of(game)
    for different in ("name", "face", "help", "bot"):
        assert len({getattr(each, different) for each in levels.values()}) == len(levels)
    assert all(each.help.endswith(".") and len(each.help) < 90 for each in levels.values())


@pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
def test_no_clock_changes_what_a_level_answers(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """In a simulation: the same seed gives the same game on a machine that is a thousand times slower."""

    def answers() -> list[Any]:
        found = []
        for each in levels_of(game).values():
            table = game_named(game.name).start(players=2, seed=7)
            bots = [make(few_looks(each.bot), seat, game) for seat in range(2)]
            for _ in range(MOMENTS):
                for seat in table.waiting_for:
                    found.append(bots[seat].choose(table.sight(seat)).answer)
                    table.answer(seat, found[-1])
        return found

    usual = answers()
    for module in (mcts, planner, solver, lookahead):
        clock = count(0.0, 1000.0)
        monkeypatch.setattr(module, "perf_counter", clock.__next__)
    assert answers() == usual
    assert not any(re.search(r":[\d.]+s$", each.bot) for each in levels_of(game).values())


def few_looks(spec: str) -> str:
    """The same bot with a budget that a test can wait for; one that counted seconds would keep them."""
    return re.sub(r"\d+$", "4", spec)


def test_a_measured_strength_is_told_in_a_sentence() -> None:
    hard = LEVELS["hard"]
    assert hard.strength == ""
    assert hard._replace(measured=Measured(0.684, 148, "normal")).strength == (
        "Scores 68 % against normal, in 148 games."
    )


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
