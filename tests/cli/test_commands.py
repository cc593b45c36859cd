"""The command line: what it prints, and the folder it keeps."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.kit import PATIENCE, Typist, in_a_process

import fracas as package
from fracas import game, home


def test_version_and_help(fracas: Typist) -> None:
    assert fracas("--version").out == f"fracas {package.__version__}\n"
    assert fracas("--help").status == 0
    assert "play a game" in fracas().out


def test_games_are_listed(fracas: Typist) -> None:
    told = fracas("games")
    assert "figures: Figures, 2 to 6 players" in told.out
    assert "--set turn_limit=…" in told.out


def test_all_rules_by_section(fracas: Typist) -> None:
    told = fracas("rules", "figures")
    assert all(f"[{rule.id}]" in told.out for rule in game("figures").rules)
    assert told.out.index("SET-UP") < told.out.index("THE TURN")
    assert max(map(len, told.out.splitlines())) <= 80


@pytest.mark.parametrize("word", ["figures.battle.win", "battle.win"])
def test_one_rule_by_its_id(fracas: Typist, word: str) -> None:
    told = fracas("rules", "figures", word)
    assert told.out.startswith("Winning the battle  [figures.battle.win]\n")
    assert told.out.count("[figures.") == 1
    assert "Ruling: " in told.out


def test_rules_that_mention_all_words(fracas: Typist) -> None:
    told = fracas("rules", "figures", "armor", "captured")
    assert "[figures.action.armor]" in told.out
    assert "[figures.battle.win]" not in told.out


def test_rules_of_every_table(fracas: Typist) -> None:
    assert "[table.undo]" in fracas("rules", "figures", "table.undo").out


def test_simulate_belongs_to_the_lab(fracas: Typist) -> None:
    told = fracas("simulate", "--help")
    assert told.status == 0
    assert "usage: fracas simulate" in told.out


def test_a_reader_who_has_seen_enough(own_home: Path) -> None:
    """The pipe is closed before anything is read."""
    environment = {**os.environ, "FRACAS_HOME": str(own_home), "PYTHONUTF8": "1"}
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "fracas", "rules", "figures"],
        stdout=write,
        stderr=subprocess.PIPE,
        env=environment,
        timeout=PATIENCE,
        check=False,
    )
    os.close(write)
    assert done.stderr == b""


def test_a_terminal_without_suits(own_home: Path) -> None:
    ascii_only = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    words = ("play", "figures", "--bots", "easy", "--army", "random", "--seed", "1")
    told = in_a_process(own_home, *words, typed="1\n", environment=ascii_only)
    assert told.status == 0
    assert told.err == ""


# -- home


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    home.write(path, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(package.FracasError, match="No space left on device"):
        home.write(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_no_game_is_written_over_another() -> None:
    slot = home.new_slot("figures")
    home.write(slot, "")
    assert home.new_slot("figures") != slot


def test_the_folder_is_the_platforms_unless_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert home.folder() == tmp_path / "home"
    monkeypatch.delenv("FRACAS_HOME")
    assert home.folder().name == "fracas"
