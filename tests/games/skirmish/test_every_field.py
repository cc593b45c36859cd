"""Every field of every row matters: somebody at the table notices it, or it is printed or shown on a screen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fracas.games.skirmish import rows
from fracas.games.skirmish.content import MAPS, unit_named
from fracas.games.skirmish.rows import UnitRow
from fracas.games.skirmish.screens import CONTENT
from tests.games.skirmish import changed_maps
from tests.games.skirmish.changed import changes, noticed, rows_of, unnoticed

TABLES = ("UNIT_ROWS", "ITEM_ROWS", "ABILITY_ROWS", "HERO_ROWS", "OWN_ROWS", "ARMY_ROWS", "SCENARIO_ROWS")
"""All but maps, which have a test of their own, and factions, which are words."""
WORDS = frozenset({"keywords", "name", "text", "who", "ruling", "own.text"})
"""For people: it is enough that they differ in print. The rules know two keywords."""
LEFT_OUT: dict[str, set[str]] = {
    "UNIT_ROWS": {"icon"},
    "ITEM_ROWS": {"icon"},
    "ABILITY_ROWS": {"rule"},
    "HERO_ROWS": set(),
    "OWN_ROWS": set(),
    "ARMY_ROWS": {"faction"},
    "SCENARIO_ROWS": {"name", "text"},
}
"""What only screens show, or nothing reads."""
OF_SINGLE_ROWS = {
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


@pytest.mark.parametrize("table", range(len(MAPS)), ids=lambda table: MAPS[table].id)
def test_whatever_changes_on_a_map_is_noticed(table: int) -> None:
    assert changed_maps.unnoticed(table) == []


def test_what_is_the_same_on_a_map_is_noticed_by_nobody() -> None:
    """So the test above can fail."""
    ford = rows.MAP_ROWS["ford"]
    assert not changed_maps.noticed(
        0, "text", [msgspec.structs.replace(ford, text="No river at all.", name="The Lawn")]
    )


def test_every_row_is_sent_to_screens() -> None:
    """As it stands in its file: every word of it can be shown."""
    sent = (CONTENT.factions, CONTENT.units, CONTENT.items, CONTENT.armies, CONTENT.scenarios)
    assert sent == (rows.FACTION_ROWS, rows.UNIT_ROWS, rows.ITEM_ROWS, rows.ARMY_ROWS, rows.SCENARIO_ROWS)
    abilities = (CONTENT.abilities, CONTENT.hero_abilities, CONTENT.own_abilities)
    assert abilities == (rows.ABILITY_ROWS, rows.HERO_ROWS, rows.OWN_ROWS)
    assert dict(zip(CONTENT.map_ids, CONTENT.maps, strict=True)) == rows.MAP_ROWS


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
        found = rows_of(table)
        given = {name.partition(" ")[0].partition(".")[0] for row in found for name, _ in changes(row)}
        fields = {field.name for field in msgspec.structs.fields(found[0])}
        same = {name for name in fields if all(getattr(row, name) in ((), {}, None, 0, "", False) for row in found)}
        assert given | {"id"} | same == fields, table
