"""Every field of every champion and every location matters: somebody notices it in play, or it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import CONTENT
from tests.kit.every_field import Change, all_said, leaves, page_of, unnoticed

PAGE = page_of("legacy", "content.toml")
SETS = ("base", "expansion", "mixed")
TABLES = 150
SHOWN = ("id", "name", "icon", "text", "ruling", "when")
"""What players are shown. ``when`` says it of an effect; the function of the location stands at its window anyway."""


def heard(seed: int) -> Iterator[str]:
    settings = {"champions": SETS[seed % 3], "events": 6 if seed % 2 else 0, "rounds": 1 + seed // 3 % 2}
    return all_said(LEGACY.start(players=2, settings=settings, seed=seed), Random(seed))


def changes(kind: str, place: int) -> Iterator[Change]:
    """The fields of a row that rules read, each with another value."""
    row = PAGE[kind][place]
    tables = [seed for seed in range(TABLES) if kind == "location" or SETS[seed % 3] in (row["set"], "mixed")]
    for path, value in leaves(row):
        field = path[-1]
        if field in SHOWN:
            continue
        for called, values in others(kind, place, (kind, place, *path), value):
            yield Change(f"{row['id']}: {called}", "content.toml", values, tables)


def others(kind: str, place: int, path: tuple[str | int, ...], value: Any) -> Iterator[tuple[str, list[Any]]]:
    """Values that it might have instead."""
    field = ".".join(str(step) for step in path[2:])
    if field == "power":  # each set has one of each power: two change places
        other = place + 1 if value < 9 else place - 1
        yield field, [(path, PAGE[kind][other]["power"]), ((kind, other, "power"), value)]
    elif field == "set":
        other = (place + 10) % 20
        yield field, [(path, PAGE[kind][other]["set"]), ((kind, other, "set"), value)]
    elif field == "race":
        yield field, [(path, "elf" if value != "elf" else "dwarf")]
    elif isinstance(value, list):
        for each in value:
            yield f"{field} without {each}", [(path, [other for other in value if other != each])]
    elif isinstance(value, bool):
        yield field, [(path, not value)]
    else:
        yield field, [(path, value + 1)]
        yield field, [(path, value - 1)]


@pytest.mark.parametrize(
    ("kind", "first", "after"), [("champion", 0, 10), ("champion", 10, 20), ("location", 0, 8), ("location", 8, 16)]
)
def test_whatever_changes_in_a_row_is_noticed_in_play(kind: str, first: int, after: int) -> None:
    assert unnoticed(heard, "legacy", [each for place in range(first, after) for each in changes(kind, place)]) == []


def test_what_a_favoured_champion_adds_is_noticed() -> None:
    assert unnoticed(heard, "legacy", [Change("terrain", "content.toml", [(("terrain",), 3)], [0])]) == []


def test_what_nobody_reads_is_noticed_by_nobody() -> None:
    """So the tests above can fail."""
    tables = list(range(0, TABLES, 3))
    text = Change("text", "content.toml", [(("champion", 3, "battle", "text"), "It sings.")], tables)
    number = Change("number", "content.toml", [(("champion", 3, "battle", "numbers", "at_most"), 4)], tables)
    assert unnoticed(heard, "legacy", [text, number]) == ["text"]


def test_every_word_of_every_row_is_sent_to_screens() -> None:
    sent = {"terrain": CONTENT.terrain, "champion": CONTENT.champions, "location": CONTENT.locations}
    shown = dict(leaves(msgspec.json.decode(msgspec.json.encode(sent))))
    assert {path: shown[path] for path, _ in leaves(PAGE)} == dict(leaves(PAGE))
