"""Writes what follows from the declared fields of a game's state: ``python -m tools.fields``, or ``make fields``.

A game folder takes part if its ``state.py`` has a line ``# fields: begin`` in its class ``State``. The marks are in
`fracas.core.fields`. Into ``state.py`` go slots, ``new`` and ``clone`` of each class that has such a line; beside it
come ``view.py``, ``changes.py`` and ``written.py``. All of it is committed, and a test demands that it is up to date.
"""

from __future__ import annotations

from pathlib import Path

from tools.fields.changing import changes_file
from tools.fields.declared import BEGIN, Game, declared_in
from tools.fields.stating import with_blocks
from tools.fields.viewing import view_file
from tools.fields.writing import written_file

ROOT = Path(__file__).resolve().parents[2]


def folders(root: Path = ROOT) -> list[Path]:
    """Every game folder whose state declares its fields."""
    states = [*root.glob("src/fracas/games/*/state.py"), *root.glob("tests/kit/*/state.py")]
    return sorted(path.parent for path in states if BEGIN in path.read_text("utf-8"))


def package_of(folder: Path, root: Path = ROOT) -> str:
    """The package that the folder is: ``fracas.games.figures``."""
    parts = folder.relative_to(root).parts
    return ".".join(parts[1:] if parts[0] == "src" else parts)


def written_for(source: str, package: str) -> dict[str, str]:
    """The files of a game, by name, that follow from the source of its ``state.py``; that file is one of them."""
    game: Game = declared_in(source, package)
    return {
        "state.py": with_blocks(source, game),
        "view.py": view_file(game),
        "changes.py": changes_file(game),
        "written.py": written_file(game),
    }
