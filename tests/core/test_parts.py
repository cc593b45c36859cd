"""What a layer brings for a game is found by the name of the game, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.core.parts import part_of


def test_a_part_is_found_by_the_name_of_the_game() -> None:
    found = part_of("fracas.games", "figures")
    assert found is not None
    assert found.__name__ == "fracas.games.figures"
    inner = part_of("fracas.games", "figures", "rules")
    assert inner is not None
    assert inner.__name__ == "fracas.games.figures.rules"


@pytest.mark.parametrize("part", ["", "board"])
def test_what_is_not_there_is_none(part: str) -> None:
    assert part_of("fracas.games", "nobody", part) is None
    assert part_of("fracas.nowhere", "nobody", part) is None
    assert part_of("fracas.games.figures", "rules", "board") is None


def test_a_part_that_cannot_be_loaded_is_a_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It must not pass for a game that brings nothing."""
    (tmp_path / "broken_layer").mkdir()
    (tmp_path / "broken_layer" / "chess.py").write_text("import there_is_no_such_module\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="there_is_no_such_module"):
        part_of("broken_layer", "chess")
