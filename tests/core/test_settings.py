"""The settings of a table as they are typed."""

from __future__ import annotations

import pytest

from fracas.core.nesting import DEEPEST
from fracas.core.refusal import SetupError
from fracas.core.sentences import counted
from fracas.core.settings import Setting, read_pairs


def test_a_value_is_json_or_the_word_itself() -> None:
    assert read_pairs(["a=3", "b=[1, [2]]", "c=Ann", "d=", 'e="3"']) == {
        "a": 3,
        "b": [1, [2]],
        "c": "Ann",
        "d": "",
        "e": "3",
    }


@pytest.mark.parametrize("value", ["9" * 5000, "1e999", '"\\ud800"', "[1"])
def test_what_is_no_json_is_a_word(value: str) -> None:
    assert read_pairs([f"a={value}"]) == {"a": value}


@pytest.mark.parametrize("deep", [DEEPEST + 1, 900, 3000, 100_000])
def test_a_value_that_is_nested_too_deeply(deep: int) -> None:
    for value in ("[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep, "[" * deep):
        with pytest.raises(SetupError, match="The setting a is nested too deeply"):
            read_pairs([f"a={value}"])


def test_a_value_that_is_not_text() -> None:
    with pytest.raises(SetupError, match="The setting a is not text in UTF-8"):
        read_pairs(["a=\udcff"])


def test_one_of_a_thing_is_no_plural() -> None:
    assert [counted(number, "name") for number in (0, 1, 2, 2000)] == ["0 names", "1 name", "2 names", "2,000 names"]
    assert counted(2, "army", "armies") == "2 armies"


def test_numbers_with_gaps_between_them_are_picked() -> None:
    rounds = Setting(name="rounds", help="", kind="pick", default=3, words=(1, 2, 3, 5), rule="legacy.round.count")
    assert [rounds.check(value) for value in (1, 2, 3, 5)] == [1, 2, 3, 5]
    for value in (4, 0, True, 3.0, "3"):
        with pytest.raises(SetupError, match="rounds must be one of 1, 2, 3, 5, not") as no:
            rounds.check(value)
        assert no.value.rule == "legacy.round.count"
