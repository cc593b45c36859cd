"""``fracas simulate`` as it is typed."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from fracas.bots.opponents import levels_of
from fracas.cli import main
from fracas.games import game_named
from fracas.lab.command import in_words
from fracas.lab.plan import planned
from fracas.lab.workers import play_all

SIMULATE = (sys.executable, "-m", "tests.luck", "simulate")


def simulate(*words: str) -> int:
    return main(["simulate", *words])


def test_json_is_one_object_with_exactly_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    code = simulate(
        *("figures", "--games", "8", "--bots", "greedy:1,random", "--seed", "1", "--jobs", "1"),
        *("--set", "army_size=1", "--json"),
    )
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    report = json.loads(printed.out)
    assert list(report) == [
        "game",
        "games",
        "seed",
        "unfinished",
        "games_per_second",
        "decisions_per_second",
        "length",
        "bots",
        "extras",
    ]
    assert (report["game"], report["games"], report["seed"], report["unfinished"]) == ("figures", 8, 1, 0)
    assert report["games_per_second"] > 0
    assert report["decisions_per_second"] > 0
    assert set(report["length"]) == {"turns", "decisions"}
    assert all(set(length) == {"mean", "min", "max"} for length in report["length"].values())
    assert [bot["bot"] for bot in report["bots"]] == ["greedy:1", "random"]
    assert all(set(bot) == {"bot", "wins", "draws", "share", "low", "high"} for bot in report["bots"])
    assert set(report["extras"]) == {"games", "players", "ended", "first", "specials"}


def test_words_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("figures", "--games", "31", "--bots", "random,random", "--seed", "1", "--jobs", "2")
    assert simulate(*command) == 0
    told, remark = capsys.readouterr()
    assert simulate(*command, "--json") == 0
    printed = capsys.readouterr()
    report = json.loads(printed.out)
    assert told.startswith("31 games of figures, seed 1\n")
    assert f"{report['bots'][0]['share']:.1%}" in told
    assert f"turns      {report['length']['turns']['mean']:8.1f}" in told
    assert printed.err == remark
    assert "1 game came after the last full round of seatings" in remark
    assert remark.count("\n") == 1
    assert "Mind Control" in told


@pytest.mark.parametrize("game", ["figures", "skirmish"])
def test_levels_mean_what_they_mean_in_play(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = (game, "--games", "1", "--seed", "1", "--jobs", "1")
    assert simulate(*command, "--bots", "easy,normal", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    levels = levels_of(game_named(game))
    specs = [levels["easy"].bot, levels["normal"].bot]
    assert [bot["bot"] for bot in report["bots"]] == specs
    assert simulate(*command, "--bots", "easy,normal") == 0
    told = capsys.readouterr().out
    assert f"\neasy ({specs[0]})" in told
    assert f"\nnormal ({specs[1]})" in told


MIRROR = "A mirror: greedy:1 plays in every seat, so who wins says nothing about how well it plays."


def test_a_bot_against_itself_is_a_mirror(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("figures", "--games", "2", "--seed", "1", "--jobs", "1", "--set", "army_size=1")
    assert simulate(*command, "--bots", "greedy:1") == 0
    told = capsys.readouterr().out
    assert MIRROR in told
    assert "100.0%   " not in told
    assert simulate(*command, "--bots", "greedy:1,greedy:1") == 0
    told = capsys.readouterr().out
    assert MIRROR in told
    assert told.count("\ngreedy:1 ") == 2
    assert simulate(*command, "--bots", "greedy:1,random") == 0
    assert "mirror" not in capsys.readouterr().out


def test_a_slow_simulation_has_a_speed() -> None:
    """As of hard bots: a game takes ten seconds."""
    plan = planned("figures", ["random", "careless"], seed=1)
    report = play_all(plan, 1, jobs=1).report(plan, seconds=10.0)
    assert "speed      0.1 games, " in in_words(report, plan.bots)


def test_one_game_is_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("figures", "--games", "1", "--bots", "random", "--seed", "1", "--jobs", "8") == 0
    told = capsys.readouterr().out
    assert told.startswith("1 game of figures, seed 1\n")
    assert "Of 1 game 1 ended with the last player standing" in told


def test_an_even_number_of_games_needs_no_remark(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("figures", "--games", "4", "--bots", "random,random", "--jobs", "1") == 0
    assert capsys.readouterr().err == ""


def test_options_may_be_words_numbers_and_lists(capsys: pytest.CaptureFixture[str]) -> None:
    code = simulate(
        *("figures", "--games", "2", "--bots", "random", "--jobs", "1", "--players", "3"),
        *("--set", 'armies=["star-patrol", "doom-lab"]', "--set", "turn_limit=1", "--json"),
    )
    assert code == 0
    assert json.loads(capsys.readouterr().out)["length"]["turns"] == {"mean": 1.0, "min": 1, "max": 1}


@pytest.mark.parametrize(
    "words",
    [
        ("figures", "--games", "0"),
        ("figures", "--games", "-3"),
        ("figures", "--jobs", "0"),
        ("figures", "--seed", "-1"),
        ("figures", "--seed", str((1 << 64) + 1)),
        ("figures", "--bots", "gredy,random"),
        ("figures", "--bots", "random,,random"),
        ("figures", "--bots", ""),
        ("figures", "--players", "9"),
        ("figures", "--set", "army=3"),
        ("figures", "--set", "army_size=many"),
        ("figures", "--set", "army_size"),
        ("figures", "--set", "army_size=1", "--set", "army_size=2"),
        ("figgures",),
    ],
)
def test_bad_arguments_are_answered_in_one_line(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(*words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("fracas: ")
    assert printed.err.count("\n") == 1


def test_nothing_is_drawn_where_there_is_no_terminal() -> None:
    done = subprocess.run(
        [*SIMULATE, "figures", "--games", "50", "--bots", "random", "--jobs", "2"],
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""


def shown(terminal: int) -> str:
    """All that is drawn at a terminal, until nobody has its other side open any more. It comes in pieces, and more of
    them than one read takes: on a busy machine the bar is drawn often."""
    pieces = []
    with suppress(OSError):  # how Linux says that the other side is closed
        while piece := os.read(terminal, 10_000):
            pieces.append(piece)
    return b"".join(pieces).decode()


def test_at_a_terminal_a_bar_grows_and_goes_away_again() -> None:
    ours, theirs = pty.openpty()
    command = [*SIMULATE, "figures", "--games", "60", "--bots", "random", "--jobs", "1", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as playing:
        os.close(theirs)
        drawn = shown(ours)
        told, _ = playing.communicate()
    os.close(ours)
    assert playing.returncode == 0
    assert json.loads(told)["games"] == 60
    assert "0/60 games" in drawn.split("\r")[1]
    assert "60/60 games" in drawn
    *_, last = drawn.rstrip("\r").split("\r")
    assert last.strip() == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_everything_quietly(jobs: str) -> None:
    ours, theirs = pty.openpty()
    command = ("figures", "--games", "1000000", "--bots", "random", "--jobs", jobs)
    playing = subprocess.Popen([*SIMULATE, *command], stdout=subprocess.PIPE, stderr=theirs, start_new_session=True)
    os.close(theirs)
    drawn = b""
    while b"games" not in drawn:  # it has begun
        drawn += os.read(ours, 1000)
    os.killpg(playing.pid, signal.SIGINT)  # as Ctrl-C does: to all its processes
    with pytest.raises(OSError, match=r"."):  # nobody has the terminal open any more: no process is left over
        while True:
            assert select.select([ours], [], [], 60.0)[0], "it goes on as if nothing had happened"
            drawn += os.read(ours, 1000)
            assert len(drawn) < 100_000, "it plays on"
    os.close(ours)
    told, _ = playing.communicate()
    assert playing.returncode == 130
    assert told == b""
    assert b"Traceback" not in drawn
    assert b"Error" not in drawn
