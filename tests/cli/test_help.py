"""Help and the version come at once: no game, no server and no bot is loaded for them."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.terminal.kit import PATIENCE

from fracas import __version__
from fracas.games import NAMES, REGISTERED

PROGRAM = """
import sys
from fracas.cli import main
try:
    status = main(sys.argv[1:])
except SystemExit as left:
    status = left.code
print("LOADED", *sorted(sys.modules))
sys.exit(status)
"""
COMMANDS = ("play", "learn", "replay", "analyse", "rules", "games", "card", "serve", "admin", "mcp", "simulate", "lab")


def run(*words: str) -> tuple[str, set[str]]:
    """What is printed, and the modules that were loaded for it."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    said, _, loaded = done.stdout.rpartition("LOADED")
    return said, set(loaded.split())


@pytest.mark.parametrize("words", [(), ("--help",), ("--version",), *((command, "--help") for command in COMMANDS)])
def test_no_game_is_loaded_for_help(words: tuple[str, ...]) -> None:
    said, loaded = run(*words)
    assert said.startswith(f"fracas {__version__}\n" if words == ("--version",) else "usage: ")
    games = {name for name in loaded if name.startswith("fracas.games.")}
    assert games == set()
    assert not loaded & {"rich", "sqlalchemy", "starlette", "uvicorn", "asyncio"}


def test_every_command_is_tried_here() -> None:
    said, _ = run("--help")
    listed = said.partition("COMMAND\n")[2]
    assert {line.split()[0] for line in listed.splitlines() if line.startswith("    ") and line[4] != " "} == {
        *COMMANDS
    }


def test_help_names_what_games_bring() -> None:
    assert "figures: a ready army" in " ".join(run("play", "--help")[0].split())


def test_importing_the_package_loads_no_game() -> None:
    program = "import sys, fracas; print(*(n for n in sys.modules if n.startswith('fracas.games.')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.split() == []


def test_the_names_are_those_of_the_games() -> None:
    assert list(REGISTERED) == list(NAMES)
    assert [game.name for game in REGISTERED.values()] == list(NAMES)
