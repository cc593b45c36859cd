"""Everything that is said no to: one line, status 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.kit import Typist, in_a_process, must_refuse

from fracas import game, home
from fracas.core.record import Record

PLAY = ("play", "figures", "--bots", "easy")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "figure"), "did you mean 'figures'? (table.options)"),
        (("rules", "chess"), "There is no game 'chess'"),
        (("rules", "figures", "xyzzy"), "No rule of figures mentions 'xyzzy'."),
        (("bogus",), "invalid choice: 'bogus'"),
        (("play",), "the following arguments are required: game"),
        (("play", "figures", "--bogus"), "unrecognized arguments: --bogus"),
        (("play", "figures", "--seed", "x"), "invalid int value: 'x'"),
        (("play", "figures", "--players", "9"), "figures is for 2 to 6 players."),
        (("play", "figures", "--players", "1"), "figures is for 2 to 6 players."),
        (("play", "figures", "--bots", "foo"), "There is no bot 'foo'"),
        (("play", "figures", "--bots", "mcts:x"), "'mcts:x' is not a bot"),
        (("play", "figures", "--bots", "easy,easy", "--players", "2"), "leave no seat of 2 for you"),
        (("play", "figures", "--hot-seat", "--bots", "easy"), "At a hot seat there are no bots"),
        ((*PLAY, "--option", "turn_limits=3"), "did you mean 'turn_limit'? (table.options)"),
        ((*PLAY, "--option", "turn_limit=abc"), "a whole number from 1 to 10000, not 'abc'. (figures.win)"),
        ((*PLAY, "--option", "turn_limit=0"), "a whole number from 1 to 10000, not 0."),
        ((*PLAY, "--option", "turn_limit"), "An option is NAME=VALUE, not 'turn_limit'."),
        ((*PLAY, "--option", "turn_limit=3", "--option", "turn_limit=4"), "given twice"),
        ((*PLAY, "--option", "armies=3"), "Armies are a list"),
        ((*PLAY, "--option", 'cards=[{"id":"a"}]', "--army", "random"), "The name of a character card"),
        ((*PLAY, "--army", "star-patrole"), "did you mean 'star-patrol'? (figures.army.size)"),
        ((*PLAY, "--army", "tyrannox:5"), "An army here has 2 to 5 figures, not 1. (figures.army.size)"),
        ((*PLAY, "--army", "tyrannox:5,tyrannox:5"), "stands in the army twice. (figures.army.unique)"),
        ((*PLAY, "--army", "tyrannox:11,zapra:1"), "Power 11; every figure has 1 to 10. (figures.power.points)"),
        ((*PLAY, "--army", "tyrannox:0,zapra:1"), "Power 0; every figure has 1 to 10."),
        ((*PLAY, "--army", "tyrannox:x,zapra:1"), "Power 'x'; every figure has 1 to 10."),
        ((*PLAY, "--army", "tyrannox:10,zapra:10"), "20 points of Power; there are 15. (figures.power.points)"),
        ((*PLAY, "--army", "tyranno:10,zapra:5"), "did you mean 'tyrannox'? (figures.army.unique)"),
        ((*PLAY, "--army", "random", "--army", "random"), "2 armies are ordered"),
        ((*PLAY, "--name", "Ann", "--name", "ann", "--players", "3"), "ann is already at the table."),
        ((*PLAY, "--name", "x" * 21), "A name is 1 to 20 printable characters"),
        ((*PLAY, "--name", "\x1b[2J"), "A name is 1 to 20 printable characters"),
        (("play", "figures", "--resume"), "There is no unfinished game of figures."),
        (("play", "figures", "--resume", "nowhere"), "There is no file nowhere."),
        (("replay", "nowhere.jsonl"), "There is no file nowhere.jsonl."),
        (("replay", "."), "cannot be read: Is a directory."),
        (("card", "--check", "nowhere.toml"), "There is no file nowhere.toml."),
        (("card", "--list", "--remove", "x"), "not allowed with argument"),
    ],
)
def test_bad_words(fracas: Typist, words: tuple[str, ...], said: str) -> None:
    must_refuse(fracas(*words, typed="\n\n\n\n"), said)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record of a game that has just begun."""
    path = tmp_path / "game.jsonl"
    home.save_record(path, game("figures").start(players=2, seed=1).record())
    return path


def damage(path: Path, how: str) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(
        {
            "truncated": b"".join(lines[:-1]),
            "cut in a line": b"".join(lines)[:-20],
            "edited": b"".join([lines[0], b"[-1, 3]\n", *lines[2:]]),
            "empty": b"",
            "not a record": b'{"hello": 1}\n',
            "not text": b"\xff\xfe\x00\x81",
        }[how]
    )


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("truncated", "The record is truncated"),
        ("cut in a line", "The record is truncated"),
        ("edited", "The record has been changed"),
        ("empty", "This is not a record of a game."),
        ("not a record", "This is not a record of a game."),
        ("not text", "is not a text file in UTF-8."),
    ],
)
def test_bad_records(fracas: Typist, path: Path, how: str, said: str) -> None:
    damage(path, how)
    for words in (("replay", str(path)), ("replay", str(path), "--print"), ("play", "figures", "--resume", str(path))):
        must_refuse(fracas(*words), said, str(path))


def test_a_record_that_cannot_be_played(fracas: Typist, path: Path) -> None:
    record = home.load_record(path)
    home.save_record(path, Record(record.header, [*record.entries, (0, 999)], record.position))
    must_refuse(fracas("replay", str(path)), "The record cannot be played:")


def test_a_finished_game_is_not_resumed(fracas: Typist, path: Path) -> None:
    table = game("figures").start(players=2, seed=1, options={"turn_limit": 1})
    while not table.over:
        seat, asked = next(iter(table.questions.items()))
        table.answer(seat, asked.options[0])
    home.save_record(path, table.record())
    must_refuse(fracas("play", "figures", "--resume", str(path)), "is over; see it with fracas replay.")


def test_a_damaged_save_is_not_offered(fracas: Typist, own_home: Path) -> None:
    fracas("play", "figures", "--bots", "easy", "--army", "random", typed="1\n")
    (path,) = (own_home / "games").glob("*.jsonl")
    damage(path, "truncated")
    assert "unfinished" not in fracas("play", "figures", typed="\n\n\n").out


def test_a_folder_that_cannot_be_written(fracas: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("FRACAS_HOME", str(tmp_path / "file"))
    must_refuse(fracas("play", "figures", "--bots", "easy", "--army", "random"), "cannot be written")


def test_the_shell_sees_the_same(own_home: Path) -> None:
    must_refuse(in_a_process(own_home, "play", "figure"), "did you mean 'figures'?")


def test_without_rich_there_is_one_line(own_home: Path, tmp_path: Path) -> None:
    hidden = tmp_path / "without"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text("import sys\nsys.modules['rich'] = None\n")
    told = in_a_process(own_home, "play", "figures", environment={"PYTHONPATH": path_with(hidden)})
    must_refuse(told, "pip install 'fracas[tui]'")


def path_with(folder: Path) -> str:
    import os

    return os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
