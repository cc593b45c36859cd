"""The documents: every block of code in them is run, or is code that is run; and the checker of links finds what is
wrong."""

from __future__ import annotations

import ast
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Final

import pytest
from tools.links import wrong_in

from fracas.cli import parser

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "ARCHITECTURE.md", *(ROOT / "docs").rglob("*.md")]
RUN: Final = [ROOT / "README.md", *(ROOT / "docs" / "guides").glob("*.md")]
"""Pages whose examples are doctests (pyproject.toml)."""
BLOCK: Final = re.compile(r"^```(\{?[\w-]*\}?)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
KNOWN: Final = ("", "python", "toml", "json", "{toctree}", "{eval-rst}")


def blocks(page: Path) -> list[tuple[str, str]]:
    return BLOCK.findall(page.read_text("utf-8"))


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


every_page = pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=name)


def lines_of_code() -> set[str]:
    """Every line of Python that there is."""
    found: set[str] = set()
    for folder in ("src", "tests", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            found.update(line.partition("  #")[0].strip() for line in path.read_text("utf-8").splitlines())
    return found


CODE: Final = lines_of_code()


@every_page
def test_every_block_is_of_a_kind_that_is_looked_at(page: Path) -> None:
    assert {kind for kind, _ in blocks(page)} <= set(KNOWN)
    text = page.read_text("utf-8")
    bare = BLOCK.sub("", text)
    assert not re.search(r"^>>> ", bare, re.MULTILINE), "an example without a fence is shown as a quotation"
    assert page in RUN or ">>> " not in text, "its examples are not run: only those of README.md and docs/guides are"


@every_page
def test_python_that_is_no_example_stands_in_the_code(page: Path) -> None:
    """Line by line, so that nobody is shown what is not there any more; what is left out is written as ``...``."""
    for kind, block in blocks(page):
        if kind != "python" or ">>> " in block:
            continue
        ast.parse(block)
        if name(page) in SKETCHED:
            continue
        for line in block.splitlines():
            wanted = line.partition("  #")[0].strip()
            assert not wanted or "..." in wanted or "…" in wanted or wanted in CODE, f"{name(page)}: {wanted}"


SKETCHED: Final = (
    "ARCHITECTURE.md",
    "docs/guides/adding-a-game.md",
    "docs/guides/adding-a-champion.md",
    "docs/guides/adding-an-ability.md",
)
"""Pages that show how rules look, shortened, or what nobody has written yet: a game, an ability, and a champion that is
added in `tests/games/legacy/test_adding.py`. Their Python is read, but is nowhere else."""


@every_page
def test_commands_are_commands(page: Path) -> None:
    """Each line that calls ``fracas`` in a block is understood, and data are what they say."""
    for kind, block in blocks(page):
        if kind == "toml":
            tomllib.loads(block)
        elif kind == "json":
            json.loads(block)
        elif kind == "":
            for line in block.splitlines():
                words = shlex.split(line, comments=True)
                if words[:1] == ["fracas"]:
                    understood(words[1:])


def understood(words: list[str]) -> None:
    """The parser takes them; optional words in brackets are left out."""
    plain = [word for word in words if not word.startswith("[") and not word.endswith("]")]
    parser(plain).parse_args(plain)


def test_wrong_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "page.html").write_text(
        '<h1 id="top">x</h1><a href="../index.html#here">ok</a><a href="#top">ok</a><a href="https://example.org">x</a>'
    )
    (tmp_path / "index.html").write_text(
        '<p id="here" style="color: red"><a href="deep/page.html#nowhere">no</a><a href="gone.html">no</a>'
        '<img src="deep/none.png"><script>alert(1)</script><a href="deep/page.html?q=1#top">ok</a>'
    )
    wrong, elsewhere = wrong_in(tmp_path)
    assert elsewhere == ["https://example.org"]
    assert sorted(wrong) == [
        "index.html: <p style=…> stands in the page",
        "index.html: <script> stands in the page",
        "index.html: deep/none.png is not there",
        "index.html: deep/page.html#nowhere: the page has no such place",
        "index.html: gone.html is not there",
    ]
