"""The content of legacy: champions and locations as they are printed, and what follows from them for fast rules."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Literal

import msgspec

from fracas.core.catalogue import Rule
from fracas.core.overlay import page
from fracas.core.sentences import listed


class AbilityRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability as it is printed."""

    name: str
    text: str
    ruling: str = ""
    numbers: dict[str, int] = {}
    """What was tuned."""


class ChampionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A champion card (legacy.card)."""

    id: str
    name: str
    race: str
    power: int
    set: Literal["base", "expansion"]
    icon: str
    battle: AbilityRow
    legacy: AbilityRow


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a location does besides its points."""

    when: Literal["won", "phase", "compare", "points", "cleanup"]
    text: str
    ruling: str = ""
    numbers: dict[str, int] = {}


class LocationRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location card."""

    id: str
    name: str
    points: int
    champions: tuple[str, ...]
    """Named by their own ids; all others of the same power are meant as well."""
    races: tuple[str, ...]
    icon: str
    event: bool = False
    effect: EffectRow | None = None


class _Content(msgspec.Struct, forbid_unknown_fields=True):
    terrain: int
    champion: list[ChampionRow]
    location: list[LocationRow]


_page = page("legacy", "content", _Content, may_remove=["location"])
_content = _page.rows

CONTENT_HASH: str = hashlib.sha256(_page.raw).hexdigest()[:16]

CHAMPIONS: list[ChampionRow] = _content.champion
"""A champion's number is its place here. New ones stand at the end: records keep answers by number."""
LOCATIONS: list[LocationRow] = _content.location
"""Ten locations, then six events: a location's number is its place here."""

POWERS = 10
"""Each set has champions of every power from 0 on."""
SET: int = POWERS
"""So many champions has a player: one of each power."""
PAIR: int = max(20, len(CHAMPIONS))
"""An opening as one number: this × the legacy champion + the battle champion."""

CHAMPION_IDS: list[str] = [row.id for row in CHAMPIONS]
LOCATION_IDS: list[str] = [row.id for row in LOCATIONS]
CHAMPION_NUMBERS: dict[str, int] = {id: number for number, id in enumerate(CHAMPION_IDS)}  # noqa: A001
LOCATION_NUMBERS: dict[str, int] = {id: number for number, id in enumerate(LOCATION_IDS)}  # noqa: A001

POWER: list[int] = [row.power for row in CHAMPIONS]
"""The printed power of each champion."""
OF_POWER: dict[str, list[list[int]]] = {
    each: [
        [number for number, row in enumerate(CHAMPIONS) if (row.set, row.power) == (each, power)]
        for power in range(POWERS)
    ]
    for each in ("base", "expansion")
}
"""For each set the champions of each power; a player gets one of them (legacy.setup.champions)."""
RACE: list[str] = [row.race for row in CHAMPIONS]
LOCATION_POINTS: list[int] = [row.points for row in LOCATIONS]
_dealt = [number for number, row in enumerate(LOCATIONS) if f"location.{row.id}" not in _page.removed]
ORDINARY: list[int] = [number for number in _dealt if not LOCATIONS[number].event]
EVENTS: list[int] = [number for number in _dealt if LOCATIONS[number].event]


def _is_named(location: LocationRow, champion: ChampionRow) -> bool:
    powers = {CHAMPIONS[CHAMPION_NUMBERS[named]].power for named in location.champions}
    return champion.power in powers or champion.race in location.races


TERRAIN: list[list[int]] = [
    [_content.terrain if _is_named(location, champion) else 0 for champion in CHAMPIONS] for location in LOCATIONS
]
"""For each location the bonus of each champion there (legacy.combat.terrain)."""


class LegacyContent(msgspec.Struct, frozen=True):
    """What legacy is made of, for screens. Numbers of champions and locations are their places in these lists."""

    champions: tuple[ChampionRow, ...]
    locations: tuple[LocationRow, ...]
    terrain: int
    """What a favoured champion adds."""
    favours: tuple[tuple[int, ...], ...]
    """For each location the champions that its terrain names, by name or by race."""


CONTENT = LegacyContent(
    tuple(CHAMPIONS),
    tuple(LOCATIONS),
    _content.terrain,
    tuple(tuple(champion for champion, bonus in enumerate(bonuses) if bonus) for bonuses in TERRAIN),
)


def number_of(champion: str, kind: Literal["battle", "legacy"], name: str) -> int:
    """A tuned number of an ability."""
    row = CHAMPIONS[CHAMPION_NUMBERS[champion]]
    return (row.battle if kind == "battle" else row.legacy).numbers[name]


def location_number(location: str, name: str) -> int:
    """A tuned number of a location's effect."""
    effect = LOCATIONS[LOCATION_NUMBERS[location]].effect
    assert effect is not None
    return effect.numbers[name]


# -- names in the notation


def champion_code(champion: int) -> str:
    """A champion as one word; ``none`` for nobody."""
    return CHAMPION_IDS[champion] if champion >= 0 else "none"


def read_champion(word: str) -> int:
    return -1 if word == "none" else CHAMPION_NUMBERS[word]


def location_code(location: int) -> str:
    """A location as one word."""
    return LOCATION_IDS[location]


def read_location(word: str) -> int:
    return LOCATION_NUMBERS[word]


# -- rules


def named_at(location: LocationRow, in_play: Collection[int] | None = None) -> str:
    """Those the terrain names, in words: ``"Monk, Shaman and all Humans"``; of champions only those in play, if that
    is known."""
    powers = [CHAMPIONS[CHAMPION_NUMBERS[named]].power for named in location.champions]
    rows = [row for number, row in enumerate(CHAMPIONS) if in_play is None or number in in_play]
    names = [row.name for power in powers for row in rows if row.power == power]
    plural = {"elf": "Elves", "dwarf": "Dwarves"}
    races = [f"all {plural.get(race, race.capitalize() + 's')}" for race in location.races]
    return listed([*names, *races]) or "nobody"


def rules_of_cards() -> list[Rule]:
    """What each card does, as rules of the catalogue."""
    rules = []
    for row in CHAMPIONS:
        for kind, ability in (("battle", row.battle), ("legacy", row.legacy)):
            rules.append(
                Rule(
                    id=f"legacy.card.{row.id}.{kind}",
                    title=f"{row.name}: {ability.name}",
                    section="Battle abilities" if kind == "battle" else "Legacy abilities",
                    text=ability.text,
                    ruling=ability.ruling,
                )
            )
    rules.sort(key=lambda rule: rule.section)
    for place in LOCATIONS:
        effect = "" if place.effect is None else f" {place.effect.text}"
        rules.append(
            Rule(
                id=f"legacy.location.{place.id}",
                title=place.name,
                section="Events" if place.event else "Locations",
                text=f"Worth {place.points}. It favours {named_at(place)}.{effect}",
                ruling="" if place.effect is None else place.effect.ruling,
            )
        )
    return rules
