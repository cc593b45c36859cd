"""The eight standard hero abilities (skirmish.hero.*): any hero, one of them in a turn."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.fight import AbilityUsed
from fracas.games.skirmish.striking.attack import NO, YES
from tests.games.skirmish.fights import near, quick, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table
from tests.kit.story import StoryError


@pytest.fixture
def table() -> Table:
    table = Table()
    table.energy(0, 9)
    table.energy(1, 9)
    return table


@rule("skirmish.hero.great-strike")
def test_great_strike_adds_one_to_the_damage_of_the_next_attack(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    shield = near(vael, 1, "crown.shield")
    table.never("fast")
    vael.uses("great-strike")
    assert table.state.energy[0] == 8
    table.roll(5)
    vael.strikes(shield, back=NO)
    assert shield.hp == 1
    table.turn(0)
    table.roll(5)
    vael.strikes(shield)
    assert shield.hp == 0, "1 damage again"


@rule("skirmish.hero.great-strike")
def test_great_strike_is_lost_with_a_miss_and_not_used_by_a_push(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 10)
    ogre = near(athum, 1, "cinder.ogre")
    athum.uses("great-strike")
    table.roll(1)
    athum.pushes(ogre, back=NO)
    assert athum.it.under, "it is still there"
    table.turn(0)
    assert not athum.can_use("great-strike"), "two do not add up"
    table.roll(1)
    athum.strikes(ogre, back=NO)
    assert not athum.it.under


@rule("skirmish.hero.great-strike", "skirmish.attack.back")
def test_great_strike_waits_for_the_next_attack_in_whosever_turn(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    shield = near(vael, 1, "crown.shield")
    table.never("fast")
    table.roll(1)
    vael.strikes(shield, back=NO)
    vael.uses("great-strike")
    table.ends()
    table.roll(1, 5, 6)
    shield.strikes(vael)
    assert shield.hp == 1, "the attack back was the next attack"
    table.turn(0)
    table.roll(5)
    vael.strikes(shield)
    assert not shield.alive
    assert shield.hp == 0


@rule("skirmish.hero.slice")
def test_slice_is_for_enemies(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    husk = near(vael, 0, "grave.husk", 0.5)
    assert not vael.can_use("slice")
    near(vael, 1, "crown.soldier", 0.5, "west")
    with pytest.raises(StoryError, match="is no answer to 'target'"):
        vael.uses("slice", husk)


@rule("skirmish.hero.slice")
def test_slice_deals_one_damage_in_melee_range_without_a_roll(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    duelist = near(vael, 1, "free.duelist", 1)
    far = near(vael, 1, "free.duelist", 1.01, "west")
    vael.uses("slice")
    assert duelist.hp == 1, "no parry, no attack back"
    assert far.hp == 2
    assert table.state.energy[0] == 7
    assert vael.can_strike(duelist), "it is no action"
    duelist.it.hp = 0
    duelist.it.fate = 2
    table.turn(0)
    assert not vael.can_use("slice")


@rule("skirmish.hero.shrug-off", "skirmish.ability.fast")
def test_shrug_off_reduces_damage_by_one(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    athum = near(guard, 1, "crown.athum")
    table.answer("fast", 0)  # no Guard before the roll
    table.answer("fast", quick(athum, "shrug-off"))
    table.roll(5)
    guard.strikes(athum, back=NO)
    assert athum.hp == 6
    assert table.state.energy[1] == 7


@rule("skirmish.hero.shrug-off")
def test_shrug_off_works_against_damage_that_is_no_attack(table: Table) -> None:
    mage = table.put(0, "free.mage", 10, 10)
    athum = near(mage, 1, "crown.athum", 4)
    table.roll(4)
    mage.uses("bolt", athum, fast=quick(athum, "shrug-off"))
    assert athum.hp == 6


@rule("skirmish.hero.shrug-off", "skirmish.ability.fast")
def test_shrug_off_is_not_asked_where_it_saves_nothing(table: Table) -> None:
    axe = table.put(0, "cinder.axe", 10, 10)
    athum = near(axe, 1, "crown.athum", hp=1)
    table.energy(1, 2)
    table.answer("fast", 0)
    table.roll(6)
    axe.strikes(athum)
    assert not athum.alive
    assert len(table.were_asked("fast")) == 1, "of Guard only: 2 damage kills with 1 Hp anyhow"


@rule("skirmish.hero.momentum")
def test_momentum_gives_one_attack_more(table: Table) -> None:
    sorrel = table.put(0, "thorn.sorrel", 10, 10)
    ogre = near(sorrel, 1, "cinder.ogre")
    sorrel.uses("momentum")
    table.roll(5, 1, 1, 5)
    sorrel.strikes(ogre, back=YES)
    sorrel.strikes(ogre, back=NO)
    assert ogre.hp == 3
    assert not sorrel.can_strike(ogre)
    assert table.state.energy[0] == 6


@rule("skirmish.hero.momentum")
def test_momentum_without_an_attack_action_costs_no_action(table: Table) -> None:
    sorrel = table.put(0, "thorn.sorrel", 10, 10)
    guard = near(sorrel, 1, "grave.guard")
    sorrel.uses("momentum")
    table.roll(1)
    sorrel.strikes(guard, back=NO)
    assert sorrel.can_march()
    table.turn(0)
    table.roll(1)
    sorrel.strikes(guard, back=NO)
    assert not sorrel.can_march(), "without Momentum the attack was its action"


@rule("skirmish.hero.focus")
def test_focus_adds_two_to_attack_rolls(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    shield = near(vael, 1, "crown.shield")
    vael.uses("focus")
    table.roll(2)
    vael.strikes(shield, back=NO)
    assert term(table, "focus") == 2
    assert shield.hp == 2
    assert table.state.energy[0] == 7


@rule("skirmish.hero.focus")
def test_focus_is_not_fast(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    athum = near(guard, 1, "crown.athum")
    table.never("fast")
    table.roll(1, 5, 5)
    guard.strikes(athum)
    assert term(table, "focus") == 0


@rule("skirmish.hero.focus")
def test_focus_is_fast_where_the_table_says_so() -> None:
    table = Table(focus_is_fast=True)
    table.energy(1, 2)
    guard = table.put(0, "grave.guard", 10, 10)
    athum = near(guard, 1, "crown.athum")
    table.answer("fast", 0)  # Guard
    table.answer("fast", quick(athum, "focus"))
    table.roll(1, 3, 3)
    guard.strikes(athum)
    assert rolled(table).total == 7
    assert guard.hp == 1


@rule("skirmish.hero.recover")
def test_recover_heals_1d3_never_above_the_printed_hp(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10, hp=4)
    table.roll(3)
    vael.uses("recover")
    assert vael.hp == 6
    assert table.state.energy[0] == 5
    table.turn(0)
    assert not vael.can_use("recover"), "it has no wounds"


@rule("skirmish.hero.guard", "skirmish.ability.fast")
def test_guard_raises_def_by_two_for_the_turn(table: Table) -> None:
    one = table.put(0, "grave.guard", 10, 10)
    athum = near(one, 1, "crown.athum")
    other = near(athum, 0, "grave.guard")
    table.answer("fast", quick(athum, "guard"))
    table.roll(3)  # 3 + 1: more than 3, not more than 5
    one.strikes(athum, back=NO)
    assert athum.hp == 6
    assert rolled(table).defence == 5
    assert table.state.energy[1] == 8
    table.roll(3)
    other.strikes(athum, back=NO)
    assert athum.hp == 6
    assert table.were_asked("fast") == [], "one hero ability a turn, for which Shrug off counts too"
    table.turn(0)
    table.never("fast")
    table.roll(3)
    one.strikes(athum, back=NO)
    assert athum.hp == 5, "the next turn it is over"


@rule("skirmish.hero.guard", "skirmish.ability.fast")
def test_guard_is_asked_only_if_some_die_would_come_out_otherwise(table: Table) -> None:
    """Osk, above, flanking and focused, has +7 against Def 3: with Def 5 every die but the 1 hits all the same."""
    osk = table.put(0, "grave.osk", 10, 10, level=1)
    athum = near(osk, 1, "grave.vael")
    near(athum, 0, "grave.guard")
    osk.uses("focus")
    table.roll(1)
    osk.strikes(athum, back=NO)
    assert rolled(table).total == 1 + 3 + 1 + 1 + 2
    assert table.were_asked("fast") == []


@rule("skirmish.ability.fast")
def test_nobody_is_asked_without_energy(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    athum = near(guard, 1, "crown.athum")
    table.energy(1, 0)
    table.roll(5)
    guard.strikes(athum, back=NO)
    assert table.were_asked("fast") == []


@rule("skirmish.hero", "skirmish.ability.cost")
def test_one_hero_ability_a_turn(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10, hp=3)
    near(vael, 1, "crown.shield")
    vael.uses("focus")
    assert not vael.can_use("slice")
    assert not vael.can_use("recover")
    assert vael.can_use("siphon"), "own abilities are not counted"
    why = vael.why_not_use("slice")
    assert why is not None
    assert why[0] == "skirmish.hero"


@rule("skirmish.hero")
def test_only_heroes_use_them(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    near(soldier, 1, "grave.guard")
    assert not soldier.can_use("great-strike")
    assert not soldier.can_use("slice")


@rule("skirmish.ability.cost", "skirmish.energy.use")
def test_what_cannot_be_paid_cannot_be_used(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    near(vael, 1, "crown.shield")
    table.energy(0, 1)
    assert vael.can_use("great-strike")
    assert not vael.can_use("slice")
    vael.uses("great-strike")
    assert table.state.energy[0] == 0
    assert [event.energy for event in table.heard(AbilityUsed)] == [1]


@rule("skirmish.hero.recruit")
def test_recruit_creates_a_unit_by_a_stone_for_its_points_and_one(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10, leader=True)
    table.stone(5, 5, side=0)
    husk = next(number for number, card in enumerate(_units()) if card == "grave.husk")
    vael.uses("recruit", recruit=husk, items=-1, spot=(7000, 5000))
    assert table.state.energy[0] == 9 - 8
    assert table.state.units[1].seat == 0
    assert not vael.can_use("great-strike"), "it was this turn's hero ability"


def _units() -> list[str]:
    from fracas.games.skirmish.content import UNITS

    return [card.id for card in UNITS]
