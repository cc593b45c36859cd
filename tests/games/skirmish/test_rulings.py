"""The general rulings about fights (content 7.2) that no other test tells."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.attack import NO
from fracas.games.skirmish.card import RETALIATE
from fracas.games.skirmish.damage import kill
from fracas.games.skirmish.events.fight import AbilityUsed
from fracas.games.skirmish.melee import locked
from fracas.games.skirmish.state import NOBODY
from fracas.games.skirmish.stats import has
from tests.games.skirmish.fights import near, quick, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table


@pytest.fixture
def table() -> Table:
    table = Table()
    table.energy(0, 9)
    return table


@rule("skirmish.locked")
def test_locked_is_mutual_within_the_longer_of_two_melee_ranges(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    pike = near(soldier, 1, "crown.pike", 2)
    guard = near(soldier, 1, "grave.guard", 1.01, "west")
    state = table.state
    assert locked(state, soldier.number, pike.number)
    assert locked(state, pike.number, soldier.number)
    assert not locked(state, soldier.number, guard.number)
    pike.it.level = 3
    assert not locked(state, soldier.number, pike.number)


@rule("skirmish.own.steadfast", "skirmish.own.wail")
def test_auras_ignore_levels(table: Table) -> None:
    orwen = table.put(1, "crown.orwen", 10, 10, level=3)
    soldier = near(orwen, 1, "crown.soldier", 2)
    assert has(table.state, soldier.number, RETALIATE)
    bride = near(soldier, 0, "grave.bride", 3)
    bride.uses("wail")
    orwen.it.x += 3000
    assert soldier.it.wailed_by == 0


@rule("skirmish.ability.fast", "skirmish.hero.guard")
def test_once_per_turn_is_counted_in_every_players_turn_anew() -> None:
    table = Table(players=3)
    table.energy(2, 9)
    athum = table.put(2, "crown.athum", 10, 10)
    one, other = near(athum, 0, "grave.guard"), near(athum, 1, "grave.guard", 0.5, "west")
    for attacker in (one, other):
        table.answer("fast", quick(athum, "guard"))
        table.roll(2)
        attacker.strikes(athum, back=NO)
    assert len(table.heard(AbilityUsed)) == 2


@rule("skirmish.own.mark-prey", "skirmish.team")
def test_two_marks_do_not_add_up() -> None:
    table = Table(players=3, teams=(0, 1, 0))
    table.energy(0, 9)
    mine, theirs = table.put(0, "crown.athum", 10, 4), table.put(2, "crown.athum", 14, 4)
    guard = table.put(1, "grave.guard", 12, 8)
    soldier = near(guard, 0, "crown.soldier")
    mine.uses("mark-prey", guard)
    table.state.seat = 2
    assert not theirs.can_use("mark-prey"), "it would change nothing"
    table.state.seat = 0
    table.roll(3)
    soldier.strikes(guard, back=NO)
    assert term(table, "marked prey") == 1


@rule("skirmish.ability.absorption", "skirmish.item.ward-charm", "skirmish.own.grave-plate")
def test_absorption_from_card_and_item_does_not_add_up(table: Table) -> None:
    axe = table.put(0, "cinder.axe", 10, 10)
    colossus = near(axe, 1, "grave.colossus", 0.5, "east", "ward-charm")
    table.roll(6)
    axe.strikes(colossus, back=NO)
    assert colossus.hp == 5


@rule("skirmish.own.mark-prey", "skirmish.own.steadfast", "skirmish.attack.kill")
def test_what_was_given_for_a_turn_outlives_its_giver_and_passive_abilities_do_not(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 4)
    guard = near(athum, 1, "grave.guard", 3)
    soldier, orwen = near(guard, 0, "crown.soldier"), near(guard, 0, "crown.orwen", 2, "north")
    athum.uses("mark-prey", guard)
    assert has(table.state, soldier.number, RETALIATE)
    kill(table.state, table.tell, athum.number, NOBODY)
    kill(table.state, table.tell, orwen.number, NOBODY)
    assert not has(table.state, soldier.number, RETALIATE)
    table.roll(3)
    soldier.strikes(guard, back=NO)
    assert term(table, "marked prey") == 1


@rule("skirmish.item.smoke-pots", "skirmish.attack.kill")
def test_smoke_ends_with_its_bearer(table: Table) -> None:
    mage = table.put(0, "free.mage", 10, 10, "smoke-pots")
    soldier = near(mage, 0, "crown.soldier", 1)
    mage.uses_item("smoke-pots")
    kill(table.state, table.tell, mage.number, NOBODY)
    archer = near(soldier, 1, "grave.archer", 4)
    table.roll(1)
    archer.shoots(soldier)
    assert term(table, "cover") == 0


@rule("skirmish.own.granite-word", "skirmish.ability.cleave", "skirmish.ability.fast")
@pytest.mark.parametrize(("attacker", "asked"), [("cinder.ogre", []), ("cinder.axe", [1])])
def test_what_saves_nobody_is_asked_only_if_less_would_spill_over(attacker: str, asked: list[int]) -> None:
    """2 damage against 1 Hp: a Granite word saves nobody. Under a cleaver it spares the next one."""
    table = Table()
    table.energy(1, 4)
    one = table.put(0, attacker, 10, 10)
    peasant = near(one, 1, "crown.peasant")
    husk = near(one, 1, "grave.husk", 0.5, "west")
    ildra = near(peasant, 1, "cinder.ildra", 3)
    if asked:
        table.answer("fast", quick(ildra, "granite-word"))
    table.roll(6)
    one.strikes(peasant)
    assert table.were_asked("fast") == asked
    assert husk.hp == 2


@rule("skirmish.attack.back", "skirmish.flank")
def test_an_attack_back_flanks_and_stands_above_like_any_attack(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard", 0.5, "east", level=1)
    near(soldier, 1, "grave.husk", 0.5, "west")
    table.roll(1, 2)
    soldier.strikes(guard)
    assert rolled(table).attacker == guard.number
    assert (term(table, "flanking"), term(table, "from above")) == (1, 1)
