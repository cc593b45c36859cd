"""``python -m tools.fields`` writes the files anew; with ``--check`` it only says which are out of date."""

from __future__ import annotations

import sys

from tools.fields import folders, package_of, written_for


def main() -> None:
    """Write, or check, the files of every game."""
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
