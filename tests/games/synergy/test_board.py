"""The squares, the directions and the tables, against the definitions said slowly."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.games.synergy.board import (
    CORNERS,
    DIRECTION_NAMES,
    DRIFT,
    EAST,
    NAMED,
    NAMES,
    NEIGHBOURS4,
    NEIGHBOURS8,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    NOWHERE,
    OPPOSITE,
    RAYS,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    SQUARES,
    STEPS,
    WEST,
    area,
    at,
    barred,
    direction_to,
    distance,
    drifted,
    either,
    knock_directions,
    marked,
    places_around,
    room_for_all,
    squares_for_a_base,
    step,
    within,
)
from tests.games.synergy.geometry import mask_of
from tests.kit.rules import rule

EVERY = range(SQUARES)
COMPASS = {
    "N": (0, -1),
    "E": (1, 0),
    "S": (0, 1),
    "W": (-1, 0),
    "NE": (1, -1),
    "SE": (1, 1),
    "SW": (-1, 1),
    "NW": (-1, -1),
}
"""Columns to the east, rows to the south."""
ARROWS = [COMPASS[name] for name in DIRECTION_NAMES]
squares = st.integers(0, SQUARES - 1)


def point(square: int) -> tuple[int, int]:
    """Column and row."""
    return square % 15, square // 15


def on_board(column: int, row: int) -> bool:
    return 0 <= column < 15 and 0 <= row < 15


def named(names: str) -> list[int]:
    return [NAMED[name] for name in names.split()]


def masked(names: str) -> bytes:
    return mask_of(named(names))


# -- names and steps


def test_a_mask_is_changed_by_making_another() -> None:
    mask = mask_of([0, 7])
    assert [square for square in EVERY if marked(mask, 224, 1)[square]] == [0, 7, 224]
    assert [square for square in EVERY if marked(mask, 0, 0)[square]] == [7]
    assert marked(mask, 3, 255)[3] == 255
    assert either(mask, mask_of([7, 8])) == mask_of([0, 7, 8])
    assert mask == mask_of([0, 7])


@rule("synergy.board")
def test_a1_is_the_north_west_corner() -> None:
    assert (NAMED["a1"], NAMED["o1"], NAMED["a15"], NAMED["o15"]) == (0, 14, 210, 224)
    assert NAMES[at(column=2, row=4)] == "c5"
    assert len(set(NAMES)) == 15 * 15
    assert all(at(each % 15, each // 15) == each == NAMED[NAMES[each]] for each in EVERY)


@rule("synergy.board")
def test_the_directions_go_where_a_map_says() -> None:
    middle = NAMED["h8"]
    around = [NAMES[step(middle, each)] for each in range(8)]
    assert around == ["h7", "i8", "h9", "g8", "i7", "i9", "g9", "g7"]
    assert list(range(8)) == [NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST]
    assert all(STEPS[STEPS[middle][each]][OPPOSITE[each]] == middle for each in range(8))


@rule("synergy.board", "synergy.obstacle")
def test_a_step_off_the_board_leads_nowhere() -> None:
    for square, direction in product(EVERY, range(8)):
        (column, row), (right, down) = point(square), ARROWS[direction]
        there = (column + right, row + down)
        assert step(square, direction) == (at(*there) if on_board(*there) else NOWHERE)


@rule("synergy.board")
def test_neighbours_share_a_side_or_a_corner() -> None:
    for square in EVERY:
        column, row = point(square)
        apart = {each: (abs(point(each)[0] - column), abs(point(each)[1] - row)) for each in EVERY}
        assert set(NEIGHBOURS4[square]) == {each for each in EVERY if sum(apart[each]) == 1}
        assert set(CORNERS[square]) == {each for each in EVERY if apart[each] == (1, 1)}
        assert set(NEIGHBOURS8[square]) == {each for each in EVERY if max(apart[each]) == 1}
        assert len(set(NEIGHBOURS8[square])) == len(NEIGHBOURS8[square])


@rule("synergy.range")
def test_a_ray_goes_straight_to_the_edge() -> None:
    for square, direction in product(EVERY, range(8)):
        (column, row), (right, down) = point(square), ARROWS[direction]
        points = [(column + right * far, row + down * far) for far in range(1, 15)]
        assert RAYS[square][direction] == tuple(at(*each) for each in points if on_board(*each))


# -- two squares


@rule("synergy.range", "synergy.area")
def test_distance_is_the_larger_offset() -> None:
    for here, there in product(EVERY, EVERY):
        (column, row), (right, down) = point(here), point(there)
        assert distance(here, there) == max(abs(column - right), abs(row - down))


@rule("synergy.range")
def test_two_squares_on_a_ray_have_its_direction_and_others_none() -> None:
    for here in EVERY:
        directions = {there: each for each in range(8) for there in RAYS[here][each]}
        assert [direction_to(here, there) for there in EVERY] == [directions.get(there, NOWHERE) for there in EVERY]


@rule("synergy.knockback")
@pytest.mark.parametrize(
    ("victim", "directions"),
    [
        ("h3", "N"),
        ("i8", "E"),
        ("a8", "W"),
        ("h15", "S"),
        ("i7", "NE"),
        ("k11", "SE"),
        ("e5", "NW"),
        ("g9", "SW"),
        ("j7", "E NE"),  # two to the east, one to the north
        ("i6", "N NE"),
        ("g10", "S SW"),
        ("a9", "W SW"),
        ("h8", ""),  # the source's own square
    ],
)
def test_a_knock_goes_directly_away_or_one_of_two_ways(victim: str, directions: str) -> None:
    """An odd offset: that of the longer side or the diagonal, the owner's choice."""
    assert [DIRECTION_NAMES[each] for each in knock_directions(NAMED["h8"], NAMED[victim])] == directions.split()


@rule("synergy.knockback")
@given(squares, squares)
def test_every_knock_goes_farther_away(source: int, victim: int) -> None:
    for direction in knock_directions(source, victim):
        there = step(victim, direction)
        assert there == NOWHERE or distance(source, there) == distance(source, victim) + 1
    assert knock_directions(victim, source) == tuple(OPPOSITE[each] for each in knock_directions(source, victim))


# -- diagonal steps and drifting points


@rule("synergy.diagonal")
def test_a_diagonal_step_is_barred_between_two_that_touch_and_only_there() -> None:
    """h8 to i7 goes between h7 and i8."""
    here = NAMED["h8"]
    assert barred(here, NORTH_EAST, masked("h7 i8"))
    assert not barred(here, NORTH_EAST, masked("h7 g8 h9"))
    assert not barred(here, NORTH_EAST, masked("i8 g8 h9"))
    assert not barred(here, NORTH, masked("g7 i7 g8 i8"))
    assert [barred(here, each, masked("h7 g8")) for each in range(8)] == [False] * 7 + [True]


@rule("synergy.diagonal")
@given(squares, st.integers(4, 7), st.sets(squares))
def test_a_barred_step_is_barred_both_ways(here: int, direction: int, blocked: set[int]) -> None:
    there = step(here, direction)
    if there == NOWHERE:
        return
    sides = set(NEIGHBOURS4[here]) & set(NEIGHBOURS4[there])
    assert len(sides) == 2
    assert barred(here, direction, mask_of(blocked)) == (sides <= blocked)
    assert barred(there, OPPOSITE[direction], mask_of(blocked)) == (sides <= blocked)
    assert barred(here, direction, mask_of(sides))


@rule("synergy.random")
def test_a_die_drifts_north_east_south_west_or_stays() -> None:
    free = mask_of([])
    ends = [NAMES[drifted(NAMED["h8"], DRIFT[die], free)] for die in range(1, 6)]
    assert ends == ["h8", "h7", "i8", "h9", "g8"]


@rule("synergy.random")
def test_a_drifting_point_stops_before_obstacles_and_edges() -> None:
    assert drifted(NAMED["h8"], NORTH, masked("h7")) == NAMED["h8"]
    assert drifted(NAMED["a1"], NORTH, masked("")) == NAMED["a1"]
    assert drifted(NAMED["a1"], WEST, masked("")) == NAMED["a1"]
    assert drifted(NAMED["o15"], EAST, masked("")) == NAMED["o15"]


# -- areas


@rule("synergy.area")
def test_an_area_of_five_by_five_is_25_squares() -> None:
    """The worked case of the catalogue."""
    assert len(area(NAMED["h8"], 5)) == 25
    assert len(area(NAMED["a1"], 5)) == 9
    assert len(area(NAMED["h8"], 15)) == 225
    assert area(NAMED["h8"], 1) == (NAMED["h8"],)


@rule("synergy.area")
@pytest.mark.parametrize("size", [1, 3, 5, 7, 9, 11, 13, 15, 17, 29])
def test_an_area_is_all_that_is_near_enough_and_on_the_board(size: int) -> None:
    for square in EVERY:
        near = [each for each in EVERY if distance(square, each) <= size // 2]
        assert list(area(square, size)) == list(within(square, size // 2)) == near


# -- bases


def everybody_fits(wanted: list[tuple[int, ...]], taken: bytes | bytearray) -> bool:
    """Try every choice."""
    return any(len(set(each)) == len(each) for each in product(*[[s for s in w if not taken[s]] for w in wanted]))


@rule("synergy.place.base", "synergy.place.warriors")
@given(
    st.lists(st.lists(st.integers(0, 7), max_size=4, unique=True).map(tuple), max_size=5), st.sets(st.integers(0, 7))
)
def test_there_is_room_for_all_if_some_choice_gives_everybody_their_own(
    wanted: list[tuple[int, ...]], taken: set[int]
) -> None:
    assert room_for_all(wanted, mask_of(taken)) == everybody_fits(wanted, mask_of(taken))


@rule("synergy.place.base")
def test_a_base_keeps_a_square_between_it_and_every_other() -> None:
    legal = squares_for_a_base(masked(""), named("h8"), [1], 1)
    assert set(EVERY) - set(legal) == set(area(NAMED["h8"], 3))
    assert NAMED["h10"] in legal
    assert NAMED["j10"] in legal


@rule("synergy.place.base")
def test_a_base_is_not_placed_on_an_obstacle() -> None:
    legal = squares_for_a_base(masked("c3 d3"), [], [], 1)
    assert set(EVERY) - set(legal) == set(named("c3 d3"))


@rule("synergy.place.base", "synergy.place.warriors")
@pytest.mark.parametrize(
    ("warriors", "walls", "base", "legal"),
    [
        (3, "", "a1", True),  # a2 and b1
        (4, "", "a1", False),  # a corner has two sides only
        (4, "", "b1", True),
        (5, "", "b1", False),
        (5, "", "b2", True),
        (3, "b1", "a1", False),
        (4, "b1", "b2", True),
        (4, "b1 a2", "b2", False),
        (6, "", "b2", True),
        (6, "a1 c1 a3", "b2", True),  # the sixth takes c3
        (6, "a1 c1 a3 c3", "b2", False),
    ],
)
def test_a_base_needs_room_for_its_warriors(warriors: int, walls: str, base: str, legal: bool) -> None:
    assert (NAMED[base] in squares_for_a_base(masked(walls), [], [], warriors)) == legal


@rule("synergy.place.base", "synergy.place.warriors")
def test_a_base_leaves_room_for_the_warriors_of_others() -> None:
    """The corner needs both a2 and b1; a base on c1 could do without b1, unless d1 and c2 are walls."""
    assert NAMED["c1"] in squares_for_a_base(masked(""), named("a1"), [3], 3)
    assert NAMED["c1"] in squares_for_a_base(masked("d1"), named("a1"), [3], 2)
    assert NAMED["c1"] not in squares_for_a_base(masked("d1"), named("a1"), [3], 3)


@rule("synergy.place.base", "synergy.place.warriors")
@settings(max_examples=25)
@given(st.sets(st.integers(0, 24), max_size=9), st.permutations(range(25)), st.integers(1, 4))
def test_bases_are_legal_where_some_placing_of_all_warriors_is(walls: set[int], order: list[int], size: int) -> None:
    """In the north-west corner, with a wall around 5×5 squares so that it is tight, against trying everything."""
    floor = [at(each % 5, each // 5) for each in range(25)]
    blocked = mask_of(set(EVERY) - set(floor) | {floor[each] for each in walls})
    bases: list[int] = []
    for _ in range(3):
        taken = bytearray(blocked)
        for base in bases:
            taken[base] = 1
        legal = []
        for square in floor:
            if taken[square] or any(distance(square, base) < 2 for base in bases):
                continue
            with_it = bytearray(taken)
            with_it[square] = 1
            if everybody_fits([each for base in [*bases, square] for each in places_around(base, size)], with_it):
                legal.append(square)
        assert squares_for_a_base(blocked, bases, [size] * len(bases), size) == legal
        if not legal:
            break
        bases.append(min(legal, key=lambda square: order[square // 15 * 5 + square % 15]))


@rule("synergy.place.warriors", "synergy.option.outnumbered")
def test_warriors_stand_beside_their_base_and_the_sixth_at_a_corner() -> None:
    base = NAMED["h8"]
    assert places_around(base, 1) == []
    assert places_around(base, 3) == [NEIGHBOURS4[base]] * 2
    assert places_around(base, 5) == [NEIGHBOURS4[base]] * 4
    assert places_around(base, 6) == [*[NEIGHBOURS4[base]] * 4, CORNERS[base]]
