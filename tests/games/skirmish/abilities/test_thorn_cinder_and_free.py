"""The own abilities of Thornwild, Cinderhold and the Freeblades (skirmish.own.*)."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.fight import AbilityUsed, EscapeRolled
from fracas.games.skirmish.stats import speed
from fracas.games.skirmish.striking.attack import NO
from fracas.games.skirmish.turns.turn import begin_turn
from tests.games.skirmish.fights import near, quick, rolled
from tests.kit.rules import rule
from tests.kit.skirmish import Table
from tests.kit.story import StoryError


@pytest.fixture
def table() -> Table:
    table = Table()
    table.energy(0, 9)
    return table


# -- Thornwild


@rule("skirmish.own.fade")
def test_fade_moves_her_after_a_melee_attack_and_provokes_nothing(table: Table) -> None:
    sorrel = table.put(0, "thorn.sorrel", 10, 10)
    guard = near(sorrel, 1, "grave.guard")
    assert not sorrel.can_use("fade"), "she has made no attack"
    table.roll(1)
    sorrel.strikes(guard, back=NO)
    sorrel.uses("fade", move=(7000, 10000))
    assert sorrel.at == (7.0, 10.0)
    assert guard.alive
    assert table.were_asked("opportunity") == []
    assert table.state.energy[0] == 8
    assert sorrel.can_move(), "it was no movement action"


@rule("skirmish.own.fade")
def test_fade_goes_three_inches_at_the_most_and_costs_nothing_if_she_stays(table: Table) -> None:
    sorrel = table.put(0, "thorn.sorrel", 10, 10)
    guard = near(sorrel, 1, "grave.guard")
    table.roll(1)
    sorrel.strikes(guard, back=NO)
    with pytest.raises(StoryError, match=r"That way costs 3\.1"):
        sorrel.uses("fade", move=(6900, 10000))
    sorrel.uses("fade", move=())
    assert table.state.energy[0] == 9
    assert sorrel.can_use("fade")


@rule("skirmish.own.flicker", "skirmish.ability.fast")
def test_flicker_gives_a_roll_against_her_difficulty_for_two(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    sorrel = near(soldier, 1, "thorn.sorrel")
    table.energy(1, 2)
    table.answer("fast", quick(sorrel, "flicker"))
    table.roll(6, 2)
    soldier.strikes(sorrel, back=NO)
    assert rolled(table).dice == (6, 2)
    assert sorrel.hp == 4
    assert table.state.energy[1] == 0


@rule("skirmish.own.flicker", "skirmish.ability.fast")
def test_flicker_is_not_asked_if_the_roll_has_difficulty_already(table: Table) -> None:
    sorrel = table.put(0, "thorn.sorrel", 10, 10)
    soldier = near(sorrel, 1, "crown.soldier")
    table.answer("fast", 0)  # Guard: asked, declined
    table.roll(1, 2, 6)
    sorrel.strikes(soldier)
    asked = [event.ability for event in table.heard(AbilityUsed)]
    assert asked == []
    table.turn(0)
    table.energy(0, 2)
    sorrel.it.do(6)  # no Guard this turn: only Flicker would be left to ask
    table.roll(1, 2, 6)
    sorrel.strikes(soldier)
    assert table.were_asked("fast") == []


@rule("skirmish.own.snare")
@pytest.mark.parametrize(("kind", "cost"), [("thorn.bramble", 2), ("thorn.witch", 1)])
def test_snare_makes_spd_1_until_the_snarers_next_turn(table: Table, kind: str, cost: int) -> None:
    wizard = table.put(0, kind, 10, 10)
    hawk = near(wizard, 1, "thorn.hawk", 6)
    wizard.uses("snare", hawk)
    assert speed(table.state, hawk.number) == 1000
    assert table.state.energy[0] == 9 - cost
    assert not wizard.can_march(), "it is an action"
    table.state.order = (1,)
    table.run(begin_turn(table.state, table.tell))
    assert speed(table.state, hawk.number) == 1000
    table.state.order = (0,)
    table.run(begin_turn(table.state, table.tell))
    assert speed(table.state, hawk.number) == 6000


@rule("skirmish.own.snare")
def test_snare_needs_sight_and_six_inches() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[8, 12], [12, 12], [12, 13], [8, 13]]}])
    table.energy(0, 9)
    witch = table.put(0, "thorn.witch", 10, 10)
    near(witch, 1, "grave.guard", 5, "north")
    near(witch, 1, "grave.guard", 6.01, "south")
    assert not witch.can_use("snare")


@rule("skirmish.own.sap-mend")
def test_sap_mend_heals_1d3(table: Table) -> None:
    bramble = table.put(0, "thorn.bramble", 10, 10, hp=2)
    table.roll(2)
    bramble.uses("sap-mend", bramble)
    assert bramble.hp == 4
    assert table.state.energy[0] == 7
    assert not bramble.can_march()


@rule("skirmish.own.hunt-call", "skirmish.ability.charge")
def test_hunt_call_gives_beasts_charge(table: Table) -> None:
    kaerith = table.put(0, "thorn.kaerith", 10, 10)
    hawk = near(kaerith, 0, "thorn.hawk", 5)
    near(kaerith, 0, "thorn.witch", 1, "west")
    near(kaerith, 0, "thorn.wolf", 1, "north")
    shield = near(hawk, 1, "crown.shield")
    kaerith.uses("hunt-call", hawk)
    assert table.were_asked("target") == [], "the hawk is the only Beast without charge"
    assert table.state.energy[0] == 7
    hawk.it.met = (shield.number,)
    table.roll(5)
    hawk.strikes(shield, back=NO)
    assert shield.hp == 1


@rule("skirmish.own.hunt-call")
def test_hunt_call_is_for_one_or_two(table: Table) -> None:
    kaerith = table.put(0, "thorn.kaerith", 10, 10)
    hawks = [near(kaerith, 0, "thorn.hawk", 1, way) for way in ("east", "west", "north")]
    kaerith.uses("hunt-call", hawks[0], hawks[2])
    assert [bool(hawk.it.under) for hawk in hawks] == [True, False, True]


# -- Cinderhold


@rule("skirmish.own.oath-shield", "skirmish.ability.fast")
def test_oath_shield_gives_a_friend_two_def_for_the_turn(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    axe = near(guard, 1, "cinder.axe")
    brokka = near(axe, 1, "cinder.brokka", 3)
    table.energy(1, 1)
    table.answer("fast", quick(brokka, "oath-shield"))
    table.roll(5)
    guard.strikes(axe, back=NO)
    assert rolled(table).defence == 6
    assert axe.hp == 2
    assert table.state.energy[1] == 0


@rule("skirmish.own.oath-shield")
def test_oath_shield_is_not_for_heroes_nor_for_the_far(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    axe = near(guard, 1, "cinder.axe")
    near(axe, 1, "cinder.brokka", 3.01)
    table.energy(1, 9)
    table.roll(5)
    guard.strikes(axe, back=NO)
    assert table.were_asked("fast") == []
    ildra = near(guard, 1, "cinder.ildra", 0.5, "west")
    brokka = near(ildra, 1, "cinder.brokka", 1, "west")
    table.turn(0)
    table.answer("fast", quick(ildra, "guard"))
    table.roll(5)
    guard.strikes(ildra, back=NO)
    assert not brokka.it.used


@rule("skirmish.own.temper")
def test_temper_makes_a_friends_next_attack_stronger_and_fellhanded(table: Table) -> None:
    ildra = table.put(0, "cinder.ildra", 10, 10)
    axe = near(ildra, 0, "cinder.axe", 4)
    duelist = near(axe, 1, "free.duelist")
    ildra.uses("temper", axe)
    assert table.state.energy[0] == 8
    table.roll(5)
    axe.strikes(duelist)
    assert not duelist.alive, "2 damage, no parry"


@rule("skirmish.own.temper")
def test_temper_is_lost_with_a_miss(table: Table) -> None:
    ildra = table.put(0, "cinder.ildra", 10, 10)
    axe = near(ildra, 0, "cinder.axe", 4)
    duelist = near(axe, 1, "free.duelist")
    ildra.uses("temper", axe)
    table.roll(1)
    axe.strikes(duelist, back=NO)
    assert axe.it.under == 0
    near(ildra, 0, "cinder.axe", 4.01, "west")
    assert not ildra.can_use("temper"), "once a turn"


@rule("skirmish.own.granite-word", "skirmish.ability.fast")
def test_granite_word_saves_a_friend_one_hp(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    axe = near(guard, 1, "cinder.axe")
    ildra = near(axe, 1, "cinder.ildra", 4)
    table.energy(1, 4)
    table.answer("fast", quick(ildra, "granite-word"))
    table.roll(5)
    guard.strikes(axe, back=NO)
    assert axe.hp == 2
    assert table.state.energy[1] == 0


@rule("skirmish.own.granite-word")
def test_granite_word_saves_herself_and_reaches_four_inches(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    axe = near(guard, 1, "cinder.axe")
    near(axe, 1, "cinder.ildra", 4.01)
    table.energy(1, 4)
    table.roll(5)
    guard.strikes(axe, back=NO)
    assert table.were_asked("fast") == []
    ildra = near(guard, 1, "cinder.ildra", 0.5, "west")
    table.turn(0)
    ildra.it.do(6)
    table.answer("fast", quick(ildra, "granite-word"))
    table.roll(6)
    guard.strikes(ildra, back=NO)
    assert ildra.hp == 5


@rule("skirmish.own.hurl")
def test_hurl_is_a_ranged_attack_of_eight_inches_with_one_damage_more(table: Table) -> None:
    gorm = table.put(0, "cinder.gorm", 4, 10)
    archer = near(gorm, 1, "crown.longbow", 6)
    far = near(gorm, 1, "crown.shield", 8.01, "north")
    assert not gorm.can_shoot(archer)
    table.roll(2)
    gorm.uses("hurl", archer)
    assert rolled(table).total == 5
    assert not archer.alive
    assert table.state.energy[0] == 8
    assert not gorm.can_march(), "it is an action"
    assert far.hp == 3


@rule("skirmish.own.hurl", "skirmish.attack.back")
def test_nobody_attacks_back_when_hurled_at(table: Table) -> None:
    gorm = table.put(0, "cinder.gorm", 4, 10)
    ildra = near(gorm, 1, "cinder.ildra", 5)
    table.roll(5)
    gorm.uses("hurl", ildra)
    assert ildra.hp == 3
    assert table.were_asked("back") == []


# -- Freeblades


@rule("skirmish.own.second-coin")
def test_second_coin_pays_three_once_in_round_three(table: Table) -> None:
    rusk = table.put(0, "free.rusk", 10, 10)
    table.energy(0, 0)
    for number, energy in ((2, 0), (3, 3), (3, 3), (4, 3)):
        table.state.round = number
        table.state.order = (0,)
        table.run(begin_turn(table.state, table.tell))
        assert table.state.energy[0] == energy
    assert rusk.it.coin


@rule("skirmish.own.second-coin")
def test_second_coin_pays_nothing_for_the_dead(table: Table) -> None:
    rusk = table.put(0, "free.rusk", 10, 10)
    rusk.it.fate = 2
    table.energy(0, 0)
    table.state.round = 3
    table.run(begin_turn(table.state, table.tell))
    assert table.state.energy[0] == 0


@rule("skirmish.own.dirty-trick", "skirmish.attack.back")
def test_dirty_trick_stops_attacking_back(table: Table) -> None:
    rusk = table.put(0, "free.rusk", 10, 10)
    ogre = near(rusk, 1, "cinder.ogre", 1)
    far = near(rusk, 1, "grave.guard", 1.01, "west")
    rusk.uses("dirty-trick", ogre)
    assert table.state.energy[0] == 8
    table.roll(4)
    rusk.strikes(ogre)
    assert table.were_asked("back") == []
    assert far.it.under == 0
    table.turn(0)
    table.roll(4)
    rusk.strikes(ogre, back=NO)


@rule("skirmish.own.dirty-trick")
def test_dirty_trick_needs_an_enemy_within_an_inch_and_a_level(table: Table) -> None:
    rusk = table.put(0, "free.rusk", 10, 10)
    guard = near(rusk, 1, "grave.guard", 1.01, "west")
    assert not rusk.can_use("dirty-trick")
    guard.it.x += 10
    assert rusk.can_use("dirty-trick")
    guard.it.level = 2
    assert not rusk.can_use("dirty-trick")


@rule("skirmish.own.glass-ward", "skirmish.ability.fast")
def test_glass_ward_gives_a_friend_deflect_for_the_turn(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    soldier = near(archer, 1, "crown.soldier", 5)
    ysolde = near(soldier, 1, "free.ysolde", 4)
    table.energy(1, 1)
    table.answer("fast", quick(ysolde, "glass-ward"))
    table.roll(6, 5)
    archer.shoots(soldier)
    assert soldier.hp == 2
    assert table.state.energy[1] == 0
    assert [event.rule for event in table.heard(EscapeRolled)] == ["skirmish.ability.deflect"]
    other = near(archer, 0, "grave.archer", 1, "west")
    other.it.x += 2000
    other.it.y += 2000
    table.roll(6, 4)
    other.shoots(soldier)
    assert soldier.hp == 1, "still warded, without paying again"


@rule("skirmish.own.glass-ward")
def test_glass_ward_is_asked_for_shots_only_and_within_four_inches(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    soldier = near(archer, 1, "crown.soldier", 5)
    ysolde = near(soldier, 1, "free.ysolde", 4.01)
    table.energy(1, 1)
    table.roll(1)
    archer.shoots(soldier)
    assert table.were_asked("fast") == []
    ysolde.it.x -= 10
    guard = near(soldier, 0, "grave.guard", 0.5, "north")
    table.roll(1)
    guard.strikes(soldier, back=NO)
    assert table.were_asked("fast") == []


@rule("skirmish.own.regrow")
@pytest.mark.parametrize(("die", "hp"), [(5, 3), (4, 2)])
def test_regrow_heals_one_at_the_start_of_the_turn_on_5_or_more(table: Table, die: int, hp: int) -> None:
    troll = table.put(0, "free.troll", 10, 10, hp=2)
    table.roll(die)
    table.run(begin_turn(table.state, table.tell))
    assert troll.hp == hp


@rule("skirmish.own.bolt")
@pytest.mark.parametrize(("die", "hp"), [(4, 1), (3, 2)])
def test_bolt_deals_one_on_4_or_more_and_is_no_attack(table: Table, die: int, hp: int) -> None:
    mage = table.put(0, "free.mage", 10, 10)
    hound = near(mage, 1, "grave.hound", 6)
    table.roll(die)
    mage.uses("bolt", hound)
    assert hound.hp == hp, "no dodge is rolled"
    assert table.were_asked("back") == []
    assert table.state.energy[0] == 8
    assert not mage.can_march(), "it is an action"


@rule("skirmish.own.bolt")
def test_bolt_needs_sight_and_six_inches() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[8, 12], [12, 12], [12, 13], [8, 13]]}])
    table.energy(0, 9)
    mage = table.put(0, "free.mage", 10, 10)
    near(mage, 1, "grave.guard", 5, "north")
    near(mage, 1, "grave.guard", 6.01, "south")
    assert not mage.can_use("bolt")
    near(mage, 1, "grave.guard", 6)
    assert mage.can_use("bolt")
