"""Super-Powers of moving: each card, and each of its rulings that could go wrong.

TesserKnight, Meteoric Belly Flop, Partly Cloudy.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events.strike import Immune
from fracas.games.synergy.setting_up.setup import SETTINGS, begin
from fracas.games.synergy.striking.harm import full
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table, row, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 75 tesserknight


@rule("synergy.power.tesserknight")
def test_a_tesserknight_goes_two_and_one_past_anything(table: Table) -> None:
    igor = table.put(0, 6, 6, "tesserknight")
    table.put(1, 6, 5), table.put(1, 6, 4), table.put(1, 7, 6), table.put(1, 5, 6)
    igor.moves("tesserknight", (7, 4))
    assert igor.at == (7, 4)
    assert not igor.can("move")


@rule("synergy.power.tesserknight")
@pytest.mark.parametrize("spot", [(7, 5), (6, 4), (8, 8), (5, 4)])
def test_a_tesserknight_lands_on_free_squares_of_its_pattern_only(table: Table, spot: tuple[int, int]) -> None:
    """(7, 5) is a pillar, (6, 4) and (8, 8) are not the pattern, on (5, 4) somebody stands."""
    igor = table.put(0, 6, 6, "tesserknight")
    table.put(1, 5, 4)
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        igor.moves("tesserknight", spot)


@rule("synergy.power.tesserknight", "synergy.power.fast", "synergy.power.the-moves")
def test_added_squares_are_walked_straight_even_with_the_moves(table: Table) -> None:
    igor = table.put(0, 6, 6, "tesserknight", "fast", "the-moves")
    table.answer("walk", square_of((9, 8)))
    igor.moves("tesserknight", (7, 8))
    assert igor.at == (9, 8)
    igor.ends()
    table.answer("walk", square_of((13, 9)))  # two diagonal steps would come to (12, 9)
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
        igor.moves("tesserknight", (11, 7))


@rule("synergy.power.tesserknight", "synergy.power.too-many-legs")
def test_a_doubled_tesserknight_does_the_pattern_twice(table: Table) -> None:
    igor = table.put(0, 6, 6, "tesserknight", "too-many-legs")
    igor.moves("tesserknight", (7, 8), (8, 6))
    assert igor.at == (8, 6)


@rule("synergy.option.faster-movement", "synergy.power.tesserknight")
@pytest.mark.parametrize("faster", [False, True])
def test_there_is_no_tesserknight_with_faster_movement(faster: bool) -> None:
    settings = {setting.name: setting.default for setting in SETTINGS} | {"faster_movement": faster}
    state = begin(2, settings)
    assert (row("tesserknight") in state.deck) is not faster


# 78 meteoric-belly-flop


@rule("synergy.power.meteoric-belly-flop", "synergy.knockback")
def test_a_belly_flop_leaps_and_strikes_everybody_around(table: Table) -> None:
    igor, petra = table.put(0, 3, 6, "meteoric-belly-flop"), table.put(0, 8, 7)
    vlad, keith = table.put(1, 5, 6), table.put(1, 8, 6)
    table.roll(3)
    igor.combines("meteoric-belly-flop", to=(7, 6))
    assert igor.at == (7, 6)
    assert (vlad.hits, keith.hits, petra.hits) == (6, 4, 4), "Vlad was leapt over, Petra is a friend"
    assert (keith.at, petra.at) == ((9, 6), (9, 8))
    assert not igor.can("move")
    assert not igor.can("strike")


@rule("synergy.power.meteoric-belly-flop")
def test_a_belly_flop_has_one_roll_for_all(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "meteoric-belly-flop"), table.put(1, 8, 6), table.put(1, 8, 7)
    table.roll(2)
    igor.combines("meteoric-belly-flop", to=(7, 6))
    assert (vlad.hits, keith.hits) == (6, 6)


@rule("synergy.power.meteoric-belly-flop")
@pytest.mark.parametrize("to", [(3, 6), (8, 6), (5, 6), (4, 7)])
def test_a_belly_flop_goes_1_to_4_squares_straight_to_a_free_square(table: Table, to: tuple[int, int]) -> None:
    igor = table.put(0, 3, 6, "meteoric-belly-flop")
    table.put(1, 5, 6)
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        igor.combines("meteoric-belly-flop", to=to)


# 80 partly-cloudy


@rule("synergy.power.partly-cloudy", "synergy.status.mist")
def test_mist_is_immune_to_hard_and_sharp_only(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "partly-cloudy"), table.put(1, 6, 7, "cutlery-knuckles", "two-heads", "zorch-ball")
    igor.uses("partly-cloudy")
    assert igor.statuses == {"mist"}
    table.roll(4)
    vlad.strikes(igor)
    table.roll(4)
    vlad.strikes(igor, "cutlery-knuckles")
    assert igor.hits == 6
    assert len(table.heard(Immune)) == 2
    vlad.ends()
    igor.begins()
    assert igor.statuses == set(), "turn-long"
    igor.uses("partly-cloudy")
    table.roll(2)
    vlad.strikes(igor, "zorch-ball")
    assert igor.hits == 4


@rule("synergy.power.partly-cloudy")
def test_mist_takes_the_place_of_one_strike_before_or_after_the_move(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "partly-cloudy", "two-heads"), table.put(1, 9, 6)
    igor.walks((8, 6))
    table.roll(4)
    igor.strikes(vlad)
    igor.uses("partly-cloudy")
    assert igor.it.strikes == 0
    assert not igor.can("use", "partly-cloudy")
    igor.ends()
    igor.uses("partly-cloudy")
    assert igor.it.strikes == 1
    assert igor.can("move")
    assert not igor.can("strike")
    assert not igor.can("use", "partly-cloudy")


@rule("synergy.power.partly-cloudy")
def test_without_a_strike_there_is_no_mist(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "partly-cloudy"), table.put(1, 6, 7)
    table.roll(1)
    igor.strikes(vlad)
    assert not igor.can("use", "partly-cloudy")


@rule("synergy.power.partly-cloudy", "synergy.gadget.pick")
def test_mist_picks_nothing_up_and_only_passive_gadgets_work(table: Table) -> None:
    igor = table.put(0, 6, 6, "partly-cloudy", "two-heads", "load-bearing-corset", "grenade", "second-hand-jetpack")
    petra = table.put(0, 6, 7, "smoke-bomb")
    table.lay("crate-of-bananas", (6, 6))
    assert igor.begins().can("pick")
    igor.uses("partly-cloudy")
    assert (igor.hits, full(table.state, igor.number)) == (8, 8)
    assert not any(igor.can(what) for what in ("pick", "take", "give"))
    assert not igor.can("strike", "grenade")
    assert not igor.can("move", "second-hand-jetpack")
    igor.ends()
    assert not petra.begins().can("give"), "nobody puts anything into the mist's hands"


@rule("synergy.power.partly-cloudy", "synergy.flag")
def test_flags_fall_through_the_mist_and_other_gadgets_stay(table: Table) -> None:
    igor = table.put(0, 6, 6, "partly-cloudy", "flag-orcs", "grenade")
    igor.uses("partly-cloudy")
    assert table.loose((6, 6)) == {"flag-orcs"}
    assert table.gadgets(igor) == {"grenade"}


@rule("synergy.power.partly-cloudy", "synergy.move.share")
def test_mist_walks_through_others_and_stays_with_them(table: Table) -> None:
    igor, vlad, keith = table.put(0, 5, 6, "partly-cloudy"), table.put(1, 6, 6), table.put(1, 7, 6)
    igor.uses("partly-cloudy")
    igor.walks((7, 6))
    assert igor.at == keith.at == (7, 6)
    assert (igor.hits, vlad.hits, keith.hits) == (6, 6, 6)
    assert igor.can("end")
    igor.ends()
    assert keith.begins().can("end"), "it may stay; nobody has to go meanwhile"
    igor.begins()
    assert not igor.can("end"), "the mist is over: the first with a legal chance to move must"
    igor.walks((8, 6))
    assert igor.can("end")
