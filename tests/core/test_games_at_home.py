"""What belongs to a game lives with the game: outside its own places, no file names it.

Docstrings may, as examples. The places are those that docs/guides/adding-a-game.md counts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

import fracas
from fracas.games import REGISTERED

ROOT = Path(__file__).parents[2]
SOURCES = Path(fracas.__file__).parent
GUIDE = ROOT / "docs" / "guides" / "adding-a-game.md"

PLACES = (
    "src/fracas/games/{game}/",
    "src/fracas/games/__init__.py",
    "src/fracas/bots/evaluation/{game}.py",
    "src/fracas/bots/reflexes/{game}.py",
    "src/fracas/bots/teaching/{game}.py",
    "src/fracas/lab/extras/{game}.py",
    "src/fracas/lab/rows/{game}.py",
    "src/fracas/lab/reports/{game}.py",
    "src/fracas/lab/holding/{game}.py",
    "src/fracas/envs/extras/{game}.py",
    "src/fracas/terminal/games/{game}/",
    "client/src/games/{game}/",
    "client/src/games/index.ts",
    "tests/games/{game}/",
    "tests/kit/{game}.py",
    "tests/records/golden.py",
)
"""Where a game is at home."""
GENERATED = "client/src/lib/games/{game}.ts"
"""Written for it by the server's schema."""

HISTORY = "server/storage/migrations/versions/*.py"
"""A step of the database's history says what was true then; no game will ever be added to it."""

PAGES = sorted(path for path in SOURCES.rglob("*.py") if not fnmatch(str(path.relative_to(SOURCES)), HISTORY))
CLIENT = [*(ROOT / "client" / "src").rglob("*.ts"), *(ROOT / "client" / "src").rglob("*.svelte")]
OTHERS = [
    ROOT / "pyproject.toml",
    ROOT / "Makefile",
    *sorted((ROOT / "tools").rglob("*.py")),
    # Nor what only tests use.
    *sorted(path for path in CLIENT if not path.name.endswith((".test.ts", "Kit.ts", ".generated.ts"))),
]


def at_home(path: Path, game: str) -> bool:
    """Is the file in one of the game's own places, or written for it?"""
    if path.is_relative_to(SOURCES):  # which may be installed elsewhere
        within = f"src/fracas/{path.relative_to(SOURCES).as_posix()}"
    else:
        within = path.relative_to(ROOT).as_posix()
    for place in (*PLACES, GENERATED):
        own = place.format(game=game)
        folder = own if own.endswith("/") else f"{own.removesuffix('.py')}/"  # a module that grew is a package
        if within == own or within.startswith(folder):
            return True
    return False


def without_docstrings(text: str) -> str:
    """The source without any text that stands alone: docstrings, those of fields too."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            assert node.end_lineno is not None
            for number in range(node.lineno - 1, node.end_lineno):
                lines[number] = ""
    return "\n".join(lines)


def named_in(text: str, game: str) -> Iterator[str]:
    """The lines that name the game, as a word or at the beginning of one: figures, FIGURES, FiguresBoard."""
    name = re.compile(rf"(?<![A-Za-z])(?i:{game})|{game.capitalize()}")
    yield from (line.strip() for line in text.splitlines() if name.search(line))


@pytest.mark.parametrize("game", REGISTERED)
def test_no_file_outside_its_places_names_a_game(game: str) -> None:
    found: list[str] = []
    for path in [*PAGES, *OTHERS]:
        if path.exists() and not at_home(path, game):
            text = path.read_text("utf-8")
            text = without_docstrings(text) if path.suffix == ".py" else text
            found += [f"{path}: {line}" for line in named_in(text, game)]
    assert found == []


def test_a_name_is_found_wherever_it_stands() -> None:
    """The check itself can fail."""
    text = '"""For figures."""\nfrom games.figures import FIGURES\nx = "figures.card"\n"""figures"""\n'
    text += "class OwnFigures: ...\n"
    assert list(named_in(without_docstrings(text), "figures")) == [
        "from games.figures import FIGURES",
        'x = "figures.card"',
        "class OwnFigures: ...",
    ]
    assert list(named_in("she configures reconfigures", "figures")) == []
    home = SOURCES / "terminal" / "games"
    assert at_home(home / "figures" / "board.py", "figures")
    assert not at_home(home / "figures" / "board.py", "legacy")
    assert not at_home(SOURCES / "home.py", "figures")
    bots = SOURCES / "bots" / "evaluation"
    assert at_home(bots / "figures.py", "figures")
    assert at_home(bots / "figures" / "worth.py", "figures")
    assert not at_home(bots / "figures_worth.py", "figures")


@pytest.mark.skipif(not GUIDE.exists(), reason="the guide is not in a wheel")
def test_the_guide_names_every_place_and_they_are_few() -> None:
    assert len(PLACES) <= 16
    text = GUIDE.read_text("utf-8")
    for place in PLACES:
        assert f"`{place.format(game='<name>')}`" in text, place


@pytest.mark.parametrize("game", REGISTERED)
def test_a_game_has_no_place_that_nothing_finds(game: str) -> None:
    """A misspelt module would be passed over in silence."""
    for layer in ("bots/evaluation", "bots/reflexes", "lab/extras", "lab/rows", "envs/extras", "terminal/games"):
        for path in (SOURCES / layer).iterdir():
            if not path.name.startswith("_"):
                assert path.name.partition(".")[0] in REGISTERED, path
