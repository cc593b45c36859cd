"""What lies at the top of the tree is meant to be there: a file that somebody's run left is found before it is kept."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]

TOP = {
    ".ci",
    ".gitattributes",
    ".gitignore",
    "ARCHITECTURE.md",
    "ATTRIBUTION.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "bench",
    "client",
    "docs",
    "examples",
    "pyproject.toml",
    "requirements",
    "src",
    "tests",
    "tools",
}


def test_every_name_at_the_top_of_the_tree_is_known() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = {name.partition("/")[0] for name in listed.stdout.split("\0") if name}
    assert names == TOP, f"unknown: {sorted(names - TOP)}; missing: {sorted(TOP - names)}"
