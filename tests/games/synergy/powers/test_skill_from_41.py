"""Skills, one test or more for each card, in the order of the printed deck: numbers 41 to 43."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.state import BLINDED, CONFUSED, HELD
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


def _landings(table: Table, fighter: Fighter, card: str) -> list[int]:
    from fracas.games.synergy.moving.move_cards import landings

    return landings(table.state, fighter.number, row(card))


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


@rule("synergy.power.flying-tackle", "synergy.power.jelly-bones")
def test_a_tackle_follows_jelly_bones_that_only_flew(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6, "jelly-bones")
    table.roll(3)
    table.answer("follow", square_of((9, 6)))
    igor.combines("flying-tackle", to=(5, 6))
    assert (vlad.hits, vlad.at, igor.at) == (6, (10, 6), (9, 6))


@rule("synergy.power.flying-tackle", "synergy.power.portable-holes")
def test_nobody_follows_through_a_hole_into_somebody_else(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6, "jelly-bones")
    table.put(1, 8, 6)
    table.mark("hole", (7, 6), igor, "portable-holes")
    table.mark("hole", (7, 13), igor, "portable-holes")
    table.roll(3)
    table.answer("hole", 1)
    table.answer("follow", square_of((8, 6)))
    with pytest.raises(AssertionError, match=r"no answer to 'follow': \[95, 96, 97\]"):
        igor.combines("flying-tackle", to=(5, 6))
    assert vlad.at == (7, 13)


@rule("synergy.power.flying-tackle", "synergy.power.portable-holes")
def test_whoever_fell_into_a_hole_is_not_followed_farther_than_it_could_fly(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    table.mark("hole", (7, 6), igor, "portable-holes")
    table.mark("hole", (7, 13), igor, "portable-holes")
    table.roll(3)
    table.answer("hole", 1)
    table.answer("follow", square_of((8, 6)))
    with pytest.raises(AssertionError, match=r"no answer to 'follow': \[95, 96, 97\]"):
        igor.combines("flying-tackle", to=(5, 6))
    assert vlad.at == (7, 13)


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


@rule("synergy.power.flying-tackle", "synergy.power.detachable-tail")
def test_whoever_leaves_a_tail_behind_has_not_flown(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6, "detachable-tail", hits=2)
    table.roll(3)
    table.answer("run", square_of((5, 6)), by=igor)
    table.answer("land", square_of((8, 6)), by=vlad)
    igor.combines("flying-tackle")
    assert (vlad.hits, vlad.at, igor.at) == (1, (8, 6), (5, 6)), "nobody is asked how far to follow"


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
    igor.strikes(vlad, plus=["low-blow"])
    assert (vlad.statuses, igor.cards) == ({"stunned"}, {"low-blow"})


@rule("synergy.power.low-blow", "synergy.secret")
def test_a_low_blow_is_declared_before_the_roll_and_may_be_in_vain(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("low-blow",)), table.put(1, 7, 6)
    table.roll(5)
    igor.strikes(vlad, plus=["low-blow"])
    assert (vlad.hits, vlad.statuses, igor.cards) == (5, set(), {"low-blow"})


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


@rule("synergy.power.low-blow", "synergy.power.jumper-cables")
def test_a_friend_raised_with_a_six_is_not_stunned(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "low-blow", "jumper-cables"), table.body(0, 7, 6)
    table.roll(6)
    igor.strikes(friend, "jumper-cables")
    assert (friend.alive, friend.statuses) == (True, set())


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


@rule("synergy.power.low-blow", "synergy.power.toxic-drool", "synergy.power.jumper-cables")
def test_a_plus_card_is_not_declared_for_what_is_done_to_a_body(table: Table) -> None:
    igor = table.put(0, 3, 3, "jumper-cables", down=("low-blow", "toxic-drool"))
    table.body(0, 4, 3)
    igor.begins()
    assert igor.can("strike", "jumper-cables")
    assert not any(igor.can("strike", "jumper-cables", [card]) for card in igor.down)
    table.put(1, 3, 4)
    assert all(igor.can("strike", "jumper-cables", [card]) for card in igor.down)


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


@rule("synergy.power.patient-marksman", "synergy.power.bungee-arms")
def test_stretched_strikes_are_ranged_ones_and_thefts_are_not(table: Table) -> None:
    igor = table.put(0, 3, 6, "patient-marksman", "bungee-arms", "light-fingers")
    vlad = table.put(1, 9, 6)
    igor.begins()
    assert igor.targets() == set()
    igor.uses("patient-marksman")
    assert igor.targets("light-fingers") == set()
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 5, "range 6, and a 3 is enough"


@rule("synergy.power.patient-marksman", "synergy.power.bungee-arms")
def test_a_strike_next_door_is_an_adjacent_one_even_with_bungee_arms(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "patient-marksman", "bungee-arms"), table.put(1, 7, 6)
    igor.uses("patient-marksman")
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6


@rule("synergy.power.patient-marksman", "synergy.power.adrenal-turbo")
def test_an_additional_move_spoils_the_aim(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "patient-marksman", "pocket-pistol", "adrenal-turbo"), table.put(1, 9, 6)
    igor.uses("patient-marksman")
    assert igor.targets("pocket-pistol") == {f"#{vlad.number}"}
    table.answer("gain", 0)
    igor.uses("adrenal-turbo").walks((0, 6))
    assert igor.targets("pocket-pistol") == set()


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
