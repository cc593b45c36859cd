"""A saved game is found by its name; where there is none, it is said where it was looked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.kit import Typist, must_refuse

from fracas import game, home
from fracas.core.refusal import FracasError


def save(path: Path, *, seed: int = 1) -> Path:
    names = [f"Ann {seed}", "Bob"]
    home.save_record(path, game("figures").start(players=2, seed=seed, names=names).record())
    return path


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user stands in an empty folder."""
    (place := tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(place)
    return place


@pytest.mark.parametrize("words", [("replay", "--print"), ("replay", "--position"), ("analyse", "--bot=mcts:1")])
def test_a_game_that_was_saved_under_a_name_is_found(fracas: Typist, words: tuple[str, ...]) -> None:
    save(home.save_path("duel"))
    for named in ("duel", "duel.jsonl"):
        assert fracas(words[0], named, words[1]).status == 0


def test_a_game_that_was_played_is_found_by_the_name_of_its_file(fracas: Typist, own_home: Path) -> None:
    path = save(home.new_slot("figures"))
    assert path.parent == own_home / "games"
    assert "Ann 1" in fracas("replay", path.stem, "--print").out
    assert fracas("play", "figures", "--resume", path.stem, "--bots", "easy", typed="q\n").status == 0


def test_a_file_comes_before_a_save_and_a_save_before_a_game(fracas: Typist, own_home: Path, elsewhere: Path) -> None:
    for seed, folder in ((3, own_home / "games"), (2, own_home / "saves"), (1, elsewhere)):
        path = save(folder / "duel.jsonl", seed=seed)
        assert f"Ann {seed}" in fracas("replay", "duel", "--print").out
        assert home.called(path) == "duel"
    assert home.called(own_home / "saves" / "duel.jsonl") == str(own_home / "saves" / "duel.jsonl")


def test_a_folder_of_the_name_is_in_nobodys_way(fracas: Typist, elsewhere: Path) -> None:
    (elsewhere / "duel").mkdir()
    must_refuse(fracas("replay", "duel"), "duel cannot be read: Is a directory.")
    save(home.save_path("duel"))
    assert fracas("replay", "duel", "--print").status == 0


def test_where_there_is_none_it_is_said_what_was_looked_for(fracas: Typist, own_home: Path, tmp_path: Path) -> None:
    saves, games = own_home / "saves" / "duel.jsonl", own_home / "games" / "duel.jsonl"
    said = f"There is no game duel: looked for duel, duel.jsonl, {saves} and {games}."
    for words in (("replay", "duel"), ("analyse", "duel"), ("play", "--resume", "duel")):
        must_refuse(fracas(*words), said)
    path = tmp_path / "no" / "duel"
    must_refuse(fracas("replay", str(path)), f"There is no game {path}: looked for {path} and {path}.jsonl.")


def test_a_name_that_leads_nowhere_is_refused() -> None:
    for named in ("", "..", "no/such/..", "x" * 300, "~nobody-of-that-name/x"):
        with pytest.raises(FracasError):
            home.find_record(named)
