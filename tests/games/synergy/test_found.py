"""What the exhaustive runner and many random games found, each as a story of its own."""

from __future__ import annotations

from contextlib import suppress

from fracas.core.question import Choice
from fracas.games.synergy.board import NAMES
from fracas.games.synergy.gadgets import drop
from tests.kit.rules import rule
from tests.kit.synergy import Table, row, square_of


def test_a_gadget_that_slides_off_a_pillar_lies_there_while_its_player_thinks() -> None:
    table = Table()
    climber = table.put(0, 5, 2, "suction-cup-soles", "grenade")
    going = drop(table.state, table.tell, climber.number, [row("grenade")])
    question = next(going)
    assert question.ask == "slide"
    assert table.loose("f3") == {"grenade"}
    with suppress(StopIteration):
        going.send(square_of("f4"))
    assert (table.loose("f3"), table.loose("f4")) == (set(), {"grenade"})


@rule("synergy.gadget.drop", "synergy.death")
def test_a_gadget_that_falls_in_the_middle_of_the_pyramid_slides_off_all_of_it() -> None:
    """All neighbours of h8 are pyramid too, so that the nearest floor is two steps away."""
    table = Table(board="desert")
    climber = table.put(0, 7, 7, "suction-cup-soles", "grenade")
    going = drop(table.state, table.tell, climber.number, [row("grenade")])
    question = next(going)
    assert isinstance(question, Choice)
    assert (question.seat, question.ask) == (table.state.seat, "slide")
    assert {NAMES[square] for square in question.options} == {"h6", "f8", "j8", "h10"}
    with suppress(StopIteration):
        going.send(square_of("j8"))
    assert (table.loose("h8"), table.loose("j8")) == (set(), {"grenade"})


@rule("synergy.gadget.drop")
def test_a_gadget_that_falls_at_the_edge_of_the_pyramid_slides_to_the_side() -> None:
    table = Table(board="desert")
    climber = table.put(0, 6, 6, "suction-cup-soles", "grenade")
    question = next(drop(table.state, table.tell, climber.number, [row("grenade")]))
    assert isinstance(question, Choice)
    assert {NAMES[square] for square in question.options} == {"g6", "f7"}
