"""Nobody writes *whoever* or *whom* here: sentences, docstrings and comments say "anybody who", "the one that"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OLD = re.compile(r"\b(whom|whoever|whomever|whosoever|shall)\b", re.IGNORECASE)
FOLDERS = (
    "src/fracas",
    "client/src",
    "docs",
    "bench",
    "tools",
    "tests/games/synergy/powers",
    "tests/kit",
    "tests/server",
)
KINDS = {".py", ".toml", ".ts", ".svelte", ".md"}
BUILT = ROOT / "src" / "fracas" / "web"


def found_in(folder: Path) -> list[str]:
    """Where they stand, as ``file:line``."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS and BUILT not in path.parents:
            lines = path.read_text("utf-8").splitlines()
            found += [
                f"{path.relative_to(folder)}:{number}" for number, line in enumerate(lines, 1) if OLD.search(line)
            ]
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_word_is_old(folder: str) -> None:
    assert found_in(ROOT / folder) == []


def test_old_words_are_found(tmp_path: Path) -> None:
    (tmp_path / "here.py").write_text("# fine\n# to whom it belongs\n", "utf-8")
    assert found_in(tmp_path) == ["here.py:2"]
