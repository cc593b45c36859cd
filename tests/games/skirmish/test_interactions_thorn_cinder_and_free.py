"""What the abilities of Thornwild, Cinderhold and the free companies do together, and with what is carried."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.acts import MOVE
from fracas.games.skirmish.content import item_named, unit_named
from fracas.games.skirmish.events.fight import AttackRolled, EscapeRolled
from fracas.games.skirmish.events.move import Fell
from fracas.games.skirmish.stats import speed
from fracas.games.skirmish.striking.attack import NO, YES
from fracas.games.skirmish.striking.melee import locked
from fracas.games.skirmish.turns.turn import begin_turn
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


@rule("skirmish.own.snare", "skirmish.ability.flight")
def test_snare_on_a_flyer(table: Table) -> None:
    witch = table.put(0, "thorn.witch", 10, 10)
    hawk = near(witch, 1, "thorn.hawk", 5)
    witch.uses("snare", hawk)
    table.turn(1)
    x, y = hawk.at
    assert hawk.refused(MOVE, x + 1.1, y) is not None
    hawk.moves(x + 1, y)
    assert hawk.at == (x + 1, y)


@rule("skirmish.own.snare", "skirmish.own.ride-with-me")
def test_snare_and_ride_with_me(table: Table) -> None:
    iselle = table.put(0, "crown.iselle", 10, 10)
    soldier = near(iselle, 0, "crown.soldier", 2)
    soldier.lay("snare", by=1)
    iselle.uses("ride-with-me", soldier)
    assert speed(table.state, soldier.number) == 1000


@rule("skirmish.own.hunt-call")
def test_hunt_call_on_kaerith(table: Table) -> None:
    kaerith = table.put(0, "thorn.kaerith", 10, 10)
    near(kaerith, 0, "thorn.wolf", 1)
    assert not kaerith.can_use("hunt-call"), "not on himself, and the wolf has charge"


@rule("skirmish.ability.charge", "skirmish.breakaway")
def test_charge_with_opportunity_attacks_and_attack_backs(table: Table) -> None:
    wolf = table.put(1, "thorn.wolf", 10, 10)
    shield = near(wolf, 0, "crown.shield")
    wolf.it.met = (shield.number,)
    table.roll(1, 5, 5)
    shield.strikes(wolf, back=YES)
    assert shield.hp == 2, "an attack back never charges"
    wolf.it.met = (shield.number,)
    x, y = shield.at
    table.roll(1, 5)
    shield.moves(x + 2, y, opportunity=wolf.number + 1)
    assert shield.hp == 1, "nor does an opportunity attack"


@rule("skirmish.ability.charge", "skirmish.ability.teleport", "skirmish.own.fade")
def test_charge_after_a_teleport_or_a_fade(table: Table) -> None:
    shade = table.put(0, "grave.shade", 10, 10)
    shield = near(shade, 1, "crown.shield", 2)
    x, y = shield.at
    shade.moves(x - 1.5, y)
    assert shade.it.met == (shield.number,), "a teleport is a move into melee range"
    sorrel = table.put(0, "thorn.sorrel", 4, 4)
    peasant = near(sorrel, 1, "crown.peasant")
    golem = near(sorrel, 1, "cinder.golem", 2, "north")
    sorrel.uses("momentum")
    sorrel.lay("hunt-call")  # charge, as Hunt call gives it
    table.roll(1)
    sorrel.strikes(peasant, back=NO)
    sorrel.uses("fade", move=(4000, 5500))
    table.roll(5)
    sorrel.strikes(golem, back=NO)
    assert golem.hp == 4, "a fade follows an attack: no charge"


@rule("skirmish.ability.shove", "skirmish.ability.absorption")
def test_shove_on_a_hit_that_was_absorbed(table: Table) -> None:
    antler = table.put(0, "thorn.antler", 10, 10)
    soldier = near(antler, 1, "crown.soldier", 0.5, "east", "ward-charm")
    table.roll(5, 3)
    antler.strikes(soldier, shove=YES)
    assert soldier.hp == 2
    assert not locked(table.state, antler.number, soldier.number)
    assert table.were_asked("back") == []


@rule("skirmish.ability.shove", "skirmish.attack.back", "skirmish.breakaway")
def test_shove_by_an_attack_back_or_an_opportunity_attack(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    antler = near(soldier, 1, "thorn.antler")
    table.roll(1, 5, 5)
    soldier.strikes(antler, back=YES)
    assert soldier.hp == 1
    assert table.were_asked("shove") == []
    x, y = soldier.at
    soldier.it.hp = 2
    table.roll(1, 5)
    soldier.moves(x - 1, y, opportunity=antler.number + 1)
    assert soldier.hp == 1
    assert table.were_asked("shove") == []


@rule("skirmish.ability.shove", "skirmish.ability.multi-attack")
def test_shove_between_the_attacks_of_a_multi_attack(table: Table) -> None:
    """An Anvil Ogre with a Rune Hammer has both."""
    ogre = table.put(0, "cinder.ogre", 10, 10, "rune-hammer")
    golem = near(ogre, 1, "crown.shield")
    other = near(ogre, 1, "crown.shield", 0.5, "west")
    ogre.it.do(0)  # it has moved
    table.roll(3, 3)
    ogre.strikes(golem, shove=YES)
    assert not ogre.can_strike(golem), "out of reach"
    assert not ogre.can_move()
    assert ogre.can_strike(other)


@rule("skirmish.ability.shove", "skirmish.fall")
def test_shove_off_level_3() -> None:
    table = Table(terrain=[CLIFF])
    antler = table.put(0, "thorn.antler", 8, 10)
    ogre = near(antler, 1, "cinder.ogre", 0.1)
    assert ogre.it.level == 3
    table.roll(5, 3, 4)
    antler.strikes(ogre, shove=YES)
    [fell] = table.heard(Fell)
    assert (fell.levels, fell.die, fell.bonus) == (3, 4, 1)
    assert ogre.hp == 3, "1 from the hit, 1 from the fall"


@rule("skirmish.own.oath-shield")
def test_oath_shield_when_the_unit_is_attacked_twice(table: Table) -> None:
    axe = table.put(1, "cinder.axe", 10, 10)
    brokka = near(axe, 1, "cinder.brokka", 1, "north")
    one, other = near(axe, 0, "grave.guard"), near(axe, 0, "grave.guard", 0.5, "west")
    table.energy(1, 1)
    table.answer("fast", quick(brokka, "oath-shield"))
    table.roll(3)
    one.strikes(axe, back=NO)
    table.roll(3)
    other.strikes(axe, back=NO)
    assert [roll.defence for roll in table.heard(AttackRolled)] == [6, 6]


@rule("skirmish.own.oath-shield", "skirmish.attack.natural")
def test_oath_shield_on_a_natural_6(table: Table) -> None:
    axe = table.put(1, "cinder.axe", 10, 10)
    brokka = near(axe, 1, "cinder.brokka", 1, "north")
    peasant = near(axe, 0, "crown.peasant")
    table.energy(1, 1)
    table.answer("fast", quick(brokka, "oath-shield"))
    table.roll(6)
    peasant.strikes(axe, back=NO)
    assert axe.hp == 1


@rule("skirmish.own.temper", "skirmish.hero.great-strike", "skirmish.ability.critical")
def test_temper_and_great_strike_on_brokka_with_a_great_axe(table: Table) -> None:
    ildra = table.put(0, "cinder.ildra", 5, 10)
    brokka = near(ildra, 0, "cinder.brokka", 2, "east", "great-axe")
    gorm = near(brokka, 1, "cinder.gorm")
    ildra.uses("temper", brokka)
    brokka.uses("great-strike")
    table.roll(6)
    brokka.strikes(gorm, back=NO)
    assert gorm.hp == 9 - 6


@rule("skirmish.own.temper", "skirmish.ability.multi-attack")
def test_temper_on_multi_attack(table: Table) -> None:
    ildra = table.put(0, "cinder.ildra", 5, 10)
    ogre = near(ildra, 0, "cinder.ogre", 2)
    gorm = near(ogre, 1, "cinder.gorm")
    ildra.uses("temper", ogre)
    table.roll(5)
    ogre.strikes(gorm, back=NO)
    assert gorm.hp == 7
    table.roll(5)
    ogre.strikes(gorm, back=NO)
    assert gorm.hp == 6


@rule("skirmish.own.granite-word", "skirmish.hero.shrug-off")
def test_granite_word_and_shrug_off(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    ildra = near(guard, 1, "cinder.ildra")
    table.energy(1, 6)
    table.answer("fast", 0)  # no Guard
    table.answer("fast", quick(ildra, "shrug-off"))
    table.roll(5)
    guard.strikes(ildra, back=NO)
    assert ildra.hp == 5
    assert table.were_asked("fast") == [1, 1], "no damage is left for the Granite word"
    assert table.state.energy[1] == 4


@rule("skirmish.own.granite-word", "skirmish.item.ward-charm")
def test_granite_word_after_a_ward_charm(table: Table) -> None:
    ildra = table.put(1, "cinder.ildra", 5, 10)
    ogre = near(ildra, 1, "cinder.ogre", 2, "east", "ward-charm")
    osk = near(ogre, 0, "grave.osk")
    osk.uses("great-strike")
    osk.lay("temper")
    table.energy(1, 4)
    table.answer("fast", quick(ildra, "granite-word"))
    table.roll(5)
    osk.strikes(ogre, back=NO)
    assert ogre.hp == 4, "3 damage, −1, −1 = 1"


@rule("skirmish.own.hurl", "skirmish.locked")
def test_hurl_while_locked(table: Table) -> None:
    gorm = table.put(0, "cinder.gorm", 10, 10)
    guard = near(gorm, 1, "grave.guard")
    table.roll(6, 4)
    gorm.uses("hurl", guard)
    assert rolled(table).dice == (6, 4)
    assert not guard.alive


@rule("skirmish.own.hurl", "skirmish.ability.deflect", "skirmish.ability.parry")
def test_hurl_against_deflect_and_parry(table: Table) -> None:
    gorm = table.put(0, "cinder.gorm", 10, 10)
    shield, duelist = near(gorm, 1, "crown.shield", 4), near(gorm, 1, "free.duelist", 4, "north")
    table.roll(5, 5)
    gorm.uses("hurl", shield)
    assert shield.hp == 3
    table.turn(0)
    table.roll(5)
    gorm.uses("hurl", duelist)
    assert not duelist.alive


@rule("skirmish.own.dirty-trick", "skirmish.ability.multi-attack")
def test_dirty_trick_and_multi_attack(table: Table) -> None:
    rusk = table.put(0, "free.rusk", 10, 10)
    ogre = near(rusk, 1, "cinder.ogre")
    soldier = near(ogre, 0, "crown.soldier")
    rusk.uses("dirty-trick", ogre)
    table.roll(1, 1)
    rusk.strikes(ogre)
    soldier.strikes(ogre)
    assert table.were_asked("back") == [], "against nobody for the rest of the turn"


@rule("skirmish.own.glass-ward", "skirmish.ability.fellhanded")
def test_glass_ward_and_fellhanded(table: Table) -> None:
    thrower = table.put(0, "cinder.thrower", 10, 10)
    soldier = near(thrower, 1, "crown.soldier", 4)
    near(soldier, 1, "free.ysolde", 2)
    table.energy(1, 9)
    table.roll(5)
    thrower.shoots(soldier)
    assert table.were_asked("fast") == [], "it could change nothing"
    assert table.heard(EscapeRolled) == []


@rule("skirmish.own.glass-ward", "skirmish.ability.deflect")
def test_glass_ward_on_a_unit_with_deflect(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    shield = near(archer, 1, "crown.shield", 4)
    near(shield, 1, "free.ysolde", 2)
    table.energy(1, 9)
    table.roll(1)
    archer.shoots(shield)
    assert table.were_asked("fast") == []


@rule("skirmish.own.regrow")
def test_regrow_at_full_hp(table: Table) -> None:
    troll = table.put(0, "free.troll", 10, 10)
    table.run(begin_turn(table.state, table.tell))
    assert troll.hp == 5, "no roll"


@rule("skirmish.own.bolt", "skirmish.terrain.cover")
def test_bolt_at_a_unit_in_cover() -> None:
    table = Table(terrain=[{"kind": "cover", "at": [[13, 9], [16, 9], [16, 11], [13, 11]]}])
    table.energy(0, 1)
    mage = table.put(0, "free.mage", 10, 10)
    soldier = table.put(1, "crown.soldier", 14, 10)
    table.roll(4)
    mage.uses("bolt", soldier)
    assert soldier.hp == 1


@rule("skirmish.item.war-banner", "skirmish.ability.backstab")
def test_war_banner_and_backstab(table: Table) -> None:
    shield = table.put(1, "crown.shield", 10, 10)
    near(shield, 1, "crown.soldier", 1, "north", "war-banner")
    near(shield, 0, "grave.guard", 0.5, "west")
    shield.it.items = ()
    sorrel = near(shield, 0, "thorn.sorrel")
    table.roll(5)
    sorrel.strikes(shield, back=NO)
    assert term(table, "flanking") == 0
    assert shield.hp == 2
    husk = near(sorrel, 1, "grave.husk", 0.5, "north")
    near(husk, 0, "grave.guard", 0.5, "north")
    near(husk, 1, "crown.soldier", 2, "east", "war-banner")
    table.turn(0)
    table.roll(5)
    sorrel.strikes(husk, back=NO)
    assert husk.hp == 1


@rule("skirmish.ability.vigilant", "skirmish.own.mark-prey")
def test_vigilant_and_mark_prey(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 4)
    golem = near(athum, 1, "cinder.golem", 4, "north")
    soldier = near(golem, 0, "crown.soldier")
    near(golem, 0, "crown.soldier", 0.5, "west")
    athum.uses("mark-prey", golem)
    table.roll(3)
    soldier.strikes(golem, back=NO)
    assert (term(table, "flanking"), term(table, "marked prey")) == (0, 1)


@rule("skirmish.ability.team-up")
def test_team_up_by_a_sellsword(table: Table) -> None:
    guard = table.put(1, "crown.shield", 10, 10)
    guard.it.items = ()
    soldier, sellsword = near(guard, 0, "crown.soldier"), near(guard, 0, "free.sellsword", 0.5, "west")
    table.roll(5)
    soldier.strikes(guard, partner=sellsword, back=NO)
    assert term(table, "team-up") == 1
    assert guard.hp == 2, "half of his damage of 1 is nothing"


@rule("skirmish.item.short-bow", "skirmish.locked")
def test_short_bow_on_a_unit_locked(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10, "short-bow")
    guard = near(soldier, 1, "grave.guard")
    table.roll(6, 3)
    soldier.shoots(guard)
    assert rolled(table).dice == (6, 3)


@rule("skirmish.item.hauberk")
def test_hauberk_on_hearthguard() -> None:
    assert not item_named("hauberk").allowed(unit_named("cinder.hearth"))
    assert item_named("hauberk").allowed(unit_named("cinder.delver"))


@rule("skirmish.item.hare-boots", "skirmish.terrain.water")
def test_hare_boots_and_water() -> None:
    table = Table(terrain=[{"kind": "water", "at": [[0, 0], [20, 0], [20, 20], [0, 20]]}])
    shield = table.put(0, "thorn.antler", 10, 10, "hare-boots")
    assert shield.refused(MOVE, 13, 10) is None, "5 halved and rounded up is 3"
    assert shield.refused(MOVE, 13.1, 10) is not None


@rule("skirmish.army.leader-dead")
def test_kill_of_a_leader_by_the_last_attack_of_the_round(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10, leader=True)
    athum = near(osk, 1, "crown.athum", hp=1, leader=True)
    soldier = table.put(1, "crown.soldier", 3, 3)
    table.state.order = (0,)
    table.roll(5)
    osk.strikes(athum)
    assert soldier.alive, "the army fights on until the end of the round"
    table.ends()
    assert soldier.fate == "gone"
    assert table.won == (0,)


@rule("skirmish.win", "skirmish.army.leader-dead")
def test_both_leaders_dead_in_one_round(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10, leader=True, hp=1)
    athum = near(osk, 1, "crown.athum", hp=1, leader=True)
    soldier = near(osk, 1, "crown.soldier", 0.5, "west")
    table.roll(5)
    osk.strikes(athum)
    table.state.order = (1,)
    table.state.seat = 1
    for unit in table.state.units:
        unit.done = 0
    table.energy(0, 0)
    table.roll(5)
    soldier.strikes(osk)
    assert not osk.alive
    table.ends()
    assert table.won == (0, 1)


@rule("skirmish.move", "skirmish.size")
def test_a_unit_of_80_mm_in_a_gap_of_two_inches_between_walls_of_level_3() -> None:
    walls = [
        {"kind": "elevation", "level": 3, "at": [[8, 7], [12, 7], [12, 9], [8, 9]]},
        {"kind": "elevation", "level": 3, "at": [[8, 11], [12, 11], [12, 13], [8, 13]]},
    ]
    table = Table(terrain=walls)
    gorm = table.put(0, "cinder.gorm", 7, 10)
    assert gorm.refused(MOVE, 10, 10) is None, "levels go by the centre"
    gorm.moves(10, 10)
    assert gorm.it.level == 0


def test_a_refused_ability_says_why(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    why = osk.why_not_use("grave-pull")
    assert why == ("skirmish.own.grave-pull", "There is nobody Osk, Marrow King could use Grave pull on.")
