"""The content of skirmish: units, equipment, abilities, ready armies, maps and scenarios.

The rows of the TOML files (`rows`) are shown to players as they are. Here their numbers become the native classes that
the rules read; lengths on the table are rounded once, to integers of 1/1000 inch.
"""

from __future__ import annotations

from fracas.core.catalogue import Rule
from fracas.games.skirmish import card as native
from fracas.games.skirmish.card import ABILITY_NAMES, Army, Card, Faction, Item, ListedAbility, Own
from fracas.games.skirmish.maps import INCH, TERRAIN, Layout, Map, Piece, Point, Scenario
from fracas.games.skirmish.rows import (
    ABILITY_ROWS,
    ARMY_ROWS,
    CONTENT_HASH,
    FACTION_ROWS,
    HERO_ROWS,
    ITEM_ROWS,
    MAP_ROWS,
    OWN_ROWS,
    REMOVED_ARMIES,
    REMOVED_UNITS,
    SCENARIO_ROWS,
    UNIT_ROWS,
    AbilityRow,
    ArmyRow,
    BookRow,
    Inches,
    ItemRow,
    LayoutRow,
    MapRow,
    ScenarioRow,
    UnitRow,
)

__all__ = [
    "ABILITIES",
    "ARMIES",
    "ARMY_NUMBERS",
    "CONTENT_HASH",
    "FACTIONS",
    "FACTION_IDS",
    "FIELDED",
    "HERO_ABILITIES",
    "ITEMS",
    "ITEM_NUMBERS",
    "MAPS",
    "MAP_NUMBERS",
    "OFFERED",
    "SCENARIOS",
    "SCENARIO_NUMBERS",
    "UNITS",
    "UNIT_NUMBERS",
    "Army",
    "Card",
    "Faction",
    "Item",
    "Layout",
    "ListedAbility",
    "Map",
    "Own",
    "Piece",
    "Scenario",
    "army_named",
    "item_code",
    "item_named",
    "map_named",
    "read_item",
    "read_unit",
    "rules_of_content",
    "scenario_named",
    "thousandths",
    "unit_code",
    "unit_named",
]

_OWN = {row.id: row for row in OWN_ROWS}


# -- as the rules read them


def thousandths(inches: float) -> int:
    """A length in inches as an integer of 1/1000 inch."""
    return round(inches * INCH)


def _point(place: Inches) -> Point:
    return (thousandths(place[0]), thousandths(place[1]))


def _points(places: tuple[Inches, ...]) -> tuple[Point, ...]:
    return tuple(_point(place) for place in places)


def _numbered(abilities: tuple[str, ...]) -> dict[str, int]:
    """``("heavy", "multi-attack 2")`` as names with their numbers, 1 without one."""
    numbered = {}
    for words in abilities:
        name, _, number = words.partition(" ")
        numbered[name] = int(number or 1)
    return numbered


def _bits(abilities: tuple[str, ...]) -> int:
    return sum(1 << ABILITY_NAMES.index(name) for name in _numbered(abilities))


def _unit(number: int, row: UnitRow) -> Card:
    unit = Card(number, row.id, row.name)
    unit.keywords = row.keywords
    unit.unit_class, unit.size = native.CLASSES.index(row.unit_class), native.SIZES.index(row.size)
    unit.base_mm = row.base
    unit.radius = round(row.base / 25.4 / 2 * INCH)
    unit.faction = row.faction
    unit.atk, unit.rng, unit.defence, unit.hp, unit.spd = row.atk, row.rng, row.defence, row.hp, row.spd
    numbered = _numbered(row.abilities)
    unit.abilities, unit.bits = frozenset(numbered), _bits(row.abilities)
    unit.absorption, unit.multi_attack = numbered.get("absorption", 0), numbered.get("multi-attack", 0)
    unit.own = tuple(
        Own(own.id, _OWN[own.id].name, native.KINDS.index(_OWN[own.id].kind), own.energy, own.range, own.text)
        for own in row.own
    )
    unit.points, unit.limit = row.points, native.LIMITS.index(row.limit)
    unit.hero, unit.construct = "Hero" in row.keywords, "Construct" in row.keywords
    unit.beast = row.unit_class == "beast"
    unit.icon = row.icon
    return unit


def _item(number: int, row: ItemRow) -> Item:
    item = Item(number, row.id, row.name, row.slot)
    item.troop_points, item.hero_points, item.copies = row.troop_points, row.hero_points, row.copies
    item.who = row.who
    item.classes = tuple(native.CLASSES.index(each) for each in row.classes)
    item.sizes = tuple(native.SIZES.index(each) for each in row.sizes)
    item.without, item.without_rng = _bits(row.without), row.without_rng
    item.most_def, item.least_spd = row.most_def, row.least_spd
    item.gives, item.bits = tuple(_numbered(row.gives)), _bits(row.gives)
    item.absorption, item.first_each_round = _numbered(row.gives).get("absorption", 0), row.first_each_round
    item.rng, item.rng_given, item.defence, item.spd = row.rng, row.rng_given, row.defence, row.spd
    item.banner, item.once = row.banner, native.ONCE.index(row.once)
    item.text, item.icon = row.text, row.icon
    return item


def _of_the_book(row: BookRow) -> ListedAbility:
    return ListedAbility(row.id, row.name, "always", 0, row.text, row.rule)


def _ability(row: AbilityRow) -> ListedAbility:
    return ListedAbility(row.id, row.name, row.kind, row.energy, row.text, row.rule)


def _army(number: int, row: ArmyRow) -> Army:
    army = Army(number, row.id, row.name, row.faction, row.points)
    army.members = tuple(
        (UNIT_NUMBERS[member.unit], tuple(ITEM_NUMBERS[item] for item in member.items))
        for member in row.units
        for _ in range(member.count)
    )
    return army


def _layout(row: LayoutRow, sides: int) -> Layout:
    setups = tuple(_points(polygon) for polygon in row.setup[:sides])
    return Layout(setups, _points(row.centre), tuple(_points(stones) for stones in row.stones[:sides]))


def _map(number: int, id: str, row: MapRow) -> Map:  # noqa: A002
    table = Map(number, id, row.name, row.text, thousandths(row.size))
    table.players = row.players
    table.pieces = tuple(
        Piece(TERRAIN.index(piece.kind), _points(piece.at), piece.level, piece.dotted) for piece in row.terrain
    )
    for sides in row.players:
        if row.battlefield:
            # Three sides play in the first three corners of four.
            table.layouts["battlefield", sides] = _layout(row.battlefield["2" if sides == 2 else "4"], sides)
    for scenario, layout in (("battlefall", row.battlefall), ("wartide", row.wartide), ("dispute", row.dispute)):
        if layout is not None:
            table.layouts[scenario, 2] = _layout(layout, 2)
    return table


def _scenario(number: int, row: ScenarioRow) -> Scenario:
    scenario = Scenario(number, row.id, row.name, row.rule, row.text)
    scenario.sides, scenario.centre = row.sides, row.centre
    scenario.least_stones, scenario.most_stones = row.stones
    scenario.apart, scenario.place = thousandths(row.apart), row.place
    scenario.setup_within, scenario.centre_clear = thousandths(row.setup_within), thousandths(row.centre_clear)
    scenario.owned, scenario.by_points = row.owned, row.income == "points"
    scenario.typical_points = row.typical_points
    scenario.maps = tuple(
        table.id for table in MAPS if any(table.layout(row.id, sides) is not None for sides in row.sides)
    )
    return scenario


UNITS: tuple[Card, ...] = tuple(_unit(number, row) for number, row in enumerate(UNIT_ROWS))
"""Every unit: its number in the state is its place here."""
FIELDED: tuple[Card, ...] = tuple(unit for unit in UNITS if unit.id not in REMOVED_UNITS)
"""Those that can be fielded: all of them, unless an overlay removes some."""
UNIT_NUMBERS: dict[str, int] = {unit.id: unit.number for unit in UNITS}
ITEMS: tuple[Item, ...] = tuple(_item(number, row) for number, row in enumerate(ITEM_ROWS))
ITEM_NUMBERS: dict[str, int] = {item.id: item.number for item in ITEMS}
ABILITIES: tuple[ListedAbility, ...] = tuple(_of_the_book(row) for row in ABILITY_ROWS)
"""The book's list, in the order of their bits."""
HERO_ABILITIES: tuple[ListedAbility, ...] = tuple(_ability(row) for row in HERO_ROWS)
"""What every hero can do, one of them each turn."""
FACTIONS: tuple[Faction, ...] = tuple(Faction(row.id, row.name, row.text) for row in FACTION_ROWS)
"""The last one is that of the mercenaries."""
FACTION_IDS: tuple[str, ...] = tuple(faction.id for faction in FACTIONS)
ARMIES: tuple[Army, ...] = tuple(_army(number, row) for number, row in enumerate(ARMY_ROWS))
OFFERED: tuple[Army, ...] = tuple(army for army in ARMIES if army.id not in REMOVED_ARMIES)
"""Those that are offered, likewise."""
ARMY_NUMBERS: dict[str, int] = {army.id: army.number for army in ARMIES}
MAPS: tuple[Map, ...] = tuple(_map(number, table, row) for number, (table, row) in enumerate(MAP_ROWS.items()))
MAP_NUMBERS: dict[str, int] = {table.id: table.number for table in MAPS}
SCENARIOS: tuple[Scenario, ...] = tuple(_scenario(number, row) for number, row in enumerate(SCENARIO_ROWS))
SCENARIO_NUMBERS: dict[str, int] = {scenario.id: scenario.number for scenario in SCENARIOS}


def unit_named(id: str) -> Card:  # noqa: A002
    """The unit with this id; KeyError if there is none."""
    return UNITS[UNIT_NUMBERS[id]]


def item_named(id: str) -> Item:  # noqa: A002
    """The item with this id; KeyError if there is none."""
    return ITEMS[ITEM_NUMBERS[id]]


def army_named(id: str) -> Army:  # noqa: A002
    """The ready army with this id; KeyError if there is none."""
    return ARMIES[ARMY_NUMBERS[id]]


def map_named(id: str) -> Map:  # noqa: A002
    """The map with this id; KeyError if there is none."""
    return MAPS[MAP_NUMBERS[id]]


def scenario_named(id: str) -> Scenario:  # noqa: A002
    """The scenario with this id; KeyError if there is none."""
    return SCENARIOS[SCENARIO_NUMBERS[id]]


# -- in the notation


def unit_code(unit: int) -> str:
    """A unit as one word."""
    return UNITS[unit].id


def read_unit(word: str) -> int:
    return UNIT_NUMBERS[word]


def item_code(item: int) -> str:
    """An item as one word."""
    return ITEMS[item].id


def read_item(word: str) -> int:
    return ITEM_NUMBERS[word]


# -- rules


def rules_of_content() -> list[Rule]:
    """What each own ability and each item does, as rules of the catalogue."""
    rules = []
    for row in OWN_ROWS:
        bearers = [unit for unit in UNITS if unit.own_named(row.id) is not None]
        names = " and ".join(unit.name for unit in bearers)
        rules.append(Rule(row.rule, row.name, f"{names}: {row.text}", row.ruling, "Own abilities"))
    for item in ITEM_ROWS:
        text = f"Who may carry it: {item.who}. {item.text}"
        rules.append(Rule(f"skirmish.item.{item.id}", item.name, text, section="Equipment"))
    return rules
