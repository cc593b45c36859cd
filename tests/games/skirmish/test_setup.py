"""Armies, sides and stones, step by step, and every setting (skirmish.army.*, skirmish.scenario.*)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fracas.core.question import Commit
from fracas.core.refusal import SetupError
from fracas.core.settings import settle
from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.content import MAPS, SCENARIOS, UNIT_NUMBERS, UNITS, army_named
from fracas.games.skirmish.events.game import ArmyShown, HomeTaken, LeftOverPaid, SideRolled, StonePlaced
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.setting_up.armies import build_of, points_of, ready_armies
from fracas.games.skirmish.setting_up.deploying import Deployment
from fracas.games.skirmish.setting_up.mustering import Muster, flat
from fracas.games.skirmish.setting_up.placing import StoneSpot
from fracas.games.skirmish.setting_up.setup import SETTINGS, begin
from fracas.games.skirmish.state import ALIVE, DEPLOY, NOBODY, SIDES, STONES, WAITING
from tests.games.skirmish.setting_up import SetUp
from tests.kit.rules import rule

EVERY_TABLE = [(scenario.id, table) for scenario in SCENARIOS for table in scenario.maps]


def refused(players: int = 2, **settings: Any) -> SetupError:
    with pytest.raises(SetupError) as no:
        begin(players, settle("skirmish", SETTINGS, settings))
    return no.value


# -- settings


@rule("skirmish.army.points", "skirmish.scenario.order")
def test_with_no_settings_it_is_a_small_battle_at_the_ford() -> None:
    table = SetUp(until=SIDES)
    state = table.state
    assert (state.points, state.scenario, state.map, state.round_limit) == (50, "battlefield", "ford", 20)
    assert state.armies == ("random", "random")
    assert not (state.water_rounds_down or state.elevation_ranged_only or state.fall_on_six or state.focus_is_fast)
    names = {army.name for army in ready_armies(50)}
    assert set(state.mustered) <= names
    assert state.mustered[0] != state.mustered[1]


@rule("skirmish.army.points")
@pytest.mark.parametrize("points", [19, 501, True, "50"])
def test_points_are_20_to_500(points: Any) -> None:
    assert refused(points=points).rule == "skirmish.army.points"
    assert SetUp(until=SIDES, points=20).state.points == 20
    assert SetUp(until=SIDES, points=500).state.points == 500


@rule("skirmish.scenario.battlefield", "skirmish.scenario.wartide", "skirmish.scenario.battlefall")
def test_a_map_must_be_made_for_the_scenario_and_the_sides() -> None:
    assert refused(map="marsh").rule == "skirmish.scenario.battlefield"
    assert refused(scenario="wartide", map="ford").rule == "skirmish.scenario.wartide"
    no = refused(4, map="ford")
    assert no.rule == "skirmish.scenario.battlefield"
    assert no.sentence == ("The Ford is not made for Battlefield with 4 sides; these are: Hedgerows, Ring of Stones.")
    assert refused(3, scenario="battlefall").rule == "skirmish.scenario.battlefall"
    assert refused(map="nowhere").rule == "skirmish.scenario.order"


@rule("skirmish.scenario.order")
def test_without_a_map_the_first_that_fits_is_played_on() -> None:
    def chosen(players: int, **settings: Any) -> str:
        return begin(players, settle("skirmish", SETTINGS, settings)).map

    assert chosen(2) == "ford"
    assert chosen(3) == chosen(4) == "hedges"
    assert chosen(2, scenario="wartide") == "marsh"
    assert chosen(4, teams=[1, 2, 1, 2]) == "ford"


@rule("skirmish.team")
@pytest.mark.parametrize("teams", [[1], [1, 1, 1, 1], [1, 2, 3], "1212", [1, 2, "a", 2], [True, 2, 2, 2]])
def test_teams_are_a_number_for_each_seat_and_two_at_least(teams: Any) -> None:
    assert refused(4, teams=teams).rule == "skirmish.team"


@rule("skirmish.team")
def test_teams_are_numbered_as_they_come() -> None:
    table = SetUp(4, until=SIDES, teams=[7, 3, 7, 3])
    assert table.state.side_of == (0, 1, 0, 1)
    assert table.state.sides == 2
    assert len(table.state.energy) == 2


@rule("skirmish.army.points", "skirmish.army.leader", "skirmish.army.faction", "skirmish.army.heroes")
@pytest.mark.parametrize(
    ("army", "why"),
    [
        ("Athum Tellur\n3x Shieldbearer", "skirmish.army.points"),
        ("Soldier\nPeasant", "skirmish.army.leader"),
        ("Soldier\nAthum Tellur", "skirmish.army.leader"),
        ("Athum Tellur\nHusk", "skirmish.army.faction"),
        ("Athum Tellur\nBrother Orwen", "skirmish.army.heroes"),
        ("Athum Tellur with Long Spear", "skirmish.equipment"),
        ("Nobody", "skirmish.card"),
        ("crown-100-a", "skirmish.army.points"),
        (7, "skirmish.army.points"),
    ],
)
def test_an_army_that_may_not_be_fielded_is_refused_before_the_game(army: Any, why: str) -> None:
    assert refused(armies=[army]).rule == why


@rule("skirmish.army.points")
def test_armies_are_a_list_with_at_most_one_for_each_seat() -> None:
    assert refused(armies="random").rule == "skirmish.army.points"
    assert refused(armies=["random"] * 3).code == "too-many-armies"


# -- mustering


@rule("skirmish.army.leader", "skirmish.army.leftover")
def test_a_named_army_and_a_list_are_fielded_as_they_are() -> None:
    table = SetUp(until=SIDES, armies=["thorn-50-b", "Athum Tellur\nSoldier with Hare Boots\n2x Peasant"])
    assert not table.asked
    assert table.state.mustered == ["Storm Hunt", "Athum Tellur"]
    assert table.state.lefts == [2, 50 - 19 - 10 - 8]
    mine = [table.state.units[me] for me in table.mine(1)]
    assert [UNITS[unit.kind].id for unit in mine] == ["crown.athum", "crown.soldier", *["crown.peasant"] * 2]
    assert [unit.leader for unit in mine] == [True, False, False, False]
    assert [len(unit.items) for unit in mine] == [0, 1, 0, 0]
    assert [unit.hp for unit in mine] == [6, 2, 1, 1]
    assert all(unit.fate == WAITING for unit in mine)
    assert [event.seat for event in table.heard(ArmyShown)] == [0, 1]


@rule("skirmish.army.points")
def test_an_army_is_also_given_as_a_list_of_lines() -> None:
    table = SetUp(until=SIDES, armies=[["Athum Tellur", "2x Peasant"]])
    assert len(table.mine(0)) == 3
    assert table.state.armies == ("Athum Tellur\n2x Peasant", "random")
    assert refused(armies=[["Athum Tellur", 3]]).rule == "skirmish.army.points"


@rule("skirmish.army.points")
def test_armies_are_chosen_in_one_secret_commit_and_shown_together() -> None:
    army = flat(build_of(army_named("grave-50-b")))
    number = army_named("cinder-50-a").number
    table = SetUp(3, told={"army": [[number, army]]}, until=SIDES, armies=["choose", "build", "random"])
    commit, roll = table.questions("army")
    assert isinstance(commit, Commit)
    assert not commit.secret
    assert list(commit.seats) == [0, 1]
    assert commit.options[0] == [each.number for each in ready_armies(50)]
    assert isinstance(commit.options[1], Muster)
    assert roll.outcomes == [each.number for each in ready_armies(50) if each.number != number]
    assert table.state.mustered[:2] == ["The Rune Forge", "Osk, Marrow King"]
    assert len(table.mine(1)) == 5


@rule("skirmish.army.points", "skirmish.army.heroes", "skirmish.army.faction", "skirmish.equipment")
def test_a_built_army_is_refused_with_its_rule_and_any_numbers_are_borne() -> None:
    region = Muster(50)
    for each in ready_armies(50):
        assert region.refuse(flat(build_of(each))) is None
    for place in ((), (0,), (0, 1), (-1, 0), (999, 0), (0, 1, 999), (0, -1), (0, 5, 1)):
        assert region.refuse(place) is not None, place
    wrong: dict[str, tuple[int, ...]] = {
        "skirmish.army.points": flat(build_of(army_named("crown-100-a"))),
        "skirmish.army.leader": (UNIT_NUMBERS["crown.soldier"], 0),
        "skirmish.army.faction": (UNIT_NUMBERS["crown.athum"], 0, UNIT_NUMBERS["grave.husk"], 0),
        "skirmish.army.heroes": (UNIT_NUMBERS["crown.athum"], 0, UNIT_NUMBERS["crown.orwen"], 0),
    }
    for why, army in wrong.items():
        no = region.refuse(army)
        assert no is not None
        assert no.rule == why
    assert region.refuse(region.propose(()) or ()) is None


@rule("skirmish.army.points")
@pytest.mark.parametrize("points", [20, 33, 75, 200])
def test_where_there_is_no_ready_army_a_random_one_is_built(points: int) -> None:
    for seed in range(5):
        table = SetUp(until=SIDES, seed=seed, points=points, armies=["random", "choose"])
        for seat in range(2):
            cost = sum(UNITS[table.state.units[me].kind].points for me in table.mine(seat))
            assert 0 < cost <= points
            assert 0 <= table.state.lefts[seat] < points
            assert table.state.units[table.mine(seat)[0]].leader


@rule("skirmish.army.leftover")
def test_points_left_over_become_half_as_much_energy() -> None:
    table = SetUp(armies=["grave-50-a", "crown-50-a"])  # 3 left, 1 left
    assert table.state.energy == [1, 0]
    assert [(event.seat, event.left, event.amount) for event in table.heard(LeftOverPaid)] == [(0, 3, 1)]
    assert points_of(build_of(army_named("grave-50-a"))) == 47


@rule("skirmish.team", "skirmish.army.leftover")
def test_team_mates_put_their_left_over_energy_into_one_pool() -> None:
    table = SetUp(4, teams=[1, 2, 1, 2], armies=["grave-50-a", "crown-50-a", "thorn-50-b", "crown-50-b"])
    assert table.state.energy == [1 + 1, 0]


# -- sides


@rule("skirmish.scenario.order")
def test_the_highest_roll_takes_the_side_it_wants_and_the_lowest_sets_up_first() -> None:
    table = SetUp(told={"die": [1, 2, 6, 6], "side": [0]}, until=STONES)
    assert table.state.rolls == (3, 12)
    assert [question.seat for question in table.questions("side")] == [1, 0]
    assert table.state.homes == (1, 0)
    assert table.state.order == (0, 1)
    assert [event.side for event in table.heard(HomeTaken)] == [1, 0]


@rule("skirmish.scenario.order")
def test_only_the_tied_roll_again() -> None:
    # 7, 7, 12, 2; then the first two again: 5, 9
    table = SetUp(4, told={"die": [3, 4, 4, 3, 6, 6, 1, 1, 2, 3, 4, 5]}, until=STONES)
    assert [event.side for event in table.heard(SideRolled)] == [0, 1, 2, 3, 0, 1]
    assert table.state.order == (3, 0, 1, 2)
    assert [question.seat for question in table.questions("side")] == [2, 3, 0, 1], "in turn order from the highest"
    assert sorted(table.state.homes) == [0, 1, 2, 3]


@rule("skirmish.team", "skirmish.scenario.order")
def test_the_lowest_seat_decides_for_its_team() -> None:
    table = SetUp(4, teams=[1, 2, 2, 1], told={"die": [1, 1, 6, 6]})
    assert [event.side for event in table.heard(SideRolled)] == [0, 1], "teams roll once"
    assert [question.seat for question in table.questions("side")] == [1, 0]
    assert [question.seat for question in table.questions("stone")] == [0, 1]
    assert [question.seat for question in table.questions("deploy")] == [0, 3, 1, 2], "each sets up their own army"


# -- stones


@rule("skirmish.scenario.battlefield", "skirmish.rune.size")
def test_battlefield_has_one_stone_in_the_centre_and_one_of_each_side_outside_all_set_ups() -> None:
    table = SetUp(told={"die": [1, 1, 6, 6], "side": [0, 1]}, until=DEPLOY)
    centre = table.heard(StonePlaced)[0]
    assert (centre.by, centre.x, centre.y) == (NOBODY, 10_000, 10_000)
    assert [event.by for event in table.heard(StonePlaced)] == [NOBODY, 0, 1], "the lowest roll places first"
    table = SetUp(until=STONES)
    table.step()
    spot = StoneSpot(table.state, 0, False)
    table.state.stones = table.state.stones[:1]
    assert spot.refuse((7_000, 5_750)) is None
    for place in ((7_000, 5_749), (13_000, 14_251)):
        no = spot.refuse(place)
        assert no is not None
        assert no.rule == "skirmish.scenario.battlefield"
    assert spot.refuse(()) is not None, "a stone must be placed"


@rule("skirmish.scenario.order")
@pytest.mark.parametrize(
    ("place", "why"),
    [
        ((10_000, 12_499), "keeps 1"),  # 2.499 between centres, 0.999 between edges
        ((749, 7_000), "wholly on the table"),
        ((6_500, 10_000), "in water"),
        ((8_000, 6_250), "barrier"),
        ((17_000, 6_800), "across the edge"),
    ],
)
def test_where_no_stone_may_lie(place: tuple[int, int], why: str) -> None:
    table = SetUp(told={"die": [1, 1, 6, 6], "side": [1, 0]}, until=STONES)
    spot = StoneSpot(table.state, 0, False)
    table.step()  # the centre stone, and one of side 0
    table.state.stones = table.state.stones[:1]
    no = spot.refuse(place)
    assert no is not None
    assert why in no.sentence
    assert no.rule == "skirmish.scenario.order"
    assert spot.refuse((10_000, 12_500)) is None
    assert spot.refuse((18_250, 6_800)) is None, "wholly on an elevation"


@rule("skirmish.scenario.battlefall", "skirmish.rune.control")
def test_battle_fall_each_side_starts_with_one_or_two_stones_in_its_claim() -> None:
    told: dict[str, list[Any]] = {
        "die": [1, 1, 6, 6],
        "side": [1, 0],
        "stone": [(4_000, 2_500), (16_000, 17_500), (), (4_000, 17_500)],
    }
    table = SetUp(told=told, until=DEPLOY, scenario="battlefall")
    assert [stone.side for stone in table.state.stones] == [NOBODY, 0, 1, 1]
    state = SetUp(told={"die": [1, 1, 6, 6], "side": [1, 0]}, until=STONES, scenario="battlefall", map="hedges").state
    first, second = StoneSpot(state, 0, False), StoneSpot(state, 0, True)
    assert first.refuse(()) is not None
    assert second.refuse(()) is None, "one is enough"
    for place in ((10_000, 3_501), (2_500, 9_251), (10_000, 17_000)):  # near the centre, over the line, the enemy's
        no = first.refuse(place)
        assert no is not None
        assert no.rule == "skirmish.scenario.battlefall", no.sentence
    assert first.refuse((10_000, 3_500)) is None, "5 inches from edge to edge"


@rule("skirmish.scenario.battlefall")
def test_battle_fall_sets_up_within_three_inches_of_own_stones_and_inside_the_claim() -> None:
    told: dict[str, list[Any]] = {
        "die": [1, 1, 6, 6],
        "side": [1, 0],
        "stone": [(3_000, 8_500), (16_000, 17_500), (), ()],
    }
    table = SetUp(told=told, until=DEPLOY, scenario="battlefall", armies=["crown-50-a"])
    state = table.state
    region = Deployment(state, 0)
    peasant = table.mine(0)[3]
    r = RADII[state.units[peasant].kind]
    assert region.refuse((peasant, 3_000, 8_500 - 3_750 + r)) is None
    for x, y in ((3_000, 8_500 - 3_751 + r), (3_000 + 1_500, 10_001 - r), (16_000, 2_500)):
        no = region.refuse((peasant, x, y))
        assert no is not None
        assert no.rule == "skirmish.scenario.battlefall"


@rule("skirmish.scenario.battlefall", "skirmish.scenario.order")
@pytest.mark.parametrize("table", [table.id for table in MAPS if table.size == 20_000])
def test_even_a_giant_finds_a_place_by_a_stone_of_battle_fall(table: str) -> None:
    for seed in range(4):
        state = SetUp(
            seed=seed, scenario="battlefall", map=table, points=100, armies=["cinder-100-b", "grave-100-a"]
        ).state
        assert all(unit.fate == ALIVE for unit in state.units)


@rule("skirmish.scenario.battlefall")
@pytest.mark.parametrize(
    ("army", "least", "most"),
    [
        ("Gorm Kettlefist", 750 + 1575, 750 + 1575 + 250),
        ("Vael the Unburied\nBone Colossus", 750 + 1378, 3750 - 1378),
    ],
)
def test_a_base_too_wide_for_the_ring_round_a_stone_lies_close_by_it(army: str, least: int, most: int) -> None:
    """70 mm fit into the 3" round a stone, 80 mm do not."""
    told: dict[str, list[Any]] = {
        "die": [1, 1, 6, 6],
        "side": [1, 0],
        "stone": [(4_000, 5_000), (16_000, 17_500), (), ()],
    }
    table = SetUp(told=told, until=DEPLOY, scenario="battlefall", map="hedges", points=100, armies=[army])
    region = Deployment(table.state, 0)
    giant = table.mine(0)[-1]
    for far, rule_id in ((least - 1, "skirmish.rune.size"), (most + 1, "skirmish.scenario.battlefall")):
        no = region.refuse((giant, 4_000, 5_000 - far))
        assert no is not None
        assert no.rule == rule_id
    for far in (least, most):
        assert region.refuse((giant, 4_000, 5_000 - far)) is None
    assert region.has_room(giant)


@rule("skirmish.scenario.wartide")
def test_war_tide_has_three_stones_of_each_side_four_inches_apart() -> None:
    table = SetUp(told={"die": [1, 1, 6, 6], "side": [1, 0]}, until=DEPLOY, scenario="wartide")
    assert [event.by for event in table.heard(StonePlaced)] == [0, 1] * 3
    for a, b in combinations(table.state.stones, 2):
        assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (2 * STONE_RADIUS + 4_000) ** 2
    state = SetUp(told={"die": [1, 1, 6, 6], "side": [1, 0]}, until=STONES, scenario="wartide").state
    spot = StoneSpot(state, 0, False)
    assert spot.refuse((8_000, 8_500)) is None, "one's own set-up is allowed"
    no = spot.refuse((22_000, 21_500))
    assert no is not None
    assert no.rule == "skirmish.scenario.wartide"
    state.stones.append(table.state.stones[0].clone())
    state.stones[0].x, state.stones[0].y = 8_000, 8_500
    no = spot.refuse((8_000, 8_500 - 5_499))
    assert no is not None
    assert no.rule == "skirmish.scenario.wartide"
    assert spot.refuse((8_000, 8_500 - 5_500)) is None


@rule("skirmish.scenario.dispute")
def test_dispute_has_no_stones_and_set_ups_four_inches_from_the_middle_line() -> None:
    table = SetUp(told={"die": [1, 1, 6, 6], "side": [1, 0]}, until=DEPLOY, scenario="dispute", armies=["crown-50-a"])
    assert not table.questions("stone")
    assert not table.state.stones
    peasant = table.mine(0)[3]
    r = RADII[table.state.units[peasant].kind]
    region = Deployment(table.state, 0)
    assert region.refuse((peasant, 10_000, 6_000 - r)) is None
    no = region.refuse((peasant, 10_000, 6_001 - r))
    assert no is not None
    assert no.rule == "skirmish.scenario.dispute"
