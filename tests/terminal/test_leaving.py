"""Leaving for good at the terminal, and the help that a result tells of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.kit import FOREVER, Typist
from tests.terminal.test_play import GAME, only_game

from fracas import Session, game, home, replay
from fracas.core.record import HELPED, LEFT, UNDO


def acts_in(own_home: Path) -> list[tuple[int, object]]:
    """The acts in the record of the one game that was played here."""
    return [(who, answer) for who, answer in home.load_record(only_game(own_home)).entries if who < -2]


def test_resigning_is_asked_once_and_then_the_other_wins(fracas: Typist, own_home: Path) -> None:
    told = fracas(*GAME, typed="1\nresign\n?\nn\nresign\ny\n")
    assert told.status == 0, told.err
    assert re.search(r"Leave the game\? \w+ wins\. It cannot be taken back\. \[y/N\]: ", told.out)
    assert "[table.leave]" in told.out
    assert "You play on." in told.out
    assert re.search(r"^\w+ wins\. Ann resigned\. After \d+ turns?\.$", told.out, re.MULTILINE)
    table = replay(home.load_record(only_game(own_home)))
    assert table.over
    assert table.result.endswith("Ann resigned.")
    assert acts_in(own_home) == [(LEFT, 0)]


def test_the_help_names_it(fracas: Typist) -> None:
    assert "resign      leaves the game for good" in fracas(*GAME, typed="?\n").out


def test_where_only_bots_are_left_the_game_ends(fracas: Typist, own_home: Path) -> None:
    told = fracas("play", "synergy", "--bots", "easy,easy", "--name", "Ann", "--seed", "3", typed="resign\ny\n")
    assert "No person is left then: the game ends" in told.out
    assert re.search(r"share the victory\. Ann resigned\.", told.out)
    assert replay(home.load_record(only_game(own_home))).over


THREE = ("--name", "Ann", "--name", "Bob", "--bots", "easy", "--players", "3", "--seed", "4")


def test_the_others_play_on_and_the_screen_is_passed_to_them(fracas: Typist, own_home: Path) -> None:
    """In figures the army goes with the one who leaves."""
    told = fracas("play", "figures", *THREE, "--army", "random", typed="\nresign\ny\n" + FOREVER)
    assert told.status == 0, told.err
    assert "their army leaves the field" in told.out
    assert told.out.count("Pass the screen to") >= 2
    who = "Ann" if acts_in(own_home) == [(LEFT, 0)] else "Bob"
    after = told.out.partition("[y/N]: y")[2]
    assert "Pass the screen to" in after.split(">", 1)[0]
    assert f"Pass the screen to {who}" not in after
    assert f"{who} left before the end." in told.out


def test_elsewhere_a_bot_plays_on_also_after_a_break(fracas: Typist, own_home: Path) -> None:
    told = fracas("play", "synergy", *THREE, typed="\nresign\ny\n")
    assert "A bot plays on for you." in told.out
    [(_, gone)] = acts_in(own_home)
    names = ["Ann", "Bob"]
    told = fracas("play", "synergy", "--resume", str(only_game(own_home)), typed="1\n" * 6)
    assert told.status == 0, told.err
    assert f"Pass the screen to {names[int(str(gone))]}" not in told.out
    table = replay(home.load_record(only_game(own_home)))
    assert table.incidents.stand_ins == (gone,)
    assert not table.over


@pytest.mark.parametrize(("typed", "helped"), [("h\n", True), ("", False)])
def test_the_result_says_whether_there_was_a_hint(fracas: Typist, own_home: Path, typed: str, helped: bool) -> None:
    told = fracas(*GAME, typed=typed * 2 + FOREVER)
    assert ("You played with help." in told.out) is helped
    assert acts_in(own_home) == ([(HELPED, 0)] if helped else [])


def test_taking_back_what_one_has_learned_from_is_help_and_else_not(fracas: Typist, own_home: Path) -> None:
    seen = set()
    for answers in range(1, 5):
        told = fracas(*GAME[:-1], "9", typed="1\n" * answers + "u\nresign\ny\n")
        path = only_game(own_home)
        record = home.load_record(path)
        undo = next(place for place, (who, _) in enumerate(record.entries) if who == UNDO)
        before = Session(game("figures"), record.header, record.entries[:undo])
        helped = not before.can_undo(0)
        assert ("You played with help." in told.out) is helped
        assert (HELPED, 0) in record.entries or not helped
        seen.add(helped)
        path.unlink()
    assert seen == {True, False}
