"""Super-Powers, one test or more for each card and each of its rulings, in the order of the printed deck: 76 to 84."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events import Died, Immune, Unmoved
from fracas.games.synergy.striking.harm import full
from fracas.games.synergy.turns.gadgets import hand_over
from tests.games.synergy.powers.hands import soaks_mental, under
from tests.kit.rules import rule
from tests.kit.synergy import StoryError, Table, row, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 76


@rule("synergy.power.mental-barrier", "synergy.obstacle")
def test_a_barrier_stands_on_the_square_and_stops_walks_and_strikes(table: Table) -> None:
    igor, petra, vlad = table.put(0, 3, 6, "mental-barrier"), table.put(0, 10, 6, "flameblast"), table.put(1, 7, 6)
    igor.strikes((6, 6), "mental-barrier")
    assert table.markers((6, 6)) == {"barrier"}
    igor.ends()
    assert petra.begins().targets("flameblast") == {repr(vlad)}
    table.roll(4)
    vlad.steps("W")
    assert (vlad.at, vlad.hits) == ((7, 6), 6), "it ran into the barrier, and was lucky"


@rule("synergy.power.mental-barrier", "synergy.range")
def test_a_barrier_blocks_sight_and_throws_like_a_pillar(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flameblast", "grenade"), table.put(1, 6, 6, "mental-barrier")
    assert repr(vlad) in igor.begins().targets("flameblast")
    igor.ends()
    vlad.strikes((5, 6), "mental-barrier")
    igor.begins()
    assert repr(vlad) not in igor.targets("flameblast")
    assert {"e7"} <= igor.targets("grenade")
    assert not {"f7", "g7"} & igor.targets("grenade")


@rule("synergy.power.mental-barrier")
def test_a_barrier_is_put_on_an_empty_square_in_a_clear_line_of_5(table: Table) -> None:
    igor = table.put(0, 6, 6, "mental-barrier")
    table.put(1, 9, 6)
    table.lay("grenade", (6, 8))
    seen = igor.begins().targets("mental-barrier")
    assert {"h7", "i7"} <= seen
    assert not {"j7", "k7"} & seen, "Vlad stands there, and in the way"
    assert "g9" not in seen, "a grenade lies there"
    assert "g10" in seen
    assert "b7" in seen
    assert "a7" not in seen, "6 squares"
    assert "h8" not in seen, "no straight line"


@rule("synergy.power.mental-barrier")
def test_a_fourth_barrier_takes_away_one_of_your_choice(table: Table) -> None:
    igor = table.put(0, 6, 6, "mental-barrier")
    for spot in ((6, 2), (6, 9), (2, 6)):
        table.mark("barrier", spot, igor, "mental-barrier")
    table.answer("replace", square_of((6, 9)))
    igor.strikes((8, 6), "mental-barrier")
    assert table.markers((6, 9)) == set()
    assert all(table.markers(spot) == {"barrier"} for spot in ((6, 2), (2, 6), (8, 6)))
    assert not table.state.blocked[square_of((6, 9))]


@rule("synergy.power.mental-barrier")
def test_barriers_are_gone_when_their_maker_dies(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mental-barrier", hits=1), table.put(1, 6, 7)
    table.mark("barrier", (8, 6), igor, "mental-barrier")
    table.roll(4)
    vlad.strikes(igor)
    assert table.markers((8, 6)) == set()
    assert not table.state.blocked[square_of((8, 6))]


@rule("synergy.power.mental-barrier", "synergy.power.tin-foil-hat")
def test_whoever_is_immune_to_mental_walks_strikes_and_throws_through(table: Table) -> None:
    igor = table.put(0, 3, 6, "tin-foil-hat", "flameblast", "grenade", "two-heads")
    vlad = table.put(1, 6, 6, "mental-barrier")
    table.mark("barrier", (4, 6), vlad, "mental-barrier")
    igor.begins()
    assert repr(vlad) in igor.targets("flameblast")
    assert {"e7", "f7"} <= igor.targets("grenade")
    igor.walks((5, 6))
    assert igor.at == (5, 6)


@rule("synergy.power.mental-barrier", "synergy.collide")
def test_others_do_not_walk_through_their_own_barrier_either(table: Table) -> None:
    igor = table.put(0, 3, 6, "mental-barrier")
    table.mark("barrier", (4, 6), igor, "mental-barrier")
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
        igor.walks((5, 6))


@rule("synergy.power.mental-barrier", "synergy.status.suppressed")
def test_a_barrier_is_ignored_while_its_card_is_suppressed(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "power-pinch"), table.put(1, 6, 6, "mental-barrier")
    table.mark("barrier", (3, 8), vlad, "mental-barrier")
    square = square_of((3, 8))
    assert table.state.walls[square] == 2
    table.roll(4)
    igor.strikes(vlad, "power-pinch")
    assert not table.state.blocked[square]
    igor.walks((3, 8))
    assert igor.at == (3, 8)
    igor.ends()
    igor.begins()
    assert table.state.walls[square] == 2, "the pinch is over"


@rule("synergy.power.mental-barrier")
def test_as_a_team_power_each_warrior_has_three_barriers(table: Table) -> None:
    igor, petra = table.put(0, 6, 6), table.put(0, 8, 8)
    table.give_team_card(0, "mental-barrier")
    for spot in ((6, 2), (6, 9), (2, 6)):
        table.mark("barrier", spot, igor, "mental-barrier")
    petra.strikes((8, 10), "mental-barrier")
    assert len(table.state.markers) == 4


# 77


@rule("synergy.power.laser-eyebrows")
def test_the_beam_strikes_everybody_on_the_line_with_one_roll(table: Table) -> None:
    igor, petra = table.put(0, 3, 6, down=("laser-eyebrows",)), table.put(0, 6, 6)
    vlad, keith, dora = table.put(1, 5, 6), table.put(1, 10, 6), table.put(1, 11, 6)
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert [each.hits for each in (vlad, petra, keith, dora)] == [4, 4, 4, 6], "7 squares"


@rule("synergy.power.laser-eyebrows", "synergy.damage.types")
def test_the_beam_is_energy(table: Table) -> None:
    igor = table.put(0, 3, 6, "laser-eyebrows")
    vlad, keith = table.put(1, 5, 6, "reactor-tummy"), table.put(1, 6, 6, "tin-foil-hat")
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (6, 4)


@rule("synergy.power.laser-eyebrows")
def test_a_failed_beam_strikes_nobody(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "laser-eyebrows"), table.put(1, 5, 6), table.put(1, 6, 6)
    table.roll(3)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (6, 6)


@rule("synergy.power.laser-eyebrows")
def test_a_beam_names_only_the_first(table: Table) -> None:
    """Absolute Unit is struck at +1 where it is named."""
    igor = table.put(0, 3, 6, "laser-eyebrows")
    vlad, keith = table.put(1, 5, 6), table.put(1, 6, 6, "absolute-unit")
    assert igor.begins().targets("laser-eyebrows") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (6, 10)
    igor.ends()
    vlad.walks((5, 5))
    table.roll(3)
    igor.strikes(keith, "laser-eyebrows")
    assert keith.hits == 8


@rule("synergy.power.laser-eyebrows", "synergy.power.mental-barrier")
def test_pillars_and_barriers_stop_the_beam(table: Table) -> None:
    igor = table.put(0, 3, 7, "laser-eyebrows", "mental-barrier")
    vlad, keith = table.put(1, 4, 7), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (4, 6), "a pillar stands on (5, 7)"
    dora, lars = table.put(1, 3, 8), table.put(1, 3, 10)
    table.mark("barrier", (3, 9), igor, "mental-barrier")
    igor.ends()
    table.roll(4)
    igor.strikes(dora, "laser-eyebrows")
    assert (dora.hits, lars.hits) == (4, 6)


@rule("synergy.power.laser-eyebrows", "synergy.power.bungee-arms")
def test_range_modifiers_lengthen_the_beam(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "laser-eyebrows", "bungee-arms"), table.put(1, 5, 6), table.put(1, 12, 6)
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (4, 4), "9 squares"


@rule("synergy.power.laser-eyebrows", "synergy.simultaneous")
def test_the_striker_orders_the_victims_of_a_beam(table: Table) -> None:
    igor = table.put(0, 3, 6, "laser-eyebrows")
    vlad, keith = table.put(1, 5, 6, hits=2), table.put(1, 6, 6, hits=2)
    table.roll(4)
    table.answer("next", keith.number)
    igor.strikes(vlad, "laser-eyebrows")
    assert [event.warrior for event in table.heard(Died)] == [keith.number, vlad.number]


# 78


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


# 79


@rule("synergy.power.hurricane-sneeze", "synergy.knockback", "synergy.random")
def test_a_sneeze_knocks_3_and_the_sneezer_drifts(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 8, 6)
    table.roll(3, 4)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.hits, vlad.at) == (5, (11, 6))
    assert igor.at == (6, 7), "a 4 is one square south"


@rule("synergy.power.hurricane-sneeze")
def test_the_recoil_comes_with_a_miss_too(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 10, 6)
    table.roll(2, 5)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.hits, vlad.at) == (6, (10, 6))
    assert igor.at == (5, 6)


@rule("synergy.power.hurricane-sneeze", "synergy.collide")
def test_the_recoil_comes_after_the_whole_strike_and_may_collide(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 7, 6)
    petra = table.put(0, 5, 6)
    table.roll(3, 3)  # Vlad is gone from the square east of it by then
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.at, igor.at) == ((10, 6), (7, 6))
    igor.ends()
    vlad.walks((8, 6))
    petra.walks((6, 6))
    table.roll(3, 5, 1, 4)  # and now west into Petra: both roll
    igor.strikes(vlad, "hurricane-sneeze")
    assert (igor.hits, petra.hits, igor.at) == (5, 6, (7, 6))


@rule("synergy.power.hurricane-sneeze", "synergy.power.suction-cup-soles")
def test_cards_that_stop_drifting_stop_the_recoil(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze", "suction-cup-soles"), table.put(1, 8, 6)
    table.roll(3)
    igor.strikes(vlad, "hurricane-sneeze")
    assert igor.at == (6, 6)
    assert [event.warrior for event in table.heard(Unmoved)] == [igor.number]


# 80


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


# 81


@rule("synergy.power.seismic-tantrum", "synergy.area")
def test_a_tantrum_strikes_everybody_within_7(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "seismic-tantrum"), table.put(0, 1, 13)
    vlad, keith = table.put(1, 13, 13), table.put(1, 14, 6)
    table.roll(4)
    igor.combines("seismic-tantrum")
    assert [each.hits for each in (igor, petra, vlad, keith)] == [6, 5, 5, 6]


@rule("synergy.power.seismic-tantrum")
def test_a_tantrum_has_one_roll_and_takes_move_and_strike(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "seismic-tantrum"), table.put(1, 6, 8), table.put(1, 8, 6)
    table.roll(3)
    igor.combines("seismic-tantrum")
    assert (vlad.hits, keith.hits) == (6, 6)
    assert not igor.can("move")
    assert not igor.can("strike")
    igor.ends()
    igor.walks((6, 7))
    assert not igor.can("combo", "seismic-tantrum")


# 82


@rule("synergy.power.power-pinch", "synergy.status.suppressed", "synergy.duration")
def test_a_pinch_suppresses_one_card_until_the_pinchers_next_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("power-pinch",)), table.put(1, 6, 8, "strength", "fast")
    table.roll(4)
    table.answer("pinch", row("strength"))
    igor.strikes(vlad, "power-pinch")
    assert vlad.working == {"fast"}
    assert vlad.cards == {"strength", "fast"}
    igor.ends().begins()
    assert vlad.working == {"strength", "fast"}


@rule("synergy.power.power-pinch")
def test_a_pinch_fails_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "power-pinch"), table.put(1, 6, 10, "strength")
    table.put(1, 11, 6)
    assert igor.begins().targets("power-pinch") == {repr(vlad)}, "the other is 5 squares away"
    table.roll(3)
    igor.strikes(vlad, "power-pinch")
    assert vlad.working == {"strength"}


@rule("synergy.power.power-pinch")
def test_a_pinch_takes_no_gadget_no_face_down_card_and_no_team_power() -> None:
    table = Table(teams=("cats", "orcs"))
    igor = table.put(0, 6, 6, "power-pinch")
    vlad = table.put(1, 6, 8, "load-bearing-corset", "flag-orcs", down=("flameblast",))
    table.give_team_card(1, "strength")
    before = vlad.working
    table.roll(4)
    igor.strikes(vlad, "power-pinch")
    assert (0, "pinch") not in table.asked
    assert vlad.working == before
    assert vlad.down == {"flameblast"}


@rule("synergy.power.power-pinch", "synergy.death.loss")
def test_lost_extra_hits_can_kill_the_pinched(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "power-pinch"), table.put(1, 6, 8, "absolute-unit", hits=4)
    table.roll(4)
    igor.strikes(vlad, "power-pinch")
    assert not vlad.alive


@rule("synergy.power.power-pinch")
def test_the_pinched_card_is_chosen_after_the_hit(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "power-pinch"), table.put(1, 6, 8, "strength", "fast")
    table.roll(3)
    igor.strikes(vlad, "power-pinch")
    assert (0, "pinch") not in table.asked


# 83


@rule("synergy.power.anger-issues", "synergy.status.raging")
def test_a_wounded_warrior_may_lose_its_temper(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, down=("anger-issues",))
    table.roll(4)
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    assert vlad.statuses == {"raging"}
    igor.ends()
    table.roll(4)
    vlad.strikes(igor)
    assert igor.hits == 3
    vlad.walks((6, 10))
    assert vlad.at == (6, 10)


@rule("synergy.power.anger-issues", "synergy.card.arithmetic")
def test_rage_is_added_before_might_multiplies(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "anger-issues", "might", "too-many-legs")
    table.roll(4)
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    vlad.walks((6, 13))
    vlad.ends()
    assert vlad.statuses == set()
    vlad.walks((6, 9))
    assert vlad.at == (6, 9), "(2 + 1) × 2 with rage, 2 × 2 without"


@rule("synergy.power.anger-issues", "synergy.secret")
def test_nobody_has_to_be_angry_and_a_wound_tells_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 6, 7, down=("anger-issues",))
    keith = table.put(1, 7, 6, down=("flameblast",))
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "wounded") in table.asked
    assert vlad.statuses == set()
    table.roll(4)
    igor.strikes(keith)
    assert (1, "wounded") in table.asked, "somebody without the card is asked just the same"


@rule("synergy.power.anger-issues")
def test_damage_that_was_soaked_makes_nobody_angry(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "anger-issues", "rhino-hide-graft")
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "wounded") not in table.asked


@rule("synergy.power.anger-issues", "synergy.status.suppressed")
def test_the_gadgets_and_skills_of_the_angry_are_suppressed(table: Table) -> None:
    igor = table.put(0, 6, 6)
    vlad = table.put(1, 6, 7, "anger-issues", "hit-and-run", "grenade", "flag-orcs", "fast")
    table.roll(4)
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    assert vlad.working == {"anger-issues", "fast"}
    assert table.gadgets(vlad) == {"grenade", "flag-orcs"}, "flags may be carried"
    vlad.begins()
    assert not vlad.can("strike", "grenade")


@rule("synergy.power.anger-issues")
def test_rage_ends_at_the_end_of_a_turn_without_a_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "anger-issues", "trick-shot")
    table.roll(4)
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    table.roll(1)
    vlad.strikes(igor)
    vlad.ends()
    assert vlad.statuses == {"raging"}, "a strike that misses is a strike"
    vlad.begins()
    assert vlad.statuses == {"raging"}
    vlad.ends()
    assert vlad.statuses == set()
    assert vlad.working == {"anger-issues", "trick-shot"}


@rule("synergy.power.anger-issues", "synergy.death.loss")
def test_a_corset_suppressed_by_ones_own_rage_can_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "anger-issues", "load-bearing-corset", hits=3)
    table.roll(4)
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    assert not vlad.alive


@rule("synergy.power.anger-issues", "synergy.power.bonus-kidneys")
def test_whoever_survives_by_its_kidneys_is_wounded_and_may_be_angry(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "anger-issues", down=("bonus-kidneys",), hits=1)
    table.roll(4)
    table.uses(vlad, "bonus-kidneys", "at-zero")
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (3, {"raging"})


@rule("synergy.power.anger-issues", "synergy.power.power-pinch", "synergy.status.suppressed")
def test_rage_runs_on_when_its_card_is_pinched(table: Table) -> None:
    igor = table.put(0, 6, 6, "power-pinch", "two-heads")
    vlad = table.put(1, 6, 7, "anger-issues")
    table.roll(4)
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    table.roll(4)
    igor.strikes(vlad, "power-pinch")
    igor.ends()
    table.roll(4)
    vlad.strikes(igor)
    assert igor.hits == 3, "forms already taken run on"


@rule("synergy.power.anger-issues", "synergy.stun")
def test_the_stunned_may_be_angry_and_the_angry_are_not_asked_again(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "hypno-pinwheel", "two-heads"), table.put(0, 6, 8)
    vlad = table.put(1, 6, 7, "anger-issues")
    table.roll(4)
    igor.strikes(vlad, "hypno-pinwheel")
    table.roll(4)
    table.uses(vlad, "anger-issues", "wounded")
    igor.strikes(vlad)
    assert vlad.statuses == {"stunned", "raging"}
    igor.ends()
    table.roll(4)
    petra.strikes(vlad)
    assert (1, "wounded") not in table.asked


@rule("synergy.power.anger-issues", "synergy.power.smoke-bomb", "synergy.status.suppressed")
def test_the_smoke_of_a_bomb_in_raging_hands_is_ignored_until_it_is_in_others(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "smoke-bomb"), table.put(1, 6, 6, "pocket-pistol")
    keith = table.put(0, 3, 7)
    igor.strikes((5, 6), "smoke-bomb")
    igor.ends()
    assert vlad.targets("pocket-pistol") == set()
    under(igor, "raging", igor)
    assert vlad.targets("pocket-pistol") == {f"#{igor.number}"}
    hand_over(table.state, table.tell, igor.number, keith.number, row("smoke-bomb"), False)
    assert vlad.targets("pocket-pistol") == set()


@rule("synergy.power.anger-issues", "synergy.power.crate-of-bananas", "synergy.status.suppressed")
def test_the_peels_of_a_crate_in_raging_hands_are_not_slippery(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "crate-of-bananas"), table.put(1, 6, 6)
    table.mark("peel", (5, 6), igor, "crate-of-bananas")
    under(igor, "raging", igor)
    vlad.walks((5, 6))
    assert (vlad.at, table.markers((5, 6))) == ((5, 6), {"peel"})


# 84


@rule("synergy.power.banshee-tonsils", "synergy.stun")
def test_the_high_note_hurts_and_stuns_everybody_within_2(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "banshee-tonsils"), table.put(0, 8, 8)
    vlad, keith = table.put(1, 6, 7), table.put(1, 9, 6)
    table.roll(5)
    igor.strikes(None, "banshee-tonsils")
    assert [each.hits for each in (igor, petra, vlad, keith)] == [6, 5, 5, 6]
    assert [each.statuses for each in (igor, petra, vlad, keith)] == [set(), {"stunned"}, {"stunned"}, set()]
    igor.ends().begins()
    assert petra.statuses == vlad.statuses == set()


@rule("synergy.power.banshee-tonsils")
def test_a_4_is_no_high_note(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "banshee-tonsils"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(None, "banshee-tonsils")
    assert (vlad.hits, vlad.statuses) == (6, set())


@rule("synergy.power.banshee-tonsils")
def test_the_soaked_are_stunned_and_the_immune_are_not(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    igor, vlad = table.put(0, 6, 6, "banshee-tonsils"), table.put(1, 6, 7, soaks_mental(monkeypatch))
    keith = table.put(1, 7, 6, "tin-foil-hat")
    table.roll(5)
    igor.strikes(None, "banshee-tonsils")
    assert (vlad.hits, vlad.statuses) == (6, {"stunned"})
    assert (keith.hits, keith.statuses) == (6, set())
