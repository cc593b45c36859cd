"""Every field of every row matters: somebody at the table notices it, or it is printed or shown on a screen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fracas.games.skirmish.content import unit_named
from fracas.games.skirmish.rows import UnitRow
from tests.games.skirmish.changed import changes, noticed, rows_of, unnoticed

TABLES = ("UNIT_ROWS", "ITEM_ROWS", "ABILITY_ROWS", "HERO_ROWS", "OWN_ROWS", "ARMY_ROWS", "SCENARIO_ROWS")
"""All but maps and factions."""
WORDS = frozenset({"keywords", "name", "text", "who", "ruling", "own.text", "own.kind"})
"""For people: it is enough that they differ in print. The rules take the kind of an own ability from `abilities.toml`,
and know two keywords."""
LEFT_OUT: dict[str, set[str]] = {
    "UNIT_ROWS": {"icon"},
    "ITEM_ROWS": {"icon"},
    "ABILITY_ROWS": {"kind", "rule"},
    "HERO_ROWS": set(),
    "OWN_ROWS": set(),
    "ARMY_ROWS": {"faction"},
    "SCENARIO_ROWS": {"name", "text", "size", "setup"},
}
"""What only screens show, or nothing reads."""
OF_SINGLE_ROWS = {
    "crown.crossbow": {"own.energy", "own.range"},  # it works by itself, without a reach
    "crown.longbow": {"own.energy", "own.range"},
    "grave.colossus": {"own.energy", "own.range"},
    "free.troll": {"own.energy", "own.range"},
    "grave.vael": {"own.range"},  # of Raise husk: recruiting has the same number
    "thorn.sorrel": {"own.range"},  # of Fade: the movement has it
    "dispute": {"rule"},  # cited where a base leaves its set-up: `test_setup`
    "short-bow": {"without_rng"},  # nobody else who may carry it has a ranged attack
}
ROLLED = ("absorption", "deflect", "dodge", "parry")
"""The only ones of the book's list whose rule an event cites."""
EACH = [(table, place) for table in TABLES for place in range(len(rows_of(table)))]


def left_out(table: str, row: Any) -> frozenset[str]:
    found = LEFT_OUT[table] | OF_SINGLE_ROWS.get(row.id, set())
    if row.id in ROLLED:
        found = found - {"rule"}
    # Who carries nothing has a size for readers only.
    bare = isinstance(row, UnitRow) and (row.unit_class == "beast" or "Construct" in row.keywords)
    return frozenset(found | {"size"} if bare else found)


@pytest.mark.parametrize(("table", "place"), EACH, ids=[rows_of(table)[place].id for table, place in EACH])
def test_whatever_changes_in_a_row_is_noticed(table: str, place: int) -> None:
    row = rows_of(table)[place]
    assert unnoticed(place, row, table, WORDS, left_out(table, row)) == []


def test_what_nothing_reads_is_noticed_by_nobody() -> None:
    """So the test above can fail; and afterwards all is as it was."""
    table, place = "UNIT_ROWS", unit_named("crown.soldier").number
    soldier = rows_of(table)[place]
    assert not noticed(place, msgspec.structs.replace(soldier, icon="something-else"), table)
    assert noticed(place, msgspec.structs.replace(soldier, atk=soldier.atk + 1), table)
    assert unit_named("crown.soldier").atk == soldier.atk
    assert not noticed(place, soldier, table)


def test_no_field_is_left_out() -> None:
    for table in TABLES:
        rows = rows_of(table)
        given = {name.partition(" ")[0].partition(".")[0] for row in rows for name, _ in changes(row)}
        fields = {field.name for field in msgspec.structs.fields(rows[0])}
        same = {name for name in fields if all(getattr(row, name) in ((), {}, None, 0, "", False) for row in rows)}
        assert given | {"id"} | same == fields, table
