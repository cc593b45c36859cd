"""Gadgets 13 to 16, in the order of the printed deck: each card, and each of its rulings that could go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.card import HARD
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.moving.steps import ASIDE, THROUGH
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.state import STUNNED
from fracas.games.synergy.striking.areas import blast
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, StoryError, Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 13


@rule("synergy.power.hypno-pinwheel", "synergy.stun", "synergy.status.stunned")
def test_a_pinwheel_stuns_until_the_next_turn_of_who_spun_it(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 9, 6)
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    assert (keith.statuses, keith.hits) == ({"stunned"}, 6)
    keith.begins()
    assert not keith.can("move")
    igor.begins()
    assert keith.statuses == set()


@rule("synergy.power.hypno-pinwheel")
def test_a_pinwheel_needs_a_4_and_reaches_three_squares(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 9, 6)
    table.put(1, 6, 10)
    igor.begins()
    assert igor.targets("hypno-pinwheel") == {repr(keith)}
    table.roll(3)
    igor.strikes(keith, "hypno-pinwheel")
    assert keith.statuses == set()


@rule("synergy.power.hypno-pinwheel", "synergy.gadget.trade")
def test_the_stun_lasts_even_if_the_pinwheel_changes_hands(table: Table) -> None:
    igor, friend, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(0, 5, 6), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    igor.it.strikes = 1
    igor.gives(friend, "hypno-pinwheel")
    friend.begins()
    assert keith.statuses == {"stunned"}
    friend.ends()
    keith.ends()
    friend.ends()
    assert keith.statuses == {"stunned"}, "the new holder's turn does not end it"
    igor.begins()
    assert keith.statuses == set()


@rule("synergy.power.hypno-pinwheel", "synergy.power.might")
def test_damage_modifiers_do_not_count_for_a_pinwheel(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel", "might", "strength"), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    assert keith.hits == 6


# 14


@rule("synergy.power.portable-holes")
def test_a_walk_goes_in_at_one_hole_and_on_from_the_other(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes", "two-heads"), table.put(1, 10, 6)
    igor.strikes("g5", "portable-holes")
    table.answer("replace", square_of("j7"))
    igor.strikes("j7", "portable-holes")
    assert (table.markers("g5"), table.markers("j7")) == ({"hole"}, {"hole"})
    table.answer("hole", THROUGH)
    table.answer("step", 0)
    vlad.walks("j7")
    assert vlad.square == "g4", "the square of the other hole costs nothing: one square in, one square north"


@rule("synergy.power.portable-holes")
def test_nobody_must_go_down_a_hole(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.answer("hole", ASIDE)
    vlad.steps("W", "W")
    assert vlad.square == "i7"


@rule("synergy.power.portable-holes")
def test_a_single_hole_leads_nowhere(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6)
    table.mark("hole", "j7", igor, "portable-holes")
    vlad.walks("j7")
    assert vlad.square == "j7"
    assert (1, "hole") not in table.asked


@rule("synergy.power.portable-holes")
def test_one_hole_may_be_moved_before_the_second_is_laid(table: Table) -> None:
    igor = table.put(0, 6, 6, "portable-holes")
    table.mark("hole", "a4", igor, "portable-holes")
    table.answer("replace", square_of("a4"))
    igor.strikes("g5", "portable-holes")
    assert (table.markers("a4"), table.markers("g5")) == (set(), {"hole"})


@rule("synergy.power.portable-holes")
def test_there_is_no_third_hole(table: Table) -> None:
    igor = table.put(0, 6, 6, "portable-holes")
    for spot in ("a4", "a6"):
        table.mark("hole", spot, igor, "portable-holes")
    table.answer("replace", square_of("g5"))
    with pytest.raises(StoryError, match="no answer to 'replace'"):
        igor.strikes("g5", "portable-holes")
    table.told.clear()


@rule("synergy.power.portable-holes")
def test_a_hole_under_a_warrior_lets_nobody_out(table: Table) -> None:
    igor, vlad = table.put(0, 0, 3, "portable-holes"), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    vlad.walks("j7")
    assert vlad.square == "j7"


@rule("synergy.power.portable-holes", "synergy.knockback")
@pytest.mark.parametrize(("answer", "ends"), [(THROUGH, "a4"), (ASIDE, "i7")])
def test_knocked_into_a_hole_its_owner_decides_and_the_knock_ends_there(table: Table, answer: int, ends: str) -> None:
    igor, vlad = table.put(0, 5, 6, "preposterous-mallet"), table.put(1, 6, 6)
    for spot in ("h7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.roll(5)
    table.answer("hole", answer, by=vlad)
    igor.strikes(vlad, "preposterous-mallet")
    assert vlad.square == ends, "if the hole is declined the knock of two goes on"


@rule("synergy.power.portable-holes", "synergy.random")
def test_a_drift_is_a_move_of_its_own_and_may_end_in_a_hole(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.mark("peel", "a3", igor, "crate-of-bananas")
    table.answer("hole", THROUGH)
    table.answer("hole", THROUGH)
    table.roll(4)
    vlad.steps("W", "N")
    assert vlad.square == "j7", "through the holes to a4, onto a peel, south into the hole and back"


@rule("synergy.power.portable-holes")
def test_a_hole_is_used_once_in_a_move(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6, "fast")
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.answer("hole", THROUGH)
    vlad.steps("W", "N", "S")
    assert vlad.square == "a4"
    assert table.asked.count((1, "hole")) == 1


@rule("synergy.power.portable-holes")
def test_the_holes_stay_when_the_gadget_changes_hands_and_its_holder_moves_them(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 7, 6)
    for spot in ("a4", "a6"):
        table.mark("hole", spot, igor, "portable-holes")
    igor.gives(vlad, "portable-holes")
    assert table.markers("a4") == {"hole"}
    table.answer("replace", square_of("a6"))
    vlad.strikes("i7", "portable-holes")
    assert (table.markers("a4"), table.markers("a6"), table.markers("i7")) == ({"hole"}, set(), {"hole"})


@rule("synergy.power.portable-holes", "synergy.throw")
def test_a_hole_wants_an_empty_square_within_three(table: Table) -> None:
    igor = table.put(0, 7, 6, "portable-holes")
    table.put(1, 9, 6)
    table.mark("peel", "g7", igor, "crate-of-bananas")
    igor.begins()
    assert igor.targets("portable-holes") == {"i7", "f7", "e7", "h8", "h9"}


@rule("synergy.power.portable-holes")
def test_suppressed_holes_are_only_painted(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    suppress(table.state, table.tell, igor.number, number_of("portable-holes"), 0)
    vlad.steps("W", "W")
    assert vlad.square == "i7", "straight across"
    assert (1, "hole") not in table.asked


# 15


@rule("synergy.power.cargo-pants", "synergy.gadget.limit")
def test_cargo_pants_hold_any_number_of_gadgets(table: Table) -> None:
    igor = table.put(0, 6, 6, "cargo-pants", "grenade", "smoke-bomb")
    table.lay("dustbin-lid", "g7")
    table.lay("flag-cats", "g7")
    igor.picks("dustbin-lid")
    assert igor.it.strikes == 1, "one handling costs no strike"
    igor.picks("flag-cats")
    assert igor.it.strikes == 0, "the second does"
    assert len(table.gadgets(igor)) == 5
    igor.begins()
    assert not igor.can("pick")


@rule("synergy.power.cargo-pants", "synergy.gadget.trade")
@pytest.mark.parametrize("give", [True, False])
def test_taking_or_giving_is_free_once_a_turn(table: Table, give: bool) -> None:
    igor, friend = table.put(0, 6, 6, "cargo-pants", "grenade"), table.put(0, 7, 6, "smoke-bomb")
    for left in (1, 0):
        if give:
            igor.gives(friend, "grenade")
        else:
            igor.takes(friend, "smoke-bomb")
        assert igor.it.strikes == left, "the first costs nothing, the second a strike"
        friend.it.cards, igor.it.cards = [number_of("smoke-bomb")], [number_of("cargo-pants"), number_of("grenade")]


@rule("synergy.power.cargo-pants")
def test_the_free_handling_comes_back_with_the_next_turn(table: Table) -> None:
    igor = table.put(0, 6, 6, "cargo-pants")
    for card in ("grenade", "dustbin-lid"):
        table.lay(card, "g7")
    igor.picks("grenade").ends()
    igor.picks("dustbin-lid")
    assert igor.it.strikes == 1


@rule("synergy.power.cargo-pants", "synergy.gadget.limit")
def test_without_the_pants_three_are_kept(table: Table) -> None:
    igor = table.put(0, 6, 6, "cargo-pants", "grenade", "smoke-bomb", "dustbin-lid", "jumper-cables")
    table.answer("keep", number_of("grenade"))
    igor.drops("cargo-pants")
    assert table.gadgets(igor) == {"smoke-bomb", "dustbin-lid", "jumper-cables"}
    assert table.loose("g7") == {"cargo-pants", "grenade"}


@rule("synergy.power.cargo-pants", "synergy.gadget.limit")
def test_suppressed_pants_are_still_carried_and_count(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "cargo-pants", "grenade", "smoke-bomb", "flag-cats"), table.put(1, 7, 6)
    igor.begins()
    suppress(table.state, table.tell, igor.number, number_of("cargo-pants"), vlad.number)
    table.answer("keep", number_of("smoke-bomb"))
    igor.walks("f7")
    assert table.gadgets(igor) == {"cargo-pants", "grenade", "flag-cats"}


# 16


@rule("synergy.power.battle-brolly", "synergy.knockback")
def test_a_brolly_jabs_and_knocks(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "battle-brolly"), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(vlad, "battle-brolly")
    assert (vlad.hits, vlad.square) == (4, "i7")


@rule("synergy.power.battle-brolly")
@pytest.mark.parametrize(("at", "hurt"), [((11, 7), False), ((11, 6), True), ((10, 6), True)])
def test_a_brolly_keeps_off_blasts_that_are_not_next_door(table: Table, at: tuple[int, int], hurt: bool) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "grenade"), table.put(1, *at, "battle-brolly"), table.put(1, 9, 7)
    table.roll(3)
    igor.strikes("k7", "grenade")
    assert vlad.hits == (4 if hurt else 6), "the middle is the landing square; its own square counts as next door"
    if not hurt:
        assert vlad.at == at, "no knock either"
    assert keith.hits == 4, "for its bearer only"


@rule("synergy.power.battle-brolly", "synergy.status.stunned")
def test_a_brolly_stays_open_while_its_bearer_is_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "seismic-tantrum"), table.put(1, 11, 6, "battle-brolly")
    igor.begins()
    put_under(table, vlad, STUNNED, igor)
    table.roll(4)
    igor.combines("seismic-tantrum")
    assert vlad.hits == 6


@rule("synergy.power.battle-brolly")
def test_a_brolly_does_not_keep_off_auras_nor_strikes_that_name_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "pocket-pistol"), table.put(1, 8, 6, "battle-brolly")
    for aura, hits in ((False, 6), (True, 5)):
        igor.begins()
        assert list(blast(table.state, table.tell, igor.number, 5, 1, HARD, aura=aura)) == []
        assert vlad.hits == hits
    table.roll(4)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 3
