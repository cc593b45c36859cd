"""The Skill Overachiever: what it does, and each of its rulings that could go wrong."""

from __future__ import annotations

import pytest

from fracas.core.question import Roll
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.setting_up.draws import receive
from tests.kit.rules import rule
from tests.kit.synergy import Table, row


@pytest.fixture
def table() -> Table:
    return Table()


# 48 overachiever


def draw(table: Table, *cards: str) -> None:
    """Play what is pending, drawing these cards."""
    left = [row(card) for card in cards]
    while table.state.pending:
        going = resolution(table.state, table.tell)
        assert going is not None
        sent: object = None
        while True:
            try:
                question = going.send(sent)
            except StopIteration:
                break
            assert isinstance(question, Roll)
            sent = left.pop(0)
    assert not left


@rule("synergy.power.overachiever", "synergy.assign")
def test_an_overachiever_draws_two_cards_and_both_are_its_own(table: Table) -> None:
    igor, keith = table.put(0, 6, 6), table.put(0, 7, 6)
    receive(table.state, table.tell, igor.number, row("overachiever"))
    draw(table, "might", "flameblast")
    assert (igor.cards, igor.down) == ({"overachiever", "might"}, {"flameblast"})
    assert (keith.cards, keith.down) == (set(), set())


@rule("synergy.power.overachiever")
def test_a_drawn_card_that_draws_does_so_as_well(table: Table) -> None:
    igor = table.put(0, 6, 6)
    receive(table.state, table.tell, igor.number, row("overachiever"))
    draw(table, "extended-warranty", "might", "strength", "fast")
    assert table.state.offered[0] == [igor.number, 1, row("strength"), row("fast")]
