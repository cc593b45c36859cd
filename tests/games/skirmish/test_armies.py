"""Building armies: what may be fielded, what is refused and why, and armies as text."""

from __future__ import annotations

import random

import pytest

from fracas.core.refusal import SetupError
from fracas.games.skirmish.card import FREE, Army, Card, Item
from fracas.games.skirmish.content import ARMIES, FACTION_IDS, ITEMS, UNITS, army_named, item_named, unit_named
from fracas.games.skirmish.setting_up import armies
from fracas.games.skirmish.setting_up.armies import (
    Build,
    build_of,
    energy_of,
    faction_of,
    heroes_allowed,
    leaders,
    left_over,
    legal,
    most_of,
    points_of,
    points_with,
    random_army,
    read,
    ready_armies,
    refusals,
    refuse,
    written,
)
from fracas.games.skirmish.setting_up.roster import roster, stats
from tests.games.skirmish import documents
from tests.kit.rules import rule


def army(*members: str) -> Build:
    """``army("crown.athum", "crown.soldier hare-boots")``."""
    build = []
    for member in members:
        unit, *items = member.split()
        build.append((unit_named(unit), tuple(item_named(item) for item in items)))
    return build


def why_not(build: Build, points: int = 50, faction: str = "crown") -> tuple[str, str]:
    """The one thing that is wrong with an army."""
    found = refusals(build, points, faction)
    assert len(found) == 1, found
    assert not legal(build, points, faction)
    with pytest.raises(SetupError) as refused:
        refuse(build, points, faction)
    assert (refused.value.rule, refused.value.sentence) == found[0]
    return found[0]


# -- ready armies


@rule("skirmish.army.points", "skirmish.army.leftover")
@pytest.mark.parametrize("row", documents.ARMIES, ids=lambda row: row[0])
def test_a_ready_army_is_legal_and_costs_what_was_written(row: list[str]) -> None:
    one = army_named(row[0])
    build = build_of(one)
    counted = (len(build), points_of(build), left_over(build, one.points), energy_of(build, one.points))
    assert counted == tuple(int(number) for number in row[1:])
    assert refusals(build, one.points, one.faction) == []
    assert faction_of(build) == one.faction
    assert build[0][0].hero, "the leader comes first"


def test_ready_armies_by_the_points_of_the_game() -> None:
    assert [one.id for one in ARMIES] == [row[0] for row in documents.ARMIES]
    for points in (50, 100):
        assert len(ready_armies(points)) == 8
        assert {one.faction for one in ready_armies(points)} == {"crown", "grave", "thorn", "cinder"}
    assert ready_armies(75) == []


# -- points


@rule("skirmish.army.points")
def test_an_army_may_not_cost_more_than_the_points_of_the_game() -> None:
    build = army("crown.athum", "crown.soldier", "crown.soldier", "crown.shield")
    assert points_of(build) == 19 + 9 + 9 + 14 == 51
    sentence = "The army costs 51 points, 1 more than the 50 of the game."
    assert why_not(build) == ("skirmish.army.points", sentence)
    assert legal(build, 51, "crown")


@rule("skirmish.army.points")
@pytest.mark.parametrize("points", [19, 501, 0, -5])
def test_a_game_has_20_to_500_points(points: int) -> None:
    build = army("crown.orwen")
    assert legal(build, 20, "crown")
    assert legal(build, 500, "crown")
    assert why_not(build, points) == ("skirmish.army.points", f"A game has 20 to 500 points, not {points}.")


@rule("skirmish.army.points", "skirmish.equipment")
def test_equipment_is_paid_by_troops_and_by_heroes() -> None:
    assert points_with(unit_named("crown.soldier"), [item_named("whetted-blade")]) == 9 + 1
    assert points_with(unit_named("grave.osk"), [item_named("whetted-blade")]) == 17 + 8
    assert points_of(army("crown.iselle whetted-blade hare-boots", "crown.soldier buckler")) == 20 + 8 + 1 + 9 + 2


@rule("skirmish.army.leftover")
@pytest.mark.parametrize(("points", "energy"), [(19, 0), (20, 0), (21, 1), (22, 1), (23, 2), (50, 15)])
def test_half_of_what_is_left_is_energy(points: int, energy: int) -> None:
    build = army("crown.athum")
    assert left_over(build, points) == points - 19
    assert energy_of(build, points) == energy


@rule("skirmish.army.leftover")
def test_an_army_that_costs_too_much_gives_no_energy() -> None:
    assert energy_of(army("crown.athum", "crown.athum"), 20) == 0


# -- leader and heroes


@rule("skirmish.army.leader")
def test_an_army_needs_a_leader() -> None:
    assert why_not([]) == ("skirmish.army.leader", "The army is empty: it needs a Hero as its leader.")
    assert why_not(army("crown.soldier")) == ("skirmish.army.leader", "The army has no Hero to lead it.")


@rule("skirmish.army.leader")
def test_the_first_unit_leads_and_is_a_hero() -> None:
    sentence = "Soldier: the first unit is the leader, and only a Hero can lead."
    assert why_not(army("crown.soldier", "crown.athum")) == ("skirmish.army.leader", sentence)


@rule("skirmish.army.heroes")
def test_one_hero_for_each_full_50_points() -> None:
    assert [heroes_allowed(points) for points in (20, 49, 50, 99, 100, 149, 200, 500)] == [1, 1, 1, 1, 2, 2, 4, 10]
    build = army("crown.athum", "crown.orwen")
    sentence = "Athum Tellur and Brother Orwen: 99 points allow 1 hero, not 2."
    assert why_not(build, 99) == ("skirmish.army.heroes", sentence)
    assert legal(build, 100, "crown")
    three = army("crown.athum", "crown.orwen", "crown.iselle")
    assert why_not(three, 100)[1].endswith("100 points allow 2 heroes, not 3.")


@rule("skirmish.army.heroes")
def test_no_hero_twice() -> None:
    sentence = "Athum Tellur: an army has only one copy of a hero."
    assert why_not(army("crown.athum", "crown.athum"), 100) == ("skirmish.army.heroes", sentence)


# -- faction


@rule("skirmish.army.faction")
def test_units_of_the_faction_and_mercenaries_only() -> None:
    assert legal(army("crown.athum", "free.sellsword"), 50, "crown")
    sentence = "Husk: of Gravemoot; this army is Crown of Tellur and mercenaries only."
    assert why_not(army("crown.athum", "grave.husk", "grave.husk")) == ("skirmish.army.faction", sentence)


@rule("skirmish.army.faction", "skirmish.army.leader")
def test_mercenaries_may_lead_any_army_or_fight_alone() -> None:
    alone = army("free.rusk", "free.duelist")
    assert faction_of(alone) == FREE
    assert all(legal(alone, 50, faction) for faction in FACTION_IDS)
    assert legal(army("free.ysolde", "grave.husk"), 50, "grave")
    mixed = army("free.ysolde", "grave.husk")
    sentence = "Husk: of Gravemoot; an army without a faction is mercenaries only."
    assert why_not(mixed, 50, FREE) == ("skirmish.army.faction", sentence)
    assert faction_of(mixed) == "grave"


@rule("skirmish.army.faction")
def test_an_unknown_faction() -> None:
    sentence = "Unknown faction 'crowns'. Did you mean 'crown'?"
    assert why_not(army("crown.athum"), 50, "crowns") == ("skirmish.army.faction", sentence)


# -- limits of cards


@rule("skirmish.card")
def test_some_units_come_once_for_each_full_50_points() -> None:
    knight = unit_named("grave.knight")
    assert [most_of(knight, points) for points in (20, 50, 99, 100, 200)] == [1, 1, 1, 2, 4]
    build = army("grave.osk", "grave.knight", "grave.knight")
    sentence = "Rot Knight: one for each full 50 points, so 1 here, not 2."
    assert why_not(build, 99, "grave") == ("skirmish.card", sentence)
    assert legal(build, 100, "grave")


@rule("skirmish.card")
def test_other_troops_come_in_any_number() -> None:
    assert legal(army("crown.athum", *["crown.peasant"] * 7), 50, "crown")
    assert most_of(unit_named("crown.peasant"), 500) * unit_named("crown.peasant").points >= 500
    assert most_of(unit_named("crown.athum"), 500) == 1


# -- equipment: who may carry what


@rule("skirmish.equipment")
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_who_may_carry_an_item(item: Item) -> None:
    assert sorted(unit.id for unit in UNITS if item.allowed(unit)) == sorted(documents.WHO[item.id])
    for unit in UNITS:
        assert item.allowed(unit) == (item.refusal(unit) == "")
        build: Build = [(unit, (item,))]
        about = [sentence for name, sentence in refusals(build, 500, unit.faction) if name == "skirmish.equipment"]
        assert about == ([] if item.allowed(unit) else [item.refusal(unit)])


@rule("skirmish.equipment")
@pytest.mark.parametrize(
    ("unit", "item", "sentence"),
    [
        ("crown.peasant", "war-string", "Peasant: the War String is for Rangers only."),
        ("crown.adept", "buckler", "Chapel Adept: the Buckler is for Warriors and Rogues only."),
        (
            "crown.adept",
            "hauberk",
            "Chapel Adept: the Mail Hauberk is for Warriors, Rangers and units without a class only.",
        ),
        ("thorn.wolf", "red-draught", "Briar Wolf: Beasts carry no equipment."),
        ("thorn.kaerith", "rune-shard", "Kaerith Stormwing: Beasts carry no equipment."),
        ("cinder.golem", "red-draught", "Slag Golem: Constructs carry no equipment."),
        ("crown.iselle", "long-spear", "Dame Iselle Varn: the Long Spear is not for heroes."),
        ("crown.soldier", "rune-shard", "Soldier: the Rune Shard is for heroes only."),
        ("crown.outrider", "hare-boots", "Outrider: the Hare Boots are for units of size S or M only."),
        ("cinder.hearth", "hauberk", "Hearthguard: the Mail Hauberk is for a printed Def of 4 or less only."),
        ("cinder.thrower", "hauberk", "Ember Thrower: the Mail Hauberk is for a printed Spd of 3 or more only."),
        ("thorn.sprite", "climbing-hooks", "Sprite: the Climbing Hooks are not for units with flight."),
        ("crown.pike", "long-spear", "Pikeman: the Long Spear gives reach, which this unit has already."),
        ("crown.outrider", "climbing-hooks", "Outrider: the Climbing Hooks give quick, which this unit has already."),
        ("grave.osk", "great-axe", "Osk, Marrow King: the Great Axe gives cleave, which this unit has already."),
    ],
)
def test_why_an_item_is_refused(unit: str, item: str, sentence: str) -> None:
    assert item_named(item).refusal(unit_named(unit)) == sentence


@rule("skirmish.equipment")
def test_the_short_bow_is_for_units_without_a_ranged_attack() -> None:
    # No card of its classes has a Rng today.
    slinger = Card(51, "crown.slinger", "Slinger")
    assert item_named("short-bow").allowed(slinger)
    slinger.rng = 4
    assert (
        item_named("short-bow").refusal(slinger) == "Slinger: the Short Bow is for units without a ranged attack only."
    )


@rule("skirmish.equipment")
def test_a_unit_carries_one_item_and_a_hero_two_of_different_slots() -> None:
    assert legal(army("crown.athum hare-boots war-string"), 50, "crown")
    two = army("crown.athum", "crown.soldier hare-boots long-spear")
    assert why_not(two)[1] == "Soldier: a unit that is not a hero carries at most one item, not 2."
    three = army("crown.athum hare-boots war-string rune-shard")
    assert why_not(three)[1] == "Athum Tellur: a hero carries at most two items, not 3."
    same = army("crown.athum hare-boots climbing-hooks")
    sentence = "Athum Tellur: two items are of different slots; Hare Boots and Climbing Hooks are both kit."
    assert why_not(same) == ("skirmish.equipment", sentence)


@rule("skirmish.equipment")
def test_at_most_two_copies_of_an_item_and_one_war_banner() -> None:
    two = army("crown.athum", *["crown.peasant hare-boots"] * 2)
    assert legal(two, 50, "crown")
    three = army("crown.athum", *["crown.peasant hare-boots"] * 3)
    assert why_not(three) == ("skirmish.equipment", "Hare Boots: at most 2 copies in an army, not 3.")
    banners = army("crown.athum", *["crown.peasant war-banner"] * 2)
    assert why_not(banners) == ("skirmish.equipment", "War Banner: at most 1 copy in an army, not 2.")


@rule("skirmish.army.points", "skirmish.army.heroes", "skirmish.army.faction", "skirmish.equipment")
def test_everything_that_is_wrong_is_said() -> None:
    build = army("crown.athum", "crown.iselle", "grave.knight", "grave.knight", "crown.soldier war-string")
    assert [name for name, _ in refusals(build, 50, "crown")] == [
        "skirmish.army.points",
        "skirmish.army.heroes",
        "skirmish.army.faction",
        "skirmish.card",
        "skirmish.equipment",
    ]


# -- random armies


@rule("skirmish.army.points")
@pytest.mark.parametrize("points", [20, 21, 49, 50, 75, 100, 200, 500])
@pytest.mark.parametrize("faction", [*FACTION_IDS, None])
def test_a_random_army_is_legal_and_uses_its_points(points: int, faction: str | None) -> None:
    source = random.Random(points)
    for _ in range(30):
        build = random_army(points, faction, source.randrange)
        side = faction or faction_of(build)
        assert refusals(build, points, side) == []
        pool = [unit for unit in UNITS if unit.faction in (side, FREE) and not unit.hero]
        assert left_over(build, points) < min(unit.points for unit in pool if unit.limit == 0)


def test_random_armies_differ_and_follow_the_draw() -> None:
    source = random.Random(1)
    many = [random_army(100, None, source.randrange) for _ in range(200)]
    assert {faction_of(build) for build in many} >= set(FACTION_IDS) - {FREE}
    assert {unit.id for build in many for unit, _ in build} == {unit.id for unit in UNITS}
    assert {item.id for build in many for _, items in build for item in items} == {item.id for item in ITEMS}
    assert random_army(100, "crown", random.Random(7).randrange) == random_army(
        100, "crown", random.Random(7).randrange
    )


def test_random_armies_without_mercenaries_and_equipment() -> None:
    source = random.Random(2)
    for _ in range(50):
        build = random_army(50, None, source.randrange, mercenaries=False, equipment=False)
        assert all(unit.faction == faction_of(build) != FREE and not items for unit, items in build)


@rule("skirmish.army.leader", "skirmish.army.points", "skirmish.army.faction")
def test_a_random_army_that_cannot_be() -> None:
    assert leaders(20, "cinder", mercenaries=False) == []
    with pytest.raises(SetupError, match="No hero of Cinderhold costs 20 points or less"):
        random_army(20, "cinder", lambda n: 0, mercenaries=False)
    with pytest.raises(SetupError, match="20 to 500 points, not 10"):
        random_army(10, "crown", lambda n: 0)
    with pytest.raises(SetupError, match="Unknown faction 'clown'"):
        random_army(50, "clown", lambda n: 0)


# -- as text


@pytest.mark.parametrize("one", ARMIES, ids=lambda one: one.id)
def test_what_is_written_is_read_again(one: Army) -> None:
    assert read(written(build_of(one))) == build_of(one)


def test_random_armies_are_read_again() -> None:
    source = random.Random(4)
    for _ in range(200):
        build = random_army(100, None, source.randrange)
        assert read(written(build)) == build


def test_how_an_army_is_written() -> None:
    build = army(
        "crown.athum hare-boots war-string", "crown.soldier", "crown.soldier", "crown.peasant", "crown.soldier"
    )
    assert written(build) == "Athum Tellur with Hare Boots and War String\n2x Soldier\nPeasant\nSoldier"


def test_many_ways_to_write_an_army() -> None:
    text = """
    # The Company
    - 2x soldiers (18 points)
    crown.pike with tower-shield
    * LEADER: Athum tellur + Hare boots, rune-shard
    3 peasant
    1× osk
    """
    assert read(text) == army(
        "crown.athum hare-boots rune-shard",
        "crown.soldier",
        "crown.soldier",
        "crown.pike tower-shield",
        *["crown.peasant"] * 3,
        "grave.osk",
    )
    assert read("Peasant\nDame Iselle Varn (leader) (20 points)") == army("crown.iselle", "crown.peasant")
    assert read("Osk, Marrow King with Mail Hauberk & Red Draught") == army("grave.osk hauberk red-draught")


@pytest.mark.parametrize(
    ("text", "sentence", "name"),
    [
        ("Athum Tellur\nPeasent", "Line 2: unknown unit 'Peasent'. Did you mean 'Peasant'?", "skirmish.card"),
        ("Xyzzy", "Line 1: unknown unit 'Xyzzy'.", "skirmish.card"),
        ("3x", "Line 1: no unit is named.", "skirmish.card"),
        ("with Hare Boots", "Line 1: unknown unit 'with Hare Boots'.", "skirmish.card"),
        (
            "# mine\n\nSoldier with Hair Boots",
            "Line 3: unknown equipment 'Hair Boots'. Did you mean 'Hare Boots'?",
            "skirmish.equipment",
        ),
        ("0x Peasant", "Line 1: 0 of a unit are not 1 to 125.", "skirmish.army.points"),
        ("99999x Peasant", "Line 1: 99999 of a unit are not 1 to 125.", "skirmish.army.points"),
        ("99x Peasant\n27x Peasant", "Line 2: no army has more than 125 units.", "skirmish.army.points"),
        ("leader: athum\nleader: iselle", "Line 2: there is a leader already.", "skirmish.army.leader"),
        ("a" + " ()" * 90, "Line 1: a line has 200 characters at the most.", "skirmish.card"),
        ("athum\n" * 700, "An army as text has 4000 characters at the most.", "skirmish.army.points"),
        ("\n# nobody\n", "The army is empty. Write a unit on each line, the leader first.", "skirmish.army.leader"),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str, name: str) -> None:
    with pytest.raises(SetupError) as refused:
        read(text)
    assert (refused.value.sentence, refused.value.rule) == (sentence, name)


def test_room_between_words_does_not_count() -> None:
    """However much there is: nothing that is typed may keep the server busy."""
    assert read("Athum" + " " * 1_500 + "Tellur" + " " * 1_500 + "with   Hare Boots") == army("crown.athum hare-boots")


def test_unknown_equipment_names_what_there_is() -> None:
    with pytest.raises(SetupError, match=r"unknown equipment 'Q'\. Choose one of: Long Spear, .*, Smoke Pots\."):
        read("Soldier with Q")


# -- a roster to print


@rule("skirmish.army.leftover")
def test_a_roster_says_everything_about_the_army() -> None:
    build = build_of(army_named("grave-50-b"))
    text = roster(build, 50, "The Marrow Court")
    assert text.startswith("The Marrow Court: Gravemoot, 50 points\n")
    assert "Osk, Marrow King (leader), 17 points" in text
    assert "Bone Guard with Buckler, 11 points" in text
    assert "3x Husk, 7 points each" in text
    assert "Grave pull (1 energy): Choose an enemy unit" in text
    assert "Buckler: The unit has parry." in text
    assert "Parry: Rolls 1d6" in text, "what an item gives is explained too"
    assert "49 points; 1 left, which give 0 energy before round 1." in text
    assert "Recruit (X)" in text
    assert "Guard (1 ◆)" in text
    assert max(len(line) for line in text.splitlines()) <= 96


@pytest.mark.parametrize("one", ARMIES, ids=lambda one: one.id)
def test_every_ready_army_has_a_roster(one: Army) -> None:
    text = roster(build_of(one), one.points, one.name)
    for unit, items in build_of(one):
        assert armies.named(unit, items) in text
        assert all(own.name in text for own in unit.own)


def test_stats_with_equipment() -> None:
    assert stats(unit_named("crown.athum")) == "Atk 2  Rng 7  Def 3  Hp 6  Spd 3"
    assert stats(*army("crown.athum hare-boots war-string")[0]) == "Atk 2  Rng 8  Def 3  Hp 6  Spd 4"
    assert stats(*army("crown.soldier short-bow")[0]) == "Atk 1  Rng 4  Def 4  Hp 2  Spd 3"
    assert stats(*army("crown.soldier hauberk")[0]) == "Atk 1  Rng –  Def 5  Hp 2  Spd 2"
