"""Every item does what it says (skirmish.item.*)."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.card import (
    BACKSTAB,
    CLEAVE,
    CLIMB,
    CRITICAL,
    DEFLECT,
    DODGE,
    FELLHANDED,
    HONED_BLADE,
    PARRY,
    QUICK,
    REACH,
    SHOVE,
)
from fracas.games.skirmish.stats import defence, has, rng, speed
from fracas.games.skirmish.striking.attack import NO, YES
from fracas.games.skirmish.turns.turn import begin_turn
from tests.games.skirmish.fights import near, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table


@pytest.fixture
def table() -> Table:
    return Table()


GIVEN = [
    ("long-spear", "crown.soldier", (REACH,)),
    ("whetted-blade", "crown.soldier", (HONED_BLADE,)),
    ("great-axe", "crown.soldier", (CLEAVE, CRITICAL)),
    ("rune-hammer", "crown.soldier", (FELLHANDED, SHOVE)),
    ("hooked-knife", "grave.husk", (BACKSTAB,)),
    ("tower-shield", "crown.soldier", (DEFLECT,)),
    ("buckler", "crown.soldier", (PARRY,)),
    ("feather-cloak", "grave.archer", (DODGE,)),
    ("climbing-hooks", "crown.soldier", (CLIMB, QUICK)),
]


@rule(*(f"skirmish.item.{item}" for item, _, _ in GIVEN))
@pytest.mark.parametrize(("item", "kind", "abilities"), GIVEN)
def test_items_give_their_abilities(table: Table, item: str, kind: str, abilities: tuple[int, ...]) -> None:
    bare, equipped = table.put(0, kind, 5, 5), table.put(0, kind, 10, 5, item)
    for ability in abilities:
        assert not has(table.state, bare.number, ability)
        assert has(table.state, equipped.number, ability)


@rule("skirmish.item.long-spear", "skirmish.equipment")
def test_a_long_spear_strikes_at_two_inches(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10, "long-spear")
    guard = near(soldier, 1, "grave.guard", 1.5)
    assert soldier.can_strike(guard)


@rule("skirmish.item.great-axe")
def test_a_great_axe_doubles_on_a_6_and_cleaves(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10, "great-axe")
    peasant = near(soldier, 1, "crown.peasant")
    husk = near(soldier, 1, "grave.husk", 0.5, "west")
    table.roll(6)
    soldier.strikes(peasant)
    assert husk.hp == 1


@rule("skirmish.item.short-bow", "skirmish.attack.back")
def test_a_short_bow_shoots_four_inches_and_answers_shots(table: Table) -> None:
    soldier = table.put(1, "crown.soldier", 10, 10, "short-bow")
    archer = near(soldier, 0, "grave.archer", 4)
    assert rng(table.state, soldier.number) == 4000
    table.roll(1, 5, 5)
    archer.shoots(soldier, back=YES)
    assert archer.hp == 1
    far = near(soldier, 0, "grave.archer", 4.01, "west")
    table.turn(0)
    table.roll(1)
    far.shoots(soldier)
    assert table.were_asked("back") == []


@rule("skirmish.item.war-string")
def test_a_war_string_shoots_one_inch_farther(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10, "war-string")
    soldier = near(archer, 1, "crown.soldier", 7)
    assert archer.can_shoot(soldier)
    soldier.it.x += 10
    assert not archer.can_shoot(soldier)


@rule("skirmish.item.hauberk")
def test_a_mail_hauberk_protects_and_slows(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10, "hauberk")
    assert (defence(table.state, soldier.number), speed(table.state, soldier.number)) == (5, 2000)


@rule("skirmish.item.hare-boots")
def test_hare_boots_are_faster(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10, "hare-boots")
    assert speed(table.state, soldier.number) == 4000


@rule("skirmish.item.ward-charm", "skirmish.ability.absorption")
def test_a_ward_charm_absorbs_the_first_damage_of_a_round(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    soldier = near(guard, 1, "crown.soldier", 0.5, "east", "ward-charm")
    table.roll(5)
    guard.strikes(soldier, back=NO)
    assert soldier.hp == 2
    table.turn(0)
    table.roll(5)
    guard.strikes(soldier, back=NO)
    assert soldier.hp == 1


@rule("skirmish.item.rune-shard")
def test_a_rune_shard_pays_three_in_round_three(table: Table) -> None:
    table.put(0, "crown.athum", 10, 10, "rune-shard")
    for number, energy in ((2, 0), (3, 3), (3, 3), (4, 3)):
        table.state.round = number
        table.state.order = (0,)
        table.run(begin_turn(table.state, table.tell))
        assert table.state.energy[0] == energy


@rule("skirmish.item.red-draught")
def test_a_red_draught_heals_1d3_once_without_action_or_energy(table: Table) -> None:
    shield = table.put(0, "crown.shield", 10, 10, "red-draught", hp=1)
    table.roll(1)
    shield.uses_item("red-draught")
    assert shield.hp == 2
    assert shield.can_march()
    why = shield.why_not_item("red-draught")
    assert why == ("skirmish.item.red-draught", "Red Draught has been used: it works once a game.")


@rule("skirmish.item.red-draught")
def test_a_red_draught_never_heals_above_the_printed_hp_nor_the_whole(table: Table) -> None:
    shield = table.put(0, "crown.shield", 10, 10, "red-draught", hp=2)
    table.roll(3)
    shield.uses_item("red-draught")
    assert shield.hp == 3
    whole = table.put(0, "crown.shield", 5, 10, "red-draught")
    assert whole.why_not_item("red-draught") is not None


@rule("skirmish.item.war-banner", "skirmish.ability.vigilant")
def test_a_war_banner_keeps_friends_within_three_inches_from_being_flanked(table: Table) -> None:
    husk = table.put(1, "grave.husk", 10, 10)
    banner = near(husk, 1, "crown.soldier", 3, "north", "war-banner")
    near(husk, 0, "grave.guard", 0.5, "west")
    guard = near(husk, 0, "grave.guard")
    table.roll(1)
    guard.strikes(husk, back=NO)
    assert term(table, "flanking") == 0
    banner.it.y += 10
    table.turn(0)
    table.roll(1)
    guard.strikes(husk, back=NO)
    assert term(table, "flanking") == 1


@rule("skirmish.item.war-banner")
def test_a_war_banner_protects_its_bearer_and_ends_with_them(table: Table) -> None:
    banner = table.put(1, "crown.soldier", 10, 10, "war-banner")
    husk = near(banner, 1, "grave.husk", 0.5, "north")
    near(banner, 0, "grave.guard", 0.5, "west")
    guard = near(banner, 0, "grave.guard")
    table.roll(1)
    guard.strikes(banner, back=NO)
    assert term(table, "flanking") == 0
    banner.it.fate = 2
    near(husk, 0, "grave.guard", 0.5, "north")
    other = near(husk, 0, "grave.guard")
    table.turn(0)
    table.roll(1)
    other.strikes(husk, back=NO)
    assert term(table, "flanking") == 1


@rule("skirmish.item.smoke-pots")
def test_smoke_pots_hide_anybody_who_is_within_two_inches_until_the_next_turn(table: Table) -> None:
    mage = table.put(0, "free.mage", 10, 10, "smoke-pots")
    friend = near(mage, 0, "crown.soldier", 2)
    far = near(mage, 0, "crown.soldier", 2.01, "west")
    assert mage.can_march()
    mage.uses_item("smoke-pots")
    assert mage.can_march(), "it is no action"
    archers = [near(mage, 1, "grave.archer", 3.5, "north") for _ in range(3)]
    expected = [(mage, -1), (friend, -1), (far, 0)]
    for archer, (target, cover) in zip(archers, expected, strict=True):
        table.roll(1)
        archer.shoots(target, **({"back": NO} if target is mage else {}))
        assert term(table, "cover") == cover
    table.state.order = (0,)
    table.run(begin_turn(table.state, table.tell))
    table.turn(1)
    table.roll(1)
    archers[0].shoots(mage, back=NO)
    assert term(table, "cover") == 0
    assert rolled(table).counted == 1


@rule("skirmish.item.smoke-pots", "skirmish.terrain.cover")
def test_smoke_is_not_added_to_cover() -> None:
    table = Table(terrain=[{"kind": "cover", "at": [[9, 9], [11, 9], [11, 11], [9, 11]]}])
    mage = table.put(0, "free.mage", 10, 10, "smoke-pots")
    mage.uses_item("smoke-pots")
    archer = near(mage, 1, "grave.archer", 5)
    table.roll(1)
    archer.shoots(mage)
    assert term(table, "cover") == -1
