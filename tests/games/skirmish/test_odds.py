"""What an attack would come to: the same numbers with which it is made (skirmish.attack.roll, skirmish.ease)."""

from __future__ import annotations

from itertools import product

import pytest

from fracas.games.skirmish.striking.odds import (
    ATTACK,
    BACK,
    HURL,
    PUSH,
    VOLLEY,
    Blow,
    odds,
    roll_chance,
)
from tests.games.skirmish.fights import near
from tests.kit.rules import rule
from tests.kit.skirmish import Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("skirmish.ease", "skirmish.attack.natural")
@pytest.mark.parametrize(("ease", "difficulty"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize("plus", [-3, 0, 1, 2, 5])
def test_chances_are_those_of_all_dice(ease: bool, difficulty: bool, plus: int) -> None:
    blow = Blow(0, 1, False, ATTACK)
    blow.plus, blow.defence, blow.ease, blow.difficulty = plus, 4, ease, difficulty
    counted = [one if ease == difficulty else max(one, other) if ease else min(one, other) for one, other in _dice()]
    assert roll_chance(blow) == pytest.approx(sum(blow.hits(die) for die in counted) / 36)


def _dice() -> list[tuple[int, int]]:
    return [(one, other) for one in range(1, 7) for other in range(1, 7)]


@rule("skirmish.attack.roll")
def test_odds_of_a_plain_attack(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    found = odds(table.state, soldier.number, guard.number, False)
    assert (found.needs, found.damage, found.critical) == (4, 1, False)
    assert found.chance == pytest.approx(0.5)


@rule("skirmish.ability.dodge", "skirmish.ability.deflect", "skirmish.ability.fellhanded")
def test_odds_count_escapes(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    soldier = near(archer, 1, "thorn.sprite", 4, "east", "tower-shield")
    found = odds(table.state, archer.number, soldier.number, True)
    assert found.chance == pytest.approx(5 / 6 * 5 / 6 * 4 / 6)
    assert found.escape == pytest.approx(1 - 5 / 6 * 4 / 6)
    thrower = near(soldier, 0, "cinder.thrower", 4)
    assert odds(table.state, thrower.number, soldier.number, True).escape == pytest.approx(1 / 6)


@rule("skirmish.attack.back", "skirmish.ability.volley", "skirmish.push", "skirmish.own.hurl")
def test_odds_know_how_an_attack_comes_about(table: Table) -> None:
    stalker = table.put(0, "thorn.stalker", 10, 10)
    soldier = near(stalker, 1, "crown.soldier", 0.5)
    state = table.state
    assert odds(state, soldier.number, stalker.number, False, BACK).chance == pytest.approx(0.25)
    assert odds(state, soldier.number, stalker.number, False, PUSH).chance == pytest.approx(4 / 6)
    assert odds(state, soldier.number, stalker.number, False, PUSH).damage == 0
    assert odds(state, stalker.number, soldier.number, True, VOLLEY).blow.difficulty
    assert odds(state, soldier.number, stalker.number, True, HURL).damage == 2
