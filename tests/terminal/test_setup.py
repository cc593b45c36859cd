"""Setting up a table: what can be typed at its questions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.kit import Typist

from fracas import home, replay
from fracas.terminal.games.figures import collection


@pytest.mark.parametrize("before", ["", "\n", "\n\n", "3\nhot-seat\n"])
def test_q_leaves_at_every_question(fracas: Typist, own_home: Path, before: str) -> None:
    told = fracas("play", "figures", typed=f"{before}q" + "\n" * 20)
    assert told.status == 0
    assert told.out.endswith("No game was begun.\n")
    assert not own_home.exists()


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("", "You are one of them"),
        ("\n", "hard: Golem. Imagines the cards that you may hold, and tries 500 ways to go on."),
        ("\n\n", "Gunner, Robo-Buddy 7"),
        ("\nhot-seat\n", "1 to 20 characters"),
    ],
)
def test_a_question_mark_explains_every_question(fracas: Typist, before: str, said: str) -> None:
    told = fracas("play", "figures", typed=f"{before}?\n")
    assert said in " ".join(told.out.split())
    assert "q: leave." in told.out
    assert max(map(len, told.out.splitlines())) <= 80


def test_an_unfinished_game_is_explained_and_left(fracas: Typist) -> None:
    fracas("play", "figures", "--bots", "easy", "--army", "random", typed="1\n")
    told = fracas("play", "figures", typed="?\nq\n")
    assert "n begins another game and keeps this one" in told.out
    assert told.out.endswith("No game was begun.\n")


def test_a_bot_that_is_none(fracas: Typist) -> None:
    told = fracas("play", "figures", typed="\nclever\n")
    assert (
        "Unknown bot 'clever'. Choose one of: easy, normal, hard, random, reflex, careless, greedy, mcts."
        in " ".join(told.out.split())
    )


@pytest.mark.parametrize("number", ["9" * 5000, "0", "7"])
def test_numbers_that_are_none(fracas: Typist, number: str) -> None:
    told = fracas("play", "figures", typed=f"{number}\n\n\n{number}\n\n")
    assert "figures is for 2 to 6 players." in told.out


def test_at_a_hot_seat_only_the_number_of_players_is_asked(fracas: Typist) -> None:
    assert "1. How many players" in fracas("play", "figures", "--hot-seat", typed="q\n").out


def test_too_few_seats_for_the_names_are_asked_again(fracas: Typist) -> None:
    names = [word for name in ("Ann", "Bob", "Cy") for word in ("--name", name)]
    told = fracas("play", "figures", *names, typed="2\n3\n\n\n\n\n")
    assert "3 names for 2 people; leave some out." in told.out
    assert "Pass the screen to" in told.out


def test_settings_that_are_for_few_players_only(fracas: Typist) -> None:
    """War tide is for two: nobody needs to be asked how many play, and more are refused with the reason."""
    tide = ("--set", "scenario=wartide", "--set", "points=100")
    told = fracas("play", "skirmish", *tide, "--army", "random", typed="easy\nq\n")
    assert "How many players" not in told.out and "Opponent" in told.out
    begun = fracas("play", "skirmish", *tide, "--army", "random", "--bots", "easy", typed="q\n")
    assert "Where do you" in begun.out or "Which" in begun.out
    refused = fracas("play", "skirmish", *tide, "--players", "3", typed="q\n")
    assert "War tide is for 2 sides" in refused.out + refused.err
    nowhere = fracas("play", "skirmish", "--set", "scenario=wartide", "--set", "map=ford", typed="q\n")
    assert "not made for War tide" in " ".join((nowhere.out + nowhere.err).split())


def test_build_is_asked_once(fracas: Typist, own_home: Path) -> None:
    told = fracas("play", "figures", "--bots", "easy", typed="build\ntyrannox\n10\nzapra\n\n5\nENOUGH\n")
    assert "Which army do you field?" not in told.out
    assert "Which figure takes the next place in your line?" in told.out
    (path,) = (own_home / "games").glob("*.jsonl")
    record = home.load_record(path)
    assert record.header.settings["armies"] == ["build"]
    assert "You field Tyrannox (10), Zapra the Ray Gunner (5)." in replay(record).narration(0)


def test_who_builds_next_is_written_down_in_the_notation() -> None:
    from fracas import game
    from fracas.core.notation import read_line, write_game

    table = game("figures").start(players=3, seed=1, options={"armies": ["random", "build", "build"]})
    for word in ("zapra", 5, "tyrannox", 5, "ENOUGH"):
        table.answer(1, table.questions[1].value_of(word))
    assert table.waiting_for == [2]
    assert "orders=-,-,build" in table.record().position
    assert read_line(table.game, write_game(table)).view(2) == table.view(2)


@pytest.mark.parametrize("before", ["", "Rex\n", "Rex\n\n", "Rex\n\n1\n1\n1\n"])
def test_the_card_maker_explains_and_is_left(fracas: Typist, own_home: Path, before: str) -> None:
    told = fracas("card", typed=f"{before}?\nq\n")
    assert "q leaves without a card." in " ".join(told.out.split())
    assert told.out.endswith("No card was made.\n")
    assert not own_home.exists()


def test_a_figure_may_be_called_q(fracas: Typist) -> None:
    told = fracas("card", typed=f"Q\n\n{'9' * 5000}\n1\n1\n1\n\n")
    assert "Unknown special action '999" in told.out
    assert [card.name for card in collection.load_cards()] == ["Q"]


def test_a_setting_for_two_players_needs_no_number_and_refuses_another(fracas: Typist) -> None:
    assert "players" not in fracas("play", "skirmish", "--set", "scenario=wartide", typed="q\n").out
    told = fracas("play", "skirmish", "--set", "scenario=wartide", "--players", "3", typed="q\n")
    assert "War tide is for 2 sides" in told.err


def test_a_setting_for_no_number_of_players_is_refused_for_the_fewest(fracas: Typist) -> None:
    told = fracas("play", "skirmish", "--set", "map=marsh", typed="q\n")
    assert "Salt Marsh is not made for Battlefield; these are: The Ford" in told.err
