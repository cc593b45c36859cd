"""The Mutation Detachable Tail: what it does, and each of its rulings that could go wrong."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.strike import Survived
from fracas.games.synergy.rows import number_of
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table, square_of


@pytest.fixture
def table() -> Table:
    return Table()


# 62 detachable-tail


@rule("synergy.power.detachable-tail")
def test_a_tail_saves_its_bearer_at_1_and_it_leaps_away(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("detachable-tail",), hits=2)
    table.roll(3)
    table.uses(vlad, "detachable-tail", "at-zero")
    table.answer("land", square_of((8, 10)), by=vlad)
    igor.strikes(vlad, "flameblast")
    assert (vlad.alive, vlad.hits, vlad.at) == (True, 1, (8, 10))
    assert vlad.cards == {"detachable-tail"}
    assert [event.hits for event in table.heard(Survived)] == [1]


@rule("synergy.power.detachable-tail", "synergy.secret")
def test_a_tail_face_down_may_be_kept(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("detachable-tail",), hits=2)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert not vlad.alive
    assert (1, "at-zero") in table.asked


@rule("synergy.power.detachable-tail", "synergy.secret")
def test_anybody_who_has_another_card_is_asked_just_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=("evil-eye",), hits=2)
    table.state.unseen = 1 << number_of("detachable-tail") | 1 << number_of("evil-eye")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "at-zero") in table.asked


@rule("synergy.power.detachable-tail", "synergy.secret")
def test_nobody_is_asked_for_a_tail_where_it_does_not_help(table: Table) -> None:
    vlad, igor = table.put(1, 6, 8, down=("detachable-tail",), hits=1), table.put(0, 2, 2)
    table.state.unseen = 1 << number_of("detachable-tail")
    under(vlad, "poisoned", igor)
    with pytest.raises(StoryError, match="is dead"):
        vlad.begins()
    assert (1, "at-zero") not in table.asked


@rule("synergy.power.detachable-tail")
def test_an_open_tail_comes_off_by_itself_once_per_game(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "flameblast"), table.put(1, 6, 8, "detachable-tail", hits=2)
    table.roll(3, 3)
    table.answer("land", square_of((6, 9)))
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, vlad.at) == (1, (6, 9))
    igor.strikes(vlad, "flameblast")
    assert not vlad.alive


@rule("synergy.power.detachable-tail")
def test_a_tail_works_while_its_bearer_is_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "detachable-tail", hits=2)
    igor.begins()
    under(vlad, "stunned", igor)
    table.roll(3)
    table.answer("land", square_of((6, 9)))
    igor.strikes(vlad, "flameblast")
    assert vlad.at == (6, 9)


@rule("synergy.power.detachable-tail", "synergy.knockback")
def test_no_knock_of_that_strike_reaches_anybody_who_leapt_away(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 6, 7, "detachable-tail", hits=2)
    table.roll(5)
    table.answer("land", square_of((8, 7)))
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (1, (8, 7))


@rule("synergy.power.detachable-tail", "synergy.power.banshee-tonsils")
def test_no_rider_of_that_strike_reaches_anybody_who_leapt_away(table: Table) -> None:
    igor = table.put(0, 6, 6, "banshee-tonsils")
    vlad, keith = table.put(1, 6, 8, "detachable-tail", hits=1), table.put(1, 7, 6)
    table.roll(5)
    table.answer("land", square_of((8, 8)))
    igor.strikes(card="banshee-tonsils")
    assert (vlad.hits, vlad.statuses) == (1, set())
    assert keith.statuses == {"stunned"}


@rule("synergy.power.detachable-tail", "synergy.knockback")
def test_anybody_who_leapt_away_in_the_middle_of_the_knocks_is_not_knocked_any_more(table: Table) -> None:
    """Keith, farther away, flies first, slips on a peel and drifts back into Vlad."""
    igor = table.put(0, 8, 6, "the-human-bomb")
    vlad, keith = table.put(1, 9, 6, "detachable-tail", hits=2), table.put(1, 10, 6)
    table.mark("peel", (11, 6), igor, "crate-of-bananas")
    table.roll(1, 1, 6, 5, 6, 3)
    table.answer("land", square_of((9, 8)))
    igor.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (1, (9, 8))
    assert keith.at == (10, 6)


@rule("synergy.power.detachable-tail")
@pytest.mark.parametrize("cause", ["pay", "poison", "loss"])
def test_a_tail_does_not_help_against_pay_poison_or_power_loss(table: Table, cause: str) -> None:
    igor = table.put(0, 6, 3)
    if cause == "pay":
        vlad = table.put(1, 6, 8, "detachable-tail", "the-human-bomb", hits=2)
        vlad.combines("the-human-bomb")
    elif cause == "poison":
        vlad = table.put(1, 6, 8, "detachable-tail", hits=1)
        under(vlad, "poisoned", igor)
        with pytest.raises(StoryError, match="is dead"):
            vlad.begins()
    else:
        vlad = table.put(1, 6, 8, "detachable-tail", "absolute-unit", hits=4)
        igor.begins()
        suppress(table.state, table.tell, vlad.number, number_of("absolute-unit"), igor.number)
        igor.ends()
    assert not vlad.alive


@rule("synergy.power.detachable-tail", "synergy.collide")
def test_a_tail_saves_from_every_damage(table: Table) -> None:
    vlad = table.put(1, 5, 3, "detachable-tail", hits=1)
    table.roll(3)
    table.answer("land", square_of((6, 4)))
    vlad.steps("N")
    assert (vlad.hits, vlad.at) == (1, (6, 4))


@rule("synergy.power.detachable-tail", "synergy.power.circle-of-campfires")
def test_a_leap_ends_the_move_in_which_it_happens(table: Table) -> None:
    vlad, igor = table.put(1, 5, 6, "detachable-tail", "fast", hits=1), table.put(0, 1, 1, "circle-of-campfires")
    table.mark("campfire", (6, 6), igor, "circle-of-campfires")
    table.answer("land", square_of((7, 8)))
    vlad.steps("E", "E", "E")
    assert (vlad.hits, vlad.at) == (1, (7, 8))


@rule("synergy.power.detachable-tail")
def test_without_a_free_square_it_stays_where_it_is() -> None:
    table = Table()
    igor, vlad = table.put(0, 0, 2, "two-heads", "laser-eyebrows"), table.put(1, 0, 0, "detachable-tail", hits=2)
    keith = table.put(1, 0, 1)
    for column in (1, 2):
        for line in range(3):
            table.put(1, column, line)
    table.roll(4)
    igor.strikes(keith, "laser-eyebrows")
    assert (vlad.hits, vlad.at) == (1, (0, 0))


@rule("synergy.power.detachable-tail")
def test_the_leap_is_to_a_free_square_within_2(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "detachable-tail", hits=2)
    table.roll(3)
    table.answer("land", square_of((9, 8)))
    with pytest.raises(StoryError, match="no answer") as refused:
        igor.strikes(vlad, "flameblast")
    squares = {int(each) for each in str(refused.value).split("[")[1].rstrip("]").split(",")}
    assert square_of((8, 10)) in squares
    assert square_of((6, 6)) not in squares, "Igor stands there"
    assert square_of((5, 7)) not in squares, "a pillar"
    assert square_of((6, 8)) not in squares, "it leaps"


@rule("synergy.power.detachable-tail")
def test_a_frozen_lizard_loses_its_tail_and_stays(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "strength"), table.put(1, 6, 7, "detachable-tail", hits=2)
    igor.begins()
    under(vlad, "frozen", igor)
    table.roll(4)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.at, vlad.statuses) == (1, (6, 7), {"frozen"})


@rule("synergy.power.detachable-tail")
def test_a_leap_frees_anybody_who_was_held(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "strength"), table.put(1, 6, 7, "detachable-tail", hits=2)
    igor.begins()
    under(vlad, "held", igor)
    table.roll(4)
    table.answer("land", square_of((6, 8)))
    igor.strikes(vlad)
    assert (vlad.hits, vlad.at, vlad.statuses) == (1, (6, 8), set())


@rule("synergy.power.detachable-tail", "synergy.power.marsupial-pouch")
def test_a_passenger_leaps_out_of_the_pouch(table: Table) -> None:
    vlad, keith = table.put(1, 6, 8, "marsupial-pouch"), table.put(1, 6, 9, "detachable-tail", hits=1)
    igor = table.put(0, 6, 7, "reactor-tummy")
    keith.does("hop", pouch=vlad.number)
    table.answer("land", square_of((8, 9)))
    igor.strikes(card="reactor-tummy")
    assert (keith.hits, keith.at, keith.it.inside) == (1, (8, 9), -1)
    assert (vlad.hits, vlad.at) == (3, (6, 8))


@rule("synergy.power.detachable-tail", "synergy.power.toad-curse")
def test_a_toad_has_no_tail(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "strength"), table.put(1, 6, 7, "detachable-tail", hits=2)
    igor.begins()
    under(vlad, "toad", igor)
    table.roll(4)
    igor.strikes(vlad)
    assert not vlad.alive
