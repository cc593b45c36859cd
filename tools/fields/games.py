"""The games whose states declare their fields, and the files that follow for each."""

from __future__ import annotations

from pathlib import Path

from tools.fields.changing import changes_file
from tools.fields.declared import BEGIN, Game, declared_in
from tools.fields.encoding import encode_file, is_encoded
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
    files = {
        "state.py": with_blocks(source, game),
        "view.py": view_file(game),
        "changes.py": changes_file(game),
        "written.py": written_file(game),
    }
    if is_encoded(game):
        files["encode.py"] = encode_file(game)
    return files
