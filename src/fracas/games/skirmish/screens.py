"""What screens are told of skirmish's content."""

from __future__ import annotations

import msgspec

from fracas.games.skirmish.abilities import items, using
from fracas.games.skirmish.effects import EFFECTS, TERMS
from fracas.games.skirmish.rows import (
    ABILITY_ROWS,
    ARMY_ROWS,
    FACTION_ROWS,
    HERO_ROWS,
    ITEM_ROWS,
    MAP_ROWS,
    OWN_ROWS,
    SCENARIO_ROWS,
    UNIT_ROWS,
    AbilityRow,
    ArmyRow,
    BookRow,
    FactionRow,
    ItemRow,
    MapRow,
    ScenarioRow,
    UnitRow,
)

DECLARED_IN = (items, using)
"""With these, all effects are declared."""


class EffectRow(msgspec.Struct, frozen=True):
    """What can lie on a unit for a while."""

    number: int
    """As in the view of a unit."""
    word: str
    icon: str
    text: str


class SkirmishContent(msgspec.Struct, frozen=True):
    """What skirmish is made of, for screens. A number of a unit, an item, an army, a map is its place here."""

    factions: tuple[FactionRow, ...]
    units: tuple[UnitRow, ...]
    items: tuple[ItemRow, ...]
    abilities: tuple[BookRow, ...]
    hero_abilities: tuple[AbilityRow, ...]
    own_abilities: tuple[AbilityRow, ...]
    armies: tuple[ArmyRow, ...]
    map_ids: tuple[str, ...]
    """In the order of `maps`."""
    maps: tuple[MapRow, ...]
    scenarios: tuple[ScenarioRow, ...]
    effects: tuple[EffectRow, ...]
    terms: tuple[str, ...]
    """What is added to the die of an attack, in this order."""


CONTENT = SkirmishContent(
    factions=FACTION_ROWS,
    units=UNIT_ROWS,
    items=ITEM_ROWS,
    abilities=ABILITY_ROWS,
    hero_abilities=HERO_ROWS,
    own_abilities=OWN_ROWS,
    armies=ARMY_ROWS,
    map_ids=tuple(MAP_ROWS),
    maps=tuple(MAP_ROWS.values()),
    scenarios=SCENARIO_ROWS,
    effects=tuple(EffectRow(each.number, each.word, each.icon, each.text) for each in EFFECTS if each is not None),
    terms=tuple(TERMS),
)
