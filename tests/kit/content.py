"""Try content that is not in the tree: a game with more rows than it has, in a process of its own.

A content page is read once, when its game is imported, and everything follows from it. So what a designer does (add a
row) is tried where nothing is imported yet::

    def a_card_more() -> dict[str, Any]:  # at the top of a test module; what it returns goes through JSON
        ...

    def test_a_card_more() -> None:
        assert tried(a_card_more, "synergy", {"powers.toml": PARASOL}) == {...}

Nothing of fracas is imported here, because the pages must be laid over before.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def tried(what: Callable[[], Any], game: str, more: Mapping[str, str]) -> Any:
    """What a function returns where so much more stands at the end of these pages of a game, by their file names."""
    task = {"module": what.__module__, "function": what.__name__, "game": game, "more": dict(more)}
    # Not a test run of its own, and no coverage or plugins of the one that asks.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "tests.kit.content"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input=json.dumps(task), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout.splitlines()[-1])


class _Page:
    """A page with another text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def read_text(self, encoding: str = "utf-8") -> str:
        return self.text

    def read_bytes(self) -> bytes:
        return self.text.encode()


class _Folder:
    """The folder of a game, in which some pages are others."""

    def __init__(self, folder: Traversable, pages: Mapping[str, str]) -> None:
        self.folder = folder
        self.pages = pages

    def joinpath(self, name: str) -> Any:
        return _Page(self.pages[name]) if name in self.pages else self.folder.joinpath(name)


def lay_over(game: str, more: Mapping[str, str]) -> None:
    """From now on these pages of a game are read with more at their end."""
    folder = resources.files("fracas").joinpath("games", game)
    lay_instead(game, {name: f"{folder.joinpath(name).read_text('utf-8')}\n{text}" for name, text in more.items()})


def lay_instead(game: str, pages: Mapping[str, str]) -> None:
    """From now on these texts are read in place of the pages of a game."""
    read = resources.files
    package = f"fracas.games.{game}"
    if package in sys.modules:
        raise RuntimeError(f"the content of {game} is read already")

    def files(anchor: str) -> Any:
        return _Folder(read(anchor), pages) if anchor == package else read(anchor)

    resources.files = files  # type: ignore[assignment]


def main() -> None:
    """Do the task that is given, as `tried` writes it."""
    task = json.load(sys.stdin)
    lay_over(task["game"], task["more"])
    found = getattr(import_module(task["module"]), task["function"])()
    sys.stdout.write(f"\n{json.dumps(found)}\n")


if __name__ == "__main__":
    main()
