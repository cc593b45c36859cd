"""Bio-Mods of drool, skin, eyes and adrenalin: each card, and each of its rulings that could go wrong.

Toxic Drool, Self-Knitting Skin, Rear-View Eyes, Adrenal Turbo.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.terms import CONFUSED, CONTROLLED, FROZEN, RAGING, STUNNED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(fighter.table.state, fighter.table.tell, fighter.number, status, by.number)


# 26 toxic-drool


@rule("synergy.power.toxic-drool", "synergy.status.poisoned")
def test_toxic_drool_poisons_anybody_who_is_wounded_by_an_adjacent_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool"), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, {"poisoned"})
    vlad.ends()
    assert vlad.hits == 4
    vlad.begins()
    assert vlad.hits == 3, "at each beginning of its own turn"


@rule("synergy.power.toxic-drool")
def test_toxic_drool_needs_a_wound(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.statuses == set()


@rule("synergy.power.toxic-drool")
def test_toxic_drool_works_on_a_corner_stab_not_on_a_shot_next_door(table: Table) -> None:
    igor = table.put(0, 6, 6, "toxic-drool", "cutlery-knuckles", "pocket-pistol", "two-heads")
    vlad, keith = table.put(1, 7, 7), table.put(1, 7, 6)
    table.roll(3)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.statuses == {"poisoned"}
    table.roll(4)
    igor.strikes(keith, "pocket-pistol")
    assert (keith.hits, keith.statuses) == (4, set()), "a ranged card used next door is no adjacent strike"


@rule("synergy.power.toxic-drool")
def test_toxic_drool_works_on_a_tackle_not_on_an_area(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "toxic-drool", "flying-tackle"), table.put(1, 6, 6)
    petra, keith = table.put(0, 3, 11, "toxic-drool", "reactor-tummy"), table.put(1, 4, 11)
    table.roll(3)
    table.answer("follow", square_of((5, 6)))
    igor.combines("flying-tackle", to=(5, 6))
    assert vlad.statuses == {"poisoned"}
    petra.strikes(card="reactor-tummy")
    assert (keith.hits, keith.statuses) == (3, set())


@rule("synergy.power.toxic-drool", "synergy.power.bungee-arms")
def test_a_stretched_strike_poisons_only_at_an_adjacent_square(table: Table) -> None:
    igor = table.put(0, 6, 6, "toxic-drool", "bungee-arms", "two-heads")
    vlad, keith = table.put(1, 6, 8), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (5, set())
    table.roll(4)
    igor.strikes(keith)
    assert keith.statuses == {"poisoned"}


@rule("synergy.power.toxic-drool")
def test_a_strike_that_strays_beyond_the_next_square_does_not_poison(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "toxic-drool"), table.put(1, 7, 6), table.put(1, 8, 6)
    igor.begins()
    put_under(igor, CONFUSED, vlad)
    table.roll(3, 4)
    igor.strikes(vlad)
    assert (vlad.hits, keith.hits, keith.statuses) == (6, 5, set())


@rule("synergy.power.toxic-drool", "synergy.secret")
def test_toxic_drool_is_turned_up_with_the_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", down=("toxic-drool",)), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.statuses, igor.down) == (set(), {"toxic-drool"}), "it may stay closed"
    table.roll(4)
    igor.strikes(vlad, plus=["toxic-drool"])
    assert (vlad.statuses, igor.cards) == ({"poisoned"}, {"two-heads", "toxic-drool"})


@rule("synergy.power.toxic-drool", "synergy.secret", "synergy.card.modifier")
def test_toxic_drool_that_was_declared_lies_open_whatever_the_roll(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("toxic-drool",)), table.put(1, 7, 6)
    table.roll(1)
    igor.strikes(vlad, plus=["toxic-drool"])
    assert (vlad.hits, vlad.statuses, igor.cards, igor.down) == (6, set(), {"toxic-drool"}, set())


@rule("synergy.power.toxic-drool", "synergy.power.low-blow", "synergy.card.modifier", "synergy.secret")
@pytest.mark.parametrize("down", [("toxic-drool", "low-blow"), ("pocket-pistol", "evil-eye")])
def test_the_only_secret_choice_is_the_strike_itself(table: Table, down: tuple[str, ...]) -> None:
    """Nobody is asked after the roll, whatever lies there: to declare it then would be too late."""
    igor, vlad = table.put(0, 6, 6, down=down), table.put(1, 7, 6)
    table.roll(6)
    igor.strikes(vlad)
    assert (0, "act") in table.asked
    assert (0, "rider") not in table.asked
    assert (vlad.hits, vlad.statuses, igor.down) == (5, set(), set(down))


@rule("synergy.power.toxic-drool", "synergy.power.low-blow", "synergy.card.modifier")
def test_drool_and_low_blow_are_declared_together_or_each_for_itself(table: Table) -> None:
    igor = table.put(0, 6, 6, "cutlery-knuckles", down=("toxic-drool", "low-blow"))
    vlad = table.put(1, 7, 6)
    igor.begins()
    for plus in ((), ("low-blow",), ("toxic-drool",), ("low-blow", "toxic-drool")):
        assert igor.can("strike", "", plus) and igor.can("strike", "cutlery-knuckles", plus)
    table.roll(6)
    igor.strikes(vlad, "cutlery-knuckles", plus=("low-blow", "toxic-drool"))
    assert (vlad.statuses, igor.down) == ({"stunned", "poisoned"}, set())


@rule("synergy.power.toxic-drool", "synergy.power.low-blow", "synergy.power.flying-tackle")
def test_a_tackle_is_declared_with_them_before_its_run(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle", down=("toxic-drool", "low-blow")), table.put(1, 6, 6)
    table.roll(6)
    table.answer("follow", 6 * 15 + 5)
    igor.combines("flying-tackle", (5, 6), plus=("low-blow", "toxic-drool"))
    assert vlad.statuses == {"stunned", "poisoned"}


@rule("synergy.power.toxic-drool", "synergy.power.low-blow", "synergy.card.modifier")
def test_they_are_not_declared_where_they_can_do_nothing(table: Table) -> None:
    igor = table.put(
        0, 6, 6, "bungee-arms", "pocket-pistol", "rubber-chicken", "light-fingers", down=("toxic-drool", "low-blow")
    )
    vlad = table.put(1, 9, 6, "grenade")
    igor.begins()
    assert not igor.can("strike", "pocket-pistol", ["low-blow"]), "a shot is no adjacent strike"
    assert igor.can("strike") and not igor.can("strike", "", ["low-blow"]), "at arm's length it is none either"
    igor.walks((8, 6))
    assert igor.can("strike", "rubber-chicken", ["toxic-drool"])
    assert igor.can("strike", "light-fingers", ["low-blow"])
    assert not igor.can("strike", "light-fingers", ["toxic-drool"]), "nobody is wounded by a theft"
    assert vlad.alive


@rule("synergy.power.low-blow", "synergy.power.anger-issues")
def test_a_suppressed_low_blow_is_not_declared(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "anger-issues", down=("low-blow",)), table.put(1, 7, 6)
    put_under(igor, RAGING, igor)
    igor.begins()
    assert igor.can("strike") and not igor.can("strike", "", ["low-blow"])
    assert vlad.alive


@rule("synergy.power.toxic-drool", "synergy.status.poisoned")
def test_suppression_does_not_cure_and_death_of_the_poisoner_does(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool", hits=2), table.put(1, 7, 6, "toad-curse", "preposterous-mallet")
    table.roll(4)
    igor.strikes(vlad)
    table.roll(5)
    vlad.strikes(igor, "toad-curse")
    assert (igor.working, vlad.statuses, vlad.hits) == (set(), {"poisoned"}, 4)
    table.roll(5)
    vlad.ends().strikes(igor, "preposterous-mallet")
    assert not igor.alive
    assert vlad.statuses == set()


# 27 self-knitting-skin


@rule("synergy.power.self-knitting-skin")
def test_skin_knits_at_the_beginning_of_each_turn_up_to_the_full_total(table: Table) -> None:
    vlad = table.put(1, 6, 6, "self-knitting-skin", hits=4)
    vlad.ends()
    assert vlad.hits == 5
    vlad.ends()
    vlad.begins()
    assert vlad.hits == 6, "and no more"


@rule("synergy.power.self-knitting-skin")
@pytest.mark.parametrize("status", [STUNNED, FROZEN])
def test_skin_knits_while_its_warrior_cannot_act(table: Table, status: int) -> None:
    igor, vlad = table.put(0, 12, 12), table.put(1, 6, 6, "self-knitting-skin", hits=4)
    igor.ends()
    put_under(vlad, status, igor)
    vlad.begins()
    assert vlad.hits == 5
    assert not vlad.can("move")


@rule("synergy.power.self-knitting-skin", "synergy.status.poisoned")
def test_skin_ends_poison_before_it_counts_if_it_really_knits(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool"), table.put(1, 7, 6, "self-knitting-skin")
    table.roll(4)
    igor.strikes(vlad)
    vlad.begins()
    assert (vlad.hits, vlad.statuses) == (6, set())


@rule("synergy.power.self-knitting-skin", "synergy.status.poisoned")
def test_skin_with_nothing_to_knit_ends_no_poison(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool"), table.put(1, 7, 6, "self-knitting-skin")
    table.roll(4)
    igor.strikes(vlad)
    vlad.it.hits = 6
    vlad.begins()
    assert (vlad.hits, vlad.statuses) == (5, {"poisoned"})


# 28 rear-view-eyes


@rule("synergy.power.rear-view-eyes")
def test_strikes_that_name_anybody_who_has_rear_view_eyes_are_at_minus_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, "rear-view-eyes")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 6
    table.roll(5)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.rear-view-eyes", "synergy.strike.roll")
def test_an_auto_strike_at_rear_view_eyes_needs_a_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 7, 6, "rear-view-eyes")
    table.roll(1, 4)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 6, "1 less 1 is 0"
    assert table.dice == [4], "no damage was rolled"


@rule("synergy.power.rear-view-eyes")
def test_rear_view_eyes_see_no_area_coming(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "meteoric-belly-flop"), table.put(1, 10, 6, "rear-view-eyes")
    table.roll(3)
    igor.combines("meteoric-belly-flop", to=(9, 6))
    assert vlad.hits == 4


@rule("synergy.power.rear-view-eyes", "synergy.gadget.trade")
def test_anybody_who_has_rear_view_eyes_may_still_give_a_gadget_away(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "rear-view-eyes", "grenade")
    igor.takes(vlad, "grenade")
    assert igor.cards == {"grenade"}


@rule("synergy.power.rear-view-eyes")
def test_nobody_steals_from_anybody_who_has_rear_view_eyes(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers", "horseshoe-supermagnet", "two-heads")
    vlad = table.put(1, 7, 6, "rear-view-eyes", "grenade", "flag-goths")
    table.roll(4)
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(vlad) == {"grenade", "flag-goths"}
    assert "grenade" not in igor.targets("horseshoe-supermagnet")


@rule("synergy.power.rear-view-eyes")
def test_without_rear_view_eyes_both_thefts_work(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers", "horseshoe-supermagnet")
    vlad = table.put(1, 7, 6, "grenade", "flag-goths")
    assert "grenade" in igor.targets("horseshoe-supermagnet")
    table.roll(4)
    table.answer("take", row("flag-goths"))
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(vlad) == {"grenade"}


@rule("synergy.power.rear-view-eyes", "synergy.power.light-fingers")
def test_a_friends_light_fingers_take_what_their_player_likes(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "light-fingers"), table.put(0, 7, 6, "rear-view-eyes", "grenade")
    table.roll(4)
    igor.strikes(keith, "light-fingers")
    assert table.gadgets(igor) == {"grenade"}, "nobody's will is broken"


@rule("synergy.power.rear-view-eyes", "synergy.power.mind-control")
def test_a_controlled_friend_takes_nothing_from_rear_view_eyes(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6), table.put(1, 6, 6, "light-fingers", "horseshoe-supermagnet")
    keith = table.put(1, 7, 6, "rear-view-eyes", "grenade")
    put_under(vlad, CONTROLLED, igor)
    vlad.begins()
    assert "grenade" not in vlad.targets("horseshoe-supermagnet")
    table.roll(4)
    vlad.strikes(keith, "light-fingers")
    assert table.gadgets(keith) == {"grenade"}


# 29 adrenal-turbo


@rule("synergy.power.adrenal-turbo")
def test_a_turbo_buys_a_second_strike_for_a_hit(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("adrenal-turbo",)), table.put(1, 7, 6)
    table.roll(4)
    igor.strikes(vlad)
    assert not igor.can("strike")
    igor.uses("adrenal-turbo", gain=1)
    assert (igor.hits, igor.cards) == (5, {"adrenal-turbo"})
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 4
    assert not igor.can("use", "adrenal-turbo"), "once in each turn"


@rule("synergy.power.adrenal-turbo")
def test_a_turbo_buys_a_second_move_with_any_card(table: Table) -> None:
    igor = table.put(0, 6, 6, "adrenal-turbo", "grasshopper-legs")
    igor.walks((6, 8))
    igor.uses("adrenal-turbo", gain=0)
    igor.moves("grasshopper-legs", (6, 12))
    assert (igor.at, igor.hits) == ((6, 12), 5)
    igor.ends()
    igor.begins()
    assert igor.can("use", "adrenal-turbo"), "again in the next turn"


@rule("synergy.power.adrenal-turbo")
def test_a_turbo_needs_2_hits_and_cannot_be_saved_by_anything(table: Table) -> None:
    igor = table.put(0, 6, 6, "adrenal-turbo", hits=1)
    igor.begins()
    assert not igor.can("use", "adrenal-turbo")
    petra = table.put(0, 3, 6, "adrenal-turbo", hits=2)
    petra.uses("adrenal-turbo", gain=0)
    assert (petra.alive, petra.hits) == (True, 1)


@rule("synergy.power.adrenal-turbo")
def test_a_turbo_is_no_use_to_the_stunned_and_works_only_in_ones_own_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "adrenal-turbo"), table.put(1, 12, 12)
    vlad.begins()
    assert not igor.can("use", "adrenal-turbo")
    put_under(igor, STUNNED, vlad)
    igor.begins()
    assert not igor.can("use", "adrenal-turbo")


@rule("synergy.power.adrenal-turbo")
def test_a_turbo_pays_for_a_move_and_strike(table: Table) -> None:
    igor = table.put(0, 6, 6, "adrenal-turbo", "the-human-bomb")
    igor.walks((6, 8))
    assert not igor.can("combo", "the-human-bomb")
    igor.uses("adrenal-turbo", gain=0)
    igor.combines("the-human-bomb")
    assert igor.hits == 2
    assert not igor.can("move")


@rule("synergy.power.adrenal-turbo", "synergy.power.drill-sergeant")
def test_a_turbo_is_no_use_at_another_warriors_order(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "drill-sergeant"), table.put(0, 6, 8, "adrenal-turbo")
    igor.begins()
    table.state.drill = petra.number
    petra.it.moves = 1
    assert petra.can("move")
    assert not petra.can("use", "adrenal-turbo"), "only in its own turn"
    table.state.drill = -1
