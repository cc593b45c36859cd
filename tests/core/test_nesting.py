"""How deep a value may be nested is our own decision, the same on every Python."""

from __future__ import annotations

import pytest

import fracas
from fracas.core.nesting import DEEPEST, too_deep
from fracas.core.notation import read_line
from fracas.core.record import Record
from fracas.core.refusal import DamagedRecord, SetupError

AROUND = 2
"""The header, and the table of settings in it."""


def nested(deep: int) -> str:
    return "[" * deep + "]" * deep


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("", False),
        ("3", False),
        (nested(DEEPEST), False),
        (nested(DEEPEST + 1), True),
        ('{"a":' * DEEPEST + "1" + "}" * DEEPEST, False),
        ('{"a":' * (DEEPEST + 1) + "1" + "}" * (DEEPEST + 1), True),
        ("[" * (DEEPEST + 1), True),  # never closed
        ("[" + "[]," * 1000 + "[]]", False),  # wide, not deep
        ('["' + "[" * 1000 + '"]', False),  # brackets in a word
        (r'["\"' + "[" * 1000 + '"]', False),
        (r'["\\", ' + nested(DEEPEST) + "]", True),
        ('["' + "[" * 1000, False),  # a word never closed
        (nested(100_000), True),
        ("]" * 1000 + nested(DEEPEST + 1), False),  # no JSON at all: the parser refuses it at its first sign
        ("\ud800" + nested(DEEPEST + 1), True),
    ],
)
def test_brackets_are_counted_outside_of_words(text: str, deep: bool) -> None:
    assert too_deep(text) == deep
    assert too_deep(text.encode(errors="replace")) == deep


def lists(deep: int) -> list[object]:
    value: list[object] = []
    for _ in range(deep - 1):
        value = [value]
    return value


@pytest.mark.parametrize("deep", [DEEPEST - AROUND + 1, 100, 900, 5000])
def test_what_could_not_be_read_back_is_not_written(deep: int) -> None:
    game = fracas.game("figures")
    with pytest.raises(SetupError, match="nested too deeply"):
        game.start(players=2, settings={"cards": lists(deep)})


@pytest.mark.parametrize("deep", [DEEPEST - AROUND + 1, 100, 900, 3000, 9000])
def test_a_record_is_no_deeper_than_a_table(deep: int) -> None:
    text = fracas.game("figures").start(players=2, seed=1).record().text()
    for value in (nested(deep), "[" * deep):
        with pytest.raises(DamagedRecord, match="This is not a record of a game"):
            Record.read(text.replace('"cards":[]', f'"cards":{value}', 1))


@pytest.mark.parametrize("deep", [DEEPEST + 1, 900, 9000])
def test_a_line_is_no_deeper_either(deep: int) -> None:
    with pytest.raises(DamagedRecord, match="nested too deeply"):
        read_line(fracas.game("figures"), f'figures/3 players=2 settings={{"cards":{nested(deep)}}} :')
