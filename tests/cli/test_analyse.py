"""``fracas analyse``."""

from __future__ import annotations

import re
from pathlib import Path

from tests.terminal.kit import Typist

from fracas.bots.analysed import AnalysedMoment
from fracas.bots.analysis import Analysis
from fracas.terminal.analysis import analysis_lines

GOLDEN = Path(__file__).parents[1] / "records" / "golden"


def test_a_record_as_a_chart_and_sentences(fracas: Typist) -> None:
    told = fracas("analyse", str(GOLDEN / "legacy-base.jsonl"), "--bot", "mcts:20")
    assert told.status == 0, told.err
    lines = told.out.splitlines()
    assert lines[0].startswith("100 % |") and lines[5].startswith(" 50 % |") and lines[10].startswith("  0 % |")
    assert max(map(len, lines)) <= 80
    assert lines[11].startswith(" turn |1"), "turns on the axis"
    assert any(line.startswith("* Turn ") for line in lines)
    reviews = [line for line in lines if re.match(r"[^*].*: accuracy \d+ of 100;", line)]
    assert len(reviews) == 2
    for told_of in re.findall(
        r"From (\d+) % to\s+(\d+) %: own\s+choices ([+−]\d+),\s+choices\s+of\s+others\s+([+−]\d+),\s+luck\s+([+−]\d+)",
        told.out,
    ):
        start, end, *moved = [int(number.replace("−", "-")) for number in told_of]
        assert abs(start + sum(moved) - end) <= 2, "but for rounding"
    assert told.out == fracas("analyse", str(GOLDEN / "legacy-base.jsonl"), "--bot", "mcts:20").out


def test_a_first_look_alone(fracas: Typist) -> None:
    told = fracas("analyse", str(GOLDEN / "legacy-base.jsonl"), "--first")
    assert told.status == 0, told.err
    assert "accuracy" in told.out


def test_what_cannot_be_analysed_is_refused(fracas: Typist, tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.jsonl"
    rubbish.write_text("{}")
    assert fracas("analyse", str(rubbish)).status == 2
    assert "solver" in fracas("analyse", str(GOLDEN / "figures-duel.jsonl"), "--bot", "solver:1").err


def test_three_seats_have_three_curves() -> None:
    story = Analysis([AnalysedMoment(0, 1, (0.5, 0.3, 0.2), ())], [], (1.0, 0.0, 0.0))
    lines = analysis_lines(story, ["Ann", "Bob", "Cy"])
    assert lines[0] == "100 % | *"
    assert lines[5] == " 50 % |*"
    assert lines[7] == "      |o"
    assert lines[-1] == "No moment mattered more than the others."
