"""Worked cases: fights as stories, with their dice."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.fight import AttackRolled
from fracas.games.skirmish.events.move import Fell
from fracas.games.skirmish.striking.attack import YES
from tests.games.skirmish.fights import near, quick, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table

HILL = {"kind": "elevation", "level": 2, "at": [[10, 6], [16, 6], [16, 14], [10, 14]]}
CLIFF = {"kind": "elevation", "level": 3, "at": [[4, 4], [10, 4], [10, 16], [4, 16]]}


@rule("skirmish.own.steady-aim", "skirmish.terrain.cover", "skirmish.attack.roll")
@pytest.mark.parametrize(("dice", "total", "hp"), [((2, 4), 5, 4), ((3, 3), 4, 5)])
def test_crown_1_steady_aim_into_cover(dice: tuple[int, int], total: int, hp: int) -> None:
    table = Table(terrain=[{"kind": "cover", "at": [[12, 8], [16, 8], [16, 12], [12, 12]]}])
    athum = table.put(0, "crown.athum", 4, 10)
    golem = near(athum, 1, "cinder.golem", 6)
    table.energy(0, 1)
    athum.uses("steady-aim")
    table.roll(*dice)
    athum.shoots(golem)
    assert rolled(table).counted == max(dice)
    assert rolled(table).total == total
    assert golem.hp == hp
    assert table.were_asked("back") == [], "it has no ranged attack"
    assert not athum.can_move()


@rule("skirmish.flank", "skirmish.attack.back", "skirmish.ability.reach", "skirmish.ability.retaliate")
def test_crown_2_the_pike_strikes_first() -> None:
    table = Table()
    guard = table.put(1, "grave.guard", 10, 10)
    pike = near(guard, 0, "crown.pike", 1.5, "west")
    soldier = near(guard, 0, "crown.soldier")
    table.roll(3)
    pike.strikes(guard)
    assert (rolled(table).total, term(table, "flanking")) == (5, 1)
    assert guard.hp == 1
    assert table.were_asked("back") == [], 'its melee range is 1"'
    table.roll(2, 4)
    soldier.strikes(guard, back=YES)
    missed, back = table.heard(AttackRolled)[-2:]
    assert (missed.total, missed.hit) == (4, False)
    assert (back.dice, back.total) == ((4,), 5)
    assert soldier.hp == 1


@rule("skirmish.own.siphon", "skirmish.own.raise-husk", "skirmish.energy.use")
def test_grave_1_siphon_then_raise() -> None:
    table = Table()
    table.energy(0, 2)
    table.energy(1, 3)
    vael = table.put(0, "grave.vael", 10, 10)
    outrider = near(vael, 1, "crown.outrider", 5)
    mourner, third = near(outrider, 0, "grave.mourner", 5, "north"), near(outrider, 0, "grave.mourner", 5, "south")
    athum = near(outrider, 1, "crown.athum", 2)
    mourner.uses("siphon", outrider)
    assert table.state.energy == [3, 1]
    vael.uses("siphon", outrider)
    assert table.state.energy == [4, 0]
    assert not third.can_use("siphon")
    table.energy(1, 5)
    assert not third.can_use("siphon"), "twice this turn already"
    table.energy(1, 0)
    vael.uses("raise-husk", spot=(10000, 12000))
    assert table.state.energy == [0, 0]
    table.turn(1)
    assert not athum.can_use("mark-prey")


@rule("skirmish.own.harvest", "skirmish.ability.cleave", "skirmish.hero.great-strike")
def test_grave_2_osk_harvests() -> None:
    table = Table()
    table.energy(0, 1)
    osk = table.put(0, "grave.osk", 10, 10)
    peasant = near(osk, 1, "crown.peasant")
    soldier = near(osk, 1, "crown.soldier", 1, "west")
    osk.uses("great-strike")
    table.roll(2)
    osk.strikes(peasant)
    assert rolled(table).total == 5
    assert not peasant.alive
    assert soldier.hp == 1
    assert table.state.energy[0] == 1, "the blow was free"
    assert table.were_asked("back") == []


@rule("skirmish.ability.backstab", "skirmish.own.fade", "skirmish.own.flicker", "skirmish.attack.natural")
def test_thorn_1_in_stab_out() -> None:
    table = Table()
    sorrel = table.put(0, "thorn.sorrel", 5, 10)
    orwen = near(sorrel, 1, "crown.orwen", 4)
    wolf = near(orwen, 0, "thorn.wolf", 0.5, "north")
    assert wolf.alive
    table.energy(0, 3)
    table.answer("fast", 0)  # Guard, which could still matter; Flicker is not among the options
    sorrel.moves(8.5, 10)
    table.roll(2, 6, 3)
    sorrel.strikes(orwen, back=YES)
    stab, back = table.heard(AttackRolled)
    assert (stab.total, back.dice, back.counted, back.total) == (6, (6, 3), 3, 5)
    assert orwen.hp == 3
    assert sorrel.hp == 3
    sorrel.uses("fade", move=(5600, 10000))
    assert table.asked == [(0, "act"), (0, "move")], "no break-away roll, no opportunity attack"
    assert sorrel.at == (5.6, 10)


@rule("skirmish.attack.natural")
def test_thorn_1_a_1_would_have_missed() -> None:
    table = Table()
    orwen = table.put(1, "crown.orwen", 10, 10)
    sorrel, wolf = near(orwen, 0, "thorn.sorrel"), near(orwen, 0, "thorn.wolf", 0.5, "west")
    table.roll(1)
    sorrel.strikes(orwen, back=0)
    assert rolled(table).total == 5
    assert orwen.hp == 5
    assert wolf.alive


@rule("skirmish.ability.charge", "skirmish.ability.cleave", "skirmish.attack.back")
def test_thorn_2_the_tusker_goes_through() -> None:
    table = Table()
    tusker = table.put(0, "thorn.tusker", 5, 10)
    x = 5 + 3 + (50 + 28) / 25.4 / 2 + 0.5
    one = table.put(1, "crown.crossbow", x, 10)
    other = table.put(1, "crown.crossbow", x - 1, 11.9)
    tusker.moves(8, 10)
    table.roll(4)
    tusker.strikes(one)
    assert rolled(table).total == 6
    assert not one.alive
    assert not other.alive
    shield = near(tusker, 1, "crown.shield", 0.5, "west")
    table.roll(5, 5, 2)
    shield.strikes(tusker, back=YES)
    hit, back = table.heard(AttackRolled)[-2:]
    assert (hit.total, back.total, back.hit) == (6, 4, False)
    assert tusker.hp == 3
    assert shield.hp == 3


@rule("skirmish.own.oath-shield", "skirmish.own.granite-word", "skirmish.ability.critical")
def test_cinder_1_sworn_shield_granite_word() -> None:
    table = Table()
    axe = table.put(1, "cinder.axe", 10, 10)
    brokka = near(axe, 1, "cinder.brokka", 2, "north")
    ildra = near(axe, 1, "cinder.ildra", 3, "south")
    sorrel = near(axe, 0, "thorn.sorrel")
    near(axe, 0, "thorn.wolf", 0.5, "west")
    table.energy(1, 5)
    table.answer("fast", quick(brokka, "oath-shield"))
    table.answer("fast", quick(ildra, "granite-word"))
    table.roll(3, 6, 6)
    sorrel.strikes(axe, back=YES)
    stab, back = table.heard(AttackRolled)
    assert (stab.total, stab.defence, stab.hit) == (7, 6, True)
    assert axe.hp == 1
    assert back.counted == 6
    assert sorrel.hp == 2, "critical: 2 damage"
    assert table.state.energy[1] == 0


@rule("skirmish.own.hurl", "skirmish.terrain.elevation", "skirmish.blindspot")
def test_cinder_2_hurl() -> None:
    table = Table(terrain=[HILL])
    table.energy(0, 1)
    warden = table.put(1, "crown.longbow", 10.1, 10)
    gorm = near(warden, 0, "cinder.gorm", 7, "west")
    assert (warden.it.level, gorm.it.level) == (2, 0)
    table.roll(2)
    gorm.uses("hurl", warden)
    assert rolled(table).total == 5, "from below: no +1"
    assert not warden.alive


@rule("skirmish.ability.shove", "skirmish.ability.parry", "skirmish.fall")
def test_cinder_2_then_push() -> None:
    table = Table(terrain=[CLIFF])
    hearth = table.put(0, "cinder.hearth", 8, 10)
    duelist = near(hearth, 1, "free.duelist", 0.2)
    assert (hearth.it.level, duelist.it.level) == (3, 3)
    table.roll(4, 3, 2, 4)
    hearth.strikes(duelist, shove=YES)
    assert rolled(table).total == 6
    assert not duelist.alive
    [fell] = table.heard(Fell)
    assert fell.levels == 3
