"""Every field of every row matters: somebody at the table notices it, or it is shown on a screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fracas.games.synergy.content import (
    BOARD_ROWS,
    MARKERS,
    ROWS,
    STATUSES,
    TEAM_POWER_ROWS,
    TEAMS,
    CardRow,
    Printed,
    _board,
    card_named,
)
from fracas.games.synergy.screens import CONTENT, SynergyContent, content_of
from tests.games.synergy.changed import WORDS, Row, changes, noticed, unnoticed

# -- what the rules read

SHOWN_TOO = ("reach.kind", "reach.size")
"""Of a card that is no strike, its function knows how far it goes; screens draw it from the row."""


@pytest.mark.parametrize("row", [*ROWS, *TEAM_POWER_ROWS], ids=lambda row: row.id)
def test_whatever_changes_in_a_row_is_noticed_in_play(row: Row) -> None:
    shown = SHOWN_TOO if isinstance(row, CardRow) and row.hit is None else ()
    assert [name for name in unnoticed(row) if name not in shown] == []


def test_what_nothing_reads_is_noticed_by_nobody() -> None:
    """So the test above can fail."""
    might = next(row for row in ROWS if row.id == "might")
    assert noticed(msgspec.structs.replace(might, uses=("stunned",))) == -1
    assert noticed(msgspec.structs.replace(might, at_most=2)) == -1
    assert noticed(msgspec.structs.replace(might, times={"damage": 3})) >= 0
    assert card_named("might").times == {"damage": 2}, "and it is as it was"


def test_no_field_of_a_card_is_left_out() -> None:
    changed = {name.partition(" ")[0].partition(".")[0] for row in ROWS for name, _ in changes(row)}
    fields = {field.name for field in msgspec.structs.fields(CardRow)}
    assert changed.isdisjoint(WORDS)
    assert changed | {*WORDS} == fields


# -- what is shown

TABLES: list[list[Any]] = [ROWS, STATUSES, MARKERS, TEAMS, TEAM_POWER_ROWS, BOARD_ROWS]
"""In the order of `content_of`."""
NOT_SHOWN = {
    "TeamPowerRow": {"id", "add", "times", "numbers"},  # a team names it by its id; the others are noticed in play
    "BoardRow": {"bases"},  # where bots place theirs: tests/bots/test_evaluation_synergy.py
}


def reworded(row: Any) -> Iterator[tuple[str, Any]]:
    """The row with another word in each field that is for people."""
    for field in msgspec.structs.fields(row):
        value = getattr(row, field.name)
        if isinstance(row, CardRow) and field.name not in WORDS:
            continue
        if field.name in NOT_SHOWN.get(type(row).__name__, ()):
            continue
        if isinstance(value, Printed):
            for part in ("range", "hit", "damage"):
                yield f"printed.{part}", msgspec.structs.replace(row, printed=Printed(**{part: "something else"}))
        elif field.name == "power":
            yield "power", msgspec.structs.replace(row, power=TEAM_POWER_ROWS[-1].id)
        elif field.name == "map":
            yield "map", msgspec.structs.replace(row, map=value.replace("#", ".", 1))
        else:
            yield field.name, msgspec.structs.replace(row, **{field.name: other_word(value)})


def other_word(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return (*value[1:], other_word(value[0])) if isinstance(value, tuple) else f"{value} or so"


def with_instead(table: int, place: int, row: Any) -> SynergyContent:
    tables = [list(rows) for rows in TABLES]
    tables[table][place] = row
    return content_of(*tables)


@pytest.mark.parametrize("table", range(len(TABLES)), ids=lambda table: type(TABLES[table][0]).__name__)
def test_every_word_of_every_row_is_shown(table: int) -> None:
    for place, row in enumerate(TABLES[table]):
        for name, other in reworded(row):
            assert with_instead(table, place, other) != CONTENT, f"{row.id}: {name}"


@pytest.mark.parametrize("row", BOARD_ROWS, ids=lambda row: row.id)
def test_the_map_is_what_the_rules_read(row: Any) -> None:
    other = next(other for name, other in reworded(row) if name == "map")
    assert _board(0, other).solid != _board(0, row).solid
