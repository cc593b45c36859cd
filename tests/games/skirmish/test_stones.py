"""Rune-stones and energy (skirmish.rune.*, skirmish.energy.use)."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.content import UNIT_NUMBERS
from fracas.games.skirmish.events.game import EnergyGained, StoneTaken
from fracas.games.skirmish.state import NOBODY, ROUND
from fracas.games.skirmish.turns.energy import by_points
from fracas.games.skirmish.turns.stones import settle
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table

PEASANT = RADII[UNIT_NUMBERS["crown.peasant"]] / 1000
HERO = RADII[UNIT_NUMBERS["crown.athum"]] / 1000
STONE = 0.75


def settled(table: Table) -> list[int]:
    settle(table.state, table.tell)
    return [stone.side for stone in table.state.stones]


def round_begins(table: Table, *dice: int) -> None:
    """The round ends here, and the next one begins."""
    table.state.phase = ROUND
    table.roll(*dice)
    table.run(table._next())


# -- control


@rule("skirmish.rune.control")
def test_control_needs_one_inch_from_edge_to_edge() -> None:
    table = Table()
    table.stone(10, 10)
    peasant = table.put(0, "crown.peasant", 10 + STONE + 1 + PEASANT + 0.001, 10)
    assert settled(table) == [NOBODY]
    peasant.it.x -= 1
    assert settled(table) == [0]
    assert [(event.stone, event.side, event.before) for event in table.heard(StoneTaken)] == [(0, 0, NOBODY)]


@rule("skirmish.rune.control")
def test_more_units_than_any_other_player() -> None:
    table = Table(4)
    table.stone(10, 10)
    table.put(0, "crown.peasant", 11.5, 10)
    table.put(1, "crown.peasant", 8.5, 10)
    assert settled(table) == [NOBODY], "a tie"
    table.put(1, "crown.peasant", 10, 11.5)
    assert settled(table) == [1]
    table.put(2, "crown.peasant", 10, 8.5)
    table.put(2, "crown.peasant", 11, 8.7)
    assert settled(table) == [1], "two and two: a tie changes nothing"
    table.put(2, "crown.peasant", 9, 8.7)
    assert settled(table) == [2]


@rule("skirmish.rune.control")
def test_a_hero_counts_as_five_units() -> None:
    table = Table(size=30)
    table.stone(10, 10)
    table.put(0, "crown.athum", 11.6, 10)
    for x, y in ((8.5, 10), (10, 11.5), (10, 8.5), (8.9, 11.1)):
        table.put(1, "crown.peasant", x, y)
    assert settled(table) == [0], "four peasants"
    fifth = table.put(1, "crown.peasant", 8.9, 8.9)
    assert settled(table) == [0], "five: a tie"
    fifth.it.fate = 2
    table.put(1, "crown.orwen", 11.1, 11.1)
    assert settled(table) == [1]


@rule("skirmish.rune.control")
def test_raised_husks_count_at_once_and_two_do_not_outweigh_a_hero() -> None:
    table = Table()
    table.stone(10, 10)
    table.energy(0, 8)
    vael = table.put(0, "grave.vael", 14, 10)
    table.put(1, "crown.athum", 8.4, 10)
    assert settled(table) == [1]
    vael.uses("raise-husk", spot=(11_600, 10_000))
    assert table.state.stones[0].side == 1
    table.state.units[1].fate = 2
    table.state.units[2].fate = 2
    vael.it.used = ()
    vael.uses("raise-husk", spot=(11_600, 10_000))
    assert table.state.stones[0].side == 0, "nobody else is there, and the new Husk counts at once"


@rule("skirmish.rune.control")
def test_at_most_one_level_apart() -> None:
    hill = {"kind": "elevation", "level": 2, "at": [[11, 5], [15, 5], [15, 15], [11, 15]]}
    table = Table(terrain=[hill])
    table.stone(10, 10)
    peasant = table.put(0, "crown.peasant", 11.6, 10)
    assert peasant.it.level == 2
    assert settled(table) == [NOBODY]
    peasant.it.level = 1
    assert settled(table) == [0]


@rule("skirmish.rune.keep")
def test_control_stays_when_everybody_has_left() -> None:
    table = Table()
    table.stone(10, 10)
    peasant = table.put(0, "crown.peasant", 11.5, 10)
    assert settled(table) == [0]
    peasant.it.x += 5_000
    assert settled(table) == [0]
    table.put(1, "crown.peasant", 8.5, 10)
    assert settled(table) == [1]


@rule("skirmish.rune.control", "skirmish.rune.keep")
def test_control_is_looked_at_after_every_move_and_death() -> None:
    table = Table()
    table.stone(10, 10, side=1)
    wolf = table.put(0, "thorn.wolf", 10, 5)
    wolf.moves(10, 8)
    assert table.state.stones[0].side == 0
    soldier = table.put(1, "crown.soldier", 8.2, 9.9)
    bowman = table.put(1, "crown.crossbow", 10, 13)
    settle(table.state, table.tell)
    assert table.state.stones[0].side == 0, "one and one"
    wolf.it.hp = 1
    table.roll(6)
    bowman.shoots(wolf)
    assert not wolf.alive
    assert soldier.alive
    assert table.state.stones[0].side == 1


@rule("skirmish.team", "skirmish.rune.control")
def test_a_team_counts_as_one_player() -> None:
    table = Table(4, teams=[0, 1, 0, 1])
    table.stone(10, 10)
    table.put(0, "crown.peasant", 11.5, 10)
    table.put(2, "crown.peasant", 8.5, 10)
    table.put(1, "crown.peasant", 10, 11.5)
    assert settled(table) == [0]


@rule("skirmish.rune.size")
def test_a_stone_blocks_neither_sight_nor_movement_and_nobody_ends_on_it() -> None:
    table = Table()
    table.stone(10, 10)
    hound = table.put(0, "grave.hound", 10, 8)
    archer, target = table.put(0, "grave.archer", 4, 10), table.put(1, "crown.peasant", 16, 10)
    table.stone(6, 10)
    archer.it.x, target.it.x = 7_600, 13_600
    assert archer.can_shoot(target)
    no = hound.refused(2, 10, 10)
    assert no is not None
    assert no.rule == "skirmish.rune.size"
    hound.moves(10, 8, 10, 12)
    assert hound.at == (10, 12)


# -- income


@rule("skirmish.rune.income")
def test_two_energy_for_each_stone_at_the_start_of_every_round() -> None:
    table = Table()
    for seat in range(2):
        table.put(seat, "crown.athum", 10, 2 + 16 * seat, leader=True)
    table.stone(4, 10, side=1)
    table.stone(10, 10, side=1)
    table.stone(16, 10)
    round_begins(table, 1, 1, 6, 6)
    assert table.state.energy == [0, 4]
    assert [(event.side, event.amount, event.why) for event in table.heard(EnergyGained)] == [(1, 4, "stones")]
    round_begins(table, 1, 1, 6, 6)
    assert table.state.energy == [0, 8]


@rule("skirmish.scenario.dispute")
@pytest.mark.parametrize(
    ("points", "energy"), [(20, 2), (50, 3), (75, 5), (100, 6), (150, 8), (200, 9), (201, 10), (500, 18)]
)
def test_dispute_pays_by_points(points: int, energy: int) -> None:
    assert by_points(points) == energy
    table = Table(scenario="dispute", points=points)
    for seat in range(2):
        table.put(seat, "crown.athum", 10, 2 + 16 * seat, leader=True)
    round_begins(table, 1, 1, 6, 6)
    assert table.state.energy == [energy, energy]


@rule("skirmish.team", "skirmish.scenario.dispute")
def test_dispute_pays_each_player_of_a_team_into_the_pool() -> None:
    table = Table(3, teams=[0, 1, 0], scenario="dispute")
    for seat in range(3):
        table.put(seat, "crown.athum", 5 + 5 * seat, 2 + 16 * (seat % 2), leader=True)
    round_begins(table, 1, 1, 6, 6)
    assert table.state.energy == [6, 3]
    table.state.lost[2] = True
    round_begins(table, 1, 1, 6, 6)
    assert table.state.energy == [9, 6], "who has lost is paid nothing"


@rule("skirmish.energy.use")
def test_energy_stays_until_it_is_used() -> None:
    table = Table()
    athum = table.put(0, "crown.athum", 10, 2, leader=True)
    golem = table.put(1, "cinder.golem", 10, 8)
    table.put(1, "cinder.brokka", 18, 18, leader=True)
    table.energy(0, 3)
    table.energy(1, 2)
    table.ends()
    table.roll(1, 1, 6, 6)
    table.ends()
    assert table.state.round == 2
    assert table.state.energy == [3, 2]
    table.turn(0)
    athum.uses("mark-prey", golem)
    assert table.state.energy == [0, 2]
    assert not athum.can_use("steady-aim"), "there is none left"


@rule("skirmish.team", "skirmish.energy.use")
def test_team_mates_share_one_pool() -> None:
    table = Table(4, teams=[0, 1, 0, 1])
    table.put(0, "crown.athum", 10, 2)
    mate = table.put(2, "crown.athum", 14, 2)
    table.put(1, "cinder.golem", 14, 8)
    table.energy(0, 1)
    table.hands_over(2)
    assert isinstance(mate, Fighter)
    mate.uses("steady-aim")
    assert table.state.energy == [0, 0]
