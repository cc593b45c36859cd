"""The general rulings about fights that no other test tells."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.card import RETALIATE
from fracas.games.skirmish.events.fight import AbilityUsed, Damaged, Healed
from fracas.games.skirmish.moving.falling import fall
from fracas.games.skirmish.state import GONE, NOBODY
from fracas.games.skirmish.stats import has, speed
from fracas.games.skirmish.striking.attack import NO
from fracas.games.skirmish.striking.damage import kill
from fracas.games.skirmish.striking.melee import locked
from fracas.games.skirmish.turns.energy import income
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
    assert soldier.laid("wail") == (0,)


@rule("skirmish.own.wail", "skirmish.own.snare")
def test_of_two_wails_and_two_snares_each_ends_with_the_next_turn_of_its_own_player() -> None:
    table = Table(players=3)
    for side in (0, 1):
        table.energy(side, 9)
    victim = table.put(2, "crown.soldier", 10, 10)
    for side, towards in ((0, "west"), (1, "east")):
        table.turn(side)
        near(victim, side, "grave.bride", 2, towards).uses("wail")
        near(victim, side, "thorn.witch", 4, towards).uses("snare", victim)
    assert (victim.laid("wail"), victim.laid("snare")) == ((0, 1), (0, 1))
    table.state.order = (1, 2, 0)
    table.ends()
    table.ends()
    assert table.state.playing() == 0
    assert (victim.laid("wail"), victim.laid("snare")) == ((1,), (1,)), "only the first player's have ended"
    assert speed(table.state, victim.number) == 1000
    table.roll(2)
    table.turn(2)
    bride = near(victim, 0, "grave.husk")
    victim.strikes(bride, back=NO)
    assert term(table, "wail") == -1, "two wails did not add up, and one is left"


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


@rule("skirmish.attack.roll", "skirmish.ability.cleave", "skirmish.hero.slice", "skirmish.own.bolt", "skirmish.fall")
def test_a_loss_of_hp_names_the_rule_of_what_dealt_it(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    mage = near(osk, 0, "free.mage", 1, "south")
    peasant, soldier = near(osk, 1, "crown.peasant"), near(osk, 1, "crown.soldier", 0.5, "west")
    osk.uses("great-strike")
    table.roll(3)
    osk.strikes(peasant)
    table.turn(0)
    osk.uses("slice", soldier)
    guard = near(mage, 1, "grave.guard", 3, "south")
    table.roll(5)
    mage.uses("bolt", guard)
    table.roll(6)
    table.run(fall(table.state, table.tell, guard.number, 3))
    assert [event.rule for event in table.heard(Damaged)] == [
        "skirmish.attack.roll",
        "skirmish.ability.cleave",
        "skirmish.hero.slice",
        "skirmish.own.bolt",
        "skirmish.fall",
    ]


@rule("skirmish.own.mend", "skirmish.hero.recover", "skirmish.item.red-draught")
def test_healing_names_the_rule_of_what_heals(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 10, "red-draught", hp=1)
    adept = near(athum, 0, "crown.adept")
    table.roll(1, 2)
    athum.uses("recover")
    athum.uses_item("red-draught")
    adept.uses("mend", athum)
    assert [event.rule for event in table.heard(Healed)] == [
        "skirmish.hero.recover",
        "skirmish.item.red-draught",
        "skirmish.own.mend",
    ]
    assert athum.hp == 5


@rule("skirmish.rune.income", "skirmish.army.leader-dead")
def test_anybody_who_has_lost_gets_no_energy_for_the_stones_that_nobody_took() -> None:
    table = Table(players=3)
    stones = [table.stone(4 + 6 * side, 18, side) for side in range(3)]
    for seat in range(3):
        table.put(seat, "crown.athum", 4 + 6 * seat, 4, leader=True)
    table.state.lost[1] = True
    table.state.units[1].fate = GONE
    income(table.state, table.tell)
    assert table.state.energy == [2, 0, 2]
    assert [table.state.stones[stone].side for stone in stones] == [0, 1, 2], "a stone is kept until somebody takes it"
