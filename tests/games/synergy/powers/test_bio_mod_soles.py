"""Bio-Mods of soles, arms and wiring: each card, and each of its rulings that could go wrong.

Suction-Cup Soles, Bungee Arms, Eel Wiring.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.move import Unmoved
from fracas.games.synergy.numbers import BASIC, MOVES
from fracas.games.synergy.terms import CONFUSED, STUNNED
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, row


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(fighter.table.state, fighter.table.tell, fighter.number, status, by.number)


def blanks(fighter: Fighter, card: str, by: Fighter) -> None:
    suppress(fighter.table.state, fighter.table.tell, fighter.number, row(card), by.number)


# 30 suction-cup-soles


@rule("synergy.power.suction-cup-soles", "synergy.knockback")
def test_nothing_knocks_anybody_who_has_suction_cups(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6, "suction-cup-soles")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (2, (7, 6))
    assert table.heard(Unmoved)


@rule("synergy.power.suction-cup-soles")
def test_nothing_swaps_anybody_who_has_suction_cups(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast")
    vlad = table.put(1, 6, 8, "suction-cup-soles")
    table.put(1, 7, 8, "heroic-idiot")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "step-in") not in table.asked
    assert (vlad.hits, vlad.at) == (3, (6, 8))


@rule("synergy.power.suction-cup-soles", "synergy.random")
def test_nothing_makes_anybody_who_has_suction_cups_drift(table: Table) -> None:
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
    table.play(MOVES + BASIC, [])
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
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
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
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
        vlad.walks((7, 6))


@rule("synergy.power.suction-cup-soles")
def test_leaps_do_not_end_on_pillars(table: Table) -> None:
    vlad = table.put(1, 7, 6, "suction-cup-soles", "grasshopper-legs")
    with pytest.raises(StoryError, match="is no answer to 'land'"):
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


# 31 bungee-arms


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


@rule("synergy.power.bungee-arms", "synergy.power.body-bowling")
def test_bungee_arms_do_not_lengthen_body_bowling(table: Table) -> None:
    """It is a ranged strike, but one with a body, and the arms leave those out."""
    igor = table.put(0, 2, 6, "bungee-arms", "body-bowling", "confuse")
    table.body(1, 2, 7)
    vlad = table.put(1, 7, 6)
    igor.begins()
    assert igor.targets("body-bowling") == set(), "five squares away"
    assert igor.targets("confuse") == {repr(vlad)}
    keith = table.put(1, 6, 6)
    assert igor.targets("body-bowling") == {repr(keith)}


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


# 32 eel-wiring


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
def test_anybody_who_has_no_wiring_is_asked_just_the_same(table: Table) -> None:
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
