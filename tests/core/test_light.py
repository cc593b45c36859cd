"""``import fracas`` alone stays light: a researcher's worker loads no terminal, no server and no database."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
HEAVY = {re.split(r"[^\w-]", line)[0] for line in PROJECT["dependencies"]} - {"msgspec"}


def loaded_by(statement: str) -> set[str]:
    """The names of all packages that are loaded after this statement, in a fresh Python."""
    program = f"import sys\n{statement}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    return set(done.stdout.split())


def test_what_is_installed_but_heavy() -> None:
    assert {"rich", "platformdirs", "starlette", "uvicorn", "websockets", "sqlalchemy", "alembic"} == HEAVY


def test_the_package_alone_loads_only_msgspec() -> None:
    loaded = loaded_by("import fracas, fracas.bots, fracas.lab")
    assert "msgspec" in loaded
    assert not loaded & HEAVY
    assert not loaded & {"asyncio", "ssl", "sqlite3"}


def test_a_game_played_by_bots_loads_no_more() -> None:
    play = "from fracas.lab import simulate; simulate('figures', ['random'], 2, seed=1)"
    assert not loaded_by(play) & HEAVY
