"""Pushes, and what the attacked do then (skirmish.attack, steps 10 and 11)."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.move import Pushed
from fracas.games.skirmish.striking.attack import NO, YES, can_shoot
from tests.games.skirmish.fights import near, rolled, term
from tests.games.skirmish.test_attack import refusal
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table


@pytest.fixture
def table() -> Table:
    return Table()


# -- 10 push


@rule("skirmish.push")
def test_a_push_is_an_attack_roll_with_one_more_and_deals_no_damage(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    x, y = guard.at
    table.roll(3, 3)
    soldier.pushes(guard)
    assert (rolled(table).total, term(table, "push")) == (5, 1)
    assert guard.at[0] == pytest.approx(x + 3, abs=0.002)
    assert guard.at[1] == y
    assert guard.hp == 2
    assert not soldier.can_march(), "it was the standard action"
    assert len(table.heard(Pushed)) == 1


@rule("skirmish.push", "skirmish.attack.back")
def test_a_push_may_be_answered(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    table.roll(1, 5)
    soldier.pushes(guard, back=YES)
    assert soldier.hp == 1


@rule("skirmish.push", "skirmish.ability.parry")
def test_a_push_may_be_parried(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    duelist = near(soldier, 1, "free.duelist")
    before = duelist.at
    table.roll(6, 5)
    soldier.pushes(duelist, back=NO)
    assert duelist.at == before


# -- 11 attack back


@rule("skirmish.attack.back", "skirmish.ease")
def test_attacking_back_has_difficulty_and_may_be_left(table: Table) -> None:
    guard = table.put(0, "grave.husk", 10, 10)
    soldier = near(guard, 1, "crown.soldier")
    table.roll(1, 6, 2)
    guard.strikes(soldier, back=YES)
    assert rolled(table).dice == (6, 2)
    assert rolled(table).counted == 2
    table.turn(0)
    table.roll(1)
    guard.strikes(soldier, back=NO)


@rule("skirmish.attack.back")
def test_attacking_back_needs_the_same_type_of_attack(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    soldier = near(archer, 1, "crown.soldier", 0.5)
    table.roll(1, 1)
    archer.shoots(soldier)
    assert table.were_asked("back") == [], "it has no ranged attack"
    mage = near(archer, 1, "free.mage", 4.5, "west")
    soldier.it.fate = 2
    table.turn(0)
    table.roll(1)
    archer.shoots(mage)
    assert table.were_asked("back") == [], "it does not reach so far"
    mage.it.x += 500
    table.turn(0)
    table.roll(1, 5, 5)
    archer.shoots(mage, back=YES)
    assert archer.hp == 1


@rule("skirmish.attack.back")
def test_an_attack_back_is_not_answered_and_comes_once_a_turn(table: Table) -> None:
    one = table.put(0, "grave.husk", 10, 10)
    soldier = near(one, 1, "crown.soldier")
    other = near(soldier, 0, "grave.husk")
    table.roll(1, 1, 1)
    one.strikes(soldier, back=YES)
    assert table.were_asked("back") == [1]
    table.roll(1)
    other.strikes(soldier)
    assert table.were_asked("back") == []
    table.turn(0)
    table.roll(1)
    other.strikes(soldier, back=NO)


@rule("skirmish.attack.back")
def test_the_dead_do_not_attack_back(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    peasant = near(guard, 1, "crown.peasant")
    table.roll(5)
    guard.strikes(peasant)
    assert table.were_asked("back") == []


@rule("skirmish.hero.recruit")
def test_who_came_this_turn_may_not_attack_but_may_attack_back(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    table.energy(0, 4)
    vael.uses("raise-husk", spot=(12500, 10000))
    husk = Fighter(table, 1)
    soldier = near(husk, 1, "crown.soldier")
    assert not husk.can_strike(soldier)
    assert not can_shoot(table.state, husk.number, soldier.number)
    assert refusal(husk, soldier) == "skirmish.hero.recruit"
