"""Team powers: the six of the teams."""

from __future__ import annotations

import pytest

from fracas.core.flow import Flow
from fracas.core.question import Commit, Region
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.moving.walking import burden, open_squares, squares_left
from fracas.games.synergy.numbers import BASIC, MOVES
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.terms import CONTROLLED
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, row, square_of


def with_power(power: str) -> Table:
    """Seat 0 has this team power, seat 1 has none."""
    table = Table()
    table.state.powers[0] = number_of(power)
    refresh_all(table.state, table.tell)
    return table


def squares(fighter: Fighter) -> int:
    """Of a basic move, with what is face down."""
    return open_squares(fighter.table.state, fighter.number) - burden(fighter.table.state, fighter.number)


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
def test_anybody_who_controls_a_cat_knows_nothing_of_its_pockets() -> None:
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
