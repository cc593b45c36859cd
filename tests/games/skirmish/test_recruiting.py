"""New units: recruits and the raised (skirmish.hero.recruit, skirmish.own.raise-husk)."""

from __future__ import annotations

from random import Random

import pytest
from shapely import Point, Polygon

from fracas.core.listener import Listener
from fracas.core.place import Plane
from fracas.core.question import Place
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import ABILITY, act, kind_of, unit_of
from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.content import ITEM_NUMBERS, UNIT_NUMBERS, UNITS
from fracas.games.skirmish.events.game import UnitCreated
from fracas.games.skirmish.state import ALIVE
from fracas.games.skirmish.striking.damage import kill
from fracas.games.skirmish.turns.ending import points_alive
from fracas.games.skirmish.turns.recruiting import NO_ITEM, by_a_stone, items_for, recruits
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table

PEASANT = UNIT_NUMBERS["crown.peasant"]
SOLDIER = UNIT_NUMBERS["crown.soldier"]


def ready(energy: int = 20, side: int = 0) -> tuple[Table, Fighter]:
    """A hero of the crown, far from a stone."""
    table = Table()
    table.stone(10, 10, side=side)
    table.energy(0, energy)
    hero = table.put(0, "crown.orwen", 3, 3, leader=True)
    return table, hero


def kinds(table: Table) -> set[str]:
    return {UNITS[kind].id for kind in recruits(table.state, 0)}


@rule("skirmish.hero.recruit")
def test_a_recruit_costs_its_points_and_one_more() -> None:
    table, hero = ready(energy=7)
    hero.uses("recruit", recruit=PEASANT, spot=(12_000, 10_000))
    new = Fighter(table, 1)
    assert table.state.energy == [7 - 5, 0]
    assert (new.at, new.hp, new.alive, new.it.seat, new.it.leader) == ((12.0, 10.0), 1, True, 0, False)
    assert [(event.unit, event.paid) for event in table.heard(UnitCreated)] == [(1, 5)]


@rule("skirmish.hero.recruit")
def test_without_energy_for_the_cheapest_nobody_is_recruited() -> None:
    table, hero = ready(energy=4)
    assert not hero.can_use("recruit")
    table.energy(0, 5)
    assert hero.can_use("recruit")
    assert kinds(table) == {"crown.peasant"}


@rule("skirmish.hero.recruit")
def test_a_stone_of_ones_own_side_is_needed() -> None:
    table, hero = ready(side=1)
    assert not hero.can_use("recruit")
    table.state.stones[0].side = 0
    assert hero.can_use("recruit")
    table.state.stones.clear()
    assert not hero.can_use("recruit")


@rule("skirmish.hero.recruit", "skirmish.army.faction")
def test_whom_an_army_could_add() -> None:
    table, _ = ready(energy=60)
    found = kinds(table)
    assert not any(UNITS[UNIT_NUMBERS[kind]].hero for kind in found)
    assert {kind.partition(".")[0] for kind in found} == {"crown", "free"}
    assert "free.troll" in found
    free = Table()
    free.energy(0, 60)
    free.put(0, "free.rusk", 3, 3, leader=True)
    assert {kind.partition(".")[0] for kind in kinds(free)} == {"free"}, "an army of mercenaries only"


@rule("skirmish.hero.recruit", "skirmish.card")
def test_limits_of_the_card_are_checked_against_units_alive() -> None:
    table, _ = ready(energy=60)
    troll = table.put(0, "free.troll", 16, 3)
    assert "free.troll" not in kinds(table), "one for each 50 points"
    troll.it.fate = 2
    assert "free.troll" in kinds(table)


@rule("skirmish.hero.recruit")
def test_any_part_of_the_base_lies_within_two_inches_of_the_stone() -> None:
    table, hero = ready()
    r = RADII[PEASANT]
    spot = by_a_stone(table.state, 0, PEASANT)
    far = 10_000 + 750 + 2_000 + r
    assert spot.refuse((far, 10_000)) is None
    no = spot.refuse((far + 1, 10_000))
    assert no is not None
    assert no.rule == "skirmish.hero.recruit"
    assert spot.refuse((10_750 + r, 10_000)) is None
    no = spot.refuse((10_749 + r, 10_000))
    assert no is not None
    assert no.rule == "skirmish.rune.size"
    assert hero.alive
    for place in ((), (1,), (1, 2, 3), (-5, 0), (10**9, 5)):
        assert spot.refuse(place) is not None


@rule("skirmish.hero.recruit")
def test_the_ground_that_is_shaded_lies_round_the_stones() -> None:
    """Every legal place is in it, and what lies between two stones far apart is not."""
    table = Table()
    table.stone(4, 4, side=0)
    table.stone(16, 16, side=0)
    spot = by_a_stone(table.state, 0, PEASANT)
    shape = spot.shape()
    assert isinstance(shape, Plane)
    rounds = [Polygon(list(zip(area[::2], area[1::2], strict=True))) for area in shape.areas]
    assert len(rounds) == 2
    draw = Random(1).random
    for _ in range(200):
        place = spot.sample(draw)
        assert any(each.covers(Point(place)) for each in rounds)
    assert not any(each.covers(Point(10_000, 10_000)) for each in rounds)
    said = SKIRMISH.words.prompt(table.state, Place(0, "spot", spot), 0, Listener(0, ["Ann", "Bob"]))
    assert said == "Where does the new Peasant stand?"


@rule("skirmish.hero.recruit", "skirmish.terrain.barrier", "skirmish.move")
def test_a_recruit_must_fit_with_its_whole_base() -> None:
    wall = {"kind": "barrier", "at": [[11, 8], [12, 8], [12, 9], [11, 9]]}
    pond = {"kind": "water", "at": [[7.5, 8], [8.5, 8], [8.5, 12], [7.5, 12]]}
    table = Table(terrain=[wall, pond])
    table.stone(10, 10, side=0)
    table.energy(0, 20)
    table.put(0, "crown.orwen", 3, 3)
    table.put(1, "crown.peasant", 10, 12)
    spot = by_a_stone(table.state, 0, PEASANT)

    def why(x: float, y: float) -> str:
        no = spot.refuse((round(x * 1000), round(y * 1000)))
        return "" if no is None else no.rule

    assert why(11.5, 9.3) == "skirmish.terrain.barrier"
    assert why(8.2, 10) == "skirmish.hero.recruit", "not in water"
    assert why(10.5, 12) == "skirmish.move"
    assert why(12, 10.5) == ""
    assert why(11.2, 11.2) == "", "near an enemy is allowed"
    assert spot.any_place() is not None


@rule("skirmish.hero.recruit")
def test_it_may_not_activate_this_turn_but_attacks_back_and_counts_for_stones() -> None:
    table, hero = ready()
    enemy = table.put(1, "crown.soldier", 10, 8.5)
    table.state.stones[0].side = 0
    hero.uses("recruit", recruit=SOLDIER, spot=(11_600, 9_000))
    new = Fighter(table, 2)
    assert new.alive
    assert not [number for number in table.acts() if unit_of(number) == new.number and number != act(0)]
    table.state.stones[0].side = 1
    table.put(0, "crown.peasant", 10, 12)
    table.never("fast")
    table.roll(1, 6, 6)  # the attack misses; the recruit attacks back with difficulty
    enemy.strikes(new)
    assert table.were_asked("back") == [0]
    assert enemy.hp == 1


@rule("skirmish.hero.recruit", "skirmish.rune.control")
def test_it_counts_for_its_stone_at_once() -> None:
    table, hero = ready()
    table.stone(10, 13.6)
    hero.uses("recruit", recruit=PEASANT, spot=(10_000, 11_800))
    assert [stone.side for stone in table.state.stones] == [0, 0]


@rule("skirmish.hero.recruit")
def test_it_acts_in_the_next_turn() -> None:
    table, hero = ready()
    other = table.put(1, "crown.orwen", 18, 18, leader=True)
    hero.uses("recruit", recruit=PEASANT, spot=(12_000, 10_000))
    table.ends()
    table.roll(6, 6, 1, 1)
    table.ends()
    assert table.state.seat == 0
    assert Fighter(table, 2).can_move()
    assert other.alive


@rule("skirmish.hero.recruit", "skirmish.equipment")
def test_equipment_is_paid_with_energy_without_another_surcharge() -> None:
    table, hero = ready(energy=12)
    boots = ITEM_NUMBERS["hare-boots"]
    hero.uses("recruit", recruit=SOLDIER, items=boots, spot=(12_000, 10_000))
    assert table.state.energy == [12 - 9 - 1 - 1, 0]
    assert table.state.units[1].items == (boots,)
    table, hero = ready(energy=12)
    hero.uses("recruit", recruit=SOLDIER, spot=(12_000, 10_000))
    assert table.state.units[1].items == (), "without saying so it has none"


@rule("skirmish.equipment", "skirmish.hero.recruit")
def test_what_a_recruit_may_carry() -> None:
    table, _ = ready(energy=30)
    names = {number: name for name, number in ITEM_NUMBERS.items()}
    found = {names[item] for item in items_for(table.state, 0, SOLDIER, 1)}
    assert "hare-boots" in found
    assert "buckler" not in found, "2 points"
    assert "rune-shard" not in found, "for heroes"
    for place in range(2):
        table.put(0, "crown.soldier", 15, 3 + 3 * place, "hare-boots")
    assert ITEM_NUMBERS["hare-boots"] not in items_for(table.state, 0, SOLDIER, 30), "two copies in an army"
    kill(table.state, table.tell, len(table.state.units) - 1, -1)
    assert ITEM_NUMBERS["hare-boots"] in items_for(table.state, 0, SOLDIER, 30), "one was lost with its bearer"
    table.put(0, "crown.soldier", 15, 12, "war-banner")
    assert ITEM_NUMBERS["war-banner"] not in items_for(table.state, 0, SOLDIER, 30), "one in an army"
    assert NO_ITEM == -1


@rule("skirmish.hero.recruit", "skirmish.hero")
def test_it_is_the_one_hero_ability_of_the_turn() -> None:
    table, hero = ready(energy=40)
    hero.uses("recruit", recruit=PEASANT, spot=(12_000, 10_000))
    assert not hero.can_use("recruit")
    assert not hero.can_use("great-strike")
    second = table.put(0, "crown.athum", 3, 8)
    assert second.can_use("recruit"), "another hero may"


@rule("skirmish.hero.recruit", "skirmish.ability.cost")
def test_it_costs_no_action() -> None:
    _, hero = ready()
    hero.moves(3, 4)
    hero.uses("recruit", recruit=PEASANT, spot=(12_000, 10_000))
    assert hero.can_move()
    assert hero.can_march()


@rule("skirmish.team", "skirmish.hero.recruit")
def test_a_stone_and_the_energy_of_the_team_will_do() -> None:
    table = Table(3, teams=[0, 1, 0])
    table.stone(10, 10)
    table.energy(0, 9)
    mate = table.put(2, "grave.osk", 3, 3)
    table.put(0, "crown.orwen", 10, 12.5)
    table.state.stones[0].side = 0
    table.hands_over(2)
    husk = UNIT_NUMBERS["grave.husk"]
    mate.uses("recruit", recruit=husk, spot=(12_000, 10_000))
    assert table.state.units[2].seat == 2
    assert table.state.energy[0] == 1


# -- the raised


@rule("skirmish.own.raise-husk")
@pytest.mark.parametrize(("y", "rule_id"), [(10.0, ""), (13.1, "skirmish.own.raise-husk")])
def test_a_husk_comes_within_two_inches_of_vael(y: float, rule_id: str) -> None:
    table = Table()
    table.energy(0, 4)
    vael = table.put(0, "grave.vael", 10, 8)
    region = table.region(act(ABILITY, vael.number, table.ability("raise-husk")))
    no = region.refuse((10_000, round(y * 1000)))
    assert (no.rule if no else "") == rule_id


@rule("skirmish.own.raise-husk")
def test_a_husk_comes_outside_the_melee_range_of_every_enemy_even_if_vael_is_locked() -> None:
    table = Table()
    table.energy(0, 4)
    vael = table.put(0, "grave.vael", 10, 8)
    pike = table.put(1, "crown.pike", 10, 9.5)
    assert vael.can_use("raise-husk")
    region = table.region(act(ABILITY, vael.number, table.ability("raise-husk")))
    edge = RADII[UNIT_NUMBERS["grave.husk"]] + RADII[pike.it.kind] + 2_000
    below = 9_500 - edge
    assert region.refuse((10_000, below)) is not None
    assert region.refuse((10_000, below - 1)) is None
    vael.uses("raise-husk", spot=(10_000, below - 1))
    assert table.state.energy == [0, 0]
    assert table.state.units[2].fate == ALIVE
    assert not [number for number in table.acts() if unit_of(number) == 2 and kind_of(number)]


@rule("skirmish.own.raise-husk", "skirmish.win")
def test_a_raised_unit_belongs_to_the_army_in_every_way() -> None:
    table = Table()
    table.energy(0, 4)
    vael = table.put(0, "grave.vael", 10, 8)
    before = points_alive(table.state, 0)
    vael.uses("raise-husk", spot=(10_000, 10_000))
    assert points_alive(table.state, 0) == before + 7
