"""Saving a game where nothing can be written, and under names that are none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.kit import FOREVER, Heard, Typist, must_refuse

from fracas import FracasError, game, home, replay
from fracas.core.record import Record
from fracas.terminal.play import Play
from fracas.terminal.seats import seated


class Disk:
    """A disk that is full from the second time on that a game is saved in ``games``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.tried = 0
        self._save: Callable[[Path, Record], None] = home.save_record
        monkeypatch.setattr(home, "save_record", self.save)

    def save(self, path: Path, record: Record) -> None:
        if self.full and path.parent.name == "games":
            self.tried += 1
            raise FracasError("cannot-write", f"{path} cannot be written: No space left on device.")
        self._save(path, record)
        self.full = True


def play_with(types: Callable[[str], str]) -> tuple[Heard, Play]:
    table = game("figures").start(players=2, names=["Ann", "Rusty"], seed=7, options={"turn_limit": 1})
    screen = Heard(types)
    return screen, Play(screen, table, seated(table.names, ["", "random"], 7), home.new_slot("figures"))


def test_a_game_goes_on_when_it_cannot_be_saved_and_is_saved_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    typed = iter(["1", "s elsewhere", *"1" * 50])
    screen, play = play_with(lambda _: next(typed))
    assert play.run() == 0
    told = " ".join(" ".join(screen.lines).split())
    assert "No space left on device. s NAME saves the game elsewhere." in told
    assert disk.tried == 1
    path = home.folder() / "saves" / "elsewhere.jsonl"
    assert f"The record: {path}" in told
    assert replay(home.load_record(path)).over


def test_to_quit_without_saving_one_must_mean_it(monkeypatch: pytest.MonkeyPatch) -> None:
    Disk(monkeypatch)
    typed = iter(["1", "q", "n", "q", "y"])
    screen, play = play_with(lambda _: next(typed))
    with pytest.raises(FracasError, match=r"No space left on device\. What was answered since then is lost."):
        play.run()
    assert " ".join(screen.lines).count("Leave all the same? [y/N]") == 2


def test_the_end_of_a_game_that_could_not_be_saved(fracas: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    Disk(monkeypatch)
    told = fracas("play", "figures", "--bots", "easy", "--army", "random", "--seed", "7", typed=FOREVER)
    must_refuse(told, "No space left on device")
    assert "The record: " not in told.out
    assert "after" in told.out


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("/", "/ is a folder"),
        (".", ". is a folder"),
        ("..", ".. is a folder"),
        ("~", "~ is a folder"),
        ("saves/", "saves/ is a folder"),
        ("~nobody-of-that-name/x", "There is no home folder for"),
        ("a\0b", "A game is saved under printable characters"),
        ("x" * 300, "cannot be written: File name too long."),
    ],
)
def test_a_name_that_no_file_can_have(fracas: Typist, own_home: Path, name: str, said: str) -> None:
    told = fracas("play", "figures", "--bots", "easy", "--army", "random", typed=f"1\ns {name}\n1\nq\n")
    assert told.status == 0, told.err
    assert said in told.out
    assert not list(own_home.glob("saves/*.jsonl"))


def test_the_name_is_explained_and_need_not_be_given(fracas: Typist, own_home: Path) -> None:
    told = fracas("play", "figures", "--bots", "easy", "--army", "random", typed="s\n?\nq\nq\n")
    assert "A bare word is put among your saved games" in told.out
    assert not (own_home / "saves").exists()


def test_a_game_from_elsewhere_says_how_it_is_gone_on_with(fracas: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a game.jsonl"
    home.save_record(path, game("figures").start(players=2, seed=1, bots=["", "random"]).record())
    told = fracas("play", "figures", "--resume", str(path), typed="q\n")
    assert f"Go on with: fracas play figures --resume '{path}'" in told.out
