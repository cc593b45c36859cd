"""Games that were saved are offered: to go on with at ``fracas play``, and as a list where none was named."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.kit import Heard, Typist, must_refuse

from fracas import Session, game, home
from fracas.bots import make, play
from fracas.cli import reading
from fracas.core.refusal import RecordError
from fracas.terminal.saved import MOST_LISTED, which_saved
from fracas.terminal.screen import Left

LEGACY = ("play", "legacy", "--bots", "easy", "--set", "beginner=true", "--seed", "4")


def save(path: Path, name: str = "figures", *, over: bool = False, touched: int = 0) -> Path:
    """A game in a file that was last written so many seconds after the first of January 2020."""
    table: Session[Any, Any] = game(name).start(players=2, seed=1, names=["Ann", "Rusty"], bots=["", "random"])
    if over:
        play(table, [make("random", 1), make("random", 2)])
    home.save_record(path, table.record())
    when = 1_577_836_800 + touched
    os.utime(path, (when, when))
    return path


def slot(name: str, own_home: Path) -> Path:
    return own_home / "games" / f"{name}.jsonl"


# -- fracas play


def test_play_offers_the_game_that_was_left_last(fracas: Typist, own_home: Path) -> None:
    fracas(*LEGACY, typed="monk knight\nq\n")
    (path,) = (own_home / "games").glob("*.jsonl")
    before = home.load_record(path).entries
    told = fracas("play", typed="\n?\nq\n")
    said = " ".join(told.out.split())
    assert re.search(r"There is an unfinished game of legacy: Player 1 and Rusty, in turn \d, left .*\.", said)
    assert "Which game" not in told.out
    assert "fracas play legacy --resume" in told.out
    assert home.load_record(path).entries == before
    assert list((own_home / "games").glob("*.jsonl")) == [path]


def test_n_begins_another_game_and_asks_no_second_time(fracas: Typist, own_home: Path) -> None:
    save(slot("figures-1", own_home))
    told = fracas("play", typed="n\n\n\n\n\n")
    assert told.out.count("There is an unfinished game") == 1
    assert "1. Which game" in told.out
    assert len(list((own_home / "games").glob("*.jsonl"))) == 2


def test_another_word_is_no_yes(fracas: Typist, own_home: Path) -> None:
    save(slot("figures-1", own_home))
    told = fracas("play", typed="legacy\n?\nn\nq\n")
    assert told.out.count("n begins another game and keeps this one") == 2
    assert max(map(len, told.out.splitlines())) <= 80
    assert "before the first turn" not in told.out
    save(slot("legacy-1", own_home), "skirmish", touched=1)
    assert "before the first turn" in fracas("play", typed="q\n").out


def test_after_another_game_was_declined_the_chosen_one_may_have_one_too(fracas: Typist, own_home: Path) -> None:
    save(slot("figures-1", own_home), touched=1)
    save(slot("synergy-1", own_home), "synergy", touched=2)
    told = fracas("play", typed="n\nfigures\n\nq\n")
    offers = [line for line in told.out.splitlines() if "unfinished" in line]
    assert ["synergy" in offers[0], "figures" in offers[1], len(offers)] == [True, True, 2]
    assert "fracas play figures --resume" in told.out


def test_a_game_saved_under_a_name_is_offered_when_it_was_played_last(fracas: Typist, own_home: Path) -> None:
    save(slot("figures-1", own_home), touched=1)
    path = save(home.save_path("duel"), "legacy", touched=2)
    told = fracas("play", typed="\nq\n")
    assert "unfinished game of legacy" in told.out
    assert f"The game is saved in {path}" in told.out


@pytest.mark.parametrize("words", [("--name", "Ann"), ("--bots", "easy"), ("--seed", "1")])
def test_anybody_who_says_how_a_new_game_is_to_be_wants_a_new_game(
    fracas: Typist, own_home: Path, words: tuple[str, ...]
) -> None:
    save(slot("figures-1", own_home))
    assert "unfinished" not in fracas("play", *words, typed="q\n").out


def test_a_game_that_is_over_is_not_offered(fracas: Typist, own_home: Path) -> None:
    save(slot("figures-1", own_home), touched=1)
    save(slot("legacy-1", own_home), "legacy", over=True, touched=2)
    assert "unfinished" not in fracas("play", typed="q\n").out


def test_anybody_who_leaves_the_offer_begins_nothing(fracas: Typist, own_home: Path) -> None:
    save(slot("figures-1", own_home))
    told = fracas("play", typed="q\n")
    assert (told.status, told.out.splitlines()[-1]) == (0, "No game was begun.")


def test_enter_begins_a_game_as_often_as_the_readme_says(fracas: Typist, own_home: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    said = re.search(r"`make terminal`, and Enter (\w+) times", readme)
    assert said is not None
    times = ("zero", "one", "two", "three", "four", "five").index(said[1])
    fracas("play", typed="\n" * (times - 1))
    assert not own_home.exists()
    fracas("play", typed="\n" * times)
    assert len(list((own_home / "games").glob("*.jsonl"))) == 1


# -- fracas replay, fracas analyse


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_in_a_pipe_saved_games_are_listed_and_one_must_be_named(fracas: Typist, own_home: Path, command: str) -> None:
    save(slot("figures-20200101-120000", own_home), touched=1)
    save(slot("legacy-20200101-120000", own_home), "legacy", over=True, touched=3)
    save(home.save_path("duel"), "synergy", touched=2)
    told = fracas(command)
    must_refuse(told, f"Say which game: fracas {command} NAME.")
    rows = [" ".join(line.split()) for line in told.out.splitlines()]
    ago = rows[0].rpartition(", ")[2]
    assert ago.endswith(" days ago")
    assert rows == [
        f"1 legacy-20200101-120000 legacy, over, {ago}",
        f"2 duel synergy, under way, {ago}",
        f"3 figures-20200101-120000 figures, under way, {ago}",
    ]


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_without_any_saved_game_it_says_how_to_get_one(fracas: Typist, command: str) -> None:
    must_refuse(fracas(command), "There is no saved game yet; fracas play begins one.")


def test_what_cannot_be_shown_is_listed_too(fracas: Typist, own_home: Path) -> None:
    path = save(slot("figures-1", own_home))
    path.write_text(path.read_text().replace('"rules":', '"rules":9'))
    assert "figures-1  cannot be read, " in fracas("replay").out
    (own_home / "games" / "figures-2.jsonl").symlink_to("nowhere")
    assert "figures-2" not in fracas("replay").out


def test_of_many_the_latest_are_listed(fracas: Typist, own_home: Path) -> None:
    for number in range(MOST_LISTED + 2):
        save(slot(f"figures-{number:02}", own_home), touched=number)
    told = fracas("replay")
    assert f"and 2 older ones in {own_home}" in told.out
    assert f" 1  figures-{MOST_LISTED + 1:02} " in told.out
    assert "figures-01 " not in told.out


class Sitting(Heard):
    """A terminal with somebody before it."""

    @property
    def is_terminal(self) -> bool:
        return True


def at_a_terminal(*typed: str) -> tuple[Path, list[str]]:
    words = iter(typed)
    screen = Sitting(lambda _: next(words))
    path, _ = which_saved(screen, "replay")
    return path, screen.lines


def test_at_a_terminal_one_is_chosen_by_enter_number_or_name(own_home: Path) -> None:
    old = save(slot("figures-1", own_home), touched=1)
    new = save(slot("legacy-1", own_home), "legacy", touched=2)
    assert at_a_terminal("")[0] == new
    assert at_a_terminal("2")[0] == old
    assert at_a_terminal("figures-1")[0] == old
    path, said = at_a_terminal("99", "nowhere", "?", "1")
    assert path == new
    assert any("There is no game nowhere" in line for line in said)


def test_a_list_with_long_names_fits_a_terminal(own_home: Path) -> None:
    save(home.save_path("x" * 200))
    _, said = at_a_terminal("")
    assert max(map(len, said)) <= 80


def test_anybody_who_leaves_the_list_sees_nothing(own_home: Path) -> None:
    save(slot("figures-1", own_home))
    with pytest.raises(Left):
        at_a_terminal("q")
    assert reading._record(None, Sitting(lambda _: "q"), "replay") is None
    with pytest.raises(RecordError):
        which_saved(Heard(lambda _: "1"), "replay")  # a pipe
