"""Abilities of the book that make attacks stronger."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.fight import Rerolled
from fracas.games.skirmish.striking.attack import NO, YES
from tests.games.skirmish.fights import near, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table


@pytest.fixture
def table() -> Table:
    return Table()


# -- what makes attacks stronger


@rule("skirmish.ability.backstab", "skirmish.flank")
def test_backstab_deals_one_more_when_flanking(table: Table) -> None:
    cutpurse = table.put(0, "free.cutpurse", 10, 10)
    shield = near(cutpurse, 1, "crown.shield")
    guard = near(cutpurse, 1, "grave.guard", 0.5, "west")
    near(guard, 0, "grave.husk", 0.5, "west")
    table.roll(5)
    cutpurse.strikes(guard)
    assert guard.hp == 0, "flanking: 2 damage"
    table.turn(0)
    table.roll(5)
    cutpurse.strikes(shield, back=NO)
    assert shield.hp == 2, "not flanking: 1"


@rule("skirmish.ability.charge")
def test_charge_adds_one_to_the_first_attack_after_moving_into_melee_range(table: Table) -> None:
    wolf = table.put(0, "thorn.wolf", 10, 10)
    shield = near(wolf, 1, "crown.shield", 0.5)
    table.roll(5)
    wolf.strikes(shield, back=NO)
    assert shield.hp == 2, "it stood there already"
    table.turn(0)
    wolf.it.met = (shield.number,)
    table.roll(5)
    wolf.strikes(shield)
    assert shield.hp == 0


@rule("skirmish.ability.charge")
def test_charge_is_for_the_enemy_that_was_reached_and_for_the_first_attack(table: Table) -> None:
    iselle = table.put(0, "crown.iselle", 10, 10)
    one = near(iselle, 1, "crown.shield", 0.5)
    other = near(iselle, 1, "crown.shield", 0.5, "west")
    table.energy(0, 3)
    iselle.uses("momentum")
    iselle.it.met = (one.number,)
    table.roll(5, 5)
    iselle.strikes(other, back=NO)
    iselle.strikes(one, back=NO)
    assert (one.hp, other.hp) == (2, 2), "the first attack was at another"


@rule("skirmish.ability.charge", "skirmish.hero.momentum")
def test_the_first_attack_after_moving_up_to_somebody_may_be_the_second_of_the_turn(table: Table) -> None:
    """A ruling gives it for the first attack of the activation only; the book, for the first after moving up."""
    iselle = table.put(0, "crown.iselle", 10, 10)
    peasant = near(iselle, 1, "crown.peasant", 0.5)
    shield = near(iselle, 1, "crown.shield", 4, "north")
    table.energy(0, 3)
    iselle.uses("momentum")
    table.roll(5, 5)
    iselle.strikes(peasant)
    x, y = shield.at
    iselle.moves(x, y - 2)
    assert iselle.it.met == (shield.number,), "it has moved into melee range"
    iselle.strikes(shield, back=NO)
    assert shield.hp == 1


@rule("skirmish.ability.critical")
def test_critical_doubles_on_a_6(table: Table) -> None:
    axe = table.put(0, "cinder.axe", 10, 10)
    shield = near(axe, 1, "crown.shield")
    table.roll(5)
    axe.strikes(shield, back=NO)
    assert shield.hp == 2
    table.turn(0)
    table.roll(6)
    axe.strikes(shield)
    assert shield.hp == 0


@rule("skirmish.ability.cleave")
def test_cleave_gives_what_is_left_over_to_another_whom_the_roll_hits(table: Table) -> None:
    axe = table.put(0, "cinder.axe", 10, 10)
    peasant = near(axe, 1, "crown.peasant")
    husk = near(axe, 1, "grave.husk", 0.5, "west")
    table.roll(6)
    axe.strikes(peasant)
    assert not peasant.alive
    assert husk.hp == 1


@rule("skirmish.ability.cleave")
def test_cleave_needs_a_roll_that_would_have_hit_the_other(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    peasant = near(osk, 1, "crown.peasant")
    hearth = near(osk, 1, "cinder.hearth", 0.5, "west")
    table.energy(0, 1)
    osk.uses("great-strike")
    table.roll(2)  # 2 + 3 = 5: not greater than 5
    osk.strikes(peasant)
    assert hearth.hp == 2


@rule("skirmish.ability.cleave")
def test_cleave_asks_which_one_and_rolls_no_escape(table: Table) -> None:
    tusker = table.put(0, "thorn.tusker", 10, 10)
    sprite = near(tusker, 1, "crown.peasant")
    one = near(tusker, 1, "grave.hound", 0.5, "west")
    other = near(tusker, 1, "free.duelist", 0.5, "north")
    tusker.it.met = (sprite.number,)
    table.roll(5)
    tusker.strikes(sprite, cleave=other)
    assert (one.hp, other.hp) == (2, 1)


@rule("skirmish.ability.honed-blade")
def test_a_honed_blade_may_roll_again_once_a_turn_and_must_keep_it(table: Table) -> None:
    rusk = table.put(0, "free.rusk", 10, 10)
    shield = near(rusk, 1, "crown.shield")
    table.energy(0, 3)
    rusk.uses("momentum")
    table.roll(2, 3)
    rusk.strikes(shield, hone=1, back=NO)
    assert shield.hp == 2, "2 + 2 misses, 3 + 2 hits"
    assert len(table.heard(Rerolled)) == 1
    table.roll(1)
    rusk.strikes(shield, back=NO)
    assert table.were_asked("hone") == [], "once a turn"


@rule("skirmish.ability.honed-blade")
def test_a_hit_that_could_not_be_better_is_not_rolled_again(table: Table) -> None:
    sellsword = table.put(0, "free.sellsword", 10, 10)
    shield = near(sellsword, 1, "crown.shield")
    table.roll(5)
    sellsword.strikes(shield, back=NO)
    assert table.were_asked("hone") == []


@rule("skirmish.ability.honed-blade")
def test_a_hit_that_could_double_may_be_rolled_again_but_not_a_push(table: Table) -> None:
    sellsword = table.put(0, "free.sellsword", 10, 10, "great-axe")
    shield = near(sellsword, 1, "crown.shield")
    table.roll(5, 6)
    sellsword.strikes(shield, hone=1, back=NO)
    assert shield.hp == 1
    table.turn(0)
    table.roll(5, 1)
    sellsword.pushes(shield)
    assert table.were_asked("hone") == []


@rule("skirmish.ability.honed-blade", "skirmish.ease")
def test_a_honed_blade_rolls_both_dice_again(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    sellsword = near(guard, 1, "free.sellsword")
    table.roll(1, 2, 6, 5, 6)
    guard.strikes(sellsword, back=YES, hone=1)
    assert rolled(table).dice == (5, 6)
    assert guard.hp == 1


@rule("skirmish.ability.multi-attack")
def test_multi_attack_gives_so_many_more_attacks_at_any_targets(table: Table) -> None:
    troll = table.put(0, "free.troll", 10, 10)
    one = near(troll, 1, "crown.shield")
    other = near(troll, 1, "crown.shield", 0.5, "west")
    table.roll(4, 4, 4)
    troll.strikes(one, back=NO)
    troll.strikes(other, back=NO)
    troll.strikes(one, back=NO)
    assert (one.hp, other.hp) == (1, 2)
    assert not troll.can_strike(one)
    assert table.state.striking == -1


@rule("skirmish.ability.multi-attack", "skirmish.attack.back")
def test_a_unit_attacks_back_as_often_as_it_has_attacks(table: Table) -> None:
    troll = table.put(0, "free.troll", 10, 10)
    ogre = near(troll, 1, "cinder.ogre")
    table.roll(1, 1, 1, 1, 1, 1, 1)
    troll.strikes(ogre, back=YES)
    troll.strikes(ogre, back=YES)
    troll.strikes(ogre)
    assert table.were_asked("back") == [], "two attacks, two answers"


@rule("skirmish.ability.multi-attack")
def test_another_units_attack_ends_a_multi_attack(table: Table) -> None:
    troll = table.put(0, "free.troll", 10, 10)
    shield = near(troll, 1, "crown.shield")
    soldier = near(shield, 0, "crown.soldier")
    table.roll(1, 1)
    troll.strikes(shield, back=NO)
    assert troll.can_strike(shield)
    soldier.strikes(shield, back=NO)
    assert not troll.can_strike(shield)


@rule("skirmish.ability.multi-attack")
@pytest.mark.parametrize("mover", ["itself", "a friend"])
def test_a_movement_ends_a_multi_attack(table: Table, mover: str) -> None:
    troll = table.put(0, "free.troll", 10, 10)
    shield = near(troll, 1, "crown.shield")
    soldier = table.put(0, "crown.soldier", 3, 3)
    table.roll(1)
    troll.strikes(shield, back=NO)
    if mover == "itself":
        troll.moves(10, 10.1)
    else:
        soldier.moves(3, 4)
    assert not troll.can_strike(shield)
    assert table.state.striking == -1


@rule("skirmish.ability.multi-attack")
def test_energy_abilities_do_not_end_a_multi_attack(table: Table) -> None:
    troll = table.put(0, "free.troll", 10, 10)
    shield = near(troll, 1, "crown.shield")
    athum = near(shield, 0, "crown.athum", 4)
    table.energy(0, 3)
    table.roll(1)
    troll.strikes(shield, back=NO)
    athum.uses("mark-prey", shield)
    assert troll.can_strike(shield)
    troll.stops()
    assert not troll.can_strike(shield)


@rule("skirmish.ability.reach", "skirmish.attack.range")
def test_reach_strikes_at_two_inches_and_over_two_levels(table: Table) -> None:
    pike = table.put(0, "crown.pike", 10, 10)
    guard = near(pike, 1, "grave.guard", 2)
    far = near(pike, 1, "grave.guard", 2.01, "west")
    assert pike.can_strike(guard)
    assert not pike.can_strike(far)
    soldier = near(guard, 0, "crown.soldier", 1.01, "north")
    assert not soldier.can_strike(guard)
    guard.it.level = 2
    assert pike.can_strike(guard)
    guard.it.level = 3
    assert not pike.can_strike(guard)


@rule("skirmish.ability.retaliate", "skirmish.attack.back")
def test_retaliate_attacks_back_without_difficulty(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    table.roll(1, 4)
    soldier.strikes(guard)
    assert rolled(table).dice == (4,)
    assert soldier.hp == 1


@rule("skirmish.ability.shove", "skirmish.push")
def test_shove_pushes_after_a_hit_for_nothing(table: Table) -> None:
    antler = table.put(0, "thorn.antler", 10, 10)
    guard = near(antler, 1, "grave.guard")
    before = guard.at[0]
    table.roll(5, 2)
    antler.strikes(guard, shove=YES)
    assert guard.hp == 1
    assert guard.at[0] == pytest.approx(before + 2, abs=0.002)
    assert table.were_asked("back") == [], "it is out of reach"


@rule("skirmish.ability.shove")
def test_shove_needs_a_hit_and_may_be_left(table: Table) -> None:
    antler = table.put(0, "thorn.antler", 10, 10)
    guard = near(antler, 1, "grave.guard")
    table.roll(1)
    antler.strikes(guard, back=NO)
    assert table.were_asked("shove") == []
    table.turn(0)
    before = guard.at
    table.roll(5)
    antler.strikes(guard, shove=NO, back=NO)
    assert guard.at == before


@rule("skirmish.ability.shove", "skirmish.ability.heavy")
def test_the_heavy_cannot_be_shoved(table: Table) -> None:
    antler = table.put(0, "thorn.antler", 10, 10)
    golem = near(antler, 1, "cinder.golem")
    table.roll(5)
    antler.strikes(golem, back=NO)
    assert table.were_asked("shove") == []


@rule("skirmish.ability.team-up")
def test_team_up_adds_half_of_the_partners_atk_and_spends_its_action(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    sellsword = near(guard, 0, "free.sellsword")
    table.roll(2)  # 2 + 1 + 1 flanking + 1 = 5
    soldier.strikes(guard, partner=sellsword, back=NO)
    assert term(table, "team-up") == 1
    assert guard.hp == 1
    assert not sellsword.can_strike(guard)
    assert not sellsword.can_march()


@rule("skirmish.ability.team-up")
def test_a_partner_must_be_able_to_attack_the_target(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    near(guard, 0, "free.sellsword", 1.5)
    table.roll(1)
    soldier.strikes(guard, back=NO)
    assert table.were_asked("partner") == []


@rule("skirmish.ability.team-up")
def test_a_partner_who_would_deal_2_adds_1(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    orwen = near(guard, 0, "crown.orwen")
    table.energy(0, 1)
    orwen.uses("great-strike")
    table.roll(5)
    soldier.strikes(guard, partner=orwen)
    assert guard.hp == 0


@rule("skirmish.ability.volley")
def test_volley_shoots_once_more_at_the_same_target_with_difficulty(table: Table) -> None:
    stalker = table.put(0, "thorn.stalker", 10, 10)
    shield = near(stalker, 1, "crown.soldier", 3)
    other = near(stalker, 1, "crown.soldier", 3, "west")
    table.roll(5, 6, 5)
    stalker.shoots(shield)
    assert shield.hp == 1
    assert not stalker.can_shoot(other)
    stalker.shoots(shield)
    assert rolled(table).dice == (6, 5)
    assert not shield.alive
    assert not stalker.can_shoot(shield)


@rule("skirmish.ability.volley")
def test_only_volley_shoots_twice(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    soldier = near(archer, 1, "crown.soldier", 3)
    table.roll(5)
    archer.shoots(soldier)
    assert not archer.can_shoot(soldier)
