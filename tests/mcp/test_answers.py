"""A file of answers, played over again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest
from tests.mcp.kit import any_answer
from tests.terminal.kit import Typist, must_refuse

from fracas.mcp.answers import Answers, play_answers, read_answers
from fracas.mcp.sitting import Opening, Sitting


def kept_game(seed: int = 3, *, wrong: bool = True) -> list[str]:
    """The lines of a game of figures at random, with a refused answer and a hint in it."""
    lines: list[str] = []
    sitting = Sitting("kept", Opening(game="figures", bots=["", "greedy"], seed=seed, settings={"army_size": 3}))
    answers = Answers(sitting, lines.append)
    now, luck = sitting.begin(), Random(seed)
    if wrong:
        answers.answer(now["question"]["id"], "nobody")
        answers.hint()
    while not now["over"]:
        now = answers.answer(now["question"]["id"], any_answer(now["question"], luck))
    return lines


def test_the_same_answers_are_the_same_game() -> None:
    opening, given = read_answers("".join(kept_game()))
    first, second = play_answers(opening, given), play_answers(opening, given)
    assert first.table.over and first.table.log == second.table.log
    assert first.table.incidents.helped == {0}


def test_a_file_by_hand_needs_little(tmp_path: Path, fracas: Typist) -> None:
    opening, given = read_answers("".join(kept_game(wrong=False)))
    path = tmp_path / "by hand.jsonl"
    short = [{"game": opening.game, "bots": opening.bots, "seed": opening.seed, "settings": opening.settings}]
    short += [{"answer": each.answer} for each in given]
    path.write_text("\n".join(map(json.dumps, short)) + "\n\n")
    whole = fracas("mcp", "--answers", str(path))
    assert whole.status == 0 and f"{len(given)} lines, 0 refused answers" in whole.out
    path.write_text("\n".join(map(json.dumps, short[:3])))
    part = fracas("mcp", "--answers", str(path))
    assert part.status == 1 and part.out.startswith("The game is not over: ")


def test_what_came_of_it_is_counted(tmp_path: Path, fracas: Typist) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("".join(kept_game()))
    said = fracas("mcp", "--answers", str(path)).out.splitlines()
    assert said[0].endswith("wins.") and "1 refused answer," in said[1] and said[2] == "  refused 1 × by table.answer"


def test_a_game_that_can_be_left(tmp_path: Path, fracas: Typist) -> None:
    lines = [*kept_game()[:3], '{"did":"resign"}']
    path = tmp_path / "left.jsonl"
    path.write_text("\n".join(lines))
    assert "Model resigned." in fracas("mcp", "--answers", str(path)).out


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda lines: [], "Line 1 is not a line of such a file: Object missing required field `game`"),
        (lambda lines: [lines[0], "[" * 5000], "Line 2 is nested too deeply"),
        (lambda lines: [lines[0], '{"answer":{}}'], "Line 2 is not a line of such a file"),
        (lambda lines: [lines[0], '{"did":"dance"}'], "Line 2 does 'dance', which cannot be done."),
        (lambda lines: [lines[0].replace("figures", "chess"), *lines[1:]], "Unknown game 'chess'"),
        (lambda lines: [lines[0].replace('"rules":', '"rules":9'), *lines[1:]], "given under other rules"),
        (lambda lines: [lines[0].replace('"seed":3', '"seed":4'), *lines[1:]], "another game by now"),
        (lambda lines: [lines[0], lines[1].replace("table.answer", "table.question")], "Line 2 came to something else"),
        (lambda lines: [*lines, lines[-1]], "but the table asks nothing more"),
    ],
)
def test_other_files_are_refused(spoil: object, sentence: str, tmp_path: Path, fracas: Typist) -> None:
    path = tmp_path / "spoilt.jsonl"
    path.write_text("\n".join(line.strip() for line in spoil(kept_game())))  # type: ignore[operator]
    must_refuse(fracas("mcp", "--answers", str(path)), sentence)


def test_flags_that_do_not_go_together(fracas: Typist, tmp_path: Path) -> None:
    must_refuse(fracas("mcp", "--record", str(tmp_path / "x")), "--record goes with --answers")
    must_refuse(fracas("mcp", "--answers", str(tmp_path / "missing")), "There is no file")


def test_without_the_sdk_it_says_what_to_install(fracas: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [
        name for name in sys.modules if name == "mcp" or name.startswith("mcp.") or name == "fracas.mcp.server"
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp", None)
    must_refuse(fracas("mcp"), "pip install 'fracas[mcp]'")
