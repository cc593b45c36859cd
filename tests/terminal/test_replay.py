"""Going through records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.kit import Typist, must_refuse

from fracas import game, home, replay
from fracas.core.record import Header, Record, played_of
from fracas.core.session import Session


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game of three, with something taken back, played to its end."""
    table = game("figures").start(players=3, names=["Ann", "Bob", "Cy"], seed=5, options={"turn_limit": 12})
    asked = 0
    while not table.over:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, question.options[asked % len(question.options)])
        asked += 1
        if asked == 7:
            table.undo(seat, consent=range(3))
    path = tmp_path / "game.jsonl"
    home.save_record(path, table.record())
    return path


def test_print_tells_the_whole_story_with_all_secrets(fracas: Typist, path: Path) -> None:
    told = fracas("replay", str(path), "--print")
    assert told.status == 0
    assert "Ann fields" in told.out
    assert "takes back the last answer." in told.out
    assert re.search(r"(Ann|Bob|Cy) draws (10|[2-9JQKA])[♣♦♥♠]\.", told.out)
    assert told.out.rstrip().endswith(("wins the game.", "share the victory."))
    assert max(map(len, told.out.splitlines())) <= 80


def test_print_through_the_eyes_of_one_seat(fracas: Typist, path: Path) -> None:
    told = fracas("replay", str(path), "--print", "--viewer", "Bob")
    assert "You field" in told.out
    assert "Ann draws a card." in told.out
    assert not re.search(r"(Ann|Cy) draws (10|[2-9JQKA])[♣♦♥♠]", told.out)


def test_stepping_forward_back_and_to_the_end(fracas: Typist, path: Path) -> None:
    told = fracas("replay", str(path), typed="\n\nb\ne\n\n3\n9999\n0\nb\nl\nxyzzy\nq\n")
    assert told.status == 0
    places = [int(n) for n in re.findall(r"^decision (\d+) of \d+", told.out, re.M)]
    last = max(places)
    assert places == [0, 1, 2, 1, last, last, 3, last, 0, 0, 0, 0]
    for sentence in (
        "This is the end.",
        "This is the beginning.",
        f"The record has {last} decisions.",
        "'xyzzy' means",
    ):
        assert sentence in told.out
    assert ": the end" in told.out


def test_every_stop_shows_the_table_as_it_was(path: Path) -> None:
    from tests.terminal.kit import Heard

    from fracas.terminal.replay import Replay

    record = home.load_record(path)
    shown = Replay(Heard(lambda _: ""), game("figures"), record)
    whole = Session(game("figures"), record.header, played_of(record.entries))
    for at, stop in enumerate(shown.stops):
        shown.at = at
        table = shown.table()
        assert len(table.log) == stop, "what needed nobody is no stop of its own"
        assert table.events == whole.events[: len(table.events)]
    assert shown.table().outcome == replay(record).outcome


def test_eyes_change(fracas: Typist, path: Path) -> None:
    told = fracas("replay", str(path), typed="v\nv\nv\nv\nv cy\nv 2\nv all\nv nobody\nq\n")
    viewers = re.findall(r"^decision 0 of \d+, (?:as seen by )?([\w-]+)", told.out, re.M)
    assert viewers == ["all-seeing", "Ann", "Bob", "Cy", "all-seeing", "Cy", "Bob", "all-seeing", "all-seeing"]
    assert "Nobody here is called 'nobody'. Choose one of: all, Ann, Bob, Cy." in told.out


def test_a_number_without_end_is_beyond_the_end_and_keys_are_explained(fracas: Typist, path: Path) -> None:
    told = fracas("replay", str(path), typed="9" * 5000 + "\n?\nq\n")
    assert told.status == 0
    assert re.search(r"The record has \d+ decisions\.", told.out)
    assert "the viewer whose view you see" in told.out


def test_the_end_of_the_input_ends_it(fracas: Typist, path: Path) -> None:
    assert fracas("replay", str(path), typed="\n").status == 0


def test_a_record_of_other_rules_is_refused_but_its_position_opens(fracas: Typist, path: Path) -> None:
    record = home.load_record(path)
    old = Header(**{name: getattr(record.header, name) for name in Header.__struct_fields__} | {"rules": 99})
    home.save_record(path, Record(old, record.entries, record.position))
    must_refuse(fracas("replay", str(path)), "version 99 of the rules", "(table.record)")
    must_refuse(fracas("replay", str(path), "--print"), "version 99")
    must_refuse(fracas("play", "figures", "--resume", str(path)), "version 99")
    told = fracas("replay", str(path), "--position")
    assert told.status == 0
    assert "The game is over." in told.out
    assert "Ann" in told.out


def test_the_position_of_a_game_that_goes_on_says_what_is_asked(fracas: Typist, tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    home.save_record(path, game("figures").start(players=2, seed=1).record())
    told = fracas("replay", str(path), "--position")
    assert "is asked: Which of your figures attacks?" in told.out
