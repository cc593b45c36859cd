"""The eight maps: sound polygons, symmetric sides, stones in legal places, and room and ways for everybody."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from shapely import Geometry, Polygon, box, unary_union
from shapely import Point as Spot

from fracas.games.skirmish.content import MAPS, SCENARIOS, map_named, scenario_named
from fracas.games.skirmish.maps import (
    BARRIER,
    COVER,
    ELEVATION,
    STONE_RADIUS,
    TERRAIN,
    WATER,
    Layout,
    Map,
    Piece,
    Point,
)

BASE_32 = 630
BASE_80 = 1575
"""The radius of a base of 32 and of 80 mm."""
ROUND = 64
"""So many straight legs make a quarter of a circle here."""

each_map = pytest.mark.parametrize("table", MAPS, ids=lambda table: table.id)
LAYOUTS = [(table, scenario, sides) for table in MAPS for scenario, sides in table.layouts]
each_layout = pytest.mark.parametrize(
    ("table", "scenario", "sides"),
    LAYOUTS,
    ids=[f"{table.id}-{scenario}-{sides}" for table, scenario, sides in LAYOUTS],
)


def ground(table: Map) -> Geometry:
    return box(0, 0, table.size, table.size)


def shape(piece: Piece) -> Polygon:
    return Polygon(piece.corners)


def all_of(table: Map, kind: int) -> Geometry:
    """Everything of one kind of terrain."""
    return unary_union([shape(piece) for piece in table.pieces if piece.kind == kind])


def edges(piece: Piece) -> list[tuple[Point, Point]]:
    return list(pairwise([*piece.corners, piece.corners[0]]))


def layout_of(table: Map, scenario: str, sides: int) -> Layout:
    layout = table.layout(scenario, sides)
    assert layout is not None
    return layout


def claims(table: Map) -> list[Geometry]:
    """The halves of Battle fall, less 5" round the stone in the centre."""
    middle = table.size // 2
    far = scenario_named("battlefall").centre_clear + STONE_RADIUS
    circle = Spot(middle, middle).buffer(far, ROUND)
    return [box(0, 0, table.size, middle) - circle, box(0, middle, table.size, table.size) - circle]


def setups(table: Map, scenario: str, sides: int) -> list[Geometry]:
    """Where each side sets up; in Battle fall around the suggested stones."""
    layout = layout_of(table, scenario, sides)
    if layout.setups:
        return [Polygon(corners) for corners in layout.setups]
    near = scenario_named(scenario).setup_within + STONE_RADIUS
    return [
        unary_union([Spot(stone).buffer(near, ROUND) for stone in stones]) & claim
        for stones, claim in zip(layout.stones, claims(table), strict=True)
    ]


def all_stones(layout: Layout) -> list[Point]:
    return [*layout.centre, *[stone for stones in layout.stones for stone in stones]]


# -- pieces


def test_eight_maps() -> None:
    assert [table.id for table in MAPS] == ["ford", "stair", "keeps", "gorge", "hedges", "ring", "marsh", "highroad"]
    assert [table.size for table in MAPS] == [20000] * 6 + [30000] * 2
    assert [table.id for table in MAPS if table.players == (2, 3, 4)] == ["hedges", "ring"]
    assert [len(table.pieces) for table in MAPS] == [10, 12, 8, 10, 16, 17, 17, 18]


KINDS = {
    # barrier, cover, water; the highest level; dotted and plain edges of elevations
    "ford": ({BARRIER, COVER, WATER, ELEVATION}, 1, True, True),
    "stair": ({BARRIER, COVER, WATER, ELEVATION}, 4, True, True),
    "keeps": ({BARRIER, COVER, WATER, ELEVATION}, 3, True, True),
    "gorge": ({BARRIER, COVER, WATER, ELEVATION}, 3, True, True),
    "hedges": ({BARRIER, COVER}, 0, False, False),
    "ring": ({BARRIER, COVER, WATER, ELEVATION}, 1, True, False),
    "marsh": ({BARRIER, COVER, WATER, ELEVATION}, 2, True, True),
    "highroad": ({BARRIER, COVER, WATER, ELEVATION}, 4, True, True),
}


@each_map
def test_what_is_on_a_map(table: Map) -> None:
    hills = [piece for piece in table.pieces if piece.kind == ELEVATION]
    assert KINDS[table.id] == (
        {piece.kind for piece in table.pieces},
        max((piece.level for piece in table.pieces), default=0),
        any(piece.dotted for piece in hills),
        any(len(piece.dotted) < len(piece.corners) for piece in hills),
    )


@each_map
def test_polygons_are_simple_counter_clockwise_and_on_the_table(table: Map) -> None:
    for piece in table.pieces:
        assert shape(piece).is_valid, piece
        assert shape(piece).exterior.is_ccw, piece
        assert ground(table).covers(shape(piece)), piece
        assert (piece.kind == ELEVATION) == (piece.level > 0), piece
        assert all(0 <= edge < len(piece.corners) for edge in piece.dotted), piece
        assert piece.kind == ELEVATION or not piece.dotted, piece


@each_map
def test_pieces_do_not_overlap_but_where_one_lies_wholly_on_an_elevation(table: Map) -> None:
    for one, other in combinations(table.pieces, 2):
        if (shape(one) & shape(other)).area == 0:
            continue
        below, above = sorted([one, other], key=lambda piece: shape(piece).area, reverse=True)
        assert below.kind == ELEVATION, (one, other)
        assert above.kind in (COVER, BARRIER) or above.level > below.level, (one, other)
        assert shape(below).covers(shape(above)), (one, other)


def test_where_pieces_lie_on_each_other() -> None:
    def nested(table: Map) -> list[str]:
        return [
            f"{TERRAIN[other.kind]} {other.level} on {one.level}"
            for one, other in combinations(table.pieces, 2)
            if (shape(one) & shape(other)).area
        ]

    assert nested(map_named("stair")) == ["elevation 2 on 1", *["elevation 4 on 1"] * 2, *["elevation 4 on 2"] * 2]
    assert nested(map_named("gorge")) == ["barrier 0 on 3"] * 2
    assert nested(map_named("highroad")) == ["elevation 4 on 2"] * 2
    assert not any(nested(map_named(name)) for name in ("ford", "keeps", "hedges", "ring", "marsh"))


# -- symmetry


def is_for_four(table: Map) -> bool:
    """Then it is symmetric by a quarter turn; else by half a turn."""
    return 4 in table.players


def turned(place: Point, table: Map) -> Point:
    """A place after the turn that the map is symmetric by."""
    x, y = place
    return (table.size - y, x) if is_for_four(table) else (table.size - x, table.size - y)


@each_map
def test_a_turned_map_is_the_same_map_with_its_dotted_edges(table: Map) -> None:
    def drawn(turn: bool) -> set[object]:
        return {
            (
                piece.kind,
                piece.level,
                frozenset(
                    (turned(a, table) if turn else a, turned(b, table) if turn else b, number in piece.dotted)
                    for number, (a, b) in enumerate(edges(piece))
                ),
            )
            for piece in table.pieces
        }

    assert drawn(turn=True) == drawn(turn=False)
    assert len(drawn(turn=False)) == len(table.pieces)


@each_layout
def test_the_sides_differ_by_the_turn_only(table: Map, scenario: str, sides: int) -> None:
    layout = layout_of(table, scenario, sides)
    assert {turned(stone, table) for stone in layout.centre} == set(layout.centre)
    if sides == 3:
        return  # three of four corners
    turn = [(set(map(tuple, corners)), set(stones)) for corners, stones in _sides(layout)]
    for corners, stones in _sides(layout):
        wanted = ({_side_turn(place, table, sides) for place in corners}, {_side_turn(s, table, sides) for s in stones})
        assert wanted in turn


def _sides(layout: Layout) -> list[tuple[tuple[Point, ...], tuple[Point, ...]]]:
    count = max(len(layout.setups), len(layout.stones))
    none: tuple[tuple[Point, ...], ...] = ((),) * count
    return list(zip(layout.setups or none, layout.stones or none, strict=True))


def _side_turn(place: Point, table: Map, sides: int) -> Point:
    """Two sides of a map with four face each other: a half turn."""
    once = turned(place, table)
    return turned(once, table) if sides == 2 and is_for_four(table) else once


# -- layouts


def test_each_scenario_has_its_maps_and_each_map_its_scenarios() -> None:
    for scenario in SCENARIOS:
        made = [table.id for table in MAPS if any(name == scenario.id for name, _ in table.layouts)]
        assert made == list(scenario.maps)
        for name in scenario.maps:
            table = map_named(name)
            assert table.size == (30_000 if scenario.id == "wartide" else 20_000)
            played = [sides for sides in scenario.sides if sides in table.players]
            assert [sides for sides in (2, 3, 4) if table.layout(scenario.id, sides)] == played
    assert map_named("marsh").layout("battlefield", 2) is None


@each_layout
def test_a_layout_has_a_place_and_stones_for_each_side(table: Map, scenario: str, sides: int) -> None:
    layout, kind = layout_of(table, scenario, sides), scenario_named(scenario)
    assert len(layout.setups) == (0 if kind.setup_within else sides)
    assert layout.centre == (((table.size // 2, table.size // 2),) if kind.centre else ())
    assert len(layout.stones) == (sides if kind.most_stones else 0)
    for stones in layout.stones:
        assert kind.least_stones <= len(stones) <= kind.most_stones


SETUPS = {
    ("battlefield", 2): ["0 0 20 5", "0 15 20 20"],
    ("battlefield", 3): ["0 0 6 6", "0 14 6 20", "14 14 20 20"],
    ("battlefield", 4): ["0 0 6 6", "0 14 6 20", "14 14 20 20", "14 0 20 6"],
    ("dispute", 2): ["0 0 20 6", "0 14 20 20"],
    ("wartide", 2): ["0 0 10 10", "20 20 30 30"],
}
"""The rectangles of the scenarios, clockwise from the south or the south-west."""


@each_layout
def test_set_ups_are_those_of_the_scenario(table: Map, scenario: str, sides: int) -> None:
    if scenario == "battlefall":
        one, other = setups(table, scenario, sides)
        assert not one.intersects(other)
        return
    for setup, words in zip(setups(table, scenario, sides), SETUPS[scenario, sides], strict=True):
        wanted = box(*[1000 * int(word) for word in words.split()])
        assert setup.equals(wanted)
        assert setup.exterior.is_ccw


@each_layout
def test_stones_lie_where_stones_may_lie(table: Map, scenario: str, sides: int) -> None:
    layout, kind = layout_of(table, scenario, sides), scenario_named(scenario)
    rims = [shape(piece).exterior for piece in table.pieces if piece.kind == ELEVATION]
    for stone in all_stones(layout):
        spot = Spot(stone)
        assert min(*stone, *[table.size - c for c in stone]) >= STONE_RADIUS, stone
        assert spot.distance(all_of(table, BARRIER)) >= STONE_RADIUS, stone
        assert all_of(table, WATER).is_empty or spot.distance(all_of(table, WATER)) >= STONE_RADIUS, stone
        assert all(spot.distance(rim) >= STONE_RADIUS for rim in rims), f"{stone} lies across an edge"
    for one, other in combinations(all_stones(layout), 2):
        assert Spot(one).distance(Spot(other)) - 2 * STONE_RADIUS >= kind.apart, (one, other)


@each_layout
def test_stones_lie_where_the_scenario_wants_them(table: Map, scenario: str, sides: int) -> None:
    layout = layout_of(table, scenario, sides)
    places = setups(table, scenario, sides)
    for side, stones in enumerate(layout.stones):
        for stone in stones:
            spot = Spot(stone)
            if scenario == "battlefield":
                assert all(spot.distance(place) >= STONE_RADIUS for place in places), stone
            elif scenario == "battlefall":
                assert claims(table)[side].contains(spot.buffer(STONE_RADIUS - 1)), stone
            elif scenario == "wartide":
                assert spot.distance(places[1 - side]) >= STONE_RADIUS, stone


# -- room and ways


@each_layout
def test_two_thirds_of_every_set_up_are_free_dry_and_level(table: Map, scenario: str, sides: int) -> None:
    """64 % at least of the places where a base of 32 mm lies wholly in the set-up."""
    layout = layout_of(table, scenario, sides)
    edge = unary_union([shape(piece).exterior for piece in table.pieces if piece.kind == ELEVATION])
    bad = unary_union(
        [
            *[ground.buffer(BASE_32, ROUND) for ground in (all_of(table, BARRIER), all_of(table, WATER), edge)],
            *[Spot(stone).buffer(BASE_32 + STONE_RADIUS, ROUND) for stone in all_stones(layout)],
        ]
    )
    for setup in setups(table, scenario, sides):
        places = setup.buffer(-BASE_32, ROUND)
        assert (places - bad).area >= 0.64 * places.area


def parts(space: Geometry) -> list[Geometry]:
    return list(getattr(space, "geoms", [space]))


@each_layout
@pytest.mark.parametrize("radius", [BASE_32, BASE_80], ids=["32mm", "80mm"])
def test_every_stone_and_set_up_can_be_reached(table: Map, scenario: str, sides: int, radius: int) -> None:
    """Without crossing a barrier; climbing and wading where that must be."""
    layout = layout_of(table, scenario, sides)
    inside = box(radius, radius, table.size - radius, table.size - radius)
    free = inside - all_of(table, BARRIER).buffer(radius, ROUND)
    open_ground = max(parts(free), key=lambda part: part.area)
    for setup in setups(table, scenario, sides):
        assert open_ground.intersection(setup.buffer(-radius, ROUND)).area > 0
    for stone in all_stones(layout):
        in_control = Spot(stone).buffer(radius + STONE_RADIUS + 1000, ROUND)
        assert open_ground.intersection(in_control).area > 0, stone


@each_layout
def test_a_base_of_32_mm_reaches_the_others_over_dry_level_ground(table: Map, scenario: str, sides: int) -> None:
    inside = box(BASE_32, BASE_32, table.size - BASE_32, table.size - BASE_32)
    wet_or_shut = unary_union([all_of(table, BARRIER), all_of(table, WATER)]).buffer(BASE_32, ROUND)
    dry = max(parts(inside - wet_or_shut - all_of(table, ELEVATION)), key=lambda part: part.area)
    for setup in setups(table, scenario, sides):
        assert dry.intersection(setup.buffer(-BASE_32, ROUND)).area > 0


@pytest.mark.parametrize(
    ("name", "level", "gap"), [("keeps", 3, 2000), ("gorge", 3, 2000), ("highroad", 2, 2200), ("highroad", 3, 1500)]
)
def test_gaps_to_jump(name: str, level: int, gap: int) -> None:
    tops = [shape(piece) for piece in map_named(name).pieces if piece.level == level]
    assert gap in {round(one.distance(other)) for one, other in combinations(tops, 2)}
