"""What the exhaustive runner found, each as a story of its own."""

from __future__ import annotations

from contextlib import suppress

from fracas.games.synergy.gadgets import drop
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
