"""``python -m tools.fields`` writes the files anew; with ``--check`` it only says which are out of date."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"


def without_games() -> None:
    """Make marks and constants importable without the games: those import the very files that are to be written."""
    games = [f"fracas.games.{state.parent.name}" for state in SOURCES.glob("fracas/games/*/state.py")]
    for name in ("fracas", "fracas.games", *games):
        folder = SOURCES.joinpath(*name.split("."))
        spec = spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
        assert spec is not None
        sys.modules[name] = module_from_spec(spec)


def main() -> None:
    """Write, or check, the files of every game."""
    without_games()
    from tools.fields.games import folders, package_of, written_for

    check = "--check" in sys.argv[1:]
    stale = []
    for folder in folders():
        written = written_for((folder / "state.py").read_text("utf-8"), package_of(folder))
        for name, text in written.items():
            path = folder / name
            if path.exists() and path.read_text("utf-8") == text:
                continue
            stale.append(path)
            if not check:
                path.write_text(text, "utf-8")
    for path in stale:
        print(path, "is out of date" if check else "written")
    if check and stale:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
