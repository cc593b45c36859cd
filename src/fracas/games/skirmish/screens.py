"""What screens are told of skirmish's content."""

from __future__ import annotations

import msgspec

from fracas.games.skirmish.abilities import items, using
from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.content import ITEMS, MAPS, UNITS
from fracas.games.skirmish.effects import EFFECTS, TERMS
from fracas.games.skirmish.maps import INCH, STONE_RADIUS, Point
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
    Inches,
    ItemRow,
    MapRow,
    Polygon,
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


class LayoutInfo(msgspec.Struct, frozen=True):
    """How a map is used in a scenario by so many sides, in inches."""

    map: str
    scenario: str
    sides: int
    setup: tuple[Polygon, ...]
    """A polygon for each side; none where the set-up follows from the stones."""
    stones: tuple[Inches, ...]
    """Those in the centre, and where the others are suggested."""


def _layouts() -> tuple[LayoutInfo, ...]:
    return tuple(
        LayoutInfo(
            table.id,
            scenario,
            sides,
            tuple(tuple(map(_inches, corners)) for corners in layout.setups),
            tuple(map(_inches, [*layout.centre, *(stone for stones in layout.stones for stone in stones)])),
        )
        for table in MAPS
        for (scenario, sides), layout in table.layouts.items()
    )


def _inches(point: Point) -> Inches:
    return point[0] / INCH, point[1] / INCH


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
    layouts: tuple[LayoutInfo, ...]
    """For which scenarios each map is, and with how many sides."""
    radii: tuple[int, ...]
    """Of the bases of units, by their numbers, in 1/1000 inch."""
    stone_radius: int
    carriers: tuple[tuple[int, ...], ...]
    """The units that each item is for, by their numbers."""


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
    layouts=_layouts(),
    radii=tuple(RADII),
    stone_radius=STONE_RADIUS,
    carriers=tuple(tuple(unit.number for unit in UNITS if item.allowed(unit)) for item in ITEMS),
)
