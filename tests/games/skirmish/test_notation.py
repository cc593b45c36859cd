"""A position as one line, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from bench.hordes import horde

from fracas.core.flow import Flow
from fracas.core.refusal import SetupError
from fracas.core.settings import settle
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.content import map_named
from fracas.games.skirmish.done import MOVED
from fracas.games.skirmish.maps import BARRIER
from fracas.games.skirmish.state import GONE
from fracas.games.skirmish.turns.recruiting import MOST_ALIVE
from tests.games.skirmish.wandering import TABLES, any_answer, wander
from tests.kit.skirmish import Table

SETTINGS = settle("skirmish", SKIRMISH.settings, {"map": "ford"})


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_every_boundary_is_read_back(place: int) -> None:
    players, settings = TABLES[place]
    settled = settle("skirmish", SKIRMISH.settings, settings)
    flow: Flow[Any]
    for number, flow in enumerate(wander(place, players, settings, most=300)):
        line = SKIRMISH.notation.write(flow.boundary)
        assert "\n" not in line
        back = SKIRMISH.notation.read(line, players, settled)
        assert SKIRMISH.notation.write(back) == line
        if number % 20 == 0:
            for viewer in range(-1, players):
                assert SKIRMISH.view(back, viewer) == SKIRMISH.view(flow.boundary, viewer)


def test_a_position_is_played_on_as_if_nothing_had_been_between() -> None:
    """Nothing that the rules remember is missing from the line."""
    one = next(flow for number, flow in enumerate(wander(4, 2, {}, most=200)) if number >= 150 and not flow.since)
    back = SKIRMISH.notation.read(SKIRMISH.notation.write(one.boundary), 2, settle("skirmish", SKIRMISH.settings, {}))
    two: Flow[Any] = Flow(SKIRMISH, back)
    left, right = Random(8), Random(8)
    for _ in range(200):
        if one.question is None:
            break
        one.send(answer(one, left))
        two.send(answer(two, right))
        assert SKIRMISH.notation.write(one.state) == SKIRMISH.notation.write(two.state)


def answer(flow: Flow[Any], random: Random) -> Any:
    assert flow.question is not None
    return any_answer(flow.question, random)


def a_table() -> Table:
    table = Table(map="ford")
    table.put(0, "crown.athum", 10, 3, leader=True).it.do(MOVED)
    table.put(0, "crown.soldier", 12, 3, "hare-boots", hp=1).lay("ride-with-me")
    table.put(1, "grave.osk", 10, 17, leader=True)
    table.put(1, "grave.husk", 13, 17).it.fate = GONE
    table.stone(10, 10, side=1)
    return table


LINE = SKIRMISH.notation.write(a_table().state)


def test_units_and_items_are_words_and_places_are_thousandths_of_an_inch() -> None:
    assert "kind:crown.soldier;items:hare-boots" in LINE
    assert "x:12000;y:3000" in LINE
    assert "side:1" in LINE
    assert SKIRMISH.notation.write(SKIRMISH.notation.read(LINE, 2, SETTINGS)) == LINE


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("phase=turn", "phase=supper", "phase"),
        ("energy=0,0", "energy=0,0,0", "2 sides"),
        ("order=0,1", "order=0,2", "2 sides"),
        ("order=0,1", "order=0,0", "order of the sides"),
        ("order=0,1", "order=-", "nobody's turn"),
        ("seat=0", "seat=1", "does not belong"),
        ("seat=0", "seat=2", "somebody acts"),
        ("moving=-1", "moving=4", "somebody acts"),
        ("striking=-1", "striking=9", "somebody acts"),
        ("homes=0,1", "homes=0,0", "no set-up"),
        ("x:12000", "x:20001", "beyond the table"),
        ("x:10000;y:10000", "x:10000;y:30000", "beyond the table"),
        ("kind:crown.soldier", "kind:crown.general", ""),
        ("kind:crown.soldier", "kind:4", ""),
        ("items:hare-boots", "items:seven-league-boots", ""),
        ("winners=-", "winners=5", "somebody has won"),
        ("hp:1", "hp:x", ""),
        ("hp:1", "hp:99", "suffered more"),
        ("energy=0,0", "energy=0,99999", "more energy"),
        ("round=1", "round=21", "20 rounds"),
        ("turns=1", "turns=999999", "20 rounds"),
        ("siphons=0", "siphons=3", "siphoned"),
        ("handed=0", "handed=9", "handed over"),
        ("lefts=0,0", "lefts=0,51", "50 points"),
        ("mustered=-,-", "mustered=-," + "x" * 100, "a name"),
        ("hp:1;", "hp:1;attacks:1000;", "suffered more"),
        ("lying:ride-with-me;laid_by:0", "lying:ride-with-me,ride-with-me;laid_by:0,0", "suffered more"),
        ("laid_by:0", "laid_by:0,1", "nobody made"),
        ("laid_by:0", "laid_by:2", "nobody made"),
        ("lying:ride-with-me", "lying:parry", "parry"),
        ("hp:1;", "hp:1;level:999999999;", "suffered more"),
        ("units=", "units=" + "seat:0;kind:crown.soldier;items:-;hp:1/" * 60, "paid for"),
        ("hp:1;", "hp:0;", "suffered more"),
        ("hp:1;", "hp:1;met:2,2;", "suffered more"),
        ("hp:1;", "hp:1;met:0;", "suffered more"),
        ("hp:1;", "hp:1;used:99;", "suffered more"),
        ("chosen=-1", "chosen=4", "somebody acts"),
        ("units=", "units=" + "seat:0;kind:crown.soldier;items:-;hp:1/" * 1000, "no room"),
        ("stones=", "stones=" + "x:1;y:1;level:0/" * 50, "more stones"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    assert old in LINE, LINE
    with pytest.raises(SetupError) as no:
        SKIRMISH.notation.read(LINE.replace(old, new, 1), 2, SETTINGS)
    assert why in no.value.sentence
    assert no.value.rule == "table.record"


# -- what units cost, and what can stand

SOLDIER = "seat:0;kind:crown.soldier;items:-;hp:1;fate:alive;x:{x};y:{y}/"
FALLEN = "seat:0;kind:crown.soldier;items:-;hp:0;fate:killed/"


def with_units(more: str) -> str:
    return LINE.replace("units=", "units=" + more, 1)


def why_refused(line: str, **settings: Any) -> str:
    """The reason; empty if it is read."""
    try:
        SKIRMISH.notation.read(line, 2, {**SETTINGS, **settings})
    except SetupError as no:
        assert no.rule == "table.record"
        return no.sentence
    return ""


def test_a_position_is_bounded_by_what_its_units_cost_and_not_by_the_cheapest() -> None:
    """Athum and a soldier with boots cost 29; 50 points, two energy for the stone and two siphoned leave 25."""
    soldiers = [SOLDIER.format(x=2_000 + 1_200 * n, y=1_000) for n in range(3)]
    assert why_refused(with_units("".join(soldiers[:2]))) == ""
    assert "paid for" in why_refused(with_units("".join(soldiers)))
    assert "paid for" in why_refused(with_units(FALLEN * 3)), "who has fallen was paid for too"


def test_energy_that_is_left_was_not_spent_on_units() -> None:
    two = with_units(FALLEN * 2)
    assert why_refused(two.replace("energy=0,0", "energy=7,0")) == ""
    assert "paid for" in why_refused(two.replace("energy=0,0", "energy=10,0"))


def test_later_more_can_have_been_paid_for() -> None:
    late = with_units(FALLEN * 3).replace("round=1 ", "round=3 ", 1)
    assert why_refused(late) == ""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("leader:yes;", "", "one leader"),
        ("kind:crown.soldier;", "kind:crown.soldier;leader:yes;", "one leader"),
        ("kind:crown.athum;", "kind:crown.shield;", "a hero"),
        ("kind:crown.soldier;items:hare-boots", "kind:crown.athum;items:-", "only one copy of a hero"),
        ("kind:crown.soldier;", "kind:thorn.antler;", "this army is Crown of Tellur"),
        ("items:hare-boots", "items:hare-boots,long-spear", "at most one item"),
        ("kind:crown.soldier;items:hare-boots", "kind:crown.shield;items:war-string", "War String"),
    ],
)
def test_an_army_that_could_not_be_fielded_is_refused(old: str, new: str, why: str) -> None:
    assert old in LINE
    said = why_refused(LINE.replace(old, new, 1), points=100)
    assert why in said


@pytest.mark.parametrize(
    ("x", "y", "why"),
    [
        (14_000, 3_000, ""),
        (13_102, 3_000, ""),
        (13_080, 3_000, "same place"),
        (12_000, 3_000, "same place"),
        (300, 3_000, "beyond the table"),
        (10_000, 11_200, "rune-stone"),
    ],
)
def test_bases_stand_where_bases_can(x: int, y: int, why: str) -> None:
    """A second soldier beside the first at (12, 3), whose base is as wide as its own."""
    said = why_refused(with_units(SOLDIER.format(x=x, y=y)))
    assert why in said
    assert bool(why) is bool(said)


def test_nobody_stands_on_a_barrier_or_in_the_air() -> None:
    barrier = next(piece for piece in map_named("ford").pieces if piece.kind == BARRIER)
    xs, ys = [x for x, _ in barrier.corners], [y for _, y in barrier.corners]
    spot = {"x": (min(xs) + max(xs)) // 2, "y": (min(ys) + max(ys)) // 2}
    assert "barrier" in why_refused(with_units(SOLDIER.format(**spot)))
    for level, hanging, why in ((1, "no", "height"), (1, "yes", ""), (9, "yes", "height")):
        unit = SOLDIER.format(x=14_000, y=3_000).removesuffix("/") + f";level:{level};hanging:{hanging}/"
        assert why in why_refused(with_units(unit))


def test_stacked_units_are_refused_and_those_that_stand_apart_are_not() -> None:
    """The record that stopped a server: longbows, one on the other."""
    state, settings = horde(["crown.longbow"] * 4, ["crown.athum"] * 4, map="hedges")
    line = SKIRMISH.notation.write(state)
    assert SKIRMISH.notation.write(SKIRMISH.notation.read(line, 4, settings)) == line
    for unit in state.units[1:]:
        unit.x, unit.y, unit.level = state.units[0].x, state.units[0].y, state.units[0].level
    with pytest.raises(SetupError) as no:
        SKIRMISH.notation.read(SKIRMISH.notation.write(state), 4, settings)
    assert "same place" in no.value.sentence


@pytest.mark.parametrize(("more", "why"), [(0, ""), (1, "no room")])
def test_so_many_units_live_at_once_and_no_more(more: int, why: str) -> None:
    state, settings = horde(
        ["thorn.sprite"] * 2, ["thorn.sorrel"] * 2, most=MOST_ALIVE + more, scenario="wartide", map="marsh"
    )
    assert len(state.units) == MOST_ALIVE + more
    said = ""
    try:
        SKIRMISH.notation.read(SKIRMISH.notation.write(state), 2, settings)
    except SetupError as no:
        said = no.sentence
    assert why in said
    assert bool(why) is bool(said)
