"""What the abilities of the Crown and of Gravemoot do together, and with others."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.card import RETALIATE
from fracas.games.skirmish.stats import has
from fracas.games.skirmish.striking.attack import NO, YES, can_shoot
from fracas.games.skirmish.striking.melee import locked
from fracas.games.skirmish.turns.stones import settle
from tests.games.skirmish.fights import near, quick, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table

CLIFF = {"kind": "elevation", "level": 3, "at": [[4, 4], [10, 4], [10, 16], [4, 16]]}


@pytest.fixture
def table() -> Table:
    table = Table()
    table.energy(0, 9)
    table.energy(1, 0)
    return table


@rule("skirmish.own.braced", "skirmish.own.ride-with-me")
def test_braced_and_ride_with_me(table: Table) -> None:
    iselle = table.put(0, "crown.iselle", 10, 4)
    crossbow = near(iselle, 0, "crown.crossbow", 2)
    husk = near(crossbow, 1, "grave.husk", 4, "north")
    iselle.uses("ride-with-me", crossbow)
    x, y = crossbow.at
    assert crossbow.can_shoot(husk)
    crossbow.moves(x + 5, y)
    assert not crossbow.can_shoot(husk)


@rule("skirmish.own.steady-aim", "skirmish.locked", "skirmish.ease")
def test_steady_aim_while_locked(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 10)
    guard = near(athum, 1, "grave.guard")
    athum.uses("steady-aim")
    table.roll(4)
    athum.shoots(guard)
    assert rolled(table).dice == (4,), "ease and difficulty cancel"


@rule("skirmish.own.steady-aim", "skirmish.push")
def test_steady_aim_then_pushed() -> None:
    """Nobody is pushed in their own turn by the rules as they are; but moved by others he would still aim."""
    table = Table()
    table.energy(0, 1)
    athum = table.put(0, "crown.athum", 10, 10)
    golem = near(athum, 1, "cinder.golem", 5)
    athum.uses("steady-aim")
    athum.it.x += 500  # as a push does it: by no movement of its own
    table.roll(1, 4)
    athum.shoots(golem)
    assert rolled(table).dice == (1, 4)


@rule("skirmish.own.steady-aim", "skirmish.push", "skirmish.own.braced")
def test_being_pushed_is_not_moving(table: Table) -> None:
    crossbow = table.put(0, "crown.crossbow", 10, 10)
    soldier = near(crossbow, 1, "grave.guard", 0.5, "west")
    husk = near(crossbow, 1, "grave.husk", 5, "north")
    table.roll(6, 3)
    soldier.pushes(crossbow)
    assert crossbow.at[0] > 12
    assert can_shoot(table.state, crossbow.number, husk.number)
    assert crossbow.it.met == ()


@rule("skirmish.ability.volley", "skirmish.own.steady-aim")
def test_volley_and_steady_aim(table: Table) -> None:
    """The extra attack has difficulty of its own: with ease it is one die."""
    stalker = table.put(0, "thorn.stalker", 10, 10)
    shield = near(stalker, 1, "cinder.golem", 3)
    stalker.lay("steady-aim")
    table.roll(2, 5, 4)
    stalker.shoots(shield)
    assert rolled(table).dice == (2, 5)
    stalker.shoots(shield)
    assert rolled(table).dice == (4,)


@rule("skirmish.ability.volley", "skirmish.attack.back")
def test_volley_and_attack_back(table: Table) -> None:
    stalker = table.put(0, "thorn.stalker", 10, 10)
    archer = near(stalker, 1, "grave.archer", 3)
    table.roll(1, 1, 1)
    stalker.shoots(archer, back=YES)
    table.roll(1, 1)
    stalker.shoots(archer)
    assert table.were_asked("back") == [], "it has one attack, and answers once a turn"
    other = near(stalker, 1, "grave.archer", 3, "west")
    table.turn(0)
    table.roll(1)
    stalker.shoots(other, back=NO)
    table.roll(1, 1, 1, 1)
    stalker.shoots(other, back=YES)
    assert rolled(table).attacker == other.number, "either of the two can be answered"


@rule("skirmish.ability.reach", "skirmish.locked", "skirmish.breakaway")
def test_pike_at_an_inch_and_a_half_against_a_unit_without_reach(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    pike = near(guard, 1, "crown.pike", 1.5)
    assert locked(table.state, guard.number, pike.number)
    assert not guard.can_strike(pike)
    table.roll(1)
    pike.strikes(guard)
    assert table.were_asked("back") == []
    table.turn(0)
    x, y = guard.at
    guard.moves(x + 0.5, y)
    assert not table.dice, "coming nearer is free"
    table.turn(0)
    table.roll(4)
    guard.moves(x - 1.5, y)
    assert not table.dice, "going beyond two inches asks for the roll"


@rule("skirmish.own.steadfast", "skirmish.ability.retaliate")
def test_steadfast_on_a_duelist(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    duelist = near(guard, 1, "free.duelist")
    near(duelist, 1, "crown.orwen", 1)
    assert has(table.state, duelist.number, RETALIATE)
    table.roll(1, 5)
    guard.strikes(duelist)
    assert rolled(table).dice == (5,)


@rule("skirmish.own.steadfast", "skirmish.team")
def test_steadfast_in_team_play() -> None:
    table = Table(players=4, teams=(0, 1, 0, 1))
    guard = table.put(0, "grave.guard", 10, 10)
    soldier = near(guard, 1, "crown.soldier")
    near(soldier, 3, "crown.orwen", 2)
    table.roll(1, 5)
    guard.strikes(soldier)
    assert rolled(table).dice == (5,)


@rule("skirmish.ability.retaliate", "skirmish.own.wail")
def test_retaliate_by_a_wailed_unit(table: Table) -> None:
    bride = table.put(0, "grave.bride", 10, 10)
    duelist = near(bride, 1, "free.duelist")
    bride.uses("wail")
    husk = near(duelist, 0, "grave.husk")
    table.roll(1, 3)
    husk.strikes(duelist)
    assert rolled(table).dice == (3,)
    assert term(table, "wail") == -1


@rule("skirmish.own.siphon")
def test_siphon_against_an_army_with_one_energy(table: Table) -> None:
    mourner = table.put(0, "grave.mourner", 10, 10)
    soldier = near(mourner, 1, "crown.soldier", 4)
    table.energy(0, 0)
    table.energy(1, 1)
    mourner.uses("siphon", soldier)
    assert table.state.energy == [1, 0]


@rule("skirmish.own.siphon", "skirmish.team")
def test_siphon_in_team_play() -> None:
    table = Table(players=4, teams=(0, 1, 0, 1))
    table.energy(1, 9)
    soldier = table.put(3, "crown.soldier", 10, 10)
    mine = [near(soldier, 0, "grave.mourner", 3, way) for way in ("east", "west")]
    theirs = near(soldier, 2, "grave.mourner", 3, "north")
    for mourner in mine:
        mourner.uses("siphon", soldier)
    assert table.state.energy == [2, 5]
    table.state.seat = 2
    assert not theirs.can_use("siphon"), "twice for the whole team"


@rule("skirmish.own.raise-husk", "skirmish.rune.control")
def test_raise_husk_beside_a_stone(table: Table) -> None:
    stone = table.stone(10, 13)
    vael = table.put(0, "grave.vael", 10, 9.5)
    vael.uses("raise-husk", spot=(10000, 11500))
    assert table.state.stones[stone].side == 0, "it counts at once"
    athum = table.put(1, "crown.athum", 10, 15)
    settle(table.state, table.tell)
    assert table.state.stones[stone].side == 1, "and is outweighed by a hero"
    assert athum.alive


@rule("skirmish.own.raise-husk")
def test_raise_husk_with_vael_locked(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    near(vael, 1, "crown.soldier")
    vael.uses("raise-husk", spot=(8000, 10000))
    assert len(table.state.units) == 3


@rule("skirmish.own.harvest", "skirmish.ability.cleave")
def test_harvest_by_cleave(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    one, other = near(osk, 1, "crown.peasant"), near(osk, 1, "crown.peasant", 0.5, "west")
    table.energy(0, 1)
    osk.uses("great-strike")
    table.roll(3)
    osk.strikes(one)
    assert not other.alive
    assert table.state.energy[0] == 2


@rule("skirmish.own.grave-pull", "skirmish.fall")
def test_grave_pull_over_a_cliff_edge() -> None:
    table = Table(terrain=[CLIFF])
    table.energy(0, 1)
    osk = table.put(0, "grave.osk", 12.5, 10)
    soldier = table.put(1, "crown.soldier", 9.9, 10)
    assert soldier.it.level == 3
    table.roll(2, 4)
    osk.uses("grave-pull", soldier)
    assert soldier.it.level == 0
    assert soldier.hp == 1, "it fell three levels: 4 + 1"
    assert table.were_asked("opportunity") == []
    assert soldier.alive
    assert osk.can_strike(soldier), "into his own melee range"


@rule("skirmish.own.grave-pull", "skirmish.ability.heavy")
def test_grave_pull_on_the_slag_golem(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    near(osk, 1, "cinder.golem", 3)
    assert not osk.can_use("grave-pull")


@rule("skirmish.own.slip-away", "skirmish.hero.focus", "skirmish.ease")
def test_slip_away_against_focus_and_ease(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 10)
    bride = near(athum, 1, "grave.bride", 4)
    table.energy(1, 1)
    athum.uses("steady-aim")
    athum.uses("focus")
    table.answer("fast", quick(bride, "slip-away"))
    table.roll(1)
    athum.shoots(bride)
    assert rolled(table).dice == (1,)
    assert term(table, "focus") == 2


@rule("skirmish.own.slip-away", "skirmish.hero.guard")
def test_slip_away_and_guard(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    bride = near(soldier, 1, "grave.bride")
    table.energy(1, 2)
    table.answer("fast", quick(bride, "guard"))
    table.answer("fast", quick(bride, "slip-away"))
    table.roll(5, 5)
    soldier.strikes(bride, back=NO)
    assert rolled(table).dice == (5, 5)
    assert rolled(table).defence == 6
    assert table.state.energy[1] == 0


@rule("skirmish.own.grave-plate", "skirmish.ability.critical")
def test_grave_plate_and_a_critical_for_2(table: Table) -> None:
    axe = table.put(0, "cinder.axe", 10, 10)
    colossus = near(axe, 1, "grave.colossus")
    table.roll(6)
    axe.strikes(colossus, back=NO)
    assert colossus.hp == 5
    table.turn(0)
    table.roll(6)
    axe.strikes(colossus, back=NO)
    assert colossus.hp == 3, "the next damage of this round is whole"


@rule("skirmish.own.grave-plate", "skirmish.own.bolt")
def test_grave_plate_and_a_bolt(table: Table) -> None:
    mage = table.put(0, "free.mage", 10, 10)
    colossus = near(mage, 1, "grave.colossus", 4)
    table.roll(6)
    mage.uses("bolt", colossus)
    assert colossus.hp == 6
    table.turn(0)
    table.roll(6)
    mage.uses("bolt", colossus)
    assert colossus.hp == 5, "used up for the round"


@rule("skirmish.own.fade")
def test_fade_after_killing_the_target(table: Table) -> None:
    sorrel = table.put(0, "thorn.sorrel", 10, 10)
    peasant = near(sorrel, 1, "crown.peasant")
    table.roll(5)
    sorrel.strikes(peasant)
    assert not peasant.alive
    assert sorrel.can_use("fade")


@rule("skirmish.own.fade", "skirmish.climb")
def test_fade_by_a_unit_on_a_climb(table: Table) -> None:
    sorrel = table.put(0, "thorn.sorrel", 10, 10)
    guard = near(sorrel, 1, "grave.guard")
    assert sorrel.can_strike(guard)
    sorrel.it.hanging = True
    assert not sorrel.can_strike(guard)
    assert not sorrel.can_use("fade")
