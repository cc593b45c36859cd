"""Gadgets 1 to 5, in the order of the printed deck: each card, and each of its rulings that could go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.effects.statuses import afflict, blinded
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events import DieShifted, HitRolled
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.state import CONFUSED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, StoryError, Table


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 1


@rule("synergy.power.enhancer-helmet", "synergy.strike.roll")
def test_a_helmet_raises_a_success_roll(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet"), table.put(1, 7, 6)
    table.roll(3)
    table.answer("shift", 1)
    igor.strikes(vlad)
    assert vlad.hits == 5, "a 3 became a 4"


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_need_not_be_used_and_shifts_by_one_only(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet"), table.put(1, 7, 6)
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert (0, "shift") in table.asked
    igor.ends()
    table.roll(2)
    table.answer("shift", 2)
    with pytest.raises(StoryError, match="no answer to 'shift'"):
        igor.strikes(vlad)
    table.told.clear()


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_lowers_a_die_too(table: Table) -> None:
    igor = table.put(0, 6, 6, "enhancer-helmet", "second-hand-jetpack")
    table.roll(3, 4)
    table.answer("shift", -1)
    igor.moves("second-hand-jetpack", "h7")
    assert igor.square == "h8", "the 3 became a 2, so it sputtered: one square south"


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_is_no_use_in_the_turn_of_others(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet", "dustbin-lid"), table.put(1, 7, 6)
    table.roll(4, 3)
    table.uses(igor, "dustbin-lid", "escape")
    vlad.strikes(igor)
    assert igor.hits == 5, "the die of the lid is rolled in Vlad's turn"
    assert (0, "shift") not in table.asked


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_is_no_use_in_the_turn_of_a_friend(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "enhancer-helmet"), table.put(0, 5, 6)
    table.roll(4, 4)
    friend.steps("E")
    assert table.heard(DieShifted) == []
    assert (0, "shift") not in table.asked, "Igor was run into and rolled, but it is not its turn"
    assert (igor.hits, friend.hits) == (6, 6)


@rule("synergy.power.enhancer-helmet")
def test_the_dice_of_others_are_not_the_helmets_even_in_its_own_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet"), table.put(1, 7, 6, "dustbin-lid")
    table.roll(4, 4)
    table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert table.asked.count((0, "shift")) == 1, "for the success roll only"


@rule("synergy.power.enhancer-helmet", "synergy.power.luck")
def test_a_helmet_and_luck_are_two_together(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet", "luck"), table.put(1, 7, 6)
    table.roll(2)
    table.answer("shift", 2)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.enhancer-helmet")
def test_a_die_of_a_table_stays_within_six_and_a_success_roll_does_not(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet", "grenade"), table.put(1, 7, 6)
    table.roll(6)
    table.answer("shift", 1)
    igor.strikes(vlad)
    assert [roll.total for roll in table.heard(HitRolled)] == [7]
    igor.ends()
    table.roll(2, 6, 3)
    for by in (0, 1, 0):
        table.answer("shift", by)
    igor.strikes("g4", "grenade")
    assert [shifted.die for shifted in table.heard(DieShifted)] == [7, 6], "a drift of 6 cannot become a 7"


# 2


@rule("synergy.power.grenade", "synergy.knockback", "synergy.area")
def test_a_grenade_spares_nobody_and_leaves_the_middle_where_it_is(table: Table) -> None:
    igor = table.put(0, 7, 6, "grenade")
    vlad, keith, friend = table.put(1, 11, 6), table.put(1, 12, 7), table.put(0, 10, 5)
    far = table.put(1, 13, 6)
    table.roll(3)
    igor.strikes("l7", "grenade")
    assert (vlad.hits, keith.hits, friend.hits) == (4, 4, 4), "friends too"
    assert (igor.hits, far.hits) == (6, 6)
    assert vlad.at == (11, 6), "whoever stands on the landing square is not knocked"
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
def test_whoever_a_grenade_kills_flies_as_well(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "grenade"), table.put(1, 11, 6, hits=2), table.put(1, 12, 6)
    table.roll(3, 3)
    igor.strikes("k7", "grenade")
    assert not vlad.alive
    assert vlad.at == (11, 6), "the body flew into Keith"
    assert keith.hits == 5, "who rolled a 3"


# 3


@rule("synergy.power.smoke-bomb", "synergy.status.blinded")
def test_smoke_blinds_whoever_stands_in_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 10, 6, "pocket-pistol")
    keith = table.put(1, 11, 6)
    igor.strikes("k7", "smoke-bomb")
    assert all("smoke" in table.markers(f"{column}{row}") for column in "jkl" for row in (6, 7, 8))
    assert table.markers("i7") == set()
    vlad.begins()
    assert not vlad.can("strike", "pocket-pistol")
    table.roll(5)
    vlad.strikes(keith)
    assert keith.hits == 6, "a 5 at −2 is a 3"
    vlad.walks("i7")
    assert not blinded(table.state, vlad.number), "only for as long as it stands there"


@rule("synergy.power.smoke-bomb", "synergy.sight", "synergy.duration")
def test_no_line_enters_leaves_or_crosses_smoke_until_the_throwers_next_turn(table: Table) -> None:
    igor, vlad = table.put(0, 4, 6, "smoke-bomb", "mirror-shades"), table.put(1, 9, 6, "pocket-pistol", "grenade")
    inside = table.put(1, 7, 6, "mirror-shades", "flameblast", "bungee-arms")
    igor.strikes("g7", "smoke-bomb")
    vlad.begins()
    assert vlad.targets("pocket-pistol") == set()
    assert "h7" not in vlad.targets("grenade") and "i7" in vlad.targets("grenade")
    inside.begins()
    assert inside.targets("flameblast") == set(), "it is not blinded, but its line would leave the cloud"
    assert inside.targets() == set(), "nor does a stretched arm get out"
    igor.begins()
    assert table.markers("g7") == set()
    assert not table.state.orphans


@rule("synergy.power.smoke-bomb")
def test_smoke_is_no_obstacle_and_areas_ignore_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 10, 6, "reactor-tummy")
    keith = table.put(1, 11, 6)
    igor.strikes("k7", "smoke-bomb")
    table.roll(3)
    vlad.walks("k6")
    vlad.strikes(None, "reactor-tummy")
    assert keith.hits == 3, "−2 on Auto: it needs a 1+, and 3 − 2 will do"


@rule("synergy.power.smoke-bomb", "synergy.status.blinded")
def test_an_adjacent_strike_into_smoke_is_no_line(table: Table) -> None:
    igor, vlad, keith = table.put(0, 10, 3, "smoke-bomb"), table.put(1, 8, 6), table.put(0, 9, 6)
    table.mark("smoke", "j7", igor, "smoke-bomb")
    table.roll(4)
    vlad.strikes(keith)
    assert keith.hits == 5


@rule("synergy.power.smoke-bomb")
def test_a_new_cloud_clears_the_old_one_whoever_threw_it(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "smoke-bomb"), table.put(0, 6, 7)
    igor.strikes("k7", "smoke-bomb")
    table.state.warriors[igor.number].strikes = 1
    igor.gives(friend, "smoke-bomb")
    friend.strikes("g11", "smoke-bomb")
    assert table.markers("k7") == set()
    assert table.markers("g11") == {"smoke"}


@rule("synergy.power.smoke-bomb", "synergy.throw")
def test_a_cloud_covers_pillars_but_does_not_land_on_them(table: Table) -> None:
    igor = table.put(0, 6, 6, "smoke-bomb")
    igor.begins()
    assert "h6" not in igor.targets("smoke-bomb")
    igor.strikes("g6", "smoke-bomb")
    assert table.markers("h6") == {"smoke"}, "the pillar in the cloud does not matter"


@rule("synergy.power.smoke-bomb", "synergy.death")
def test_smoke_outlives_its_thrower_until_its_player_begins_a_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb", hits=1), table.put(1, 6, 7)
    igor.strikes("k7", "smoke-bomb")
    table.roll(4)
    vlad.strikes(igor)
    assert not igor.alive
    assert table.markers("k7") == {"smoke"}
    Fighter(table, 0).begins()
    assert table.markers("k7") == set()


@rule("synergy.power.smoke-bomb")
def test_suppressed_smoke_is_ignored(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 10, 6, "pocket-pistol")
    igor.strikes("j7", "smoke-bomb")
    suppress(table.state, table.tell, igor.number, number_of("smoke-bomb"), 1)
    vlad.begins()
    assert vlad.targets("pocket-pistol") == {repr(igor)}
    assert not blinded(table.state, vlad.number)
    assert table.markers("j7") == {"smoke"}, "it lies there all the same, and works again when its card does"
    vlad.ends()
    Fighter(table, 1).begins()
    assert blinded(table.state, vlad.number)


# 4


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
def test_whoever_has_another_card_face_down_is_asked_in_the_same_way(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, down=("pocket-pistol",)), table.put(1, 9, 6, down=("evil-eye",))
    igor.ends()
    asked = [question for _, question in table.asked]
    vlad.ends()
    assert [question for _, question in table.asked] == asked == ["act"]


# 5


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
