"""An attack in its steps up to death (skirmish.attack.roll), and who may make one."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.fight import (
    AbilityUsed,
    AttackDeclared,
    AttackRolled,
    Cleaved,
    Damaged,
    DamageReduced,
    EscapeRolled,
    Killed,
)
from fracas.games.skirmish.events.game import LeaderFell, StoneTaken
from fracas.games.skirmish.striking.attack import NO, YES, why_not, why_not_push
from fracas.games.skirmish.striking.odds import ATTACK, Blow
from fracas.games.skirmish.striking.reactions import raises
from tests.games.skirmish.fights import near, quick, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table


@pytest.fixture
def table() -> Table:
    return Table()


def refusal(who: Fighter, target: Fighter, *, ranged: bool = False) -> str:
    why = why_not(who.table.state, who.number, target.number, ranged)
    assert why is not None
    return why[0]


# -- 1 declare


@rule("skirmish.attack.range", "skirmish.attack.type")
def test_melee_reaches_one_inch_from_edge_to_edge(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    near_by, far = near(soldier, 1, "cinder.golem", 1), near(soldier, 1, "cinder.golem", 1.002, "west")
    assert soldier.can_strike(near_by)
    assert not soldier.can_strike(far)
    assert refusal(soldier, far) == "skirmish.attack.range"


@rule("skirmish.attack.range")
def test_melee_needs_heights_that_differ_by_one_level_at_the_most(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard", 0.5, "east", level=1)
    assert soldier.can_strike(guard)
    guard.it.level = 2
    assert not soldier.can_strike(guard)
    assert refusal(soldier, guard) == "skirmish.attack.range"


@rule("skirmish.attack.range")
def test_shots_reach_rng_at_whatever_level_and_need_a_ranged_attack(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 4)
    soldier = near(archer, 1, "crown.soldier", 6, "north")
    assert archer.can_shoot(soldier)
    soldier.it.y += 10
    assert not archer.can_shoot(soldier)
    assert refusal(archer, soldier, ranged=True) == "skirmish.attack.range"
    guard = table.put(0, "grave.guard", 10, 12)
    assert not guard.can_shoot(soldier)
    assert refusal(guard, soldier, ranged=True) == "skirmish.attack.range"


@rule("skirmish.los", "skirmish.terrain.barrier")
def test_attacks_need_a_line_of_sight() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[9, 10.8], [11, 10.8], [11, 11], [9, 11]]}])
    pike = table.put(0, "crown.pike", 10, 10)
    archer = table.put(0, "grave.archer", 10, 8.5)
    guard = table.put(1, "grave.guard", 10, 11.8)
    assert not pike.can_strike(guard)
    assert not archer.can_shoot(guard)
    assert refusal(pike, guard) == "skirmish.los"
    assert refusal(archer, guard, ranged=True) == "skirmish.los"


@rule("skirmish.blindspot", "skirmish.los")
def test_a_blind_spot_is_named_where_it_is_what_hides_the_target() -> None:
    """All of the base could be seen from up there, so it would not be true that less than half can."""
    table = Table(terrain=[{"kind": "elevation", "level": 3, "dotted": [], "at": [[0, 0], [10, 0], [10, 20], [0, 20]]}])
    above, below = table.put(0, "grave.archer", 8.4, 10), table.put(1, "grave.archer", 11, 10)
    state = table.state
    assert why_not(state, above.number, below.number, True) == (
        "skirmish.blindspot",
        "The target is in the blind spot below the edge, so it cannot be seen.",
    )
    assert why_not(state, below.number, above.number, True) == (
        "skirmish.blindspot",
        "It stands in the blind spot below the edge, so it does not see the target.",
    )
    assert above.can_shoot(table.put(1, "grave.archer", 15, 10))


@rule("skirmish.climb")
def test_no_attacks_while_climbing(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    guard = near(archer, 1, "grave.guard")
    archer.it.hanging = True
    assert not archer.can_strike(guard)
    assert not archer.can_shoot(guard)
    assert not archer.can_push(guard)
    assert refusal(archer, guard) == "skirmish.climb"
    archer.it.hanging = False
    guard.it.hanging = True
    table.roll(1)
    archer.strikes(guard)
    assert table.were_asked("back") == [], "nor does a climber attack back"


@rule("skirmish.activate.actions")
def test_an_attack_is_the_standard_action(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    table.roll(1)
    soldier.strikes(guard, back=NO)
    assert not soldier.can_strike(guard)
    assert not soldier.can_push(guard)
    assert not soldier.can_march()
    assert refusal(soldier, guard) == "skirmish.activate.actions"
    assert refusal(guard, guard) == "skirmish.team"


@rule("skirmish.push", "skirmish.ability.heavy")
def test_why_a_push_is_refused(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    golem, guard = near(soldier, 1, "cinder.golem"), near(soldier, 1, "grave.guard", 1.5, "west")
    state = table.state
    assert (why_not_push(state, soldier.number, golem.number) or ("",))[0] == "skirmish.ability.heavy"
    assert (why_not_push(state, soldier.number, guard.number) or ("",))[0] == "skirmish.attack.range"
    guard.it.x += 1000
    assert why_not_push(state, soldier.number, guard.number) is None


@rule("skirmish.activate.interrupt")
def test_an_attack_forfeits_the_rest_of_a_movement(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard", 1.5)
    soldier.moves(11, 10)
    assert soldier.can_move()
    table.roll(1)
    soldier.strikes(guard, back=NO)
    assert not soldier.can_move()


# -- 3 fast abilities, in their order


@rule("skirmish.ability.fast", "skirmish.team")
def test_the_attacked_units_player_is_asked_first_then_the_team_mate() -> None:
    table = Table(players=4, teams=(0, 1, 0, 1))
    table.energy(1, 9)
    archer = table.put(0, "grave.archer", 10, 10)
    athum = near(archer, 3, "crown.athum", 4)
    ysolde = near(athum, 1, "free.ysolde", 3)
    table.answer("fast", quick(athum, "guard"), by=3)
    table.answer("fast", quick(ysolde, "glass-ward"), by=1)
    table.roll(5, 5)
    archer.shoots(athum, back=NO)
    assert [event.unit for event in table.heard(AbilityUsed)] == [athum.number, ysolde.number]
    assert table.were_asked("fast")[:2] == [3, 1]


@rule("skirmish.ability.fast")
@pytest.mark.parametrize("against", range(2, 10))
@pytest.mark.parametrize("plus", range(9))
def test_more_def_is_asked_for_if_and_only_if_some_die_comes_out_otherwise(plus: int, against: int) -> None:
    blow = Blow(0, 1, False, ATTACK)
    blow.plus, blow.defence = plus, against
    matters = any(_hits(die, plus, against) != _hits(die, plus, against + 2) for die in range(1, 7))
    assert raises.holds(blow, blow.target, 0, blow.target) == matters
    assert [blow.hits(die) for die in range(1, 7)] == [_hits(die, plus, against) for die in range(1, 7)]
    assert [die >= blow.needs() for die in range(1, 7)] == [_hits(die, plus, against) for die in range(1, 7)]


def _hits(die: int, plus: int, against: int) -> bool:
    return die == 6 or (die > 1 and die + plus > against)


# -- 4 and 5 the roll


@rule("skirmish.attack.roll")
@pytest.mark.parametrize(("die", "hp"), [(3, 2), (4, 1)])
def test_the_total_must_be_greater_than_def(table: Table, die: int, hp: int) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard")
    table.roll(die)
    soldier.strikes(guard, back=NO)
    assert guard.hp == hp, "3 + 1 = 4 is not greater than 4"


@rule("skirmish.attack.natural")
def test_a_6_always_hits_and_a_1_never(table: Table) -> None:
    peasant = table.put(0, "crown.peasant", 10, 10)
    hearth = near(peasant, 1, "cinder.hearth", 0.5, "east", "hauberk")
    table.roll(6)
    peasant.strikes(hearth, back=NO)
    assert hearth.hp == 1, "6 + 1 = 7 > 6"
    hearth.lay("oath-shield")  # an oath: Def 8
    table.turn(0)
    hearth.lay("oath-shield")
    table.roll(6)
    peasant.strikes(hearth)
    assert not hearth.alive
    osk = table.put(0, "grave.osk", 5, 5)
    husk = near(osk, 1, "grave.husk")
    table.turn(0)
    table.roll(1)
    osk.strikes(husk, back=NO)
    assert rolled(table).total == 4
    assert husk.hp == 2


@rule("skirmish.attack.natural", "skirmish.ease")
def test_with_difficulty_the_die_that_counts_is_natural(table: Table) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    shield = near(soldier, 1, "crown.shield")
    table.roll(1, 6, 1)
    soldier.strikes(shield, back=YES)
    assert rolled(table).dice == (6, 1)
    assert not rolled(table).hit


@rule("skirmish.terrain.elevation")
def test_one_more_from_above(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10, level=1)
    soldier = near(archer, 1, "crown.soldier", 0.5)
    table.roll(1)
    archer.strikes(soldier, back=NO)
    assert term(table, "from above") == 1
    table.turn(1)
    table.roll(1)
    soldier.strikes(archer, back=NO)
    assert term(table, "from above") == 0


@rule("skirmish.terrain.elevation")
def test_elevation_counts_for_shots_only_where_the_table_says_so() -> None:
    table = Table(elevation_ranged_only=True)
    archer = table.put(0, "grave.archer", 10, 10, level=1)
    soldier = near(archer, 1, "crown.soldier", 0.5)
    table.roll(1)
    archer.strikes(soldier, back=NO)
    assert term(table, "from above") == 0
    table.turn(0)
    table.roll(1, 1)
    archer.shoots(soldier)
    assert term(table, "from above") == 1


@rule("skirmish.terrain.cover")
@pytest.mark.parametrize(
    ("cover", "minus"),
    [
        ([[9, 6], [11, 6], [11, 7], [9, 7]], -1),  # through
        ([[9, 9.6], [11, 9.6], [11, 12], [9, 12]], -1),  # into: a part of the target's base
        ([[9, 2], [11, 2], [11, 4.5], [9, 4.5]], -1),  # out of the attacker's own
        ([[12, 6], [13, 6], [13, 7], [12, 7]], 0),  # beside
    ],
)
def test_cover_takes_one_from_shots_through_or_into_it(cover: list[list[float]], minus: int) -> None:
    table = Table(terrain=[{"kind": "cover", "at": cover}])
    archer, soldier = table.put(0, "grave.archer", 10, 4), table.put(1, "crown.soldier", 10, 10)
    table.roll(1)
    archer.shoots(soldier)
    assert term(table, "cover") == minus


@rule("skirmish.terrain.cover")
def test_cover_counts_once_and_not_for_melee() -> None:
    one = {"kind": "cover", "at": [[9, 6], [11, 6], [11, 7], [9, 7]]}
    two = {"kind": "cover", "at": [[9, 9], [11, 9], [11, 12], [9, 12]]}
    table = Table(terrain=[one, two])
    archer, soldier = table.put(0, "grave.archer", 10, 4), table.put(1, "crown.soldier", 10, 10)
    table.roll(1)
    archer.shoots(soldier)
    assert term(table, "cover") == -1
    guard = near(soldier, 1, "crown.soldier", 0.5)
    husk = near(guard, 0, "grave.husk", 0.5)
    table.turn(0)
    table.roll(1)
    husk.strikes(guard, back=NO)
    assert term(table, "cover") == 0


@rule("skirmish.flank")
def test_flanking_needs_a_friend_who_is_locked_with_the_target(table: Table) -> None:
    guard = table.put(1, "grave.guard", 10, 10)
    archer = near(guard, 0, "grave.archer", 4)
    table.roll(1)
    archer.shoots(guard)
    assert term(table, "flanking") == 0, "the attacker itself is none"
    near(guard, 0, "grave.husk", 1, "north")
    table.turn(0)
    table.roll(1)
    archer.shoots(guard)
    assert term(table, "flanking") == 1, "shots flank too"


@rule("skirmish.locked", "skirmish.ease")
def test_shots_have_difficulty_while_locked(table: Table) -> None:
    archer = table.put(0, "grave.archer", 10, 10)
    soldier = near(archer, 1, "crown.soldier", 4)
    pike = near(archer, 1, "crown.pike", 2, "west")
    table.roll(6, 4)
    archer.shoots(soldier)
    assert rolled(table).dice == (6, 4), "a pike two inches away locks"
    pike.it.x -= 10
    table.turn(0)
    table.roll(6)
    archer.shoots(soldier)
    assert rolled(table).dice == (6,)


# -- 6 to 9 damage and death


@rule("skirmish.attack.kill", "skirmish.rune.control", "skirmish.army.leader-dead")
def test_at_0_hp_a_unit_is_killed_stones_are_settled_and_a_leader_loses(table: Table) -> None:
    stone = table.stone(10, 12, side=1)
    athum = table.put(1, "crown.athum", 10, 10, hp=1, leader=True)
    guard = near(athum, 0, "grave.guard")
    guard.it.y += 500
    table.roll(5)
    guard.strikes(athum)
    assert athum.fate == "killed"
    assert table.state.stones[stone].side == 0
    assert table.state.lost == [False, True]
    kinds = [type(event) for event in table.events]
    assert kinds == [AttackDeclared, AttackRolled, Damaged, Killed, StoneTaken, LeaderFell]


@rule("skirmish.attack.roll", "skirmish.ability.cleave", "skirmish.ability.dodge")
def test_the_steps_are_told_in_their_order(table: Table) -> None:
    tusker = table.put(0, "thorn.tusker", 10, 10)
    sprite = near(tusker, 1, "thorn.sprite")
    colossus = near(tusker, 1, "grave.colossus", 0.5, "west")
    tusker.it.met = (sprite.number,)
    table.roll(5, 5)
    tusker.strikes(sprite)
    kinds = [type(event) for event in table.events]
    assert kinds == [AttackDeclared, AttackRolled, EscapeRolled, Damaged, Killed, Cleaved, DamageReduced]
    assert colossus.hp == 6, "all reductions of the second one work"
