"""Sentences of the rulebook that meet each other at the table, told as scenes."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.events.fight import AttackDeclared, Damaged
from fracas.games.skirmish.events.game import LeaderFell
from fracas.games.skirmish.events.move import BreakAway, Fell
from fracas.games.skirmish.striking.attack import NO, YES
from tests.games.skirmish.fights import near, quick, rolled, term
from tests.kit.rules import rule
from tests.kit.skirmish import Table

CLIFF = {"kind": "elevation", "level": 3, "dotted": [], "at": [[4, 4], [10, 4], [10, 16], [4, 16]]}


@pytest.fixture
def table() -> Table:
    return Table()


def attacks(table: Table) -> list[str]:
    return [event.how for event in table.heard(AttackDeclared)]


@rule("skirmish.push", "skirmish.attack.back")
@pytest.mark.parametrize(("towards", "answered"), [(None, []), ((9_000, 14_000), [1])])
def test_a_pushed_unit_attacks_back_only_from_where_it_now_stands(
    table: Table, towards: tuple[int, int] | None, answered: list[int]
) -> None:
    soldier = table.put(0, "crown.soldier", 10, 10)
    guard = near(soldier, 1, "grave.guard", 0)
    table.roll(4, 1, *([3] if answered else []))
    if towards is None:
        table.dice[1] = 2
        soldier.pushes(guard)
    else:
        soldier.pushes(guard, push=towards)
    assert table.were_asked("back") == answered


@rule("skirmish.push", "skirmish.attack.natural")
@pytest.mark.parametrize(("die", "moved"), [(6, True), (1, False)])
def test_a_push_hits_and_misses_like_any_attack_roll(table: Table, die: int, moved: bool) -> None:
    table.energy(1, 9)
    soldier = table.put(0, "crown.soldier", 10, 10)
    iselle = near(soldier, 1, "crown.iselle", 0.2)
    table.roll(die, *([2, 1] if moved else []))  # a hit is parried, or not; then how far
    table.never("fast")
    table.never("back")
    at = iselle.at
    soldier.pushes(iselle)
    assert (iselle.at != at) == moved


@rule("skirmish.breakaway", "skirmish.locked")
def test_a_unit_makes_opportunity_attacks_at_everybody_who_leaves(table: Table) -> None:
    guard = table.put(1, "grave.guard", 10, 10)
    one, other = near(guard, 0, "crown.soldier", 0.5, "east"), near(guard, 0, "crown.soldier", 0.5, "west")
    table.roll(3, 1)
    one.moves(14, 10)
    table.roll(2, 1)
    other.moves(6, 10)
    assert attacks(table) == ["opportunity", "opportunity"]
    table.roll(1, 2, 1)
    third = near(guard, 0, "crown.soldier", 0.5, "north")
    third.strikes(guard)
    assert attacks(table)[-1] == "back", "they are not counted as attack-backs"


@rule("skirmish.breakaway", "skirmish.army.leader-dead")
def test_a_leader_may_die_by_leaving(table: Table) -> None:
    guard = table.put(1, "grave.guard", 10, 10)
    athum = near(guard, 0, "crown.athum", 0.5)
    athum.it.hp, athum.it.leader = 1, True
    table.roll(1, 6)
    athum.moves(13, 10)
    assert not athum.alive
    assert [event.seat for event in table.heard(LeaderFell)] == [0]
    assert table.state.lost == [True, False]


@rule("skirmish.ability.flight", "skirmish.passing")
def test_who_flies_past_is_locked_like_everybody(table: Table) -> None:
    hawk = table.put(0, "thorn.hawk", 7, 10)
    table.put(1, "grave.guard", 10, 11.9)
    table.roll(2, 1)
    hawk.moves(13, 10)
    assert len(table.heard(BreakAway)) == 1
    assert attacks(table) == ["opportunity"]


@rule("skirmish.flank", "skirmish.ability.backstab")
def test_a_shot_flanks_too_and_stabs_in_the_back(table: Table) -> None:
    cutpurse = table.put(0, "free.cutpurse", 10, 10, "short-bow")
    guard = near(cutpurse, 1, "grave.guard", 3)
    near(guard, 0, "crown.soldier", 0.5)
    table.roll(4)
    cutpurse.shoots(guard)
    assert term(table, "flanking") == 1
    assert not guard.alive, "2 damage"


@rule("skirmish.fall", "skirmish.hero.shrug-off", "skirmish.push")
def test_a_hero_shrugs_off_the_fall_that_a_push_caused() -> None:
    table = Table(terrain=[CLIFF])
    table.energy(1, 2)
    axe = table.put(0, "cinder.axe", 8, 10)
    sorrel = near(axe, 1, "thorn.sorrel", 0.3)
    table.roll(5, 3, 4)
    table.never("back")
    table.answer("fast", 0)  # neither Guard nor Flicker
    table.answer("fast", quick(sorrel, "shrug-off"))
    axe.pushes(sorrel)
    assert [event.levels for event in table.heard(Fell)] == [3]
    assert table.heard(Damaged) == []
    assert (sorrel.hp, table.state.energy[1]) == (4, 0)


@rule("skirmish.attack.back", "skirmish.ability.multi-attack")
def test_each_attack_of_a_multi_attack_may_be_answered_by_somebody_else(table: Table) -> None:
    troll = table.put(0, "free.troll", 10, 10)
    guards = [near(troll, 1, "grave.guard", 0.5, towards) for towards in ("east", "west")]
    for guard in guards:
        table.roll(2, 1)
        troll.strikes(guard)
    assert attacks(table) == ["attack", "back", "attack", "back"]
    table.roll(2)
    troll.strikes(guards[0])
    assert attacks(table)[-1] == "attack", "the first guard has attacked back already"
    assert not troll.can_strike(guards[0]), "three attacks"


@rule("skirmish.attack.back", "skirmish.attack.range")
def test_a_shot_is_answered_only_by_who_could_hit_the_shooter(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 4)
    archer = near(athum, 1, "grave.archer", 6.5, "north")
    table.roll(1)
    athum.shoots(archer)
    assert table.were_asked("back") == [], "Rng 6"
    closer = near(athum, 1, "grave.archer", 6, "east")
    table.turn(0)
    table.roll(1, 2, 5)
    athum.shoots(closer, back=YES)
    assert len(rolled(table).dice) == 2, "with difficulty"


@rule("skirmish.locked", "skirmish.ease")
def test_who_is_locked_shoots_and_answers_shots_with_difficulty_once(table: Table) -> None:
    athum = table.put(0, "crown.athum", 10, 4)
    drake = near(athum, 1, "cinder.drake", 4, "north")
    table.roll(1, 4)
    athum.shoots(drake, back=YES)
    assert rolled(table).dice == (4,), "retaliate"
    near(drake, 0, "crown.soldier", 0.5, "east")
    table.turn(0)
    table.roll(1, 4, 2)
    athum.shoots(drake, back=YES)
    assert rolled(table).counted == 2, "retaliate takes only the difficulty of attacking back"


@rule("skirmish.ability.team-up", "skirmish.activate.actions")
def test_a_partner_who_has_acted_joins_nobody(table: Table) -> None:
    guard = table.put(1, "grave.guard", 10, 10)
    one, other = near(guard, 0, "free.sellsword", 0.5, "east"), near(guard, 0, "free.sellsword", 0.5, "west")
    table.never("hone")
    table.roll(1)
    one.strikes(guard, partner=other, back=NO)
    assert term(table, "team-up") == 1
    assert not other.can_strike(guard)
    assert other.can_move()
    table.turn(0)
    table.roll(1)
    other.strikes(guard, back=NO)
    table.roll(1)
    one.strikes(guard, back=NO)
    assert table.were_asked("partner") == []
