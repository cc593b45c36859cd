"""What a movement offers: every place is legal, whatever is asked for, on every map."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fracas.core.place import Plane
from fracas.core.plane.disc import Disc
from fracas.games.skirmish.acts import MOVE, act
from fracas.games.skirmish.bodies import disc_of, ground_of, in_the_way, stone_in_the_way
from fracas.games.skirmish.content import MAPS
from fracas.games.skirmish.moving.pace import BY_MARCH, BY_MOVE
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.state import State
from fracas.games.skirmish.telling.previews import MovePreview
from tests.games.skirmish.movements import movement, previewed
from tests.kit.rules import rule
from tests.kit.skirmish import Table

KINDS = (
    "crown.soldier",
    "thorn.wolf",
    "cinder.golem",
    "grave.shade",
    "thorn.hawk",
    "crown.athum",
    "cinder.gorm",
    "cinder.delver",
    "thorn.sprite",
)


def crowd(map_id: str, seed: int, units: int = 12) -> Table:
    """Units of two sides strewn over a map, where they may stand."""
    random = Random(seed)
    table = Table(map=map_id)
    state = table.state
    size = ground_of(state).width / 1000
    table.stone(size / 2, size / 2)
    while len(state.units) < units:
        it = table.put(
            len(state.units) % 2, random.choice(KINDS), random.uniform(1, size - 1), random.uniform(1, size - 1)
        )
        if not fits(state, it.number):
            state.units.pop()
    return table


def fits(state: State, me: int) -> bool:
    """May it stand where it is?"""
    disc: Disc = disc_of(state, me)
    ground = ground_of(state)
    return (
        ground.on_table(disc.x, disc.y, disc.r)
        and not ground.touches(0, disc.x, disc.y, disc.r)
        and in_the_way(state, disc, me) < 0
        and stone_in_the_way(state, disc) < 0
    )


@rule("skirmish.move", "skirmish.terrain.barrier", "skirmish.rune.size")
@pytest.mark.parametrize("map_id", [table.id for table in MAPS])
def test_every_place_that_is_offered_is_legal(map_id: str) -> None:
    random = Random(map_id)
    table = crowd(map_id, 3)
    size = ground_of(table.state).width
    for me in range(0, 12, 4):
        region = Movement(table.state, me, BY_MARCH if me == 4 else BY_MOVE)
        offered = [region.sample(random.random) for _ in range(10)]
        sensible = region.candidates(random.random, 8)
        assert 1 <= len(sensible) <= 8
        assert len(set(sensible)) == len(sensible)
        for _ in range(4):
            proposed = region.propose((random.randrange(size), random.randrange(size)))
            assert proposed is not None
            offered.append(proposed)
        for place in (*offered, *sensible):
            assert region.refuse(place) is None, (me, place)
            preview = region.preview(place)
            assert isinstance(preview, MovePreview)
            assert preview.cost <= preview.budget + preview.march
            assert msgspec.convert(msgspec.to_builtins(preview), MovePreview) == preview


@rule("skirmish.move")
@pytest.mark.parametrize("map_id", [table.id for table in MAPS])
def test_units_stand_well_after_every_move(map_id: str) -> None:
    """No base ever overlaps a barrier, another base within a level, or a stone; nobody goes farther than they may."""
    table = crowd(map_id, 4)
    state = table.state
    random = Random(map_id)
    table.dice = [4] * 1000
    table.never("opportunity")
    for me, unit in enumerate(state.units):
        table.turn(unit.seat)
        region = Movement(state, me, BY_MOVE)
        place = region.sample(random.random) if me % 3 else region.candidates(random.random, 4)[-1]
        x, y = unit.x, unit.y
        table.play(act(MOVE, me), [("move", place)])
        assert fits(state, me)
        assert (unit.x - x) ** 2 + (unit.y - y) ** 2 <= region.walking.budgets[0] ** 2
        assert unit.hanging or unit.level == ground_of(state).level_at(unit.x, unit.y)


@rule("skirmish.move")
def test_a_click_behind_a_wall_finds_the_way_round() -> None:
    wall = {"kind": "barrier", "at": [[7, 9], [7.5, 9], [7.5, 11], [7, 11]]}
    table = Table(terrain=[wall])
    it = table.put(0, "thorn.wolf", 6, 10)
    region = movement(it)
    assert region.refuse((8400, 10800)) is not None
    place = region.propose((8400, 10800))
    assert place is not None
    assert place[-2:] == (8400, 10800)
    assert len(place) > 2
    assert region.refuse(place) is None


@rule("skirmish.move")
def test_a_click_too_far_away_gets_the_nearest_place() -> None:
    table = Table()
    it = table.put(0, "crown.soldier", 5, 5)
    region = movement(it)
    place = region.propose((15000, 5000))
    assert place is not None
    x, y = place
    assert 7900 <= x <= 8000
    assert y == pytest.approx(5000, abs=150)


@rule("skirmish.climb")
def test_a_click_on_a_wall_too_high_proposes_to_hang() -> None:
    wall = {"kind": "elevation", "level": 3, "dotted": [], "at": [[6, 0], [10, 0], [10, 20], [6, 20]]}
    table = Table(terrain=[wall])
    it = table.put(0, "crown.soldier", 5.2, 10)
    region = movement(it)
    place = region.propose((8000, 10000))
    assert place is not None
    preview = previewed(it, *place)
    assert (preview.hanging, preview.level) == (True, 1)
    assert "hangs at level 1" in preview.sentence


@rule("skirmish.fall", "skirmish.breakaway")
def test_the_preview_tells_what_would_happen() -> None:
    wall = {"kind": "elevation", "level": 3, "dotted": [], "at": [[0, 0], [10, 0], [10, 20], [0, 20]]}
    table = Table(terrain=[wall, {"kind": "cover", "at": [[12, 0], [13, 0], [13, 20], [12, 20]]}])
    it = table.put(0, "thorn.wolf", 9.5, 10)
    left, there = table.put(1, "crown.soldier", 7.5, 10), table.put(1, "crown.soldier", 13.7, 11.9)
    archer = table.put(1, "grave.archer", 12, 5)
    preview = previewed(it, 12000, 10000)
    assert preview.path == (9500, 10000, 10000, 10000, 12000, 10000)
    assert (preview.cost, preview.budget, preview.terrain) == (2500, 4000, "cover")
    (fall,) = preview.falls
    assert (fall.levels, fall.faces, fall.damage) == (3, 3, 1)
    assert preview.strikers == (left.number,)
    assert preview.away == 4
    assert preview.locked == preview.strikes == ()
    assert archer.number in preview.sees
    assert preview.seen_by_shooters == (archer.number,)
    near = previewed(it, 12000, 11000)
    assert near.locked == near.strikes == (there.number,)
    (leg,) = preview.legs
    assert leg.words == "falls 3 levels"


@rule("skirmish.move")
def test_the_shape_holds_what_can_be_reached() -> None:
    table = Table()
    it = table.put(0, "crown.soldier", 5, 5)
    region = movement(it)
    shape = region.shape()
    assert isinstance(shape, Plane)
    assert shape.path
    assert shape.start == (5000, 5000)
    inside = [(x, y) for x in range(0, 20000, 100) for y in range(0, 20000, 100) if _holds(shape, x, y)]
    far = [(x, y) for x, y in inside if (x - 5000) ** 2 + (y - 5000) ** 2 > 3200**2]
    assert not far
    assert len(inside) > 0.95 * 3.14159 * 30 * 30
    assert region.refuse((7000, 5000)) is None


@rule("skirmish.climb")
def test_the_shape_holds_the_ends_of_unfinished_climbs() -> None:
    wall = {"kind": "elevation", "level": 3, "dotted": [], "at": [[6, 0], [10, 0], [10, 20], [6, 20]]}
    bar = {"kind": "barrier", "at": [[3, 10.8], [5.2, 10.8], [5.2, 11.2], [3, 11.2]]}
    table = Table(terrain=[wall, bar])
    region = movement(table.put(0, "crown.soldier", 5.3, 10))
    shape = region.shape()
    assert isinstance(shape, Plane)
    assert region.refuse((6033, 10_000)) is None
    assert region.walked((6033, 10_000)).hanging
    assert _holds(shape, 6000, 10_000), "where it hangs"
    assert not _holds(shape, 6000, 13_000), "too far to climb there"
    assert not _holds(shape, 6500, 10_000), "the top is out of reach"
    low = {"kind": "elevation", "level": 1, "dotted": [], "at": [[6, 0], [10, 0], [10, 20], [6, 20]]}
    steps = movement(Table(terrain=[low]).put(0, "crown.soldier", 5.3, 10))
    shape = steps.shape()
    assert isinstance(shape, Plane)
    assert _holds(shape, 6200, 10_000), "one level is climbed whole"


def _holds(shape: Plane, x: int, y: int) -> bool:
    return any(area[0] <= x < area[4] and area[1] <= y < area[5] for area in shape.areas)


@rule("skirmish.move")
def test_candidates_come_into_contact_and_to_stones() -> None:
    table = Table()
    it = table.put(0, "thorn.wolf", 10, 10)
    enemy = table.put(1, "crown.soldier", 14, 10)
    table.stone(10, 14)
    region = movement(it)
    ends = [tuple(place[-2:]) for place in region.candidates(Random(1).random, 12)]
    touch = 787 + 551
    assert any((x - 14000) ** 2 + (y - 10000) ** 2 <= (touch + 40) ** 2 for x, y in ends)
    assert any((x - 10000) ** 2 + (y - 14000) ** 2 <= (787 + 750 + 1000) ** 2 for x, y in ends)
    safe = [(x, y) for x, y in ends if (x - 14000) ** 2 + (y - 10000) ** 2 > (touch + 4000) ** 2]
    assert safe
    assert enemy.alive
