"""Whole games from the past play as they did, word for word."""

from __future__ import annotations

from typing import Any

import pytest

import fracas
from fracas.core.notation import read_line, write_game
from tests.records.golden import FOLDER, all_tables, pages, play

every_record = pytest.mark.parametrize(
    ("game", "name", "players", "options"), all_tables(), ids=lambda value: value if isinstance(value, str) else ""
)


@every_record
def test_the_record_replays_to_the_same_story(game: str, name: str, players: int, options: dict[str, Any]) -> None:
    text = (FOLDER / f"{game}-{name}.jsonl").read_text("utf-8")
    table = fracas.replay(text)
    assert table.over
    assert table.record().text() == text
    assert pages(table)["txt"] == (FOLDER / f"{game}-{name}.txt").read_text("utf-8")


@every_record
def test_the_line_tells_the_same_game(game: str, name: str, players: int, options: dict[str, Any]) -> None:
    line = (FOLDER / f"{game}-{name}.txt").read_text("utf-8").partition("\n")[0]
    table = read_line(fracas.game(game), line)
    kept = fracas.replay((FOLDER / f"{game}-{name}.jsonl").read_text("utf-8"))
    assert table.outcome == kept.outcome
    assert write_game(table) == write_game(kept) == line


@every_record
def test_the_same_seed_still_plays_the_same_game(game: str, name: str, players: int, options: dict[str, Any]) -> None:
    table = play(fracas.game(game), name, players, options)
    assert table.record().text() == (FOLDER / f"{game}-{name}.jsonl").read_text("utf-8")


@pytest.mark.parametrize("seldom", [" jumps ", "a volley", "is pushed", "strikes back at", "as it leaves"])
def test_what_seldom_happens_in_skirmish_is_kept_too(seldom: str) -> None:
    assert any(seldom in story.read_text("utf-8") for story in FOLDER.glob("skirmish-*.txt"))
