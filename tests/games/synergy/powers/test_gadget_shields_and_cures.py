"""Gadgets that keep alive, or bring back to life: each card, and each of its rulings that could go wrong.

Dustbin Lid, Battle Brolly, Jumper Cables, Lunchbox of Mercy.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.card import HARD
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.strike import Revived
from fracas.games.synergy.striking.areas import blast
from fracas.games.synergy.terms import CONFUSED, FROZEN, POISONED, STUNNED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 11 dustbin-lid


@rule("synergy.power.dustbin-lid")
@pytest.mark.parametrize(("die", "hits"), [(4, 6), (3, 5)])
def test_a_lid_makes_a_hit_miss_on_a_4(table: Table, die: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "dustbin-lid")
    table.roll(4, die)
    table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes(vlad)
    assert vlad.hits == hits
    assert table.asked.count((1, "escape")) == 1, "once against each hit"


@rule("synergy.power.dustbin-lid")
def test_a_lid_works_against_every_hit_of_a_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, "dustbin-lid")
    table.roll(4, 4, 5, 6)
    for _ in range(2):
        table.uses(vlad, "dustbin-lid", "escape")
        igor.strikes(vlad)
    assert vlad.hits == 6


@rule("synergy.power.dustbin-lid")
@pytest.mark.parametrize("card", ["flameblast", "rubber-chicken"])
def test_a_lid_is_no_use_against_energy_and_mental(table: Table, card: str) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 7, 6, "dustbin-lid")
    table.roll(3)
    igor.strikes(vlad, card)
    assert (1, "escape") not in table.asked
    assert vlad.hits < 6


@rule("synergy.power.dustbin-lid", "synergy.strike.roll")
def test_a_lid_is_not_asked_for_when_the_strike_misses(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "dustbin-lid")
    table.roll(3)
    igor.strikes(vlad)
    assert (1, "escape") not in table.asked


@rule("synergy.power.dustbin-lid", "synergy.status.stunned", "synergy.status.frozen")
@pytest.mark.parametrize("status", [STUNNED, FROZEN])
def test_a_lid_is_no_use_to_anybody_who_cannot_act(table: Table, status: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "dustbin-lid")
    igor.begins()
    put_under(table, vlad, status, igor)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "escape") not in table.asked


@rule("synergy.power.dustbin-lid")
def test_a_lid_covers_its_bearer_in_a_blast_and_nobody_else(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "grenade"), table.put(1, 11, 6, "dustbin-lid"), table.put(1, 10, 7)
    table.roll(3, 4)
    table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.square) == (6, "l7"), "no damage and no knock"
    assert keith.hits == 4


# 16 battle-brolly


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


# 17 jumper-cables


@rule("synergy.power.jumper-cables")
@pytest.mark.parametrize(("die", "hits"), [(4, 4), (3, 6)])
def test_jumper_cables_shock_the_living_on_a_4(table: Table, die: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6, "jumper-cables"), table.put(1, 7, 6)
    table.roll(die)
    igor.strikes(vlad, "jumper-cables")
    assert vlad.hits == hits


@rule("synergy.power.jumper-cables")
def test_a_friend_that_they_kill_does_not_stand_up_again(table: Table) -> None:
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


# 18 lunchbox-of-mercy


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
