"""Gadgets that leave something on squares: each card, and each of its rulings that could go wrong.

Smoke Bomb, Crate of Bananas, Pair of Portable Holes.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.effects.statuses import blinded
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.moving.steps import ASIDE, THROUGH
from fracas.games.synergy.rows import number_of
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


# 3 smoke-bomb


@rule("synergy.power.smoke-bomb", "synergy.status.blinded")
def test_smoke_blinds_anybody_who_stands_in_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 10, 6, "pocket-pistol")
    keith = table.put(1, 11, 6)
    igor.strikes("k7", "smoke-bomb")
    assert all("smoke" in table.markers(f"{column}{row}") for column in "jkl" for row in (6, 7, 8))
    assert table.markers("i7") == set()
    vlad.begins()
    assert not vlad.can("strike", "pocket-pistol")
    table.roll(5)
    vlad.strikes(keith)
    assert keith.hits == 6, "a 5 at −2 is a 3"
    vlad.walks("i7")
    assert not blinded(table.state, vlad.number), "only for as long as it stands there"


@rule("synergy.power.smoke-bomb", "synergy.sight", "synergy.duration")
def test_no_line_enters_leaves_or_crosses_smoke_until_the_throwers_next_turn(table: Table) -> None:
    igor, vlad = table.put(0, 4, 6, "smoke-bomb", "mirror-shades"), table.put(1, 9, 6, "pocket-pistol", "grenade")
    inside = table.put(1, 7, 6, "mirror-shades", "flameblast", "bungee-arms")
    igor.strikes("g7", "smoke-bomb")
    vlad.begins()
    assert vlad.targets("pocket-pistol") == set()
    assert "h7" not in vlad.targets("grenade") and "i7" in vlad.targets("grenade")
    inside.begins()
    assert inside.targets("flameblast") == set(), "it is not blinded, but its line would leave the cloud"
    assert inside.targets() == set(), "nor does a stretched arm get out"
    igor.begins()
    assert table.markers("g7") == set()
    assert not table.state.orphans


@rule("synergy.power.smoke-bomb")
def test_smoke_is_no_obstacle_and_areas_ignore_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 10, 6, "reactor-tummy")
    keith = table.put(1, 11, 6)
    igor.strikes("k7", "smoke-bomb")
    table.roll(3)
    vlad.walks("k6")
    vlad.strikes(None, "reactor-tummy")
    assert keith.hits == 3, "−2 on Auto: it needs a 1+, and 3 − 2 will do"


@rule("synergy.power.smoke-bomb", "synergy.status.blinded")
def test_an_adjacent_strike_into_smoke_is_no_line(table: Table) -> None:
    igor, vlad, keith = table.put(0, 10, 3, "smoke-bomb"), table.put(1, 8, 6), table.put(0, 9, 6)
    table.mark("smoke", "j7", igor, "smoke-bomb")
    table.roll(4)
    vlad.strikes(keith)
    assert keith.hits == 5


@rule("synergy.power.smoke-bomb")
def test_a_new_cloud_clears_the_old_one_no_matter_who_threw_it(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "smoke-bomb"), table.put(0, 6, 7)
    igor.strikes("k7", "smoke-bomb")
    table.state.warriors[igor.number].strikes = 1
    igor.gives(friend, "smoke-bomb")
    friend.strikes("g11", "smoke-bomb")
    assert table.markers("k7") == set()
    assert table.markers("g11") == {"smoke"}


@rule("synergy.power.smoke-bomb", "synergy.throw")
def test_a_cloud_covers_pillars_but_does_not_land_on_them(table: Table) -> None:
    igor = table.put(0, 6, 6, "smoke-bomb")
    igor.begins()
    assert "h6" not in igor.targets("smoke-bomb")
    igor.strikes("g6", "smoke-bomb")
    assert table.markers("h6") == {"smoke"}, "the pillar in the cloud does not matter"


@rule("synergy.power.smoke-bomb", "synergy.death")
def test_smoke_outlives_its_thrower_until_its_player_begins_a_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb", hits=1), table.put(1, 6, 7)
    igor.strikes("k7", "smoke-bomb")
    table.roll(4)
    vlad.strikes(igor)
    assert not igor.alive
    assert table.markers("k7") == {"smoke"}
    Fighter(table, 0).begins()
    assert table.markers("k7") == set()


@rule("synergy.power.smoke-bomb")
def test_suppressed_smoke_is_ignored(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 10, 6, "pocket-pistol")
    igor.strikes("j7", "smoke-bomb")
    suppress(table.state, table.tell, igor.number, number_of("smoke-bomb"), 1)
    vlad.begins()
    assert vlad.targets("pocket-pistol") == {repr(igor)}
    assert not blinded(table.state, vlad.number)
    assert table.markers("j7") == {"smoke"}, "it lies there all the same, and works again when its card does"
    vlad.ends()
    Fighter(table, 1).begins()
    assert blinded(table.state, vlad.number)


# 8 crate-of-bananas


@rule("synergy.power.crate-of-bananas", "synergy.random")
def test_a_peel_stops_a_walk_and_makes_it_drift(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "crate-of-bananas"), table.put(1, 10, 6)
    igor.strikes("j7", "crate-of-bananas")
    assert table.markers("j7") == {"peel"}
    table.roll(2)
    vlad.steps("W", "W")
    assert vlad.square == "j6", "it stopped at once, and a 2 is one square north"
    assert table.markers("j7") == set()


@rule("synergy.power.crate-of-bananas")
def test_its_own_thrower_slips_too_and_may_collide(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "crate-of-bananas"), table.put(1, 6, 5)
    igor.strikes("g7", "crate-of-bananas")
    table.roll(2, 3, 4)
    igor.walks("g7")
    assert (igor.square, igor.hits, vlad.hits) == ("g7", 5, 6)


@rule("synergy.power.crate-of-bananas", "synergy.throw")
def test_a_peel_wants_an_empty_square(table: Table) -> None:
    igor = table.put(0, 7, 6, "crate-of-bananas")
    table.put(1, 9, 6)
    table.lay("grenade", "g7")
    igor.begins()
    assert igor.targets("crate-of-bananas") == {"i7", "f7", "e7", "d7", "h8", "h9"}


@rule("synergy.power.crate-of-bananas")
def test_a_fourth_peel_replaces_one_no_matter_who_holds_the_crate(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "crate-of-bananas"), table.put(1, 14, 14)
    for spot in ("a9", "b9", "c9"):
        table.mark("peel", spot, vlad, "crate-of-bananas")
    table.answer("replace", 8 * 15 + 1)
    igor.strikes("g7", "crate-of-bananas")
    assert [table.markers(spot) for spot in ("a9", "b9", "c9", "g7")] == [{"peel"}, set(), {"peel"}, {"peel"}]


@rule("synergy.power.crate-of-bananas", "synergy.knockback")
def test_being_knocked_onto_a_peel_counts(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "preposterous-mallet"), table.put(1, 6, 6)
    table.mark("peel", "h7", igor, "crate-of-bananas")
    table.roll(5, 4)
    igor.strikes(vlad, "preposterous-mallet")
    assert vlad.square == "h8", "one square of the two, then south"


@rule("synergy.power.crate-of-bananas")
def test_landing_on_a_peel_counts_and_flying_over_it_does_not(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "second-hand-jetpack"), table.put(1, 14, 14)
    for spot in ("g7", "i7"):
        table.mark("peel", spot, vlad, "crate-of-bananas")
    table.roll(4, 6)
    igor.moves("second-hand-jetpack", "i7")
    assert igor.square == "i8"
    assert (table.markers("g7"), table.markers("i7")) == ({"peel"}, set())


@rule("synergy.power.crate-of-bananas", "synergy.power.blink", "synergy.power.fast")
def test_slipping_after_a_leap_ends_the_whole_move(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "blink", "fast"), table.put(1, 14, 14)
    table.mark("peel", "g7", vlad, "crate-of-bananas")
    table.roll(3)
    igor.moves("blink", "g7")
    assert igor.square == "h7", "the added squares are lost"
    assert (0, "walk") not in table.asked


@rule("synergy.power.blink", "synergy.power.detachable-tail", "synergy.move.basic")
@pytest.mark.parametrize("more", ["fast", "too-many-legs"])
def test_leaping_away_from_a_fire_ends_the_whole_move(table: Table, more: str) -> None:
    """As on a walk: anybody who loses its tail where it landed has leapt away, and goes no farther."""
    igor = table.put(0, 5, 6, "blink", more, "detachable-tail", hits=1)
    vlad = table.put(1, 14, 14, "circle-of-campfires")
    table.mark("campfire", "g7", vlad, "circle-of-campfires")
    table.answer("land", square_of("g7"))
    table.answer("land", square_of("h8"))
    igor.moves("blink")
    assert (igor.hits, igor.square) == (1, "h8")
    assert (0, "walk") not in table.asked


# 14 portable-holes


@rule("synergy.power.portable-holes")
def test_a_walk_goes_in_at_one_hole_and_on_from_the_other(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes", "two-heads"), table.put(1, 10, 6)
    igor.strikes("g5", "portable-holes")
    table.answer("replace", square_of("j7"))
    igor.strikes("j7", "portable-holes")
    assert (table.markers("g5"), table.markers("j7")) == ({"hole"}, {"hole"})
    table.answer("hole", THROUGH)
    table.answer("step", 0)
    vlad.walks("j7")
    assert vlad.square == "g4", "the square of the other hole costs nothing: one square in, one square north"


@rule("synergy.power.portable-holes")
def test_nobody_must_go_down_a_hole(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.answer("hole", ASIDE)
    vlad.steps("W", "W")
    assert vlad.square == "i7"


@rule("synergy.power.portable-holes")
def test_a_single_hole_leads_nowhere(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6)
    table.mark("hole", "j7", igor, "portable-holes")
    vlad.walks("j7")
    assert vlad.square == "j7"
    assert (1, "hole") not in table.asked


@rule("synergy.power.portable-holes")
def test_one_hole_may_be_moved_before_the_second_is_laid(table: Table) -> None:
    igor = table.put(0, 6, 6, "portable-holes")
    table.mark("hole", "a4", igor, "portable-holes")
    table.answer("replace", square_of("a4"))
    igor.strikes("g5", "portable-holes")
    assert (table.markers("a4"), table.markers("g5")) == (set(), {"hole"})


@rule("synergy.power.portable-holes")
def test_there_is_no_third_hole(table: Table) -> None:
    igor = table.put(0, 6, 6, "portable-holes")
    for spot in ("a4", "a6"):
        table.mark("hole", spot, igor, "portable-holes")
    table.answer("replace", square_of("g5"))
    with pytest.raises(StoryError, match="no answer to 'replace'"):
        igor.strikes("g5", "portable-holes")
    table.told.clear()


@rule("synergy.power.portable-holes")
def test_a_hole_under_a_warrior_lets_nobody_out(table: Table) -> None:
    igor, vlad = table.put(0, 0, 3, "portable-holes"), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    vlad.walks("j7")
    assert vlad.square == "j7"


@rule("synergy.power.portable-holes", "synergy.knockback")
@pytest.mark.parametrize(("answer", "ends"), [(THROUGH, "a4"), (ASIDE, "i7")])
def test_knocked_into_a_hole_its_owner_decides_and_the_knock_ends_there(table: Table, answer: int, ends: str) -> None:
    igor, vlad = table.put(0, 5, 6, "preposterous-mallet"), table.put(1, 6, 6)
    for spot in ("h7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.roll(5)
    table.answer("hole", answer, by=vlad)
    igor.strikes(vlad, "preposterous-mallet")
    assert vlad.square == ends, "if the hole is declined the knock of two goes on"


@rule("synergy.power.portable-holes", "synergy.random")
def test_a_drift_is_a_move_of_its_own_and_may_end_in_a_hole(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.mark("peel", "a3", igor, "crate-of-bananas")
    table.answer("hole", THROUGH)
    table.answer("hole", THROUGH)
    table.roll(4)
    vlad.steps("W", "N")
    assert vlad.square == "j7", "through the holes to a4, onto a peel, south into the hole and back"


@rule("synergy.power.portable-holes")
def test_a_hole_is_used_once_in_a_move(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6, "fast")
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    table.answer("hole", THROUGH)
    vlad.steps("W", "N", "S")
    assert vlad.square == "a4"
    assert table.asked.count((1, "hole")) == 1


@rule("synergy.power.portable-holes")
def test_the_holes_stay_when_the_gadget_changes_hands_and_its_holder_moves_them(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 7, 6)
    for spot in ("a4", "a6"):
        table.mark("hole", spot, igor, "portable-holes")
    igor.gives(vlad, "portable-holes")
    assert table.markers("a4") == {"hole"}
    table.answer("replace", square_of("a6"))
    vlad.strikes("i7", "portable-holes")
    assert (table.markers("a4"), table.markers("a6"), table.markers("i7")) == ({"hole"}, set(), {"hole"})


@rule("synergy.power.portable-holes", "synergy.throw")
def test_a_hole_wants_an_empty_square_within_three(table: Table) -> None:
    igor = table.put(0, 7, 6, "portable-holes")
    table.put(1, 9, 6)
    table.mark("peel", "g7", igor, "crate-of-bananas")
    igor.begins()
    assert igor.targets("portable-holes") == {"i7", "f7", "e7", "h8", "h9"}


@rule("synergy.power.portable-holes")
def test_suppressed_holes_are_only_painted(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "portable-holes"), table.put(1, 10, 6)
    for spot in ("j7", "a4"):
        table.mark("hole", spot, igor, "portable-holes")
    suppress(table.state, table.tell, igor.number, number_of("portable-holes"), 0)
    vlad.steps("W", "W")
    assert vlad.square == "i7", "straight across"
    assert (1, "hole") not in table.asked
