"""The table of figures in a terminal: what is pending, who holds which figure, and when it ends are to be seen."""

from __future__ import annotations

import re

import pytest
from tests.kit.figures import Table, Toy

from fracas.core.session import Session
from fracas.games.figures.state import State
from fracas.games.figures.view import View
from fracas.terminal.board import board_of

ROOMS = (0, 12, 16, 24, 60)
"""Lines for the table: from the most crowded layout to the roomiest."""


def drawn(table: Session[State, View], room: int, *, width: int = 80, viewer: int = 0) -> str:
    picture = board_of(table.game).draw([table.view(viewer)], table.names, width=width, room=room)
    assert all(len(line.plain) <= width for line in picture)
    return "\n".join(line.plain for line in picture)


def told(table: Session[State, View]) -> str:
    return "\n".join(board_of(table.game).tell(table.view(0), table.names))


def out() -> Table:
    """Cyd is out, and holds figures of Ann and Bob captive; Ann holds one of Cyd's."""
    return Table(
        ann=["zapra 9", "siege-ogre 4"],
        bob=["tyrannox 5", "raptor-jill 2"],
        cyd=[],
        captives={
            "cyd": [
                Toy("the-cat", 2, start=6, wounded=True, of="ann"),
                Toy("ptero-scout", 1, start=3, wounded=True, of="bob"),
            ],
            "ann": [Toy("night-heron", 8, start=4, wounded=True, of="cyd")],
        },
    ).deal(ann="KC QC 3C", bob="2D 3D 4D")


@pytest.mark.parametrize("room", ROOMS)
def test_the_captives_of_a_player_who_is_out_are_shown(room: int) -> None:
    text = drawn(out().session, room)
    [line] = [row for row in text.splitlines() if "out of the game" in row]
    assert re.search(r"holds The Cat.* \(6, yours\) and Ptero Sco.* \(3, Bob's\)", line), line


def test_who_fielded_a_captive_with_which_power_is_told_in_full() -> None:
    lines = told(out().session).splitlines()
    assert "  holds The Cat (Actual Size) captive: fielded by Ann with Power 6" in lines
    assert "  holds Night Heron captive: fielded by Cyd with Power 4" in lines


def test_many_captives_are_shown_in_fewer_words() -> None:
    cards = ["the-cat", "ptero-scout", "night-heron", "captain-comet", "doctor-dreadful", "lady-halberd", "cannon-kate"]
    held = [Toy(card, 1, start=2, wounded=True, of="ann") for card in cards]
    table = Table(ann=["zapra 9"], bob=["tyrannox 5"], captives={"bob": held}, options={"army_size": 8})
    [line] = [row for row in drawn(table.session, 60).splitlines() if "holds" in row]
    assert line.count("(2)") == 7, line
    assert "7 held" in drawn(table.session, 60, width=60)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_pending_reversal_is_shown(room: int, viewer: int) -> None:
    table = Table(ann=["raptor-jill 9"], bob=["the-cat 1"], cyd=["zapra 1"]).deal(ann="QH QC 3C", bob="2D", cyd="3D")
    assert "play goes left ·" in drawn(table.session, room, viewer=viewer)
    table.figure("raptor-jill").fights(table.figure("the-cat"), "QH", "2D").uses_special()
    assert "play goes left, then right ·" in drawn(table.session, room, viewer=viewer)
    assert "play goes left, then right ·" in told(table.session)
    table.figure("raptor-jill").fights(table.figure("zapra"), "QC", "3D").uses_special()
    assert "play goes left ·" in drawn(table.session, room, viewer=viewer), "the second undoes the first"


@pytest.mark.parametrize("room", ROOMS)
def test_pending_effects_are_shown_however_many(room: int) -> None:
    zapra = Toy("zapra", 4, blasts=1, dodges=2, fears=1, armor="9H 4S")
    armies = {name: ["tyrannox 5", "the-cat 2", "siege-ogre 3"] for name in ("cyd", "dan", "eve", "fay")}
    table = Table(
        ann=["robo-buddy 3"],
        bartholomew_the_great=[zapra, "lady-halberd 2"],
        stuns={"bartholomew_the_great": 2},
        captives={"bartholomew_the_great": [Toy("cannon-kate", 1, wounded=True, of="ann")]},
        **armies,  # type: ignore[arg-type]
    )
    text = drawn(table.session, room)
    for sign in ("B+5", "D+10", "−5", "[9♥]", "[4♠]"):
        assert sign in text
    assert "stunned ×2" in text or " S ×2" in text
    picture = board_of(table.session.game).draw([table.session.view(0)], table.session.names, width=80, room=room)
    assert "B+5 Blast" in picture.legend, "signs are explained wherever they stand"
    assert "Blast +5, Dodge +10, intimidated −5, armor 9♥ 4♠" in told(table.session)


@pytest.mark.parametrize("room", ROOMS)
def test_the_turn_limit_is_shown(room: int) -> None:
    table = Table(ann=["zapra 9"], bob=["tyrannox 5"], turns=12).deal(ann="KC QC 3C", bob="2D 3D 4D")
    assert "turn 13 of 400 ·" in drawn(table.session, room)
    assert "turn 13 of 400 ·" in told(table.session)


@pytest.mark.parametrize("width", [80, 60])
def test_twelve_figures_are_all_drawn(width: int) -> None:
    table = Table.from_the_start("ann", "bob", armies=["star-patrol", "doom-lab"], army_sizes=[12, 2]).session
    for room in ROOMS:
        assert drawn(table, room, width=width).count("(2)") + drawn(table, room, width=width).count("(1)") in (0, 12)


def test_an_army_in_the_making_shows_points_and_figures_first() -> None:
    table = Table.from_the_start("ann", "bob", armies=["build", "doom-lab"], army_sizes=[12])
    text = drawn(table.session, 24)
    assert text.splitlines()[0] == "You: 15 of 15 points left, 0 of 12 figures: no figures yet"
    for card in ("captain-comet-arctic", "doctor-dreadful-gold", "zapra", "the-cat", "siege-ogre", "tyrannox"):
        table.answer("recruit", card)
        table.answer("power", "1")
    text = drawn(table.session, 24)
    assert "You: 9 of 15 points left, 6 of 12 figures: " in text
    assert text.count("(1)") == 6
