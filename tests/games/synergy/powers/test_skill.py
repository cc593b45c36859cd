"""Skills, one test or more for each card, in the order of the printed deck: numbers 36 to 48."""

from __future__ import annotations

import pytest

from fracas.core.question import Commit, Roll
from fracas.games.synergy.draws import receive
from fracas.games.synergy.events import CardTurnedUp, StrikeLost
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.state import BLINDED, CONFUSED, FROZEN, HELD, STUNNED
from fracas.games.synergy.statuses import afflict
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 36


@rule("synergy.power.acrobatic-evasion")
def test_acrobatic_evasion_turns_a_hit_into_a_miss(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "acrobatic-evasion")
    table.roll(4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes(vlad)
    assert vlad.hits == 6


@rule("synergy.power.acrobatic-evasion", "synergy.secret")
def test_acrobatic_evasion_works_from_face_down(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("acrobatic-evasion",))
    table.roll(4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes(vlad)
    assert (vlad.hits, vlad.cards) == (6, {"acrobatic-evasion"})


@rule("synergy.power.acrobatic-evasion", "synergy.secret")
def test_whoever_could_have_acrobatic_evasion_is_asked_just_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("pocket-pistol",))
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "escape") in table.asked
    assert (vlad.hits, vlad.cards) == (5, set())


@rule("synergy.power.acrobatic-evasion")
def test_nobody_tumbles_before_the_success_roll_or_from_a_miss(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "acrobatic-evasion")
    table.roll(3)
    igor.strikes(vlad)
    assert (1, "escape") not in table.asked
    assert vlad.hits == 6
    assert row("acrobatic-evasion") not in vlad.it.used


@rule("synergy.power.acrobatic-evasion")
def test_acrobatic_evasion_works_once_and_comes_back_when_its_own_turn_begins(table: Table) -> None:
    igor = table.put(0, 6, 6, "two-heads")
    vlad = table.put(1, 7, 6, "acrobatic-evasion")
    table.roll(4, 4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes(vlad).strikes(vlad)
    assert vlad.hits == 5, "the second strike of the turn hits"
    vlad.ends()
    table.roll(4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.acrobatic-evasion", "synergy.area")
def test_acrobatic_evasion_works_against_an_area_for_its_bearer_alone(table: Table) -> None:
    igor = table.put(0, 6, 6, "reactor-tummy")
    vlad, keith = table.put(1, 7, 6, "acrobatic-evasion"), table.put(1, 5, 6)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes(card="reactor-tummy")
    assert (vlad.hits, keith.hits) == (6, 3)


@rule("synergy.power.acrobatic-evasion")
def test_acrobatic_evasion_works_against_a_blast(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6, "acrobatic-evasion")
    table.roll(3)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.at) == (6, (11, 6)), "neither hurt nor knocked"


@rule("synergy.power.acrobatic-evasion", "synergy.stun")
@pytest.mark.parametrize("status", [STUNNED, FROZEN])
def test_nobody_tumbles_while_stunned_or_frozen(table: Table, status: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "acrobatic-evasion")
    keith = table.put(0, 1, 1)
    put_under(table, vlad, status, keith)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "escape") not in table.asked


# 37


@rule("synergy.power.inner-peace", "synergy.secret")
def test_inner_peace_is_turned_up_at_the_strike_it_stops(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("inner-peace",))
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad)
    assert (vlad.hits, vlad.cards) == (6, {"inner-peace"})
    assert [lost.why for lost in table.heard(StrikeLost)] == ["gate"]
    assert not igor.can("strike"), "the strike is spent"


@rule("synergy.power.inner-peace", "synergy.secret")
def test_whoever_could_have_inner_peace_is_asked_just_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("pocket-pistol",))
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "gate") in table.asked
    assert vlad.hits == 5


@rule("synergy.power.inner-peace")
def test_inner_peace_that_was_declined_at_the_gate_does_not_stop_the_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("inner-peace",))
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.down) == (5, {"inner-peace"})


@rule("synergy.power.inner-peace")
def test_open_inner_peace_cannot_be_named_by_foes_but_by_friends(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace"), table.put(1, 8, 6)
    igor.begins()
    assert igor.targets() == set()
    table.roll(4)
    keith.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.inner-peace", "synergy.area")
def test_areas_of_foes_spare_open_inner_peace_and_those_of_friends_do_not(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "reactor-tummy"), table.put(1, 7, 6, "inner-peace")
    keith = table.put(1, 8, 6, "the-human-bomb")
    igor.strikes(card="reactor-tummy")
    assert vlad.hits == 6
    table.roll(2, 1, 4)
    keith.combines("the-human-bomb")
    assert vlad.hits < 6


@rule("synergy.power.inner-peace", "synergy.secret")
def test_inner_peace_turns_up_against_a_blast(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6, down=("inner-peace",))
    table.roll(3)
    table.uses(vlad, "inner-peace", "escape")
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.at, vlad.cards) == (6, (11, 6), {"inner-peace"})


@rule("synergy.power.inner-peace")
def test_inner_peace_holds_while_stunned(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6), table.put(1, 7, 6, down=("inner-peace",)), table.put(0, 1, 1)
    put_under(table, vlad, STUNNED, keith)
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad)
    assert vlad.hits == 6


@rule("synergy.power.inner-peace")
def test_inner_peace_stops_no_knock_and_no_collision_but_the_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace")
    table.roll(4, 1)
    igor.steps("E")
    assert vlad.hits == 5, "a collision is no strike"


@rule("synergy.power.inner-peace")
def test_inner_peace_is_spent_for_good_by_a_strike_at_a_foe(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace")
    table.roll(1)
    vlad.strikes(igor)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    table.roll(4)
    vlad.ends()
    igor.strikes(vlad)
    assert vlad.hits == 4, "for good"


@rule("synergy.power.inner-peace")
def test_inner_peace_is_spent_by_an_area_that_catches_a_foe(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace", "reactor-tummy")
    vlad.strikes(card="reactor-tummy")
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}


@rule("synergy.power.inner-peace")
def test_inner_peace_is_not_spent_by_an_area_without_a_foe_in_it(table: Table) -> None:
    igor, vlad = table.put(0, 9, 6), table.put(1, 7, 6, "inner-peace", "reactor-tummy")
    table.put(1, 6, 6)
    vlad.strikes(card="reactor-tummy")
    igor.walks((8, 6))
    assert igor.targets() == set()


@rule("synergy.power.inner-peace")
def test_inner_peace_is_spent_by_a_blast_that_lands_on_a_foe(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 9, 6, "inner-peace", "grenade")
    table.roll(3)
    vlad.strikes("g7", "grenade")
    assert row("inner-peace") in vlad.it.spent
    assert igor.hits == 4


@rule("synergy.power.inner-peace", "synergy.collide")
def test_inner_peace_is_spent_by_walking_into_a_foe_and_not_into_a_friend(table: Table) -> None:
    table.put(0, 6, 6)
    vlad = table.put(1, 7, 6, "inner-peace")
    table.put(1, 8, 6)
    table.roll(4, 4)
    vlad.steps("E")
    assert row("inner-peace") not in vlad.it.spent
    vlad.ends()
    table.roll(4, 4)
    vlad.steps("W")
    assert row("inner-peace") in vlad.it.spent


@rule("synergy.power.inner-peace")
def test_inner_peace_is_not_spent_by_healing_picking_up_or_helping_friends(table: Table) -> None:
    table.put(0, 6, 6)
    vlad = table.put(1, 7, 6, "inner-peace", "lunchbox-of-mercy", "two-heads")
    keith = table.put(1, 8, 6, hits=3)
    table.lay("dustbin-lid", (7, 6))
    vlad.strikes(keith, "lunchbox-of-mercy").picks("dustbin-lid")
    assert row("inner-peace") not in vlad.it.spent


@rule("synergy.power.inner-peace")
def test_inner_peace_is_not_spent_by_an_answer(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace", "borrowed-momentum", "playing-possum")
    keith = table.put(1, 8, 6)
    table.roll(1)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((9, 6)))
    keith.strikes(vlad)
    assert row("inner-peace") not in vlad.it.spent
    igor.begins()
    assert igor.targets() == set()


@rule("synergy.power.inner-peace", "synergy.flag")
def test_there_is_no_peace_while_a_flag_is_carried(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace", "flag-orcs")
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}
    vlad.drops("flag-orcs")
    igor.begins()
    assert igor.targets() == set(), "it comes back without the flag"


@rule("synergy.power.inner-peace")
def test_there_is_no_peace_for_the_last_living_warrior() -> None:
    table = Table(bystanders=False)
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace")
    keith = table.put(1, 8, 6, hits=1)
    lars = table.put(0, 9, 6)
    table.roll(4)
    lars.begins()
    assert lars.targets() == {f"#{keith.number}"}
    lars.strikes(keith)
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}


@rule("synergy.power.inner-peace", "synergy.power.jelly-bones")
def test_peace_keeps_off_even_the_knock_that_jelly_bones_would_feel(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6, "inner-peace", "jelly-bones")
    table.roll(3)
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.at) == (6, (11, 6))


# 38


@rule("synergy.power.trick-shot", "synergy.secret")
def test_trick_shot_is_turned_up_to_strike_at_a_corner(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("trick-shot",)), table.put(1, 7, 7)
    igor.begins()
    assert igor.targets() == set()
    igor.uses("trick-shot")
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, igor.cards) == (5, {"trick-shot"})


@rule("synergy.power.trick-shot", "synergy.range")
def test_trick_shot_counts_the_squares_of_a_diagonal(table: Table) -> None:
    igor = table.put(0, 1, 1, "trick-shot", "flameblast")
    igor.begins()
    near, far = table.put(1, 3, 3), table.put(1, 6, 1)
    assert igor.targets("flameblast") == {f"#{near.number}"}
    assert far.alive
    igor.walks((2, 2))
    assert f"#{far.number}" not in igor.targets("flameblast")


@rule("synergy.power.trick-shot", "synergy.diagonal")
def test_trick_shot_does_not_pass_between_two_obstacles_that_touch(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "trick-shot"), table.put(1, 7, 7)
    table.put(0, 7, 6), table.put(0, 6, 7)
    igor.begins()
    assert f"#{vlad.number}" not in igor.targets()


@rule("synergy.power.trick-shot", "synergy.sight")
def test_trick_shot_passes_one_obstacle_at_a_corner(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "trick-shot"), table.put(1, 7, 7)
    table.put(0, 7, 6)
    igor.begins()
    assert f"#{vlad.number}" in igor.targets()


@rule("synergy.power.trick-shot", "synergy.throw")
def test_trick_shot_throws_along_a_diagonal(table: Table) -> None:
    igor, vlad = table.put(0, 0, 6, "trick-shot", "grenade"), table.put(1, 4, 10 - 1)
    table.roll(3, 1, 1)
    igor.strikes("d10", "grenade")
    assert (vlad.hits, vlad.at) == (4, (5, 9))


@rule("synergy.power.trick-shot", "synergy.knockback")
def test_the_knock_of_a_trick_shot_goes_along_the_diagonal(table: Table) -> None:
    igor, vlad = table.put(0, 5, 5, "trick-shot", "preposterous-mallet"), table.put(1, 6, 6)
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (2, (8, 8))


@rule("synergy.power.trick-shot", "synergy.area")
def test_trick_shot_does_not_change_areas(table: Table) -> None:
    igor = table.put(0, 6, 6, "trick-shot", "reactor-tummy")
    vlad, keith = table.put(1, 7, 7), table.put(1, 8, 8)
    igor.strikes(card="reactor-tummy")
    assert (vlad.hits, keith.hits) == (3, 6)


@rule("synergy.power.trick-shot", "synergy.power.jumper-cables")
def test_trick_shot_reaches_a_body_at_a_corner(table: Table) -> None:
    igor = table.put(0, 6, 6, "trick-shot", "jumper-cables")
    friend = table.body(0, 7, 7)
    igor.begins()
    assert f"#{friend.number}" in igor.targets("jumper-cables")


@rule("synergy.power.trick-shot")
def test_a_strike_at_a_corner_by_trick_shot_is_no_adjacent_one(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "trick-shot", "low-blow"), table.put(1, 7, 7)
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, set()), "it does not reach that square unaided"


# 39


@rule("synergy.power.the-moves", "synergy.move.basic")
def test_the_moves_make_a_diagonal_step_count_one_square(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves")
    igor.walks((8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.move.basic")
def test_without_the_moves_there_are_no_diagonal_steps(table: Table) -> None:
    igor = table.put(0, 6, 6)
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.walks((8, 8))


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_the_moves_do_not_pass_between_two_obstacles_that_touch(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves")
    table.put(1, 7, 6), table.put(1, 6, 7), table.put(1, 5, 6)
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.walks((7, 7))


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_a_leap_with_the_moves_passes_between_obstacles_that_touch(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "grasshopper-legs")
    table.put(1, 7, 6), table.put(1, 6, 7), table.put(1, 7, 7)
    igor.moves("grasshopper-legs", (8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_a_flight_with_the_moves_goes_diagonally_over_obstacles(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "second-hand-jetpack")
    table.put(1, 7, 6), table.put(1, 6, 7)
    table.roll(6)
    igor.moves("second-hand-jetpack", (8, 8))
    assert igor.at == (8, 8)


def _landings(table: Table, fighter: Fighter, card: str) -> list[int]:
    from fracas.games.synergy.walking import landings

    return landings(table.state, fighter.number, row(card))


@rule("synergy.power.the-moves", "synergy.power.tesserknight", "synergy.card.first")
def test_no_part_of_tesserknight_is_diagonal_even_with_the_moves(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "tesserknight", "fast")
    table.answer("walk", square_of((9, 8)))
    igor.moves("tesserknight", (7, 8))
    assert igor.at == (9, 8), "two squares straight on"
    table.answer("walk", square_of((9, 8)))
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.ends().moves("tesserknight", (8, 6))


# 40


@rule("synergy.power.light-fingers")
def test_light_fingers_take_a_gadget_of_choice(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers")
    vlad = table.put(1, 7, 6, "dustbin-lid", "pocket-pistol")
    table.roll(3)
    table.answer("take", row("pocket-pistol"))
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(igor) == {"pocket-pistol"}
    assert table.gadgets(vlad) == {"dustbin-lid"}
    assert vlad.hits == 6


@rule("synergy.power.light-fingers", "synergy.flag")
def test_light_fingers_take_a_flag(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("light-fingers",)), table.put(1, 7, 6, "flag-goths")
    table.roll(3)
    igor.strikes(vlad, "light-fingers")
    assert (table.gadgets(igor), table.gadgets(vlad)) == ({"flag-goths"}, set())


@rule("synergy.power.light-fingers")
def test_light_fingers_miss_on_a_2(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers"), table.put(1, 7, 6, "flag-goths")
    table.roll(2)
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(vlad) == {"flag-goths"}


@rule("synergy.power.light-fingers", "synergy.secret")
def test_light_fingers_take_a_face_down_gadget_unseen_and_it_turns_up(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers")
    vlad = table.put(1, 7, 6, "dustbin-lid", down=("flameblast", "pocket-pistol"))
    table.roll(3)
    table.answer("take", 128 + 1)
    igor.strikes(vlad, "light-fingers")
    assert igor.cards == {"light-fingers", "pocket-pistol"}
    assert vlad.down == {"flameblast"}


@rule("synergy.power.light-fingers", "synergy.secret")
def test_a_face_down_card_that_is_no_gadget_stays_down(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers")
    vlad = table.put(1, 7, 6, "dustbin-lid", down=("flameblast",))
    table.roll(3)
    table.answer("take", 128)
    igor.strikes(vlad, "light-fingers")
    assert (igor.cards, vlad.down) == ({"light-fingers"}, {"flameblast"})
    assert table.gadgets(vlad) == {"dustbin-lid"}
    assert not table.heard(CardTurnedUp)


@rule("synergy.power.light-fingers")
def test_what_was_taken_is_usable_at_once_with_a_strike_left(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers", "two-heads")
    vlad = table.put(1, 7, 6, "pocket-pistol")
    table.roll(3, 4)
    igor.strikes(vlad, "light-fingers").strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4


@rule("synergy.power.light-fingers", "synergy.gadget.limit")
def test_a_thief_with_too_much_chooses_what_to_drop(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers", "dustbin-lid", "grenade", "smoke-bomb")
    vlad = table.put(1, 7, 6, "pocket-pistol")
    table.roll(3)
    table.answer("keep", row("grenade"))
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(igor) == {"dustbin-lid", "smoke-bomb", "pocket-pistol"}
    assert table.loose((6, 6)) == {"grenade"}


@rule("synergy.power.light-fingers", "synergy.death.loss")
def test_losing_a_corset_to_a_thief_can_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers"), table.put(1, 7, 6, "load-bearing-corset", hits=2)
    table.roll(3)
    igor.strikes(vlad, "light-fingers")
    assert not vlad.alive
    assert igor.hits == 8


@rule("synergy.power.light-fingers", "synergy.power.rear-view-eyes")
def test_nobody_steals_from_rear_view_eyes(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers"), table.put(1, 7, 6, "rear-view-eyes", "flag-goths")
    table.roll(6)
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(vlad) == {"flag-goths"}


@rule("synergy.power.light-fingers", "synergy.status.confused")
def test_a_confused_thief_that_strays_onto_itself_takes_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "light-fingers", "dustbin-lid"), table.put(1, 7, 6, "flag-goths")
    put_under(table, igor, CONFUSED, vlad)
    table.roll(5, 3)
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(igor) == {"dustbin-lid"}
    assert table.gadgets(vlad) == {"flag-goths"}


# 41


@rule("synergy.power.flying-tackle")
def test_a_tackle_runs_knocks_and_follows(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    table.roll(3)
    table.answer("follow", 6 * 15 + 7)
    igor.combines("flying-tackle", to=(5, 6))
    assert vlad.hits == 4
    assert (vlad.at, igor.at) == ((8, 6), (7, 6))
    assert not igor.can("move")
    assert not igor.can("strike")


@rule("synergy.power.flying-tackle")
def test_a_tackle_with_nobody_ahead_is_just_a_run(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle")
    igor.combines("flying-tackle", to=(6, 6))
    assert igor.at == (6, 6)


@rule("synergy.power.flying-tackle")
def test_a_tackle_goes_one_to_four_squares_in_one_direction(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle")
    table.put(1, 2, 6)
    igor.begins()
    found = _landings(table, igor, "flying-tackle")
    assert {square_of((column, 6)) for column in (4, 5, 6, 7)} == {each for each in found if each // 15 == 6}
    assert square_of((3, 6)) not in found


@rule("synergy.power.flying-tackle", "synergy.card.modifier", "synergy.card.arithmetic")
def test_fast_and_too_many_legs_lengthen_the_run(table: Table) -> None:
    igor = table.put(0, 0, 6, "flying-tackle", "fast", "too-many-legs")
    igor.begins()
    assert max(each for each in _landings(table, igor, "flying-tackle") if each // 15 == 6) == square_of((12, 6))


@rule("synergy.power.flying-tackle")
def test_nobody_follows_after_a_miss(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    table.roll(2)
    igor.combines("flying-tackle", to=(5, 6))
    assert (vlad.at, igor.at) == ((6, 6), (5, 6))


@rule("synergy.power.flying-tackle")
def test_the_follow_up_cannot_collide(table: Table) -> None:
    igor, vlad = table.put(0, 4, 6, "flying-tackle"), table.put(1, 6, 6)
    table.put(1, 7, 6)
    table.roll(3, 4, 4)
    igor.combines("flying-tackle", to=(5, 6))
    assert (vlad.at, igor.at) == ((6, 6), (5, 6)), "it did not fly, so nobody follows"


@rule("synergy.power.flying-tackle", "synergy.power.heroic-idiot")
def test_a_tackle_follows_the_idiot_that_stepped_in(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    keith = table.put(1, 6, 5, "heroic-idiot")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(3)
    table.answer("follow", square_of((7, 6)))
    igor.combines("flying-tackle", to=(5, 6))
    assert (keith.at, vlad.at, igor.at) == ((8, 6), (6, 5), (7, 6))


@rule("synergy.power.flying-tackle", "synergy.power.the-moves")
def test_with_the_moves_a_tackle_runs_and_knocks_diagonally(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "flying-tackle", "the-moves"), table.put(1, 3, 8)
    table.roll(3)
    table.answer("follow", square_of((4, 9)))
    igor.combines("flying-tackle", to=(2, 7))
    assert (vlad.hits, vlad.at, igor.at) == (4, (5, 10), (4, 9))


@rule("synergy.power.flying-tackle", "synergy.diagonal")
def test_a_diagonal_tackle_does_not_go_between_two_obstacles_that_touch(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "flying-tackle", "the-moves"), table.put(1, 3, 8)
    table.put(1, 3, 7), table.put(1, 2, 8)
    igor.combines("flying-tackle", to=(2, 7))
    assert (vlad.hits, igor.at) == (6, (2, 7))


@rule("synergy.power.flying-tackle", "synergy.power.portable-holes")
def test_a_run_through_a_hole_goes_on_from_the_other(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle")
    table.mark("hole", (4, 6), igor, "portable-holes")
    table.mark("hole", (3, 11), igor, "portable-holes")
    table.answer("hole", 1)
    igor.combines("flying-tackle", to=(5, 6))
    assert igor.at == (4, 11)


@rule("synergy.power.flying-tackle", "synergy.status.held")
def test_nobody_tackles_while_held(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    put_under(table, igor, HELD, vlad)
    igor.begins()
    assert not igor.can("combo", "flying-tackle")


# 42


@rule("synergy.power.low-blow", "synergy.stun")
def test_a_low_blow_stuns_on_a_six(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, {"stunned"})


@rule("synergy.power.low-blow")
def test_no_low_blow_on_a_five(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6)
    table.roll(5)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, set())


@rule("synergy.power.low-blow", "synergy.secret")
def test_a_low_blow_from_face_down_may_be_kept_for_later(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("low-blow",)), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.statuses, igor.down) == (set(), {"low-blow"})
    igor.ends()
    table.roll(6)
    table.uses(igor, "low-blow", "rider")
    igor.strikes(vlad)
    assert (vlad.statuses, igor.cards) == ({"stunned"}, {"low-blow"})


@rule("synergy.power.low-blow", "synergy.secret")
def test_whoever_could_have_a_low_blow_is_asked_just_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("pocket-pistol",)), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad)
    assert (0, "rider") in table.asked


@rule("synergy.power.low-blow")
def test_the_final_roll_of_a_low_blow_counts_what_stands_against_the_victim(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6, "rear-view-eyes")
    keith = table.put(1, 6, 5, "absolute-unit")
    table.roll(6)
    igor.strikes(vlad)
    assert vlad.statuses == set(), "a 6 at -1"
    igor.ends()
    table.roll(5)
    igor.strikes(keith)
    assert keith.statuses == {"stunned"}, "a 5 at +1"


@rule("synergy.power.low-blow")
def test_only_adjacent_strikes_are_low_blows(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "pocket-pistol"), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad, "pocket-pistol")
    assert (vlad.hits, vlad.statuses) == (4, set()), "a ranged card used next door is no adjacent strike"


@rule("synergy.power.low-blow")
def test_an_adjacent_strike_card_can_be_a_low_blow(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "cutlery-knuckles"), table.put(1, 7, 7)
    table.roll(6)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.statuses == {"stunned"}, "the corner is within reach unaided"


@rule("synergy.power.low-blow")
def test_auto_strikes_that_roll_no_die_are_no_low_blows(table: Table) -> None:
    igor = table.put(0, 6, 6, "low-blow", "lunchbox-of-mercy")
    friend = table.put(0, 7, 6, hits=2)
    igor.strikes(friend, "lunchbox-of-mercy")
    assert friend.statuses == set()


@rule("synergy.power.low-blow", "synergy.power.rhino-hide-graft")
def test_a_low_blow_stuns_though_the_damage_was_soaked(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (6, {"stunned"})


@rule("synergy.power.low-blow")
def test_a_low_blow_does_not_stun_the_immune(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "cutlery-knuckles"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(6)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.statuses == set()


@rule("synergy.power.low-blow", "synergy.status.confused")
def test_a_strike_that_strayed_out_of_reach_is_no_low_blow(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "low-blow"), table.put(1, 7, 6), table.put(1, 8, 6)
    put_under(table, igor, CONFUSED, vlad)
    table.roll(3, 6)
    igor.strikes(vlad)
    assert (keith.hits, keith.statuses) == (5, set())


# 43


@rule("synergy.power.patient-marksman", "synergy.range")
def test_a_patient_marksman_gives_up_its_move_for_three_squares_and_one_on_the_die(table: Table) -> None:
    igor, vlad = table.put(0, 0, 6, "patient-marksman", "pocket-pistol"), table.put(1, 9, 6)
    igor.begins()
    assert igor.targets("pocket-pistol") == set()
    igor.uses("patient-marksman")
    assert not igor.can("move")
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4


@rule("synergy.power.patient-marksman")
def test_a_marksman_that_does_not_use_the_card_keeps_its_move(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "patient-marksman", "pocket-pistol"), table.put(1, 9, 6)
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 6, "no +1"
    assert igor.can("move")


@rule("synergy.power.patient-marksman")
def test_a_marksman_that_has_moved_has_no_patience(table: Table) -> None:
    igor = table.put(0, 6, 6, "patient-marksman", "pocket-pistol")
    igor.begins()
    assert igor.can("use", "patient-marksman")
    igor.walks((6, 8))
    assert not igor.can("use", "patient-marksman")


@rule("synergy.power.patient-marksman")
def test_being_moved_by_others_does_not_spoil_the_aim(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "patient-marksman", "pocket-pistol"), table.put(1, 0, 6, "hurricane-sneeze")
    table.roll(3, 1)
    vlad.strikes(igor, "hurricane-sneeze")
    assert igor.at == (4, 6)
    igor.begins()
    assert igor.can("use", "patient-marksman")


@rule("synergy.power.patient-marksman")
def test_aim_does_not_help_adjacent_strikes(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "patient-marksman", "pocket-pistol"), table.put(1, 7, 6)
    igor.uses("patient-marksman")
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert igor.targets() == {f"#{vlad.number}"}


@rule("synergy.power.patient-marksman", "synergy.throw")
def test_the_throws_of_a_marksman_pass_over_warriors(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "grenade")
    table.put(0, 5, 6)
    igor.begins()
    assert "g7" not in igor.targets("grenade")
    igor.uses("patient-marksman")
    assert {"g7", "k7"} <= igor.targets("grenade")
    assert "l7" not in igor.targets("grenade"), "seven squares"


@rule("synergy.power.patient-marksman")
def test_shots_of_a_marksman_do_not_pass_over_warriors(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "patient-marksman", "pocket-pistol"), table.put(1, 8, 6)
    table.put(0, 5, 6)
    igor.uses("patient-marksman")
    assert f"#{vlad.number}" not in igor.targets("pocket-pistol")


@rule("synergy.power.patient-marksman")
def test_aim_lasts_for_one_turn_of_the_marksman(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "pocket-pistol")
    igor.uses("patient-marksman")
    assert igor.statuses == {"aiming"}
    igor.ends()
    assert igor.statuses == set()


@rule("synergy.power.patient-marksman", "synergy.power.hit-and-run")
def test_patience_does_not_go_with_hit_and_run(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "hit-and-run", "pocket-pistol")
    table.put(1, 8, 6)
    igor.walks((3, 8))
    assert igor.can("move"), "squares are left"
    assert not igor.can("use", "patient-marksman")
    igor.ends().uses("patient-marksman")
    assert not igor.can("move")


@rule("synergy.power.patient-marksman", "synergy.status.blinded")
def test_a_blinded_marksman_has_nothing_to_shoot_at(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "patient-marksman", "pocket-pistol"), table.put(1, 8, 6)
    put_under(table, igor, BLINDED, vlad)
    igor.uses("patient-marksman")
    assert igor.targets("pocket-pistol") == set()


# 44


@rule("synergy.power.borrowed-momentum")
def test_borrowed_momentum_flings_whoever_missed(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(3)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((6, 8)))
    igor.strikes(vlad)
    assert igor.at == (6, 8)


@rule("synergy.power.borrowed-momentum")
def test_the_fling_may_be_one_square_or_declined(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(3)
    igor.strikes(vlad)
    assert igor.at == (6, 6)
    igor.ends()
    table.roll(3)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((5, 6)))
    igor.strikes(vlad)
    assert igor.at == (5, 6)


@rule("synergy.power.borrowed-momentum", "synergy.secret")
def test_borrowed_momentum_works_from_face_down_and_whoever_could_have_it_is_asked(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("borrowed-momentum",))
    keith = table.put(1, 6, 5, down=("pocket-pistol",))
    table.roll(3)
    igor.strikes(keith)
    assert (1, "answer") in table.asked
    igor.ends()
    table.roll(3)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((6, 8)))
    igor.strikes(vlad)
    assert (igor.at, vlad.cards) == ((6, 8), {"borrowed-momentum"})


@rule("synergy.power.borrowed-momentum")
def test_a_hit_gives_no_momentum(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "answer") not in table.asked


@rule("synergy.power.borrowed-momentum")
def test_a_miss_from_afar_gives_no_momentum(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "pocket-pistol"), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert (1, "answer") not in table.asked


@rule("synergy.power.borrowed-momentum")
def test_an_adjacent_warriors_shot_that_misses_gives_momentum(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "pocket-pistol"), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert (1, "answer") in table.asked


@rule("synergy.power.borrowed-momentum", "synergy.power.acrobatic-evasion")
def test_an_evaded_strike_gives_momentum(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum", "acrobatic-evasion")
    table.roll(4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((6, 8)))
    igor.strikes(vlad)
    assert (igor.at, vlad.hits) == ((6, 8), 6)


@rule("synergy.power.borrowed-momentum", "synergy.power.inner-peace")
def test_a_strike_that_was_lost_has_not_missed(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum", down=("inner-peace",))
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad)
    assert (1, "answer") not in table.asked


@rule("synergy.power.borrowed-momentum", "synergy.collide")
def test_whoever_is_flung_collides_as_usual(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum")
    keith = table.put(1, 5, 6)
    table.roll(3, 1, 4)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((4, 6)))
    igor.strikes(vlad)
    assert (igor.at, igor.hits, keith.hits) == ((6, 6), 5, 6)


@rule("synergy.power.borrowed-momentum")
def test_nobody_is_flung_off_the_board(table: Table) -> None:
    igor, vlad = table.put(0, 0, 6), table.put(1, 1, 6, "borrowed-momentum")
    table.roll(3)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((0, 6)) - 1)
    with pytest.raises(AssertionError, match="no answer to 'fling'"):
        igor.strikes(vlad)


@rule("synergy.power.borrowed-momentum", "synergy.power.absolute-unit")
def test_whoever_cannot_be_hauled_cannot_be_flung(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "absolute-unit"), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(3)
    igor.strikes(vlad)
    assert (1, "answer") not in table.asked


@rule("synergy.power.borrowed-momentum", "synergy.power.jelly-bones")
def test_jelly_bones_fly_twice_as_far(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "jelly-bones"), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(3)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((4, 6)))
    igor.strikes(vlad)
    assert igor.at == (2, 6)


@rule("synergy.power.borrowed-momentum", "synergy.stun")
def test_the_stunned_fling_nobody(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum"), table.put(0, 1, 1)
    put_under(table, vlad, STUNNED, keith)
    table.roll(3)
    igor.strikes(vlad)
    assert (1, "answer") not in table.asked


@rule("synergy.power.borrowed-momentum", "synergy.power.mostly-reliable-boomerang")
@pytest.mark.parametrize(("dice", "asked"), [((3, 3), 1), ((4, 3), 0), ((3, 4), 0)])
def test_a_boomerang_gives_momentum_once_and_only_if_both_ways_missed(
    table: Table, dice: tuple[int, int], asked: int
) -> None:
    igor, vlad = table.put(0, 6, 6, "mostly-reliable-boomerang"), table.put(1, 7, 6, "borrowed-momentum")
    table.roll(*dice)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert table.asked.count((1, "answer")) == asked


# 45


@rule("synergy.power.heroic-idiot")
def test_a_heroic_idiot_swaps_squares_and_takes_the_strike(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast")
    vlad, keith = table.put(1, 6, 8), table.put(1, 7, 8, "heroic-idiot")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, keith.hits) == (6, 4)
    assert (vlad.at, keith.at) == ((7, 8), (6, 8))


@rule("synergy.power.heroic-idiot")
def test_an_idiot_steps_in_before_the_success_roll(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7)
    keith = table.put(1, 7, 7, "heroic-idiot")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(3)
    igor.strikes(vlad)
    assert (vlad.at, keith.at, keith.hits) == ((7, 7), (6, 7), 6), "the strike missed, and they have swapped"


@rule("synergy.power.heroic-idiot")
def test_an_idiot_steps_in_only_for_friends_next_to_it_and_against_foes(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7)
    table.put(1, 7, 8, "heroic-idiot")
    lars = table.put(1, 5, 7)
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "step-in") not in table.asked, "a corner is not next to it"
    table.roll(4)
    lars.strikes(vlad)
    assert (1, "step-in") not in table.asked


@rule("synergy.power.heroic-idiot")
def test_a_friends_strike_brings_no_idiot(table: Table) -> None:
    vlad, lars = table.put(1, 6, 7), table.put(1, 5, 7)
    table.put(1, 7, 7, "heroic-idiot")
    table.roll(4)
    lars.strikes(vlad)
    assert (1, "step-in") not in table.asked


@rule("synergy.power.heroic-idiot", "synergy.power.reactor-tummy")
def test_areas_name_nobody_and_bring_no_idiot(table: Table) -> None:
    igor = table.put(0, 6, 6, "reactor-tummy")
    table.put(1, 6, 7), table.put(1, 6, 8, "heroic-idiot")
    igor.strikes(card="reactor-tummy")
    assert (1, "step-in") not in table.asked


@rule("synergy.power.heroic-idiot", "synergy.stun")
@pytest.mark.parametrize("status", [STUNNED, FROZEN])
def test_the_stunned_and_frozen_step_in_for_nobody(table: Table, status: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7)
    keith, lars = table.put(1, 7, 7, "heroic-idiot"), table.put(0, 1, 1)
    put_under(table, keith, status, lars)
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "step-in") not in table.asked


@rule("synergy.power.heroic-idiot", "synergy.power.suction-cup-soles")
@pytest.mark.parametrize("whose", ["friend", "idiot", "frozen friend"])
def test_no_idiot_where_somebody_cannot_be_moved(table: Table, whose: str) -> None:
    igor = table.put(0, 6, 6)
    vlad = table.put(1, 6, 7, *(["suction-cup-soles"] if whose == "friend" else []))
    table.put(1, 7, 7, "heroic-idiot", *(["suction-cup-soles"] if whose == "idiot" else []))
    if whose == "frozen friend":
        put_under(table, vlad, FROZEN, table.put(0, 1, 1))
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "step-in") not in table.asked
    assert vlad.hits == 5


@rule("synergy.power.heroic-idiot", "synergy.power.inner-peace")
def test_the_gate_of_the_friend_is_tested_first_and_that_of_the_idiot_is_not(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast")
    vlad, keith = table.put(1, 6, 7, down=("inner-peace",)), table.put(1, 7, 7, "heroic-idiot", "rear-view-eyes")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert [ask for _, ask in table.asked if ask in ("gate", "step-in")] == ["gate", "step-in"]
    assert keith.hits == 4, "a 3 hits: strikes that name the idiot are at -1, and this one does not"


@rule("synergy.power.heroic-idiot", "synergy.power.inner-peace")
def test_a_strike_that_the_friends_gate_stops_brings_no_idiot(table: Table) -> None:
    igor = table.put(0, 6, 6)
    vlad = table.put(1, 6, 7, down=("inner-peace",))
    table.put(1, 7, 7, "heroic-idiot")
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad)
    assert (1, "step-in") not in table.asked


@rule("synergy.power.heroic-idiot", "synergy.power.laser-eyebrows")
def test_a_beam_strikes_the_idiot_once(table: Table) -> None:
    igor = table.put(0, 3, 6, "laser-eyebrows")
    vlad, keith = table.put(1, 5, 6), table.put(1, 6, 6, "heroic-idiot")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (6, 5)


# 46


@rule("synergy.power.withering-sarcasm", "synergy.range")
def test_sarcasm_hurts_mentally_past_bystanders(table: Table) -> None:
    igor = table.put(0, 3, 6, "withering-sarcasm")
    table.put(0, 4, 6), table.put(1, 6, 6)
    vlad, keith = table.put(1, 8, 6), table.put(1, 9, 6)
    table.roll(3)
    igor.strikes(vlad, "withering-sarcasm")
    assert vlad.hits == 4
    igor.ends().begins()
    assert f"#{keith.number}" not in igor.targets("withering-sarcasm"), "six squares"


@rule("synergy.power.withering-sarcasm")
def test_pillars_and_barriers_stop_sarcasm(table: Table) -> None:
    igor = table.put(0, 3, 7, "withering-sarcasm")
    vlad, keith = table.put(1, 6, 7), table.put(1, 3, 10)
    igor.begins()
    assert igor.targets("withering-sarcasm") == {f"#{keith.number}"}, "the pillar on f8"
    table.mark("barrier", (3, 9), vlad, "mental-barrier")
    assert igor.targets("withering-sarcasm") == set()


@rule("synergy.power.withering-sarcasm", "synergy.power.tin-foil-hat")
def test_a_hat_does_not_hear_sarcasm(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "withering-sarcasm"), table.put(1, 6, 6, "tin-foil-hat")
    table.roll(3)
    igor.strikes(vlad, "withering-sarcasm")
    assert vlad.hits == 6


# 47


@rule("synergy.power.hit-and-run", "synergy.move.basic")
def test_hit_and_run_splits_a_walk_of_three_around_strikes(table: Table) -> None:
    igor = table.put(0, 6, 6, "hit-and-run", "two-heads")
    vlad, keith = table.put(1, 8, 6), table.put(1, 6, 8)
    table.roll(4, 4)
    igor.walks((7, 6)).strikes(vlad).walks((6, 6)).walks((6, 7)).strikes(keith)
    assert (vlad.hits, keith.hits) == (5, 5)
    assert not igor.can("move"), "three squares"


@rule("synergy.power.hit-and-run", "synergy.move.basic")
def test_without_hit_and_run_a_walk_is_not_split(table: Table) -> None:
    igor = table.put(0, 6, 6)
    igor.walks((7, 6))
    assert not igor.can("move")


@rule("synergy.power.hit-and-run", "synergy.card.arithmetic")
def test_hit_and_run_with_fast_and_legs_is_ten_squares(table: Table) -> None:
    igor = table.put(0, 0, 6, "hit-and-run", "fast", "too-many-legs")
    igor.walks((4, 6)).walks((10, 6))
    assert igor.at == (10, 6)
    assert not igor.can("move")


@rule("synergy.power.hit-and-run")
def test_hit_and_run_lengthens_walks_only(table: Table) -> None:
    igor = table.put(0, 3, 6, "hit-and-run", "flying-tackle", "grasshopper-legs")
    igor.begins()
    assert square_of((8, 6)) not in _landings(table, igor, "flying-tackle"), "not with Move&Strike"
    assert square_of((8, 6)) not in _landings(table, igor, "grasshopper-legs")


@rule("synergy.power.hit-and-run")
def test_a_begun_walk_leaves_no_move_and_strike(table: Table) -> None:
    igor = table.put(0, 3, 6, "hit-and-run", "flying-tackle")
    igor.begins()
    assert igor.can("combo", "flying-tackle")
    igor.walks((4, 6))
    assert not igor.can("combo", "flying-tackle")
    other = table.put(0, 3, 8, "hit-and-run", "flying-tackle")
    other.combines("flying-tackle", to=(4, 8))
    assert not other.can("move")


@rule("synergy.power.hit-and-run", "synergy.collide")
def test_a_collision_ends_a_split_walk(table: Table) -> None:
    igor = table.put(0, 6, 6, "hit-and-run")
    table.put(1, 7, 6)
    table.roll(6, 6)
    igor.steps("E")
    assert not igor.can("move")


@rule("synergy.power.hit-and-run")
def test_a_walk_cannot_go_on_when_the_card_is_suppressed(table: Table) -> None:
    from fracas.games.synergy.suppression import suppress

    igor, vlad = table.put(0, 6, 6, "hit-and-run"), table.put(1, 9, 6)
    igor.walks((7, 6))
    assert igor.can("move")
    suppress(table.state, table.tell, igor.number, row("hit-and-run"), vlad.number)
    assert not igor.can("move")


# 48


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
            if isinstance(question, Roll):
                sent = left.pop(0)
            else:
                assert isinstance(question, Commit)
                sent = [each[0] for each in question.options]
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
