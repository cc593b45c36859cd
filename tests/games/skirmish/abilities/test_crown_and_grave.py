"""The own abilities of the Crown of Tellur and of Gravemoot (skirmish.own.*)."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.fight import AbilityUsed, Killed
from fracas.games.skirmish.stats import speed
from fracas.games.skirmish.striking.attack import NO
from tests.games.skirmish.fights import near, quick, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table
from tests.kit.story import StoryError


@pytest.fixture
def table() -> Table:
    table = Table()
    table.energy(0, 9)
    return table


def refusal(who: Fighter, ability: str) -> str:
    why = who.why_not_use(ability)
    assert why is not None
    return why[1]


# -- Crown of Tellur


@rule("skirmish.own.mark-prey")
def test_mark_prey_gives_friends_one_more_against_it_this_turn(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 4)
    guard = near(athum, 1, "grave.guard", 8, "north")
    soldier = near(guard, 0, "crown.soldier")
    athum.uses("mark-prey", guard)
    assert table.state.energy[0] == 6
    table.roll(3)  # 3 + 1 + 1 = 5
    soldier.strikes(guard, back=NO)
    assert term(table, "marked prey") == 1
    assert guard.hp == 1
    assert not athum.can_use("mark-prey"), "once a turn"
    table.ends()
    assert guard.laid("mark-prey") == ()


@rule("skirmish.own.mark-prey")
def test_mark_prey_needs_sight_and_eight_inches() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[8, 11], [12, 11], [12, 12], [8, 12]]}])
    table.energy(0, 9)
    athum = table.put(0, "crown.athum", 10, 10)
    near(athum, 1, "grave.guard", 4, "north")
    near(athum, 1, "grave.guard", 8.01, "south")
    assert not athum.can_use("mark-prey")
    near(athum, 1, "grave.guard", 8)
    assert athum.can_use("mark-prey")


@rule("skirmish.own.mark-prey")
def test_enemies_of_the_marker_do_not_profit(table: Table) -> None:
    three = Table(players=3)
    three.energy(0, 3)
    athum = three.put(0, "crown.athum", 10, 4)
    guard = near(athum, 1, "grave.guard", 3)
    athum.uses("mark-prey", guard)
    duelist = near(guard, 2, "free.duelist")
    three.state.order = (2, 0, 1)
    three.state.seat = 2
    three.roll(4)
    duelist.strikes(guard, back=NO)
    assert term(three, "marked prey") == 0


@rule("skirmish.own.steady-aim", "skirmish.ease")
def test_steady_aim_shoots_with_ease_and_stays(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 10)
    golem = near(athum, 1, "cinder.golem", 5)
    assert athum.can_move()
    athum.uses("steady-aim")
    assert table.state.energy[0] == 8
    assert not athum.can_move()
    assert not athum.can_march()
    table.roll(1, 4)
    athum.shoots(golem)
    assert rolled(table).dice == (1, 4)
    assert rolled(table).counted == 4
    assert golem.hp == 4


@rule("skirmish.own.steady-aim")
def test_steady_aim_is_not_for_who_has_moved_and_not_for_melee(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 10)
    guard = near(athum, 1, "grave.guard")
    athum.uses("steady-aim")
    table.roll(4)
    athum.strikes(guard, back=NO)
    assert rolled(table).dice == (4,)
    table.turn(0)
    athum.it.do(0)
    assert not athum.can_use("steady-aim")


@rule("skirmish.own.ride-with-me")
def test_ride_with_me_gives_two_friends_two_inches(table: Table) -> None:
    iselle = table.put(0, "crown.iselle", 10, 10)
    one = near(iselle, 0, "crown.soldier", 4)
    other = near(iselle, 0, "crown.outrider", 1, "west")
    far = near(iselle, 0, "crown.soldier", 4.01, "north")
    iselle.uses("ride-with-me", one, other)
    assert [speed(table.state, unit.number) for unit in (one, other, far, iselle)] == [5000, 7000, 3000, 5000]
    assert table.state.energy[0] == 7


@rule("skirmish.own.ride-with-me")
def test_ride_with_me_is_for_those_who_have_not_moved(table: Table) -> None:
    iselle = table.put(0, "crown.iselle", 10, 10)
    soldier = near(iselle, 0, "crown.soldier", 2)
    soldier.moves(soldier.at[0] + 1, soldier.at[1])
    assert not iselle.can_use("ride-with-me")


@rule("skirmish.own.mending-prayer")
def test_mending_prayer_heals_1d3_as_an_action(table: Table) -> None:
    orwen = table.put(0, "crown.orwen", 10, 10)
    shield = near(orwen, 0, "crown.shield", 4, hp=1)
    whole = near(orwen, 0, "crown.shield", 1, "west")
    table.roll(3)
    orwen.uses("mending-prayer", shield)
    assert (shield.hp, whole.hp) == (3, 3)
    assert table.state.energy[0] == 7
    assert not orwen.can_march(), "it was the standard action"


@rule("skirmish.own.mending-prayer")
def test_nobody_is_mended_who_is_whole_or_far(table: Table) -> None:
    orwen = table.put(0, "crown.orwen", 10, 10)
    near(orwen, 0, "crown.shield", 4.01, hp=1)
    near(orwen, 0, "crown.shield", 1, "west")
    assert not orwen.can_use("mending-prayer")
    orwen.it.hp = 4
    assert orwen.can_use("mending-prayer"), "himself"


@rule("skirmish.own.steadfast", "skirmish.ability.retaliate")
def test_steadfast_gives_retaliate_to_friends_within_three_inches(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    soldier = near(guard, 1, "crown.soldier")
    orwen = near(soldier, 1, "crown.orwen", 3)
    table.roll(1, 5)
    guard.strikes(soldier)
    assert rolled(table).dice == (5,)
    table.turn(0)
    orwen.it.x += 10
    table.roll(1, 5, 5)
    guard.strikes(soldier)
    assert rolled(table).dice == (5, 5), "farther away: difficulty"


@rule("skirmish.own.steadfast")
def test_orwen_himself_has_no_retaliate(table: Table) -> None:
    guard = table.put(0, "grave.guard", 10, 10)
    near(guard, 1, "crown.orwen")
    table.roll(1, 5, 5)
    guard.strikes(Fighter(table, 1))
    assert rolled(table).dice == (5, 5)


@rule("skirmish.own.braced")
@pytest.mark.parametrize("kind", ["crown.crossbow", "crown.longbow"])
def test_the_braced_either_move_or_shoot(table: Table, kind: str) -> None:
    bow = table.put(0, kind, 10, 4)
    guard = near(bow, 1, "grave.husk", 4)
    bow.moves(10, 5)
    assert not bow.can_shoot(guard)
    table.turn(0)
    table.roll(1)
    bow.shoots(guard)
    assert not bow.can_move()
    assert not bow.can_march()


@rule("skirmish.own.braced", "skirmish.attack.back")
def test_the_braced_always_attack_back(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 4)
    bow = near(archer, 1, "crown.crossbow", 4)
    bow.it.do(0)
    table.roll(1, 5, 5)
    archer.shoots(bow)
    assert archer.hp == 1


@rule("skirmish.own.mend")
def test_mend_heals_one(table: Table) -> None:
    adept = table.put(0, "crown.adept", 10, 10, hp=1)
    shield = near(adept, 0, "crown.shield", 4, hp=1)
    adept.uses("mend", shield)
    assert shield.hp == 2
    assert adept.hp == 1
    assert table.state.energy[0] == 8
    assert not adept.can_use("mend")


# -- Gravemoot


@rule("skirmish.own.raise-husk")
def test_raise_husk_creates_a_husk_beside_him(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    vael.uses("raise-husk", spot=(12500, 10000))
    husk = Fighter(table, 1)
    assert husk.alive
    assert husk.it.kind == table.put(1, "grave.husk", 1, 1).it.kind
    assert table.state.energy[0] == 5
    assert not husk.can_move(), "it may not activate this turn"
    assert vael.can_use("siphon") is False
    assert vael.can_march(), "it was no action"


@rule("skirmish.own.raise-husk")
def test_raise_husk_only_near_him_and_outside_enemy_melee_range(table: Table) -> None:
    vael = table.put(0, "grave.vael", 10, 10)
    near(vael, 1, "grave.guard", 0.5)
    with pytest.raises(StoryError, match="may not come within melee range"):
        vael.uses("raise-husk", spot=(13000, 10000))
    with pytest.raises(StoryError, match='within 2" of Vael'):
        vael.uses("raise-husk", spot=(5000, 10000))
    assert table.state.energy[0] == 9, "nothing was paid"
    vael.uses("raise-husk", spot=(8000, 10000))
    assert table.state.energy[0] == 5


@rule("skirmish.own.siphon")
@pytest.mark.parametrize("kind", ["grave.vael", "grave.mourner"])
def test_siphon_takes_two_and_gives_one(table: Table, kind: str) -> None:
    wizard = table.put(0, kind, 10, 10)
    soldier = near(wizard, 1, "crown.soldier", 6)
    table.energy(0, 0)
    table.energy(1, 3)
    wizard.uses("siphon", soldier)
    assert table.state.energy == [1, 1]
    assert not wizard.can_march(), "it is an action"


@rule("skirmish.own.siphon")
def test_siphon_works_twice_a_turn_for_all_units_together(table: Table) -> None:
    mourners = [table.put(0, "grave.mourner", 4 + 3 * place, 10) for place in range(3)]
    soldier = table.put(1, "crown.soldier", 7, 13)
    table.energy(1, 9)
    mourners[0].uses("siphon", soldier)
    mourners[1].uses("siphon", soldier)
    assert not mourners[2].can_use("siphon")
    assert "twice" in refusal(mourners[2], "siphon")


@rule("skirmish.own.siphon")
def test_siphon_needs_somebody_near_whose_player_has_energy(table: Table) -> None:
    mourner = table.put(0, "grave.mourner", 10, 10)
    soldier = near(mourner, 1, "crown.soldier", 6)
    assert not mourner.can_use("siphon")
    table.energy(1, 1)
    assert mourner.can_use("siphon")
    soldier.it.x += 10
    assert not mourner.can_use("siphon")


@rule("skirmish.own.harvest")
def test_harvest_gains_one_energy_for_each_enemy_killed(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    peasant = near(osk, 1, "crown.peasant")
    table.roll(5)
    osk.strikes(peasant)
    assert table.state.energy[0] == 10


@rule("skirmish.own.harvest")
def test_harvest_works_in_anybodys_turn_and_for_slices_and_falls() -> None:
    table = Table(terrain=[{"kind": "elevation", "level": 3, "at": [[12, 5], [18, 5], [18, 15], [12, 15]]}])
    osk = table.put(1, "grave.osk", 9, 10)
    peasant = near(osk, 0, "crown.peasant")
    table.roll(1, 5)
    peasant.strikes(osk)
    assert not peasant.alive
    assert table.state.energy[1] == 1
    table.energy(1, 2)
    soldier = near(osk, 0, "crown.soldier", 1, "west", hp=1)
    osk.uses("slice", soldier)
    assert table.state.energy[1] == 1
    fallen = table.put(0, "crown.peasant", 12.2, 10)
    table.roll(2, 5)
    osk.uses("grave-pull", fallen)
    assert table.heard(Killed)[-1].by == osk.number
    assert table.state.energy[1] == 1


@rule("skirmish.own.grave-pull", "skirmish.push")
def test_grave_pull_moves_an_enemy_straight_towards_him(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    soldier = near(osk, 1, "crown.soldier", 5)
    x, y = soldier.at
    table.roll(3)
    osk.uses("grave-pull", soldier)
    assert soldier.at[0] == pytest.approx(x - 3, abs=0.002)
    assert soldier.at[1] == y
    assert table.state.energy[0] == 8
    assert osk.can_march(), "it is no action"


@rule("skirmish.own.grave-pull")
def test_grave_pull_stops_at_him_and_is_not_for_the_heavy_or_the_far(table: Table) -> None:
    osk = table.put(0, "grave.osk", 10, 10)
    golem = near(osk, 1, "cinder.golem", 2)
    near(osk, 1, "crown.soldier", 5.01, "north")
    assert not osk.can_use("grave-pull")
    soldier = near(osk, 1, "crown.soldier", 1, "west")
    table.roll(3)
    osk.uses("grave-pull", soldier)
    assert golem.alive
    gap = osk.at[0] - soldier.at[0] - (50 + 28) / 25.4 / 2
    assert gap == pytest.approx(0, abs=0.003), "base to base"


@rule("skirmish.own.wail")
def test_wail_takes_one_from_the_rolls_of_enemies_within_three_inches(table: Table) -> None:
    bride = table.put(0, "grave.bride", 10, 10)
    one = near(bride, 1, "crown.soldier", 3)
    other = near(bride, 1, "crown.soldier", 3.01, "west")
    friend = near(bride, 0, "grave.guard", 2, "north")
    bride.uses("wail")
    assert (one.laid("wail"), other.laid("wail"), friend.laid("wail")) == ((0,), (), ())
    assert table.state.energy[0] == 7
    husk = near(one, 0, "grave.husk", 0.5, "north")
    table.roll(5)
    one.strikes(husk, back=NO)
    assert term(table, "wail") == -1


@rule("skirmish.own.wail")
def test_a_wail_ends_when_the_wailers_next_turn_begins(table: Table) -> None:
    from fracas.games.skirmish.turns.turn import begin_turn

    bride = table.put(0, "grave.bride", 10, 10)
    one = near(bride, 1, "crown.soldier", 3)
    bride.uses("wail")
    table.state.order = (1,)
    table.run(begin_turn(table.state, table.tell))
    assert one.laid("wail") == (0,)
    table.state.order = (0,)
    table.run(begin_turn(table.state, table.tell))
    assert not one.laid("wail")


@rule("skirmish.own.wail")
def test_wail_needs_somebody_to_hear_it(table: Table) -> None:
    bride = table.put(0, "grave.bride", 10, 10)
    near(bride, 1, "crown.soldier", 3.01)
    assert not bride.can_use("wail")


@rule("skirmish.own.slip-away", "skirmish.ability.fast")
def test_slip_away_gives_a_roll_against_her_difficulty(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    bride = near(soldier, 1, "grave.bride")
    other = near(bride, 0, "crown.soldier")
    table.energy(1, 1)
    table.answer("fast", quick(bride, "slip-away"))
    table.roll(6, 2)
    soldier.strikes(bride, back=NO)
    assert rolled(table).dice == (6, 2)
    assert bride.hp == 5
    assert table.state.energy[1] == 0
    table.energy(1, 1)
    table.answer("fast", 0)
    table.roll(6)
    other.strikes(bride, back=NO)
    assert bride.hp == 4
    options = [event.ability for event in table.heard(AbilityUsed)]
    assert options == [table.ability("slip-away")], "once a turn"


@rule("skirmish.own.grave-plate")
def test_grave_plate_works_again_in_the_next_round(table: Table) -> None:
    from fracas.games.skirmish.turns.rounds import begin_round

    husk = table.put(0, "grave.husk", 10, 10, leader=True)
    colossus = near(husk, 1, "grave.colossus", leader=True)
    table.roll(6)
    husk.strikes(colossus, back=NO)
    assert colossus.hp == 6
    table.turn(0)
    table.roll(6)
    husk.strikes(colossus, back=NO)
    assert colossus.hp == 5
    table.roll(6, 6, 1, 1)
    table.run(begin_round(table.state, table.tell))
    table.turn(0)
    table.roll(6)
    husk.strikes(colossus, back=NO)
    assert colossus.hp == 5
