"""Answers that cannot be listed, typed at a terminal: points, and stones in holes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kit.toy import TOY
from tests.terminal.kit import Typist

from fracas import home
from fracas.games import REGISTERED

PLAY = (
    "play",
    "toy",
    "--players",
    "2",
    "--bots",
    "easy",
    "--name",
    "Ann",
    "--seed",
    "7",
    "--set",
    "rounds=1",
    "--plain",
)


@pytest.fixture(autouse=True)
def toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTERED, "toy", TOY)


def answers_of(own_home: Path) -> list[object]:
    (path,) = (own_home / "games").glob("*.jsonl")
    return [answer for who, answer in home.load_record(path).entries if who == 0]


def test_a_place_is_typed_refused_previewed_and_taken(fracas: Typist, own_home: Path) -> None:
    typed = [
        "0 0 0",  # too many stones in one hole
        "0 1 0",
        "p 50,50",
        "200,50",  # off the board: the nearest is offered
        "",  # and taken
        "1",
        "1",
    ]
    told = fracas(*PLAY, typed="\n".join(typed) + "\n" + "1\n" * 9)
    assert "Hole 1 takes 2 stones. [toy.stones]" in told.out
    assert "50,50: The dart brings 10 points." in told.out
    assert "The dart must hit the board. [toy.board] Enter takes the nearest place, 99,50." in told.out
    answers = answers_of(own_home)
    assert answers[:2] == [(0, 1, 0), (99, 50)]


def test_a_hint_for_a_place_can_be_had_and_what_is_no_place_says_so(fracas: Typist) -> None:
    told = fracas(*PLAY, typed="h\np here\nnowhere\n0 1 0\n")
    assert "Hint: " in told.out
    assert "'here' is not a place." in told.out
    assert "'nowhere' is neither an option nor a command." in told.out
