"""Skills of running: each card, and each of its rulings that could go wrong.

The Moves, Flying Tackle, Hit and Run.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.terms import HELD
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


def _landings(table: Table, fighter: Fighter, card: str) -> list[int]:
    from fracas.games.synergy.moving.move_cards import landings

    return landings(table.state, fighter.number, row(card))


# 39 the-moves


@rule("synergy.power.the-moves", "synergy.move.basic")
def test_the_moves_make_a_diagonal_step_count_one_square(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves")
    igor.walks((8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.move.basic")
def test_without_the_moves_there_are_no_diagonal_steps(table: Table) -> None:
    igor = table.put(0, 6, 6)
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.walks((8, 8))


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_the_moves_do_not_pass_between_two_obstacles_that_touch(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves")
    table.put(1, 7, 6), table.put(1, 6, 7), table.put(1, 5, 6)
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.walks((7, 7))


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_a_leap_with_the_moves_passes_between_obstacles_that_touch(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "grasshopper-legs")
    table.put(1, 7, 6), table.put(1, 6, 7), table.put(1, 7, 7)
    igor.moves("grasshopper-legs", (8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.diagonal")
def test_a_flight_with_the_moves_goes_diagonally_over_obstacles(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "second-hand-jetpack")
    table.put(1, 7, 6), table.put(1, 6, 7)
    table.roll(6)
    igor.moves("second-hand-jetpack", (8, 8))
    assert igor.at == (8, 8)


@rule("synergy.power.the-moves", "synergy.power.tesserknight", "synergy.card.first")
def test_no_part_of_tesserknight_is_diagonal_even_with_the_moves(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-moves", "tesserknight", "fast")
    table.answer("walk", square_of((9, 8)))
    igor.moves("tesserknight", (7, 8))
    assert igor.at == (9, 8), "two squares straight on"
    table.answer("walk", square_of((9, 8)))
    with pytest.raises(AssertionError, match="no answer to 'walk'"):
        igor.ends().moves("tesserknight", (8, 6))


# 41 flying-tackle


@rule("synergy.power.flying-tackle")
def test_a_tackle_runs_knocks_and_follows(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    table.roll(3)
    table.answer("follow", 6 * 15 + 7)
    igor.combines("flying-tackle", to=(5, 6))
    assert vlad.hits == 4
    assert (vlad.at, igor.at) == ((8, 6), (7, 6))
    assert not igor.can("move")
    assert not igor.can("strike")


@rule("synergy.power.flying-tackle")
def test_a_tackle_with_nobody_ahead_is_just_a_run(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle")
    igor.combines("flying-tackle", to=(6, 6))
    assert igor.at == (6, 6)


@rule("synergy.power.flying-tackle")
def test_a_tackle_goes_one_to_four_squares_in_one_direction(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle")
    table.put(1, 2, 6)
    igor.begins()
    found = _landings(table, igor, "flying-tackle")
    assert {square_of((column, 6)) for column in (4, 5, 6, 7)} == {each for each in found if each // 15 == 6}
    assert square_of((3, 6)) not in found


@rule("synergy.power.flying-tackle", "synergy.card.modifier", "synergy.card.arithmetic")
def test_fast_and_too_many_legs_lengthen_the_run(table: Table) -> None:
    igor = table.put(0, 0, 6, "flying-tackle", "fast", "too-many-legs")
    igor.begins()
    assert max(each for each in _landings(table, igor, "flying-tackle") if each // 15 == 6) == square_of((12, 6))


@rule("synergy.power.flying-tackle")
def test_nobody_follows_after_a_miss(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    table.roll(2)
    igor.combines("flying-tackle", to=(5, 6))
    assert (vlad.at, igor.at) == ((6, 6), (5, 6))


@rule("synergy.power.flying-tackle")
def test_the_follow_up_cannot_collide(table: Table) -> None:
    igor, vlad = table.put(0, 4, 6, "flying-tackle"), table.put(1, 6, 6)
    table.put(1, 7, 6)
    table.roll(3, 4, 4)
    igor.combines("flying-tackle", to=(5, 6))
    assert (vlad.at, igor.at) == ((6, 6), (5, 6)), "it did not fly, so nobody follows"


@rule("synergy.power.flying-tackle", "synergy.power.heroic-idiot")
def test_a_tackle_follows_the_idiot_that_stepped_in(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    keith = table.put(1, 6, 5, "heroic-idiot")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(3)
    table.answer("follow", square_of((7, 6)))
    igor.combines("flying-tackle", to=(5, 6))
    assert (keith.at, vlad.at, igor.at) == ((8, 6), (6, 5), (7, 6))


@rule("synergy.power.flying-tackle", "synergy.power.the-moves")
def test_with_the_moves_a_tackle_runs_and_knocks_diagonally(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "flying-tackle", "the-moves"), table.put(1, 3, 8)
    table.roll(3)
    table.answer("follow", square_of((4, 9)))
    igor.combines("flying-tackle", to=(2, 7))
    assert (vlad.hits, vlad.at, igor.at) == (4, (5, 10), (4, 9))


@rule("synergy.power.flying-tackle", "synergy.diagonal")
def test_a_diagonal_tackle_does_not_go_between_two_obstacles_that_touch(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "flying-tackle", "the-moves"), table.put(1, 3, 8)
    table.put(1, 3, 7), table.put(1, 2, 8)
    igor.combines("flying-tackle", to=(2, 7))
    assert (vlad.hits, igor.at) == (6, (2, 7))


@rule("synergy.power.flying-tackle", "synergy.power.jelly-bones")
def test_a_tackle_follows_jelly_bones_that_only_flew(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6, "jelly-bones")
    table.roll(3)
    table.answer("follow", square_of((9, 6)))
    igor.combines("flying-tackle", to=(5, 6))
    assert (vlad.hits, vlad.at, igor.at) == (6, (10, 6), (9, 6))


@rule("synergy.power.flying-tackle", "synergy.power.portable-holes")
def test_nobody_follows_through_a_hole_into_somebody_else(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6, "jelly-bones")
    table.put(1, 8, 6)
    table.mark("hole", (7, 6), igor, "portable-holes")
    table.mark("hole", (7, 13), igor, "portable-holes")
    table.roll(3)
    table.answer("hole", 1)
    table.answer("follow", square_of((8, 6)))
    with pytest.raises(AssertionError, match=r"no answer to 'follow': \[95, 96, 97\]"):
        igor.combines("flying-tackle", to=(5, 6))
    assert vlad.at == (7, 13)


@rule("synergy.power.flying-tackle", "synergy.power.portable-holes")
def test_anybody_who_fell_into_a_hole_is_not_followed_farther_than_it_could_fly(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    table.mark("hole", (7, 6), igor, "portable-holes")
    table.mark("hole", (7, 13), igor, "portable-holes")
    table.roll(3)
    table.answer("hole", 1)
    table.answer("follow", square_of((8, 6)))
    with pytest.raises(AssertionError, match=r"no answer to 'follow': \[95, 96, 97\]"):
        igor.combines("flying-tackle", to=(5, 6))
    assert vlad.at == (7, 13)


@rule("synergy.power.flying-tackle", "synergy.power.portable-holes")
def test_a_run_through_a_hole_goes_on_from_the_other(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle")
    table.mark("hole", (4, 6), igor, "portable-holes")
    table.mark("hole", (3, 11), igor, "portable-holes")
    table.answer("hole", 1)
    igor.combines("flying-tackle", to=(5, 6))
    assert igor.at == (4, 11)


@rule("synergy.power.flying-tackle", "synergy.status.held")
def test_nobody_tackles_while_held(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6)
    put_under(table, igor, HELD, vlad)
    igor.begins()
    assert not igor.can("combo", "flying-tackle")


@rule("synergy.power.flying-tackle", "synergy.power.detachable-tail")
def test_anybody_who_leaves_a_tail_behind_has_not_flown(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle"), table.put(1, 6, 6, "detachable-tail", hits=2)
    table.roll(3)
    table.answer("run", square_of((5, 6)), by=igor)
    table.answer("land", square_of((8, 6)), by=vlad)
    igor.combines("flying-tackle")
    assert (vlad.hits, vlad.at, igor.at) == (1, (8, 6), (5, 6)), "nobody is asked how far to follow"


# 47 hit-and-run


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
