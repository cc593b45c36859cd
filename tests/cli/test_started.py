"""Commands that the program prints can be typed as they stand, however it was started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.kit import Typist, in_a_process

from fracas import started


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program called fracas in a folder that the shell does not look into; the user stands beside that folder."""
    path = tmp_path / "env" / "bin" / "fracas"
    path.parent.mkdir(parents=True)
    path.write_text(f"#!{sys.executable}\nimport sys\nfrom fracas.cli import main\nsys.exit(main())\n")
    path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    return path


def starts(monkeypatch: pytest.MonkeyPatch, typed: str | Path, path: str = "") -> str:
    monkeypatch.setattr(sys, "argv", [str(typed)])
    monkeypatch.setenv("PATH", path)
    return started.command("replay", "my game")


def test_a_program_that_the_shell_finds_is_called_by_its_name(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert starts(monkeypatch, script, str(script.parent)) == "fracas replay 'my game'"


def test_one_that_it_does_not_find_is_called_by_its_path(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert starts(monkeypatch, "env/bin/fracas") == "env/bin/fracas replay 'my game'"
    assert starts(monkeypatch, script) == "env/bin/fracas replay 'my game'"
    monkeypatch.chdir(script.parent)
    assert starts(monkeypatch, "./fracas") == "./fracas replay 'my game'"
    (elsewhere := script.parent.parent / "elsewhere").mkdir()
    monkeypatch.chdir(elsewhere)
    assert starts(monkeypatch, "../bin/fracas") == f"{script} replay 'my game'"


def test_another_of_the_name_that_is_found_first_is_not_meant(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = script.parent.parent / "other" / "fracas"
    other.parent.mkdir()
    other.write_text("")
    other.chmod(0o755)
    assert (
        starts(monkeypatch, script, f"{other.parent}{os.pathsep}{script.parent}") == "env/bin/fracas replay 'my game'"
    )


def test_a_module_is_started_with_the_same_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = Path(started.__file__).parent / "__main__.py"
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text("")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.chdir(tmp_path)
    assert starts(monkeypatch, module) == "bin/python -m fracas replay 'my game'"
    assert starts(monkeypatch, module, str(python.parent)) == "python -m fracas replay 'my game'"


def test_a_path_with_blanks_and_signs_can_be_typed(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = script.parent / "100% mine" / "fracas"
    odd.parent.mkdir()
    odd.write_text("")
    assert starts(monkeypatch, odd) == "'env/bin/100% mine/fracas' replay 'my game'"
    assert started.in_help("games") == "'env/bin/100%% mine/fracas' games"


def test_anybody_who_runs_the_command_line_in_another_program_says_fracas(monkeypatch: pytest.MonkeyPatch) -> None:
    assert starts(monkeypatch, "/usr/bin/pytest") == "fracas replay 'my game'"
    monkeypatch.setattr(sys, "argv", [])
    assert started.command() == "fracas"


def test_help_and_what_to_type_next_name_the_path(script: Path, own_home: Path) -> None:
    environment = {**os.environ, "FRACAS_HOME": str(own_home), "PATH": os.defpath}

    def run(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            ["env/bin/fracas", *words], input=typed, capture_output=True, text=True, env=environment, check=True
        )
        return done.stdout

    assert run("--help").startswith("usage: env/bin/fracas [-h]")
    assert run("play", "--help").startswith("usage: env/bin/fracas play ")
    assert "see env/bin/fracas games" in " ".join(run("rules", "--help").split())
    left = run("play", "figures", "--bots", "easy", "--army", "random", typed="q\n")
    assert left.splitlines()[-1] == "Go on with: env/bin/fracas play figures --resume"


def test_python_m_fracas_is_named_too(own_home: Path) -> None:
    assert " -m fracas play " in in_a_process(own_home, "play", "--help").out.partition("\n")[0]


def test_the_end_of_a_game_says_how_to_see_it_again(fracas: Typist, own_home: Path) -> None:
    told = fracas("play", "figures", "--bots", "easy", "--army", "random", "--set", "turn_limit=1", typed="1\n" * 50)
    (path,) = (own_home / "games").iterdir()
    line = f"See it again with: fracas replay {path.stem}"
    assert line in told.out.splitlines()
    assert fracas(*line.split()[5:], "--print").status == 0
