"""Team powers: the six of the teams, and the five that may take their place."""

from __future__ import annotations

import pytest

from fracas.core.flow import Flow
from fracas.core.question import Commit, Region
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.moving.move_cards import landings
from fracas.games.synergy.moving.walking import basic_squares, squares_left
from fracas.games.synergy.numbers import BASIC, MOVES
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.terms import CONTROLLED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, StoryError, Table, row, square_of


def with_power(power: str) -> Table:
    """Seat 0 has this team power, seat 1 has none."""
    table = Table()
    table.state.powers[0] = number_of(power)
    refresh_all(table.state, table.tell)
    return table


def squares(fighter: Fighter) -> int:
    return basic_squares(fighter.table.state, fighter.number)


# Orcs


@rule("synergy.team", "synergy.team.seven-hits", "synergy.hits")
def test_orcs_have_7_hits() -> None:
    table = Table(teams=("orcs", "goths"))
    assert table.put(0, 6, 6).hits == 7
    assert table.put(1, 8, 8).hits == 6
    assert table.put(0, 6, 8, "absolute-unit").hits == 11


@rule("synergy.team.seven-hits", "synergy.status.toad")
def test_an_orc_that_is_a_toad_loses_the_seventh_for_a_while() -> None:
    table = Table(teams=("orcs", "goths"))
    igor, vlad = table.put(0, 6, 6, hits=4), table.put(1, 6, 8, "toad-curse")
    table.roll(5)
    vlad.strikes(igor, "toad-curse")
    assert (igor.hits, igor.working) == (3, set())
    vlad.ends()
    vlad.begins()
    assert igor.hits == 4


@rule("synergy.team.seven-hits", "synergy.death.loss")
def test_an_orc_with_one_hit_dies_of_the_curse() -> None:
    table = Table(teams=("orcs", "goths"))
    igor, vlad = table.put(0, 6, 6, hits=1), table.put(1, 6, 8, "toad-curse")
    table.roll(5)
    vlad.strikes(igor, "toad-curse")
    assert not igor.alive


# Goths


@rule("synergy.team", "synergy.team.heavy-hands", "synergy.card.arithmetic")
def test_goths_do_2_damage_with_a_basic_strike_and_8_with_strength_and_might() -> None:
    table = Table(teams=("goths", "orcs"))
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6)
    sinistra, unit = table.put(0, 6, 8, "strength", "might"), table.put(1, 7, 8, "bonus-kidneys")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    table.roll(4)
    sinistra.strikes(unit)
    assert unit.hits == 2


@rule("synergy.team.heavy-hands")
def test_goths_do_no_more_with_a_strike_card() -> None:
    table = Table(teams=("goths", "cats"))
    igor, vlad = table.put(0, 6, 6, "pocket-pistol"), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4


# Cats


@rule("synergy.team", "synergy.team.light-feet", "synergy.flag")
def test_cats_go_3_while_they_carry_no_gadget_and_a_flag_is_one() -> None:
    table = Table(teams=("cats", "orcs"))
    assert squares(table.put(0, 6, 6)) == 3
    assert squares(table.put(0, 6, 8, "grenade")) == 2
    assert squares(table.put(0, 6, 10, "flag-cats")) == 2
    assert squares(table.put(0, 6, 12, "fast")) == 5, "the base number to which + cards add"
    assert squares(table.put(1, 8, 8)) == 2
    norman = table.put(0, 1, 6, "grenade")
    norman.drops("grenade")
    norman.walks((4, 6))
    assert norman.at == (4, 6)


@rule("synergy.team.light-feet", "synergy.secret")
def test_a_face_down_gadget_weighs_on_a_cat_and_another_card_does_not() -> None:
    table = Table(teams=("cats", "orcs"))
    assert squares(table.put(0, 6, 6, down=("pocket-pistol", "low-blow"))) == 2
    assert squares(table.put(0, 6, 8, down=("low-blow", "trick-shot"))) == 3
    assert squares(table.put(0, 6, 10, "fast", "too-many-legs", down=("pocket-pistol",))) == (2 + 2) * 2
    assert squares(table.put(0, 6, 12, "grenade", down=("rubber-chicken",))) == 2
    assert squares(table.put(1, 8, 8, down=("mirror-shades",))) == 2, "an Orc is as slow as ever"


def walks_of(table: Table, down: str) -> tuple[set[int], list[tuple[int, str]]]:
    """Where a cat with this card face down may walk to, and what was asked when it went two steps."""
    norman = table.put(0, 6, 6, down=(down,))
    norman.begins()
    flow = Flow(SYNERGY, table.state.clone())
    flow.send([MOVES + BASIC])
    question = flow.question
    assert isinstance(question, Commit) and question.ask == "walk"
    (ends,) = question.options
    assert not isinstance(ends, Region)
    norman.steps("E", "E")
    assert norman.at == (8, 6)
    return set(ends), table.asked


@rule("synergy.team.light-feet", "synergy.secret", "synergy.move.basic")
def test_how_far_a_cat_with_a_face_down_card_may_walk_is_its_players_secret() -> None:
    """It is asked in secret, and step by step as often, whether a gadget lies there or not."""
    ends, asked = walks_of(Table(teams=("cats", "orcs")), "low-blow")
    fewer, asked_too = walks_of(Table(teams=("cats", "orcs")), "pocket-pistol")
    assert fewer < ends
    assert square_of((9, 6)) in ends - fewer
    assert asked == asked_too == [(0, "act"), (0, "walk"), (0, "step"), (0, "step"), (0, "step")]


@rule("synergy.team.light-feet", "synergy.power.hit-and-run", "synergy.secret")
def test_what_is_left_of_a_cats_split_walk_tells_nothing() -> None:
    left = []
    for down in ("low-blow", "pocket-pistol"):
        table = Table(teams=("cats", "orcs"))
        norman = table.put(0, 6, 6, "hit-and-run", down=(down,))
        norman.walks((9, 6))
        left.append(norman.it.walk_left)
        assert norman.can("move") is (down == "low-blow"), "4 squares, or 3 with a gadget"
    assert left == [1, 1]


@rule("synergy.team.light-feet", "synergy.power.hit-and-run", "synergy.secret")
@pytest.mark.parametrize(
    ("open_card", "down", "between", "left"),
    [
        ("", "pocket-pistol", "shoots", 2),
        ("pocket-pistol", "", "shoots", 2),
        ("", "pocket-pistol", "drops", 3),
        ("pocket-pistol", "", "drops", 3),
        ("", "pocket-pistol", "picks", 2),
        ("", "low-blow", "picks", 2),
        ("", "low-blow", "strikes", 3),
    ],
)
def test_what_is_left_of_a_cats_split_walk_follows_what_it_carries(
    open_card: str, down: str, between: str, left: int
) -> None:
    """4 squares with nothing, 3 with a gadget: the same, whether it was turned up, picked up or dropped on the way."""
    table = Table(teams=("cats", "orcs"))
    cards = ("hit-and-run", open_card) if open_card else ("hit-and-run",)
    norman, orc = table.put(0, 3, 3, *cards, down=(down,) if down else ()), table.put(1, 5, 3)
    table.lay("grenade", (4, 3))
    norman.walks((4, 3))
    if between == "picks":
        norman.picks("grenade")
    elif between == "drops":
        norman.drops("pocket-pistol")
    else:
        table.roll(1)
        norman.strikes(orc, "pocket-pistol" if between == "shoots" else "")
    assert squares_left(table.state, norman.number) == left
    assert norman.it.walk_left == left, "and nothing of it is a secret any more"


@rule("synergy.team.light-feet", "synergy.power.mind-control", "synergy.secret")
def test_whoever_controls_a_cat_knows_nothing_of_its_pockets() -> None:
    table = Table(teams=("cats", "orcs"))
    norman, orc = table.put(0, 6, 6, down=("pocket-pistol",)), table.put(1, 12, 6)
    afflict(table.state, table.tell, norman.number, CONTROLLED, orc.number)
    table.state.active = norman.number
    assert squares(norman) == 3


@rule("synergy.team.light-feet", "synergy.option.faster-movement")
def test_cats_go_4_with_faster_movement() -> None:
    table = Table(teams=("cats", "orcs"), faster=True)
    assert squares(table.put(0, 6, 6)) == 4
    assert squares(table.put(1, 6, 8)) == 3


@rule("synergy.team.light-feet")
def test_light_feet_change_no_move_card() -> None:
    table = Table(teams=("cats", "orcs"))
    norman = table.put(0, 1, 6, "grasshopper-legs")
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        norman.moves("grasshopper-legs", (6, 6))


# Mad Scientists

LOAD = ("grenade", "dustbin-lid", "battle-brolly", "jumper-cables")


@rule("synergy.team", "synergy.team.deep-pockets", "synergy.gadget.limit")
def test_mad_scientists_carry_any_number_of_gadgets() -> None:
    table = Table(teams=("mad-scientists", "orcs"))
    igor = table.put(0, 6, 6, *LOAD)
    table.lay("smoke-bomb", (6, 6))
    igor.picks("smoke-bomb")
    assert table.gadgets(igor) == {*LOAD, "smoke-bomb"}
    vlad = table.put(1, 8, 8, "cutlery-knuckles", "second-hand-jetpack", "tin-foil-hat", "hypno-pinwheel")
    table.lay("rubber-chicken", (8, 8))
    table.answer("keep", row("hypno-pinwheel"))
    vlad.picks("rubber-chicken")
    assert len(table.gadgets(vlad)) == 3


@rule("synergy.team.deep-pockets", "synergy.status.toad")
def test_a_mad_scientist_that_is_a_toad_drops_what_is_over_three() -> None:
    table = Table(teams=("mad-scientists", "orcs"))
    igor, vlad = table.put(0, 6, 6, *LOAD), table.put(1, 6, 8, "toad-curse")
    table.roll(5)
    table.answer("keep", row("grenade"), by=igor)
    vlad.strikes(igor, "toad-curse")
    assert table.gadgets(igor) == {*LOAD} - {"grenade"}
    assert table.loose((6, 6)) == {"grenade"}


# Librarians


@rule("synergy.team", "synergy.team.right-shelf")
def test_librarians_strike_on_3_with_a_basic_strike_only() -> None:
    table = Table(teams=("librarians", "cats"))
    otto, vlad = table.put(0, 6, 6, "two-heads", "pocket-pistol"), table.put(1, 7, 6)
    table.roll(3)
    otto.strikes(vlad)
    assert vlad.hits == 5
    table.roll(3)
    otto.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 5


# Lawn Gnomes


@rule("synergy.team", "synergy.team.small-target")
def test_strikes_that_name_a_gnome_from_beyond_adjacent_are_at_minus_1() -> None:
    table = Table(teams=("cats", "lawn-gnomes"))
    igor = table.put(0, 6, 6, "pocket-pistol", "two-heads")
    rudi, fritz = table.put(1, 8, 6), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(rudi, "pocket-pistol")
    assert rudi.hits == 6
    table.roll(4)
    igor.strikes(fritz, "pocket-pistol")
    assert fritz.hits == 4, "next door it does not help"


@rule("synergy.team.small-target", "synergy.area")
def test_an_area_names_no_gnome() -> None:
    table = Table(teams=("cats", "lawn-gnomes"))
    igor, rudi = table.put(0, 6, 6, "seismic-tantrum"), table.put(1, 8, 6)
    table.roll(4)
    igor.combines("seismic-tantrum")
    assert rudi.hits == 5


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
def test_whoever_thick_foreheads_run_into_is_hurt_on_1_to_5(die: int, hits: int) -> None:
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
