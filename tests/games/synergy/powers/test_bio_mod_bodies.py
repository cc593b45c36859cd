"""Bio-Mods 30 to 35, in the order of the printed deck: soles, arms, wiring, switches, pouches and warranties."""

from __future__ import annotations

import pytest

from fracas.games.synergy.events import PlayerLost, Unmoved, Wounded
from fracas.games.synergy.state import CONFUSED, HELD, STUNNED
from fracas.games.synergy.statuses import afflict
from fracas.games.synergy.suppression import suppress
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, StoryError, Table, row


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(fighter.table.state, fighter.table.tell, fighter.number, status, by.number)


def blanks(fighter: Fighter, card: str, by: Fighter) -> None:
    suppress(fighter.table.state, fighter.table.tell, fighter.number, row(card), by.number)


# 30


@rule("synergy.power.suction-cup-soles", "synergy.knockback")
def test_nothing_knocks_whoever_has_suction_cups(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6, "suction-cup-soles")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (2, (7, 6))
    assert table.heard(Unmoved)


@rule("synergy.power.suction-cup-soles")
def test_nothing_swaps_whoever_has_suction_cups(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast")
    vlad = table.put(1, 6, 8, "suction-cup-soles")
    table.put(1, 7, 8, "heroic-idiot")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "step-in") not in table.asked
    assert (vlad.hits, vlad.at) == (3, (6, 8))


@rule("synergy.power.suction-cup-soles", "synergy.random")
def test_nothing_makes_whoever_has_suction_cups_drift(table: Table) -> None:
    vlad, igor = table.put(1, 6, 6, "suction-cup-soles"), table.put(0, 12, 12)
    table.mark("peel", (7, 6), igor, "crate-of-bananas")
    vlad.walks((7, 6))
    assert vlad.at == (7, 6), "it stops there, and that is all"
    assert table.markers((7, 6)) == set()


@rule("synergy.power.suction-cup-soles", "synergy.status.confused")
def test_a_confused_move_is_its_own_drift_and_works(table: Table) -> None:
    vlad, igor = table.put(1, 6, 6, "suction-cup-soles"), table.put(0, 12, 12)
    vlad.begins()
    put_under(vlad, CONFUSED, igor)
    table.roll(3)
    table.play(128 + 127, [])
    assert vlad.at == (7, 6)


@rule("synergy.power.suction-cup-soles", "synergy.obstacle")
def test_suction_cups_climb_a_pillar_for_the_usual_square_and_stop_there(table: Table) -> None:
    vlad, igor = table.put(1, 7, 6, "suction-cup-soles"), table.put(0, 5, 6)
    vlad.walks((7, 5))
    assert vlad.at == (7, 5)
    vlad.ends()
    vlad.walks((7, 3))
    assert vlad.at == (7, 3), "down again, and on"
    igor.begins()
    with pytest.raises(StoryError):
        igor.walks((5, 7))  # others do not climb


@rule("synergy.power.suction-cup-soles", "synergy.collide")
def test_climbing_is_no_collision(table: Table) -> None:
    vlad = table.put(1, 7, 6, "suction-cup-soles")
    vlad.steps("N", "N")
    assert vlad.at == (7, 4)


@rule("synergy.power.suction-cup-soles", "synergy.range")
def test_up_there_one_can_strike_and_be_struck(table: Table) -> None:
    vlad, igor = table.put(1, 7, 5, "suction-cup-soles", "flameblast"), table.put(0, 7, 8, "flameblast")
    keith = table.put(1, 7, 2)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3
    assert repr(keith) not in igor.targets("flameblast"), "the pillar blocks what is behind it"
    table.roll(3)
    vlad.strikes(igor, "flameblast")
    assert igor.hits == 3


@rule("synergy.power.suction-cup-soles")
def test_soles_suppressed_on_top_let_their_warrior_stay_and_go_down(table: Table) -> None:
    vlad, igor = table.put(1, 7, 6, "suction-cup-soles"), table.put(0, 12, 12)
    vlad.walks((7, 5))
    blanks(vlad, "suction-cup-soles", igor)
    assert vlad.at == (7, 5)
    vlad.ends()
    vlad.walks((7, 4))
    assert vlad.at == (7, 4)


@rule("synergy.power.suction-cup-soles")
def test_a_barrier_is_not_climbable(table: Table) -> None:
    vlad, igor = table.put(1, 6, 6, "suction-cup-soles"), table.put(0, 12, 12, "mental-barrier")
    table.mark("barrier", (7, 6), igor, "mental-barrier")
    vlad.begins()
    with pytest.raises(StoryError):
        vlad.walks((7, 6))


@rule("synergy.power.suction-cup-soles")
def test_leaps_do_not_end_on_pillars(table: Table) -> None:
    vlad = table.put(1, 7, 6, "suction-cup-soles", "grasshopper-legs")
    with pytest.raises(StoryError):
        vlad.moves("grasshopper-legs", (7, 5))


@rule("synergy.power.suction-cup-soles", "synergy.diagonal", "synergy.power.the-moves")
def test_climbers_do_not_squeeze_between_pillars_that_touch() -> None:
    table = Table(board="desert")
    vlad = table.put(1, 5, 6, "suction-cup-soles", "the-moves")
    table.roll(6)
    vlad.steps("NE")
    assert vlad.at == (5, 6), "between the pillar at (5, 5) and the pyramid at (6, 6) it collides"
    table = Table(board="desert")
    vlad = table.put(1, 5, 6, "suction-cup-soles", "the-moves")
    vlad.walks((6, 6))
    assert vlad.at == (6, 6), "but up the pyramid"


# 31


@rule("synergy.power.bungee-arms")
def test_bungee_arms_stretch_the_basic_strike_to_range_3(table: Table) -> None:
    igor = table.put(0, 6, 6, "bungee-arms")
    vlad, keith, raven = table.put(1, 9, 6), table.put(1, 6, 10), table.put(1, 7, 7)
    igor.begins()
    assert igor.targets() == {repr(vlad)}, "Keith is too far, Raven not on a straight line"
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, keith.hits, raven.hits) == (5, 6, 6)


@rule("synergy.power.bungee-arms", "synergy.range")
def test_bungee_arms_need_a_clear_line(table: Table) -> None:
    igor = table.put(0, 6, 6, "bungee-arms")
    vlad, keith = table.put(1, 8, 6), table.put(1, 9, 6)
    petra, raven = table.put(0, 7, 4, "bungee-arms"), table.put(1, 7, 6)
    igor.begins()
    assert igor.targets() == {repr(raven)}
    assert petra.targets() == set(), "a pillar is between"
    assert repr(keith) not in igor.targets()
    assert vlad.alive


@rule("synergy.power.bungee-arms")
def test_bungee_arms_lengthen_ranged_strikes_and_beams_by_2(table: Table) -> None:
    igor = table.put(0, 1, 6, "bungee-arms", "flameblast", "laser-eyebrows", "mental-barrier")
    vlad = table.put(1, 7, 6)
    igor.begins()
    assert repr(vlad) in igor.targets("flameblast"), "4 and 2 are 6"
    assert "i7" not in igor.targets("mental-barrier"), "behind a warrior"
    far = table.put(1, 10, 6)
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, far.hits) == (4, 4), "7 and 2 are 9"


@rule("synergy.power.bungee-arms")
def test_bungee_arms_do_not_change_throws_areas_bodies_and_thefts(table: Table) -> None:
    igor = table.put(0, 1, 6, "bungee-arms", "grenade", "light-fingers", "rent-a-zombie", "reactor-tummy")
    table.body(1, 5, 6)
    vlad = table.put(1, 1, 8, "mirror-shades")
    igor.begins()
    assert "g7" not in igor.targets("grenade")
    assert "f7" in igor.targets("grenade")
    assert igor.targets("light-fingers") == set()
    assert igor.targets("rent-a-zombie") == set()
    igor.strikes(card="reactor-tummy")
    assert vlad.hits == 6


@rule("synergy.power.bungee-arms")
def test_bungee_arms_stretch_cables_to_the_living_not_to_bodies(table: Table) -> None:
    igor, body = table.put(0, 6, 6, "bungee-arms", "jumper-cables"), table.body(0, 6, 8)
    vlad = table.put(1, 6, 9)
    igor.begins()
    assert repr(body) not in igor.targets("jumper-cables")
    assert repr(vlad) in igor.targets("jumper-cables")


@rule("synergy.power.bungee-arms", "synergy.status.blinded")
def test_nobody_stretches_out_of_smoke(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "bungee-arms", "mirror-shades"), table.put(1, 6, 8)
    table.mark("smoke", (6, 6), vlad, "smoke-bomb")
    igor.begins()
    assert igor.targets() == set(), "shades are not blinded, but the line is denied"


@rule("synergy.power.bungee-arms", "synergy.power.flying-tackle", "synergy.card.modifier")
def test_bungee_arms_stretch_the_strike_of_a_tackle(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "bungee-arms", "flying-tackle"), table.put(1, 6, 6)
    table.put(1, 3, 8)
    table.roll(3)
    table.answer("follow", 6 * 15 + 5)
    igor.combines("flying-tackle", to=(3, 6))
    assert (vlad.hits, vlad.at, igor.at) == (4, (8, 6), (5, 6))


@rule("synergy.power.bungee-arms")
def test_a_stretched_strike_is_no_adjacent_strike_for_its_victim(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "bungee-arms"), table.put(1, 6, 8, "eel-wiring")
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, igor.hits) == (5, 6)


# 32


@rule("synergy.power.eel-wiring")
def test_eel_wiring_answers_a_hit_from_next_door(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "eel-wiring")
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, igor.hits) == (5, 5)


@rule("synergy.power.eel-wiring")
def test_eel_wiring_does_not_answer_a_miss_or_a_shot_from_afar(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, "eel-wiring")
    petra, keith = table.put(0, 6, 8, "pocket-pistol"), table.put(1, 8, 8, "eel-wiring")
    table.roll(3)
    igor.strikes(vlad)
    assert igor.hits == 6
    table.roll(4)
    petra.strikes(keith, "pocket-pistol")
    assert (keith.hits, petra.hits) == (4, 6)


@rule("synergy.power.eel-wiring")
def test_eel_wiring_answers_any_strike_of_a_neighbour_also_areas_and_shots(table: Table) -> None:
    igor, vlad = (
        table.put(0, 6, 6, "hypno-pinwheel", "mostly-reliable-boomerang", "two-heads"),
        table.put(1, 7, 6, "eel-wiring"),
    )
    table.roll(4)
    igor.strikes(vlad, "hypno-pinwheel")
    assert igor.hits == 5
    table.roll(4, 4)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert (vlad.hits, igor.hits) == (4, 4), "two hits of one strike are answered once"


@rule("synergy.power.eel-wiring", "synergy.stun")
def test_eel_wiring_buzzes_while_its_warrior_is_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("eel-wiring",))
    put_under(vlad, STUNNED, igor)
    igor.begins()
    put_under(vlad, STUNNED, igor)
    table.roll(4)
    table.uses(vlad, "eel-wiring", "answer")
    igor.strikes(vlad)
    assert igor.hits == 5


@rule("synergy.power.eel-wiring", "synergy.death")
@pytest.mark.parametrize("open_card", [True, False])
def test_eel_wiring_buzzes_for_the_strike_that_kills(table: Table, open_card: bool) -> None:
    igor = table.put(0, 6, 6)
    vlad = table.put(1, 7, 6, "eel-wiring", hits=1) if open_card else table.put(1, 7, 6, down=("eel-wiring",), hits=1)
    table.roll(4)
    if not open_card:
        table.uses(vlad, "eel-wiring", "dying")
    igor.strikes(vlad)
    assert not vlad.alive
    assert igor.hits == 5
    assert "eel-wiring" in table.discards


@rule("synergy.power.eel-wiring")
def test_eel_wiring_does_not_buzz_for_the_avoided_and_the_immune(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "battle-brolly"), table.put(1, 7, 6, "eel-wiring", "rhino-hide-graft")
    table.roll(4)
    igor.strikes(vlad, "battle-brolly")
    assert igor.hits == 6
    petra, keith = table.put(0, 6, 8, "jumper-cables"), table.put(1, 7, 8, "eel-wiring", "mirror-shades")
    table.roll(4, 4)
    table.uses(keith, "mirror-shades", "escape")
    petra.strikes(keith, "jumper-cables")
    assert (keith.hits, petra.hits) == (6, 4), "sent back, and no more"


@rule("synergy.power.eel-wiring")
def test_adjacent_counts_when_it_struck(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6, "eel-wiring")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.at, igor.hits) == ((9, 6), 5), "it flew away, and buzzes all the same"


@rule("synergy.power.eel-wiring", "synergy.secret")
def test_whoever_has_no_wiring_is_asked_just_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, down=("flameblast",))
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "answer") in table.asked
    assert igor.hits == 6


@rule("synergy.power.eel-wiring")
def test_immunity_to_energy_insulates(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "reactor-tummy"), table.put(1, 7, 6, "eel-wiring")
    igor.strikes(card="reactor-tummy")
    assert (igor.hits, vlad.hits) == (6, 3)


# 33


@rule("synergy.power.dead-mans-switch", "synergy.damage.roll")
def test_a_switch_hurts_everyone_within_2_a_die_each(table: Table) -> None:
    igor, petra = table.put(0, 6, 6), table.put(0, 9, 8)
    vlad, keith, raven = table.put(1, 7, 6, "dead-mans-switch", hits=1), table.put(1, 8, 8), table.put(1, 10, 6)
    table.roll(4, 2, 5, 3)
    igor.strikes(vlad)
    assert not vlad.alive
    assert sorted(6 - each.hits for each in (igor, petra, keith)) == [2, 3, 5]
    assert raven.hits == 6


@rule("synergy.power.dead-mans-switch", "synergy.simultaneous")
def test_whose_switch_it_was_says_who_is_next(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, hits=1), table.put(0, 8, 6, hits=1)
    vlad = table.put(1, 7, 6, "dead-mans-switch", hits=1)
    table.roll(4, 1, 6)
    table.answer("next", petra.number, by=vlad)
    igor.strikes(vlad)
    wounds = [(event.warrior, event.lost) for event in table.heard(Wounded)]
    assert wounds[1:] == [(petra.number, 1), (igor.number, 6)]


@rule("synergy.power.dead-mans-switch")
def test_a_switch_goes_off_whatever_killed_its_bearer(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool"), table.put(1, 7, 6, "dead-mans-switch", hits=2)
    table.roll(4)
    igor.strikes(vlad)
    table.roll(3)
    table.turn_of(table.put(1, 12, 12))
    assert vlad.alive
    with pytest.raises(StoryError, match=r"dead|does not come"):
        vlad.begins()
    assert (vlad.alive, igor.hits) == (False, 3)


@rule("synergy.power.dead-mans-switch", "synergy.secret")
def test_a_switch_may_be_turned_up_by_the_dead_and_everybody_is_asked_for_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, down=("dead-mans-switch",), hits=1)
    keith = table.put(1, 6, 7, down=("flameblast",), hits=1)
    table.roll(4)
    igor.strikes(keith)
    assert (1, "dying") in table.asked, "who has no switch is asked just the same"
    table.roll(4, 3)
    table.uses(vlad, "dead-mans-switch", "dying")
    igor.strikes(vlad)
    assert igor.hits == 3


@rule("synergy.power.dead-mans-switch", "synergy.surrender")
def test_a_switch_does_not_go_off_on_surrender_or_when_suppressed(table: Table) -> None:
    vlad, igor = table.put(1, 0, 6, "dead-mans-switch"), table.put(0, 1, 6)
    vlad.steps("W")
    assert (vlad.life, igor.hits) == ("gone", 6)
    keith = table.put(1, 1, 7, "dead-mans-switch", hits=1)
    igor.begins()
    blanks(keith, "dead-mans-switch", igor)
    table.roll(4)
    igor.strikes(keith)
    assert not keith.alive
    assert igor.hits == 6


@rule("synergy.power.dead-mans-switch", "synergy.lost")
def test_whoever_dies_last_has_lost_before_the_switch_goes_off() -> None:
    table = Table(bystanders=False)
    igor, vlad = table.put(0, 6, 6, hits=1), table.put(1, 7, 6, "dead-mans-switch", hits=1)
    table.roll(4)
    igor.strikes(vlad)
    assert table.won == ([0], "last")
    assert igor.alive
    assert [event.seat for event in table.heard(PlayerLost)] == [1]


@rule("synergy.power.dead-mans-switch")
def test_a_switch_is_no_strike(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast", "strength")
    petra = table.put(0, 9, 6, "rear-view-eyes", "eel-wiring", down=("acrobatic-evasion",))
    vlad = table.put(1, 8, 6, "dead-mans-switch", hits=1)
    table.roll(3, 1, 2)
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, petra.hits) == (5, 4), "the striker's strength does not count"
    assert (0, "escape") not in table.asked, "nobody may avoid it"


@rule("synergy.power.dead-mans-switch")
def test_a_switch_goes_off_where_the_body_lies(table: Table) -> None:
    igor = table.put(0, 6, 6, "preposterous-mallet")
    vlad = table.put(1, 7, 6, "dead-mans-switch", hits=4)
    keith = table.put(1, 11, 6, hits=1)
    table.roll(5, 6)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.at, vlad.alive, keith.alive) == ((9, 6), False, False)
    assert igor.hits == 6, "the body had flown away"


# 34


def hop_in(table: Table, friend: Fighter, bearer: Fighter) -> None:
    friend.does("hop")
    assert friend.it.inside == bearer.number


@rule("synergy.power.marsupial-pouch", "synergy.move.share")
def test_a_friend_hops_in_for_its_move_and_travels_along(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 7, 6)
    hop_in(table, petra, igor)
    assert petra.at == (6, 6)
    assert not petra.can("move")
    assert petra.can("end"), "no share duty meanwhile"
    igor.walks((6, 8))
    assert (igor.at, petra.at) == ((6, 8), (6, 8))
    assert igor.can("end")
    petra.walks((7, 8))
    assert (petra.at, petra.it.inside) == ((7, 8), -1), "it leaves by its own move"


@rule("synergy.power.marsupial-pouch")
def test_only_one_friend_next_door_hops_in(table: Table) -> None:
    igor, petra, brain = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 7, 6), table.put(0, 6, 7)
    vlad, far = table.put(1, 5, 6), table.put(0, 6, 9)
    petra.begins()
    assert petra.can("hop")
    hop_in(table, petra, igor)
    brain.begins()
    assert not brain.can("hop"), "one passenger"
    far.begins()
    assert not far.can("hop")
    vlad.begins()
    assert not vlad.can("hop"), "no foe"


@rule("synergy.power.marsupial-pouch")
def test_whoever_cannot_move_cannot_hop_in(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 7, 6)
    petra.begins()
    put_under(petra, HELD, igor)
    assert not petra.can("hop")


@rule("synergy.power.marsupial-pouch")
def test_a_passenger_strikes_out_and_foes_cannot_name_it(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 7, 6, "flameblast")
    hop_in(table, petra, igor)
    table.roll(4)
    petra.strikes(vlad)
    assert vlad.hits == 5
    vlad.begins()
    assert vlad.targets() == {repr(igor)}
    assert vlad.targets("flameblast") == {repr(igor)}


@rule("synergy.power.marsupial-pouch", "synergy.area")
def test_areas_hit_both_and_a_knock_moves_both_once(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 3, 6, "meteoric-belly-flop")
    hop_in(table, petra, igor)
    table.roll(3)
    vlad.combines("meteoric-belly-flop", to=(5, 6))
    assert (igor.hits, petra.hits) == (4, 4)
    assert (igor.at, petra.at) == ((7, 6), (7, 6))
    assert petra.it.inside == igor.number


@rule("synergy.power.marsupial-pouch", "synergy.knockback")
def test_a_knock_of_the_bearer_alone_takes_the_passenger_along(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 5, 6, "preposterous-mallet")
    hop_in(table, petra, igor)
    table.roll(5)
    vlad.strikes(igor, "preposterous-mallet")
    assert (igor.hits, petra.hits) == (2, 6)
    assert (igor.at, petra.at) == ((8, 6), (8, 6))


@rule("synergy.power.marsupial-pouch", "synergy.death")
def test_when_the_bearer_dies_the_passenger_is_in_the_open(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch", hits=1), table.put(0, 6, 7)
    vlad = table.put(1, 5, 6, "two-heads")
    hop_in(table, petra, igor)
    table.roll(4)
    vlad.strikes(igor)
    assert not igor.alive
    assert petra.it.inside == -1
    assert vlad.targets() == {repr(petra)}


@rule("synergy.power.marsupial-pouch", "synergy.move.share")
def test_when_the_pouch_is_suppressed_both_are_in_the_open_and_must_part(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 5, 6)
    hop_in(table, petra, igor)
    vlad.begins()
    blanks(igor, "marsupial-pouch", vlad)
    assert vlad.targets() == {repr(igor), repr(petra)}
    petra.begins()
    assert not petra.can("end"), "the first with a chance to move must"
    petra.walks((6, 8))
    assert petra.can("end")
    igor.begins()
    assert igor.can("end")


@rule("synergy.power.marsupial-pouch")
def test_a_toads_hop_and_a_confused_drift_leave_the_pouch(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 12, 12)
    hop_in(table, petra, igor)
    petra.ends()
    petra.begins()
    put_under(petra, CONFUSED, vlad)
    table.roll(3)
    table.play(128 + 127, [])
    assert (petra.at, petra.it.inside) == ((7, 6), -1)
    igor.ends()
    igor.walks((6, 5))
    assert petra.at == (7, 6)


@rule("synergy.power.marsupial-pouch", "synergy.power.anti-magic-aura")
def test_magic_sleeps_for_a_passenger_who_is_carried_into_an_aura(table: Table) -> None:
    igor, petra = table.put(0, 2, 6, "marsupial-pouch"), table.put(0, 2, 7, "luck")
    table.put(1, 6, 6, "anti-magic-aura")
    hop_in(table, petra, igor)
    assert petra.working == {"luck"}
    igor.walks((4, 6))
    assert petra.working == set()


@rule("synergy.power.marsupial-pouch", "synergy.power.heroic-idiot")
def test_a_passenger_who_swaps_squares_has_left(table: Table) -> None:
    igor, petra, brain = (
        table.put(0, 6, 6, "marsupial-pouch"),
        table.put(0, 6, 7, "heroic-idiot"),
        table.put(0, 7, 6),
    )
    vlad = table.put(1, 8, 6)
    hop_in(table, petra, igor)
    table.uses(petra, "heroic-idiot", "step-in")
    table.roll(4)
    vlad.strikes(brain)
    assert (petra.at, brain.at, petra.it.inside) == ((7, 6), (6, 6), -1)


@rule("synergy.power.marsupial-pouch", "synergy.power.playing-possum")
def test_whoever_plays_possum_has_its_passenger_in_the_open(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch", "playing-possum"), table.put(0, 6, 7)
    vlad = table.put(1, 7, 6)
    hop_in(table, petra, igor)
    igor.uses("playing-possum")
    assert petra.it.inside == -1
    vlad.begins()
    assert vlad.targets() == {repr(petra)}


@rule("synergy.power.marsupial-pouch", "synergy.power.circle-of-campfires")
def test_whoever_hops_in_meets_what_lies_there_and_a_passenger_is_carried_past_it(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch", "reactor-tummy"), table.put(0, 6, 7)
    vlad = table.put(1, 12, 12, "circle-of-campfires")
    table.mark("campfire", (6, 6), vlad, "circle-of-campfires")
    table.mark("campfire", (5, 6), vlad, "circle-of-campfires")
    hop_in(table, petra, igor)
    assert petra.hits == 5
    igor.walks((5, 6))
    assert (petra.at, petra.hits) == ((5, 6), 5), "its bearer entered, not the passenger"


# 35


@rule("synergy.power.extended-warranty")
def test_a_warranty_changes_a_card_once_per_game_at_the_beginning_of_a_turn(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "strength", "grenade")
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    table.answer("draw", row("two-heads"))
    table.answer("draw", row("fast"))
    table.goes_on()
    table.goes_on(**{"keep-card": row("two-heads")})
    assert igor.cards == {"extended-warranty", "grenade", "two-heads"}
    assert {"strength", "fast"} <= table.discards
    assert igor.it.strikes == 2, "it works at once"
    igor.ends()
    igor.begins()
    assert (0, "begins") not in table.asked


@rule("synergy.power.extended-warranty")
def test_a_warranty_takes_no_gadget_and_not_itself(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "grenade")
    igor.begins()
    assert (0, "begins") not in table.asked
    petra = table.put(0, 3, 6, "extended-warranty", "strength", "might", "grenade")
    table.uses(petra, "extended-warranty", "begins")
    table.answer("hand-in", row("grenade"))
    igor.ends()
    with pytest.raises(StoryError, match="no answer to 'hand-in'"):
        petra.begins()


@rule("synergy.power.extended-warranty")
def test_a_warranty_may_wait(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "strength")
    igor.ends()
    assert igor.cards == {"extended-warranty", "strength"}
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert igor.cards == {"extended-warranty"}


@rule("synergy.power.extended-warranty", "synergy.death.loss")
def test_handing_in_extra_hits_costs_them(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "absolute-unit", hits=7)
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert igor.hits == 3
    petra = table.put(0, 3, 6, "extended-warranty", "absolute-unit", hits=4)
    igor.table.goes_on()
    table.goes_on(**{"keep-card": table.state.offered[0][2]})
    table.uses(petra, "extended-warranty", "begins")
    with pytest.raises(StoryError):
        petra.begins()
    assert not petra.alive


@rule("synergy.power.extended-warranty", "synergy.secret")
def test_a_face_down_card_may_be_handed_in_and_who_has_only_gadgets_is_asked_too(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", down=("flameblast", "pocket-pistol"))
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert igor.down == {"pocket-pistol"}
    assert "flameblast" in table.discards
    table.goes_on()
    table.goes_on(**{"keep-card": table.state.offered[0][2]})
    petra = table.put(0, 3, 6, "extended-warranty", down=("mirror-shades",))
    table.uses(petra, "extended-warranty", "begins")
    petra.begins()
    assert petra.down == {"mirror-shades"}
    assert petra.it.spent == [], "nothing was handed in"


@rule("synergy.power.extended-warranty")
def test_the_stunned_hand_in_nothing_and_barriers_go_with_their_card(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "mental-barrier")
    vlad = table.put(1, 12, 12)
    table.mark("barrier", (6, 4), igor, "mental-barrier")
    vlad.begins()
    put_under(igor, STUNNED, vlad)
    igor.begins()
    assert (0, "begins") not in table.asked
    vlad.ends()
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert table.markers((6, 4)) == set()
