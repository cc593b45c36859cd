"""Leaps; and the geometry by which lines of strikes are tested, against exact fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.games.synergy.board import (
    DIRECTION_NAMES,
    NAMED,
    NAMES,
    NEIGHBOURS4,
    NOWHERE,
    OFFSETS,
    PLACES,
    RAYS,
    SAME,
    SQUARES,
    at,
    direction_to,
    distance,
    leaps,
)
from tests.games.synergy.geometry import CROSSED, TOUCHED, blocker, crossed, first, landings, line, mask_of, sees
from tests.kit.rules import rule

HALF = Fraction(1, 2)
squares = st.integers(0, SQUARES - 1)
boards = st.one_of(st.sets(squares, max_size=20), st.sets(squares, min_size=30, max_size=90))


def masked(names: str) -> bytes:
    return mask_of(NAMED[name] for name in names.split())


def names(found: tuple[int, ...] | list[int]) -> str:
    return " ".join(NAMES[each] for each in found)


# -- the slow and obvious version


def inside(here: int, there: int, square: int) -> tuple[Fraction, Fraction] | None:
    """From where to where the line from centre to centre lies in the closed square, as shares of its length."""
    begin, end = Fraction(0), Fraction(1)
    for start, stop, low in ((here % 15, there % 15, square % 15), (here // 15, there // 15, square // 15)):
        position, way = start + HALF, Fraction(stop - start)
        if way == 0:
            if not low <= position <= low + 1:
                return None
            continue
        enters, leaves = sorted([(low - position) / way, (low + 1 - position) / way])
        begin, end = max(begin, enters), min(end, leaves)
    return (begin, end) if begin <= end else None


def crosses(here: int, there: int, square: int) -> bool:
    """Does the line go through the inside of the square? It never runs along a side, since it begins at a centre."""
    shares = inside(here, there, square)
    return shares is not None and shares[0] < shares[1]


def in_the_way(here: int, there: int, blocked: set[int]) -> list[tuple[Fraction, tuple[int, ...]]]:
    """All that blocks the line, with where along it: squares crossed, and pairs that touch at a corner on the line."""
    met: list[tuple[Fraction, tuple[int, ...]]] = []
    blocked = blocked - {here, there}
    touched: dict[int, Fraction] = {}
    for square in blocked:
        shares = inside(here, there, square)
        if shares is not None and shares[0] < shares[1]:
            met.append((shares[0], (square,)))
        elif shares is not None:
            touched[square] = shares[0]
    for one, other in product(touched, touched):
        diagonal = abs(one % 15 - other % 15) == 1 and other // 15 - one // 15 == 1
        if diagonal and touched[one] == touched[other]:
            met.append((touched[one], (one, other)))
    return sorted(met)


# -- sight


@rule("synergy.sight")
def test_every_line_crosses_exactly_the_squares_that_geometry_says() -> None:
    """All 841 offsets of two squares."""
    for offset in range(OFFSETS):
        down, right = offset // 29 - 14, offset % 29 - 14
        here = at(14 if right < 0 else 0, 14 if down < 0 else 0)
        there = here + down * 15 + right
        assert PLACES[there] - PLACES[here] + SAME == offset
        rows = range(min(here // 15, there // 15), max(here // 15, there // 15) + 1)
        columns = range(min(here % 15, there % 15), max(here % 15, there % 15) + 1)
        box = {at(column, row) for row in rows for column in columns}
        between = {each for each in box if crosses(here, there, each)} - {here, there}
        assert set(crossed(here, there)) == between
        assert len(CROSSED[offset]) == len(between)
        pairs = {tuple(sorted((here + one, here + other))) for one, other in TOUCHED[offset]}
        touched = {each for each in box - {here, there} if inside(here, there, each) and each not in between}
        # a line through a corner touches the two squares beside it, and each of the two at that corner only
        assert {each for pair in pairs for each in pair} == touched
        assert all(inside(here, there, one) == inside(here, there, other) for one, other in pairs)
        assert len(pairs) * 2 == len(touched)


@rule("synergy.sight", "synergy.diagonal")
@given(squares, st.lists(squares, min_size=1, max_size=12), boards)
def test_sight_and_what_blocks_it_are_as_geometry_says(here: int, others: list[int], blocked: set[int]) -> None:
    mask = mask_of(blocked)
    for there in others:
        met = in_the_way(here, there, blocked)
        assert sees(here, there, mask) == (not met)
        found = blocker(here, there, mask)
        # a line may pass between two squares exactly where it enters a third: either is the first thing in the way
        assert tuple(sorted(found)) in ([what for where, what in met if where == met[0][0]] if met else [()])


@rule("synergy.sight")
@given(squares, squares, boards)
def test_anybody_who_sees_is_seen(here: int, there: int, blocked: set[int]) -> None:
    mask = mask_of(blocked)
    assert sees(here, there, mask) == sees(there, here, mask)
    assert sees(here, there, mask) == (blocker(here, there, mask) == ())


@rule("synergy.sight", "synergy.range")
def test_a_straight_line_is_blocked_by_what_stands_between() -> None:
    assert not sees(NAMED["a1"], NAMED["f1"], masked("c1"))
    assert names(blocker(NAMED["a1"], NAMED["f1"], masked("c1 d1"))) == "c1"
    assert names(blocker(NAMED["f1"], NAMED["a1"], masked("c1 d1"))) == "d1"
    assert sees(NAMED["a1"], NAMED["f1"], masked("a2 b2 c2 g1"))
    assert sees(NAMED["a1"], NAMED["f1"], masked("a1 f1"))  # the ends do not block
    assert sees(NAMED["c5"], NAMED["c5"], masked("c5"))
    assert not sees(NAMED["h15"], NAMED["h1"], masked("h8"))


@rule("synergy.sight")
def test_touching_a_corner_is_fine() -> None:
    """From a1 to c3 through b2, past the corners of b1, a2, c2 and b3."""
    assert sees(NAMED["a1"], NAMED["c3"], masked("b1 b3"))
    assert sees(NAMED["a1"], NAMED["c3"], masked("a2 b3"))
    assert not sees(NAMED["a1"], NAMED["c3"], masked("b2"))


@rule("synergy.sight", "synergy.diagonal")
def test_no_line_passes_between_two_that_touch_diagonally() -> None:
    assert not sees(NAMED["a1"], NAMED["c3"], masked("b1 a2"))
    assert not sees(NAMED["a1"], NAMED["c3"], masked("c2 b3"))
    assert not sees(NAMED["a1"], NAMED["b2"], masked("b1 a2"))
    assert names(blocker(NAMED["a1"], NAMED["c3"], masked("c2 b3"))) in ("c2 b3", "b3 c2")
    # one to three: through the corner of b1, b2 and c1, c2 half-way
    assert not sees(NAMED["a1"], NAMED["d2"], masked("c1 b2"))
    assert sees(NAMED["a1"], NAMED["d2"], masked("c1 a2 d1"))
    assert names(blocker(NAMED["a1"], NAMED["d2"], masked("b1"))) == "b1"


@rule("synergy.sight")
def test_a_line_that_is_no_diagonal_is_blocked_by_what_it_grazes() -> None:
    """From a1 to c2 it crosses b1 and b2, half a square each."""
    assert names(crossed(NAMED["a1"], NAMED["c2"])) == "b1 b2"
    assert not sees(NAMED["a1"], NAMED["c2"], masked("b1"))
    assert not sees(NAMED["a1"], NAMED["c2"], masked("b2"))
    assert sees(NAMED["a1"], NAMED["c2"], masked("a2 c1"))


# -- rays, beams


@rule("synergy.range", "synergy.diagonal")
@given(squares, st.integers(0, 7), st.integers(0, 16), boards)
def test_a_line_goes_as_far_as_it_sees(here: int, direction: int, far: int, blocked: set[int]) -> None:
    mask = mask_of(blocked)
    seen = [each for each in RAYS[here][direction][:far] if not in_the_way(here, each, blocked)]
    assert line(here, direction, far, mask) == seen
    met = [each for each in seen if each in blocked]
    assert first(here, direction, far, mask) == (met[0] if met else NOWHERE)


@rule("synergy.range")
@pytest.mark.parametrize(
    ("direction", "far", "blocked", "squares_on_it", "met"),
    [
        ("E", 3, "", "i8 j8 k8", None),
        ("E", 3, "k8", "i8 j8 k8", "k8"),
        ("E", 3, "l8", "i8 j8 k8", None),
        ("E", 3, "j8 k8", "i8 j8", "j8"),
        ("E", 20, "", "i8 j8 k8 l8 m8 n8 o8", None),
        ("NW", 4, "e5", "g7 f6 e5", "e5"),
        ("NW", 4, "f7 g6 e5", "g7", None),  # between f7 and g6 nothing passes
        ("NW", 4, "h7 g8 g7", "", None),
        ("N", 0, "h7", "", None),
    ],
)
def test_a_line_ends_with_the_first_that_blocks(
    direction: str, far: int, blocked: str, squares_on_it: str, met: str | None
) -> None:
    here, towards = NAMED["h8"], DIRECTION_NAMES.index(direction)
    assert names(line(here, towards, far, masked(blocked))) == squares_on_it
    assert first(here, towards, far, masked(blocked)) == (NAMED[met] if met else NOWHERE)


# -- throws and leaps


@rule("synergy.throw")
def test_a_throw_lands_on_a_warrior_but_goes_no_farther() -> None:
    found = landings(NAMED["a1"], 4, masked(""), masked("c1 a4"))
    assert names(found) == "b1 c1 a2 a3 a4"


@rule("synergy.throw")
def test_a_throw_neither_lands_on_nor_passes_a_permanent_obstacle() -> None:
    assert names(landings(NAMED["a1"], 4, masked("c1 a2"), masked(""))) == "b1"
    assert names(landings(NAMED["a1"], 4, masked("c1 a2"), masked("c1"))) == "b1"  # somebody up on the pillar


@rule("synergy.throw", "synergy.diagonal")
def test_a_diagonal_throw_passes_no_two_that_touch() -> None:
    assert names(landings(NAMED["a1"], 3, masked("b1 a2"), masked(""), diagonal=True)) == ""
    assert names(landings(NAMED["a1"], 3, masked("b1"), masked("a2"), diagonal=True)) == "a2"
    assert names(landings(NAMED["a1"], 3, masked("c2 a2"), masked("b1 b3"), diagonal=True)) == "b1"
    assert names(landings(NAMED["a1"], 3, masked("c2 a2"), masked("b3"), diagonal=True)) == "b1 c1 d1 b2"
    assert names(landings(NAMED["a1"], 3, masked("b1"), masked(""), diagonal=True)) == "a2 a3 a4 b2 c3 d4"


@rule("synergy.throw", "synergy.range", "synergy.sight")
@given(squares, st.integers(1, 7), boards, st.sets(squares, max_size=12), st.booleans())
def test_throws_land_wherever_the_line_is_clear(
    here: int, far: int, walls: set[int], warriors: set[int], diagonal: bool
) -> None:
    def lands(there: int) -> bool:
        direction = direction_to(here, there)
        straight = direction != NOWHERE and (diagonal or direction < 4)
        return straight and distance(here, there) <= far and not in_the_way(here, there, walls | warriors)

    found = landings(here, far, mask_of(walls), mask_of(warriors), diagonal)
    assert len(found) == len(set(found))
    assert set(found) == {there for there in range(SQUARES) if there not in walls and lands(there)}


@given(squares, st.integers(1, 7), boards, st.booleans())
def test_leaps_land_on_free_squares_whatever_stands_between(
    here: int, far: int, taken: set[int], diagonal: bool
) -> None:
    rays = RAYS[here][: 8 if diagonal else 4]
    expected = [there for ray in rays for there in ray if distance(here, there) <= far and there not in taken]
    assert leaps(here, far, mask_of(taken), diagonal) == expected
    assert set(leaps(here, 1, mask_of([]))) == set(NEIGHBOURS4[here])
