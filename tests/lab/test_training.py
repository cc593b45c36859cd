"""Rows to learn from: every decision of a folder, as its seat saw it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import duckdb
import msgspec
import pytest
from tests.lab.folders import folder_at, plan_of

from fracas.bots import make
from fracas.cli import main
from fracas.core.refusal import FracasError
from fracas.core.session import Session
from fracas.games import NAMES
from fracas.lab.training import COLUMNS, VERSION, decisions, export


@pytest.mark.parametrize("game", NAMES)
def test_every_decision_is_a_row_of_what_its_seat_saw(game: str, tmp_path: Path) -> None:
    plan = plan_of(game, ["careless", "random"], keep="answers")
    folder = folder_at(tmp_path / "f", plan, 2)
    rows = list(folder.rows())
    found = [list(decisions(plan, row)) for row in rows]
    assert [len(each) for each in found] == [row["decisions"] for row in rows]
    row, decided = rows[0], iter(found[0])
    table = Session.new(plan.rules, players=plan.players, settings=plan.settings, seed=plan.chance_seed(0))
    bots = [make(plan.bots[bot], plan.bot_seed(0, seat)) for seat, bot in enumerate(plan.seating(0))]
    while not table.over:
        for seat in table.waiting_for:
            sight = table.sight(seat)
            said = next(decided)
            answer = bots[seat].choose(sight).answer
            assert said["view"] == msgspec.json.encode(table.view(seat)).decode()
            assert (said["seat"], said["ask"], said["options"]) == (seat, sight.ask, list(sight.values))
            assert said["answer"] == ([answer] if isinstance(answer, int) else list(answer))
            assert said["share"] == row["shares"][seat]
            assert said["bot"] == row["bots"][seat]
            if said["options"]:
                assert said["answer"][0] in said["options"]
            table.answer(seat, answer)


def test_the_file_is_parquet_with_its_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "run", str(tmp_path / "f"), "legacy", "--bots", "random", "--games", "3", "--seed", "1"]
    assert main([*words, "--set", "rounds=1", "--keep-answers", "--jobs", "1"]) == 0
    there = tmp_path / "rows.parquet"
    capsys.readouterr()
    assert main(["lab", "export", str(tmp_path / "f"), str(there)]) == 0
    out = capsys.readouterr().out
    with duckdb.connect() as database:
        names = [row[0] for row in database.execute(f"DESCRIBE SELECT * FROM '{there}'").fetchall()]
        count, games = database.execute(f"SELECT count(*), count(DISTINCT game) FROM '{there}'").fetchall()[0]
        facts = dict(
            database.execute(f"SELECT key::VARCHAR, value::VARCHAR FROM parquet_kv_metadata('{there}')").fetchall()
        )
    assert names == list(COLUMNS)
    assert games == 3 and out == f"{count} decisions of 3 games in {there}\n"
    assert facts["fracas_training"] == str(VERSION)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["f", "rows.parquet"]


def test_a_changed_content_is_exported_by_a_process_that_has_it(tmp_path: Path) -> None:
    change = tmp_path / "change.toml"
    change.write_text("[legacy.content]\nterrain = 4\n")
    words = ["lab", "run", str(tmp_path / "f"), "legacy", "--bots", "random", "--games", "2", "--seed", "1"]
    more = ["--set", "rounds=1", "--keep-answers", "--jobs", "1", "--overlay", str(change)]
    assert main([*words, *more]) == 0
    there = tmp_path / "rows.parquet"
    command = [sys.executable, "-m", "fracas", "lab", "export", str(tmp_path / "f"), str(there)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert there.is_file()


def test_games_without_answers_are_refused(tmp_path: Path) -> None:
    folder = folder_at(tmp_path / "f", plan_of("figures"), 2)
    with pytest.raises(FracasError, match="Play with --keep-answers"):
        export(folder, tmp_path / "none.parquet")
