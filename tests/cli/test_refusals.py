"""Every refusal of the command line: one line, status 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.kit import Typist, in_a_process, must_refuse

from fracas import game, home
from fracas.core.record import Record

PLAY = ("play", "figures", "--bots", "easy")
MANY_DIGITS = "9" * 5000


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "figure"), "Did you mean 'figures'? (table.settings)"),
        (("rules", "chess"), "Unknown game 'chess'"),
        (("rules", "figures", "xyzzy"), "No rule of figures mentions 'xyzzy'."),
        (("bogus",), "invalid choice: 'bogus'"),
        (("play", "figures", "--bogus"), "unrecognized arguments: --bogus"),
        (("play", "figures", "--seed", "x"), "invalid int value: 'x'"),
        (("play", "figures", "--players", "9"), "figures is for 2 to 6 players."),
        (("play", "figures", "--players", "1"), "figures is for 2 to 6 players."),
        (
            ("play", "figures", "--bots", "foo"),
            "Unknown bot 'foo'. Choose one of: easy, normal, hard, random, reflex, careless, greedy, mcts.",
        ),
        (("play", "figures", "--bots", "easy:5"), "Unknown bot 'easy:5'. Did you mean 'easy'?"),
        (("play", "figures", "--bots", "mcts:x"), "'mcts:x' is not a bot"),
        (("play", "figures", "--bots", "easy,easy", "--players", "2"), "leave no seat of 2 for you"),
        (("play", "figures", "--hot-seat", "--bots", "easy"), "At a hot seat there are no bots"),
        ((*PLAY, "--set", "turn_limits=3"), "Did you mean 'turn_limit'? (table.settings)"),
        ((*PLAY, "--set", "turn_limit=abc"), "a whole number from 1 to 10000, not 'abc'. (figures.win)"),
        ((*PLAY, "--option", "turn_limit=0"), "a whole number from 1 to 10000, not 0."),
        ((*PLAY, "--set", "turn_limit"), "A setting is NAME=VALUE, not 'turn_limit'."),
        ((*PLAY, "--set", "turn_limit=3", "--set", "turn_limit=4"), "given twice"),
        ((*PLAY, "--set", "armies=3"), "Armies are a list"),
        ((*PLAY, "--set", 'cards=[{"id":"a"}]', "--army", "random"), "The name of a character card"),
        ((*PLAY, "--army", "star-patrole"), "Did you mean 'star-patrol'? (figures.army.size)"),
        ((*PLAY, "--army", "tyrannox:5"), "An army here has 2 to 5 figures, not 1. (figures.army.size)"),
        ((*PLAY, "--army", "tyrannox:5,tyrannox:5"), "stands in the army twice. (figures.army.unique)"),
        ((*PLAY, "--army", "tyrannox:11,zapra:1"), "Power 11; every figure has 1 to 10. (figures.power.points)"),
        ((*PLAY, "--army", "tyrannox:0,zapra:1"), "Power 0; every figure has 1 to 10."),
        ((*PLAY, "--army", "tyrannox:x,zapra:1"), "Power 'x'; every figure has 1 to 10."),
        ((*PLAY, "--army", "tyrannox:10,zapra:10"), "20 points of Power; there are 15. (figures.power.points)"),
        ((*PLAY, "--army", "tyranno:10,zapra:5"), "Did you mean 'tyrannox'? (figures.army.unique)"),
        ((*PLAY, "--army", "nope"), "Choose one of: random, build, star-patrol,"),
        ((*PLAY, "--army", f"zapra:{MANY_DIGITS},tyrannox:1"), "Power '999999999…'; every figure has 1 to 10."),
        ((*PLAY, "--army", MANY_DIGITS), "Unknown army '9"),
        ((*PLAY, "--set", "cards=" + "[" * 3000), "The setting cards is nested too deeply. (table.settings)"),
        ((*PLAY, "--set", "cards=" + "[" * 900 + "]" * 900), "The setting cards is nested too deeply."),
        ((*PLAY, "--set", "armies=\udcff"), "The setting armies is not text in UTF-8. (table.settings)"),
        ((*PLAY, "--army", "random", "--army", "random"), "2 armies for 1 person; leave some out."),
        ((*PLAY, "--name", "Ann", "--name", "ann", "--players", "3"), "ann is already at the table."),
        ((*PLAY, "--name", "x" * 21), "A name is 1 to 20 printable characters"),
        ((*PLAY, "--name", "\x1b[2J"), "A name is 1 to 20 printable characters"),
        (("play", "figures", "--resume"), "There is no unfinished game of figures."),
        (("play", "figures", "--resume", "nowhere"), "There is no game nowhere: looked for nowhere, nowhere.jsonl, "),
        (("play", "figures", "--resume", "~nobody-of-that-name/x"), "There is no home folder for ~nobody"),
        (("play", "figures", "--resume", "x" * 300), "cannot be read: File name too long."),
        (("play", "figures", "--resume", "--seed", "1"), "set up already; leave out --seed."),
        (("play", "figures", "--resume", "x", "--players", "2"), "set up already; leave out --players."),
        (("play", "figures", "--resume", "x", "--army", "random"), "set up already; leave out --army."),
        (("play", "figures", "--resume", "x", "--set", "army_size=3"), "set up already; leave out --set."),
        (("play", "figures", "--resume", "x", "--name", "Ann", "--hot-seat"), "leave out --hot-seat and --name."),
        (("replay", "no\nwhere.jsonl"), "There is no game no?where.jsonl: looked for no?where.jsonl, "),
        (("replay", "nowhere.jsonl"), "There is no game nowhere.jsonl: looked for nowhere.jsonl, "),
        (("replay", "."), "cannot be read: Is a directory."),
        (("card", "--check", "nowhere.toml"), "There is no file nowhere.toml."),
        (("card", "--list", "--remove", "x"), "not allowed with argument"),
        (("serve", "--rate", "nan"), "The rate is a number above 0"),
        (("serve", "--rate", "inf"), "The rate is a number above 0"),
        (("serve", "--rate", "0"), "The rate is a number above 0"),
        (("serve", "--workers", "-1"), "Bots think in 0 to 1000 processes, not -1."),
        (("serve", "--workers", "1001"), "Bots think in 0 to 1000 processes, not 1001."),
        *(
            (("serve", "--claim-after", number), "Somebody may be away for 0 to 31,536,000 seconds, not ")
            for number in ("-5", "-0.1", "nan", "inf", "1e300")
        ),
        *(
            (("serve", "--seen-within", number), "People are waited for 1 to 31,536,000 seconds, not ")
            for number in ("-5", "0", "nan", "inf")
        ),
        *(
            (("serve", "--port", number), f"A port is a number from 0 to 65535, not {number}.")
            for number in ("-1", "65536", "9" * 30)
        ),
        (("serve", "--host", "x" * 300), "Cannot listen at x"),
        (("serve", "--database", "nothing"), "A database is sqlite:///FILE or postgresql://…"),
        *(
            (
                ("serve", "--database", f"{kind}://x"),
                f"Fracas keeps its tables in SQLite (sqlite:///FILE) or PostgreSQL (postgresql://…), not in {kind}.",
            )
            for kind in ("mysql", "mysql+pymysql", "oracle", "postgresql+asyncpg", "sqlite+aiosqlite", "nonsense")
        ),
        (("admin", "--database", "mysql://x", "tables"), "Fracas keeps its tables in SQLite"),
        *(
            (("play", "figures", "--players", number), "figures is for 2 to 6 players.")
            for number in ("0", "-3", "1000000")
        ),
        *((("analyse", "x", "--seed", number), "A seed is a whole number from 0 to ") for number in ("-1", "9" * 30)),
        *(
            (("simulate", "figures", "--games", number), "1 to 1,000,000,000 games are played, not ")
            for number in ("0", "-3", "9" * 30)
        ),
        *(
            (("simulate", "figures", "--jobs", number), "1 to 1,000 processes play, not ")
            for number in ("0", "-3", "1001", "9" * 30)
        ),
        *(
            (
                ("simulate", "figures", "--bots", word),
                f"Unknown bot {word!r}. Choose one of: easy, normal, hard, random, reflex, careless, greedy, mcts.",
            )
            for word in ("solver", "planner", "nobody")
        ),
        (("simulate", "figures", "--bots", "hrd"), "Did you mean 'hard'?"),
        (("analyse", "x", "--bot", "nobody"), "There is no game x"),
    ],
)
def test_bad_words(fracas: Typist, words: tuple[str, ...], said: str) -> None:
    must_refuse(fracas(*words, typed="\n\n\n\n"), said)


@pytest.mark.parametrize(
    "words",
    [
        ("--army", "nope"),
        ("--army", "tyrannox:11,zapra:1"),
        ("--seed", "-1"),
        ("--seed", str(1 << 64)),
        ("--set", 'cards=[{"id":"a"}]'),
        ("--set", "armies=3"),
        ("--name", "x" * 21),
        ("--players", "2", "--army", "random", "--army", "random", "--army", "random"),
        ("--name", "Ann", "--name", "Bob", "--army", "random", "--army", "random", "--army", "random"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_asked(fracas: Typist, words: tuple[str, ...]) -> None:
    told = fracas("play", "figures", *words, typed="\n\n\n\n")
    must_refuse(told)
    assert told.out == ""


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
            "too deep": lines[0].replace(b'"settings":{', b'"settings":{"x":' + b"[" * 3000, 1) + b"".join(lines[1:]),
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
        ("too deep", "This is not a record of a game."),
    ],
)
def test_bad_records(fracas: Typist, path: Path, how: str, said: str) -> None:
    damage(path, how)
    for words in (("replay", str(path)), ("replay", str(path), "--print"), ("play", "figures", "--resume", str(path))):
        must_refuse(fracas(*words), said, str(path))


def test_a_record_that_cannot_be_played(fracas: Typist, path: Path) -> None:
    record = home.load_record(path)
    home.save_record(path, Record(record.header, [*record.entries, (0, 999)], record.position))
    entry = f"entry {len(record.entries) + 1}, of "
    must_refuse(fracas("replay", str(path)), f"The record cannot be played: {entry}", "is refused: ")


def test_a_finished_game_is_not_resumed(fracas: Typist, path: Path) -> None:
    table = game("figures").start(players=2, seed=1, options={"turn_limit": 1})
    while not table.over:
        seat, asked = next(iter(table.questions.items()))
        table.answer(seat, asked.options[0])
    home.save_record(path, table.record())
    must_refuse(fracas("play", "figures", "--resume", str(path)), "is over; see it with fracas replay ")


def test_a_table_of_bots_alone_is_not_played_on(fracas: Typist, path: Path) -> None:
    home.save_record(path, game("figures").start(players=2, seed=1, bots=["greedy", "random"]).record())
    before = path.read_bytes()
    must_refuse(fracas("play", "figures", "--resume", str(path)), "Nobody sits at the table", "fracas replay")
    assert path.read_bytes() == before


def test_a_link_that_leads_nowhere_is_no_game(fracas: Typist, own_home: Path) -> None:
    (own_home / "games").mkdir(parents=True)
    (own_home / "games" / "figures-1.jsonl").symlink_to("nowhere")
    assert fracas("play", "figures", typed="\n\n\n").status == 0
    assert fracas("play", "figures", "--resume", typed="q\n").status == 0


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
    must_refuse(in_a_process(own_home, "play", "figure"), "Did you mean 'figures'?")
