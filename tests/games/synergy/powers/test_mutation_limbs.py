"""Mutations of arms, tongue, wings and legs: each card, and each of its rulings that could go wrong.

Spare Arms, Lasso Tongue, Stubby Wings, Too Many Legs.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.events.move import Unmoved
from fracas.games.synergy.moving.move_cards import landings
from fracas.games.synergy.rows import number_of
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table, square_of


@pytest.fixture
def table() -> Table:
    return Table()


# 55 spare-arms


@rule("synergy.power.spare-arms", "synergy.gadget.limit")
def test_spare_arms_carry_five_gadgets(table: Table) -> None:
    igor = table.put(0, 6, 6, "spare-arms", "grenade", "dustbin-lid", "smoke-bomb", "flag-orcs")
    table.lay("jumper-cables", (6, 6))
    igor.picks("jumper-cables")
    assert len(table.gadgets(igor)) == 5
    table.lay("cargo-pants", (6, 6))
    table.lay("lunchbox-of-mercy", (6, 6))
    table.answer("keep", number_of("grenade"))
    igor.picks("lunchbox-of-mercy")
    assert len(table.gadgets(igor)) == 5, "a sixth is too many"
    assert table.loose((6, 6)) == {"cargo-pants", "grenade"}


@rule("synergy.power.spare-arms")
def test_the_additional_strike_is_for_a_gadget_card(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "spare-arms", "preposterous-mallet"), table.put(1, 6, 7)
    table.roll(1)
    igor.strikes(vlad)
    assert not igor.can("strike"), "no second basic strike"
    assert igor.can("strike", "preposterous-mallet")
    table.roll(1)
    igor.strikes(vlad, "preposterous-mallet")
    assert not igor.can("strike", "preposterous-mallet")


@rule("synergy.power.spare-arms")
def test_the_additional_strike_is_for_no_other_card(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "spare-arms", "flameblast", "preposterous-mallet"), table.put(1, 6, 7)
    table.roll(1)
    igor.strikes(vlad, "flameblast")
    assert not igor.can("strike", "flameblast")
    assert igor.can("strike", "preposterous-mallet")


@rule("synergy.power.spare-arms")
def test_a_gadget_strike_leaves_the_plain_one(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "spare-arms", "preposterous-mallet"), table.put(1, 6, 7)
    table.roll(1, 1)
    igor.strikes(vlad, "preposterous-mallet").strikes(vlad, "preposterous-mallet")
    assert not igor.can("strike")


@rule("synergy.power.spare-arms", "synergy.gadget.pick", "synergy.gadget.trade")
@pytest.mark.parametrize("what", ["pick", "take", "give"])
def test_the_additional_strike_may_be_spent_on_handling(table: Table, what: str) -> None:
    igor, vlad = table.put(0, 6, 6, "spare-arms", "grenade"), table.put(1, 6, 7)
    otto = table.put(0, 6, 5, "dustbin-lid")
    table.lay("smoke-bomb", (6, 6))
    table.roll(1)
    igor.strikes(vlad)
    assert igor.can(what)
    if what == "pick":
        igor.picks("smoke-bomb")
    elif what == "take":
        igor.takes(otto, "dustbin-lid")
    else:
        igor.gives(otto, "grenade")
    assert not igor.can(what), "one only"


@rule("synergy.power.spare-arms")
def test_the_additional_strike_wipes_off_no_poison(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "spare-arms"), table.put(1, 6, 7)
    igor.begins()
    under(igor, "poisoned", vlad)
    table.roll(1)
    igor.strikes(vlad)
    assert not igor.can("wipe")


@rule("synergy.power.spare-arms")
def test_suppressed_arms_keep_three_and_drop_the_rest(table: Table) -> None:
    igor = table.put(0, 6, 6, "toad-curse")
    vlad = table.put(1, 6, 8, "spare-arms", "grenade", "dustbin-lid", "smoke-bomb", "jumper-cables", "flag-orcs")
    table.answer("keep", number_of("grenade"))
    table.answer("keep", number_of("dustbin-lid"))
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert table.gadgets(vlad) == {"smoke-bomb", "jumper-cables", "flag-orcs"}
    assert table.loose((6, 8)) == {"grenade", "dustbin-lid"}


@rule("synergy.power.spare-arms", "synergy.team")
def test_mad_scientists_keep_their_better_limit() -> None:
    table = Table(teams=("mad-scientists", "orcs"))
    igor = table.put(0, 6, 6, "spare-arms", "grenade", "dustbin-lid", "smoke-bomb", "jumper-cables", "crate-of-bananas")
    table.lay("preposterous-mallet", (6, 6))
    igor.picks("preposterous-mallet")
    assert len(table.gadgets(igor)) == 6


# 59 lasso-tongue


@rule("synergy.power.lasso-tongue")
def test_a_tongue_hauls_its_target_in_until_it_is_next_door(table: Table) -> None:
    igor, vlad = table.put(0, 6, 3, down=("lasso-tongue",)), table.put(1, 6, 7)
    table.roll(3)
    igor.strikes(vlad, "lasso-tongue")
    assert (vlad.at, vlad.hits) == ((6, 4), 6)
    assert igor.cards == {"lasso-tongue"}


@rule("synergy.power.lasso-tongue")
def test_a_tongue_misses_on_a_2(table: Table) -> None:
    igor, vlad = table.put(0, 6, 3, "lasso-tongue"), table.put(1, 6, 7)
    table.roll(2)
    igor.strikes(vlad, "lasso-tongue")
    assert vlad.at == (6, 7)


@rule("synergy.power.lasso-tongue", "synergy.secret")
def test_a_tongue_face_down_is_an_option_of_its_owner_only(table: Table) -> None:
    igor = table.put(0, 6, 3, down=("lasso-tongue",))
    otto = table.put(0, 5, 3, down=("mind-control",))
    table.put(1, 6, 7)
    table.put(1, 5, 8)
    igor.begins()
    assert igor.can("strike", "lasso-tongue")
    assert igor.cards == set(), "hidden until it is used"
    igor.ends()
    assert (0, "act") in table.asked
    otto.begins()
    assert not otto.can("strike", "lasso-tongue")
    otto.ends()
    assert (0, "act") in table.asked, "anybody who has another card is asked just the same, in secret"


@rule("synergy.power.lasso-tongue")
def test_a_tongue_hauls_friends_too(table: Table) -> None:
    igor, otto = table.put(0, 3, 6, "lasso-tongue"), table.put(0, 6, 6)
    table.roll(3)
    igor.strikes(otto, "lasso-tongue")
    assert otto.at == (4, 6)


@rule("synergy.power.lasso-tongue", "synergy.collide")
def test_a_haul_stops_with_a_collision_if_something_is_in_the_way(table: Table) -> None:
    """A strayed tongue takes anybody who stands there, line or not."""
    igor, keith, vlad = table.put(0, 6, 3, "lasso-tongue"), table.put(1, 6, 6), table.put(1, 6, 7)
    igor.begins()
    under(igor, "confused", keith)
    table.roll(4, 3, 3, 3)
    igor.strikes(keith, "lasso-tongue")
    assert (vlad.at, vlad.hits, keith.hits) == ((6, 7), 5, 5)


@rule("synergy.power.lasso-tongue", "synergy.power.crate-of-bananas")
def test_a_haul_meets_what_lies_on_the_way(table: Table) -> None:
    igor, vlad = table.put(0, 6, 3, "lasso-tongue"), table.put(1, 6, 7)
    table.mark("peel", (6, 5), igor, "crate-of-bananas")
    table.roll(3, 5)
    igor.strikes(vlad, "lasso-tongue")
    assert vlad.at == (5, 5), "it slipped one square west, and the haul was over"


@rule("synergy.power.lasso-tongue", "synergy.power.absolute-unit")
def test_a_tongue_cannot_haul_an_absolute_unit(table: Table) -> None:
    igor, vlad = table.put(0, 6, 3, "lasso-tongue"), table.put(1, 6, 7, "absolute-unit")
    table.roll(3)
    igor.strikes(vlad, "lasso-tongue")
    assert vlad.at == (6, 7)
    assert table.heard(Unmoved)


@rule("synergy.power.lasso-tongue", "synergy.power.jelly-bones")
def test_even_jelly_stops_next_to_the_tongue(table: Table) -> None:
    igor, vlad = table.put(0, 6, 3, "lasso-tongue"), table.put(1, 6, 7, "jelly-bones")
    table.roll(3)
    igor.strikes(vlad, "lasso-tongue")
    assert vlad.at == (6, 4)
    assert igor.hits == 6


@rule("synergy.power.lasso-tongue", "synergy.power.trick-shot")
def test_a_haul_is_straight_even_from_a_diagonal(table: Table) -> None:
    igor, vlad = table.put(0, 1, 11, "lasso-tongue", "trick-shot"), table.put(1, 3, 13)
    igor.begins()
    table.roll(3)
    table.answer("knock", 0)
    igor.strikes(vlad, "lasso-tongue")
    assert vlad.at == (2, 11), "first north, then west"


@rule("synergy.power.lasso-tongue")
def test_a_tongue_licks_up_a_loose_gadget_on_the_line(table: Table) -> None:
    igor = table.put(0, 6, 3, "lasso-tongue")
    table.lay("grenade", (6, 7))
    table.roll(3)
    igor.strikes("card:grenade", "lasso-tongue")
    assert table.gadgets(igor) == {"grenade"}
    assert table.loose((6, 7)) == set()


@rule("synergy.power.lasso-tongue")
def test_a_tongue_that_misses_leaves_the_gadget(table: Table) -> None:
    igor = table.put(0, 6, 3, "lasso-tongue")
    table.lay("grenade", (6, 7))
    table.roll(2)
    igor.strikes("card:grenade", "lasso-tongue")
    assert table.loose((6, 7)) == {"grenade"}
    assert not igor.can("strike", "lasso-tongue")


@rule("synergy.power.lasso-tongue", "synergy.flag")
def test_a_tongue_licks_up_flags_and_what_no_magnet_moves(table: Table) -> None:
    igor = table.put(0, 6, 3, "two-heads", "lasso-tongue")
    table.lay("flag-orcs", (6, 6))
    table.lay("tin-foil-hat", (3, 3))
    table.roll(3, 3)
    igor.strikes("card:flag-orcs", "lasso-tongue").strikes("card:tin-foil-hat", "lasso-tongue")
    assert table.gadgets(igor) == {"flag-orcs", "tin-foil-hat"}


@rule("synergy.power.lasso-tongue", "synergy.range")
def test_a_tongue_reaches_only_what_lies_on_a_free_line(table: Table) -> None:
    igor = table.put(0, 6, 6, "lasso-tongue")
    table.put(1, 6, 8)
    table.lay("grenade", (6, 8))
    table.lay("smoke-bomb", (6, 9))
    table.lay("dustbin-lid", (7, 7))
    table.lay("jumper-cables", (11, 6))
    table.lay("cargo-pants", (6, 6))
    igor.begins()
    found = igor.targets("lasso-tongue")
    assert "grenade" in found, "at a warrior's feet"
    assert not found & {"smoke-bomb", "dustbin-lid", "jumper-cables", "cargo-pants"}, "behind, beside, too far, no line"


@rule("synergy.power.lasso-tongue", "synergy.gadget.limit")
def test_a_tongue_over_the_limit_drops_something(table: Table) -> None:
    igor = table.put(0, 6, 3, "lasso-tongue", "grenade", "dustbin-lid", "smoke-bomb")
    table.lay("flag-orcs", (6, 6))
    table.roll(3)
    table.answer("keep", number_of("grenade"))
    igor.strikes("card:flag-orcs", "lasso-tongue")
    assert table.gadgets(igor) == {"dustbin-lid", "smoke-bomb", "flag-orcs"}
    assert table.loose((6, 3)) == {"grenade"}


@rule("synergy.power.lasso-tongue")
def test_a_confused_tongue_takes_what_lies_where_it_strays(table: Table) -> None:
    igor, keith = table.put(0, 6, 3, "two-heads", "lasso-tongue"), table.put(1, 1, 1)
    table.lay("grenade", (6, 6))
    table.lay("dustbin-lid", (7, 6))
    igor.begins()
    under(igor, "confused", keith)
    table.roll(3, 3)
    igor.strikes("card:grenade", "lasso-tongue")
    assert table.gadgets(igor) == {"dustbin-lid"}
    table.roll(5, 3)
    igor.strikes("card:grenade", "lasso-tongue")
    assert table.gadgets(igor) == {"dustbin-lid"}, "nothing lies on f7"


@rule("synergy.power.lasso-tongue")
def test_a_blinded_warrior_has_no_use_for_its_tongue(table: Table) -> None:
    igor, vlad = table.put(0, 6, 3, "lasso-tongue"), table.put(1, 6, 6)
    table.lay("grenade", (3, 3))
    igor.begins()
    under(igor, "blinded", vlad)
    assert igor.targets("lasso-tongue") == set()


# 60 stubby-wings


@rule("synergy.power.stubby-wings")
def test_stubby_wings_fly_over_anything_and_turn(table: Table) -> None:
    """Over a warrior and a pillar, diagonally, to any free square within 4."""
    igor = table.put(0, 5, 1, "stubby-wings")
    table.put(1, 6, 1)
    igor.moves("stubby-wings", (8, 5))
    assert igor.at == (8, 5)
    assert not igor.can("move")


@rule("synergy.power.stubby-wings")
def test_stubby_wings_go_no_farther_than_4_and_land_on_free_squares(table: Table) -> None:
    igor = table.put(0, 5, 3, "stubby-wings")
    table.put(1, 6, 3)
    igor.begins()
    squares = landings(table.state, igor.number, number_of("stubby-wings"))
    assert square_of((9, 7)) not in squares, "a pillar"
    assert square_of((6, 3)) not in squares, "a warrior"
    assert square_of((10, 3)) not in squares, "5 squares"
    assert square_of((9, 3)) in squares
    assert square_of((5, 1)) in squares, "behind a pillar"


@rule("synergy.power.stubby-wings")
def test_diagonal_obstacle_pairs_do_not_matter_in_the_air(table: Table) -> None:
    igor = table.put(0, 0, 0, "stubby-wings")
    table.put(1, 1, 0)
    table.put(1, 0, 1)
    igor.moves("stubby-wings", (1, 1))
    assert igor.at == (1, 1)


@rule("synergy.power.stubby-wings", "synergy.flag")
def test_no_flight_with_more_than_one_gadget(table: Table) -> None:
    igor = table.put(0, 6, 6, "stubby-wings", "grenade")
    igor.begins()
    assert igor.can("move", "stubby-wings"), "one is not too many"
    table.lay("flag-cats", (6, 6))
    igor.picks("flag-cats")
    assert not igor.can("move", "stubby-wings"), "a flag counts as a gadget"
    igor.drops("grenade")
    assert igor.can("move", "stubby-wings")


@rule("synergy.power.stubby-wings", "synergy.secret")
def test_face_down_gadgets_weigh_as_much(table: Table) -> None:
    igor = table.put(0, 6, 6, "stubby-wings", "grenade", down=("mirror-shades",))
    igor.begins()
    assert not igor.can("move", "stubby-wings")
    igor.it.down = [number_of("bonus-kidneys")]
    assert igor.can("move", "stubby-wings"), "a face-down card that is no gadget weighs nothing"


@rule("synergy.power.stubby-wings", "synergy.power.crate-of-bananas")
def test_a_flight_meets_only_what_lies_where_it_lands(table: Table) -> None:
    igor = table.put(0, 3, 6, "stubby-wings")
    table.mark("peel", (5, 6), igor, "crate-of-bananas")
    igor.moves("stubby-wings", (7, 6))
    assert igor.at == (7, 6)
    assert table.markers((5, 6)) == {"peel"}


# 61 too-many-legs


@rule("synergy.power.too-many-legs", "synergy.card.arithmetic")
def test_too_many_legs_double_a_basic_move(table: Table) -> None:
    igor = table.put(0, 3, 6, "too-many-legs")
    igor.walks((7, 6))
    assert igor.at == (7, 6)


@rule("synergy.power.too-many-legs")
def test_too_many_legs_go_no_farther(table: Table) -> None:
    igor = table.put(0, 3, 6, "too-many-legs")
    with pytest.raises(StoryError, match="no answer"):
        igor.walks((8, 6))


@rule("synergy.power.too-many-legs", "synergy.power.stubby-wings")
def test_too_many_legs_double_the_squares_of_a_move_card(table: Table) -> None:
    igor = table.put(0, 3, 6, "too-many-legs", "stubby-wings")
    igor.moves("stubby-wings", (11, 6))
    assert igor.at == (11, 6)


@rule("synergy.power.too-many-legs", "synergy.power.flying-tackle")
def test_too_many_legs_lengthen_a_run(table: Table) -> None:
    igor = table.put(0, 1, 6, "too-many-legs", "flying-tackle")
    igor.combines("flying-tackle", to=(9, 6))
    assert igor.at == (9, 6)


@rule("synergy.power.too-many-legs", "synergy.power.tesserknight")
def test_a_move_without_squares_is_done_twice(table: Table) -> None:
    igor = table.put(0, 6, 6, "too-many-legs", "tesserknight")
    igor.moves("tesserknight", (8, 7), (10, 8))
    assert igor.at == (10, 8)


@rule("synergy.power.too-many-legs", "synergy.power.tesserknight", "synergy.power.fast")
def test_the_pattern_twice_then_twice_the_added_squares(table: Table) -> None:
    igor = table.put(0, 6, 6, "too-many-legs", "tesserknight", "fast")
    table.answer("walk", square_of((6, 12)))
    igor.moves("tesserknight", (8, 7), (6, 8))
    assert igor.at == (6, 12)
