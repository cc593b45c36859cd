"""The content and the catalogue of skirmish agree with the documents they were written from, and with each other."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import get_args

import pytest

from fracas.core.catalogue import Catalogue
from fracas.games.skirmish import card, content, maps, rows
from fracas.games.skirmish.card import ALWAYS, FREE, HERO, KINDS, LIMITS, SIZES, Card, Item
from fracas.games.skirmish.content import (
    ABILITIES,
    ARMIES,
    FACTIONS,
    HERO_ABILITIES,
    ITEMS,
    MAPS,
    SCENARIOS,
    UNITS,
    item_named,
    rules_of_content,
    scenario_named,
    thousandths,
    unit_named,
)
from fracas.games.skirmish.rows import ABILITY_ROWS, HERO_ROWS, ITEM_ROWS, OWN_ROWS, UNIT_ROWS
from fracas.games.skirmish.screens import CONTENT
from tests.games.skirmish import documents
from tests.kit.rules import rule

RULES = Catalogue.from_toml("skirmish", files("fracas.games.skirmish").joinpath("rules.toml").read_text("utf-8"))

BANDS = {"S": (18, 25), "M": (25, 40), "L": (40, 50), "H": (50, 60), "G": (60, 80)}
"""Base sizes in mm (skirmish.size)."""


# -- units


@rule("skirmish.card")
@pytest.mark.parametrize("row", documents.UNITS, ids=lambda row: row[0])
def test_a_card_is_as_it_was_written(row: list[str]) -> None:
    unit = unit_named(row[0])
    assert (SIZES[unit.size], str(unit.base_mm)) == (row[1], row[2])
    stats = (unit.atk, unit.rng, unit.defence, unit.hp, unit.spd, unit.points)
    assert stats == tuple(int(number) for number in row[3:9])
    assert LIMITS[unit.limit] == row[9].replace("-", "")
    abilities = dict(ability.partition(":")[::2] for ability in row[10].split(",") if ability != "-")
    assert unit.abilities == set(abilities)
    assert unit.absorption == int(abilities.get("absorption", 0))
    assert unit.multi_attack == int(abilities.get("multi-attack", 0))


def test_all_units_are_there_and_numbered_by_their_places() -> None:
    assert [unit.id for unit in UNITS] == [row[0] for row in documents.UNITS]
    assert [unit.number for unit in UNITS] == list(range(51))
    assert len({unit.name for unit in UNITS}) == len(UNITS)
    assert Counter(unit.faction for unit in UNITS) == {"crown": 11, "grave": 11, "thorn": 11, "cinder": 10, "free": 8}
    assert [faction.id for faction in FACTIONS] == ["crown", "grave", "thorn", "cinder", FREE]
    assert all(unit.id.startswith(f"{unit.faction}.") for unit in UNITS)


@rule("skirmish.card")
def test_the_stats_stay_within_their_ranges() -> None:
    for unit in UNITS:
        assert 1 <= unit.atk <= 3, unit
        assert unit.rng in (0, *range(4, 9)), unit
        assert 2 <= unit.defence <= 5, unit
        assert 1 <= unit.hp <= 9, unit
        assert 2 <= unit.spd <= 6, unit


@rule("skirmish.size")
def test_a_base_lies_in_the_band_of_its_size_and_is_rounded_once() -> None:
    for unit in UNITS:
        least, most = BANDS[SIZES[unit.size]]
        assert least <= unit.base_mm <= most, unit
        assert abs(unit.radius - unit.base_mm * 1000 / 50.8) <= 0.5, unit
    assert {unit.base_mm: unit.radius for unit in UNITS} == {
        20: 394,
        25: 492,
        28: 551,
        32: 630,
        40: 787,
        45: 886,
        50: 984,
        55: 1083,
        60: 1181,
        70: 1378,
        80: 1575,
    }


@rule("skirmish.card")
def test_heroes_beasts_and_constructs_are_known_by_their_card() -> None:
    heroes = [unit for unit in UNITS if unit.hero]
    assert Counter(unit.faction for unit in heroes) == {"crown": 3, "grave": 3, "thorn": 3, "cinder": 3, "free": 2}
    assert all(unit.hero == (unit.limit == HERO) == ("Hero" in unit.keywords) for unit in UNITS)
    assert {unit.id for unit in UNITS if unit.construct} == {"grave.colossus", "cinder.golem"}
    beasts = "thorn.kaerith grave.hound thorn.wolf thorn.tusker thorn.hawk cinder.drake free.troll"
    assert {unit.id for unit in UNITS if unit.beast} == set(beasts.split())


def test_the_bits_of_abilities_are_their_names() -> None:
    for unit in UNITS:
        assert {name for place, name in enumerate(card.ABILITY_NAMES) if unit.has(1 << place)} == unit.abilities, unit
    for place, name in enumerate(card.ABILITY_NAMES):
        assert getattr(card, name.upper().replace("-", "_")) == 1 << place
    assert {name for unit in UNITS for name in unit.abilities} == set(card.ABILITY_NAMES), "each is on some card"


# -- own abilities


def test_own_abilities_are_as_they_were_written() -> None:
    assert sorted((unit.id, own.id, KINDS[own.kind], own.energy) for unit in UNITS for own in unit.own) == sorted(
        (unit, own, kind, int(energy)) for unit, own, kind, energy in documents.OWN
    )


def test_own_abilities_have_a_name_a_sentence_and_a_ruling() -> None:
    assert {own.id for unit in UNITS for own in unit.own} == {row.id for row in OWN_ROWS}
    kinds = {row.id: row.kind for row in OWN_ROWS}
    for unit in UNITS:
        for own in unit.own:
            assert kinds[own.id] == KINDS[own.kind], own
            assert own.kind != ALWAYS or own.energy == 0, own
            assert own.range == 0 or f'{own.range}"' in own.text, own
            assert own.range or not re.search(r'within \d"', own.text), own
            assert unit.own_named(own.id) is own
    assert unit_named("crown.athum").own_named("hurl") is None


def test_shared_own_abilities_differ_only_in_their_price() -> None:
    texts: dict[str, set[str]] = {}
    for unit in UNITS:
        for own in unit.own:
            texts.setdefault(own.id, set()).add(f"{own.kind} {own.range} {own.text}")
    assert all(len(said) == 1 for said in texts.values())
    snares = [own.energy for unit in UNITS for own in unit.own if own.id == "snare"]
    assert snares == [2, 1]


# -- equipment


@rule("skirmish.equipment")
@pytest.mark.parametrize("row", documents.ITEMS, ids=lambda row: row[0])
def test_an_item_costs_what_was_written(row: list[str]) -> None:
    item = item_named(row[0])
    assert item.slot == row[1]
    assert item.troop_points == (None if row[2] == "-" else int(row[2]))
    assert item.hero_points == (None if row[3] == "-" else int(row[3]))


def test_all_items_are_there_and_numbered_by_their_places() -> None:
    assert [item.id for item in ITEMS] == [row[0] for row in documents.ITEMS]
    assert [item.number for item in ITEMS] == list(range(18))


def _does(item: Item) -> dict[str, object]:
    """What an item changes, without what it leaves alone."""
    words: dict[str, object] = {
        "gives": item.gives,
        "absorption": item.absorption,
        "rng": item.rng,
        "rng_given": item.rng_given,
        "defence": item.defence,
        "spd": item.spd,
        "banner": item.banner,
        "once": card.ONCE[item.once],
    }
    return {name: value for name, value in words.items() if value}


def test_what_the_items_do() -> None:
    assert {item.id: _does(item) for item in ITEMS} == {
        "long-spear": {"gives": ("reach",)},
        "whetted-blade": {"gives": ("honed-blade",)},
        "great-axe": {"gives": ("cleave", "critical")},
        "rune-hammer": {"gives": ("fellhanded", "shove")},
        "hooked-knife": {"gives": ("backstab",)},
        "short-bow": {"rng_given": 4},
        "war-string": {"rng": 1},
        "tower-shield": {"gives": ("deflect",)},
        "buckler": {"gives": ("parry",)},
        "hauberk": {"defence": 1, "spd": -1},
        "ward-charm": {"gives": ("absorption",), "absorption": 1},
        "feather-cloak": {"gives": ("dodge",)},
        "climbing-hooks": {"gives": ("climb", "quick")},
        "hare-boots": {"spd": 1},
        "rune-shard": {"once": "energy"},
        "red-draught": {"once": "heal"},
        "war-banner": {"banner": 3},
        "smoke-pots": {"once": "smoke"},
    }
    assert all(row.first_each_round == (row.id == "ward-charm") for row in ITEM_ROWS)
    for item in ITEMS:
        names = [name for place, name in enumerate(card.ABILITY_NAMES) if item.bits & 1 << place]
        assert names == sorted(item.gives), item


# -- words


def _all_words() -> list[tuple[str, str]]:
    words = [(row.id, row.text) for row in ABILITY_ROWS]
    words += [(row.id, row.text) for row in (*HERO_ROWS, *OWN_ROWS)]
    words += [(row.id, row.text) for row in ITEM_ROWS]
    words += [(row.id, row.ruling) for row in OWN_ROWS]
    words += [(own.id, own.text) for row in UNIT_ROWS for own in row.own]
    words += [(one.id, one.text) for one in (*RULES, *rules_of_content())]
    words += [(one.id, one.ruling) for one in RULES if one.ruling]
    words += [(faction.id, faction.description) for faction in FACTIONS]
    words += [(table.id, table.text) for table in MAPS]
    words += [(scenario.id, scenario.text) for scenario in SCENARIOS]
    return words


def test_everything_is_said_in_sentences_about_anybody() -> None:
    for name, text in _all_words():
        assert text.endswith("."), name
        assert not re.search(r"\b(he|his|him|she|her|shall)\b", text), name


def test_abilities_of_the_list_and_of_heroes() -> None:
    assert [ability.id for ability in ABILITIES] == documents.ABILITIES == card.ABILITY_NAMES
    assert {ability.id: ability.energy for ability in HERO_ABILITIES} == documents.HERO_ABILITIES
    assert [ability.id for ability in HERO_ABILITIES if ability.kind == "fast"] == ["shrug-off", "guard"]
    assert all(not ability.energy for ability in ABILITIES)


@pytest.mark.parametrize(
    ("words", "native_words"),
    [
        (rows.UnitClass, card.CLASSES),
        (rows.Size, card.SIZES),
        (rows.Kind, card.KINDS),
        (rows.FactionId, list(content.FACTION_IDS)),
    ],
)
def test_the_words_of_rows_are_those_of_the_rules(words: object, native_words: list[str]) -> None:
    assert list(get_args(words)) == native_words


# -- rules


def test_every_row_of_the_catalogue_is_there() -> None:
    wanted = [f"skirmish.{name}" for name in documents.CATALOGUE]
    wanted += [f"skirmish.ability.{name}" for name in documents.ABILITIES]
    wanted += ["skirmish.hero", *[f"skirmish.hero.{name}" for name in documents.HERO_ABILITIES], "skirmish.leave"]
    assert [one.id for one in RULES] == wanted


def test_whatever_names_a_rule_names_one_that_there_is() -> None:
    known = {one.id for one in (*RULES, *rules_of_content())}
    assert len(known) == len(RULES) + len(OWN_ROWS) + len(ITEM_ROWS)
    assert {row.rule for row in ABILITY_ROWS} | {row.rule for row in (*HERO_ROWS, *OWN_ROWS)} <= known
    for scenario in SCENARIOS:
        assert scenario.rule in known
    assert all(own.rule in known for unit in UNITS for own in unit.own)
    for one in RULES:
        for name in re.findall(r"skirmish\.[\w.-]+\w", f"{one.text} {one.ruling}"):
            assert name in known


def test_the_rule_of_an_own_ability_says_whose_it_is() -> None:
    said = {one.id: one for one in rules_of_content()}
    assert said["skirmish.own.siphon"].text.startswith("Vael the Unburied and Mourner: ")
    assert said["skirmish.item.hauberk"].text.startswith("Who may carry it: Warrior, Ranger or no class")


# -- scenarios


def test_scenarios() -> None:
    assert [scenario.id for scenario in SCENARIOS] == ["battlefield", "battlefall", "wartide", "dispute"]
    stones = {scenario.id: (scenario.least_stones, scenario.most_stones, scenario.apart) for scenario in SCENARIOS}
    assert stones == {
        "battlefield": (1, 1, 1000),
        "battlefall": (1, 2, 1000),
        "wartide": (3, 3, 4000),
        "dispute": (0, 0, 0),
    }
    assert [scenario.id for scenario in SCENARIOS if scenario.centre] == ["battlefield", "battlefall"]
    assert [scenario.id for scenario in SCENARIOS if scenario.owned] == ["battlefall"]
    assert [scenario.id for scenario in SCENARIOS if scenario.by_points] == ["dispute"]
    fall = scenario_named("battlefall")
    assert (fall.setup_within, fall.centre_clear) == (3000, 5000)
    assert scenario_named("battlefield").sides == (2, 3, 4)
    assert maps.STONE_RADIUS == 750


def test_lengths_are_rounded_to_thousandths() -> None:
    assert [thousandths(inches) for inches in (8.2, 5.1, 0.5, 13, 19.9999, 2.0004)] == [
        8200,
        5100,
        500,
        13000,
        20000,
        2000,
    ]


def test_what_screens_get_is_in_the_same_order() -> None:
    def ids(things: tuple[Card, ...] | tuple[Item, ...]) -> list[str]:
        return [thing.id for thing in things]

    assert [row.id for row in CONTENT.units] == ids(UNITS)
    assert [row.id for row in CONTENT.items] == ids(ITEMS)
    assert [row.id for row in CONTENT.armies] == [army.id for army in ARMIES]
    assert list(CONTENT.map_ids) == [table.id for table in MAPS]
    assert [row.name for row in CONTENT.maps] == [table.name for table in MAPS]
