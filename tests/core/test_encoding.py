"""The generator of encoders: what it refuses, and that every kind of field is written where it says."""

from __future__ import annotations

import itertools
import sys
from types import ModuleType
from typing import Any

import pytest
from tools.fields.declared import Undeclared
from tools.fields.games import written_for

from fracas.core.encoding import Encoder, digest
from fracas.core.refusal import FracasError

HEAD = """
from __future__ import annotations
from typing import Annotated, final
from fracas.core.fields import *

SIDES = ("heads", "tails")
DEEDS = ("dig", "run", "hide")
CARDS = 5
Card = Annotated[int, Of("CARDS")]
"""

THING = """
@final
class Warrior:
    seat: Annotated[int, Open, Given, Owner, Seat]
    side: Annotated[int, Own("goal"), Words("SIDES")]
    down: Annotated[list[Card], Own(count="downs"), Room(4, bag=True)]
    plan: Annotated[int, Hidden]
    lying: Annotated[list[int], Open, Room(200, bag=True, beside=("laid_by",)), Cross({0: Of(3), 1: Seat})]
    laid_by: Annotated[list[int], Open, LeftOut("counted with what lies on it")]
    x: Annotated[int, Open, Upto(48_000, scaled=True)]
    # fields: begin
    # fields: end
"""

STATE = (
    THING
    + """
@final
class State:
    players: Annotated[int, Static]
    teams: Annotated[int, Static]
    team_of: Annotated[tuple[int, ...], Static]
    round: Annotated[int, Open, Upto(300)]
    change: Annotated[int, Open, Upto(9, -9), Signed]
    ready: Annotated[bool, Open]
    flags: Annotated[int, Open, Bits(6)]
    asked: Annotated[int, Open, Bits("of.players", mine="me")]
    team: Annotated[int, Open, Turned("of.teams", "of.team_of[me]")]
    energy: Annotated[list[int], Open, Upto(50), Room("of.teams", mine="of.team_of[me]")]
    deeds: Annotated[list[str], Open, Of("DEEDS"), Room(200, bag=True)]
    leader: Annotated[int, Open, Of("warriors")]
    loose: Annotated[list[tuple[int, ...]], Open, Parts(Of("CARDS"), Upto(9), Seat), Room(2)]
    square: Annotated[int, Open, Parts(Of(3, by="v // 3"), Of(3, by="v % 3"))]
    deck: Annotated[bytearray, Count("left"), Upto(40)]
    hands: Annotated[list[list[Card]], Own("hand", count="hand_sizes"), PerSeat, Room(9, bag=True)]
    bids: Annotated[list[int], Own("bid"), PerSeat, Upto(20)]
    words: Annotated[list[str], Open, PerSeat, Of("DEEDS")]
    rows: Annotated[list[list[Card]], Open, PerSeat, Room(3)]
    past: Annotated[list[int], Open, LeftOut("no rule looks back")]
    traps: Annotated[
        list[tuple[int, ...]],
        Open,
        Room(200, bag=True),
        Cross({0: Of("CARDS"), 1: Of(2, by="v // 3")}, {0: Of("CARDS"), 1: Of(3, by="v % 3")}, {2: Of("warriors")}),
    ]
    marks: Annotated[list[int], Open, Room(2), Parts(Bits(1, by="v & 1"), Bits("warriors", by="v >> 1"))]
    acting: Annotated[tuple[int, ...], Open, Room(1), Parts(Of(3), Upto(9))]
    warriors: Annotated[list[Warrior], Open, Numbered, Room("of.players + 1", first="seat")]
    # fields: begin
    # fields: end
"""
)

counter = itertools.count()


def made(source: str) -> tuple[Any, Any, Any]:
    """State, view and encoder of a source, run."""
    package = f"encoded{next(counter)}"
    files = written_for(HEAD + source, package)
    sys.modules[package] = ModuleType(package)
    modules = []
    for name in ("state", "view", "encode"):
        module = ModuleType(f"{package}.{name}")
        sys.modules[module.__name__] = module
        exec(compile(files[f"{name}.py"], name, "exec"), module.__dict__)
        modules.append(module)
    return modules[0], modules[1], modules[2]


@pytest.fixture(scope="module")
def whole() -> tuple[Any, Any, Any]:
    return made(STATE)


def table(whole: tuple[Any, Any, Any]) -> Any:
    state = whole[0].State.new(players=3, teams=2, team_of=(0, 1, 1))
    state.hands = [[1, 1, 4], [0], []]
    state.bids = [3, 7, 11]
    state.words = ["dig", "run", "hide"]
    for seat in (0, 1, 1, 2):
        warrior = whole[0].Warrior.new(seat)
        warrior.side, warrior.down, warrior.plan = 1, [2, 2, seat], 99
        state.warriors.append(warrior)
    return state


def parts(whole: tuple[Any, Any, Any], state: Any, seat: int) -> dict[str, list[int]]:
    """All parts by their names, equal from the state and from the view."""
    encoder: Encoder = whole[2].ArrayEncoder(state)
    one, two = bytearray(encoder.size), bytearray(encoder.size)
    encoder.state(state, seat, one)
    encoder.view(whole[1].view(state, seat), seat, two)
    assert one == two
    signed = [cell - 256 if cell > 127 else cell for cell in one]
    return {part.name: signed[part.at : part.at + part.width] for part in encoder.parts}


def test_numbers(whole: tuple[Any, Any, Any]) -> None:
    state = table(whole)
    state.round, state.change, state.ready, state.flags, state.asked = 299, -9, True, 0b100101, 0b011
    state.square, state.deck = 5, bytearray(33)
    seen = parts(whole, state, 0)
    assert seen["round"] == [127, (299 - 127) // 2, (299 - 127) % 2]
    assert seen["change"] == [-9]
    assert seen["ready"] == [1]
    assert seen["flags"] == [1, 0, 1, 0, 0, 1]
    assert seen["asked"] == [1, 1, 0]
    assert parts(whole, state, 1)["asked"] == [1, 0, 1]
    assert seen["square"] == [0, 1, 0, 0, 0, 1]
    assert seen["left"] == [33]
    for x in (0, 1, 374, 375, 47_999, 48_000):
        state.warriors[0].x = x
        cells = parts(whole, state, 0)["warriors.0.x"]
        assert cells[0] * 376 + cells[1] * 3 + cells[2] == x
        assert max(cells) <= 127


def test_what_is_counted_from_the_viewer(whole: tuple[Any, Any, Any]) -> None:
    state = table(whole)
    state.team, state.energy, state.leader = 1, [5, 9], 3
    first, last = parts(whole, state, 0), parts(whole, state, 2)
    assert (first["team"], last["team"]) == ([0, 1], [1, 0])
    assert (first["energy.0"], last["energy.0"]) == ([5], [9])
    assert (first["leader"], last["leader"]) == ([0, 0, 0, 1], [1, 0, 0, 0])
    assert [first[f"warriors.{place}.seat"] for place in range(4)] == [[1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1]]
    assert [last[f"warriors.{place}.seat"] for place in range(4)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]]
    assert (first["words.0"], last["words.0"]) == ([1, 0, 0], [0, 0, 1])
    state.team, state.leader = -1, -1
    assert not any(parts(whole, state, 0)["team"] + parts(whole, state, 0)["leader"])


def test_lists(whole: tuple[Any, Any, Any]) -> None:
    state = table(whole)
    state.deeds, state.loose = ["run", "run", "dig"], [(4, 9, 1)]
    state.rows = [[3, 0], [], [1]]
    seen = parts(whole, state, 1)
    assert seen["deeds"] == [1, 2, 0]
    assert seen["loose.0"] == [0, 0, 0, 0, 1, 9, 1, 0, 0]
    assert not any(seen["loose.1"])
    assert seen["rows.2.0"] == [0, 0, 0, 1, 0]
    assert seen["rows.2.1"] == [1, 0, 0, 0, 0]
    assert "past" not in seen


def test_what_is_counted_together(whole: tuple[Any, Any, Any]) -> None:
    """Rows by several columns at once, with entries of other lists beside them; whatever their order."""
    state = table(whole)
    state.traps = [(4, 5, 3), (4, 5, 3), (1, 0, -1)]
    state.warriors[3].lying, state.warriors[3].laid_by = [2, 2, 0], [0, 1, 1]
    seen, turned = parts(whole, state, 0), parts(whole, state, 2)
    traps = seen["traps"]
    assert [(cell, traps[cell]) for cell in range(len(traps)) if traps[cell]] == [
        (1 * 2 + 0, 1),
        (4 * 2 + 1, 2),
        (10 + 1 * 3 + 0, 1),
        (10 + 4 * 3 + 2, 2),
        (25 + 3, 2),
    ]
    assert turned["traps"][25:] == [2, 0, 0, 0]
    assert seen["warriors.3.lying"] == [0, 1, 0, 0, 0, 0, 1, 1, 0]
    assert turned["warriors.0.lying"] == [0, 0, 1, 0, 0, 0, 0, 1, 1]
    state.traps.reverse()
    assert parts(whole, state, 0)["traps"] == traps


def test_flags_of_objects_and_single_rows(whole: tuple[Any, Any, Any]) -> None:
    state = table(whole)
    state.marks, state.acting = [0b10010, 1], (2, 7)
    first, last = parts(whole, state, 0), parts(whole, state, 2)
    assert (first["marks.0"], last["marks.0"]) == ([0, 1, 0, 0, 1], [0, 1, 1, 0, 0])
    assert first["marks.1"] == [1, 0, 0, 0, 0]
    assert first["acting"] == [0, 0, 1, 7]
    state.acting = ()
    assert parts(whole, state, 0)["acting"] == [0, 0, 0, 0]


def test_only_its_owner_sees_what_is_its_own(whole: tuple[Any, Any, Any]) -> None:
    seen = parts(whole, table(whole), 1)
    assert seen["hand"] == [1, 0, 0, 0, 0]
    assert [seen[f"hand_sizes.{seat}"] for seat in range(3)] == [[1], [0], [3]]
    assert seen["bid"] == [7]
    assert seen["warriors.0.goal"] == [0, 1]
    assert seen["warriors.0.down"] == [0, 1, 2, 0, 0]
    assert seen["warriors.3.goal"] == [0, 0]
    assert seen["warriors.3.down"] == [0] * 5
    assert seen["warriors.3.downs"] == [3]
    assert not any("plan" in name for name in seen)


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("round", 301, "round"),
        ("round", -1, "round"),
        ("change", -10, "change"),
        ("flags", 64, "flags"),
        ("team", 2, "team"),
        ("leader", 4, "leader"),
        ("energy", [1, 2, 3], "energy"),
        ("deeds", ["dig"] * 128, "deeds"),
        ("loose", [(1, 1, 1)] * 3, "loose"),
        ("loose", [(1, 1)], "loose"),
        ("hands", [[1] * 10, [], []], "hand"),
        ("hands", [[5], [], []], "hand"),
        ("deck", bytearray(41), "left"),
        ("traps", [(1, 1, 1)] * 128, "traps"),
        ("traps", [(1, 6, 1)], "traps"),
        ("marks", [1, 1, 1], "marks"),
        ("marks", [1 << 5], "marks"),
        ("acting", (1, 2, 3), "acting"),
    ],
)
def test_too_much_is_refused_and_never_cut(whole: tuple[Any, Any, Any], field: str, value: Any, name: str) -> None:
    state = table(whole)
    encoder = whole[2].ArrayEncoder(state)
    setattr(state, field, value)
    with pytest.raises(FracasError, match=f"{name} has no room for"):
        encoder.state(state, 0, bytearray(encoder.size))


def test_a_table_with_more_things_than_its_settings_allow_is_refused(whole: tuple[Any, Any, Any]) -> None:
    state = table(whole)
    encoder = whole[2].ArrayEncoder(state)
    state.warriors.append(state.warriors[0].clone())
    with pytest.raises(FracasError, match="warriors has no room for 5"):
        encoder.state(state, 0, bytearray(encoder.size))


def test_a_layout_is_called_by_all_its_cells(whole: tuple[Any, Any, Any]) -> None:
    one, two = (whole[2].ArrayEncoder(whole[0].State.new(players=n, teams=2, team_of=(0, 1, 1))) for n in (2, 3))
    assert digest(one.parts) != digest(two.parts)
    assert digest(one.parts) == digest(whole[2].ArrayEncoder(whole[0].State.new(players=2, teams=2, team_of=())).parts)


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("bare: Annotated[int, Open]", "State.bare: how large may it be"),
        ("bare: Annotated[list[int], Open, Upto(3)]", "State.bare is a list, so an array needs a Room"),
        ("bare: Annotated[list[int], Open, Upto(3), Room(4, bag=True)]", "it must be a bag Of"),
        ("bare: Annotated[bytearray, Count('left'), Of(3)]", "State.bare is counted, so it needs Upto"),
        ("bare: Annotated[int, Open, Upto(300, -1)]", "must fit into one cell"),
        ("bare: Annotated[int, Open, Of('MOON')]", "MOON is no number, no constant"),
        ("bare: Annotated[list[int], Open, Room(4), Cross({0: Of(3)})]", "it must be a bag"),
        ("bare: Annotated[list[int], Open, Of(3), Room(4, bag=True, beside=('past',))]", "counted with them: Cross"),
        ("bare: Annotated[list[Warrior], Open, Numbered]", "State.bare is a list, so an array needs a Room"),
    ],
)
def test_a_field_without_bounds_is_refused(field: str, why: str) -> None:
    with pytest.raises(Undeclared, match=why):
        made(
            STATE.replace(
                "    players: Annotated[int, Static]\n", f"    players: Annotated[int, Static]\n    {field}\n"
            )
        )


def test_a_field_of_an_object_too() -> None:
    with pytest.raises(Undeclared, match=r"Warrior\.x: how large may it be"):
        made(STATE.replace(", Upto(48_000, scaled=True)", ""))
