"""The content and the catalogue agree with the documents they were written from."""

from __future__ import annotations

import pytest

from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import CHAMPIONS, LOCATIONS, POWER, TERRAIN
from tests.kit.rules import rule

CHAMPION_ROWS = """
druid elf 0 | assassin gnome 1 | necromancer orc 2 | wizard gnome 3 | paladin human 4
ranger elf 5 | monk dwarf 6 | warrior dwarf 7 | barbarian orc 8 | knight human 9
jester gnome 0 | alchemist dwarf 1 | herald human 2 | witch elf 3 | oracle elf 4
duelist human 5 | shaman orc 6 | sentinel dwarf 7 | warlord orc 8 | colossus gnome 9
"""

NAMED = {
    "ninth-bell-cloister": (3, "monk shaman paladin knight herald duelist"),
    "whisper-market": (2, "assassin alchemist necromancer barbarian shaman warlord"),
    "prism-tower": (4, "wizard witch druid ranger oracle"),
    "hollow-barrows": (2, "necromancer herald wizard witch"),
    "mothergrove": (3, "druid jester monk warrior alchemist sentinel"),
    "threeways-ford": (2, "ranger duelist barbarian warlord"),
    "dawn-basilica": (1, "paladin oracle warrior sentinel"),
    "anvil-deep": (1, "warrior sentinel assassin wizard jester colossus"),
    "red-mesa": (5, "necromancer herald barbarian warlord"),
    "court-of-oaths": (1, "paladin oracle knight colossus"),
    "eclipse-field": (3, "druid ranger witch oracle"),
    "bazaar-of-omens": (2, "assassin wizard jester colossus"),
    "mirror-lake": (3, ""),
    "fighting-pit": (4, "necromancer barbarian shaman warlord"),
    "burning-bridge": (2, "monk warrior alchemist sentinel"),
    "twin-thrones": (5, "paladin knight herald duelist"),
}

TUNED = {
    "wizard.battle": {"at_most": 5},
    "necromancer.battle": {"at_most": 1},
    "ranger.battle": {"at_most": 4},
    "knight.battle": {"points": 2},
    "jester.battle": {"fewer": 1},
    "alchemist.battle": {"lower": 2},
    "herald.battle": {"at_most": 3},
    "oracle.battle": {"within": 2, "points": 1},
    "duelist.battle": {"raise": 1, "against": 6},
    "shaman.battle": {"at_most": 5},
    "colossus.battle": {"at_most": 2, "power": 3},
    "druid.legacy": {"raise": 1},
    "assassin.legacy": {"lower": 1, "lower_stronger": 2},
    "ranger.legacy": {"raise": 1},
    "monk.legacy": {"end": 1},
    "warrior.legacy": {"fewer": 2, "fielded_from": 8},
    "barbarian.legacy": {"points": 2},
    "knight.legacy": {"raise": 2},
    "alchemist.legacy": {"more": 1},
    "herald.legacy": {"most": 2},
    "duelist.legacy": {"points": 1},
    "shaman.legacy": {"some": 4, "many": 7},
    "sentinel.legacy": {"floor": 5},
    "warlord.legacy": {"points": 1},
    "colossus.legacy": {"raise": 1},
}


@rule("legacy.setup.champions", "legacy.card")
def test_twice_ten_champions_one_of_each_power() -> None:
    wanted = [tuple(cell.split()) for row in CHAMPION_ROWS.strip().splitlines() for cell in row.split("|")]
    assert [(row.id, row.race, str(row.power)) for row in CHAMPIONS] == wanted
    assert [row.set for row in CHAMPIONS] == ["base"] * 10 + ["expansion"] * 10
    for row in CHAMPIONS:
        assert row.name
        assert row.icon
        for ability in (row.battle, row.legacy):
            assert ability.name
            assert ability.text.endswith(".")
            assert ability.ruling.endswith(".")


def test_the_tuned_numbers_are_data() -> None:
    found = {
        f"{row.id}.{kind}": ability.numbers
        for row in CHAMPIONS
        for kind, ability in (("battle", row.battle), ("legacy", row.legacy))
        if ability.numbers
    }
    assert found == TUNED


@rule(
    "legacy.combat.terrain",
    "legacy.option.champions",
    "legacy.location.ninth-bell-cloister",
    "legacy.location.whisper-market",
    "legacy.location.prism-tower",
    "legacy.location.mothergrove",
    "legacy.location.dawn-basilica",
    "legacy.location.anvil-deep",
    "legacy.location.red-mesa",
)
@pytest.mark.parametrize("place", NAMED)
def test_whom_a_location_favours(place: str) -> None:
    number = [row.id for row in LOCATIONS].index(place)
    points, named = NAMED[place]
    assert LOCATIONS[number].points == points
    assert {CHAMPIONS[c].id for c, bonus in enumerate(TERRAIN[number]) if bonus} == set(named.split())
    assert set(TERRAIN[number]) <= {0, 2}, "never twice for one champion"


def test_the_ordinary_locations_are_worth_24() -> None:
    assert sum(row.points for row in LOCATIONS if not row.event) == 24
    assert [row.id for row in LOCATIONS] == list(NAMED)


def test_the_catalogue_has_the_rules_of_the_book_and_of_every_card() -> None:
    ids = [each.id for each in LEGACY.rules]
    of_cards = [each for each in ids if each.startswith(("legacy.card.", "legacy.location."))]
    assert len(ids) - len(of_cards) == 54 + 1, "the book, and leaving"
    assert len(of_cards) == 40 + 16
    assert [row.power for row in CHAMPIONS] == POWER
