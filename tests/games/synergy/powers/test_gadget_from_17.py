"""Gadgets 17 to 20, in the order of the printed deck: each card, and each of its rulings that could go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events import Revived
from fracas.games.synergy.state import CONFUSED, POISONED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 17


@rule("synergy.power.jumper-cables")
@pytest.mark.parametrize(("die", "hits"), [(4, 4), (3, 6)])
def test_jumper_cables_shock_the_living_on_a_4(table: Table, die: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6, "jumper-cables"), table.put(1, 7, 6)
    table.roll(die)
    igor.strikes(vlad, "jumper-cables")
    assert vlad.hits == hits


@rule("synergy.power.jumper-cables")
def test_a_friend_whom_they_kill_does_not_stand_up_again(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "jumper-cables"), table.put(0, 7, 6, hits=2)
    table.roll(5)
    igor.strikes(friend, "jumper-cables")
    assert not friend.alive


@rule("synergy.power.jumper-cables", "synergy.turn.order")
def test_jumper_cables_raise_a_dead_friend_on_a_5(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "jumper-cables"), table.body(0, 7, 6)
    table.roll(5)
    igor.strikes(friend, "jumper-cables")
    assert (friend.alive, friend.hits, friend.cards) == (True, 2, set())
    assert friend.it.acted, "it acts from its player's next turn"
    assert table.state.standing[square_of("h7")] == friend.number + 1, "and it is an obstacle again"
    igor.ends()
    friend.walks("i7")
    assert friend.square == "i7"


@rule("synergy.power.jumper-cables")
def test_a_4_does_not_wake_the_dead(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "jumper-cables"), table.body(0, 7, 6)
    table.roll(4)
    igor.strikes(friend, "jumper-cables")
    assert not friend.alive


@rule("synergy.power.jumper-cables")
def test_only_dead_friends_on_squares_with_room_are_clamped(table: Table) -> None:
    igor = table.put(0, 6, 6, "jumper-cables")
    below, beside = table.body(0, 6, 6), table.body(0, 7, 6)
    table.body(1, 5, 6)
    table.body(0, 6, 5)
    sitting = table.put(1, 6, 5)
    table.body(0, 8, 6)
    igor.begins()
    assert igor.targets("jumper-cables") == {repr(below), repr(beside), repr(sitting)}


@rule("synergy.power.jumper-cables", "synergy.move.share")
def test_a_friend_raised_under_its_feet_must_be_left(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "jumper-cables"), table.body(0, 6, 6)
    table.roll(5)
    igor.strikes(friend, "jumper-cables")
    assert friend.at == igor.at
    assert not igor.can("end")
    igor.walks("g8").ends()


@rule("synergy.power.jumper-cables", "synergy.team")
def test_an_orc_wakes_with_two_hits_as_well() -> None:
    table = Table(teams=("orcs", "cats"))
    igor, friend = table.put(0, 6, 6, "jumper-cables", "lunchbox-of-mercy", "two-heads"), table.body(0, 7, 6)
    table.roll(5)
    igor.strikes(friend, "jumper-cables")
    assert friend.hits == 2
    assert [event.hits for event in table.heard(Revived)] == [2]
    friend.it.hits = 6
    igor.strikes(friend, "lunchbox-of-mercy")
    assert friend.hits == 7, "its full total has the seventh"


@rule("synergy.power.jumper-cables", "synergy.lost")
def test_the_raised_count_as_living_again() -> None:
    table = Table(bystanders=False)
    igor, friend, vlad = table.put(0, 6, 6, "jumper-cables", hits=1), table.body(0, 7, 6), table.put(1, 6, 7)
    table.roll(5, 4)
    igor.strikes(friend, "jumper-cables")
    vlad.strikes(igor)
    assert not igor.alive
    assert table.won is None


# 18


@rule("synergy.power.lunchbox-of-mercy")
def test_a_lunchbox_feeds_its_bearer_or_a_friend_next_to_it(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "lunchbox-of-mercy", "two-heads", hits=3), table.put(0, 7, 6, hits=5)
    table.put(1, 5, 6, hits=1), table.put(0, 6, 8, hits=1), table.body(0, 6, 7)
    igor.begins()
    assert igor.targets("lunchbox-of-mercy") == {repr(igor), repr(friend)}, "no foes, nobody further off, no dead"
    igor.strikes(igor, "lunchbox-of-mercy").strikes(friend, "lunchbox-of-mercy")
    assert (igor.hits, friend.hits) == (5, 6), "not above the full total"


@rule("synergy.power.lunchbox-of-mercy", "synergy.status.poisoned")
@pytest.mark.parametrize("hits", [3, 6])
def test_a_meal_ends_poison(table: Table, hits: int) -> None:
    igor, friend, vlad = table.put(0, 6, 6, "lunchbox-of-mercy"), table.put(0, 7, 6, hits=hits), table.put(1, 14, 14)
    igor.begins()
    put_under(table, friend, POISONED, vlad)
    igor.strikes(friend, "lunchbox-of-mercy")
    assert friend.statuses == set()


@rule("synergy.power.lunchbox-of-mercy", "synergy.status.confused")
def test_a_strike_at_oneself_does_not_stray_but_a_meal_for_a_friend_may(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "lunchbox-of-mercy", "two-heads", hits=3), table.put(0, 7, 6, hits=2)
    vlad = table.put(1, 8, 6, hits=2)
    igor.begins()
    put_under(table, igor, CONFUSED, vlad)
    igor.strikes(igor, "lunchbox-of-mercy")
    table.roll(3)
    igor.strikes(friend, "lunchbox-of-mercy")
    assert (igor.hits, friend.hits, vlad.hits) == (5, 2, 4)


# 19


@rule("synergy.power.tin-foil-hat", "synergy.secret")
def test_a_hat_turns_up_against_the_pinwheel(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6, down=("tin-foil-hat",))
    table.roll(4)
    table.uses(keith, "tin-foil-hat", "armour")
    igor.strikes(keith, "hypno-pinwheel")
    assert (keith.statuses, keith.cards) == (set(), {"tin-foil-hat"})


@rule("synergy.power.tin-foil-hat", "synergy.secret")
@pytest.mark.parametrize("down", ["tin-foil-hat", "pocket-pistol"])
def test_whoever_might_wear_a_hat_is_asked_and_may_pass(table: Table, down: str) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6, down=(down,))
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    assert (1, "armour") in table.asked
    assert (keith.statuses, keith.down) == ({"stunned"}, {down}), "a face-down card does nothing"


@rule("synergy.power.tin-foil-hat", "synergy.secret")
def test_a_hat_that_everybody_has_seen_is_not_asked_for(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel", "tin-foil-hat"), table.put(1, 7, 6, down=("pocket-pistol",))
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    assert (1, "armour") not in table.asked


@rule("synergy.power.tin-foil-hat", "synergy.status.stunned")
def test_a_hat_put_on_too_late_frees_nobody_but_can_be_put_on_while_stunned(table: Table) -> None:
    igor, keith = (
        table.put(0, 6, 6, "hypno-pinwheel", "rubber-chicken", "two-heads"),
        table.put(1, 7, 6, down=("tin-foil-hat",)),
    )
    table.roll(4, 3)
    igor.strikes(keith, "hypno-pinwheel")
    table.uses(keith, "tin-foil-hat", "armour")
    igor.strikes(keith, "rubber-chicken")
    assert (keith.hits, keith.statuses) == (6, {"stunned"})


@rule("synergy.power.tin-foil-hat")
def test_a_hat_is_no_use_against_other_kinds(table: Table) -> None:
    igor, keith = table.put(0, 6, 6), table.put(1, 7, 6, down=("tin-foil-hat",))
    table.roll(4)
    igor.strikes(keith)
    assert keith.hits == 5
    assert (1, "armour") not in table.asked


@rule("synergy.power.tin-foil-hat", "synergy.power.mental-barrier")
def test_a_hat_is_put_on_to_walk_through_a_barrier(table: Table) -> None:
    igor, keith = table.put(0, 6, 3, "mental-barrier"), table.put(1, 7, 6, down=("tin-foil-hat",))
    table.mark("barrier", "i7", igor, "mental-barrier")
    keith.uses("tin-foil-hat").walks("j7")
    assert keith.square == "j7"


# 20


@rule("synergy.power.preposterous-mallet", "synergy.knockback")
@pytest.mark.parametrize(("die", "hits", "ends"), [(5, 2, "j7"), (4, 6, "h7")])
def test_a_mallet_does_four_and_sends_two_squares_on_a_5(table: Table, die: int, hits: int, ends: str) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6)
    table.roll(die)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.square) == (hits, ends)


@rule("synergy.power.preposterous-mallet", "synergy.collide", "synergy.death")
def test_whoever_a_mallet_kills_flies_as_well_and_drops_its_things_there(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6, "grenade", hits=4)
    keith = table.put(1, 9, 6)
    table.roll(5, 1)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.alive, vlad.square, keith.hits) == (False, "i7", 5), "the body rolled nothing, Keith a 1"
    assert table.loose("i7") == {"grenade"}
