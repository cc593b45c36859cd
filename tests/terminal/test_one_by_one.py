"""A set of players is asked for player by player, where a list of all sets would be too long."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kit.figures import Table
from tests.terminal.kit import Heard

from fracas.core.asked import Asked
from fracas.terminal.board import board_of
from fracas.terminal.one_by_one import OneByOne
from fracas.terminal.play import Play
from fracas.terminal.seats import Seat
from fracas.terminal.table import menu_of, plain_sheet

NAMES = ("ann", "bob", "cyd", "dan", "eve", "fay")


def planning(players: int = 6) -> Table:
    """Ann has won with a Queen, and chooses who discards."""
    armies = {name: ["tyrannox 1"] for name in NAMES[:players]} | {"ann": ["the-accountant 9"]}
    table = Table(**armies).deal(ann="QC 2C 3C", bob="2D")  # type: ignore[arg-type]
    table.figure("the-accountant").attacks(table.players[1]).cards("QC", "2D").uses_special()
    assert table.asks == {"ann": "masterplan"}
    return table


def menu_for(table: Table) -> tuple[Asked, OneByOne]:
    asked = table.session.questions[0]
    menu = menu_of(board_of(table.session.game), asked)
    assert isinstance(menu, OneByOne)
    return asked, menu


def types(menu: OneByOne, *words: str) -> str:
    """What is typed, one after the other; the set that comes of it, by its word in the notation."""
    for word in words[:-1]:
        assert menu.pick(word) is None
        assert menu.heard, word
    picked = menu.pick(words[-1])
    return "" if picked is None else picked.token


def test_six_players_are_asked_for_one_by_one() -> None:
    _, menu = menu_for(planning())
    assert [thing.label for thing in menu.things] == ["you", "Bob", "Cyd", "Dan", "Eve", "Fay"]
    assert menu.asks == "1 of 6: You? y or n, b for one back."
    assert types(menu, "n", "y", "yes", "NO", "n", "y") == "p1+p2+p5"


def test_one_back_asks_for_the_last_one_again() -> None:
    _, menu = menu_for(planning())
    assert types(menu, "b", "y", "y", "b", "n", "n", "n", "n", "y") == "p0+p5"


def test_nobody_is_no_answer_and_all_are_asked_for_again() -> None:
    _, menu = menu_for(planning())
    assert types(menu, *["n"] * 6) == ""
    assert menu.heard
    assert menu.refused.startswith("One at least is needed. 1 of 6: You?")
    assert types(menu, *["y"] * 6) == "p0+p1+p2+p3+p4+p5"
    assert menu.refused == ""


@pytest.mark.parametrize(
    ("typed", "token"),
    [("2", "p1"), ("1 3", "p0+p2"), ("6,1", "p0+p5"), ("1+2", "p0+p1"), ("p0+p2", "p0+p2"), ("Bob and Cyd", "p1+p2")],
)
def test_a_set_is_also_typed_at_once(typed: str, token: str) -> None:
    _, menu = menu_for(planning())
    assert types(menu, typed) == token


@pytest.mark.parametrize("typed", ["", "0", "7", "1 7", "xyzzy", "9" * 5000])
def test_anything_else_is_no_part_of_an_answer(typed: str) -> None:
    _, menu = menu_for(planning())
    assert menu.pick(typed) is None
    assert not menu.heard


def test_the_list_says_who_is_settled_and_who_is_next() -> None:
    asked, menu = menu_for(planning())
    types(menu, "y", "n")
    assert [row.plain for row in menu.fitted(80, 3)] == ["  3 of 6: Cyd? y or n, b for one back. So far: You."]
    rows = [row.plain.rstrip() for row in menu.fitted(80, 7)]
    assert rows[:4] == ["  1  You  yes", "  2  Bob  no", "  3  Cyd  ← y or n?", "  4  Dan"]
    assert max(len(row.plain) for row in menu.column(30)) <= 30
    plain = plain_sheet(planning().session, board_of(planning().session.game), asked, menu, told=0)
    assert "  3  Cyd  ← y or n?" in [line.plain for line in plain]


@pytest.mark.parametrize("players", [2, 3])
def test_few_players_are_a_list_as_before(players: int) -> None:
    table = planning(players)
    menu = menu_of(board_of(table.session.game), table.session.questions[0])
    assert not isinstance(menu, OneByOne)
    assert len(menu.options) == 2**players - 1


@pytest.mark.parametrize("plain", [True, False])
def test_at_the_table_each_player_is_asked_for(plain: bool, tmp_path: Path) -> None:
    table = planning().session
    words = iter(["w Ann", "n", "y", "?", "n", "n", "n", "y"])
    screen = Heard(lambda _: next(words), plain=plain)
    play = Play(screen, table, [Seat(name) for name in table.names], tmp_path / "game.jsonl")
    play.facing = 0
    play.person_answers(0)
    assert next(words, None) is None, "all was typed"
    asked = [line for line in screen.lines if " of 6: " in line]
    assert [line.partition("?")[0] for line in asked] == [
        f"{n} of 6: {who}" for n, who in enumerate(table.names[1:], 2)
    ]
    answers = [answer for who, answer in table.log if who == 0]
    assert 0b100010 in answers
