"""The rows of the content files, as they are printed and shown to players."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from fracas.core.overlay import page

UnitClass = Literal["", "warrior", "wizard", "rogue", "ranger", "beast"]
Size = Literal["S", "M", "L", "H", "G"]
FactionId = Literal["crown", "grave", "thorn", "cinder", "free"]
Kind = Literal["action", "energy", "fast", "always"]
Inches = tuple[float, float]
Polygon = tuple[Inches, ...]


class OwnRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An own ability on a unit's card. Its name and its kind stand in abilities.toml."""

    id: str
    text: str
    energy: int = 0
    range: int = 0
    """In inches; 0 for none."""


class UnitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit's card as printed."""

    id: str
    name: str
    keywords: tuple[str, ...]
    unit_class: UnitClass = msgspec.field(name="class")
    size: Size
    base: int
    """Its diameter in mm."""
    faction: FactionId
    atk: int
    rng: int
    defence: int = msgspec.field(name="def")
    hp: int
    spd: int
    abilities: tuple[str, ...]
    """With their numbers: ``"multi-attack 2"``."""
    points: int
    limit: Literal["", "1/50", "hero"]
    icon: str
    own: tuple[OwnRow, ...] = ()


class FactionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction."""

    id: FactionId
    name: str
    text: str


class ItemRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of equipment."""

    id: str
    name: str
    slot: Literal["weapon", "shield", "armour", "charm", "kit"]
    who: str
    text: str
    icon: str
    troop_points: int | None = None
    hero_points: int | None = None
    classes: tuple[UnitClass, ...] = ()
    sizes: tuple[Size, ...] = ()
    without: tuple[str, ...] = ()
    without_rng: bool = False
    most_def: int = 99
    least_spd: int = 0
    copies: int = 2
    gives: tuple[str, ...] = ()
    first_each_round: bool = False
    """Its absorption works on the first damage of each round only."""
    rng: int = 0
    rng_given: int = 0
    defence: int = msgspec.field(name="def", default=0)
    spd: int = 0
    banner: int = 0
    once: Literal["", "energy", "heal", "smoke"] = ""


class BookRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability of the book's list, which is always on."""

    id: str
    name: str
    text: str
    rule: str


class AbilityRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability of every hero, or a unit's own."""

    id: str
    name: str
    kind: Kind
    text: str
    rule: str
    energy: int = 0
    ruling: str = ""


class MemberRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of a ready army, with its equipment."""

    unit: str
    items: tuple[str, ...] = ()
    count: int = 1


class ArmyRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready army."""

    id: str
    name: str
    faction: FactionId
    points: int
    units: tuple[MemberRow, ...]


class PieceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain, in inches."""

    kind: Literal["barrier", "cover", "water", "elevation"]
    at: Polygon
    level: int = 0
    dotted: tuple[int, ...] = ()


class LayoutRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a map is used in a scenario, in inches."""

    setup: tuple[Polygon, ...] = ()
    centre: tuple[Inches, ...] = ()
    stones: tuple[tuple[Inches, ...], ...] = ()


class MapRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map, in inches."""

    name: str
    text: str
    size: int
    """Of one side: tables are square."""
    players: tuple[int, ...]
    terrain: tuple[PieceRow, ...]
    battlefield: dict[str, LayoutRow] = {}
    """By the number of sides."""
    battlefall: LayoutRow | None = None
    dispute: LayoutRow | None = None
    wartide: LayoutRow | None = None


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario, in inches."""

    id: Literal["battlefield", "battlefall", "wartide", "dispute"]
    name: str
    rule: str
    text: str
    sides: tuple[int, ...]
    stones: tuple[int, int]
    income: Literal["stones", "points"]
    typical_points: tuple[int, ...]
    centre: bool = False
    apart: int = 0
    place: Literal["", "outside-setups", "own-claim", "outside-enemy-setup"] = ""
    setup_within: int = 0
    centre_clear: int = 0
    owned: bool = False


class _Units(msgspec.Struct, forbid_unknown_fields=True):
    faction: tuple[FactionRow, ...]
    unit: tuple[UnitRow, ...]


class _Equipment(msgspec.Struct, forbid_unknown_fields=True):
    item: tuple[ItemRow, ...]


class _Abilities(msgspec.Struct, forbid_unknown_fields=True):
    ability: tuple[BookRow, ...]
    hero: tuple[AbilityRow, ...]
    own: tuple[AbilityRow, ...]


class _Armies(msgspec.Struct, forbid_unknown_fields=True):
    army: tuple[ArmyRow, ...]


class _Maps(msgspec.Struct, forbid_unknown_fields=True):
    map: dict[str, MapRow]


class _Scenarios(msgspec.Struct, forbid_unknown_fields=True):
    scenario: tuple[ScenarioRow, ...]


_PAGES = (
    page("skirmish", "units", _Units, may_add=["unit"], may_remove=["unit"]),
    page("skirmish", "equipment", _Equipment),
    page("skirmish", "abilities", _Abilities),
    page("skirmish", "armies", _Armies, may_add=["army"], may_remove=["army"]),
    page("skirmish", "maps", _Maps),
    page("skirmish", "scenarios", _Scenarios),
)
_units, _equipment, _abilities = _PAGES[0].rows, _PAGES[1].rows, _PAGES[2].rows
_armies, _maps, _scenarios = _PAGES[3].rows, _PAGES[4].rows, _PAGES[5].rows

CONTENT_HASH: str = hashlib.sha256(b"\n".join(each.raw for each in _PAGES)).hexdigest()[:16]

REMOVED_UNITS: frozenset[str] = frozenset(path.removeprefix("unit.") for path in _PAGES[0].removed)
"""Units that are not fielded: none, unless an overlay removes some."""
REMOVED_ARMIES: frozenset[str] = frozenset(path.removeprefix("army.") for path in _PAGES[3].removed)
"""Ready armies that are not offered, likewise."""

FACTION_ROWS: tuple[FactionRow, ...] = _units.faction
UNIT_ROWS: tuple[UnitRow, ...] = _units.unit
ITEM_ROWS: tuple[ItemRow, ...] = _equipment.item
ABILITY_ROWS: tuple[BookRow, ...] = _abilities.ability
HERO_ROWS: tuple[AbilityRow, ...] = _abilities.hero
OWN_ROWS: tuple[AbilityRow, ...] = _abilities.own
ARMY_ROWS: tuple[ArmyRow, ...] = _armies.army
MAP_ROWS: dict[str, MapRow] = _maps.map
"""By their ids."""
SCENARIO_ROWS: tuple[ScenarioRow, ...] = _scenarios.scenario
