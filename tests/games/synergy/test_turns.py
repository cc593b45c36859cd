"""Turns, moves, strikes and gadgets of basic warriors (synergy.turn.*, .move.*, .collide, .strike.*, .gadget.*)."""

from __future__ import annotations

import pytest

from fracas.core.listener import Listener
from fracas.games.synergy.events.move import Collided
from fracas.games.synergy.events.strike import HitRolled
from fracas.games.synergy.standing import rebuild
from fracas.games.synergy.telling.refusing import why_not_act
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# -- turns


@rule("synergy.turn.order")
def test_a_turn_is_finished_before_the_next_starts(table: Table) -> None:
    igor, petra = table.put(0, 6, 6), table.put(0, 8, 6)
    petra.walks((9, 6))
    assert table.state.active == petra.number
    petra.ends()
    igor.begins()
    assert petra.it.acted
    assert not igor.it.acted


@rule("synergy.turn.basic")
@pytest.mark.parametrize("first", ["move", "strike"])
def test_one_move_and_one_strike_in_either_order(table: Table, first: str) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6)
    table.roll(1)
    if first == "move":
        igor.walks((7, 7)).strikes(vlad)
    else:
        igor.strikes(vlad).walks((6, 8))
    assert not igor.can("move")
    assert not igor.can("strike")
    assert igor.can("end")


# -- moves


@rule("synergy.move.basic")
def test_two_squares_and_no_diagonals(table: Table) -> None:
    igor = table.put(0, 6, 7)
    igor.begins()
    with pytest.raises(StoryError, match="no answer"):
        igor.walks((6, 10))
    table = Table()
    igor = table.put(0, 6, 7)
    igor.walks((7, 8))
    assert igor.at == (7, 8), "round a corner, not across it"


@rule("synergy.obstacle", "synergy.collide")
@pytest.mark.parametrize(("dice", "hits"), [((3, 4), (5, 6)), ((4, 3), (6, 5)), ((1, 1), (5, 5))])
def test_anybody_who_runs_into_a_warrior_rolls_and_so_does_the_other(
    table: Table, dice: tuple[int, int], hits: tuple[int, int]
) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6)
    table.roll(*dice)
    igor.steps("E")
    assert (igor.hits, vlad.hits) == hits
    assert igor.at == (6, 6)
    assert not igor.can("move"), "the move is over"


@rule("synergy.collide", "synergy.obstacle")
def test_a_pillar_does_not_roll(table: Table) -> None:
    igor = table.put(0, 5, 6)
    table.roll(3)
    igor.steps("S")
    assert igor.hits == 5
    assert table.heard(Collided)[0].other == -1


@rule("synergy.obstacle")
def test_the_dead_are_no_obstacle(table: Table) -> None:
    igor = table.put(0, 6, 6)
    table.body(1, 7, 6)
    igor.walks((8, 6))
    assert igor.at == (8, 6)


@rule("synergy.move.share")
def test_anybody_who_shares_a_square_and_can_leave_it_must(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 6)
    igor.begins()
    assert not igor.can("end")
    igor.walks((6, 7))
    assert igor.can("end")
    assert vlad.at == (6, 6)


@rule("synergy.move.share")
@pytest.mark.parametrize(
    ("what", "card"),
    [("combo", "seismic-tantrum"), ("combo", "the-human-bomb"), ("use", "patient-marksman"), ("use", "playing-possum")],
)
def test_anybody_who_must_leave_a_shared_square_cannot_give_up_its_move(table: Table, what: str, card: str) -> None:
    igor, vlad = table.put(0, 6, 6, card, "pocket-pistol"), table.put(1, 6, 6)
    igor.begins()
    assert not igor.can(what, card)
    assert why_not_act(table.state, 0, igor._code(what, card), Listener.nobody())[0] == "synergy.move.share"
    assert igor.can("strike", "pocket-pistol"), "it may strike before it leaves"
    vlad.it.square = 0
    rebuild(table.state)
    assert igor.can(what, card)


@rule("synergy.move.share", "synergy.power.pint-sized")
def test_anybody_who_passes_through_others_leaves_for_a_vacant_square(table: Table) -> None:
    """Two squares east of it are taken: one step there is fine, if the next leads out."""
    igor = table.put(0, 6, 6, "pint-sized")
    for column in (6, 7, 8):
        table.put(1, column, 6)
    igor.begins()
    with pytest.raises(StoryError, match="no answer to 'step'"):
        igor.steps("E", "E")
    table = Table()
    igor = table.put(0, 6, 6, "pint-sized")
    for column in (6, 7, 8):
        table.put(1, column, 6)
    igor.steps("E", "S")
    assert igor.at == (7, 7)


# -- strikes


@rule("synergy.strike.basic", "synergy.strike.roll")
@pytest.mark.parametrize(("die", "hits"), [(3, 6), (4, 5), (6, 5)])
def test_a_basic_strike_hits_on_4_and_does_1(table: Table, die: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7)
    table.roll(die)
    igor.strikes(vlad)
    assert vlad.hits == hits
    told = table.heard(HitRolled)[0]
    assert (told.needs, told.total, told.hit) == (4, die, die >= 4)


@rule("synergy.strike.basic")
def test_a_basic_strike_reaches_sides_and_the_own_square_only(table: Table) -> None:
    igor = table.put(0, 6, 6)
    table.put(1, 7, 7)
    assert igor.targets() == set()
    side, same = table.put(1, 6, 5), table.put(1, 6, 6)
    assert igor.targets() == {f"#{side.number}", f"#{same.number}"}


@rule("synergy.death", "synergy.gadget.keep")
def test_the_dead_drop_gadgets_and_lose_the_rest(table: Table) -> None:
    igor, vlad = (
        table.put(0, 6, 6),
        table.put(1, 6, 7, "grenade", "fast", "flag-goths", down=("pocket-pistol",), hits=1),
    )
    table.roll(4)
    igor.strikes(vlad)
    assert not vlad.alive
    assert table.loose("g8") == {"grenade", "flag-goths", "pocket-pistol"}
    assert table.discards == {"fast"}
    assert (vlad.cards, vlad.down) == (set(), set())


@rule("synergy.card.first", "synergy.card.type")
def test_a_card_beats_the_rules(table: Table) -> None:
    """The basic strike needs a side; Cutlery Knuckles reach the corners."""
    igor, vlad = table.put(0, 6, 6, "cutlery-knuckles"), table.put(1, 7, 7)
    igor.begins()
    assert not igor.can("strike")
    assert igor.can("strike", "cutlery-knuckles")
    table.roll(3)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.hits == 4


# -- gadgets


@rule("synergy.gadget.drop", "synergy.gadget.pick")
def test_dropping_is_free_and_picking_up_costs_a_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "grenade"), table.put(1, 6, 8)
    igor.drops("grenade")
    assert igor.can("move")
    assert table.loose("g7") == {"grenade"}
    assert not igor.can("strike", "grenade")
    igor.ends()
    vlad.walks((6, 7)).ends()
    igor.picks("grenade")
    assert igor.cards == {"grenade"}
    assert not igor.can("strike", "grenade"), "the strike is spent"


@rule("synergy.gadget.trade")
def test_a_trade_needs_the_other_side_to_agree(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "grenade")
    igor.takes(vlad, "grenade", agreed=False)
    assert vlad.cards == {"grenade"}
    assert igor.can("strike"), "a refusal costs nothing"
    assert not igor.can("take"), "but no foe is asked again in this turn"
    igor.ends()
    vlad.ends()
    igor.takes(vlad, "grenade")
    assert (igor.cards, vlad.cards) == ({"grenade"}, set())
    assert not igor.can("take")


@rule("synergy.gadget.limit")
def test_over_three_the_owner_drops_one(table: Table) -> None:
    igor = table.put(0, 6, 6, "grenade", "smoke-bomb", "dustbin-lid")
    table.lay("hypno-pinwheel", (6, 6))
    from tests.kit.synergy import row

    table.answer("keep", row("smoke-bomb"))
    igor.picks("hypno-pinwheel")
    assert igor.cards == {"grenade", "dustbin-lid", "hypno-pinwheel"}
    assert table.loose("g7") == {"smoke-bomb"}


@rule("synergy.status.aiming")
def test_anybody_who_aims_has_given_up_its_move(table: Table) -> None:
    igor = table.put(0, 2, 6, "patient-marksman", "pocket-pistol")
    vlad = table.put(1, 10, 6)
    igor.begins()
    assert not igor.can("strike", "pocket-pistol"), "eight squares away, and the pistol reaches six"
    igor.uses("patient-marksman")
    assert igor.statuses == {"aiming"}
    assert not igor.can("move")
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4, "three squares farther, and at +1"
    igor.ends()
    assert igor.statuses == set()
