"""Results in a folder: stopped, killed, gone on with, extended; and what is refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from tests.lab.folders import digest, folder_at, plan_of

from fracas.bots.kinds import BOTS, make
from fracas.cli import main
from fracas.core.refusal import FracasError
from fracas.lab import folder as folders
from fracas.lab.engines import engine, played
from fracas.lab.folder import Chunk, Folder
from fracas.lab.plan import play_chunk
from fracas.lab.run import begin, go_on, limited_by_time, row_of

LAB = (sys.executable, "-m", "tests.luck", "lab")


def test_stopped_gone_on_with_and_extended_it_is_what_one_run_gives(tmp_path: Path) -> None:
    plan = plan_of("figures", ["careless", "random"])
    whole = folder_at(tmp_path / "whole", plan, 47, chunk=5)
    piecewise = Folder.begun(tmp_path / "pieces", [plan], games=23, chunk=5)
    for chunk in (Chunk(0, 15, 5), Chunk(0, 0, 5)):
        piecewise.write(chunk, [row_of(plan, row) for row in play_chunk(plan, chunk.first, chunk.games)])
    taken_up = begin(tmp_path / "pieces", [plan], 23)
    assert (taken_up.played, taken_up.wanted) == (10, 23)
    assert [chunk.first for chunk in taken_up.missing()] == [5, 10, 20]
    go_on(taken_up)
    assert Folder(tmp_path / "pieces").played == 23
    extended = begin(tmp_path / "pieces", [plan], 47)
    go_on(extended, jobs=2)
    assert [row["game"] for row in extended.rows()] == list(range(47))
    assert digest(extended) == digest(whole)
    assert extended.missing() == []


def test_the_engine_on_this_machine_gives_the_rows_of_one_process(tmp_path: Path) -> None:
    for game in ("legacy", "synergy"):
        plan = plan_of(game)
        assert digest(folder_at(tmp_path / game, plan, 12, chunk=3, jobs=2)) == digest(
            folder_at(tmp_path / f"{game}-alone", plan, 12, chunk=4)
        )


def test_parts_are_drawn_together_and_what_a_kill_leaves_of_that_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "TOGETHER", 3)
    plan = plan_of("figures")
    folder = folder_at(tmp_path / "a", plan, 14, chunk=2)
    assert [chunk.games for chunk in sorted(folder.done)] == [6, 6, 2]
    before = digest(folder)
    # Killed after the large part was put in its place, and before the small ones were removed:
    there = tmp_path / "a"
    rows = list(folder.rows())
    small = Folder.begun(tmp_path / "b", [plan], games=14, chunk=2)
    monkeypatch.setattr(folders, "TOGETHER", 99)
    small.write(Chunk(0, 2, 2), [{name: row[name] for name in row if name != "plan"} for row in rows[2:4]])
    os.replace(tmp_path / "b" / Chunk(0, 2, 2).name, there / Chunk(0, 2, 2).name)
    (there / ".part-0000-0000000004-2.parquet").write_bytes(b"half of it")
    again = Folder(there)
    assert digest(again) == before
    assert again.played == 14
    with again.alone():
        pass
    assert sorted(each.name for each in there.iterdir()) == [
        ".lock",
        "manifest.json",
        *(chunk.name for chunk in sorted(again.done)),
    ]


def test_a_killed_run_is_gone_on_with(tmp_path: Path) -> None:
    words = ["run", str(tmp_path / "killed"), "figures", "--bots", "greedy:1,careless", "--games", "30", "--seed", "8"]
    process = subprocess.Popen([*LAB, *words, "--jobs", "2"], stderr=subprocess.DEVNULL)
    while not list((tmp_path / "killed").glob("part-*")):
        assert process.poll() is None
        time.sleep(0.02)
    process.kill()
    process.wait()
    assert 0 < Folder(tmp_path / "killed").played <= 30
    assert main(["lab", "run", str(tmp_path / "killed"), "--jobs", "1"]) == 0
    words[1] = str(tmp_path / "whole")
    assert main(["lab", *words, "--jobs", "2"]) == 0
    assert digest(Folder(tmp_path / "killed")) == digest(Folder(tmp_path / "whole"))


def test_a_killed_process_of_the_engine_is_made_up_for(tmp_path: Path) -> None:
    """The pool is lost with it; the others go on, and every chunk comes once."""
    plan = plan_of("legacy", ["greedy:1"])
    chunks = [Chunk(0, first, 2) for first in range(0, 16, 2)]
    found = []
    with engine("local", 2) as players:
        killed = False
        for chunk, rows in played(players, play_chunk, [plan], chunks):
            found.append(chunk)
            assert [row.index for row in rows] == [chunk.first, chunk.first + 1]
            if not killed:
                os.kill(players.submit(os.getpid).result(), signal.SIGKILL)
                killed = True
    assert sorted(found) == chunks


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    there = tmp_path / "stopped"
    words = ["run", str(there), "legacy", "--bots", "greedy:1", "--games", "5000", "--seed", "1", "--jobs", "2"]
    process = subprocess.Popen([*LAB, *words], stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not list(there.glob("part-*")):
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the command and its processes
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    folder = Folder(there)
    assert 0 < folder.played < 5000
    assert said.startswith(f"fracas: stopped; {folder.played:,} of 5,000 games are kept. Go on with: ")
    assert said.endswith(f" lab run {there}\n")
    assert "Traceback" not in said


def refusal(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["lab", *words]) == 2
    return capsys.readouterr().err


def test_games_of_two_plans_are_not_mixed(tmp_path: Path) -> None:
    plan = plan_of("figures")
    folder_at(tmp_path, plan, 2)
    for other, why in (
        (plan_of("figures", seed=4), "its seed differs"),
        (plan_of("figures", ["careless"], seed=9), "its bots and seed differ"),
        (plan_of("legacy"), "its content, game, settings and version differ"),
    ):
        with pytest.raises(FracasError, match=f"holds games of another plan: {why}. Name a new folder"):
            begin(tmp_path, [other], 2)
    with pytest.raises(FracasError, match="its number of tables differs"):
        begin(tmp_path, [plan, plan], 2)
    with pytest.raises(FracasError, match="is for 2 games a table; it cannot be for fewer"):
        begin(tmp_path, [plan], 1)


def test_what_is_no_folder_of_results_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("dear diary")
    (tmp_path / "file").write_text("")
    figures = ("figures", "--games", "1", "--bots", "random")
    assert "is not empty, and holds no results" in refusal("run", f"{tmp_path}/mine", *figures, capsys=capsys)
    assert "is a file" in refusal("run", f"{tmp_path}/file", *figures, capsys=capsys)
    assert "There are no results in" in refusal("query", f"{tmp_path}/mine", "select 1", capsys=capsys)
    assert [each.name for each in (tmp_path / "mine").iterdir()] == ["diary.txt"]
    folder = folder_at(tmp_path / "good", plan_of("figures"), 1)
    newer = msgspec.structs.replace(folder.manifest, format=99)
    (tmp_path / "good" / "manifest.json").write_bytes(msgspec.json.encode(newer))
    assert "are of format 99" in refusal("query", f"{tmp_path}/good", "select 1", capsys=capsys)
    (tmp_path / "good" / "manifest.json").write_text("{")
    assert "cannot be read" in refusal("query", f"{tmp_path}/good", "select 1", capsys=capsys)


def test_only_one_run_writes_into_a_folder(tmp_path: Path) -> None:
    folder = folder_at(tmp_path, plan_of("figures"), 1)
    with folder.alone(), pytest.raises(FracasError, match="Another run is writing into"):
        go_on(Folder(tmp_path))


def test_bots_that_look_at_the_clock_are_refused_unless_somebody_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("run", str(tmp_path / "a"), "legacy", "--bots", "solver:0.01s,random", "--games", "1", "--set", "rounds=1")
    assert "solver:0.01s looks at the clock, so nobody can repeat its games." in refusal(*words, capsys=capsys)
    assert not (tmp_path / "a").exists()
    assert main(["lab", *words, "--not-reproducible", "--jobs", "1"]) == 0
    assert not Folder(tmp_path / "a").manifest.reproducible


def test_the_clock_is_seen_in_every_bot_that_has_one() -> None:
    for kind in BOTS:
        bot = make(kind)
        assert limited_by_time(kind) == (hasattr(bot, "seconds") and bot.name.endswith("s")), kind


def test_without_its_package_the_lab_says_what_to_install(tmp_path: Path) -> None:
    for package, words, sentence in (
        (
            "duckdb",
            ["run", str(tmp_path / "a"), "figures"],
            'A folder of results needs duckdb. Install it with: pip install "fracas[lab]"',
        ),
        (
            "ray",
            ["run", str(tmp_path / "b"), "figures", "--on", "ray:127.0.0.1:1"],
            'Playing on a Ray cluster needs ray. Install it with: pip install "fracas[cluster]"',
        ),
        (
            "distributed",
            ["run", str(tmp_path / "c"), "figures", "--on", "dask:127.0.0.1:1"],
            'Playing on a Dask cluster needs distributed. Install it with: pip install "fracas[cluster]"',
        ),
    ):
        program = (
            f"import sys; sys.modules['{package}'] = None; from fracas.cli import main; "
            f"sys.exit(main({['lab', *words]}))"
        )
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (2, f"fracas: {sentence}\n")


def test_an_engine_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for on in ("cloud", "ray", "dask:", "local:2"):
        words = ("run", str(tmp_path / "a"), "figures", "--games", "1", "--on", on)
        assert f"Unknown engine '{on}'. Choose local, ray:ADDRESS or dask:ADDRESS." in refusal(*words, capsys=capsys)
