"""The largest armies that may be set up: whether there is room is asked of neighbours only, and told once."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from bench.hordes import horde as horde_of

import fracas
from fracas.core.listener import Listener
from fracas.core.place import Plane
from fracas.core.session import Session
from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.abilities.saying import why_not_use
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.content import UNIT_NUMBERS
from fracas.games.skirmish.events.game import LeaderFell, NoPlaceFor
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.setting_up.deploying import Deployment
from fracas.games.skirmish.state import ALIVE, DEPLOY, GONE, KILLED, WAITING, State
from fracas.games.skirmish.turns.recruiting import MOST_ALIVE, MOST_UNITS, by_a_stone, recruits, with_room
from tests.kit.rules import rule
from tests.kit.skirmish import Table

RAISE_HUSK: Final = number_of("raise-husk")
RECRUIT: Final = number_of("recruit")

PEASANTS = 121
HORDE = f"Brother Orwen\n{PEASANTS}x Peasant"


def horde(players: int = 4, army: str = HORDE, **settings: Any) -> Session[Any, Any]:
    """A table of the largest armies, up to the first of them that is set up."""
    given = {"points": 500, "armies": [army] * players, "map": "hedges", **settings}
    table = fracas.game("skirmish").start(players=players, settings=given, seed=1)
    while table.flow.state.phase < DEPLOY:
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        table.answer(seat, asked.values[0] if asked.region is None else asked.region.propose(()) or ())
    return table


def set_up(table: Session[Any, Any]) -> None:
    """The leader first, or there is no room for it; then everybody else."""
    seat = table.waiting_for[0]
    for leader in (True, False):
        region = table.questions[seat].region
        assert isinstance(region, Deployment)
        plane = region.shape()
        assert isinstance(plane, Plane)
        place = region.propose((region.waiting()[0], *plane.start) if leader else ())
        assert place is not None
        table.answer(seat, place)


@rule("skirmish.scenario.order")
def test_whether_anybody_has_room_is_asked_once_for_all_of_a_kind_and_of_neighbours_only() -> None:
    """Each of the 484 used to be compared with every base on the table, at each of 500 places."""
    table = horde()
    for _ in range(3):
        set_up(table)
    state = table.flow.state.clone()
    last = Deployment(state, table.waiting_for[0])
    place = last.propose(())
    assert place is not None
    for n in range(0, len(place), 3):
        unit = state.units[place[n]]
        unit.fate, unit.x, unit.y = ALIVE, place[n + 1], place[n + 2]
    crowd = Crowd(state)
    out = last.without_room(crowd)
    assert len(out) == 1 + PEASANTS - len(place) // 3
    assert len(out) > 80
    assert 0 < crowd.checks < 10_000


@rule("skirmish.scenario.order", "skirmish.army.leader-dead")
def test_those_who_find_no_place_are_told_of_together() -> None:
    table = horde()
    set_up(table)
    told = [event for event in table.events_since(0) if isinstance(event, NoPlaceFor)]
    assert len(told) == 1
    units = table.flow.state.units
    assert [units[me].fate for me in told[0].units] == [GONE] * len(told[0].units)
    assert not [unit for unit in units if unit.seat == told[0].seat and unit.fate == WAITING]
    assert f"no place for {len(told[0].units)} of " in table.sentence(told[0], -1)
    assert not [event for event in table.events_since(0) if isinstance(event, LeaderFell)]


def test_a_leader_for_whom_there_is_no_place_has_fallen() -> None:
    table = horde()
    seat = table.waiting_for[0]
    region = table.questions[seat].region
    assert region is not None
    table.answer(seat, region.propose(()) or ())  # the leader comes last, and does not fit any more
    (told,) = [event for event in table.events_since(0) if isinstance(event, NoPlaceFor)]
    (fell,) = [event for event in table.events_since(0) if isinstance(event, LeaderFell)]
    assert fell.unit in told.units


@rule("skirmish.move")
@pytest.mark.parametrize(("apart", "level", "free"), [(1043, 0, True), (1042, 0, False), (0, 1, False), (0, 2, True)])
def test_two_bases_are_in_each_others_way_where_they_overlap_within_one_level(
    apart: int, level: int, free: bool
) -> None:
    fight = Table(map="hedges")
    fight.put(0, "crown.soldier", 7.5, 7.5)
    crowd = Crowd(fight.state)
    r = RADII[UNIT_NUMBERS["crown.peasant"]]
    for dx, dy in ((apart, 0), (-apart, 0), (0, apart), (0, -apart)):
        assert (crowd.base_at(7_500 + dx, 7_500 + dy, r, level) is None) is free


# -- recruits


def by_the_stones(seed: int, many: int) -> State:
    """A crowd round stones that seat 0 controls, with energy for every recruit."""
    random = Random(seed)
    state, _ = horde_of(["thorn.sprite"] * 2, ["thorn.sorrel"] * 2, most=many, scenario="wartide", map="marsh")
    middle = ground_of(state).width // 2
    for stone in state.stones:
        stone.x, stone.y = middle + random.randrange(-4_000, 4_000), middle + random.randrange(-4_000, 4_000)
        stone.level, stone.side = ground_of(state).level_at(stone.x, stone.y), 0
    for unit in random.sample(state.units, len(state.units) // 20):
        unit.fate = KILLED
    state.energy = [99, 99]
    return state


@rule("skirmish.hero.recruit")
@pytest.mark.parametrize("seed", range(6))
def test_one_search_for_room_finds_what_one_for_each_kind_would(seed: int) -> None:
    state = by_the_stones(seed, 150 + 50 * seed)
    kinds = recruits(state, 0)
    able = with_room(state, 0, kinds)
    assert able == [kind for kind in kinds if by_a_stone(state, 0, kind).any_place() is not None]
    assert with_room(state, 0, kinds) == able, "what is remembered is the same"
    for kind in able:
        spot = by_a_stone(state, 0, kind)
        assert spot.refuse(spot.sample(Random(seed).random)) is None


@rule("skirmish.hero.recruit")
def test_what_is_remembered_of_a_crowd_is_forgotten_when_somebody_leaves_it() -> None:
    state = by_the_stones(1, 480)
    for unit in state.units:
        unit.fate = ALIVE
    for stone in state.stones:
        stone.x = stone.y = 15_000
    assert with_room(state, 0, recruits(state, 0)) == []
    for unit in state.units:
        if max(abs(unit.x - 15_000), abs(unit.y - 15_000)) < 4_000:
            unit.fate = KILLED
    assert with_room(state, 0, recruits(state, 0)) == recruits(state, 0)


@rule("skirmish.hero.recruit", "skirmish.own.raise-husk")
@pytest.mark.parametrize(("alive", "fallen"), [(MOST_ALIVE, 0), (20, MOST_UNITS - 20)])
def test_no_unit_comes_to_so_many(alive: int, fallen: int) -> None:
    state, _ = horde_of(["thorn.sprite", "grave.husk"], ["thorn.sorrel", "grave.vael"], most=20, map="hedges")
    state.energy = [50, 50]
    state.seat, vael = 1, 1
    assert why_not_use(state, vael, RAISE_HUSK, Listener.nobody()) is None
    assert why_not_use(state, vael, RECRUIT, Listener.nobody()) is None
    some = state.units[2]
    for fate, many in ((ALIVE, alive - 20), (KILLED, fallen)):
        for _ in range(many):
            state.units.append(some.clone())
            state.units[-1].fate = fate
    for why in [why_not_use(state, vael, ability, Listener.nobody()) for ability in (RECRUIT, RAISE_HUSK)]:
        assert why is not None
        assert "there is no room for another" in why[1]
