"""The alternative team powers."""

from __future__ import annotations

import pytest

from fracas.games.synergy.moving.move_cards import landings
from tests.games.synergy.powers.test_team import squares, with_power
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import row, square_of

# Home Cooking


@rule("synergy.team.home-cooking", "synergy.option.alternative-team-powers")
def test_home_cooking_heals_on_and_next_to_the_own_base() -> None:
    table = with_power("home-cooking")
    at_home, next_door = table.put(0, 0, 0, hits=3), table.put(0, 1, 0, hits=3)
    corner, abroad = table.put(0, 1, 1, hits=3), table.put(0, 13, 14, hits=3)
    for fighter in (at_home, next_door, corner, abroad):
        fighter.ends()
    assert [each.hits for each in (at_home, next_door, corner, abroad)] == [4, 4, 3, 3]


@rule("synergy.team.home-cooking")
def test_home_cooking_never_goes_above_the_full_total() -> None:
    table = with_power("home-cooking")
    igor = table.put(0, 0, 1)
    igor.begins()
    assert igor.hits == 6


# Sidesteppers


@rule("synergy.team.sidesteppers", "synergy.move.basic")
def test_sidesteppers_take_one_diagonal_step_of_a_basic_move() -> None:
    table = with_power("sidesteppers")
    igor, petra, vlad = table.put(0, 6, 6), table.put(0, 3, 8), table.put(1, 11, 11)
    igor.walks((8, 7))
    assert igor.at == (8, 7), "one diagonal and one straight"
    petra.steps("NE", "N")
    assert petra.at == (4, 6)
    with pytest.raises(StoryError, match="is no answer to 'step'"):
        vlad.steps("NE")


@rule("synergy.team.sidesteppers")
def test_sidesteppers_do_not_take_two() -> None:
    table = with_power("sidesteppers")
    igor = table.put(0, 6, 6)
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
        igor.walks((8, 8))
    table = with_power("sidesteppers")
    with pytest.raises(StoryError, match="no answer to 'step'"):
        table.put(0, 12, 7).steps("SW", "SW")


@rule("synergy.team.sidesteppers", "synergy.diagonal")
def test_sidesteppers_do_not_squeeze_between_two_obstacles() -> None:
    table = with_power("sidesteppers")
    igor = table.put(0, 6, 6)
    table.put(1, 7, 6)
    table.put(1, 6, 7)
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
        igor.walks((7, 7))


@rule("synergy.team.sidesteppers", "synergy.power.the-moves")
def test_sidesteppers_with_the_moves_go_as_they_like() -> None:
    table = with_power("sidesteppers")
    igor = table.put(0, 6, 6, "the-moves")
    igor.walks((8, 8))
    assert igor.at == (8, 8)


@rule("synergy.team.sidesteppers")
def test_sidesteppers_gain_nothing_for_move_cards() -> None:
    table = with_power("sidesteppers")
    igor = table.put(0, 3, 6, "grasshopper-legs")
    assert square_of((5, 8)) not in landings(table.state, igor.number, row("grasshopper-legs"))
    petra = table.put(0, 3, 8, "blink", "fast")
    petra.begins()
    table.answer("walk", square_of((6, 7)))
    with pytest.raises(StoryError, match="no answer to 'walk'"):
        petra.moves("blink", (4, 6))


@rule("synergy.team.sidesteppers", "synergy.power.adrenal-turbo")
def test_each_basic_move_has_its_sidestep() -> None:
    table = with_power("sidesteppers")
    igor = table.put(0, 6, 6, "adrenal-turbo")
    igor.walks((8, 7))
    igor.uses("adrenal-turbo", gain=0)
    igor.walks((10, 8))
    assert igor.at == (10, 8)


@rule("synergy.team.sidesteppers", "synergy.power.hit-and-run")
def test_a_split_move_has_one_sidestep_in_all() -> None:
    table = with_power("sidesteppers")
    igor, vlad = table.put(0, 6, 6, "hit-and-run"), table.put(1, 8, 7)
    igor.steps("SE")
    table.roll(4)
    igor.strikes(vlad)
    assert igor.can("move")
    with pytest.raises(StoryError, match="no answer to 'step'"):
        igor.steps("SW")


# Sticky Paws


@rule("synergy.team.sticky-paws", "synergy.gadget.pick")
def test_sticky_paws_pick_up_one_gadget_per_turn_for_nothing() -> None:
    table = with_power("sticky-paws")
    igor = table.put(0, 6, 6)
    table.lay("grenade", (6, 6))
    table.lay("smoke-bomb", (6, 6))
    igor.picks("grenade")
    assert igor.it.strikes == 1
    igor.picks("smoke-bomb")
    assert igor.it.strikes == 0
    igor.drops("grenade")
    assert not igor.can("pick")
    igor.ends()
    igor.begins()
    igor.picks("grenade")
    assert igor.it.strikes == 1


@rule("synergy.team.sticky-paws")
def test_sticky_paws_pick_up_after_the_strike_but_neither_take_nor_give() -> None:
    table = with_power("sticky-paws")
    igor, vlad = table.put(0, 6, 6, "dustbin-lid"), table.put(1, 7, 6, "battle-brolly")
    table.lay("grenade", (6, 6))
    table.roll(4)
    igor.strikes(vlad)
    assert igor.can("pick")
    assert not igor.can("take")
    assert not igor.can("give")


@rule("synergy.team.sticky-paws", "synergy.power.cargo-pants")
def test_sticky_paws_and_cargo_pants_make_two_free_handlings() -> None:
    table = with_power("sticky-paws")
    igor, petra = table.put(0, 6, 6, "cargo-pants"), table.put(0, 7, 6, "battle-brolly")
    table.lay("grenade", (6, 6))
    igor.picks("grenade")
    igor.takes(petra, "battle-brolly")
    assert igor.it.strikes == 1, "the paws paid for the one, the pants for the other"


# Thick Foreheads


@rule("synergy.team.thick-foreheads", "synergy.collide")
def test_thick_foreheads_are_never_hurt_by_collisions() -> None:
    table = with_power("thick-foreheads")
    igor, vlad = table.put(0, 7, 6), table.put(1, 8, 6)
    igor.steps("N")
    assert (igor.hits, igor.at) == (6, (7, 6)), "a pillar, and no die"
    table.roll(4)
    vlad.steps("W")
    assert (igor.hits, vlad.hits) == (6, 6)


@rule("synergy.team.thick-foreheads", "synergy.collide")
@pytest.mark.parametrize(("die", "hits"), [(5, 5), (6, 6)])
def test_anybody_thick_foreheads_run_into_is_hurt_on_1_to_5(die: int, hits: int) -> None:
    table = with_power("thick-foreheads")
    igor, vlad = table.put(0, 7, 6), table.put(1, 8, 6)
    table.roll(die)
    igor.steps("E")
    assert (igor.hits, vlad.hits) == (6, hits)


# Grand Entrance


@rule("synergy.team.grand-entrance")
def test_a_grand_entrance_doubles_the_first_move_of_the_game_only() -> None:
    table = with_power("grand-entrance")
    igor, petra = table.put(0, 1, 6), table.put(0, 1, 8, "fast")
    assert (squares(igor), squares(petra)) == (4, 8)
    igor.walks((5, 6))
    assert squares(igor) == 2
    igor.ends()
    igor.begins()
    assert squares(igor) == 2


@rule("synergy.team.grand-entrance", "synergy.power.grasshopper-legs")
def test_a_grand_entrance_may_be_a_leap() -> None:
    table = with_power("grand-entrance")
    igor = table.put(0, 1, 6, "grasshopper-legs")
    igor.moves("grasshopper-legs", (9, 6))
    assert igor.at == (9, 6)
    igor.ends()
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        igor.moves("grasshopper-legs", (4, 6))


@rule("synergy.team.grand-entrance", "synergy.power.flying-tackle")
def test_a_grand_entrance_may_be_the_run_of_a_tackle() -> None:
    table = with_power("grand-entrance")
    igor, vlad = table.put(0, 1, 6, "flying-tackle"), table.put(1, 9, 6)
    table.roll(2)
    igor.combines("flying-tackle", to=(8, 6))
    assert (igor.at, vlad.hits) == ((8, 6), 6)
    assert squares(igor) == 2


@rule("synergy.team.grand-entrance", "synergy.power.tesserknight")
def test_a_grand_entrance_does_a_pattern_twice() -> None:
    table = with_power("grand-entrance")
    igor = table.put(0, 6, 6, "tesserknight")
    igor.moves("tesserknight", (8, 7), (10, 8))
    assert igor.at == (10, 8)


@rule("synergy.team.grand-entrance", "synergy.power.the-human-bomb")
def test_a_bomb_that_goes_nowhere_is_no_first_move() -> None:
    table = with_power("grand-entrance")
    igor = table.put(0, 6, 6, "the-human-bomb")
    igor.combines("the-human-bomb")
    igor.ends()
    igor.begins()
    assert squares(igor) == 4
