"""``fracas play`` without a game: with several it asks which, with one it plays it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.kit.toy import TOY
from tests.terminal.kit import Typist, in_a_process, must_refuse

from fracas import game, home
from fracas.games import REGISTERED


@pytest.fixture(autouse=True)
def in_their_order() -> Iterator[None]:
    """What is taken out and put back would stand last; the games keep their order for the tests after these."""
    before = dict(REGISTERED)
    yield
    REGISTERED.clear()
    REGISTERED.update(before)


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in REGISTERED.keys() - {"figures"}:
        monkeypatch.delitem(REGISTERED, name)
    monkeypatch.setitem(REGISTERED, TOY.name, TOY)


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in REGISTERED.keys() - {"figures"}:
        monkeypatch.delitem(REGISTERED, name)


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("typed", ["", "1", "figures", "Figures"])
def test_a_game_is_named_by_enter_number_or_name(fracas: Typist, typed: str) -> None:
    told = fracas("play", typed=f"{typed}\nq\n")
    assert told.status == 0
    assert "1  Figures: 2 to 6 players" in told.out
    assert "1. Which game" in told.out
    assert "2. How many players, 2 to 6" in told.out


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("typed", ["2", TOY.name, TOY.title])
def test_the_other_game(fracas: Typist, typed: str) -> None:
    assert f"How many players, {TOY.least} to {TOY.most}" in fracas("play", typed=f"{typed}\nq\n").out


@pytest.mark.usefixtures("two_games")
def test_an_unknown_game_is_asked_again(fracas: Typist) -> None:
    told = fracas("play", typed=f"figure\n{'9' * 5000}\nchess\n?\nfigures\nq\n")
    assert "Unknown game 'figure'. Did you mean 'figures'?" in told.out
    assert "Unknown game 'chess'. Choose one of: figures, toy." in told.out
    assert game("figures").about[:20] in told.out
    assert "2. How many players" in told.out


@pytest.mark.usefixtures("two_games")
def test_anybody_who_leaves_begins_no_game(fracas: Typist, own_home: Path) -> None:
    told = fracas("play", typed="q\n")
    assert (told.status, told.err) == (0, "")
    assert told.out.endswith("No game was begun.\n")
    assert not own_home.exists()


@pytest.mark.usefixtures("two_games")
def test_without_any_input_a_game_must_be_named(fracas: Typist) -> None:
    must_refuse(fracas("play"), "Say which game to play, for example: fracas play figures.")


@pytest.mark.usefixtures("two_games")
def test_a_flag_of_another_game_is_refused(fracas: Typist) -> None:
    must_refuse(fracas("play", "toy", "--bots", "easy", "--army", "random"), "toy has no --army.")


def test_a_house_without_any_flag_of_a_game(fracas: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(REGISTERED):
        monkeypatch.delitem(REGISTERED, name)
    monkeypatch.setitem(REGISTERED, TOY.name, TOY)
    assert "usage: fracas" in fracas("--help").out
    assert "card" not in fracas("--help").out
    assert "--army" not in fracas("play", "--help").out
    assert "How many players, 2 to 3" in fracas("play", typed="q\n").out


@pytest.mark.usefixtures("one_game")
def test_the_only_game_is_not_asked_for(fracas: Typist) -> None:
    told = fracas("play", typed="q\n")
    assert "1. How many players, 2 to 6" in told.out
    assert "Which game" not in told.out


@pytest.mark.usefixtures("two_games")
def test_a_saved_game_says_itself_which_it_is(fracas: Typist, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    home.save_record(path, game("figures").start(players=2, seed=1).record())
    told = fracas("play", "--resume", str(path), typed="q\n")
    assert told.status == 0
    assert "Which game" not in told.out
    assert "Pass the screen to Player 2" in told.out


def test_the_shell_sees_the_same(own_home: Path) -> None:
    told = in_a_process(
        own_home, "play", "--bots", "easy", "--army", "random", typed="figures\n" if len(REGISTERED) > 1 else ""
    )
    assert (told.status, told.err) == (0, "")


def test_without_a_game_the_last_unfinished_one_of_any_game_is_resumed(fracas: Typist) -> None:
    must_refuse(fracas("play", "--resume"), "There is no unfinished game.")
    for name in ("synergy", "legacy"):  # the first question of legacy is whether this is a first game
        told = fracas("play", name, "--bots", "easy", typed="yes\n1\nq\n")
        assert told.status == 0, told.err
    assert "fracas play legacy --resume" in fracas("play", "--resume", typed="q\n").out
    fracas("play", "synergy", "--resume", typed="auto\nq\n")
    assert "fracas play synergy --resume" in fracas("play", "--resume", typed="q\n").out
