"""A long text at a terminal, page by page."""

from __future__ import annotations

import pytest
from tests.terminal.kit import Heard

LINES = [f"line {number}" for number in range(50)]
"""Three pages on 24 lines."""


def read(*typed: str) -> list[str]:
    """What is seen while somebody types this; that all of it is typed, and no more."""
    words = iter(typed)
    screen = Heard(lambda _: next(words))
    screen.redraws = True
    screen.page(LINES)
    assert list(words) == []
    return screen.lines


def prompts(lines: list[str]) -> list[str]:
    return [line for line in lines if line.endswith(": ")]


def test_enter_turns_every_page_and_goes_back() -> None:
    seen = read("", "", "")
    assert [line for line in seen if line.startswith("line ")] == LINES
    assert prompts(seen) == [
        "Enter for more, q to go back: ",
        "Enter for more, b for the page before, q to go back: ",
        "Enter to go back, b for the page before: ",
    ]


@pytest.mark.parametrize("word", ["q", "Q", "quit"])
def test_q_leaves_at_any_page(word: str) -> None:
    assert "line 22" not in read(word)
    assert "line 44" not in read("", word)
    assert len(prompts(read("", "", word))) == 3


def test_b_turns_back_and_from_the_first_page_leaves() -> None:
    assert read("", "b", "b").count("line 0") == 2
    assert "line 22" not in read("b")


@pytest.mark.parametrize("word", ["h", "monk knight", "1", "?"])
def test_no_other_word_is_swallowed(word: str) -> None:
    seen = read(word, "q")
    assert "line 22" not in seen
    assert f"{word!r} cannot be typed on this page; first go back to the table with q." in seen


def test_a_page_and_its_remark_fit_the_screen() -> None:
    seen = read("x" * 500, "q")
    assert len(seen) - seen.index("line 0", 1) <= 24
    assert max(map(len, seen)) <= 80
