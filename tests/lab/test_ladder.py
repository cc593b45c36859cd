"""Ladders and gauntlets: who meets who, and that ratings come out as results say."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.lab.folders import SHORT

from fracas.cli import main
from fracas.core.refusal import FracasError
from fracas.games import NAMES, game_named
from fracas.lab.folder import Chunk, Folder
from fracas.lab.ladder import bots_of, companies, gauntlet_plans, ladder_plans, results, rungs
from fracas.lab.plan import play_chunk
from fracas.lab.run import begin, go_on, row_of

SETTING = ["--set", "army_size=2"]


def made_up(path: Path, bots: list[str], strengths: dict[str, float], games: int) -> Folder:
    """A ladder whose winners are drawn with the chances of these strengths."""
    random = Random(6)
    plans = ladder_plans("figures", bots, seed=1, players=2, settings=SHORT["figures"])
    folder = begin(path, plans, games)
    for table, plan in enumerate(plans):
        for first in range(0, games, folder.manifest.chunk):
            rows = [row_of(plan, row) for row in play_chunk(plan, first, folder.manifest.chunk)]
            for row in rows:
                winner = random.choices([0, 1], [strengths[bot] for bot in row["bots"]])[0]
                row["winners"], row["shares"] = [winner], [float(seat == winner) for seat in (0, 1)]
            folder.write(Chunk(table, first, folder.manifest.chunk), rows)
    return folder


def test_everybody_meets_everybody_from_every_seat(tmp_path: Path) -> None:
    bots = ["random", "careless", "greedy:1"]
    folder = begin(tmp_path / "l", ladder_plans("figures", bots, seed=3, players=2, settings=SHORT["figures"]), 4)
    go_on(folder)
    met = Counter(tuple(row["bots"]) for row in folder.rows())
    assert met == {(one, other): 2 for one in bots for other in bots if one != other}
    assert bots_of(folder) == bots
    assert len(list(results(folder))) == 12


def test_larger_tables_seat_different_bots() -> None:
    assert companies(["a", "b", "c", "d"], 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    assert companies(["a", "b"], 4) == [("a", "b")]
    plans = ladder_plans("figures", ["random", "careless", "greedy:1"], seed=3, players=3)
    assert [plan.bots for plan in plans] == [("random", "careless", "greedy:1")]


def test_ratings_are_those_that_the_results_were_drawn_with(tmp_path: Path) -> None:
    folder = made_up(
        tmp_path / "l", ["random", "careless", "greedy:1"], {"random": 1, "careless": 3, "greedy:1": 9}, 300
    )
    found = {rung.bot: rung.rating for rung in rungs(folder, "careless")}
    step = 190.8  # 400 times the decimal logarithm of 3
    for bot, points in (("random", 1500 - step), ("greedy:1", 1500 + step)):
        assert abs(found[bot].points - points) < 1.5 * found[bot].reach
        assert found[bot].games == 600
    assert found["careless"].points == 1500
    assert [rung.bot for rung in rungs(folder, "careless")] == ["greedy:1", "careless", "random"]


def test_a_ladder_of_one_is_refused() -> None:
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(FracasError, match="two or more bots"):
            ladder_plans("figures", bots, seed=1, players=2)


def test_one_command_plays_and_rates_and_another_rates_somebody_new(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder, gauntlet, page = tmp_path / "ladder", tmp_path / "gauntlet", tmp_path / "ladder.html"
    words = ["lab", "ladder", str(ladder), "figures", "--bots", "random,careless", "--games", "60", "--seed", "4"]
    assert main([*words, *SETTING, "--jobs", "1", "--html", str(page)]) == 0
    out = capsys.readouterr().out
    assert "The ladder of figures" in out and "anchor" in out and "60 games." in out
    assert "<h1>The ladder of figures</h1>" in page.read_text()
    assert main(["lab", "ladder", str(ladder), "--as-it-is", "--json", "--anchor", "random", "--at", "1000"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["bot"] for line in lines] == ["careless", "random"]
    assert lines[1]["rating"] == 1000 and lines[0]["low"] < lines[0]["rating"] < lines[0]["high"]

    words = ["lab", "gauntlet", str(gauntlet), "greedy:1", "--ladder", str(ladder), "--seed", "5", "--jobs", "1"]
    assert main([*words, "--games", "40", "--reach", "20"]) == 0
    out = capsys.readouterr().out
    assert "greedy:1 has 1" in out and "not known to ± 20 yet" in out
    assert Folder(gauntlet).played == 40
    assert main([*words, "--games", "4000", "--reach", "100"]) == 0
    out = capsys.readouterr().out
    assert "greedy:1 has 1" in out and "yet" not in out
    assert 40 <= Folder(gauntlet).played < 4000
    assert main([*words[:3], "random", *words[4:]]) == 2
    assert "is the gauntlet of greedy:1" in capsys.readouterr().err


def test_a_gauntlet_keeps_the_ladder_as_it_is(tmp_path: Path) -> None:
    ladder = made_up(tmp_path / "l", ["random", "careless"], {"random": 1, "careless": 3}, 100)
    known = {rung.bot: rung.rating.points for rung in rungs(ladder, "careless")}
    plans = gauntlet_plans(ladder, "greedy:1", seed=2)
    assert [plan.bots for plan in plans] == [("greedy:1", "random"), ("greedy:1", "careless")]
    assert plans[0].settings == ladder.manifest.plans[0].settings
    folder = begin(tmp_path / "g", plans, 4)
    go_on(folder)
    found = {rung.bot: rung.rating for rung in rungs(folder, "random", known["random"], known)}
    assert {bot: found[bot].points for bot in known} == known
    assert found["greedy:1"].games == 8


@pytest.mark.parametrize("game", NAMES)
def test_the_levels_of_every_game_can_be_put_on_a_ladder(game: str) -> None:
    from fracas.bots.opponents import levels_of, spec_of

    rules = game_named(game)
    bots = list(dict.fromkeys(spec_of(word, rules) for word in levels_of(rules)))
    plans = ladder_plans(game, bots, seed=1, players=2)
    assert len(plans) == len(bots) * (len(bots) - 1) // 2 >= 1
