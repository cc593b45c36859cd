"""``import fracas`` alone stays light: a researcher's worker loads no terminal, no server and no database."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import fracas

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = ("envs", "mcp")
OPTIONAL = {re.split(r"[^\w-]", line)[0] for extra in EXTRAS for line in PROJECT["optional-dependencies"][extra]}
"""What is there only with an extra; each says so in a sentence when it is missing."""
HEAVY = {re.split(r"[^\w-]", line)[0] for line in PROJECT["dependencies"]} - {"msgspec"}


def loaded_by(statement: str) -> set[str]:
    """The names of all packages that are loaded after this statement, in a fresh Python."""
    program = f"import sys\n{statement}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=True)
    return set(done.stdout.split())


def test_what_is_installed_but_heavy() -> None:
    assert {"rich", "platformdirs", "starlette", "h11", "uvicorn", "websockets", "sqlalchemy", "alembic"} == HEAVY


def test_the_package_alone_loads_only_msgspec() -> None:
    loaded = loaded_by("import fracas, fracas.bots, fracas.lab, fracas.envs.arrays")
    assert "msgspec" in loaded
    assert not loaded & (HEAVY | OPTIONAL)
    assert not loaded & {"asyncio", "ssl", "sqlite3"}


def test_a_game_played_by_bots_loads_no_more() -> None:
    play = "from fracas.lab import simulate; simulate('figures', ['random'], 2, seed=1)"
    assert not loaded_by(play) & HEAVY


def test_all_that_is_imported_is_declared() -> None:
    """A wheel in a clean environment has what its metadata names, and nothing else."""
    ours = Path(fracas.__file__).parent
    imported: set[str] = set()
    for path in ours.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported.update(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module.partition(".")[0])
    assert imported - set(sys.stdlib_module_names) <= HEAVY | OPTIONAL | {
        "msgspec",
        "fracas",
        "mypy_extensions",  # for the compiler
        "pyspiel",  # which open_spiel brings
    }
