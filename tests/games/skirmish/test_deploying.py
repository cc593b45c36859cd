"""Units are set up: where they may stand, one by one or all at once, and what is done for a player who asks."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fracas.core.question import Place
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.content import ARMIES, map_named
from fracas.games.skirmish.maps import BARRIER, STONE_RADIUS, WATER
from fracas.games.skirmish.setting_up.deploying import Deployment
from fracas.games.skirmish.setting_up.placing import StoneSpot
from fracas.games.skirmish.state import ALIVE, DEPLOY, GONE, NOBODY, OVER, ROUND, STONES, WAITING
from tests.games.skirmish.setting_up import SetUp
from tests.games.skirmish.test_setup import EVERY_TABLE
from tests.kit.rules import rule

# -- deployment


@rule("skirmish.scenario.order", "skirmish.scenario.battlefield", "skirmish.terrain.barrier", "skirmish.rune.size")
@pytest.mark.parametrize(("scenario", "table"), EVERY_TABLE)
def test_everybody_is_set_up_on_legal_ground(scenario: str, table: str) -> None:
    for seed in range(3):
        state = SetUp(seed=seed, scenario=scenario, map=table).state
        ground = ground_of(state)
        for unit in state.units:
            r = RADII[unit.kind]
            assert unit.fate == ALIVE
            assert ground.on_table(unit.x, unit.y, r)
            assert not ground.touches(BARRIER, unit.x, unit.y, r)
            assert not ground.touches(WATER, unit.x, unit.y, r)
            assert unit.level == ground.level_at(unit.x, unit.y)
            for stone in state.stones:
                if abs(stone.level - unit.level) <= 1:
                    assert (stone.x - unit.x) ** 2 + (stone.y - unit.y) ** 2 >= (r + STONE_RADIUS) ** 2
        for a, b in combinations(state.units, 2):
            if abs(a.level - b.level) <= 1:
                assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (RADII[a.kind] + RADII[b.kind]) ** 2


@rule("skirmish.scenario.order")
@pytest.mark.parametrize(("scenario", "table"), EVERY_TABLE)
def test_do_it_for_me_sets_up_every_ready_army(scenario: str, table: str) -> None:
    points = 100 if scenario == "wartide" else 50
    for army in ARMIES:
        if army.points != points:
            continue
        state = SetUp(until=DEPLOY, scenario=scenario, map=table, points=points, armies=[army.id]).state
        region = Deployment(state, 0)
        place = region.propose(())
        assert place is not None
        assert region.refuse(place) is None
        assert len(place) == 3 * len(army.members)


@rule("skirmish.scenario.order", "skirmish.scenario.battlefield", "skirmish.move")
def test_where_no_unit_may_be_set_up() -> None:
    told: dict[str, list[Any]] = {"die": [1, 1, 6, 6], "side": [1, 0], "stone": [(14_000, 7_000), (4_000, 13_500)]}
    table = SetUp(told=told, until=DEPLOY, armies=["crown-50-a", "crown-50-b"])
    athum, crossbow, shield, peasant = table.mine(0)
    region = Deployment(table.state, 0)
    r = RADII[table.state.units[peasant].kind]
    s = RADII[table.state.units[crossbow].kind]

    def why(*place: int) -> str:
        no = region.refuse(place)
        return "" if no is None else no.rule

    assert why(peasant, 10_000, 5_000 - r) == ""
    assert why(peasant, 10_000, 5_001 - r) == "skirmish.scenario.battlefield"
    assert why(peasant, r, r) == ""
    assert why(peasant, r - 1, r) == "skirmish.scenario.battlefield"
    assert why(peasant, 10_000, 16_000) == "skirmish.scenario.battlefield", "the enemy's set-up"
    assert why(peasant, 5_000, 2_000, crossbow, 5_000 + r + s, 2_000) == ""
    assert why(peasant, 5_000, 2_000, crossbow, 5_000 + r + s - 1, 2_000) == "skirmish.move"
    assert why(peasant, 5_000, 2_000, peasant, 8_000, 2_000) == "skirmish.scenario.order", "each once"
    assert why(table.mine(1)[0], 5_000, 2_000) == "skirmish.scenario.order", "the enemy's unit"
    for place in ((), (peasant,), (peasant, 5_000), (-1, 0, 0), (99, 5_000, 2_000), (peasant, -5, 2_000)):
        assert why(*place) != "", place
    proposed = region.propose((peasant, 10_000, 9_000, athum, 10_000, 9_000, shield, 1, 1))
    assert proposed is not None
    assert region.refuse(proposed) is None
    assert [proposed[0], proposed[3], proposed[6]] == [peasant, athum, shield]


@rule("skirmish.scenario.order")
def test_units_are_set_up_one_by_one_or_together_and_who_is_left_is_asked_for() -> None:
    told: dict[str, list[Any]] = {"die": [1, 1, 6, 6], "side": [1, 0]}
    table = SetUp(told=told, until=DEPLOY, armies=["crown-50-a", "crown-50-b"])
    first, second, *_ = table.mine(0)
    table.told["deploy"] = [(second, 3_000, 2_000)]
    table.step()
    assert [unit.fate for unit in table.state.units[:2]] == [WAITING, ALIVE]
    table.step()
    assert table.state.units[first].fate == ALIVE
    places = table.questions("deploy")
    assert [place.seat for place in places] == [0, 0]
    assert all(isinstance(place, Place) for place in places)
    assert table.state.phase == DEPLOY
    while table.state.phase == DEPLOY:
        table.step()
    assert [place.seat for place in table.questions("deploy")] == [0, 0, 1]


@rule("skirmish.scenario.order", "skirmish.army.leader-dead")
def test_a_unit_without_a_place_stays_out() -> None:
    told: dict[str, list[Any]] = {"die": [1, 1, 6, 6], "side": [1, 0]}
    table = SetUp(told=told, until=DEPLOY, points=200, armies=["Athum Tellur\n3x Peasant", "Athum Tellur"])
    state = table.state
    # The whole set-up is taken: peasants of another army stand everywhere.
    for x in range(500, 20_000, 900):
        for y in range(500, 5_000, 900):
            unit = state.units[1].clone()
            unit.seat, unit.fate, unit.x, unit.y, unit.leader = 1, ALIVE, x, y, False
            state.units.append(unit)
    table.step()
    assert [unit.fate for unit in state.units[:4]] == [GONE] * 4
    assert state.lost == [True, False]
    while state.phase == DEPLOY:
        table.step()
    assert state.phase == OVER
    assert state.winners == (1,)


@rule("skirmish.rune.control", "skirmish.rune.keep")
def test_control_is_looked_at_once_all_armies_stand() -> None:
    told: dict[str, list[Any]] = {
        "die": [1, 1, 6, 6],
        "side": [1, 0],
        "stone": [(10_000, 7_260), (4_000, 13_500)],
    }
    table = SetUp(told=told, until=DEPLOY, map="stair", armies=["crown-50-a", "crown-50-b"])
    assert map_named("stair").size == 20_000
    table.state.stones[1].x, table.state.stones[1].y, table.state.stones[1].level = 2_000, 5_750, 0
    me = table.mine(0)[3]
    table.told["deploy"] = [(me, 2_000, 4_000)]
    table.step()
    assert table.state.stones[1].side == NOBODY
    while table.state.phase < ROUND:
        table.step()
    assert table.state.stones[1].side == 0


@rule("skirmish.scenario.order")
@pytest.mark.parametrize(("scenario", "table"), EVERY_TABLE)
def test_what_is_shaded_holds_every_legal_place(scenario: str, table: str) -> None:
    played = SetUp(seed=3, scenario=scenario, map=table, armies=["build", "random"])
    size = map_named(table).size
    for question in [*played.questions("stone"), *played.questions("deploy")]:
        shape = question.region.shape()
        assert (shape.width, shape.height) == (size, size)
        assert all(0 <= number <= size for area in shape.areas for number in area)
        assert all(0 <= number <= size for number in shape.start)


@rule("skirmish.scenario.order")
@pytest.mark.parametrize(("scenario", "table"), [each for each in EVERY_TABLE if each[0] != "dispute"])
def test_do_it_for_me_places_stones_where_the_map_suggests(scenario: str, table: str) -> None:
    played = SetUp(told={"die": [1, 1, 6, 6], "side": [1, 0]}, until=STONES, scenario=scenario, map=table)
    layout = map_named(table).layout(scenario, 2)
    assert layout is not None
    for side in (0, 1):
        spot = StoneSpot(played.state, side, False)
        assert spot.propose(()) == layout.stones[side][0]
        assert spot.refuse(spot.propose((0, 0)) or ()) is None, "the nearest to where somebody pointed"
