"""The abilities of the book's list that protect (skirmish.ability.*)."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.card import VIGILANT
from fracas.games.skirmish.events.fight import Damaged, EscapeRolled
from fracas.games.skirmish.stats import has
from fracas.games.skirmish.striking.attack import NO
from tests.games.skirmish.fights import near, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table


@pytest.fixture
def table() -> Table:
    return Table()


# -- what protects


@rule("skirmish.ability.absorption", "skirmish.own.grave-plate")
def test_absorption_takes_its_number_from_the_first_damage_of_the_round(table: Table) -> None:
    axe = table.put(0, "cinder.axe", 10, 10)
    colossus = near(axe, 1, "grave.colossus")
    table.roll(6)  # critical: 2
    axe.strikes(colossus, back=NO)
    assert colossus.hp == 5, "one of two is absorbed"
    table.turn(0)
    table.roll(5)
    axe.strikes(colossus, back=NO)
    assert colossus.hp == 4, "and none of the next"


@rule("skirmish.ability.absorption")
def test_absorption_reduces_to_no_less_than_nothing(table: Table) -> None:
    husk = table.put(0, "grave.husk", 10, 10)
    colossus = near(husk, 1, "grave.colossus")
    table.roll(6)
    husk.strikes(colossus, back=NO)
    assert colossus.hp == 6
    assert not table.heard(Damaged), "nobody loses nothing"


@rule("skirmish.ability.dodge")
@pytest.mark.parametrize(("die", "hp"), [(6, 2), (5, 1)])
def test_dodge_escapes_any_attack_on_a_6(table: Table, die: int, hp: int) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    hound = near(soldier, 1, "grave.hound")
    table.roll(6, die)
    soldier.strikes(hound, back=NO)
    assert hound.hp == hp


@rule("skirmish.ability.dodge")
def test_dodge_works_against_shots_and_against_the_fellhanded(table: Table) -> None:
    thrower = table.put(0, "cinder.thrower", 10, 10)
    hound = near(thrower, 1, "grave.hound", 3)
    table.roll(6, 6)
    thrower.shoots(hound)
    assert hound.hp == 2


@rule("skirmish.ability.deflect")
@pytest.mark.parametrize(("die", "hp"), [(5, 3), (4, 2)])
def test_deflect_stops_a_shot_on_5_or_more(table: Table, die: int, hp: int) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    shield = near(archer, 1, "crown.shield", 4)
    table.roll(6, die)
    archer.shoots(shield)
    assert shield.hp == hp


@rule("skirmish.ability.deflect")
def test_deflect_does_nothing_against_melee(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    shield = near(guard, 1, "crown.shield")
    table.roll(6)
    guard.strikes(shield, back=NO)
    assert shield.hp == 2


@rule("skirmish.ability.parry")
@pytest.mark.parametrize(("die", "hp"), [(5, 2), (4, 1)])
def test_parry_stops_a_melee_attack_on_5_or_more(table: Table, die: int, hp: int) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    duelist = near(guard, 1, "free.duelist")
    table.roll(6, die)
    guard.strikes(duelist, back=NO)
    assert duelist.hp == hp


@rule("skirmish.ability.parry")
def test_parry_does_nothing_against_a_shot(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    duelist = near(archer, 1, "free.duelist", 4)
    table.roll(6)
    archer.shoots(duelist)
    assert duelist.hp == 1


@rule("skirmish.ability.dodge", "skirmish.ability.parry")
def test_escapes_are_rolled_dodge_first_and_the_first_success_ends_them(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    sorrel = near(guard, 1, "thorn.sorrel", 0.5, "east", "feather-cloak", "buckler")
    table.roll(6, 6)
    guard.strikes(sorrel, back=NO)
    assert [(event.die, event.escaped) for event in table.heard(EscapeRolled)] == [(6, True)]
    table.turn(0)
    table.roll(6, 3, 5)
    guard.strikes(sorrel, back=NO)
    assert sorrel.hp == 4
    assert [event.rule for event in table.heard(EscapeRolled)[1:]] == [
        "skirmish.ability.dodge",
        "skirmish.ability.parry",
    ]


@rule("skirmish.ability.fellhanded")
def test_the_fellhanded_are_neither_deflected_nor_parried(table: Table) -> None:
    ildra = table.put(0, "cinder.ildra", 10, 10)
    shield = near(ildra, 1, "crown.shield", 4)
    table.roll(5)
    ildra.shoots(shield)
    assert shield.hp == 2, "no deflect was rolled"
    duelist = near(ildra, 1, "free.duelist", 0.5, "west")
    table.turn(0)
    table.roll(5)
    ildra.strikes(duelist, back=NO)
    assert duelist.hp == 1, "nor a parry"


@rule("skirmish.ability.vigilant")
def test_the_vigilant_cannot_be_flanked(table: Table) -> None:
    golem = table.put(1, "cinder.golem", 10, 10)
    near(golem, 0, "grave.guard", 0.5, "west")
    soldier = near(golem, 0, "crown.soldier")
    table.roll(3)
    soldier.strikes(golem, back=NO)
    assert term(table, "flanking") == 0
    axe = near(soldier, 1, "cinder.axe", 0.5, "south")
    assert not has(table.state, axe.number, VIGILANT)
    table.turn(0)
    table.roll(3)
    near(axe, 0, "grave.guard", 0.5, "west")
    soldier.strikes(axe, back=NO)
    assert term(table, "flanking") == 1


@rule("skirmish.ability.heavy", "skirmish.push")
def test_the_heavy_cannot_be_pushed(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    golem = near(soldier, 1, "cinder.golem")
    guard = near(soldier, 1, "grave.guard", 0.5, "west")
    assert not soldier.can_push(golem)
    assert soldier.can_push(guard)
