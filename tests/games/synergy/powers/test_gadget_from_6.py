"""Gadgets 6 to 12, in the order of the printed deck: each card, and each of its rulings that could go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy import strike
from fracas.games.synergy.board import NAMES
from fracas.games.synergy.events import DieRolled, SentBack, StrikeDeclared
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.state import BLINDED, CONFUSED, FROZEN, STUNNED
from fracas.games.synergy.statuses import afflict, blinded, made_by
from fracas.games.synergy.suppression import suppress
from fracas.games.synergy.walking import landings
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 6


@rule("synergy.power.horseshoe-supermagnet", "synergy.gadget.keep")
def test_a_magnet_pulls_a_loose_gadget_into_the_hands(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.lay("grenade", "j7")
    table.roll(3)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(igor) == {"horseshoe-supermagnet", "grenade"}
    assert table.loose("j7") == set()
    assert [event.square for event in table.heard(StrikeDeclared)] == [6 * 15 + 9]


@rule("synergy.power.horseshoe-supermagnet")
def test_a_magnet_fails_on_a_2(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.lay("grenade", "j7")
    table.roll(2)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.loose("j7") == {"grenade"}


@rule("synergy.power.horseshoe-supermagnet")
def test_a_magnet_pulls_a_gadget_out_of_somebodys_hands(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 9, 6, "grenade", "dustbin-lid")
    table.roll(3)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(igor) == {"horseshoe-supermagnet", "grenade"}
    assert vlad.working == {"dustbin-lid"}
    assert [event.target for event in table.heard(StrikeDeclared)] == [vlad.number], "the carrier counts as named"


@rule("synergy.power.horseshoe-supermagnet", "synergy.obstacle", "synergy.flag")
def test_warriors_do_not_block_the_pull_and_obstacles_do(table: Table) -> None:
    igor = table.put(0, 7, 6, "horseshoe-supermagnet")
    for seat, column, card in (
        (1, 9, "grenade"),
        (1, 11, "smoke-bomb"),
        (0, 3, "dustbin-lid"),
        (1, 14, "hypno-pinwheel"),
    ):
        table.put(seat, column, 6, card)
    table.lay("jumper-cables", "m7")
    table.lay("cargo-pants", "h4")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"grenade", "smoke-bomb", "dustbin-lid", "jumper-cables"}


@rule("synergy.power.horseshoe-supermagnet", "synergy.flag")
def test_flags_face_down_and_not_magnetic_gadgets_stay(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.put(1, 5, 6, "flag-orcs", "load-bearing-corset", "crate-of-bananas", down=("pocket-pistol",))
    table.put(1, 3, 8, "rubber-chicken", "tin-foil-hat", "mostly-reliable-boomerang", "might")
    table.lay("flag-goths", "d5")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == set()
    assert not igor.can("strike", "horseshoe-supermagnet")


@rule("synergy.power.horseshoe-supermagnet", "synergy.power.marsupial-pouch")
def test_a_gate_stands_before_a_carrier(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    keith = table.put(1, 5, 6, "marsupial-pouch", "smoke-bomb")
    vlad.it.inside = keith.number
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"smoke-bomb"}, "a passenger cannot be named"


@rule("synergy.power.horseshoe-supermagnet", "synergy.power.rear-view-eyes")
def test_nothing_is_pulled_from_whoever_sees_it_coming(table: Table) -> None:
    igor = table.put(0, 3, 6, "horseshoe-supermagnet")
    table.put(1, 5, 6, "rear-view-eyes", "grenade")
    table.put(0, 3, 8, "rear-view-eyes", "smoke-bomb")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"smoke-bomb"}, "a friend has nothing against it"


@rule("synergy.power.horseshoe-supermagnet", "synergy.gadget.limit")
def test_over_the_limit_the_magnet_makes_its_owner_choose(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet", "dustbin-lid", "flag-cats"), table.put(1, 5, 6, "grenade")
    table.roll(3)
    table.answer("keep", number_of("dustbin-lid"))
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(igor) == {"horseshoe-supermagnet", "flag-cats", "grenade"}
    assert table.loose("d7") == {"dustbin-lid"}
    assert table.gadgets(vlad) == set()


@rule("synergy.power.horseshoe-supermagnet", "synergy.status.confused")
def test_a_pull_that_strays_takes_what_is_there(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    keith = table.put(1, 6, 6, "smoke-bomb", "battle-brolly")
    igor.begins()
    put_under(table, igor, CONFUSED, vlad)
    table.roll(3, 3)
    table.answer("take", number_of("battle-brolly"))
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.gadgets(keith) == {"smoke-bomb"}
    assert "battle-brolly" in igor.working


@rule("synergy.power.horseshoe-supermagnet", "synergy.status.confused")
def test_a_pull_at_the_floor_that_strays_may_find_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 14, 6)
    table.lay("grenade", "f7")
    igor.begins()
    put_under(table, igor, CONFUSED, vlad)
    table.roll(2, 6)
    igor.strikes("card:grenade", "horseshoe-supermagnet")
    assert table.loose("f7") == {"grenade"}


@rule("synergy.power.horseshoe-supermagnet", "synergy.status.blinded")
def test_a_blinded_warrior_pulls_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "horseshoe-supermagnet"), table.put(1, 5, 6, "grenade")
    igor.begins()
    put_under(table, igor, BLINDED, vlad)
    assert igor.targets("horseshoe-supermagnet") == set()


# 7


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
def test_whoever_is_immune_is_not_ashamed(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rubber-chicken"), table.put(1, 7, 6, "tin-foil-hat")
    table.roll(3)
    igor.strikes(vlad, "rubber-chicken")
    assert (vlad.hits, vlad.statuses) == (6, set())


@rule("synergy.power.rubber-chicken")
def test_shame_sticks_even_if_the_damage_is_soaked(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strike, "soaked", lambda state, victim, kind: 1)
    igor, vlad = table.put(0, 6, 6, "rubber-chicken"), table.put(1, 7, 6)
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


# 8


@rule("synergy.power.crate-of-bananas", "synergy.random")
def test_a_peel_stops_a_walk_and_makes_it_drift(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "crate-of-bananas"), table.put(1, 10, 6)
    igor.strikes("j7", "crate-of-bananas")
    assert table.markers("j7") == {"peel"}
    table.roll(2)
    vlad.steps("W", "W")
    assert vlad.square == "j6", "it stopped at once, and a 2 is one square north"
    assert table.markers("j7") == set()


@rule("synergy.power.crate-of-bananas")
def test_its_own_thrower_slips_too_and_may_collide(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "crate-of-bananas"), table.put(1, 6, 5)
    igor.strikes("g7", "crate-of-bananas")
    table.roll(2, 3, 4)
    igor.walks("g7")
    assert (igor.square, igor.hits, vlad.hits) == ("g7", 5, 6)


@rule("synergy.power.crate-of-bananas", "synergy.throw")
def test_a_peel_wants_an_empty_square(table: Table) -> None:
    igor = table.put(0, 7, 6, "crate-of-bananas")
    table.put(1, 9, 6)
    table.lay("grenade", "g7")
    igor.begins()
    assert igor.targets("crate-of-bananas") == {"i7", "f7", "e7", "d7", "h8", "h9"}


@rule("synergy.power.crate-of-bananas")
def test_a_fourth_peel_replaces_one_whoever_holds_the_crate(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "crate-of-bananas"), table.put(1, 14, 14)
    for spot in ("a9", "b9", "c9"):
        table.mark("peel", spot, vlad, "crate-of-bananas")
    table.answer("replace", 8 * 15 + 1)
    igor.strikes("g7", "crate-of-bananas")
    assert [table.markers(spot) for spot in ("a9", "b9", "c9", "g7")] == [{"peel"}, set(), {"peel"}, {"peel"}]


@rule("synergy.power.crate-of-bananas", "synergy.knockback")
def test_being_knocked_onto_a_peel_counts(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "preposterous-mallet"), table.put(1, 6, 6)
    table.mark("peel", "h7", igor, "crate-of-bananas")
    table.roll(5, 4)
    igor.strikes(vlad, "preposterous-mallet")
    assert vlad.square == "h8", "one square of the two, then south"


@rule("synergy.power.crate-of-bananas")
def test_landing_on_a_peel_counts_and_flying_over_it_does_not(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "second-hand-jetpack"), table.put(1, 14, 14)
    for spot in ("g7", "i7"):
        table.mark("peel", spot, vlad, "crate-of-bananas")
    table.roll(4, 6)
    igor.moves("second-hand-jetpack", "i7")
    assert igor.square == "i8"
    assert (table.markers("g7"), table.markers("i7")) == ({"peel"}, set())


# 9


@rule("synergy.power.second-hand-jetpack")
def test_a_jetpack_flies_six_squares_over_anything(table: Table) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack")
    table.put(1, 7, 6), table.put(1, 8, 6)
    table.roll(3)
    igor.moves("second-hand-jetpack", "l7")
    assert igor.square == "l7"


@rule("synergy.power.second-hand-jetpack", "synergy.random")
@pytest.mark.parametrize("die", [1, 2])
def test_a_jetpack_sputters_on_a_1_or_2(table: Table, die: int) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack")
    table.roll(die, 5)
    igor.moves("second-hand-jetpack", "l7")
    assert igor.square == "k7", "one square west"


@rule("synergy.power.second-hand-jetpack", "synergy.obstacle")
def test_a_jetpack_lands_on_free_squares_in_one_direction(table: Table) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack", "fast")
    table.put(1, 7, 6)
    igor.begins()
    found = {NAMES[square] for square in landings(table.state, igor.number, number_of("second-hand-jetpack"))}
    north, south = {"f6", "f5", "f4", "f2", "f1"}, {"f9", "f10", "f11", "f12", "f14", "f15"}
    east, west = {"g7", "i7", "j7", "k7", "l7", "m7", "n7"}, {"a7", "b7", "c7", "d7", "e7"}
    assert found == north | south | east | west, "8 squares with Fast; not on the pillars, not on a warrior"


@rule("synergy.power.second-hand-jetpack", "synergy.power.the-moves", "synergy.diagonal")
def test_the_moves_allow_a_diagonal_flight_between_touching_obstacles(table: Table) -> None:
    igor = table.put(0, 5, 5, "second-hand-jetpack", "the-moves")
    table.put(1, 5, 6), table.put(1, 6, 5)
    table.roll(3)
    igor.moves("second-hand-jetpack", "h8")
    assert igor.square == "h8"


@rule("synergy.power.second-hand-jetpack", "synergy.power.luck")
def test_luck_steadies_a_jetpack(table: Table) -> None:
    igor = table.put(0, 5, 6, "second-hand-jetpack", "luck")
    table.roll(2)
    table.answer("shift", 1)
    igor.moves("second-hand-jetpack", "l7")
    assert igor.square == "l7"
    assert [roll.what for roll in table.heard(DieRolled)] == ["table"]


# 10


@rule("synergy.power.load-bearing-corset", "synergy.hits")
def test_a_corset_gives_two_hits(table: Table) -> None:
    igor, friend = table.put(0, 5, 6, "load-bearing-corset"), table.put(0, 6, 6, "lunchbox-of-mercy")
    assert igor.hits == 8
    igor.it.hits = 5
    friend.strikes(igor, "lunchbox-of-mercy")
    friend.ends()
    friend.strikes(igor, "lunchbox-of-mercy")
    assert igor.hits == 8, "its full total"


@rule("synergy.power.load-bearing-corset", "synergy.death.loss")
@pytest.mark.parametrize("hits", [2, 3])
def test_taking_off_a_corset_can_kill(table: Table, hits: int) -> None:
    igor = table.put(0, 5, 6, "load-bearing-corset", hits=hits)
    igor.drops("load-bearing-corset")
    assert igor.alive is (hits == 3)
    assert table.loose("f7") == {"load-bearing-corset"}


@rule("synergy.power.load-bearing-corset")
def test_the_new_wearer_gains_the_hits_the_old_one_loses(table: Table) -> None:
    igor, friend = table.put(0, 5, 6, "load-bearing-corset"), table.put(0, 6, 6)
    igor.gives(friend, "load-bearing-corset")
    assert (igor.hits, friend.hits) == (6, 8)


@rule("synergy.power.load-bearing-corset", "synergy.death.loss", "synergy.duration")
def test_a_suppressed_corset_holds_nothing_and_works_again_later(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "load-bearing-corset", hits=3), table.put(1, 14, 14)
    igor.ends()
    suppress(table.state, table.tell, igor.number, number_of("load-bearing-corset"), vlad.number)
    assert igor.hits == 1
    vlad.begins()
    assert igor.hits == 3


# 11


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
def test_a_lid_is_no_use_to_whoever_cannot_act(table: Table, status: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "dustbin-lid")
    igor.begins()
    put_under(table, vlad, status, igor)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.dustbin-lid")
def test_a_lid_covers_its_bearer_in_a_blast_and_nobody_else(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "grenade"), table.put(1, 11, 6, "dustbin-lid"), table.put(1, 10, 7)
    table.roll(3, 4)
    table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.square) == (6, "l7"), "no damage and no knock"
    assert keith.hits == 4


# 12


@rule("synergy.power.mirror-shades", "synergy.secret")
def test_mirror_shades_send_a_flameblast_back(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("flameblast",)), table.put(1, 6, 8, down=("mirror-shades",))
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (3, 6)
    assert vlad.cards == {"mirror-shades"}


@rule("synergy.power.mirror-shades")
def test_mirror_shades_fail_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "mirror-shades")
    table.roll(3, 3)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (6, 3)


@rule("synergy.power.mirror-shades", "synergy.secret")
@pytest.mark.parametrize("down", ["mirror-shades", "pocket-pistol"])
def test_whoever_might_wear_shades_is_asked_and_may_pass(table: Table, down: str) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=(down,))
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "escape") in table.asked
    assert (vlad.hits, vlad.down) == (3, {down})


@rule("synergy.power.mirror-shades")
def test_a_strike_is_never_sent_back_twice(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "mirror-shades")
    table.give_team_card(0, "mirror-shades")
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (3, 6)
    assert len(table.heard(SentBack)) == 1


@rule("synergy.power.mirror-shades", "synergy.power.reactor-tummy")
def test_the_strikers_own_immunity_works(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast", "reactor-tummy"), table.put(1, 6, 8, "mirror-shades")
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (6, 6)


@rule("synergy.power.mirror-shades", "synergy.status.frozen")
def test_a_status_sent_back_is_made_by_the_shades(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 8, "mirror-shades")
    table.roll(4, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "deep-freeze")
    assert (igor.statuses, vlad.statuses) == ({"frozen"}, set())
    assert made_by(table.state, igor.number, FROZEN, vlad.number)
    vlad.begins()
    assert igor.statuses == set(), "until the next turn of the warrior who sent it back"


@rule("synergy.power.mirror-shades")
@pytest.mark.parametrize(("card", "aimed"), [("laser-eyebrows", True), ("reactor-tummy", False)])
def test_beams_and_areas_are_not_sent_back(table: Table, card: str, aimed: bool) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 7, 6, "mirror-shades")
    if aimed:
        table.roll(4)
    igor.strikes(vlad if aimed else None, card)
    assert vlad.hits < 6
    assert (1, "escape") not in table.asked


@rule("synergy.power.mirror-shades", "synergy.status.stunned")
def test_shades_send_nothing_back_while_stunned_but_still_keep_the_eyes_open(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "mirror-shades")
    igor.begins()
    put_under(table, vlad, STUNNED, igor)
    put_under(table, vlad, BLINDED, igor)
    assert vlad.statuses == {"stunned"}
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3


@rule("synergy.power.mirror-shades", "synergy.power.sticky-spit", "synergy.status.blinded")
@pytest.mark.parametrize("blind", [True, False])
def test_shades_turn_up_against_spit_in_the_face_only(table: Table, blind: bool) -> None:
    igor, vlad = table.put(0, 6, 6, "sticky-spit"), table.put(1, 6, 8, down=("mirror-shades",))
    riders = ["held", "blinded"]
    table.roll(4)
    table.answer("rider", riders.index("blinded" if blind else "held"))
    if blind:
        table.uses(vlad, "mirror-shades", "armour")
    igor.strikes(vlad, "sticky-spit")
    assert ((1, "armour") in table.asked) is blind
    assert vlad.statuses == (set() if blind else {"held"})


@rule("synergy.power.mirror-shades", "synergy.power.smoke-bomb")
def test_smoke_does_not_blind_shades_that_are_put_on(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 9, 6, "pocket-pistol", down=("mirror-shades",))
    igor.strikes("j7", "smoke-bomb")
    assert blinded(table.state, vlad.number), "a face-down card does nothing"
    vlad.uses("mirror-shades")
    assert not blinded(table.state, vlad.number)
    assert vlad.targets("pocket-pistol") == set(), "smoke still blocks its lines"
