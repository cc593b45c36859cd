"""The pages in docs/ say what the program says."""

from __future__ import annotations

from typing import Any

import pytest
from docs.generate import FOLDER, rules_page

from fracas.core.game import Game
from fracas.games import REGISTERED


@pytest.mark.parametrize("game", REGISTERED.values(), ids=lambda game: game.name)
def test_the_rules_page_is_the_catalogue(game: Game[Any, Any]) -> None:
    """If this fails: make docs."""
    assert (FOLDER / f"{game.name}.md").read_text("utf-8") == rules_page(game)
