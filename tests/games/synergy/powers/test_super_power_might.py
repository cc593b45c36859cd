"""Super-Powers that make faster and stronger: each card, and each of its rulings that could go wrong.

Fast, Strength, Might, Anger Issues.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.turns.gadgets import hand_over
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table, row, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 71 fast


@rule("synergy.power.fast", "synergy.move.basic")
def test_fast_makes_the_basic_move_4(table: Table) -> None:
    igor = table.put(0, 6, 6, "fast")
    igor.walks((10, 6))
    assert igor.at == (10, 6)
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
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


# 72 strength


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


# 73 might


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


# 83 anger-issues


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
def test_anybody_who_survives_by_its_kidneys_is_wounded_and_may_be_angry(table: Table) -> None:
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
