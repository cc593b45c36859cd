"""The benchmarks: every measurement gives a number, and sections of the results are replaced, not piled up."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from bench import skirmish_balance, skirmish_variants
from bench.balance import Balance
from bench.legacy_balance import THEIR_CHAMPIONS, page, verdicts
from bench.measure import measure, trace
from bench.results import RESULTS, with_section, write_section
from bench.rounds import ROOT, Variant, has_openspiel, ratio
from bench.speed import PLAYOUT, ROWS, comparison_section, speed_section
from bench.strength import strength_section

import fracas
from fracas.games.legacy.content import CHAMPION_IDS
from fracas.games.skirmish.content import ARMIES
from fracas.games.skirmish.setting_up.armies import read, refusals
from fracas.lab import simulate


def measured(name: str, *rounds: dict[str, float]) -> Variant:
    variant = Variant(name, "bench.measure")
    variant.rounds += rounds
    return variant


def test_every_measurement_is_a_positive_number() -> None:
    numbers = measure(games=10, seed=1)
    assert numbers.pop("compiled") in (0.0, 1.0)
    assert set(ROWS) <= set(numbers)
    assert all(value > 0 for value in numbers.values())
    assert numbers["playout answers/s"] > numbers["playout decisions/s"] > numbers["playout games/s"]
    assert numbers["zipped bytes"] < numbers["record bytes"]


def test_the_sections_tell_what_was_measured() -> None:
    numbers = measure(games=10, seed=1)
    interpreted = measured("interpreted", numbers, numbers)
    compiled = measured("compiled", {**numbers, "compiled": 1.0}, {**numbers, "compiled": 1.0})
    rival = {**numbers, PLAYOUT: numbers[PLAYOUT] / 4}
    rival |= {"own driver decisions/s": 1.0, "example loop decisions/s": 1.0, "clone µs": 100.0}
    openspiel = measured("OpenSpiel", rival, rival)

    speed = speed_section(interpreted, compiled)
    assert all(label in speed for label in ROWS.values())
    assert "2 rounds" in speed
    assert "not measured" in speed_section(interpreted, None, "no compiler")
    assert "ran interpreted" in speed_section(interpreted, measured("compiled", {**numbers, "compiled": 0.0}, numbers))

    assert ratio(interpreted, openspiel, PLAYOUT) == 4.0
    retraced = {"games": 3.0, "questions": 300.0, "differing": 0.0}
    assert "4.0× interpreted" in comparison_section(interpreted, compiled, openspiel, retraced)
    assert "Not measured" in comparison_section(interpreted, None, None, {})


def test_a_trace_is_a_whole_game() -> None:
    steps = trace(seed=3)
    assert all(answer in options for _, options, answer in steps)
    assert all(len(options) > 1 for who, options, _ in steps if who < 0)
    assert {who for who, _, _ in steps} == {-1, 0, 1}
    assert steps == trace(seed=3) != trace(seed=4)


def test_the_openspiel_version_asks_the_same_questions() -> None:
    """Where there is an OpenSpiel: games of ours, played over there answer for answer."""
    if not has_openspiel(sys.executable):
        pytest.skip("needs open_spiel: pip install 'fracas[compare]'")
    traces = "\n".join(json.dumps(trace(seed)) for seed in range(20))
    openspiel = Variant("OpenSpiel", "bench.openspiel_measure")
    assert json.loads(openspiel.run("--retrace", given=traces))["differing"] == 0


def test_there_is_no_openspiel_where_there_is_no_python() -> None:
    assert not has_openspiel("no-such-python")


def test_a_section_is_replaced_and_the_others_stay(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    write_section("speed", "slow", page)
    write_section("strength", r"\1 strong", page)
    write_section("speed", r"fast \g<0>", page)
    write_section("strength", "strong", page)
    text = page.read_text("utf-8")
    assert text.startswith("# Measurements\n")
    assert text.count("<!-- speed: begin -->") == text.count("<!-- speed: end -->") == 1
    assert text.count("<!-- strength: begin -->") == 1
    assert "slow" not in text
    assert text.index(r"fast \g<0>") < text.index("strong")
    assert with_section(text, "speed", r"fast \g<0>") == text


def test_the_table_of_strength_has_a_row_for_each_pair() -> None:
    reports = [simulate("figures", ["greedy:1", "random"], 2, seed=1, settings={"army_size": 1}) for _ in range(3)]
    body = strength_section(reports, jobs=2)
    assert body.count("| greedy:1 | random | 2 |") == 3


def test_the_program_measures_in_processes_of_its_own(tmp_path: Path) -> None:
    """A tiny run from end to end, but for the compiled build, which takes a minute."""
    source = Variant("interpreted", "bench.measure", path=Path(fracas.__file__).parent.parent)
    source.measure(games=5, seed=1)
    assert source.rounds[0]["games"] == 5
    assert subprocess.run([sys.executable, "-m", "bench", "--help"], cwd=ROOT, capture_output=True).returncode == 0
    assert RESULTS.parent.parent == ROOT


def test_another_game_is_measured_by_the_same_program() -> None:
    numbers = measure(games=5, seed=1, name="legacy")
    assert set(ROWS) <= set(numbers)
    section = speed_section(measured("interpreted", numbers), measured("compiled", numbers), game="legacy")
    assert "## Speed of legacy" in section
    assert "≥ 3,000 games/s compiled" in section
    assert "figures" not in section
    assert "≥ 1,000 games/s interpreted" not in speed_section(measured("interpreted", numbers), None)


def test_the_page_of_a_balance_has_both_measurements() -> None:
    extras = simulate("legacy", ["random"], 10, seed=1).extras
    text = page(extras, "random", 1, 3600.0, 2)
    assert "10 games of `random` against itself" in text
    assert "1.00 hours" in text
    for name, (played, *_) in THEIR_CHAMPIONS.items():
        row = next(
            line for line in text.splitlines() if line.lower().startswith(f"| {CHAMPION_IDS.index(name)} {name}")
        )
        assert f"| {played:.2f} | {extras['champions'][name]['per_game']:.2f} |" in row


def test_a_balance_is_written_after_every_batch(tmp_path: Path) -> None:
    """The batches have seeds of their own, and the page counts all games so far."""
    written: list[str] = []
    seen: list[dict[str, object]] = []

    def text(numbers: dict[str, object], *about: object) -> str:
        seen.append(numbers)
        written.append(f"{numbers['games']} of {about[0]}, seed {about[1]}, {about[3]} at a time")
        return written[-1]

    there = tmp_path / "balance" / "legacy.md"
    Balance("legacy", text, games=9, bot="greedy", batch=3).measure(there, games=7, bot="random", seed=1, jobs=1)
    assert written == [f"{games} of random, seed 1, 1 at a time" for games in (3, 6, 7)]
    assert there.read_text("utf-8") == written[-1]
    assert seen[1] != {**seen[0], "games": 6}, "another batch, other games"


def test_tables_of_several_kinds_are_counted_apart(tmp_path: Path) -> None:
    tables = {"short": [{"rounds": 1}, {"rounds": 2}], "long": [{"rounds": 3}]}
    seen: list[dict[str, Any]] = []

    def text(numbers: dict[str, Any], *_: object) -> str:
        seen.append({kind: counted["games"] for kind, counted in numbers.items()})
        return "-"

    balance = Balance("legacy", text, games=5, bot="random", batch=1, tables=tables)
    balance.measure(tmp_path / "page.md", games=5, bot="random", seed=1, jobs=1)
    assert seen[0] == {"short": 1}
    assert seen[-1] == {"short": 3, "long": 2}
    assert [balance.table(batch)[1] for batch in range(5)] == [
        {"rounds": 1},
        {"rounds": 3},
        {"rounds": 2},
        {"rounds": 3},
        {"rounds": 1},
    ]


def test_the_page_of_skirmish_names_what_is_not_fair() -> None:
    settings = skirmish_balance.tables(50)[0]
    assert settings == {**settings, "points": 50, "scenario": "battlefield"}
    pairs = {(*row["armies"], row["map"], row["scenario"]) for row in skirmish_balance.tables(50)}
    assert len(pairs) == 48 * 18, "every pair of armies meets on every map in every scenario"
    extras = simulate("skirmish", ["random"], 2, seed=1, settings={**settings, "round_limit": 1}).extras
    extras["matrix"] = {
        "crown grave": {"games": 90, "share": 0.7, "low": 0.6, "high": 0.79},
        "grave crown": {"games": 90, "share": 0.3, "low": 0.21, "high": 0.4},
    }
    text = skirmish_balance.page({"50 points": extras}, "random", 1, 60.0, 1)
    assert "| Crown | – | 0.700 (0.60–0.79) | – | – | 0.700 |" in text
    named = text.partition("## Points outside")[2]
    assert "| 50 | Crown against Gravemoot | 0.700 | 0.600 to 0.790 | strong, surely |" in named
    assert "Gravemoot against Crown" not in named


def test_the_armies_proposed_for_skirmish_can_be_fielded_and_are_played() -> None:
    variants = tomllib.loads(skirmish_variants.VARIANTS.read_text("utf-8"))
    ready = {army.id: army for army in ARMIES}
    for army, units in variants.items():
        assert refusals(read("\n".join(units)), ready[army].points, ready[army].faction) == []
    job = skirmish_variants.Job("crown-50-a", "\n".join(variants["crown-50-a"]), 3, 1, "random")
    assert skirmish_variants.game(job)[1] in (0.0, 0.5, 1.0)


def test_the_verdicts_tell_missed_from_not_yet_known() -> None:
    def numbers(ties: float, share: float, low: float, high: float) -> dict[str, dict[str, float]]:
        return {
            "ties": {"share": ties, "low": ties - 0.02, "high": ties + 0.02},
            "seat_0": {"share": share, "low": low, "high": high},
        }

    assert [row[2] for row in verdicts(numbers(0.2, 0.51, 0.49, 0.53))] == ["met", "met"]
    assert [row[2] for row in verdicts(numbers(0.23, 0.6, 0.4, 0.8))] == ["open: too few games", "open: too few games"]
    assert [row[2] for row in verdicts(numbers(0.13, 0.4, 0.35, 0.45))] == ["missed", "missed"]
