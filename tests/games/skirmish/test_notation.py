"""A position as one line, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.flow import Flow
from fracas.core.refusal import SetupError
from fracas.core.settings import settle
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.notation import MOST_ALIVE
from fracas.games.skirmish.state import ALIVE, GONE, MOVED, RIDING
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
    table.put(0, "crown.soldier", 12, 3, "hare-boots", hp=1).it.put_under(RIDING)
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
        ("hp:1;", "hp:1;marked_by:" + ",".join(["0"] * 100) + ";", "suffered more"),
        ("hp:1;", "hp:1;level:999999999;", "suffered more"),
        ("units=", "units=" + "seat:0;kind:crown.soldier;items:-;hp:1/" * 60, "paid for"),
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


@pytest.mark.parametrize(("more", "why"), [(0, "paid for"), (1, "no room")])
def test_so_many_units_live_at_once_and_no_more(more: int, why: str) -> None:
    """The dead lie beside the table and cost nobody time; each who lives is looked at by all others."""
    living = sum(unit.fate == ALIVE for unit in a_table().state.units)
    soldiers = "seat:0;kind:crown.soldier;items:-;hp:1;fate:alive/" * (MOST_ALIVE - living + more)
    dead = "seat:0;kind:crown.soldier;items:-;hp:0;fate:gone/" * 5
    with pytest.raises(SetupError) as no:
        SKIRMISH.notation.read(LINE.replace("units=", "units=" + soldiers + dead, 1), 2, SETTINGS)
    assert why in no.value.sentence
