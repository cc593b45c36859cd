"""Gadgets to strike with: each card, and each of its rulings that could go wrong.

Grenade, Pocket Pistol, Mostly Reliable Boomerang, Rubber Chicken of Shame, Hypno-Pinwheel, Preposterous Mallet.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.terms import CONFUSED
from tests.games.synergy.powers.hands import soaks_mental
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 2 grenade


@rule("synergy.power.grenade", "synergy.knockback", "synergy.area")
def test_a_grenade_spares_nobody_and_leaves_the_middle_where_it_is(table: Table) -> None:
    igor = table.put(0, 7, 6, "grenade")
    vlad, keith, friend = table.put(1, 11, 6), table.put(1, 12, 7), table.put(0, 10, 5)
    far = table.put(1, 13, 6)
    table.roll(3)
    igor.strikes("l7", "grenade")
    assert (vlad.hits, keith.hits, friend.hits) == (4, 4, 4), "friends too"
    assert (igor.hits, far.hits) == (6, 6)
    assert vlad.at == (11, 6), "anybody who stands on the landing square is not knocked"
    assert (keith.at, friend.at) == ((13, 8), (9, 4)), "away from the landing square, diagonally"


@rule("synergy.power.grenade", "synergy.area")
def test_a_grenade_thrown_too_short_hits_its_thrower(table: Table) -> None:
    igor = table.put(0, 7, 6, "grenade")
    table.roll(3)
    igor.strikes("i7", "grenade")
    assert (igor.hits, igor.at) == (4, (6, 6))


@rule("synergy.power.grenade", "synergy.random")
def test_a_badly_aimed_grenade_drifts_and_goes_off_all_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6)
    table.roll(2, 3)
    igor.strikes("j7", "grenade")
    assert vlad.hits == 4, "aimed two squares short, it drifted one square east, next to Vlad"
    assert vlad.at == (12, 6)


@rule("synergy.power.grenade")
def test_the_roll_is_only_for_the_aim(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6, "rear-view-eyes")
    table.roll(3)
    igor.strikes("l7", "grenade")
    assert vlad.hits == 4, "a blast names nobody, and hits all"


@rule("synergy.power.grenade", "synergy.throw")
def test_a_grenade_flies_in_straight_lines_over_no_warrior_and_onto_no_pillar(table: Table) -> None:
    igor = table.put(0, 7, 6, "grenade")
    table.put(1, 9, 6)
    igor.begins()
    south, east, west = {"h8", "h9"}, {"i7", "j7"}, {"g7", "f7", "e7", "d7"}
    assert igor.targets("grenade") == south | east | west, "pillars on h6 and h10, a warrior on j7"


@rule("synergy.power.grenade", "synergy.knockback")
def test_anybody_a_grenade_kills_flies_as_well(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "grenade"), table.put(1, 11, 6, hits=2), table.put(1, 12, 6)
    table.roll(3, 3)
    igor.strikes("k7", "grenade")
    assert not vlad.alive
    assert vlad.at == (11, 6), "the body flew into Keith"
    assert keith.hits == 5, "who rolled a 3"


# 4 pocket-pistol


@rule("synergy.power.pocket-pistol", "synergy.secret", "synergy.range")
def test_a_pistol_is_fired_out_of_a_pocket(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, down=("pocket-pistol",)), table.put(1, 9, 6)
    assert igor.begins().can("strike", "pocket-pistol")
    assert igor.down == {"pocket-pistol"}
    table.roll(4)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4
    assert (igor.down, igor.cards) == (set(), {"pocket-pistol"}), "in the open from now on"


@rule("synergy.power.pocket-pistol")
def test_a_pistol_misses_on_a_3_and_does_not_reach_seven_squares(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "pocket-pistol"), table.put(1, 9, 6), table.put(1, 3, 13)
    igor.begins()
    assert igor.targets("pocket-pistol") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert (vlad.hits, keith.hits) == (6, 6)


@rule("synergy.power.pocket-pistol", "synergy.range", "synergy.obstacle")
def test_the_first_warrior_or_obstacle_blocks_the_shot(table: Table) -> None:
    igor = table.put(0, 7, 6, "pocket-pistol")
    near, _behind, _beyond = table.put(0, 9, 6), table.put(1, 10, 6), table.put(1, 7, 3)
    table.put(1, 9, 8)
    igor.begins()
    assert igor.targets("pocket-pistol") == {repr(near)}, (
        "not past a friend, not past the pillar on h6, not round a corner"
    )


@rule("synergy.power.pocket-pistol", "synergy.secret")
def test_anybody_who_has_another_card_face_down_is_asked_in_the_same_way(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, down=("pocket-pistol",)), table.put(1, 9, 6, down=("evil-eye",))
    igor.ends()
    asked = [question for _, question in table.asked]
    vlad.ends()
    assert [question for _, question in table.asked] == asked == ["act"]


# 5 mostly-reliable-boomerang


@rule("synergy.power.mostly-reliable-boomerang", "synergy.strike.roll")
@pytest.mark.parametrize(("out", "back", "lost"), [(4, 4, 2), (4, 3, 1), (3, 4, 1), (3, 3, 0)])
def test_a_boomerang_has_two_chances(table: Table, out: int, back: int, lost: int) -> None:
    igor, vlad = table.put(0, 6, 6, "mostly-reliable-boomerang"), table.put(1, 10, 6)
    table.roll(out, back)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert vlad.hits == 6 - lost
    fallen = lost == 0
    assert table.loose("k7") == ({"mostly-reliable-boomerang"} if fallen else set())
    assert table.gadgets(igor) == (set() if fallen else {"mostly-reliable-boomerang"})
    assert ("mostly-reliable-boomerang" in igor.working) is not fallen


@rule("synergy.power.mostly-reliable-boomerang")
def test_a_boomerang_needs_no_second_roll_for_the_dead(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mostly-reliable-boomerang"), table.put(1, 10, 6, hits=1)
    table.roll(4)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert not vlad.alive
    assert table.gadgets(igor) == {"mostly-reliable-boomerang"}


@rule("synergy.power.mostly-reliable-boomerang", "synergy.power.dustbin-lid")
def test_both_hits_of_a_boomerang_can_be_avoided_and_then_it_falls(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mostly-reliable-boomerang"), table.put(1, 10, 6, "dustbin-lid")
    table.roll(4, 4, 4, 5)
    for _ in range(2):
        table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert vlad.hits == 6
    assert table.loose("k7") == {"mostly-reliable-boomerang"}, "a hit that was avoided is a miss"


@rule("synergy.power.mostly-reliable-boomerang", "synergy.power.rhino-hide-graft")
def test_a_boomerang_that_cannot_cut_comes_back(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mostly-reliable-boomerang"), table.put(1, 10, 6, "rhino-hide-graft")
    table.roll(4, 4)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert vlad.hits == 6
    assert table.gadgets(igor) == {"mostly-reliable-boomerang"}


@rule("synergy.power.mostly-reliable-boomerang", "synergy.status.confused")
def test_a_boomerang_that_strays_has_its_two_chances_elsewhere(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "mostly-reliable-boomerang"), table.put(1, 9, 6), table.put(1, 10, 6)
    igor.begins()
    put_under(table, igor, CONFUSED, vlad)
    table.roll(3, 4, 4)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert (vlad.hits, keith.hits) == (6, 4)


@rule("synergy.power.mostly-reliable-boomerang", "synergy.status.confused")
def test_a_boomerang_that_was_never_thrown_does_not_fall(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mostly-reliable-boomerang"), table.put(1, 9, 6)
    igor.begins()
    put_under(table, igor, CONFUSED, vlad)
    table.roll(2)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert table.gadgets(igor) == {"mostly-reliable-boomerang"}, "the strike was wasted on an empty square"


@rule("synergy.power.mostly-reliable-boomerang")
def test_a_boomerang_as_a_team_power_never_falls(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 10, 6)
    table.give_team_card(0, "mostly-reliable-boomerang")
    table.roll(1, 1)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert table.loose("k7") == set()
    assert igor.working == {"mostly-reliable-boomerang"}


# 7 rubber-chicken


@rule("synergy.power.rubber-chicken", "synergy.secret", "synergy.status.shamed", "synergy.duration")
def test_a_chicken_shames_until_the_next_turn_of_who_slapped(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("rubber-chicken",)), table.put(1, 7, 6)
    table.roll(3)
    igor.strikes(vlad, "rubber-chicken")
    assert (vlad.hits, vlad.statuses, igor.cards) == (5, {"shamed"}, {"rubber-chicken"})
    table.roll(5)
    vlad.strikes(igor)
    assert igor.hits == 6, "a 5 at −2"
    igor.begins()
    assert vlad.statuses == set()


@rule("synergy.power.rubber-chicken")
def test_a_missed_slap_shames_nobody(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rubber-chicken"), table.put(1, 7, 6)
    table.roll(2)
    igor.strikes(vlad, "rubber-chicken")
    assert (vlad.hits, vlad.statuses) == (6, set())


@rule("synergy.power.rubber-chicken", "synergy.power.tin-foil-hat")
def test_anybody_who_is_immune_is_not_ashamed(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rubber-chicken"), table.put(1, 7, 6, "tin-foil-hat")
    table.roll(3)
    igor.strikes(vlad, "rubber-chicken")
    assert (vlad.hits, vlad.statuses) == (6, set())


@rule("synergy.power.rubber-chicken")
def test_shame_sticks_even_if_the_damage_is_soaked(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    igor, vlad = table.put(0, 6, 6, "rubber-chicken"), table.put(1, 7, 6, soaks_mental(monkeypatch))
    table.roll(3)
    igor.strikes(vlad, "rubber-chicken")
    assert (vlad.hits, vlad.statuses) == (6, {"shamed"})


@rule("synergy.power.rubber-chicken", "synergy.strike.roll")
def test_shame_touches_success_rolls_only(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rubber-chicken"), table.put(1, 7, 6, "dustbin-lid", "grenade", "smoke-bomb")
    table.roll(3)
    igor.strikes(vlad, "rubber-chicken")
    friend = table.put(0, 7, 7)
    table.roll(4, 4)
    table.uses(vlad, "dustbin-lid", "escape")
    friend.strikes(vlad)
    assert vlad.hits == 5, "the 4 of its lid is a 4"
    table.roll(3)
    vlad.strikes("l7", "grenade")
    assert (igor.hits, friend.hits) == (6, 6), "and the aim of its grenade is no strike against a warrior"


@rule("synergy.power.rubber-chicken", "synergy.strike.roll")
def test_shame_makes_auto_a_roll(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rubber-chicken"), table.put(1, 7, 6, "reactor-tummy")
    table.roll(3, 2)
    igor.strikes(vlad, "rubber-chicken")
    vlad.strikes(None, "reactor-tummy")
    assert igor.hits == 6, "2 − 2 is less than 1"


# 13 hypno-pinwheel


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


# 20 preposterous-mallet


@rule("synergy.power.preposterous-mallet", "synergy.knockback")
@pytest.mark.parametrize(("die", "hits", "ends"), [(5, 2, "j7"), (4, 6, "h7")])
def test_a_mallet_does_four_and_sends_two_squares_on_a_5(table: Table, die: int, hits: int, ends: str) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6)
    table.roll(die)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.square) == (hits, ends)


@rule("synergy.power.preposterous-mallet", "synergy.collide", "synergy.death")
def test_anybody_a_mallet_kills_flies_as_well_and_drops_its_things_there(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6, "grenade", hits=4)
    keith = table.put(1, 9, 6)
    table.roll(5, 1)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.alive, vlad.square, keith.hits) == (False, "i7", 5), "the body rolled nothing, Keith a 1"
    assert table.loose("i7") == {"grenade"}
