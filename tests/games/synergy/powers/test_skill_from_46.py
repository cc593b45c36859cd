"""Skills, one test or more for each card, in the order of the printed deck: numbers 46 to 48."""

from __future__ import annotations

import pytest

from fracas.core.question import Roll
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.setting_up.draws import receive
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def _landings(table: Table, fighter: Fighter, card: str) -> list[int]:
    from fracas.games.synergy.moving.move_cards import landings

    return landings(table.state, fighter.number, row(card))


# 46


@rule("synergy.power.withering-sarcasm", "synergy.range")
def test_sarcasm_hurts_mentally_past_bystanders(table: Table) -> None:
    igor = table.put(0, 3, 6, "withering-sarcasm")
    table.put(0, 4, 6), table.put(1, 6, 6)
    vlad, keith = table.put(1, 8, 6), table.put(1, 9, 6)
    table.roll(3)
    igor.strikes(vlad, "withering-sarcasm")
    assert vlad.hits == 4
    igor.ends().begins()
    assert f"#{keith.number}" not in igor.targets("withering-sarcasm"), "six squares"


@rule("synergy.power.withering-sarcasm")
def test_pillars_and_barriers_stop_sarcasm(table: Table) -> None:
    igor = table.put(0, 3, 7, "withering-sarcasm")
    vlad, keith = table.put(1, 6, 7, "mental-barrier"), table.put(1, 3, 10)
    igor.begins()
    assert igor.targets("withering-sarcasm") == {f"#{keith.number}"}, "the pillar on f8"
    table.mark("barrier", (3, 9), vlad, "mental-barrier")
    assert igor.targets("withering-sarcasm") == set()


@rule("synergy.power.withering-sarcasm", "synergy.power.tin-foil-hat")
def test_a_hat_does_not_hear_sarcasm(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "withering-sarcasm"), table.put(1, 6, 6, "tin-foil-hat")
    table.roll(3)
    igor.strikes(vlad, "withering-sarcasm")
    assert vlad.hits == 6


# 47


@rule("synergy.power.hit-and-run", "synergy.move.basic")
def test_hit_and_run_splits_a_walk_of_three_around_strikes(table: Table) -> None:
    igor = table.put(0, 6, 6, "hit-and-run", "two-heads")
    vlad, keith = table.put(1, 8, 6), table.put(1, 6, 8)
    table.roll(4, 4)
    igor.walks((7, 6)).strikes(vlad).walks((6, 6)).walks((6, 7)).strikes(keith)
    assert (vlad.hits, keith.hits) == (5, 5)
    assert not igor.can("move"), "three squares"


@rule("synergy.power.hit-and-run", "synergy.move.basic")
def test_without_hit_and_run_a_walk_is_not_split(table: Table) -> None:
    igor = table.put(0, 6, 6)
    igor.walks((7, 6))
    assert not igor.can("move")


@rule("synergy.power.hit-and-run", "synergy.card.arithmetic")
def test_hit_and_run_with_fast_and_legs_is_ten_squares(table: Table) -> None:
    igor = table.put(0, 0, 6, "hit-and-run", "fast", "too-many-legs")
    igor.walks((4, 6)).walks((10, 6))
    assert igor.at == (10, 6)
    assert not igor.can("move")


@rule("synergy.power.hit-and-run")
def test_hit_and_run_lengthens_walks_only(table: Table) -> None:
    igor = table.put(0, 3, 6, "hit-and-run", "flying-tackle", "grasshopper-legs")
    igor.begins()
    assert square_of((8, 6)) not in _landings(table, igor, "flying-tackle"), "not with Move&Strike"
    assert square_of((8, 6)) not in _landings(table, igor, "grasshopper-legs")


@rule("synergy.power.hit-and-run")
def test_a_begun_walk_leaves_no_move_and_strike(table: Table) -> None:
    igor = table.put(0, 3, 6, "hit-and-run", "flying-tackle")
    igor.begins()
    assert igor.can("combo", "flying-tackle")
    igor.walks((4, 6))
    assert not igor.can("combo", "flying-tackle")
    other = table.put(0, 3, 8, "hit-and-run", "flying-tackle")
    other.combines("flying-tackle", to=(4, 8))
    assert not other.can("move")


@rule("synergy.power.hit-and-run", "synergy.move.basic")
def test_who_goes_on_without_a_step_gives_the_rest_of_a_split_walk_up(table: Table) -> None:
    """Else somebody could begin and stop walking for ever."""
    igor = table.put(0, 6, 6, "hit-and-run")
    igor.walks((7, 6))
    assert igor.can("move")
    igor.steps()
    assert not igor.can("move")


@rule("synergy.power.hit-and-run", "synergy.collide")
def test_a_collision_ends_a_split_walk(table: Table) -> None:
    igor = table.put(0, 6, 6, "hit-and-run")
    table.put(1, 7, 6)
    table.roll(6, 6)
    igor.steps("E")
    assert not igor.can("move")


@rule("synergy.power.hit-and-run")
def test_a_walk_cannot_go_on_when_the_card_is_suppressed(table: Table) -> None:
    from fracas.games.synergy.effects.suppression import suppress

    igor, vlad = table.put(0, 6, 6, "hit-and-run"), table.put(1, 9, 6)
    igor.walks((7, 6))
    assert igor.can("move")
    suppress(table.state, table.tell, igor.number, row("hit-and-run"), vlad.number)
    assert not igor.can("move")


# 48


def draw(table: Table, *cards: str) -> None:
    """Play what is pending, drawing these cards."""
    left = [row(card) for card in cards]
    while table.state.pending:
        going = resolution(table.state, table.tell)
        assert going is not None
        sent: object = None
        while True:
            try:
                question = going.send(sent)
            except StopIteration:
                break
            assert isinstance(question, Roll)
            sent = left.pop(0)
    assert not left


@rule("synergy.power.overachiever", "synergy.assign")
def test_an_overachiever_draws_two_cards_and_both_are_its_own(table: Table) -> None:
    igor, keith = table.put(0, 6, 6), table.put(0, 7, 6)
    receive(table.state, table.tell, igor.number, row("overachiever"))
    draw(table, "might", "flameblast")
    assert (igor.cards, igor.down) == ({"overachiever", "might"}, {"flameblast"})
    assert (keith.cards, keith.down) == (set(), set())


@rule("synergy.power.overachiever")
def test_a_drawn_card_that_draws_does_so_as_well(table: Table) -> None:
    igor = table.put(0, 6, 6)
    receive(table.state, table.tell, igor.number, row("overachiever"))
    draw(table, "extended-warranty", "might", "strength", "fast")
    assert table.state.offered[0] == [igor.number, 1, row("strength"), row("fast")]
