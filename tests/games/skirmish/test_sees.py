"""Which unit sees which: half of a base, barriers, elevations, blind spots (skirmish.los, skirmish.blindspot)."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.bodies import sees
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table

HIGH = {"kind": "elevation", "level": 3, "dotted": [], "at": [[0, 0], [10, 0], [10, 20], [0, 20]]}
RADIUS = 0.63
"""Athum's."""


def both(one: Fighter, other: Fighter) -> bool:
    """Do they see each other? It is the same both ways."""
    state = one.table.state
    forth, back = sees(state, one.number, other.number), sees(state, other.number, one.number)
    assert forth == back
    return forth


@rule("skirmish.blindspot")
@pytest.mark.parametrize(("target", "seen"), [(11, False), (12.99, False), (13.01, True), (16, True)])
def test_the_book_case_of_the_blind_spot(target: float, seen: bool) -> None:
    """On level 3, 1" from the edge: the blind spot reaches 3" from the edge, in both directions."""
    table = Table(terrain=[HIGH])
    athum = table.put(0, "crown.athum", 10 - 1 - RADIUS, 10)
    assert both(athum, table.put(1, "crown.soldier", target, 10)) == seen


@rule("skirmish.blindspot")
def test_at_the_edge_there_is_no_blind_spot() -> None:
    table = Table(terrain=[HIGH])
    athum = table.put(0, "crown.athum", 10 - RADIUS, 10)
    assert both(athum, table.put(1, "crown.soldier", 10.7, 10))


@rule("skirmish.blindspot", "skirmish.climb")
def test_a_climber_is_seen_from_the_top_of_the_wall_on_which_it_hangs() -> None:
    """It sits on the edge: half of its base is in the spot, and that is not more than half."""
    table = Table(map="keeps")
    climber = table.put(0, "crown.soldier", 6.001, 7.5, level=2)
    climber.it.hanging = True
    assert both(climber, table.put(1, "crown.soldier", 4.65, 7.5))


@rule("skirmish.blindspot")
def test_bases_in_contact_over_a_low_edge_see_each_other() -> None:
    """41 % of the lower one is in the spot: the rest of it lies on the near side of the edge, or beyond the spot."""
    table = Table(map="ford")
    low, high = table.put(0, "crown.soldier", 16.8, 7), table.put(1, "crown.soldier", 17.903, 7)
    assert (low.it.level, high.it.level) == (0, 1)
    assert both(low, high)


@rule("skirmish.los")
def test_a_barrier_hides_and_half_a_base_is_enough() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[9.8, 10], [10.2, 10], [10.2, 14], [9.8, 14]]}])
    one = table.put(0, "crown.soldier", 7, 12)
    assert not both(one, table.put(1, "crown.soldier", 13, 12))
    assert both(one, table.put(1, "crown.soldier", 13, 7))
    assert both(one, table.put(1, "crown.soldier", 8.5, 14))


@rule("skirmish.los")
def test_units_do_not_hide_units() -> None:
    table = Table()
    one, other = table.put(0, "crown.soldier", 5, 10), table.put(1, "crown.soldier", 15, 10)
    table.put(1, "cinder.gorm", 10, 10)
    assert both(one, other)


@rule("skirmish.los")
def test_an_elevation_higher_than_both_hides() -> None:
    table = Table(terrain=[{"kind": "elevation", "level": 1, "dotted": [], "at": [[9, 5], [11, 5], [11, 15], [9, 15]]}])
    one, other = table.put(0, "crown.soldier", 5, 10), table.put(1, "crown.soldier", 15, 10)
    assert not both(one, other)
    one.it.level = 1
    assert both(one, table.put(1, "crown.soldier", 10, 10))


@rule("skirmish.los")
def test_who_moves_is_looked_at_anew() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[9.8, 10], [10.2, 10], [10.2, 14], [9.8, 14]]}])
    one, other = table.put(0, "crown.soldier", 7, 12), table.put(1, "crown.soldier", 13, 12)
    assert not both(one, other)
    one.moves(7, 9.2)
    assert both(one, other) == sees(table.state, other.number, one.number)
    other.it.y = 8000
    assert both(one, other)
