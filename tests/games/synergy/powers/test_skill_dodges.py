"""Skills against being struck: each card, and each of its rulings that could go wrong.

Acrobatic Evasion, Borrowed Momentum, Heroic Idiot.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.terms import FROZEN, STUNNED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 36 acrobatic-evasion


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
def test_anybody_who_could_have_acrobatic_evasion_is_asked_just_the_same(table: Table) -> None:
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


@rule("synergy.power.acrobatic-evasion", "synergy.power.mirror-shades")
def test_nobody_tumbles_out_of_the_way_of_what_was_sent_back(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "acrobatic-evasion", "mirror-shades")
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert table.asked.count((1, "escape")) == 1
    assert igor.hits == 3


@rule("synergy.power.acrobatic-evasion", "synergy.power.mirror-shades", "synergy.power.dustbin-lid")
@pytest.mark.parametrize(
    ("strike", "cards", "down"),
    [
        ("flameblast", ("acrobatic-evasion", "mirror-shades"), ()),
        ("flameblast", (), ("acrobatic-evasion", "mirror-shades")),
        ("pocket-pistol", ("acrobatic-evasion", "dustbin-lid"), ()),
    ],
)
def test_what_was_dodged_is_neither_sent_back_nor_warded_off(
    table: Table, strike: str, cards: tuple[str, ...], down: tuple[str, ...]
) -> None:
    igor, vlad = table.put(0, 3, 8, strike), table.put(1, 6, 8, *cards, down=down)
    table.roll(4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes(vlad, strike)
    assert (igor.hits, vlad.hits) == (6, 6)
    assert table.asked.count((1, "escape")) == 1, "what misses is not to be escaped"


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


# 44 borrowed-momentum


@rule("synergy.power.borrowed-momentum")
def test_borrowed_momentum_flings_anybody_who_missed(table: Table) -> None:
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
def test_borrowed_momentum_works_from_face_down_and_anybody_who_could_have_it_is_asked(table: Table) -> None:
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
def test_anybody_who_is_flung_collides_as_usual(table: Table) -> None:
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
def test_anybody_who_cannot_be_hauled_cannot_be_flung(table: Table) -> None:
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


# 45 heroic-idiot


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
