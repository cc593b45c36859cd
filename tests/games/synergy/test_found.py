"""What the exhaustive runner, many random games and a reading of the rules found, each as a story of its own."""

from __future__ import annotations

from contextlib import suppress

import pytest

from fracas.core.listener import Listener
from fracas.core.question import Choice
from fracas.games.synergy.board import NAMES, NORTH
from fracas.games.synergy.events.move import Collided
from fracas.games.synergy.events.strike import StrikeLost
from fracas.games.synergy.events.turn import Neutralized, PlayerLost
from fracas.games.synergy.moving.walking import step_options
from fracas.games.synergy.numbers import DROP
from fracas.games.synergy.standing import put
from fracas.games.synergy.telling.refusing import why_not_act
from fracas.games.synergy.turns.gadgets import drop
from tests.games.synergy.powers.hands import under
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


# -- auras and statuses


@rule("synergy.power.anti-magic-aura", "synergy.status.confused")
def test_a_magic_strike_that_strays_into_an_aura_is_wasted() -> None:
    table = Table()
    igor, vlad, keith = table.put(0, 3, 8, "zorch-ball", "pocket-pistol"), table.put(1, 5, 8), table.put(1, 6, 8)
    table.put(1, 8, 8, "anti-magic-aura")
    under(igor, "confused", table.put(1, 12, 12))
    table.roll(3)
    igor.strikes(vlad, "zorch-ball")
    assert (vlad.hits, keith.hits) == (6, 6)
    assert [event.why for event in table.heard(StrikeLost)] == ["aura"]
    igor.it.strikes = 1
    table.roll(3, 4)
    igor.strikes(vlad, "pocket-pistol")
    assert keith.hits == 4, "what is no Magic works there"


@rule("synergy.status.poisoned", "synergy.duration")
def test_poison_from_two_lasts_until_the_second_poisoner_is_gone() -> None:
    table = Table()
    igor, petra, vlad = table.put(0, 5, 8, hits=1), table.put(0, 5, 9), table.put(1, 6, 8)
    under(vlad, "poisoned", igor)
    under(vlad, "poisoned", petra)
    vlad.begins()
    assert vlad.hits == 5, "never doubled"
    table.roll(6)
    vlad.strikes(igor)
    assert not igor.alive
    assert vlad.it.makers == [petra.number]
    vlad.ends()
    vlad.does("wipe")
    assert vlad.statuses == set()


# -- gadgets


@rule("synergy.gadget.trade", "synergy.secret")
def test_a_face_down_gadget_is_taken_from_a_friend_and_turns_up() -> None:
    table = Table()
    igor, petra = table.put(0, 5, 8), table.put(0, 6, 8, down=("pocket-pistol", "low-blow"))
    vlad = table.put(1, 4, 8, down=("rubber-chicken",))
    igor.begins()
    with pytest.raises(AssertionError, match="no answer to 'partner'"):
        igor.takes(vlad, "rubber-chicken")
    igor.takes(petra, "pocket-pistol")
    assert (igor.cards, petra.cards, petra.down) == ({"pocket-pistol"}, set(), {"low-blow"})
    assert not igor.can("strike"), "it costs the strike"


@rule("synergy.gadget.drop", "synergy.power.partly-cloudy", "synergy.status.mist")
def test_mist_may_drop_what_it_carries() -> None:
    table = Table()
    igor = table.put(0, 5, 6, "partly-cloudy", "grenade")
    igor.uses("partly-cloudy")
    igor.drops("grenade")
    assert table.loose((5, 6)) == {"grenade"}


# -- leaving the board


@rule("synergy.surrender", "synergy.power.drill-sergeant")
def test_nobody_surrenders_at_an_order() -> None:
    table = Table()
    igor, petra = table.put(0, 3, 0, "drill-sergeant"), table.put(0, 6, 0, "grenade")
    igor.begins()
    table.answer("order", 0)
    igor.strikes(petra, "drill-sergeant")
    assert NORTH not in step_options(table.state, petra.number, 0)
    assert not petra.can("drop")
    assert "acts on an order" in why_not_act(table.state, 0, DROP, Listener.nobody())[1]
    petra.walks((6, 1))
    assert NORTH in step_options(table.state, igor.number, 0), "in its own turn it may"


@rule("synergy.surrender", "synergy.power.rent-a-zombie", "synergy.status.zombie")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_zombie_walks_off_the_board_whosever_body_it_is(owner: int) -> None:
    table = Table()
    igor, zombie = table.put(0, 5, 1, "rent-a-zombie"), table.body(owner, 5, 0)
    table.roll(5)
    igor.strikes(zombie, "rent-a-zombie").ends()
    zombie.steps("N")
    assert zombie.life == "gone"
    assert table.won is None
    assert table.heard(PlayerLost) == []


@rule("synergy.surrender", "synergy.power.portable-holes")
def test_holes_leave_with_anybody_who_takes_their_card_along() -> None:
    table = Table()
    igor, petra = table.put(0, 5, 6, "grenade"), table.put(0, 0, 6, "portable-holes")
    table.mark("hole", (5, 9), igor, "portable-holes")
    table.mark("peel", (8, 9), igor, "crate-of-bananas")
    petra.steps("W")
    assert petra.life == "gone"
    assert (table.markers((5, 9)), table.markers((8, 9))) == (set(), {"peel"})


@rule("synergy.neutralized", "synergy.lost", "synergy.status.zombie")
def test_lost_turns_of_a_zombie_are_not_counted() -> None:
    table = Table()
    igor, zombie, vlad = table.put(0, 6, 8, "rent-a-zombie"), table.body(1, 7, 8), table.put(1, 10, 3)
    table.roll(5)
    igor.strikes(zombie, "rent-a-zombie").ends()
    zombie.it.idle = 2
    vlad.ends()
    under(zombie, "stunned", vlad)
    zombie.begins()
    assert zombie.it.idle == 2
    assert table.heard(Neutralized) == []


# -- one square, several warriors


@rule("synergy.move.share", "synergy.power.blink")
def test_anybody_who_can_only_leap_out_of_a_shared_square_must() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 9, "blink", "the-human-bomb", "playing-possum"), table.put(1, 12, 12)
    for column, line in ((4, 9), (6, 9), (5, 10), (5, 8)):
        table.put(1, column, line)
    put(table.state, vlad.number, igor.it.square)
    igor.begins()
    assert igor.can("move", "blink")
    assert not igor.can("end")
    assert not igor.can("move"), "its walk would lead into somebody, and the move be lost"
    assert not igor.can("combo", "the-human-bomb")
    assert not igor.can("use", "playing-possum")
    assert why_not_act(table.state, 0, igor._code("move", ""), Listener.nobody())[0] == "synergy.move.share"
    igor.moves("blink", (4, 8))
    assert igor.can("end")
    vlad.ends()


@rule("synergy.move.share")
def test_anybody_who_cannot_leave_a_shared_square_may_stay_and_run_into_others() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 9), table.put(1, 12, 12)
    for column, line in ((4, 9), (6, 9), (5, 10), (5, 8)):
        table.put(1, column, line)
    put(table.state, vlad.number, igor.it.square)
    igor.begins()
    assert igor.can("end")
    assert igor.can("move")


@rule("synergy.collide")
def test_everybody_on_a_square_that_is_run_into_rolls() -> None:
    table = Table()
    igor, vlad, keith = table.put(0, 5, 6), table.put(1, 6, 6, "pint-sized"), table.put(1, 6, 7, "pincushion-hide")
    put(table.state, keith.number, vlad.it.square)
    table.roll(6, 1, 2)
    igor.steps("E")
    assert (igor.hits, vlad.hits, keith.hits) == (4, 5, 5), "its own die was a 6, the spines cost 2"
    assert [event.other for event in table.heard(Collided)] == [vlad.number, keith.number]
