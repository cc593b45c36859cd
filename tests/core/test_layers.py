"""core and games stay small: nothing of the upper layers, nothing from outside but msgspec, no input or output."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import fracas

SOURCES = Path(fracas.__file__).parent
LOWER = sorted([*(SOURCES / "core").rglob("*.py"), *(SOURCES / "games").rglob("*.py")])
ORDER = ["core", "games", "bots", "lab", "terminal", "mcp", "cli"]


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


@pytest.mark.parametrize("path", LOWER, ids=lambda path: str(path.relative_to(SOURCES)))
def test_core_and_games_need_only_msgspec(path: Path) -> None:
    outside = {name.partition(".")[0] for name in imported(path)} - {"fracas", "msgspec"}
    if path.name == "native.py":
        outside.discard("mypy_extensions")  # for the compiler only
    assert outside <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("path", LOWER, ids=lambda path: str(path.relative_to(SOURCES)))
def test_core_and_games_do_no_input_or_output(path: Path) -> None:
    forbidden = {"open", "print", "input"}
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    named = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    assert not named & forbidden
    assert not imported(path) & {"os", "io", "pathlib", "socket", "subprocess", "time", "threading", "asyncio"}


BESIDE = {"server": "terminal", "envs": "lab"}
"""Layers that stand beside another of the order: neither imports the other."""


@pytest.mark.parametrize("layer", [*ORDER, *BESIDE])
def test_no_layer_imports_one_above_it(layer: str) -> None:
    height = {name: ORDER.index(BESIDE.get(name, name)) for name in (*ORDER, *BESIDE)}
    above = {f"fracas.{name}" for name in height if name != layer and height[name] >= height[layer]}
    assert "fracas.cli" in above or layer == "cli"
    for path in (SOURCES / layer).rglob("*.py"):
        for name in imported(path):
            assert ".".join(name.split(".")[:2]) not in above, f"{path} imports {name}"
