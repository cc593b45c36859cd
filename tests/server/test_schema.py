"""The contract for other languages is up to date, and says what is really sent."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fracas.core.game import Game
from fracas.games import REGISTERED
from fracas.server.wire.from_browser import FromBrowser
from fracas.server.wire.schema import FOLDER, files, game_file, schema
from fracas.server.wire.to_browser import ToBrowser
from tests.kit.play import GAMES
from tests.kit.toy import TOY, Toy

CLIENT = Path(__file__).parents[2].joinpath(*FOLDER.parts[-3:])
"""Beside these tests, wherever the package is installed."""


@pytest.mark.parametrize("name", sorted(files()))
def test_the_written_files_are_up_to_date(name: str) -> None:
    """If not: python -m fracas.server.wire.schema."""
    assert (CLIENT / name).read_text("utf-8") == files()[name]


def test_every_message_is_described() -> None:
    described = schema()["$defs"]
    for kind in [*FromBrowser.__args__, *ToBrowser.__args__]:
        assert described[kind.__name__]["properties"]["type"] == {"enum": [kind.__name__]}
    assert "TakenBack" in described["TableEvent"]["discriminator"]["mapping"]


def test_every_reference_leads_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTERED, TOY.name, TOY)
    whole = schema()
    found = re.findall(r'"#/\$defs/([^"]+)"', json.dumps(whole))
    assert len(found) > 100
    assert set(found) <= set(whole["$defs"])


def test_two_games_may_use_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Toy()
    monkeypatch.setattr(other, "name", "other", raising=False)
    monkeypatch.setitem(REGISTERED, "toy", TOY)
    monkeypatch.setitem(REGISTERED, "other", other)
    described = schema()["$defs"]
    assert described["toy.Dealt"] == described["other.Dealt"]
    assert described["toy.ToyView"]["title"] == "ToyView"
    assert described["other.OtherEvent"]["anyOf"][0] == {"$ref": "#/$defs/other.Dealt"}


def test_typescript() -> None:
    text = files()["protocol.ts"]
    assert "export type FromBrowser = Hello | Answer |" in text
    assert "  after?: number;" in text  # a browser may leave out what has a default
    assert "  note: string;" in text  # but it always gets it
    assert "igures" not in text


def test_typescript_of_a_game() -> None:
    text = files()["games/figures.ts"]
    assert "  actions: [string, string, string];" in text
    assert "  cards: CharacterCardView[];" in text
    assert "  lines: LineRow[];" in text  # the content
    assert "  icon?: string;" in text  # of a card that a player makes
    assert '  | { type: "Drew"; seat: number; card: number | null }' in text
    preview = game_file(TOY)
    assert 'export interface DartPreview {\n  type: "DartPreview";\n  sentence: string;\n  points: number;' in preview


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_types_of_every_game_can_be_written(game: Game[Any, Any]) -> None:
    written = game_file(game)
    title = game.name.capitalize()
    assert f"export interface {title}View {{" in written
    assert f"export type {title}Event =" in written
    assert (f"export interface {title}Content {{" in written) is (game.content is not None)
    assert "unknown" not in written
