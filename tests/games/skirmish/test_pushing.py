"""Pushes: straight, as far as it goes, and down (skirmish.push)."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random
from typing import Any

import pytest

from fracas.core.listener import Listener
from fracas.core.question import Place, Roll
from fracas.games.skirmish.events.move import BreakAway, Fell, Pushed, PushRolled
from fracas.games.skirmish.moving.pushing import Direction, carry
from fracas.games.skirmish.striking.attack import push_action
from fracas.games.skirmish.telling.previews import MovePreview
from fracas.games.skirmish.telling.story import tell_story
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table


def pair(terrain: list[dict[str, Any]] | None = None, kind: str = "crown.soldier") -> tuple[Table, Fighter, Fighter]:
    table = Table(terrain=terrain or [])
    return table, table.put(0, "cinder.axe", 8, 10), table.put(1, kind, 9.2, 10)


NORTH = (0.0, 1.0)


def push(it: Fighter, other: Fighter, inches: int, towards: tuple[float, float] | None = None) -> None:
    """A push that succeeds, and is not answered."""
    it.table.roll(5, inches)
    it.table.never("back")
    if towards is None:
        it.pushes(other)
    else:
        it.pushes(other, push=(round(other.it.x + 1000 * towards[0]), round(other.it.y + 1000 * towards[1])))


def asked(it: Fighter, other: Fighter, inches: int) -> Direction:
    """The directions that a push of so many inches is asked for; nothing else has happened."""
    table = it.table
    going = push_action(table.state, table.tell, it.number, other.number)
    question = next(going)
    while isinstance(question, Roll):
        question = going.send(inches if question.ask == "push-length" else 5)
    assert isinstance(question, Place)
    assert isinstance(question.region, Direction)
    return question.region


def stopped(table: Table) -> str:
    return table.heard(Pushed)[0].stopped


@rule("skirmish.push")
@pytest.mark.parametrize("inches", [1, 2, 3])
def test_straight_away_is_the_default(inches: int) -> None:
    table, it, other = pair()
    table.roll(5, inches)
    table.never("back")
    it.pushes(other)
    assert other.at == (9.2 + inches, 10.0)
    assert other.hp == 2
    assert stopped(table) == ""


@rule("skirmish.push")
def test_in_any_direction() -> None:
    _, it, other = pair()
    push(it, other, 3, NORTH)
    assert other.at == (9.2, 13.0)


@rule("skirmish.push")
@pytest.mark.parametrize("degrees", [0, 7, 45, 83.5, 111, 200, 291.3, 359])
def test_any_angle_goes_exactly_as_far_as_the_die_says(degrees: float) -> None:
    table = Table()
    way = (cos(radians(degrees)), sin(radians(degrees)))
    it, other = table.put(0, "cinder.axe", 10 - 1.3 * way[0], 10 - 1.3 * way[1]), table.put(1, "crown.soldier", 10, 10)
    push(it, other, 2, (3.7 * way[0], 3.7 * way[1]))
    assert other.at == pytest.approx((10 + 2 * way[0], 10 + 2 * way[1]), abs=0.003)


@rule("skirmish.push")
def test_how_far_is_told_before_the_direction_is_asked() -> None:
    table, it, other = pair()
    region = asked(it, other, 2)
    (rolled,) = table.heard(PushRolled)
    assert (rolled.unit, rolled.by, rolled.die) == (other.number, it.number, 2)
    assert table.heard(Pushed) == []
    assert region.propose(()) == (11_200, 10_000), "straight away"
    assert region.length == 2000


@rule("skirmish.push")
def test_the_log_says_how_far_it_was_really_pushed() -> None:
    table, it, other = pair()
    table.put(1, "crown.soldier", 9.2, 12)
    push(it, other, 3, NORTH)
    stopped_short, far = table.heard(Pushed)[0], Pushed(other.number, it.number, (0, 0, 3000, 0), 3000, "")
    to = Listener(0, ["Ann", "Bob"])
    assert tell_story(table.state, stopped_short, to).endswith('pushed 0.9" of 3" to j11, stopped by another base.')
    assert tell_story(table.state, far, to).endswith('is pushed 3" to d1.')


@rule("skirmish.push")
def test_it_may_be_left_where_it_is() -> None:
    table, it, other = pair()
    table.roll(5, 2)
    table.never("back")
    it.pushes(other, push=())
    assert other.at == (9.2, 10.0)
    assert table.heard(Pushed) == []


@rule("skirmish.push")
def test_a_direction_is_one_point_beside_the_unit() -> None:
    _, it, other = pair()
    region = asked(it, other, 3)
    for place in ((9200, 10_000), (1, 2, 3), (7,), (10**9, 0)):
        refused = region.refuse(place)
        assert refused is not None
        assert refused.rule == "skirmish.push"
    for place in ((9201, 10_000), (-5000, -5000), (30_000, 40_000)):
        assert region.refuse(place) is None
    assert region.propose((9200, 10_000)) == region.away()
    draw = Random(5).random
    for _ in range(50):
        assert region.refuse(region.sample(draw)) is None
    places = region.candidates(draw, 12)
    assert places[0] == region.away()
    assert len(places) == len({*places}) == 12


@rule("skirmish.push", "skirmish.fall")
def test_the_preview_tells_where_it_ends_and_how_it_falls() -> None:
    high = {"kind": "elevation", "level": 3, "dotted": [], "at": [[4, 4], [10, 4], [10, 16], [4, 16]]}
    table, it, other = pair([high])
    table.put(1, "crown.soldier", 9.2, 12)
    region = asked(it, other, 3)
    told = region.preview(region.away())
    assert isinstance(told, MovePreview)
    assert told.path == (9200, 10_000, 12_200, 10_000)
    assert (told.level, [(fall.levels, fall.faces, fall.damage) for fall in told.falls]) == (0, [(3, 3, 1)])
    assert told.sentence == 'Pushed 3" of 3"; a fall of 3 levels: 3 in 6 for 1 damage.'
    stopped = region.preview((9200, 12_000))
    assert isinstance(stopped, MovePreview)
    assert stopped.sentence == 'Pushed 0.9" of 3", stopped by another base.'
    assert stopped.falls == ()


@rule("skirmish.push")
@pytest.mark.parametrize(
    ("what", "terrain", "x"),
    [
        ("barrier", {"kind": "barrier", "at": [[11, 8], [12, 8], [12, 12], [11, 12]]}, 11 - 0.551),
        (
            "elevation",
            {"kind": "elevation", "level": 1, "dotted": [3], "at": [[11, 8], [13, 8], [13, 12], [11, 12]]},
            11,
        ),
    ],
)
def test_it_stops_at_the_first_obstruction(what: str, terrain: dict[str, Any], x: float) -> None:
    table, it, other = pair([terrain])
    push(it, other, 3)
    assert other.at[0] == pytest.approx(x, abs=0.005)
    assert other.it.level == 0
    assert stopped(table) == what


@rule("skirmish.push")
@pytest.mark.parametrize("seat", [0, 1])
def test_bases_of_friend_and_enemy_stop_it(seat: int) -> None:
    table, it, other = pair()
    table.put(seat, "crown.soldier", 11.5, 10)
    push(it, other, 3)
    assert other.at[0] == pytest.approx(11.5 - 1.102, abs=0.005)
    assert stopped(table) == "base"


@rule("skirmish.push")
def test_the_table_edge_stops_it() -> None:
    table = Table()
    it, other = table.put(0, "cinder.axe", 18, 10), table.put(1, "crown.soldier", 19.2, 10)
    push(it, other, 3)
    assert other.at[0] == pytest.approx(20 - 0.551, abs=0.002)
    assert stopped(table) == "table"


@rule("skirmish.push", "skirmish.rune.size")
def test_it_ends_before_a_stone_and_goes_past_one() -> None:
    table, it, other = pair()
    table.stone(12.2, 10)
    push(it, other, 3)
    assert other.at[0] == pytest.approx(12.2 - 0.75 - 0.551, abs=0.005)
    assert stopped(table) == "stone"


@rule("skirmish.push", "skirmish.fall")
def test_pushed_off_an_elevation_it_falls_at_the_end() -> None:
    high = {"kind": "elevation", "level": 3, "dotted": [], "at": [[4, 4], [10, 4], [10, 16], [4, 16]]}
    table, it, other = pair([high])
    table.roll(5, 2, 4)
    it.pushes(other)
    assert other.it.level == 0
    (fell,) = table.heard(Fell)
    assert (fell.levels, fell.damage) == (3, 1)
    assert other.hp == 1


@rule("skirmish.push")
def test_over_a_gap_to_the_same_height_it_does_not_fall() -> None:
    high = [
        {"kind": "elevation", "level": 3, "dotted": [], "at": [[4, 4], [10, 4], [10, 16], [4, 16]]},
        {"kind": "elevation", "level": 3, "dotted": [], "at": [[11, 4], [16, 4], [16, 16], [11, 16]]},
    ]
    table, it, other = pair(high)
    push(it, other, 3)
    assert other.it.level == 3
    assert table.heard(Fell) == []


@rule("skirmish.ability.heavy")
def test_the_heavy_cannot_be_pushed() -> None:
    _, it, other = pair(kind="cinder.brokka")
    assert it.can_strike(other)
    assert not it.can_push(other)
    table = it.table
    table.run(carry(table.state, table.tell, other.number, 1, 0, 3000, it.number))
    assert other.at == (9.2, 10.0)


@rule("skirmish.ability.flight", "skirmish.push")
def test_a_flyer_pushed_off_an_edge_does_not_fall() -> None:
    high = {"kind": "elevation", "level": 3, "dotted": [], "at": [[4, 4], [10, 4], [10, 16], [4, 16]]}
    table, it, other = pair([high], "thorn.hawk")
    push(it, other, 3)
    assert other.it.level == 0
    assert table.heard(Fell) == []


@rule("skirmish.push")
def test_pushed_units_provoke_nothing() -> None:
    table, it, other = pair()
    table.put(0, "crown.soldier", 9.2, 11.5)
    push(it, other, 3)
    assert table.heard(BreakAway) == []
    assert table.were_asked("opportunity") == []


@rule("skirmish.push")
def test_a_push_does_not_stop_its_victim_from_moving() -> None:
    table, it, other = pair()
    push(it, other, 3)
    table.turn(1)
    assert other.can_move()


@rule("skirmish.rune.control")
def test_stones_are_settled_after_a_push() -> None:
    table, it, other = pair()
    stone = table.stone(13.4, 10)
    push(it, other, 2)
    assert table.state.stones[stone].side == 1


@rule("skirmish.climb", "skirmish.push")
def test_who_hangs_is_pushed_off_and_falls() -> None:
    wall = {"kind": "elevation", "level": 4, "dotted": [], "at": [[10, 4], [14, 4], [14, 16], [10, 16]]}
    table = Table(terrain=[wall])
    it, other = table.put(0, "crown.pike", 8.6, 10.0), table.put(1, "crown.soldier", 9.999, 11)
    other.it.level, other.it.hanging = 2, True
    table.roll(5, 2, 6)
    table.never("back")
    it.pushes(other, push=(5000, 11_000))
    assert not other.it.hanging
    assert other.it.level == 0
    assert other.hp == 1
