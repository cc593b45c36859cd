"""The contract for other languages is up to date, and says what is really sent."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.server.protocol import FromBrowser, ToBrowser
from fracas.server.schema import FOLDER, files, schema

CLIENT = Path(__file__).parents[2].joinpath(*FOLDER.parts[-3:])
"""Beside these tests, wherever the package is installed."""


@pytest.mark.parametrize("name", sorted(files()))
def test_the_written_files_are_up_to_date(name: str) -> None:
    """If not: python -m fracas.server.schema."""
    assert (CLIENT / name).read_text("utf-8") == files()[name]


def test_every_message_is_described() -> None:
    described = schema()["$defs"]
    for kind in [*FromBrowser.__args__, *ToBrowser.__args__]:
        assert described[kind.__name__]["properties"]["type"] == {"enum": [kind.__name__]}
    assert "hand" in described["FiguresView"]["properties"]
    assert "TakenBack" in described["TableEvent"]["discriminator"]["mapping"]


def test_typescript() -> None:
    text = files()["protocol.ts"]
    assert "export type FromBrowser = Hello | Answer |" in text
    assert "  after?: number;" in text  # a browser may leave out what has a default
    assert "  note: string;" in text  # but it always gets it
    assert "  actions: [string, string, string];" in text
    assert "  cards: CharacterCardView[];" in text
    assert '  | { type: "Drew"; seat: number; card: number | null }' in text
