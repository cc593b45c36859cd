"""Super-Powers of the mind: each card, and each of its rulings that could go wrong.

Mind Control, Mental Barrier, Power Pinch.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events.strike import Immune
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table, row, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 70 mind-control


@rule("synergy.power.mind-control")
def test_mind_control_lets_another_play_the_next_turn(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("mind-control",))
    vlad, keith = table.put(1, 6, 8), table.put(1, 6, 9)
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    assert vlad.statuses == {"controlled"}
    vlad.begins()
    assert table.state.player(vlad.number) == 0
    assert not vlad.can("drop")
    table.roll(4)
    vlad.strikes(keith)
    assert keith.hits == 5
    vlad.ends()
    assert vlad.statuses == set()
    vlad.begins()
    assert table.state.player(vlad.number) == 1, "only the next turn"


@rule("synergy.power.mind-control")
def test_mind_control_fails_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mind-control"), table.put(1, 6, 11)
    table.put(1, 12, 6)
    assert igor.begins().targets("mind-control") == {repr(vlad)}, "the other is 6 squares away"
    table.roll(3)
    igor.strikes(vlad, "mind-control")
    assert vlad.statuses == set()


@rule("synergy.power.mind-control", "synergy.status.controlled")
def test_the_owner_chooses_when_the_controlled_turn_comes(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "mind-control"), table.put(1, 6, 8), table.put(1, 11, 11)
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    keith.begins()
    assert vlad.statuses == {"controlled"}, "Keith goes first"
    keith.ends()
    vlad.begins()
    assert (1, "warrior") in table.asked
    assert (0, "warrior") not in table.asked


@rule("synergy.power.mind-control", "synergy.status.controlled")
def test_the_controller_uses_open_cards_only(table: Table) -> None:
    igor = table.put(0, 6, 6, "mind-control")
    vlad, keith = table.put(1, 6, 8, "deep-freeze", down=("flameblast", "toad-curse")), table.put(1, 8, 8)
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    vlad.begins()
    assert vlad.can("strike", "deep-freeze")
    assert not vlad.can("strike", "flameblast")
    table.roll(4)
    vlad.strikes(keith, "deep-freeze")
    assert keith.statuses == {"frozen"}


@rule("synergy.power.mind-control", "synergy.status.controlled", "synergy.surrender")
def test_a_controlled_warrior_neither_surrenders_nor_handles_gadgets(table: Table) -> None:
    igor, vlad, keith = table.put(0, 4, 0, "mind-control"), table.put(1, 6, 0, "grenade"), table.put(1, 7, 0)
    table.lay("load-bearing-corset", (6, 0))
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    vlad.begins()
    assert not any(vlad.can(what) for what in ("pick", "take", "give", "drop"))
    with pytest.raises(StoryError, match="is no answer to 'step'"):
        vlad.steps("N")
    assert keith.alive


@rule("synergy.power.mind-control", "synergy.status.controlled")
def test_control_is_off_if_the_controller_dies_first(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mind-control", hits=1), table.put(1, 6, 8)
    keith = table.put(1, 6, 5)
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    table.roll(4)
    keith.strikes(igor)
    assert not igor.alive
    assert vlad.statuses == set()
    vlad.begins()
    assert table.state.player(vlad.number) == 1


@rule("synergy.power.mind-control", "synergy.status.controlled")
def test_nobody_is_controlled_again_before_a_turn_of_its_own(table: Table) -> None:
    table.give_team_card(0, "mind-control")
    igor, petra, vlad = table.put(0, 6, 6), table.put(0, 8, 8), table.put(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    assert repr(vlad) not in petra.begins().targets("mind-control"), "it is under control already"
    petra.ends()
    vlad.begins().ends()
    assert repr(vlad) not in igor.begins().targets("mind-control"), "its last turn was not its own"
    igor.ends()
    vlad.begins().ends()
    assert repr(vlad) in igor.begins().targets("mind-control")


@rule("synergy.power.mind-control", "synergy.status.confused")
@pytest.mark.parametrize("mastered", [False, True])
def test_a_strayed_mind_control_leaves_the_once_controlled_alone(table: Table, mastered: bool) -> None:
    igor, petra, vlad = table.put(0, 6, 6, "mind-control"), table.put(0, 6, 8), table.put(1, 7, 8)
    dora = table.put(1, 3, 6, "confuse")
    table.roll(4)
    dora.strikes(igor, "confuse")
    igor.begins()
    vlad.it.mastered = mastered
    table.roll(3, 4)  # the target square drifts east, from Petra to Vlad
    igor.strikes(petra, "mind-control")
    assert petra.statuses == set()
    assert vlad.statuses == (set() if mastered else {"controlled"})


@rule("synergy.power.mind-control", "synergy.neutralized")
def test_a_controlled_turn_neither_counts_nor_resets(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mind-control"), table.put(1, 6, 8)
    vlad.it.idle = 2
    table.roll(4)
    igor.strikes(vlad, "mind-control")
    vlad.begins()
    assert vlad.it.idle == 2


@rule("synergy.power.mind-control")
def test_anybody_who_is_immune_to_mental_is_not_controlled(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mind-control"), table.put(1, 6, 8, "tin-foil-hat")
    table.roll(6)
    igor.strikes(vlad, "mind-control")
    assert vlad.statuses == set()
    assert len(table.heard(Immune)) == 1


# 76 mental-barrier


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
def test_anybody_who_is_immune_to_mental_walks_strikes_and_throws_through(table: Table) -> None:
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


# 82 power-pinch


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
