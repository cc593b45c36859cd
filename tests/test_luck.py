"""The order of the tests follows from the luck, and leaves no folder and no file half-way."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests import luck

NAMES = [f"{folder}/{file}::{test}" for folder in "abcd" for file in "pqrs" for test in range(5)]


def folder(name: str) -> str:
    return name.partition("/")[0]


def file(name: str) -> str:
    return name.partition("::")[0]


def ordered(number: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(luck, "LUCK", number)
    return luck.shuffled(NAMES, folder, file, lambda name: name)


def test_every_luck_has_an_order_of_its_own_which_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = [ordered(number, monkeypatch) for number in range(10)]
    assert all(sorted(order) == sorted(NAMES) for order in orders)
    assert len({tuple(order) for order in orders}) == 10
    assert ordered(3, monkeypatch) == orders[3]


def test_no_folder_and_no_file_is_left_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(10):
        order = ordered(number, monkeypatch)
        assert len(list(groupby(order, folder))) == 4
        assert len(list(groupby(order, file))) == 16
