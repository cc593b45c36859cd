"""The benchmarks: every measurement gives a number, and sections of the results are replaced, not piled up."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.measure import measure, trace
from bench.results import RESULTS, with_section, write_section
from bench.rounds import ROOT, Variant, has_openspiel, ratio
from bench.speed import PLAYOUT, ROWS, comparison_section, speed_section
from bench.strength import strength_section

import fracas
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
