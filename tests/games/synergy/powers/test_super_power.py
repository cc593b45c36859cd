"""Super-Powers, one test or more for each card and each of its rulings, in the order of the printed deck: 68 to 75."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events import HitsLost, Immune
from fracas.games.synergy.setting_up.setup import SETTINGS, begin
from tests.kit.rules import rule
from tests.kit.synergy import StoryError, Table, row, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 68


@rule("synergy.power.flameblast", "synergy.secret")
def test_a_flameblast_is_turned_up_when_it_is_breathed(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, down=("flameblast",)), table.put(1, 7, 6)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3
    assert igor.cards == {"flameblast"}


@rule("synergy.power.flameblast")
def test_a_flameblast_needs_a_3_and_reaches_4(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "flameblast"), table.put(1, 7, 6), table.put(1, 3, 11)
    assert igor.begins().targets("flameblast") == {repr(vlad)}, "Keith is 5 squares away"
    table.roll(2)
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, keith.hits) == (6, 6)


@rule("synergy.power.flameblast")
def test_a_flameblast_has_one_target_only(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "flameblast"), table.put(1, 5, 6), table.put(1, 6, 6)
    assert igor.begins().targets("flameblast") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, keith.hits) == (3, 6)


@rule("synergy.power.flameblast", "synergy.status.frozen")
def test_the_wound_of_a_flameblast_thaws(table: Table) -> None:
    igor, petra, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(0, 8, 8, "flameblast"), table.put(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == {"frozen"}
    igor.ends()
    table.roll(3)
    petra.strikes(vlad, "flameblast")
    assert (vlad.hits, vlad.statuses) == (3, set())


# 69


@rule("synergy.power.the-human-bomb", "synergy.area", "synergy.card.type")
def test_the_human_bomb_hurts_everybody_near_and_then_itself(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("the-human-bomb",)), table.put(1, 7, 6)
    table.roll(5)
    igor.combines("the-human-bomb")
    assert (igor.hits, vlad.hits) == (3, 1)
    assert vlad.at == (8, 6)


@rule("synergy.power.the-human-bomb", "synergy.area", "synergy.damage.roll", "synergy.simultaneous")
def test_the_bomb_spares_no_friend_and_rolls_for_each(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "the-human-bomb"), table.put(0, 8, 8)
    vlad, keith = table.put(1, 6, 8), table.put(1, 9, 6)
    table.answer("next", petra.number)
    table.roll(1, 2)
    igor.combines("the-human-bomb")
    assert (petra.hits, vlad.hits, keith.hits) == (5, 4, 6), "Keith is 3 squares away"


@rule("synergy.power.the-human-bomb")
def test_the_price_of_the_bomb_may_kill_and_the_blast_stands(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb", hits=3), table.put(1, 7, 6)
    table.roll(4)
    igor.combines("the-human-bomb")
    assert not igor.alive
    assert vlad.hits == 2


@rule("synergy.power.the-human-bomb")
def test_the_price_of_the_bomb_cannot_be_lowered_and_is_no_damage(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-human-bomb", "jelly-bones", "rhino-hide-graft")
    igor.combines("the-human-bomb")
    assert igor.hits == 3
    assert [event.cause for event in table.heard(HitsLost)] == ["pay"]


@rule("synergy.power.the-human-bomb", "synergy.damage.types")
def test_the_blast_is_hard(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-human-bomb")
    vlad, keith = table.put(1, 7, 6, "jelly-bones"), table.put(1, 5, 6, "reactor-tummy")
    table.roll(2)
    igor.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (6, (9, 6)), "immune to Hard, and yet it flies"
    assert keith.hits == 4


@rule("synergy.power.the-human-bomb", "synergy.card.type")
def test_the_bomb_needs_the_move_and_a_strike_unspent(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb", "two-heads"), table.put(1, 7, 6)
    assert igor.begins().can("combo", "the-human-bomb")
    table.roll(1)
    igor.strikes(vlad)
    assert igor.can("combo", "the-human-bomb"), "one of two strikes is left"
    igor.walks((6, 7))
    assert not igor.can("combo", "the-human-bomb")


@rule("synergy.power.the-human-bomb", "synergy.turn.basic")
def test_after_the_bomb_neither_move_nor_strike_is_left(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb"), table.put(1, 6, 8)
    table.roll(1)
    igor.combines("the-human-bomb")
    assert not igor.can("move")
    assert not igor.can("strike")
    assert vlad.at == (6, 9)


# 70


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
def test_whoever_is_immune_to_mental_is_not_controlled(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mind-control"), table.put(1, 6, 8, "tin-foil-hat")
    table.roll(6)
    igor.strikes(vlad, "mind-control")
    assert vlad.statuses == set()
    assert len(table.heard(Immune)) == 1


# 71


@rule("synergy.power.fast", "synergy.move.basic")
def test_fast_makes_the_basic_move_4(table: Table) -> None:
    igor = table.put(0, 6, 6, "fast")
    igor.walks((10, 6))
    assert igor.at == (10, 6)
    with pytest.raises(StoryError):
        table.put(0, 6, 8, "fast").walks((11, 8))


@rule("synergy.power.fast", "synergy.card.modifier")
def test_fast_lengthens_move_cards_and_the_move_of_a_move_and_strike(table: Table) -> None:
    igor = table.put(0, 6, 6, "fast", "grasshopper-legs", "meteoric-belly-flop")
    igor.moves("grasshopper-legs", (12, 6))
    assert igor.at == (12, 6)
    igor.ends()
    table.roll(1)
    igor.combines("meteoric-belly-flop", to=(6, 6))
    assert igor.at == (6, 6)


# 72


@rule("synergy.power.strength", "synergy.card.modifier")
def test_strength_adds_2_to_a_basic_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "strength"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 3


@rule("synergy.power.strength")
def test_strength_counts_for_each_victim_of_an_area(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "strength", "reactor-tummy"), table.put(1, 6, 7), table.put(1, 7, 7)
    igor.strikes(None, "reactor-tummy")
    assert (vlad.hits, keith.hits) == (1, 1)


@rule("synergy.power.strength")
def test_strength_does_nothing_for_a_typed_0_or_for_what_is_no_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "strength", "deep-freeze", "circle-of-campfires"), table.put(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.hits == 6
    vlad.ends()
    table.mark("campfire", (6, 9), igor, "circle-of-campfires")
    igor.begins().ends()
    vlad.walks((6, 9))
    assert vlad.hits == 5, "the fire is no strike"


# 73


@rule("synergy.power.might", "synergy.damage.roll")
def test_might_rolls_once_and_doubles(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "might", "zorch-ball"), table.put(1, 6, 8)
    table.roll(2)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 2


@rule("synergy.power.might", "synergy.card.modifier")
def test_might_doubles_the_strike_of_a_move_and_strike(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "might", "flying-tackle"), table.put(1, 6, 6)
    table.roll(3)
    table.answer("follow", square_of((5, 6)))
    igor.combines("flying-tackle", to=(5, 6))
    assert vlad.hits == 2


# 74


@rule("synergy.power.deep-freeze", "synergy.status.frozen", "synergy.duration")
def test_a_deep_freeze_lasts_until_the_freezers_next_turn(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "deep-freeze"), table.put(0, 11, 11)
    vlad = table.put(1, 6, 9)
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert (vlad.hits, vlad.statuses) == (6, {"frozen"})
    vlad.begins()
    assert not vlad.can("move")
    assert not vlad.can("strike")
    petra.begins()
    assert vlad.statuses == {"frozen"}, "another warrior's turn"
    igor.begins()
    assert vlad.statuses == set()


@rule("synergy.power.deep-freeze")
def test_a_deep_freeze_needs_a_4_within_3(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 9), table.put(1, 10, 6)
    assert igor.begins().targets("deep-freeze") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == keith.statuses == set()


@rule("synergy.power.deep-freeze")
def test_immunity_to_energy_stops_a_deep_freeze(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 8, "reactor-tummy")
    table.roll(6)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == set()


@rule("synergy.power.deep-freeze", "synergy.status.frozen")
def test_nothing_moves_the_frozen(table: Table) -> None:
    igor = table.put(0, 6, 6, "deep-freeze", "two-heads", "hurricane-sneeze")
    vlad = table.put(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    table.roll(3, 1)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.hits, vlad.at) == (5, (6, 8))
    assert vlad.statuses == {"frozen"}, "a wound of Hard damage thaws nobody"


@rule("synergy.power.deep-freeze", "synergy.status.frozen")
def test_the_frozen_do_not_duck(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "deep-freeze"), table.put(0, 6, 9)
    vlad = table.put(1, 6, 8, "mirror-shades", "heroic-idiot")
    table.roll(4, 3)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == {"frozen"}
    igor.ends()
    table.roll(4)
    petra.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "escape") not in table.asked


@rule("synergy.power.deep-freeze", "synergy.power.mirror-shades", "synergy.duration")
def test_a_deep_freeze_that_was_sent_back_is_made_by_the_shades(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 8, "mirror-shades")
    table.roll(4, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "deep-freeze")
    assert (igor.statuses, vlad.statuses) == ({"frozen"}, set())
    vlad.begins()
    assert igor.statuses == set(), "until the next turn of whoever sent it back"


# 75


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
    with pytest.raises(StoryError):
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
