"""Bio-Mods of body and limbs: each card, and each of its rulings that could go wrong.

Bonus Kidneys, Rhino Hide Graft, Reactor Tummy, Cutlery Knuckles, Grasshopper Legs.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.moving.move_cards import landings
from fracas.games.synergy.terms import STUNNED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(fighter.table.state, fighter.table.tell, fighter.number, status, by.number)


def may_land(fighter: Fighter, card: str) -> set[tuple[int, int]]:
    """(column, row) of all squares to which a Move card may bring it."""
    return {(square % 15, square // 15) for square in landings(fighter.table.state, fighter.number, row(card))}


# 21 bonus-kidneys


@rule("synergy.power.bonus-kidneys")
def test_bonus_kidneys_save_anybody_who_would_reach_0(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("bonus-kidneys",), hits=2)
    table.roll(3)
    table.uses(vlad, "bonus-kidneys", "at-zero")
    igor.strikes(vlad, "flameblast")
    assert (vlad.alive, vlad.hits) == (True, 2)
    assert vlad.cards == {"bonus-kidneys"}


@rule("synergy.power.bonus-kidneys")
def test_bonus_kidneys_may_be_turned_up_in_ones_own_turn(table: Table) -> None:
    vlad = table.put(1, 6, 8, down=("bonus-kidneys",))
    assert vlad.hits == 6, "they count from the moment the card is turned up"
    vlad.uses("bonus-kidneys")
    assert vlad.hits == 9
    assert vlad.can("strike") is False
    assert vlad.can("move")


@rule("synergy.power.bonus-kidneys")
def test_bonus_kidneys_may_stay_closed_and_then_it_is_death(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("bonus-kidneys",), hits=3)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert not vlad.alive
    assert "bonus-kidneys" in table.discards, "cards discarded at death are shown"


@rule("synergy.power.bonus-kidneys")
def test_bonus_kidneys_do_not_save_from_everything(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast", "strength", "might")
    vlad = table.put(1, 6, 8, down=("bonus-kidneys",))
    table.roll(3)
    table.uses(vlad, "bonus-kidneys", "at-zero")
    igor.strikes(vlad, "flameblast")
    assert not vlad.alive, "ten hits against nine"


@rule("synergy.power.bonus-kidneys")
def test_bonus_kidneys_help_against_poison(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool"), table.put(1, 6, 7, down=("bonus-kidneys",), hits=2)
    table.roll(4)
    igor.strikes(vlad)
    table.uses(vlad, "bonus-kidneys", "at-zero")
    vlad.begins()
    assert (vlad.hits, vlad.statuses) == (3, {"poisoned"}), "turned up is not healed"


@rule("synergy.power.bonus-kidneys")
def test_bonus_kidneys_help_against_a_price(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-human-bomb", down=("bonus-kidneys",), hits=3)
    table.uses(igor, "bonus-kidneys", "at-zero")
    igor.combines("the-human-bomb")
    assert (igor.alive, igor.hits) == (True, 3)


@rule("synergy.power.bonus-kidneys", "synergy.death.loss")
def test_bonus_kidneys_help_against_the_loss_of_other_extra_hits(table: Table) -> None:
    igor = table.put(0, 6, 6, "load-bearing-corset", down=("bonus-kidneys",), hits=2)
    table.uses(igor, "bonus-kidneys", "at-zero")
    igor.drops("load-bearing-corset")
    assert (igor.alive, igor.hits) == (True, 3)


@rule("synergy.power.bonus-kidneys")
def test_bonus_kidneys_work_for_the_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("bonus-kidneys",), hits=2)
    put_under(vlad, STUNNED, igor)
    table.roll(3)
    table.uses(vlad, "bonus-kidneys", "at-zero")
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 2


@rule("synergy.power.bonus-kidneys")
def test_who_is_asked_for_kidneys_tells_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("pocket-pistol",), hits=2)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "at-zero") in table.asked
    assert not vlad.alive


@rule("synergy.power.bonus-kidneys")
def test_nobody_is_asked_for_kidneys_that_lie_open_or_above_0() -> None:
    table = Table()
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("bonus-kidneys",), hits=4)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "at-zero") not in table.asked, "nowhere else is anybody asked"
    table = Table()
    igor, vlad = table.put(0, 6, 6, "flameblast", "bonus-kidneys"), table.put(1, 6, 8, down=("pocket-pistol",), hits=2)
    table.put(1, 12, 12, "detachable-tail")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "at-zero") not in table.asked, "everybody has seen them"


@rule("synergy.power.bonus-kidneys", "synergy.power.detachable-tail")
@pytest.mark.parametrize(("cards", "down", "asked"), [(("detachable-tail",), (), 0), ((), ("detachable-tail",), 1)])
def test_who_was_saved_by_a_tail_is_not_asked_for_kidneys(
    table: Table, cards: tuple[str, ...], down: tuple[str, ...], asked: int
) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, *cards, down=("bonus-kidneys", *down), hits=2)
    table.roll(3)
    table.answer("land", square_of((6, 9)))
    if down:
        table.uses(vlad, "detachable-tail", "at-zero")
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, vlad.at, vlad.down) == (1, (6, 9), {"bonus-kidneys"})
    assert table.asked.count((1, "at-zero")) == asked


@rule("synergy.power.bonus-kidneys", "synergy.death.loss")
def test_kidneys_that_stop_working_can_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, "bonus-kidneys", hits=3)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert not vlad.alive


# 22 rhino-hide-graft


@rule("synergy.power.rhino-hide-graft")
def test_a_rhino_hide_is_immune_to_sharp_with_all_that_comes_with_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "battle-brolly"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(4)
    igor.strikes(vlad, "battle-brolly")
    assert (vlad.hits, vlad.at) == (6, (7, 6)), "no damage, no knock"


@rule("synergy.power.rhino-hide-graft")
def test_a_basic_strike_does_nothing_to_a_rhino_hide_and_a_goths_does_1() -> None:
    table = Table(teams=("orcs", "cats"))
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 6
    table = Table(teams=("goths", "cats"))
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.rhino-hide-graft")
def test_the_knock_of_a_hard_strike_works_on_a_rhino_hide(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 8, 6, "rhino-hide-graft")
    table.roll(3, 1)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.hits, vlad.at) == (6, (11, 6))


@rule("synergy.power.rhino-hide-graft")
def test_a_rhino_hide_feels_no_collision_and_no_other_kind_is_soaked(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3
    table.roll(1)
    vlad.steps("N")
    assert (vlad.at, vlad.hits) == ((7, 6), 3), "a pillar"


@rule("synergy.power.rhino-hide-graft")
def test_a_rhino_hide_takes_1_off_each_hard_hit(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (3, (9, 6))


# 23 reactor-tummy


@rule("synergy.power.reactor-tummy")
def test_a_reactor_cooks_everyone_else_next_to_it_friends_too(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "reactor-tummy"), table.put(0, 5, 6)
    vlad, keith = table.put(1, 7, 7), table.put(1, 8, 6)
    igor.strikes(card="reactor-tummy")
    assert [each.hits for each in (igor, petra, vlad, keith)] == [6, 3, 3, 6]


@rule("synergy.power.reactor-tummy")
def test_a_reactor_is_immune_to_energy(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast", "deep-freeze", "two-heads"), table.put(1, 6, 8, "reactor-tummy")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 6
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == set(), "Energy 0 neither"


@rule("synergy.power.reactor-tummy")
def test_a_reactor_walks_through_fire_and_one_reactor_does_not_cook_another(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "reactor-tummy"), table.put(1, 7, 6, "reactor-tummy")
    table.mark("campfire", "f7", vlad, "circle-of-campfires")
    igor.strikes(card="reactor-tummy")
    assert vlad.hits == 6
    igor.walks("f7")
    assert igor.hits == 6


# 24 cutlery-knuckles


@rule("synergy.power.cutlery-knuckles")
def test_cutlery_stabs_at_all_eight_squares(table: Table) -> None:
    igor = table.put(0, 6, 6, "cutlery-knuckles")
    foes = [table.put(1, column, line) for column, line in ((5, 5), (6, 7), (7, 7), (8, 6))]
    igor.begins()
    assert igor.targets("cutlery-knuckles") == {repr(each) for each in foes[:3]}
    assert igor.targets() == {repr(foes[1])}
    table.roll(3)
    igor.strikes(foes[2], "cutlery-knuckles")
    assert foes[2].hits == 4


@rule("synergy.power.cutlery-knuckles", "synergy.diagonal")
def test_a_corner_stab_does_not_pass_between_two_obstacles_that_touch(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "cutlery-knuckles"), table.put(1, 7, 7), table.put(1, 7, 6)
    igor.begins()
    assert repr(vlad) in igor.targets("cutlery-knuckles"), "one obstacle does not bar the way"
    table.put(0, 6, 7)
    assert igor.targets("cutlery-knuckles") >= {repr(keith)}
    assert repr(vlad) not in igor.targets("cutlery-knuckles")


# 25 grasshopper-legs


@rule("synergy.power.grasshopper-legs")
def test_grasshopper_legs_jump_over_everything_in_a_line_onto_a_free_square(table: Table) -> None:
    igor = table.put(0, 7, 6, "grasshopper-legs")
    table.put(1, 8, 6)
    table.put(1, 10, 6)
    assert may_land(igor, "grasshopper-legs") == {
        *((7, line) for line in (2, 3, 4, 7, 8, 10)),
        *((column, 6) for column in (3, 4, 5, 6, 9, 11)),
    }, "pillars stand at (7, 5) and (7, 9)"
    igor.moves("grasshopper-legs", (11, 6))
    assert igor.at == (11, 6)
    assert not igor.can("move")


@rule("synergy.power.grasshopper-legs", "synergy.card.modifier")
def test_grasshopper_legs_are_longer_with_fast_and_diagonal_with_the_moves(table: Table) -> None:
    igor = table.put(0, 6, 6, "grasshopper-legs")
    petra = table.put(0, 6, 8, "grasshopper-legs", "fast")
    assert (12, 8) not in may_land(igor, "grasshopper-legs")
    assert (12, 8) in may_land(petra, "grasshopper-legs")
    assert (8, 4) not in may_land(igor, "grasshopper-legs")
    igor = table.put(0, 8, 8, "grasshopper-legs", "the-moves")
    assert {(12, 12), (4, 4), (12, 4)} & may_land(igor, "grasshopper-legs") == {(12, 12), (12, 4)}, "(4, 4) is a pillar"


@rule("synergy.power.grasshopper-legs")
def test_grasshopper_legs_meet_only_what_lies_where_they_land(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "grasshopper-legs"), table.put(1, 12, 12)
    table.mark("campfire", (4, 6), vlad, "circle-of-campfires")
    table.mark("peel", (5, 6), vlad, "crate-of-bananas")
    table.mark("peel", (6, 6), vlad, "crate-of-bananas")
    table.roll(2)
    igor.moves("grasshopper-legs", (6, 6))
    assert (igor.at, igor.hits) == ((6, 5), 6)
    assert table.markers((5, 6)) == {"peel"}
